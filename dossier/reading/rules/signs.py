"""Weighs the signs by which a whole page tells whose it is: one alone is no proof, two that agree are.

A page names many outlets: partners, sisters, owners, agencies, those that a story speaks of. Its own is named in more
than one way: as holder of the rights, in its addresses, by lines that lead to it or offer something of it, at the top,
behind the headline in the window's title, and again and again among the lines around the story.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.rules.outlet import FoundOutlet, copyright_outlet, tail_of
from dossier.reading.rules.outlet_names import ARTICLES, COMPOUND, known, looks_like_outlet, may_be_entitled
from dossier.reading.rules.outlets import Outlet, Outlets, name_key
from dossier.reading.rules.page_names import is_everywhere, is_formed, is_owner, is_town, led_name
from dossier.reading.rules.paper_name import has_own_word
from dossier.reading.rules.places import fold
from dossier.reading.rules.published import may_own
from dossier.reading.rules.section import is_home, names_section

DOUBTED = 0.15  # rank of a name that is kept beside, and never shown
_TOLD, _MORE, _MOST = 0.6, 0.04, 0.88  # of one that two signs agree on, of each more, of many
_ENOUGH = 2
_LINE, _NOTICE = 60, 300  # characters of a line that names, and of one that is looked at
_MANY = 3  # ways in which an outlet is named whose name says nothing
_TOP, _FIRST = 4, 2  # lines of a page among which its name may stand; among which it opens the page
_AGAIN, _OFTEN = 3, 5  # lines that name an outlet
_FEWEST = 5  # letters of a host's label that is a name run together
_OTHERS = 4  # names that are kept beside
_SHORT = 3  # letters of an abbreviation, for which the listed name is shown
_HOST = re.compile(r"(?:[\w.+-]+(?P<mail>@)|(?<![\w@.-]))(?P<host>(?:[\w-]+\.)+[a-z]{2,})(?![\w@])", re.I)
_ENDING = re.compile(r"(?:\.(?:com?|org|net|info|news|tv))?\.[a-z]{2,4}$", re.I)
_ITEM = re.compile(r"(?:[*+•◦▪■□○●#o–-]|\[\s?[xX]?\]|\(BUTTON\)|\d{1,3}[.)])\s+")
_JOINT = re.compile(r"\s*[-–—|•·»:]+\s+")
_UPPER = frozenset(("co", "com", "org", "net", "gov", "gob", "ac", "edu", "or", "ne"))  # labels under countries' own
_BARE_RIGHTS = re.compile(r"(?:copyright|©|\(c\)|[\s,:.–-]|(?:19|20)\d\d)+", re.I)
_BARE, _NEAR = 30, 30  # characters of a line that is a sign of rights alone; from a holder's name to the year
_YEAR = re.compile(r"(?:19|20)\d\d")
_WORDS = re.compile(r"[^\W_][\w.'’&-]*")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_PROVEN = frozenset(("rights", "address", "mail", "title"))  # an outlet whose name says nothing needs one of these


_Owner = tuple[Outlet | None, bool]  # whose a host is, and whether a label is that of its domain


class Stretch(Protocol):
    """A line or a block of a page."""

    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Sign:
    """A way in which a page names an outlet, and the words that do."""

    kind: str
    words: str
    outlet: Outlet | None
    start: int
    end: int

    @property
    def key(self) -> str:
        return name_key(self.outlet.name if self.outlet else _ENDING.sub("", self.words))

    @property
    def name(self) -> str:
        """What is shown: the words where they are an own name of a listed outlet, or of one that no list knows."""
        if self.outlet is None:
            return self.words
        own = name_key(self.words) != self.key and any(fold(self.words) == fold(name) for name in self.outlet.names)
        return self.words if own and not self.outlet.wire and len(self.words) > _SHORT else self.outlet.name

    @property
    def is_seen(self) -> bool:
        """Whether it stands among the lines, and not in what the page states out of sight."""
        return self.start >= 0


@dataclass(frozen=True, slots=True)
class Case:
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
    def is_told(self) -> bool:
        if self.weight < _ENOUGH or (not self.is_formed and is_town(self.signs[0].words)):
            return False
        if (self.kinds <= {"owner", "shown"} and self.times < _ENOUGH) or (self.kinds <= {"beside"} and not self.times):
            return False  # an owner whose name is like a paper's; one whom only the story's head names
        if self.kinds <= {"address", "shown"} and not any(s.outlet or " " in s.words for s in self.signs):
            return False
        many = len(self.kinds - {"shown", "owner"}) >= _MANY or self.kinds >= {"top", "beside"}
        return many or self.is_formed or self.is_proven or (self.is_listed and self.times >= _OFTEN)

    @property
    def is_proven(self) -> bool:
        return bool(self.kinds & _PROVEN)

    @property
    def is_listed(self) -> bool:
        """Whether a list has the outlet by the very words that are read, which are led to, or have an article."""
        return any(
            sign.outlet is not None
            and not sign.outlet.wire
            and (sign.kind == "led" or (sign.words.partition(" ")[0] in ARTICLES and sign.words in sign.outlet.names))
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


def outlets_told(
    rendition: str,
    lines: Sequence[Stretch],
    title: str = "",
    also: Iterable[FoundOutlet] = (),
    stated: Iterable[tuple[str, str]] = (),
) -> list[FoundOutlet]:
    """The outlet on which the signs of a page agree, and others that it names, which are never to be shown.

    `lines`: those around the story; `title`: the headline; `also`: outlets that other rules found beside the story;
    `stated`: "title" and parts of the window's title, "host" and the page's own hosts.
    """
    kept = [line for line in lines if len(line.text) <= _NOTICE]
    signs = [*_signs(rendition, kept, title, stated), *(_beside(rendition, who) for who in also)]
    cases = sorted(_cases(kept, signs), key=lambda case: (-case.weight, -case.times, case.signs[0].start))
    told = [case for case in cases if case.is_told and not _is_offspring(case, cases)]
    first = _likeliest(told)
    found = [_found(first, min(_MOST, _TOLD + _MORE * (first.weight - _ENOUGH)))] if first else []
    others = [case for case in cases if case is not first and (case.is_formed or case.is_proven)]
    return [*found, *(_found(case, DOUBTED) for case in others[:_OTHERS])]


def _likeliest(told: Sequence[Case]) -> Case | None:
    """The first, or the one whose full name it is short for; none where as much is said for another."""
    first, second = told[0] if told else None, told[1] if len(told) > 1 else None
    if first is None or second is None:
        return first
    owner = next((one for one in told[1:] if _is_part(first, one) and ("rights" in one.kinds or one.is_formed)), None)
    return owner or (None if (second.weight, second.times) == (first.weight, first.times) else first)


def _is_offspring(case: Case, cases: Sequence[Case]) -> bool:
    """Whether another that is named more often opens the name: "Valley Herald Email", a newsletter of the paper's."""
    if case.is_proven or "owner" in case.kinds:
        return False
    return any(other is not case and other.times >= case.times and _is_part(other, case) for other in cases)


