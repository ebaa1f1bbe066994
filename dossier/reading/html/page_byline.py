"""Proposes a page's authors by rules: what it states, and what its marked or opening lines say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.given_names import opens_with_given
from dossier.authority.outlet_list import name_key
from dossier.model.claims import Claim, Person
from dossier.reading.fields.byline import read_bare
from dossier.reading.fields.people import people
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.published import head_dates
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.stated_lines import StatedFact, find_visible
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.fields.wide_byline import read_wide
from dossier.reading.html.author_search import AuthorSearch
from dossier.reading.html.byline_below import (
    ALONE,
    HEADINGS,
    bare_names,
    closing,
    marked_below,
    named,
)
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import is_heading, line_spans, opening
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.led_line import LINE, Named
from dossier.reading.html.marked import marked_authors
from dossier.reading.html.name_line import names_near_dates
from dossier.reading.html.page_dateline import Wire
from dossier.reading.html.shown_byline import confirmed_authors, correct_by_line, is_newsroom
from dossier.reading.html.titled_author import titled_author

_META = re.compile(
    r"^(?!twitter:|.*(?:page|site|image|photo))(?:.*[.:_-])?(?:author|authors|byl|byline|creator)(?:[._:-]?names?)?$"
)
_RANKS = {"author": 0.9, "creator": 0.6, "contributor": 0.5}
_META_RANK, _LOST = 0.8, 0.1
_LONGEST_NAMES = 80  # letters
_NEAR_STORY = 4  # blocks above the story among which its author's name may be alone on a line
_CAPTION = int(ClassHint.CAPTION)
_FEWEST = 2  # letters; a shorter name may be part of another by chance
_JOINED = 6  # letters between two bodies that wrote together: " avec "
_SITES = ("og:site_name", "publisher", "site", "application-name")  # keys of facts that name it
_SUBTITLE = re.compile(r"\s+[-–—|]\s+|:\s")  # "The Pardal Pilot - all the news of the island"


def proposed_authors(
    search: AuthorSearch, facts: Sequence[StatedFact], outlets: Sequence[str], wire: Wire | None = None
) -> Iterator[Claim]:
    """Names by source.

    `outlets`: the page's own, which takes no credit if others are named; `wire`: the agency in the story's dateline.
    """
    page, words, blocks, places = search.page, search.page.words, search.page.blocks, search.places
    head, story, foot = places
    spots = author_marks(page)
    title = bare(page.title)
    sure, doubtful = [f for f in facts if not f.doubtful], [f for f in facts if f.doubtful]
    dated = names_near_dates(words, blocks, head, story, title)
    by_source: list[list[Claim]] = []
    sources: list[Iterable[Named]] = [_json(sure), _metas(facts), marked_authors(words, page, head, story)]
    sources += [search.after_by, _unless_known(by_source, lambda: search.in_links)]
    sources += [_unless_known(by_source, lambda: search.in_cells)]
    sources += [(named(words, c, ALONE) for c in dated), _alone(words, blocks, head, story, title)]
    sources += [search.closing]
    sources += [closing(words, blocks, (story, foot), title), search.after_labels]
    sources += [_in_han(words, blocks, places), marked_below(words, page, foot), _json(doubtful)]
    sources += [_unless_known(by_source, lambda: titled_author(words, blocks, head, page.title))]
    own, sites = names_of_outlets(outlets), names_of_outlets(fact.value for fact in facts if fact.key in _SITES)
    by_source.extend([_as_known(claim, own, sites) for claim in _distinct(words, source, spots)] for source in sources)
    if by_source[1]:
        by_source[1] = confirmed_authors(by_source[1], [claim for n in (0, 2, 3) for claim in by_source[n]])
    found: list[Claim] = []
    for claims in filter(None, by_source):
        found += list(_added(claims, [claim for claim in found if claim.rank >= SHOWN]))
    tags, lines = by_source[1], by_source[3]
    if lines:
        found = correct_by_line(words, found, lines, tags)
    if wire is not None:
        found = [*(_unless_issuer(claim, wire) for claim in found), wire.credit.claim(words, rank=LINE)]
    yield from _without_own(found, own)


def author_marks(page: HtmlPage) -> list[tuple[int, int]]:
    """The spans of elements that are marked as the author's."""
    return [(mark.start, mark.end) for mark in page.marks if mark.kind == "author"]


