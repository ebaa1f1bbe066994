"""Collects every wording that may be a page's headline: what the rules propose, titles and their parts, headings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, pairwise

from dossier import lazy_re as re
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.headline import can_be
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.headings import SHORTEST_TITLE, follows_kicker
from dossier.reading.html.html_lines import line_spans
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.title_cleanup import CUT, bare

STATED = ("headline", "og:title", "title", "twitter:title", "alternativeHeadline", "name")
WHOLE = (*STATED, "other", "h1", "h2", "h3", "marked")
_MORE_TITLES = re.compile(r"(?:^|[.:_-])(?:title|headline)$")
_NO_TITLE = re.compile(r"^(?:apple-|application|al:|msapplication|.*(?:site|section|image|video|author|org)[._:-])")
_MOST, _MOST_CUTS, _LONGEST_BLOCK, _LONGEST_LABEL = 60, 8, 600, 40
_BELOW = 3  # blocks below the story's first that may be headings of it
_MOST_HEADINGS, _MOST_MAIN, _MOST_MARKED = 14, 4, 8
_PLAIN = ("li", "a", "td", "p", "div", "span")  # a link that is no heading leads to another story
_TITLED = int(ClassHint.HEADLINE)

Proposal = tuple[str, str, Evidence, str]  # source, value, evidence, and what was cut off


@dataclass(slots=True)
class HeadlineCandidate:
    """One wording of the headline, and where the page has it."""

    value: str
    key: str  # the value bare, to compare it
    evidence: list[Evidence]
    place: int = -1  # among what the rules propose, the best first; -1 if they do not propose this wording
    rank: float = -1.0  # of these letters by the rules
    cut: str = ""  # what its first source says besides
    sources: dict[str, int] = field(default_factory=dict)  # with the place among the source's proposals


def headline_candidates(
    page: HtmlPage, facts: Sequence[StatedFact], story: int, proposed: Sequence[Claim]
) -> list[HeadlineCandidate]:
    """The candidates, the rules' proposals first.

    `story`: the place of its first paragraph among the blocks; `proposed`: what the rules propose, with their ranks.
    """
    found: dict[str, HeadlineCandidate] = {}
    ranks: dict[str, float] = {}
    for n, claim in enumerate(sorted(proposed, key=lambda claim: -claim.rank)):
        if isinstance(claim.value, Words):
            value, key = claim.value.value, _key(claim.value.value)
            rank = ranks.setdefault(key, claim.rank)
            found.setdefault(value.casefold(), HeadlineCandidate(value, key, list(claim.evidence), n, rank))
    counts: dict[str, int] = {}
    stated = list(_stated(facts))
    titles = [value for _, value, _, _ in stated if len(bare(value)) >= SHORTEST_TITLE]
    shown = (_without_kicker(page.words, proposal, titles) for proposal in _shown(page, story))
    for source, value, evidence, cut in (*stated, *shown):
        if not can_be(value):
            continue
        one = found.get(value.casefold())
        if one is None:
            if len(found) == _MOST:
                continue
            key = _key(value)
            one = found[value.casefold()] = HeadlineCandidate(value, key, [], rank=ranks.get(key, -1.0))
        if not one.sources:
            one.cut = cut
        counts[source] = counts.get(source, 0) + 1
        one.sources.setdefault(source, counts[source])
        one.evidence.append(evidence)
    return list(found.values())


def _key(value: str) -> str:
    return bare(value) or value


def _without_kicker(words: str, shown: Proposal, titles: Sequence[str]) -> Proposal:
    """A heading without a kicker before the headline in the same element, where a title states it without."""
    source, value, evidence, cut = shown
    if evidence.span is None or any(bare(value) == bare(title) for title in titles):
        return shown
    end = evidence.span.end
    kicked = (title for title in titles if follows_kicker(value, title) and words.endswith(title, 0, end))
    title = next(kicked, None)
    return shown if title is None else (source, title, quoted(words, end - len(title), end), cut)


@lru_cache(maxsize=1024)  # pages use the same names
def title_source(key: str) -> str:
    """The source as which a fact with this key counts; empty for a fact that is no title."""
    if key in STATED:
        return key
    return "other" if _MORE_TITLES.search(key) and not _NO_TITLE.match(key) else ""


def _stated(facts: Sequence[StatedFact]) -> Iterator[Proposal]:
    for fact in facts:
        source = title_source(fact.key)
        if source:
            yield source, fact.value, fact.evidence(), ""
            for start, end, cut in _parts(fact.value):
                yield f"p:{source}", fact.value[start:end], fact.evidence(fact.start + start, fact.start + end), cut


def _shown(page: HtmlPage, story: int) -> Iterator[Proposal]:
    words, blocks = page.words, page.blocks
    last = blocks[min(len(blocks) - 1, story + _BELOW)].end if blocks else 0
    near = [block for block in page.headings if block.start <= last][:_MOST_HEADINGS] or page.headings[:3]
    main = [block for block in page.headings if block.box.tag == "h1"][:_MOST_MAIN]
    above = (block for block in blocks[: story + 2] if len(block.text) <= _LONGEST_BLOCK)
    own = (block for block in above if block.box.tag not in _PLAIN or not block.is_linked)
    marked = [*islice((block for block in own if block.box.own & _TITLED), _MOST_MARKED)]
    for block in near:
        yield from _of_block(words, block, block.box.tag if block.box.tag in ("h1", "h2") else "h3")
    for source, group in (("h1", main), ("marked", marked)):
        for block in group:
            yield from _of_block(words, block, source)


def _of_block(words: str, block: HtmlBlock, source: str) -> Iterator[Proposal]:
    """A block's words, and each of its lines or parts."""
    if len(block.text) > _LONGEST_BLOCK:
        return
    yield source, " ".join(block.text.split()), quoted(words, block.start, block.end), ""
    if "\n" in block.text:
        for start, end in line_spans([block]):
            yield f"p:{source}", " ".join(words[start:end].split()), quoted(words, start, end), ""
    elif source in ("h1", "h2"):
        for start, end, cut in _parts(block.text):
            yield f"p:{source}", block.text[start:end], quoted(words, block.start + start, block.start + end), cut


def _parts(value: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a title before and after each cut, between two, and after a short label; with what each leaves."""
    cuts = [cut.span() for cut in CUT.finditer(value)][:_MOST_CUTS]
    ends: list[tuple[int, int, str]] = []
    for start, end in cuts:
        ends += [(0, start, value[end:]), (end, len(value), value[:start])]
    ends += [(one[1], other[0], "") for one, other in pairwise(cuts)]
    colon = value.find(": ", 0, _LONGEST_LABEL + 2)
    if colon > 0:
        ends.append((colon + 2, len(value), value[:colon]))
    for first, last, cut in ends:
        part = value[first:last]
        start = first + len(part) - len(part.lstrip())
        if part.strip():
            yield start, start + len(part.strip()), cut
