"""Finds a page's standfirst: the words under the headline that sum the story up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dossier import lazy_re as re
from dossier.model.claims import Claim, Field, Words
from dossier.model.evidence import Span, quoted
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.dateline_form import match_form
from dossier.reading.fields.published import head_dates
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import is_same
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import above_story, line_spans
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock
from dossier.reading.text_tools.script import WIDE

# A summary that the page does not show is written for search engines: a candidate, never shown.
_STATED = {
    "og:description": 0.14,
    "itemprop:description": 0.13,
    "description": 0.12,
    "twitter:description": 0.11,
    "dc.description": 0.1,
    "dcterms.abstract": 0.1,
}
_JSON = 0.15
# Shown as it is stated; in an element that says so; drawn as one; between headline and byline
_AGREED, _MARKED, _DRAWN, _BETWEEN = 0.95, 0.85, 0.7, 0.6
_SHORTEST, _LONGEST = 30, 600
_SHORTEST_WIDE = 15
_FEWEST_WORDS = 5
_SENTENCE_END = re.compile(r"[.!?…。！？।؟۔][\"'”’»›“」』)]*$")
_LEAD = int(ClassHint.LEAD)
_NOT_LEAD = int(
    ClassHint.CAPTION
    | ClassHint.NAV
    | ClassHint.SHARE
    | ClassHint.TAGS
    | ClassHint.AUTHOR
    | ClassHint.BIO
    | ClassHint.DATE
    | ClassHint.SIGNUP
    | ClassHint.ADVERT
    | ClassHint.CONSENT
    | ClassHint.RELATED
    | ClassHint.COMMENT
    | ClassHint.PAYWALL
    | ClassHint.HIDDEN
)
_WORDS = int(ClassHint.TEXT)  # the class "paragraph" or "text" distinguishes nothing
_WEAK = int(ClassHint.TAGS | ClassHint.HIDDEN)
_SUBLINE = re.compile(r"sub-?line\b", re.I)  # marks too much else to be a `ClassHint`
_APART = INSIDE["figcaption"] | INSIDE["nav"] | INSIDE["footer"] | INSIDE["aside"] | INSIDE["form"] | INSIDE["li"]
_GROUPS = ("hgroup", "header")
_HEADINGS = ("h2", "h3", "h4")
_SIGNED, _LONGEST_SIGNATURE = 5, 120  # blocks from the headline to its byline; letters of that
_DEPTH = 3  # elements up from a line whose names may call it a lead
_PARAGRAPHS = 2  # of the story that may be the standfirst
# English-language papers print a deck that repeats the content of the story's first paragraph
_APART_FROM_STORY = Words("en")


def standfirst_claims(
    words: str, blocks: Sequence[HtmlBlock], facts: Sequence[StatedFact], places: tuple[int, int, int], headline: str
) -> Iterator[Claim]:
    """The summary that the page shows under its headline, and, as candidates, those in its metadata.

    `places`: the headline, the story's first paragraph and its last, among the blocks; `headline`: its words, or none.
    """
    head, story, _ = places
    near = [*above_story(blocks, head, story), *blocks[story : story + _PARAGRAPHS]]
    stated = [(fact, rank) for fact in facts if (rank := _rank(fact)) and not is_same(fact.value, headline)]
    lines = [n for n, block in enumerate(near) if has_summary_length(block.text) and not is_same(block.text, headline)]
    yield from _shown(words, near, lines, [fact for fact, _ in stated])
    if 0 <= head < story and lines[:1] == [0]:
        yield from _set_between(words, blocks[head], near, story - head - 1)
    if 0 <= head < story and "\n" in blocks[head].text:
        yield from _set_below(words, blocks[head], headline)
    for fact, rank in stated:
        yield Claim("standfirst", Words(fact.value), (fact.evidence(),), rank)


def opened_by(words: str, claims: Sequence[Claim], text: tuple[Span, ...]) -> tuple[Span, ...]:
    """The story's own text, preceded by its standfirst if the page shows one above it, and does not repeat it.

    In most languages a paper's story starts there: it does not repeat the facts of the standfirst. In English it
    does, and the standfirst is left out.
    """
    best = _best(claims, "standfirst")
    shown = best.evidence[0].span if best is not None and best.rank >= _BETWEEN else None
    if shown is None or not text:
        return text
    own = tuple(span for span in text if span.start >= shown.end) if text[0] == shown else text
    if not own or shown.end > own[0].start:
        return text
    if any(is_same(shown.of(words), span.of(words)) for span in own[:_PARAGRAPHS]):
        return own
    spoken = _best(claims, "language")
    return own if spoken is None or spoken.value == _APART_FROM_STORY else (shown, *own)


def _best(claims: Sequence[Claim], field: Field) -> Claim | None:
    return max([c for c in claims if c.field == field], key=lambda c: c.rank, default=None)


def _rank(fact: StatedFact) -> float:
    if fact.origin == "json-ld":
        return _JSON if fact.key == "description" else 0.0
    return _STATED.get(fact.key, 0.0)


def _shown(
    words: str, near: Sequence[HtmlBlock], lines: Sequence[int], stated: Sequence[StatedFact]
) -> Iterator[Claim]:
    for n in lines:
        block = near[n]
        same = [fact for fact in stated if is_same(fact.value, block.text)]
        own = same and not _opens_story(near, n) and not _is_wired(words, block)
        rank = _AGREED if own else _markup_score(near, n)
        if rank and not read_byline(words, block.start, block.end) and not _is_date(words, block):
            evidence = (quoted(words, block.start, block.end), *(fact.evidence() for fact in same[:2]))
            yield Claim("standfirst", Words(" ".join(block.text.split())), evidence, rank)


def _set_below(words: str, heading: HtmlBlock, headline: str) -> Iterator[Claim]:
    """The line under the headline where one block holds both."""
    for title, (start, end) in pairwise(line_spans([heading])):
        if is_same(words[slice(*title)], headline) and has_summary_length(words[start:end]):
            if not read_byline(words, start, end) and not any(head_dates(words, start, end)):
                yield Claim("standfirst", Words(words[start:end]), (quoted(words, start, end),), _DRAWN)
            return


def _set_between(words: str, heading: HtmlBlock, near: Sequence[HtmlBlock], above: int) -> Iterator[Claim]:
    """The line under the headline, if a byline or a day separates it from the story, or its markup is that of a lead.

    `near`: the blocks under the headline, of which `above` come before the story.
    """
    block = near[0]
    if len(near) < 2 or heading.box.parent is not block.box.parent or read_byline(words, block.start, block.end):
        return
    if block.box.inside & _APART or block.box.own & _NOT_LEAD or block.links * 2 >= len(block.text):
        return
    if "|" in block.text:
        return  # "Ada Ruiz | Published 1 day ago"
    if not _SENTENCE_END.search(block.text) or _is_date(words, block):
        return
    signed = any(_is_signature(words, after) for after in near[1 : max(2, min(above, _SIGNED))])
    if signed or _is_of_heading(block.box.parent, near):
        value = " ".join(block.text.split())
        yield Claim("standfirst", Words(value), (quoted(words, block.start, block.end),), _BETWEEN)


def _is_signature(words: str, block: HtmlBlock) -> bool:
    """Whether a line says who wrote, or when."""
    if len(block.text) > _LONGEST_SIGNATURE or block.box.inside & _APART:
        return False
    led = read_byline(words, block.start, block.end) or _is_date(words, block)
    return bool(led) or any(c.role == "author" for c in read_bare(words, block.start, block.end))


def _is_of_heading(box: Box | None, near: Sequence[HtmlBlock]) -> bool:
    """Whether an element is made for a heading and what belongs to it, and does not hold the story as well."""
    return box is not None and box.tag in _GROUPS and not _holds(box, near[-1].box)


def _holds(outer: Box, inner: Box | None) -> bool:
    while inner is not None and inner.depth > outer.depth:
        inner = inner.parent
    return inner is outer


def _is_wired(words: str, block: HtmlBlock) -> bool:
    """Whether it opens as a wire's story does: "QUITO, March 3 (Agency) -"."""
    form = match_form(words, block.start, block.end)
    return form is not None and form.agency is not None and form.close == "dash"


