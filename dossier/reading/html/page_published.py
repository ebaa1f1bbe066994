"""Finds when a page appeared: what it states, what its lines near the headline say, what its address says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from dossier import lazy_re as re
from dossier.model.claims import Claim, Published
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.dates import find_dates, is_ambiguous
from dossier.reading.fields.epoch_days import is_default_date, is_doubtful_on_page
from dossier.reading.fields.published import ambiguous_stated_dates, as_publication, head_dates
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.html.addressed import address_date
from dossier.reading.html.calendar_badge import leaf_claims
from dossier.reading.html.html_lines import is_heading, line_spans
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.inline_columns import cells
from dossier.reading.html.page_facts import ADDRESSES
from dossier.reading.html.time_elements import of_comments, on_its_clock

_PUBLISHED = re.compile(
    r"^(?:(?:og:)?article:published(?:[_:.]time)?|og:published_time|itemprop:datepublished|publish(?:ed|ing)?[._-]?(?:date|time|at)?|pub[._-]?date"
    r"|date[._-]?published|publication[._-]?date|parsely-pub-date|originalpublicationdate|rnews:datepublished"
    r"|cxenseparse:(?:recs:)?publish(?:ing)?time|(?:dc|dcterms)[.:](?:date[.:])?(?:issued|available)|article[._-]publi\w+|bt:pubdate)$"
)
# A mailing system may state the day of the last change
_CREATED = re.compile(
    r"^(?:date|sailthru\.date|(?:dc|dcterms)[.:](?:date|created)(?:[.:]created)?|(?:itemprop:)?datecreated|article\.created|creation_date|release_date|timestamp)$"
)
_UPDATED = re.compile(r"modif|updat")
# What else names a day of publication, of the many that systems invent: "article_date_original", "firstPublished"
_LIKE = re.compile(r"publish(?!er)|publi[ck](?:at|dat)|pub[._-]?dat|date[._-]?(?:orig|issue)|issue[._-]?date|erschein")
_JSON = {
    "datePublished": (0.95, "published"),
    "uploadDate": (0.8, "published"),
    "dateCreated": (0.6, "created"),
    "dateModified": (0.45, "updated"),
}
# What systems write where they hold a day alone: its midnight, or noon at Greenwich.
_NO_TIME = re.compile(r"T00:00(?::00(?:[.,]0+)?)?(?:Z|[+-]\d\d:?\d\d)?$|T12:00:00(?:[.,]0+)?(?:Z|\+00:?00)$")
_OF_ISSUE = ("published", "created", "masthead")
_VAGUE = 0.5  # factor for a day that may be in two months: any other day ranks above it
_LONGEST = 200  # letters of a line that may hold the date
_DOUBTFUL = 0.4
_JOINT = re.compile(r"\s[-–—|·•]\s*$")  # before the day that a window's title closes with
_TITLED, _UNDER, _UNDER_RANK = 0.3, 3, 0.3  # rank of that; blocks under the story, and what a bare day there counts
_BELOW_STANDFIRST, _SHORT = 4, 80  # blocks; letters of such a line
Day = tuple[str, bool]  # the day, and whether it is an update's
_REACH = 12  # blocks from the headline on that may hold the date


def published_claims(
    page: HtmlPage, facts: Sequence[StatedFact], places: tuple[int, int, int], day_first: bool | None
) -> Iterator[Claim]:
    """Every date that the page gives for itself, each with what it is; the visible words first where they say the same.

    `places`: the headline, the story's first paragraph and its last, among the blocks.
    """
    words, blocks, (head, story, foot) = page.words, page.blocks, places
    shown = [*_shown(words, blocks, head, story, day_first), *_below(words, blocks, foot, day_first)]
    shown += _below_standfirst(words, blocks, story, day_first)
    shown += () if shown else leaf_claims(words, blocks[_first(head, story) : story + 1])
    story_words = words[blocks[story].start : blocks[foot].end] if blocks else ""
    shown = [claim for claim in shown if not (is_default_date(claim) or is_doubtful_on_page(claim, story_words))]
    seen: dict[Day, list[Claim]] = {}
    for claim in shown:
        seen.setdefault(_day(claim), []).append(claim)
    apart = of_comments(page.marks, blocks, foot)
    stated = [fact for fact in facts if fact.key != "datetime" or fact.value not in apart]
    found = [_in_local_time(claim, shown) for claim in _stated(stated, day_first, _minutes(shown))]
    found = [_with_words(claim, seen.get(_day(claim), ())) for claim in found]
    found += shown
    yield from (_with_time(claim, found) for claim in found)


def _in_local_time(claim: Claim, shown: Sequence[Claim]) -> Claim:
    """The claim, converted to the time zone of the page's visible words."""
    if not isinstance(claim.value, Published) or claim.value.what != "published":
        return claim
    time = on_its_clock(claim.value.value, shown)
    return claim if time is None else replace(claim, value=replace(claim.value, value=time))


