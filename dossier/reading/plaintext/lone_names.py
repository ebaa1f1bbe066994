"""Finds an author's name alone on a line above a story."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.model.claims import Person, Published
from dossier.reading.fields import byline, photo_credit, published
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.name_near_date import find_name_end, is_date_or_time
from dossier.reading.fields.person_names import opens_as_district
from dossier.reading.fields.sign_off import read_sign_off
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import Line, Paragraph

MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_NOTE = re.compile(r"[\W_]*(?:(?:zum autor|zur autorin|about the author|sobre (?:el|la|o|a) autora?)\W+)?", re.I)
_NOTE_REACH = 120  # characters
_SHORT = 120  # characters of a line that may say who wrote or when
_FOR = re.compile(r"\s+(?:for|für|para|pour|per|voor|of)\s+", re.I)
_FEW, _MOST = 2, 3  # words of a name in capitals
_CHAIN, _JOINED, _LINKED = 4, 3, 30  # lines that a sentence's links take, letters of "and" and of a link at most


def is_stamp(rendition: str, part: Paragraph, layout: HeadAndBody) -> bool:
    """Whether a line says when a report was published or changed, or is an address."""
    if len(part.text) > _SHORT:
        return False
    if MAIL.fullmatch(part.text):
        return True
    dates = published.head_dates(rendition, part.start, part.end, layout.day_first)
    return any(isinstance(c.value, Published) and c.value.what in ("published", "updated") for c in dates)


def lone_names(rendition: str, part: Paragraph, layout: HeadAndBody) -> list[Credit]:
    """Names on a line of their own are the authors', unless the story speaks of their bearers."""
    ago = find_name_end(rendition, part.start, part.end)  # "Ada Ruiz 7 hours ago"
    names = byline.read_bare(rendition, part.start, ago.end if ago else part.end)
    if not names or not layout.body or opens_as_district(part.text):
        return []
    if _is_split_off(part, layout) or is_for(rendition, names, part.end):
        return []
    sentences = [
        other
        for other in layout.body
        if other.start != part.start
        and not is_bio(other.text, names)
        and not (len(other.text) < _SHORT and read_sign_off(rendition, other.start, other.end))  # "Reach Ada Ruiz at"
    ]
    spoken = any(_is_mentioned(name.name, other.text) for name in names for other in sentences)
    return [] if spoken else photo_credit.as_photographers(rendition, names, part.end)


def is_bio(text: str, names: Sequence[Credit | Person]) -> bool:
    """A paragraph that opens with an author's whole name, as notes on authors do: "Ada Ruiz teaches in Quito"."""
    note = _NOTE.match(text)
    opening = text[note.end() if note else 0 :][:_NOTE_REACH].casefold()
    return any(opening.startswith(name.name.casefold()) for name in names)


def is_for(rendition: str, names: Sequence[Credit], end: int) -> bool:
    """True if a line goes on with a beneficiary, and no paper: "Cheap Evening Fares for Students"."""
    return bool(names) and _FOR.match(rendition, names[-1].end, end) is not None


def _is_split_off(part: Paragraph, layout: HeadAndBody) -> bool:
    """True if a name of a scraped page is a link's, on another line than the rest of its sentence."""
    lines = (*layout.head, *layout.body)
    return in_sentence(lines, next((n for n, other in enumerate(lines) if other.start == part.start), 0))


def in_sentence(lines: Sequence[Paragraph | Line], n: int) -> bool:
    """Whether a sentence goes on behind a line, other such lines and words that join them aside."""
    for other in lines[n + 1 : n + 1 + _CHAIN]:
        text = other.text
        if text[0].islower() and is_date_or_time(text, 0, len(text)):
            return False  # "woensdag 12 maart 2025"
        if text[0] in ".;:)’'" or (text[0] in ",–" and any(map(str.isalpha, text))):
            return True
        if not (text == "," or len(text) <= _JOINED or (len(text) < _LINKED and text[0].isupper())):
            return text[0].islower() and len(text) > _LINKED
    return False


def _is_mentioned(name: str, story: str) -> bool:
    """Whether the last name occurs in the story, written as a name."""
    return re.search(rf"\b{re.escape(name.rsplit(maxsplit=1)[-1])}\b", story) is not None
