"""Finds the place and date of a page's story: in its opening words, on a line above it, or next to its author."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile, zip_longest

from dossier import lazy_re as re
from dossier.model.claims import Claim
from dossier.reading.fields.credit import Credit, agency_named
from dossier.reading.fields.dateline import (
    FoundDateline,
    bare_place,
    believed_stop,
    prefer_nearer,
    read_dateline,
    read_place_line,
)
from dossier.reading.fields.dateline_form import match_stopped
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import above_story, line_spans
from dossier.reading.html.html_nodes import INSIDE, HtmlBlock
from dossier.reading.plaintext.head_and_body import is_prose

_STORY_REACH = 3  # paragraphs in which a dateline may come
_LEAST = 40  # letters of a paragraph
_STANDFIRST = 5  # most lines of a standfirst and below it, before the first paragraph
_LONGEST_LINE = 120
_NEXT_TO_AUTHOR_RANK = 0.8
_JOINT = re.compile(r"\s*[,|•·–—]\s*(?:(?:de|desde)\s+)?|\s(?:in|aus|à|en|em|desde)\s+")
_DASHES = ("-", "–", "—")
_OPENING = 3  # blocks from the story's first on: that may be the standfirst, with the byline under it
_ABOVE = int(ClassHint.LEAD | ClassHint.TEASER | ClassHint.CAPTION)
_FIGURE = INSIDE["figcaption"]
# "Bois-le-Roi": other bold text before a dash is a label.
_TOWN = re.compile(r"[A-ZÀ-Þ]\w+(?:-(?:[dl]['’])?\w+)*-(?:[dlDL]['’])?[A-ZÀ-Þ]\w+")
_ACRONYM = 3  # letters of an agency's name, at least, to distinguish it from a state's
_WIRE = re.compile(r"wire\b", re.I)
_ISSUER = 120


@dataclass(frozen=True, slots=True)
class Filed:
    """A page's story and what helps to place it: ISO country of its outlet, ISO language."""

    rendition: str
    blocks: Sequence[HtmlBlock]
    chosen: Sequence[HtmlBlock]  # the article's own
    head: int  # the headline's place among the blocks, or -1
    story: int  # the first paragraph's
    near: str | None = None
    language: str | None = None


def _is_above(block: HtmlBlock) -> bool:
    """Whether it comes before the story, as bylines and dates do: a standfirst, a caption."""
    return block.is_bold(block.text) or bool(block.box.own & _ABOVE or block.box.inside & _FIGURE)


def _paragraphs(chosen: Sequence[HtmlBlock]) -> Iterator[tuple[HtmlBlock, int]]:
    """Paragraphs with their ends; a dateline on a line of its own, ended by a dash, extends to the next paragraph."""
    for block, after in zip_longest(chosen, chosen[1:]):
        if len(block.text) > _LEAST:
            yield block, block.end
        elif after is not None and block.text.endswith(_DASHES):
            yield block, after.end


@dataclass(frozen=True, slots=True)
class Wire:
    """The agency in the story's dateline; `issuer`: a release's first words, which name its issuer."""

    credit: Credit
    issuer: str


def stated_datelines(page: Filed, opening: FoundDateline | None, authors: Sequence[str]) -> Iterator[Claim]:
    """The places where the story was filed, best first; `opening`: the dateline that opens the story."""
    for found in (*((opening,) if opening else ()), *_on_line(page)):
        yield prefer_nearer(found, page.near, page.language).claim(page.rendition)
    yield from _next_to_author(page, authors)


def opening_dateline(page: Filed) -> FoundDateline | None:
    """The dateline in the first words of the story's first paragraphs."""
    prose = 0
    for block, end in islice(_paragraphs(page.chosen), 2 * _STORY_REACH):
        found = read_dateline(page.rendition, block.start, end, near=page.near, lead=1 if prose else 3)
        found = found or (None if prose else _stopped(page, block))
        if found is not None:
            return found
        prose += is_prose(block.text) and not _is_above(block)
        if prose == _STORY_REACH:
            return None
    return None


def wire_of(page: Filed, found: FoundDateline) -> Wire | None:
    """The agency that the dateline names: a listed one, one in capitals, or one between strokes."""
    if found.agency is None:
        return None
    start, end = found.agency
    words = " ".join(page.rendition[start:end].split())
    # "LYON, March 3 /Wirename/ --", "(WIRENAME NEWSWIRE) --": statements to the press are marked so.
    release = page.rendition[start - 1 : start] == "/" or _WIRE.search(words) is not None
    listed = agency_named(words)
    if listed and len(words) < _ACRONYM and page.language not in (None, *listed.languages):
        return None  # "(PA)" is Pará in Portuguese
    if not (listed or release or (words.isupper() and sum(c.isalpha() for c in words) >= _ACRONYM)):
        return None
    issuer = page.rendition[found.form.after : found.form.after + _ISSUER] if release else ""
    return Wire(Credit(listed.name if listed else words, "agency", start, end), issuer)


def _stopped(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """A place and a full stop: in bold, with its country, or as German papers open."""
    form = match_stopped(page.rendition, block.start, block.end)
    if form is None:
        return None
    bold = len(form.place) <= block.bold < len(block.text) / 2
    by_language = page.language == "de" or (page.language == "fr" and _TOWN.fullmatch(form.place) is not None)
    return believed_stop(page.rendition, form, block.end, drawn=bold or by_language)


def _on_line(page: Filed) -> Iterator[FoundDateline]:
    """Place, comma and date on a line of its own above the story; a place alone may be a section of the paper."""
    below = takewhile(lambda block: not is_prose(block.text), page.blocks[page.story : page.story + _STANDFIRST])
    blocks = [b for b in (*above_story(page.blocks, page.head, page.story), *below) if not b.anchors]
    for start, end in line_spans(blocks):
        found = read_place_line(page.rendition, start, end, near=page.near) if end - start < _LONGEST_LINE else None
        if found is not None and found.listed and _is_dated(page.rendition, found):
            yield found
            return


def _is_dated(rendition: str, found: FoundDateline) -> bool:
    """True if a comma separates the place from a full date."""
    date = found.date
    return date is not None and date.year is not None and "," in rendition[found.form.start : date.start]


def _next_to_author(page: Filed, authors: Sequence[str]) -> Iterator[Claim]:
    """A listed town behind an author, or on the line below: "By Ada Ruiz in Quito", "Ada Ruiz, Trieste, 14/08/2010"."""
    blocks = [*above_story(page.blocks, page.head, page.story), *page.blocks[page.story : page.story + _OPENING]]
    after = False  # the line before was an author's name
    for start, end in line_spans(blocks):
        line = page.rendition[start:end] if end - start < _LONGEST_LINE else ""
        name = next((n for n in authors if n in line), None)
        joint = _JOINT.match(page.rendition, start + line.find(name) + len(name), end) if name else None
        at = joint.end() if joint else start if after else end
        found = read_place_line(page.rendition, at, end, near=page.near) or bare_place(page.rendition, at, end)
        if found is not None and found.listed:
            yield prefer_nearer(found, page.near, page.language).claim(page.rendition, rank=_NEXT_TO_AUTHOR_RANK)
            return
        after = name == line