def _is_part(short: Case, long: Case) -> bool:
    """Whether one name opens the other."""
    return f"{long.signs[0].key} ".startswith(f"{short.signs[0].key} ") and short is not long


def _is_entitled(sign: Sign) -> bool:
    """Whether a name has a paper's word as a holder of rights, or an article where it opens the page."""
    if sign.kind == "rights":
        return sign.outlet is None and has_own_word(sign.words)
    parts = sign.words.split()
    if not (sign.kind in ("again", "top") and 1 < len(parts) < 6 and parts[0] in ARTICLES and parts[1][0].isupper()):
        return False
    return sign.kind == "again" or (len(parts) > 2 and may_be_entitled(sign.words))


def _counts_twice(sign: Sign) -> bool:
    """A listed holder of the rights, or an address that is, and a name of several words that an address spells: that are two already."""
    if sign.kind == "rights":
        return "." in sign.words if sign.outlet is None else not sign.outlet.wire
    return sign.kind == "address" and " " in sign.words and name_key(sign.words) != fold(sign.words).replace(" ", "")


def _found(case: Case, rank: float) -> FoundOutlet:
    sign = case.best
    return FoundOutlet(sign.name, sign.outlet, sign.start, sign.end, rank)


def _cases(lines: Sequence[Stretch], signs: Sequence[Sign]) -> list[Case]:
    by_key: dict[str, list[Sign]] = {}
    for sign in signs:
        by_key.setdefault(sign.key, []).append(sign)
    owners = [f"{name_key(sign.words)} " for sign in signs if sign.kind == "owner"]
    folded = [f" {one} " for one in dict.fromkeys(fold(line.text.replace(".", " ")) for line in lines)]
    found = []
    for key, own in by_key.items():
        needles = {key, *(name_key(sign.words.replace(".", " ")) for sign in own)}
        if any(owner.startswith(f"{needle} ") for owner in owners for needle in needles):
            own = [*own, replace(own[0], kind="owner")]
        formed = any(is_formed(sign.words, sign.outlet) or _is_entitled(sign) for sign in own)
        found.append((needles, Case(tuple(own), frozenset(_naming(folded, needles)), formed)))
    return [_apart(needles, case, found) for needles, case in found if any(sign.is_seen for sign in case.signs)]