def _minutes(shown: Iterable[Claim]) -> frozenset[str]:
    """The times in the visible words, without their zones."""
    return frozenset(claim.value.value[:16] for claim in shown if isinstance(claim.value, Published))


def _stated(facts: Sequence[StatedFact], day_first: bool | None, minutes: frozenset[str]) -> Iterator[Claim]:
    times = _first_time(facts)
    for fact in facts:
        rank, what = _kind(fact, times)
        found = stated_date(fact.value, day_first) if rank else None
        if found is not None:
            if found[0][:16] not in minutes and _NO_TIME.search(fact.value):
                found = found[0][:10], "day"
            claim = Claim("published", Published(*found, what), (fact.evidence(),), rank)
            yield from () if is_default_date(claim) else (claim,)
        elif rank and day_first is None and is_ambiguous(fact.value):
            yield from ambiguous_stated_dates(fact.value, what, rank * _VAGUE, fact.evidence())
        elif fact.key == "title":
            yield from _closes_title(fact, day_first)
        elif fact.key in ADDRESSES:
            yield from address_date(fact)


def _first_time(facts: Sequence[StatedFact]) -> Sequence[StatedFact]:
    """The first moment of its elements, unless the page calls it its last change's alone; later ones are others'."""
    kinds = [(_kind(fact, ())[1], fact.value) for fact in facts if fact.key != "datetime"]
    changed = {value for what, value in kinds if what == "updated"} - {v for what, v in kinds if what == "published"}
    first = next((fact for fact in facts if fact.key == "datetime"), None)
    return () if first is None or first.value in changed else (first,)


def _kind(fact: StatedFact, times: Sequence[StatedFact]) -> tuple[float, str]:
    """How much a statement counts, and what it is of."""
    if fact.origin == "json-ld":
        rank, what = _JSON.get(fact.key, (0.0, ""))
        return rank * (_DOUBTFUL if fact.doubtful else 1.0), what
    if fact.key == "datetime":
        return (0.7, "published") if fact in times else (0.25, "mentioned")
    return _called(fact.key)


@lru_cache(maxsize=1024)  # pages use the same names
def _called(key: str) -> tuple[float, str]:
    """Rank and kind of a date by its key."""
    if _PUBLISHED.match(key):
        return 0.9, "published"
    if _CREATED.match(key):
        return (0.6, "created") if "creat" in key else (0.75, "published")
    if _UPDATED.search(key):
        return 0.4, "updated"
    return (0.8, "published") if _LIKE.search(key) else (0.0, "")


