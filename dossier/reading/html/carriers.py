"""Tells services that carry reports, such as aggregators and archives of pages, from the outlets behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.model.archive_address import page_address
from dossier.model.captures import stated_moment
from dossier.model.claims import Claim, Description, Published, Words
from dossier.reading.fields.capture import CAPTURED
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.html.html_nodes import HtmlPage

_TOOLBAR = re.compile(rb"<!-- BEGIN WAYBACK TOOLBAR INSERT -->.*?<!-- END WAYBACK TOOLBAR INSERT -->", re.S)
_MARK = b"WAYBACK TOOLBAR"
_TITLES = ("title", "og:title", "twitter:title")
_NAMED, _CARRIED = 0.9, 0.15  # rank of an outlet that a title names; of a carrier, which is no value then
_LONGEST = 80  # letters of an outlet's name
_NOTICE = 400  # letters of a notice


def without_toolbar(data: bytes) -> bytes:
    """A page's markup without what the Wayback Machine writes over it."""
    return _TOOLBAR.sub(b"", data) if _MARK in data else data


def without_notices(page: HtmlPage) -> HtmlPage:
    """The page without blocks in which a cache or an archive says that this is its copy."""
    starts = tuple(word for row in entries("carriers") if row.note == "notice" for word in row.words)
    page.blocks = [b for b in page.blocks if len(b.text) > _NOTICE or not b.text.lstrip().startswith(starts)]
    return page


def own_address(fact: StatedFact) -> StatedFact:
    """The fact; of an archive's address the page's own address, which ends it."""
    start = fact.value.rfind(page_address(fact.value).url) if _is_archived(fact) else 0
    return replace(fact, value=fact.value[start:], start=fact.start + start) if start > 0 else fact


def archive_claims(stated: Sequence[StatedFact]) -> Iterator[Claim]:
    """The moment at which an archive took the page, as the address of its copy states it."""
    for fact in filter(_is_archived, stated):
        archived = page_address(fact.value)
        if archived.moment:
            moment = stated_moment(archived.moment)
            at = fact.start + fact.value.find(archived.stamp)
            where = replace(fact.evidence(at, at + len(archived.stamp)), origin=f"{archived.tool or 'archive'}:address")
            value = moment.isoformat(timespec="minutes") if moment else archived.moment
            yield Claim("published", Published(value, "minute" if moment else "day", "captured"), (where,), CAPTURED)
            return


def _is_archived(fact: StatedFact) -> bool:
    at = fact.value.find("://")
    return at > 0 and fact.value[at + 3 :].removeprefix("www.").startswith(_archives())


@cache
def _archives() -> tuple[str, ...]:
    return tuple(host for row in entries("carriers") if row.note == "archive" for host in row.words)


@cache
def _carriers() -> frozenset[str]:
    return frozenset(word for row in entries("carriers") if row.note == "name" for word in row.words)


@cache
def _templates() -> tuple[re.Pattern[str], ...]:
    rows = (word for row in entries("carriers") if row.note == "title" for word in row.words)
    return tuple(map(_pattern, rows))


def _pattern(template: str) -> re.Pattern[str]:
    made = re.escape(template).replace(r"\{outlet\}", rf"(?P<outlet>[^:|]{{2,{_LONGEST}}}?)").replace(r"\{rest\}", ".*")
    return re.compile(made, re.I)


def is_carrier(name: str) -> bool:
    return name.casefold().strip() in _carriers()


def behind_carrier(found: Description, facts: Sequence[StatedFact]) -> Description:
    """The description with the outlet behind a carrier as its value, and the carrier among the others."""
    best = found.best("outlet")
    if best is None or not _carries(best):
        return found
    others = [claim for claim in found.candidates("outlet") if not _carries(claim)]
    named = next(_in_titles(facts), None) or max(others, key=lambda claim: claim.rank, default=None)
    if named is None:
        return found
    kept = [claim for claim in (*found.claims, *found.others) if claim.field != "outlet"]
    outlets = [
        replace(claim, rank=_CARRIED) if _carries(claim) else claim for claim in (best, *found.candidates("outlet"))
    ]
    outlets = [claim for claim in outlets if claim.value != named.value]
    return settle([*kept, *outlets, replace(named, rank=max(named.rank, _NAMED))], found.text)


def _carries(claim: Claim) -> bool:
    return isinstance(claim.value, Words) and is_carrier(claim.value.value)


def _in_titles(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    for fact in facts:
        if fact.key in _TITLES:
            for template in _templates():
                if match := template.fullmatch(fact.value):
                    name, start = match["outlet"].strip(), fact.start + match.start("outlet")
                    listed = listed_outlet(name)
                    where = fact.evidence(start, start + len(name))
                    yield Claim("outlet", Words(listed.name if listed else name), (where,), _NAMED)