def _naming(folded: Sequence[str], needles: Iterable[str]) -> Iterator[int]:
    """The lines in which one of the names stands, opening or closing it, or in a short one."""
    padded = [f" {needle} " for needle in needles if needle]
    for n, line in enumerate(folded):
        if any(p in line and (len(line) <= _LINE or line.startswith(p) or line.endswith(p)) for p in padded):
            yield n


def _apart(needles: set[str], case: Case, all_cases: Sequence[tuple[set[str], Case]]) -> Case:
    """The case without the lines that name another by a longer name: "Valley" in "Valley Herald"."""
    longer = [
        other.lines
        for names, other in all_cases
        if other is not case and (len(other.kinds) > 1 or other.is_formed)
        if any(f" {mine} " in f" {theirs} " and mine != theirs for mine in needles for theirs in names)
    ]
    return replace(case, lines=case.lines.difference(*longer)) if longer else case


def _signs(
    rendition: str, lines: Sequence[Stretch], title: str, stated: Iterable[tuple[str, str]]
) -> Iterator[Sign]:
    labels: dict[str, _Owner] = {}
    for kind, words in stated:
        if kind == "host":
            yield from _addressed(words, None, labels)
        else:
            yield Sign(kind, words, known(words), -1, -1)
    for n, line in enumerate(lines):
        text = line.text
        if may_own(text) and (who := _holder(rendition, lines, n)):
            yield from _of_rights(rendition, who)
        if title and n == 0 and text.startswith(title) and len(text) > len(title):
            yield from _titled(rendition, line, len(title))
        if "." in text:
            for match in _HOST.finditer(text):
                yield from _addressed(match["host"], line.start + match.start("host"), labels, mail=bool(match["mail"]))
        if span := led_name(text):
            yield from _sign("led", line, *span)
        elif len(text) <= _LINE:
            yield from _named(rendition, line, n)
    for label, owner in labels.items():
        yield from _spelled(lines, label, *owner)


def _holder(rendition: str, lines: Sequence[Stretch], n: int) -> FoundOutlet | None:
    """Who holds the rights; scrapers set the sign, the year and the name on lines of their own."""
    line = lines[n]
    if not (len(line.text) <= _BARE and _BARE_RIGHTS.fullmatch(line.text)):
        return copyright_outlet(rendition, line.start, line.end)
    last = min(n + (1 if _YEAR.search(line.text) else 2), len(lines) - 1)
    return copyright_outlet(rendition, line.start, lines[last].end) if last > n else None


def _of_rights(rendition: str, who: FoundOutlet) -> Iterator[Sign]:
    """The holder; where a company's name begins with a listed outlet's, that one: "Valley Herald Media Ltd"."""
    words = rendition[who.start : who.end]
    named = None if who.outlet else _listed_opening(words)
    owner = who.outlet is None and (named is not None or is_owner(words))
    sure = who.outlet is None or _YEAR.search(rendition, max(0, who.start - _NEAR), who.end + _NEAR) is not None
    yield Sign("owner" if owner else "rights" if sure else "shown", words, who.outlet, who.start, who.end)
    if named is not None:
        yield Sign("owner", named, known(named), who.start, who.start + len(named))


def _listed_opening(words: str) -> str | None:
    """The longest name of a listed outlet with which words begin."""
    parts = words.split()
    names = (" ".join(parts[:size]) for size in range(len(parts) - 1, 0, -1))
    return next((name for name in names if (one := known(name)) and not one.wire and not is_town(name)), None)


def _beside(rendition: str, who: FoundOutlet) -> Sign:
    return Sign("beside", rendition[who.start : who.end], who.outlet, who.start, who.end)


def _titled(rendition: str, line: Stretch, at: int) -> Iterator[Sign]:
    """The outlet that the window's title names behind the headline, which scrapers write first."""
    if who := tail_of(rendition, line.start, line.end):
        yield Sign("title", rendition[who.start : who.end], who.outlet, who.start, who.end)
    elif joint := _JOINT.match(line.text, at):
        yield from _sign("title", line, joint.end(), len(line.text))


