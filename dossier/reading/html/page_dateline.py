"""Finds the place and date of a page's story: in its opening words, on a line above it, or next to its author."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile, zip_longest

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.model.claims import Claim, Dateline, Place
from dossier.model.evidence import quoted
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.credit import Credit, agency_named
from dossier.reading.fields.dateline import (
    FoundDateline,
    bare_place,
    believed_stop,
    prefer_nearer,
    read_dateline,
    read_place_line,
    stated_place,
)
from dossier.reading.fields.dateline_form import NAME, match_form, match_stopped
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import above_story, line_spans
from dossier.reading.html.html_nodes import INSIDE, HtmlBlock
from dossier.reading.html.title_cleanup import bare
from dossier.reading.plaintext.head_and_body import is_prose

_STORY_REACH = 3  # paragraphs in which a dateline may come
_LINES = 2  # the story's first: a standfirst, and a place alone
_DRAWN_REACH = 2  # the same where it is set off in bold
_LEAST = 40  # letters of a paragraph
_STANDFIRST = 5  # most lines of a standfirst and below it, before the first paragraph
_LONGEST_LINE = 120
_BESIDE = re.compile(rf"\s(?:in|aus|à|en|em|desde)\s+(?P<place>{NAME}?)(?=\s*(?:$|[,|•·(\n]|\d|(?:and|und|y|et|e)\s))")
_BESIDE_RANK = 0.8
_BAR = re.compile(r"\s*[,|•·–—]\s*(?:(?:de|desde)\s+(?=[A-ZÀ-Þ]))?")
_DASH = re.compile(r"(?:, [^,\n–—]{2,40})?\s+[–—]\s+|, (?:(?:de|desde)\s+)?(?=[^,\n–—]{2,40}$)", re.M)
_DASHES = ("-", "–", "—")
_OPENING = 3  # blocks from the story's first on: that may be the standfirst, with the byline under it
_ABOVE = int(ClassHint.LEAD | ClassHint.TEASER | ClassHint.CAPTION)
_FIGURE = INSIDE["figcaption"]
# "Bois-le-Roi": other bold text before a dash is a label.
_TOWN = re.compile(r"[A-ZÀ-Þ]\w+(?:-(?:[dl]['’])?\w+)*-(?:[dlDL]['’])?[A-ZÀ-Þ]\w+")
_DOT = re.compile(rf"(?P<place>{NAME})\s·\s(?=[“„«\"'‘]?[A-ZÀ-Þ])")
# "DAL NOSTRO INVIATO", alone over the place from which the correspondent writes
_SENT = re.compile(
    r"(?:d(?:al|alla|ai|alle) nostr[oaie] (?:inviat[oaie]|corrispondent[ei])(?: speciali?)?"
    r"|de nuestr[oa] (?:enviad[oa] especial|corresponsal)|de notre (?:envoyée? spéciale?|correspondante?))"
    r"\b[^\n–—-]{0,40}\n",
    re.I,
)
_HOUSE = re.compile(rf"(?P<place>{NAME}(?:, {NAME})?)\s+\((?P<house>[^()\n]{{2,40}})\)\s*(?=[“\"‘'«]?[A-ZÀ-Þ\d])")
_HOUSE_WORDS = 3  # of its name, at most
_ACRONYM = 3  # letters of an agency's name, at least, to tell it from a state's
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
    own: str = ""  # its outlet's name, `bare`


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
    yield from _after_author(page)
    yield from _behind_author(page, authors)


def opening_dateline(page: Filed) -> FoundDateline | None:
    """The dateline in the first words of the story's first paragraphs."""
    if lone := next(filter(None, (_alone(page, block) for block in page.chosen[:_LINES])), None) or _sourced(page):
        return lone
    told = 0
    for block, end in islice(_paragraphs(page.chosen), 2 * _STORY_REACH):
        sent = _SENT.match(page.rendition, block.start, end) if block.text[0] in "dD" else None
        lead = 1 if told and sent is None else 3
        found = read_dateline(page.rendition, sent.end() if sent else block.start, end, near=page.near, lead=lead)
        found = found or (None if told else _stopped(page, block) or _housed(page, block) or _dotted(page, block))
        found = found or (_drawn(page, block) if told < _DRAWN_REACH else None)
        if found is not None:
            return found
        told += is_prose(block.text) and not _is_above(block)
        if told == _STORY_REACH:
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


def _sourced(page: Filed) -> FoundDateline | None:
    """Place and house on a line of their own right above the story, which a dash closes: "Quito Pardal Wire —"."""
    block = page.blocks[page.story - 1] if page.story else None
    if block is None or len(block.text) > _LEAST or not block.text.endswith(_DASHES):
        return None
    words = block.text[:-1].rstrip().split(" ")
    for at in range(1, min(len(words), _HOUSE_WORDS + 1)):
        house = " ".join(words[-at:])
        if agency_named(house) is not None or bare(house) == page.own or listed_outlet(house) is not None:
            stop = block.start + len(" ".join(words[:-at]))
            found = stated_place(page.rendition, block.start, stop) if stop > block.start else None
            return found if found is not None and found.listed else None
    return None