def author_key(claim: Claim) -> str:
    """The form in which an author's name is compared; empty for those who did other work."""
    return _key(claim) if _is_writer(claim) else ""


def names_of_outlets(names: Iterable[str]) -> frozenset[str]:
    """Names in the form for comparison, with their subtitles and without."""
    parts = (part for name in names for part in (name, _SUBTITLE.split(name, maxsplit=1)[0]))
    return frozenset(filter(None, map(folded_name, parts)))


def _unless_known(by_source: Sequence[Sequence[Claim]], search: Callable[[], Iterable[Named]]) -> Iterator[Named]:
    """The names that a search finds, only while no person is known."""
    if not any(_is_person(claim) and claim.rank >= SHOWN for claims in by_source for claim in claims):
        yield from search()


def authors_of(claims: Sequence[Claim]) -> list[str]:
    """The names of the authors among byline claims that may be shown."""
    return [
        claim.value.name
        for claim in claims
        if isinstance(claim.value, Person) and claim.value.role == "author" and claim.rank >= SHOWN
    ]


def _unless_issuer(claim: Claim, wire: Wire) -> Claim:
    """Lowers the rank of a press release's issuer, often given as author: it is the story's subject."""
    name = claim.value.name if isinstance(claim.value, Person) else ""
    return replace(claim, rank=_LOST) if name and name in wire.issuer else claim


def _without_own(claims: Sequence[Claim], own: frozenset[str]) -> Iterator[Claim]:
    """Ranks down the page's own outlet as an agency next to an author, and a person who is called a body."""
    known = [(claim, _key(claim)) for claim in claims]
    persons = {key for claim, key in known if _is_person(claim)}
    owned = [not _is_person(claim) and _is_own(key, own) for claim, key in known]
    others = any(
        claim.rank >= SHOWN and not its and _is_writer(claim) for (claim, _), its in zip(known, owned, strict=True)
    )
    for (claim, key), its in zip(known, owned, strict=True):
        needless = not _is_person(claim) and (key in persons or (persons and is_newsroom(claim)))
        # "Le Phare et AFP": both are stated, or shown together
        is_credited = not persons and (claim.evidence[-1].origin == "json-ld" or _shares_line(claim, claims))
        yield replace(claim, rank=_LOST) if needless or (others and its and not is_credited) else claim


def _shares_line(claim: Claim, others: Sequence[Claim]) -> bool:
    """True if another body is shown in the same line, with hardly more than a word between the two."""
    span = claim.evidence[0].span
    spans = [c.evidence[0].span for c in others if _is_writer(c) and c.evidence[0].origin == "text" and c.rank >= SHOWN]
    shown = span is not None and claim.evidence[0].origin == "text"
    gaps = (max(span.start, other.start) - min(span.end, other.end) for other in spans if other and span)
    return shown and any(0 < gap <= _JOINED for gap in gaps)


def _as_known(claim: Claim, own: frozenset[str], sites: frozenset[str]) -> Claim:
    """The claim; the outlet's own name is a body's, so that it takes no writer's place."""
    key = _key(claim)
    return _as_body(claim, stated=key in sites) if key in own else claim


def _as_body(claim: Claim, *, stated: bool) -> Claim:
    """Takes the outlet's name for a body's, unless it can be a person's: a page may have its writer's name.

    `stated`: the page declares it as the site's name; then it has to open with a given name.
    """
    name = claim.value.name if isinstance(claim.value, Person) else ""
    if name and not (is_name(name) and (opens_with_given(name) or not stated)):
        return replace(claim, value=Person(name, "agency"))
    return claim


def _is_own(key: str, own: frozenset[str]) -> bool:
    """Whether the name is the outlet's, or its newsroom's: "The Herald", "Herald staff", "KXYZ Sport"."""
    return any(
        key == name or (len(name) > _FEWEST and name in key) or (len(key) > _FEWEST and key in name) for name in own
    )