def _addressed(host: str, start: int | None, labels: dict[str, _Owner], *, mail: bool = False) -> Iterator[Sign]:
    """What a host's name says; `start`: where it stands among the lines, if it does."""
    parts = [part for part in host.lower().removeprefix("www.").split(".")[:-1] if part]
    if any(is_everywhere(part) for part in parts):
        return
    listed = Outlets.standard().by_domain(host)
    main = next((part for part in reversed(parts) if part not in _UPPER), "")
    labels.update(
        {plain: (listed, part == main) for part in parts if len(plain := part.replace("-", "")) >= _FEWEST}
    )
    if listed:
        at = (start, start + len(host)) if start is not None else (-1, -1)
        yield from (Sign(kind, host, listed, *at) for kind in ("address", "mail")[: 1 + mail])


def _named(rendition: str, line: Stretch, n: int) -> Iterator[Sign]:
    """The outlet's name that a short line is, or holds, twice perhaps, as a picture and as words; any words at the top."""
    item = _ITEM.match(line.text)
    start = item.end() if item else 0
    text = line.text[start:]
    half = text[: len(text) // 2].rstrip()
    if half and text in (f"{half} {half}", half + half):
        text = half
    if not text or names_section(text) or is_home(text):
        return
    start += line.start
    listed = known(text) if " " in text or "." in text else None
    if listed or looks_like_outlet(text) or COMPOUND.fullmatch(text):
        yield Sign("shown" if n >= _TOP else "top", text, listed, start, start + len(text))
    elif n < _TOP and not item and not is_leftover(text):
        yield from _sign("top", line, 0, len(text))
    else:
        yield from _within(line)
    if n < _FIRST and not is_leftover(text) and rendition.find(f"\n{line.text}\n", line.end) >= 0:
        yield Sign("again", text, known(text), start, start + len(text))


def _within(line: Stretch) -> Iterator[Sign]:
    """Listed outlets of several words that a line names among others."""
    words = list(_WORDS.finditer(line.text)) if " " in line.text else []
    for size in (4, 3, 2):
        for first, last in zip(words, words[size - 1 :], strict=False):
            start, end = first.start(), last.end()
            if line.text[start].isupper() and (listed := known(line.text[start:end])):
                yield Sign("shown", line.text[start:end], listed, line.start + start, line.start + end)
                return


def _sign(kind: str, line: Stretch, start: int, end: int) -> Iterator[Sign]:
    """The sign that words are, where they have the form of a name."""
    words = line.text[start:end].strip(" .,;:!|")
    parts = words.split()
    if not parts or len(parts) > 5 or is_everywhere(words) or names_section(words) or is_home(words):
        return
    if not any(c.isupper() for c in words) or not any(c.isalpha() for c in parts[0]):
        return
    at = line.start + line.text.index(words, start)
    yield Sign(kind, words, known(words), at, at + len(words))


def _spelled(lines: Sequence[Stretch], label: str, listed: Outlet | None, is_main: bool) -> Iterator[Sign]:
    """Words of the page that, run together, are a host's label: "Valley Lantern" is it for valleylantern.example.

    `listed`: whose the host is; `is_main`: one word is enough, as it is not where "jobs.valleylantern.example" has it.
    """
    for line in lines:
        if label[:3] not in fold(line.text):
            continue
        words = list(_WORD.finditer(line.text))
        spans = (_spells(line.text, words[first : first + 5], label) for first in range(len(words)))
        if span := next(filter(None, spans), None):
            start, end = span
            name = line.text[start:end]
            if " " not in name and (not is_main or names_section(name) or is_leftover(name)):
                continue
            yield Sign("address", name, known(name) or listed, line.start + start, line.start + end)


def _spells(text: str, words: Sequence[re.Match[str]], label: str) -> tuple[int, int] | None:
    run = ""
    for word in words:
        run += fold(word[0]).replace(" ", "")
        if run in (label, f"the{label}"):
            return None if _is_inside(text, words[0].start(), word.end()) else (words[0].start(), word.end())
        if not label.startswith(run.removeprefix("the")) and run != "the":
            return None
    return None


def _is_inside(text: str, start: int, end: int) -> bool:
    """Whether words are part of an address themselves."""
    before, after = text[start - 1 : start], text[end : end + 2]
    return before in ("@", "/", ".", "-") or after[:1] == "@" or (after[:1] == "." and after[1:].isalpha())


def _is_flat(name: str) -> bool:
    return name.isupper() or name.islower()