def _stopped(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """A place and a full stop: in bold, with its country, or as German papers open."""
    form = match_stopped(page.rendition, block.start, block.end)
    if form is None:
        return None
    bold = len(form.place) <= block.bold < len(block.text) / 2
    told = page.language == "de" or (page.language == "fr" and _TOWN.fullmatch(form.place) is not None)
    return believed_stop(page.rendition, form, block.end, drawn=bold or told)


def _alone(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """A town and its country or region in capitals, alone on a line that opens the story: "QUITO, ECUADOR"."""
    if len(block.text) > _LEAST or "," not in block.text or not block.text.isupper():
        return None
    found = bare_place(page.rendition, block.start, block.end)
    return found if found is not None and found.form.qualifiers else None


def _housed(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """A listed town before the page's own name in brackets: "Puerto Lobos (Pilot) The ferry", or without a space."""
    stop = min(block.end, block.start + _LONGEST_LINE)
    if not page.own or page.rendition.find("(", block.start, stop) < 0:
        return None
    match = _HOUSE.match(page.rendition, block.start, stop)
    if match is None or not bare(match["house"]).startswith(page.own):
        return None
    found = stated_place(page.rendition, *match.span("place"))
    return found if found is not None and found.listed else None


def _dotted(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """ "Westhafen · Der alte Steg": a listed town before a dot on the line's middle."""
    match = _DOT.match(page.rendition, block.start, block.end) if " · " in block.text[:_LEAST] else None
    found = stated_place(page.rendition, *match.span("place")) if match else None
    return found if found is not None and found.listed and found.place.lat is not None else None


def _drawn(page: Filed, block: HtmlBlock) -> FoundDateline | None:
    """A place that no list has, set off in bold or italics from the dash on: "<b>Bois-le-Roi</b>. - Il a"."""
    form = match_form(page.rendition, block.start, block.end)
    if form is None or form.close != "dash" or form.agency or form.qualifiers or is_prose(form.place):
        return None
    drawn = len(form.place) <= block.bold <= form.after - form.start
    dated = form.date is not None and form.date.year is not None
    if not drawn or not (dated or _TOWN.fullmatch(form.place)) or block.end - form.after < _LEAST:
        return None
    return stated_place(page.rendition, form.start, form.stop)


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


def _after_author(page: Filed) -> Iterator[Claim]:
    """ "By Ada Ruiz in Quito": the place of the first author named with one."""
    blocks = [*above_story(page.blocks, page.head, page.story), *page.blocks[page.story : page.story + 1]]
    for start, end in line_spans(blocks):
        names = read_byline(page.rendition, start, end) if end - start < _LONGEST_LINE else []
        for name in names:
            place = _BESIDE.match(page.rendition, name.end, end) if name.role == "author" else None
            if place is not None and (where := _known_to(page, place["place"])):
                evidence = quoted(page.rendition, *place.span("place"))
                yield Claim("dateline", Dateline(where, None), (evidence,), _BESIDE_RANK)
                return
        last = names[-1] if names and names[-1].role == "author" else None
        dash = _DASH.match(page.rendition, last.end, end) if last else None  # "Por Ada Ruiz — Quito"
        if dash and (found := bare_place(page.rendition, dash.end(), end)):
            yield prefer_nearer(found, page.near, page.language).claim(page.rendition, rank=_BESIDE_RANK)
            return


def _behind_author(page: Filed, authors: Sequence[str]) -> Iterator[Claim]:
    """ "Ada Ruiz, Trieste", "Ada Ruiz | A Coruña, 14/08/2010": a listed town behind an author, or on the line below."""
    blocks = [*above_story(page.blocks, page.head, page.story), *page.blocks[page.story : page.story + _OPENING]]
    after = False  # the line before was an author's name
    for start, end in line_spans(blocks):
        if after and (found := bare_place(page.rendition, start, end)):
            yield prefer_nearer(found, page.near, page.language).claim(page.rendition, rank=_BESIDE_RANK)
            return
        name = next((n for n in authors if page.rendition.startswith(n, start)), None)
        after = name is not None and len(name) == end - start
        bar = _BAR.match(page.rendition, start + len(name), end) if name and end - start < _LONGEST_LINE else None
        if bar is None:
            continue
        found = read_place_line(page.rendition, bar.end(), end, near=page.near)
        found = found or bare_place(page.rendition, bar.end(), end)
        if found is not None and found.listed:
            yield prefer_nearer(found, page.near, page.language).claim(page.rendition, rank=_BESIDE_RANK)
            return


def _known_to(page: Filed, name: str) -> Place | None:
    """The place of this name that the gazetteer lists, or that the story itself speaks of as a place."""
    found = Gazetteer.standard().find(name, near_country=page.near, language=page.language)
    if found is not None:
        return found
    spoken = re.compile(rf"\b(?:in|at|to|from|near|of|en|a|de|à|nach|aus|em|para)\s+{re.escape(name)}\b")
    return Place(name) if any(spoken.search(b.text) for b in page.chosen if is_prose(b.text)) else None