def _first(head: int, story: int) -> int:
    return max(0, (head if 0 <= head <= story else story - _REACH // 2) - 4)


def _shown(words: str, blocks: Sequence[HtmlBlock], head: int, story: int, day_first: bool | None) -> Iterator[Claim]:
    first = _first(head, story)
    for n, block in enumerate(blocks[first : min(story + 1, first + _REACH + 8)], first):
        for span in _lines(block, above=n < story):
            for claim in _of_block(words, block, span, day_first):
                # Over the headline it may be another story's, or the day of the visit
                yield Claim(claim.field, claim.value, claim.evidence, claim.rank * (0.62 if n < head else 0.65))


def _of_line(words: str, start: int, end: int, day_first: bool | None) -> list[Claim]:
    """A line's dates; those next to a byline are publication dates."""
    dates = list(head_dates(words, start, end, day_first))
    if any(not claim.rank for claim in dates) and (
        read_byline(words, start, end) or (_ends_with_date(dates, end) and read_bare(words, start, end))
    ):
        return list(as_publication(dates))
    return dates


def _of_block(words: str, block: HtmlBlock, span: tuple[int, int], day_first: bool | None) -> list[Claim]:
    """The dates of a line of a block; if the line is not about a date, those of its parts."""
    dates = _of_line(words, *span, day_first)
    if dates and not any(claim.rank for claim in dates):
        parts = [claim for part in cells(block) for claim in _of_line(words, *part, day_first)]
        return parts if any(claim.rank for claim in parts) else dates
    return dates


def _ends_with_date(dates: Sequence[Claim], end: int) -> bool:
    """Whether the line ends with its date: "Ada Ruiz / Corresponsal, Xalapa, 03/03/2019 - 12:05"."""
    return any(evidence.span and evidence.span.end == end for claim in dates for evidence in claim.evidence)


def _below_standfirst(words: str, blocks: Sequence[HtmlBlock], story: int, day_first: bool | None) -> Iterator[Claim]:
    """A line about its date, or a byline with one, below a standfirst that reads as the story's first paragraph."""
    for block in blocks[story + 1 : story + 1 + _BELOW_STANDFIRST]:
        if len(block.text) <= _SHORT:
            for claim in _of_line(words, block.start, block.end, day_first):
                yield Claim(claim.field, claim.value, claim.evidence, claim.rank * 0.6)


def _lines(block: HtmlBlock, *, above: bool) -> Iterable[tuple[int, int]]:
    """A short block whole; of lines in bold, or above the story, that breaks part, each."""
    if is_heading(block) or (above and "\n" in block.text):
        return line_spans([block])
    return [(block.start, block.end)] if len(block.text) < _LONGEST else []


def _below(words: str, blocks: Sequence[HtmlBlock], foot: int, day_first: bool | None) -> Iterator[Claim]:
    """Labelled dates under the story, and right under it a line that opens with one and says hardly more."""
    for n, block in enumerate(blocks[foot : foot + 1 + _REACH]):
        dates = list(head_dates(words, block.start, block.end, day_first)) if len(block.text) < _SHORT else []
        for claim in dates:
            if isinstance(claim.value, Published) and claim.value.what == "published":
                yield Claim(claim.field, claim.value, claim.evidence, claim.rank * 0.4)
        if n <= _UNDER and not block.anchors and block.box.tag != "li" and _starts_with_date(dates[:1], block.start):
            yield replace(dates[0], rank=dates[0].rank * _UNDER_RANK)


def _starts_with_date(dates: Sequence[Claim], start: int) -> bool:
    """Whether a line about its date begins with it."""
    span = dates[0].evidence[0].span if dates and dates[0].rank else None
    value = dates[0].value if dates else None
    return span is not None and span.start == start and isinstance(value, Published) and value.what == "masthead"


def _closes_title(fact: StatedFact, day_first: bool | None) -> Iterator[Claim]:
    """The day that the window's title closes with, behind a dash or a bar: "Bridge falls – Lobos TV – 03.03.2019"."""
    for date in find_dates(fact.value, day_first=day_first)[-1:]:
        ends_title = _JOINT.search(fact.value, 0, date.start) is not None and not fact.value[date.end :].strip()
        if ends_title and date.year is not None and date.day is not None:
            evidence = fact.evidence(fact.start + date.start, fact.start + date.end)
            yield Claim("published", Published(date.value, date.precision), (evidence,), _TITLED)


def _with_time(claim: Claim, others: Sequence[Claim]) -> Claim:
    """A day, completed with the time that another date of the same day gives."""
    if not isinstance(claim.value, Published) or claim.value.precision != "day" or not claim.rank:
        return claim
    timed = [other for other in others if other.rank and _has_time_of(other, claim.value.value)]
    best = max(timed, key=lambda other: other.rank, default=None)
    if best is None or not isinstance(best.value, Published):
        return claim
    value = replace(best.value, what=claim.value.what)
    return Claim("published", value, tuple(dict.fromkeys((*best.evidence, *claim.evidence))), claim.rank)


def _has_time_of(claim: Claim, day: str) -> bool:
    value = claim.value
    return (
        isinstance(value, Published)
        and value.precision == "minute"
        and value.what in _OF_ISSUE
        and value.value.startswith(day)
    )


def _with_words(claim: Claim, same: Sequence[Claim]) -> Claim:
    """The claim with the visible words of the same day first: those of its minute, else those that count most."""
    exact = next((other for other in same if _date_value(other)[:16] == _date_value(claim)[:16]), None)
    best = exact or max(same, key=lambda other: other.rank, default=None)
    return Claim(claim.field, claim.value, (*best.evidence, *claim.evidence), claim.rank) if best else claim


def _day(claim: Claim) -> Day:
    """Key of a day: an update confirms only the day of an update, and the other way round."""
    return _date_value(claim)[:10], isinstance(claim.value, Published) and claim.value.what == "updated"


def _date_value(claim: Claim) -> str:
    return claim.value.value if isinstance(claim.value, Published) else ""