def _key(claim: Claim) -> str:
    return folded_name(claim.value.name) if isinstance(claim.value, Person) else ""


def folded_name(name: str) -> str:
    return bare(name_key(name))


def _added(claims: Sequence[Claim], before: Sequence[Claim]) -> Iterator[Claim]:
    """The claims of a source that add to better ones: persons if none is named yet, a newsroom if no author is."""
    persons = any(_is_person(claim) for claim in before)
    for claim in claims:
        if _is_writer(claim) and (persons or (before and not _is_person(claim))):
            yield replace(claim, rank=_LOST)
        else:
            yield claim


def _is_writer(claim: Claim) -> bool:
    return not isinstance(claim.value, Person) or claim.value.role in ("author", "agency")


def _is_person(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author"


def _distinct(words: str, source: Iterable[Named], spots: Sequence[tuple[int, int]]) -> Iterator[Claim]:
    names: set[str] = set()
    for name, role, evidence, rank in source:
        key = bare(name) + role
        if key in names:
            continue
        names.add(key)
        shown = find_visible(words, name, spots) if evidence.origin != "text" else None
        yield Claim("byline", Person(name, role), (shown, evidence) if shown else (evidence,), rank)


def _of(fact: StatedFact, rank: float, *, organization: bool = False) -> Iterator[Named]:
    for name, role, at in people(fact.value, organization=organization):
        start = fact.start + at
        yield name, role, fact.evidence(start, start + len(name)), rank


def _json(facts: Sequence[StatedFact]) -> Iterator[Named]:
    for fact in facts:
        key, _, body = fact.key.partition(" ") if fact.origin == "json-ld" else ("", "", "")
        if key == "author":
            yield from _of(fact, _RANKS[key], organization=bool(body))


def _metas(facts: Sequence[StatedFact]) -> Iterator[Named]:
    for fact in facts:
        if fact.origin.startswith("meta:") and names_author(fact.key):
            yield from _of(fact, _META_RANK)


@lru_cache(maxsize=1024)  # pages use the same names
def names_author(key: str) -> bool:
    return _META.match(key) is not None


def _in_han(words: str, blocks: Sequence[HtmlBlock], places: tuple[int, int, int]) -> Iterator[Named]:
    """Credits in Chinese, Japanese and Korean, above the story, in its first line and at its end."""
    head, story, foot = places
    for n, block in enumerate([*opening(blocks, head, story)[:-2], *blocks[max(story, foot - 1) : foot + 3]]):
        if block.text.isascii():
            continue
        for start, end in line_spans([block]) if block.box.tag in HEADINGS else [(block.start, block.end)]:
            for credit in read_wide(words, start, end, closing=n > 0):
                yield named(words, credit, ALONE)


def _alone(words: str, blocks: Sequence[HtmlBlock], head: int, story: int, title: str) -> Iterator[Named]:
    """A name on a line of its own just above the story, not in a heading or title, which may quote that person."""
    set_together = blocks[head : head + 1] if 0 <= head < story and is_heading(blocks[head]) else ()
    above = [block for block in blocks[max(0, head + 1, story - _NEAR_STORY) : story] if not _is_stamp(words, block)][
        -2:
    ]
    for block in (*set_together, *above):
        if block.box.tag in (*HEADINGS, "figcaption") or block.box.own & _CAPTION:
            continue
        for start, end in line_spans([block]) if is_heading(block) else [(block.start, block.end)]:
            if end - start >= _LONGEST_NAMES or (is_heading(block) and any(head_dates(words, start, end))):
                continue
            credits = bare_names(words, start, end)
            if block.anchors > max(1, len(credits)) and block.box.tag != "address":
                continue  # each link is something of its own: "Print E-Mail"
            for credit in credits:
                if bare(credit.name) not in title:
                    yield named(words, credit, ALONE)


def _is_stamp(words: str, block: HtmlBlock) -> bool:
    """Whether a line says when the story appeared or was changed, and nothing else."""
    short = len(block.text) <= _LONGEST_NAMES
    dated = short and any(claim.rank > 0 for claim in head_dates(words, block.start, block.end))
    return dated and not read_bare(words, block.start, block.end)
