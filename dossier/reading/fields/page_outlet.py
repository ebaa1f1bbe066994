"""Decides which outlet a whole page belongs to: a single sign is no proof, two that agree are.

A page names many outlets: partners, sisters, owners, agencies, those in the story. Its own is named in more than one
way: as copyright holder, in its addresses, by lines that link to it or offer something of it, at the top, after the
headline in the window's title, and again and again among the lines around the story.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from dossier.authority.gazetteer import fold
from dossier.authority.given_names import opens_with_given
from dossier.authority.outlet_list import Outlet, name_key
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.outlet_names import ARTICLES, may_have_paper_form
from dossier.reading.fields.outlet_signs import PageStretch, Sign, signs_of
from dossier.reading.fields.page_names import is_formed, is_town
from dossier.reading.fields.paper_name import has_own_word

DOUBTED = 0.15  # rank of a name that is kept as an alternative, and never shown
_AGREED, _MORE, _MOST = 0.6, 0.04, 0.88  # of one that two signs agree on, of each more, of many
_ENOUGH = 2
_MANY = 3  # ways in which an outlet is named whose name says nothing
_LINE, _NOTICE = 60, 300  # characters of a line that is about a name at any position, and of one that is looked at
_AGAIN, _OFTEN = 3, 5  # lines that name an outlet
_TWICE = 2
_MOST_WORDS = 5  # of a name
_OTHERS = 4  # names that are kept as alternatives
_PROVEN = frozenset(("rights", "address", "mail", "title"))  # an outlet whose name says nothing needs one of these


@dataclass(frozen=True, slots=True)
class OutletEvidence:
    """All signs for one outlet, and the lines that name it."""

    signs: tuple[Sign, ...]
    lines: frozenset[int]
    is_formed: bool

    @property
    def kinds(self) -> set[str]:
        return {sign.kind for sign in self.signs}

    @property
    def times(self) -> int:
        return len(self.lines)

    @property
    def weight(self) -> int:
        often = (self.times >= _AGAIN) + (self.times >= _OFTEN)
        return len(self.kinds - {"shown"}) + often + self.is_formed + any(map(_counts_twice, self.signs))

    @property
    def is_sufficient(self) -> bool:
        """True if its signs are enough: a common word needs a proof, or many signs."""
        if self.weight < _ENOUGH or self._is_chance:
            return False
        if self.is_formed:
            return True
        if is_town(self.signs[0].words):
            return False
        many = len(self.kinds - {"shown", "owner"}) >= _MANY or self.kinds >= {"top", "beside"}
        return many or self.is_proven or (self.is_listed and self.times >= _OFTEN)

    @property
    def _is_chance(self) -> bool:
        """True for an owner with a paper-like name, a name only in the story's head, or a mere word of an address."""
        if self.kinds <= {"owner", "shown"}:
            return self.times < _ENOUGH
        if self.kinds == {"beside"}:
            return not self.times
        return self.kinds <= {"address", "shown"} and not any(
            s.outlet or self._may_be_named(s.words) for s in self.signs
        )

    def _may_be_named(self, words: str) -> bool:
        """Whether words that an address spells may be a name: no term, and no person's, whose own the address is."""
        return " " in words and words[0].isupper() and (self.is_formed or not opens_with_given(words))

    @property
    def is_proven(self) -> bool:
        return bool(self.kinds & _PROVEN)

    @property
    def is_listed(self) -> bool:
        """Whether a list has the outlet by the very words that are read, which are led to, or have an article."""
        return any(
            sign.outlet is not None
            and not sign.outlet.wire
            and (sign.kind == "led" or _is_whole(sign.words, sign.outlet))
            for sign in self.signs
        )

    @property
    def best(self) -> Sign:
        """The sign whose words are shown: names before addresses, with their article, written as names are."""
        times = Counter(sign.name for sign in self.signs)

        def standing(sign: Sign) -> tuple[bool, bool, bool, int]:
            is_name = "." not in sign.words
            return is_name, not _is_flat(sign.name), sign.words.partition(" ")[0] in ARTICLES, times[sign.name]

        return max((sign for sign in self.signs if sign.is_seen), key=standing)


def page_outlets(
    rendition: str,
    lines: Sequence[PageStretch],
    title: str = "",
    also: Iterable[FoundOutlet] = (),
    stated: Iterable[tuple[str, str]] = (),
) -> list[FoundOutlet]:
    """The outlet on which the signs of a page agree, and others that it names, which are never to be shown.

    `lines`: those around the story; `title`: the headline; `also`: outlets that other rules found near the story;
    `stated`: "title" and parts of the window's title, "host" and the page's own hosts.
    """
    kept = [line for line in lines if len(line.text) <= _NOTICE]
    nearby = (Sign("beside", rendition[who.start : who.end], who.outlet, who.start, who.end) for who in also)
    signs = [*signs_of(rendition, kept, title, stated), *nearby]
    cases = sorted(_cases(kept, signs), key=lambda case: (-case.weight, -case.times, case.signs[0].start))
    sufficient = [case for case in cases if case.is_sufficient and not _is_offspring(case, cases)]
    first = _likeliest(sufficient)
    if first is not None and _is_outnamed(first, cases):
        first = None
    if first is not None and any(c.weight > first.weight and c.is_proven for c in cases if not c.is_sufficient):
        first = None  # more is said for a name that may be any word
    found = [_found(first, min(_MOST, _AGREED + _MORE * (first.weight - _ENOUGH)))] if first else []
    others = [case for case in cases if case is not first and (case.is_formed or case.is_proven)]
    return [*found, *(_found(case, DOUBTED) for case in others[:_OTHERS])]


