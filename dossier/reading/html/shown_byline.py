"""Weighs the byline that a page shows against the authors that it states out of sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.outlet_list import name_key
from dossier.model.claims import Claim, Person
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.title_cleanup import bare

_LOST = 0.1
_DASH = re.compile(r"\s[—–-]\s+$")
_REACH = 6  # letters before a name in which a dash may come
_SEVERAL = 2
NEWSROOM = re.compile(
    r"\W*(?P<name>(?:\w[\w.]*[ -]){1,3}(?:redaktion|staff|newsroom|news desk)|redaktion|newsroom"
    r"|(?:(?:d?a|la) )?(?:redacción|redação|rédaction|redazione))\W*",
    re.I,
)


def is_newsroom(claim: Claim) -> bool:
    """Whether the name is a newsroom's: "Herald staff"."""
    return isinstance(claim.value, Person) and NEWSROOM.fullmatch(claim.value.name) is not None


def confirmed_authors(tags: Sequence[Claim], others: Sequence[Claim]) -> list[Claim]:
    """The authors that tags state, without those for whom there are better ones.

    A full name replaces an account, and a name that the page shows one that it never shows. `others`: authors from
    better sources and lines.
    """
    persons = [claim for claim in (*tags, *others) if _author(claim)]
    if len(_authors(persons)) < _SEVERAL:
        return list(tags)
    full = [claim for claim in persons if not _is_account(claim)]
    seen = {claim.evidence[-1].origin for claim in tags if _author(claim) and claim.evidence[0].origin == "text"}

    def gives_way(claim: Claim) -> bool:
        if not _author(claim) or not full:
            return False
        hidden = seen and claim.evidence[-1].origin not in seen
        return bool(hidden) or claim not in full

    return [replace(claim, rank=_LOST) if gives_way(claim) else claim for claim in tags]


def _is_account(claim: Claim) -> bool:
    name = claim.value.name if isinstance(claim.value, Person) else ""
    return name.islower() and " " not in name


def correct_by_line(words: str, found: Sequence[Claim], byline: Sequence[Claim], tags: Sequence[Claim]) -> list[Claim]:
    """The claims, corrected by a line such as "By Ada Ruiz" if it is better than the metadata.

    It is if it names all the stated authors and more, and if a tag agrees with it against another statement. `found`:
    the claims of all sources; `byline`: the authors of such lines; `tags`: those of tags.
    """
    sure = [claim for claim in found if claim.rank >= SHOWN and _author(claim)]
    stated, shown = _authors(sure), _authors(byline)
    if not stated or not shown:
        return list(found)
    if stated < shown and _is_one_line(words, byline):
        best = max(claim.rank for claim in sure)  # as good as they, or only the best is shown
        added = [claim for claim in byline if _author(claim) not in stated and not _is_where(words, claim)]
        return [*found, *(replace(claim, rank=best) for claim in added)]
    if not stated & shown and shown <= _authors(tags):
        return [*(replace(c, rank=_LOST) if _author(c) in stated else c for c in found), *byline]
    return list(found)


def _is_where(words: str, claim: Claim) -> bool:
    """True if a dash precedes it, as it does the place of a report: "Por Ada Ruiz — Vale do Ipê"."""
    span = claim.evidence[0].span
    return span is not None and _DASH.search(words, max(0, span.start - _REACH), span.start) is not None


def _authors(claims: Iterable[Claim]) -> frozenset[str]:
    return frozenset(filter(None, map(_author, claims)))


def _author(claim: Claim) -> str:
    """The person's name as it is compared; none for agencies and other parts."""
    value = claim.value
    return bare(name_key(value.name)) if isinstance(value, Person) and value.role == "author" else ""


def _is_one_line(words: str, byline: Sequence[Claim]) -> bool:
    spans = [evidence.span for claim in byline for evidence in claim.evidence[:1] if evidence.span is not None]
    return "\n" not in words[min(span.start for span in spans) : max(span.end for span in spans)] if spans else False