def _is_date(words: str, block: HtmlBlock) -> bool:
    return len(block.text) < 2 * _SHORTEST and any(head_dates(words, block.start, block.end))


def _opens_story(near: Sequence[HtmlBlock], n: int) -> bool:
    """True if the line has the markup of the paragraph after it: then it is the story's own first."""
    after = next((b for b in near[n + 1 :] if b.box.tag == near[n].box.tag and len(b.text) > _SHORTEST), None)
    if after is None or near[n].is_bold(near[n].text) != after.is_bold(after.text):
        return False
    return after.box.parent is near[n].box.parent and after.box.names == near[n].box.names


def _markup_score(near: Sequence[HtmlBlock], n: int) -> float:
    """The score of its markup: a class such as "standfirst", or a subheading or bold line before the story."""
    block = near[n]
    if block.box.inside & _APART or _is_no_lead(block.box.own) or block.links * 2 >= len(block.text):
        return 0.0
    if _is_called_lead(block) and not _opens_story(near, n):
        return _MARKED
    if block.box.tag in _HEADINGS:
        return _DRAWN if n == 0 else 0.0
    return _DRAWN if block.is_bold(block.text) and (n == 0 or _SENTENCE_END.search(block.text)) else 0.0


def _is_no_lead(own: int) -> bool:
    """True if class names rule out a lead; next to a lead's name, a section's does not ("category-subtitle")."""
    return bool(own & (_NOT_LEAD & ~_WEAK if own & _LEAD else _NOT_LEAD))


def _is_called_lead(block: HtmlBlock) -> bool:
    """True if the nearest ancestor with a telling class name is a lead."""
    box = block.box
    for _ in range(_DEPTH):
        if (box.own & _LEAD or _SUBLINE.search(box.called)) and not _is_no_lead(box.own):
            return True
        if box.own & ~_WORDS or box.parent is None:
            return False
        box = box.parent
    return False


def has_summary_length(text: str) -> bool:
    """Whether a text has the length of a story's summary."""
    if WIDE.search(text):
        return _SHORTEST_WIDE <= len(text) <= _LONGEST
    return _SHORTEST <= len(text) <= _LONGEST and text.count(" ") >= _FEWEST_WORDS - 1