def _likeliest(cases: Sequence[OutletEvidence]) -> OutletEvidence | None:
    """The first, or the one whose full name it is short for; none where as much is said for another."""
    first, second = cases[0] if cases else None, cases[1] if len(cases) > 1 else None
    if first is None or second is None:
        return first
    owner = next((one for one in cases[1:] if _is_part(first, one) and ("rights" in one.kinds or one.is_formed)), None)
    tied = (second.weight, second.times) == (first.weight, first.times) and not _is_part(second, first)
    return owner or (None if tied else first)


def _is_offspring(case: OutletEvidence, cases: Sequence[OutletEvidence]) -> bool:
    """Whether another that is named more often opens the name: "Valley Herald Email", a newsletter of the paper's."""
    if case.is_proven or "owner" in case.kinds:
        return False
    return any(other is not case and other.times >= case.times and _is_part(other, case) for other in cases)


def _is_part(short: OutletEvidence, long: OutletEvidence) -> bool:
    """Whether one name opens the other."""
    return f"{long.signs[0].key} ".startswith(f"{short.signs[0].key} ") and short is not long


def _is_whole(words: str, listed: Outlet) -> bool:
    """Whether words are a listed name with its article, be it in capitals."""
    return words.partition(" ")[0].capitalize() in ARTICLES and fold(words) in map(fold, listed.names)


def _is_outnamed(first: OutletEvidence, cases: Sequence[OutletEvidence]) -> bool:
    """Whether an address alone speaks for an outlet, and lines lead to another more often: a partner's, a sister's."""
    if not first.kinds <= {"address", "shown", "owner"}:
        return False
    return any("led" in case.kinds and case.times >= _TWICE * first.times for case in cases if case is not first)


def _is_entitled(sign: Sign) -> bool:
    """Whether a name has a paper's word or, behind an article, a town as a holder of rights, or opens the page."""
    parts = sign.words.split()
    if not 1 < len(parts) <= _MOST_WORDS or not parts[1][0].isupper():
        return False
    if sign.kind == "rights":
        placed = may_have_paper_form(sign.words) and is_town(parts[-1])
        return sign.outlet is None and (placed or has_own_word(sign.words))
    if parts[0] not in ARTICLES:
        return False
    return sign.kind == "again" or (sign.kind == "top" and len(parts) > 2 and may_have_paper_form(sign.words))


def _counts_twice(sign: Sign) -> bool:
    """Whether a sign is two: a holder of rights who is listed, or an address, and words that an address spells."""
    if sign.kind == "rights":
        return "." in sign.words if sign.outlet is None else not sign.outlet.wire
    return sign.kind == "address" and " " in sign.words and name_key(sign.words) != fold(sign.words).replace(" ", "")


def _found(case: OutletEvidence, rank: float) -> FoundOutlet:
    sign = case.best
    return FoundOutlet(sign.name, sign.outlet, sign.start, sign.end, rank)


class _Folded:
    """The page's lines as names are looked for in them, each once."""

    def __init__(self, lines: Sequence[PageStretch]) -> None:
        found = [f" {one} " for one in dict.fromkeys(fold(line.text.replace(".", " ")) for line in lines)]
        self._text = "\n".join(found)
        self._starts = list(accumulate((len(one) + 1 for one in found), initial=0))

    def naming(self, names: Iterable[str]) -> Iterator[int]:
        """The lines that open or close with one of the names, and the short lines that hold one."""
        for name in filter(None, names):
            padded = f" {name} "
            at = self._text.find(padded)
            while at >= 0:
                n = bisect_right(self._starts, at) - 1
                start, end = self._starts[n], self._starts[n + 1] - 1
                if end - start <= _LINE or at == start or at + len(padded) == end:
                    yield n
                at = self._text.find(padded, at + 1)


def _cases(lines: Sequence[PageStretch], signs: Sequence[Sign]) -> list[OutletEvidence]:
    by_key: dict[str, list[Sign]] = {}
    for sign in signs:
        by_key.setdefault(sign.key, []).append(sign)
    owners = [f"{name_key(sign.words)} " for sign in signs if sign.kind == "owner"]
    folded = _Folded(lines)
    found = [_case(key, own, owners, folded) for key, own in by_key.items() if any(sign.is_seen for sign in own)]
    return [_without_longer_names(names, case, found) for names, case in found]


def _case(key: str, own: list[Sign], owners: Sequence[str], folded: _Folded) -> tuple[set[str], OutletEvidence]:
    """The names by which lines name an outlet, and its case; `owners`: companies, whose names may begin with its."""
    names = {key, *(name_key(sign.words.replace(".", " ")) for sign in own)}
    if any(owner.startswith(f"{name} ") for owner in owners for name in names):
        own.append(replace(own[0], kind="owner"))
    formed = any(is_formed(sign.words, sign.outlet) or _is_entitled(sign) for sign in own)
    return names, OutletEvidence(tuple(own), frozenset(folded.naming(names)), formed)


def _without_longer_names(
    needles: set[str], case: OutletEvidence, all_cases: Sequence[tuple[set[str], OutletEvidence]]
) -> OutletEvidence:
    """The case without the lines that name another by a longer name: "Valley" in "Valley Herald"."""
    longer = [
        other.lines
        for names, other in all_cases
        if other is not case and (len(other.kinds) > 1 or other.is_formed)
        if any(f" {mine} " in f" {theirs} " and mine != theirs for mine in needles for theirs in names)
    ]
    return replace(case, lines=case.lines.difference(*longer)) if longer else case


def _is_flat(name: str) -> bool:
    return name.isupper() or name.islower()
