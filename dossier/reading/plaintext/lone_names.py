"""Finds an author's name alone on a line above a story: in capitals or with a job title, if its neighbours agree."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.authority.given_names import is_given
from dossier.model.claims import Published
from dossier.reading.fields import byline, photo_credit, published
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.dateline import bare_place
from dossier.reading.fields.name_beside_day import find_name_end, tells_when
from dossier.reading.fields.outlet_names import looks_like_outlet
from dossier.reading.fields.person_names import is_name, opens_as_district
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.sign_off import read_sign_off
from dossier.reading.plaintext.author_town import house_and_town, is_bio
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import Paragraph

MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_SHORT = 120  # characters of a line that may say who wrote or when
_FOR = re.compile(r"\s+(?:for|für|para|pour|per|voor|of)\s+", re.I)
_FEW, _MOST = 2, 3  # words of a name in capitals
_CHAIN, _JOINED, _LINKED = 4, 3, 30  # lines that a sentence's links take, letters of "and" and of a link at most
_ACCOUNT = re.compile(r"(?P<name>[A-ZÀ-Þ][^\n@()|]{3,50}?)\s+\(?@\w{2,30}\)?")  # over a post: "Ada Ruiz (@adaruiz)"
# In brackets behind a name: who gave the picture
_SUPPLIED = re.compile(
    r"\s*\((?![^()\n]*\b(?:reporter|writer|editor|correspondent|journalist|redakteur|periodista|redactora?)\b)"
    r"[^()\n]*\b(?:police|sheriff\S*|jail|prison|court|department|office|courtesy|handout|provided|facebook|polizei"
    r"|policía|polícia|guardia|gendarmerie|cortesía|gentileza|familia|family|famille|familie)\b[^()\n]*\)\W*",
    re.I,
)
_HANDLE = re.compile(r"@\w{2,30}")
# Who the name's bearer is, on a line of its own: "DAL NOSTRO INVIATO", "CORRESPONSAL EN LA PAMPA"
_POST = re.compile(
    r"\W*(?:(?:d[aeo]l?|dal|von|from|by|por|par)\s+)?(?:(?:nostr[oa]|nuestr[oa]|noss[oa]|notre|our|unser\w*)\s+)?"
    r"(?:own |special |special \w+ )?(?:inviat[oa]|corrispondente|correspon\w+|enviad[oa] especial|envoyée? spéciale?"
    r"|korrespondent(?:in)?|staff (?:writer|reporter)|redactora?|repórter)"
    r"(?:\s+(?:in|en|em|at|a|à|da|de|speciale?)\b.{0,40})?\W*",
    re.I,
)
_WITH_POST = re.compile(
    r"(?P<name>[A-ZÀ-Þ][\w'’-]+(?: (?:de|del|da|van|von|der|la|le|Mac|Mc))?(?: [A-ZÀ-Þ][\w'’-]+){1,2}?)"
    r"(?: [A-Za-zÀ-ÿ&'’-]+){0,5}? (?:correspondent|editor|reporter|columnist|critic|writer)"
    r"(?: (?:in|for|at) [A-ZÀ-Þ]\w+(?: [A-ZÀ-Þ]\w+)?)?"
)


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
    if is_leftover(part.text):
        return []
    ago = find_name_end(rendition, part.start, part.end)  # "Ada Ruiz 7 hours ago"
    names = byline.read_bare(rendition, part.start, ago.end if ago else part.end) or _vouched(rendition, part, layout)
    if not names or not layout.body or opens_as_district(part.text):
        return []
    if _is_split_off(part, layout) or is_for(rendition, names, part.end):
        return []
    if _SUPPLIED.match(rendition, names[-1].end, part.end):
        return []  # "Ada Ruiz (Larkham Police)": whom a picture shows
    told = [
        other
        for other in layout.body
        if other.start != part.start
        and not is_bio(other.text, names)
        and not (len(other.text) < _SHORT and read_sign_off(rendition, other.start, other.end))  # "Reach Ada Ruiz at"
    ]
    spoken = any(_is_mentioned(name.name, other.text) for name in names for other in told)
    return [] if spoken else photo_credit.as_photographers(rendition, names, part.end)


def is_for(rendition: str, names: Sequence[Credit], end: int) -> bool:
    """True if a line goes on with a beneficiary, and no paper: "Cheap Evening Fares for Students"."""
    behind = _FOR.match(rendition, names[-1].end, end) if names else None
    return behind is not None and not looks_like_outlet(rendition[behind.end() : end])


def _is_split_off(part: Paragraph, layout: HeadAndBody) -> bool:
    """True if a name of a scraped page is a link's, on another line than the rest of its sentence."""
    lines = (*layout.head, *layout.body)
    return in_sentence(lines, next((n for n, other in enumerate(lines) if other.start == part.start), 0))


def in_sentence(lines: Sequence[Paragraph], n: int) -> bool:
    """Whether a sentence goes on behind a line, other such lines and words that join them aside."""
    for other in lines[n + 1 : n + 1 + _CHAIN]:
        text = other.text
        if text[0].islower() and tells_when(text, 0, len(text)):
            return False  # "woensdag 12 maart 2025"
        if text[0] in ".;:)’'" or (text[0] in ",–" and any(map(str.isalpha, text))):
            return True
        if not (text == "," or len(text) <= _JOINED or (len(text) < _LINKED and text[0].isupper())):
            return text[0].islower() and len(text) > _LINKED
    return False


def in_capitals(text: str) -> bool:
    """Whether a line is two or three words in capitals that may be a person's name."""
    words = text.split()
    may_be = text.isupper() and _FEW <= len(words) <= _MOST and all(c.isalpha() or c in " '’.-" for c in text)
    return may_be and is_name(text.title()) and not names_section(text)


def _vouched(rendition: str, part: Paragraph, layout: HeadAndBody) -> list[Credit]:
    """ "ADA RUIZ", "Ada Ruiz North of England correspondent": a name that only the lines around it tell for one."""
    if len(part.text) > _SHORT or part.text[-1] in ".!?:;,":
        return []
    if (account := _ACCOUNT.fullmatch(part.text)) and is_name(account["name"]):
        words = " ".join(account["name"].split())
        return [Credit(words, "author", part.start, part.start + account.end("name"))]
    match = None if part.text.isupper() else _WITH_POST.fullmatch(part.text)
    if match is not None and is_name(match["name"]):
        span = part.start, part.start + match.end("name")
    elif in_capitals(part.text):
        span = part.start, part.end
    else:
        return []
    words = " ".join(rendition[slice(*span)].split())
    told = match is not None or is_given(words)
    return [Credit(words, "author", *span)] if _is_vouched_for(rendition, part, layout, told=told) else []


def _is_vouched_for(rendition: str, part: Paragraph, layout: HeadAndBody, *, told: bool) -> bool:
    """True if a job title, an account, an outlet or a day is next to the line.

    Sections precede days as well ("HUMAN RIGHTS"): a day counts only if a given name or a job title shows that the line
    is a name.
    """
    lines = (*layout.head, *layout.body[:1])
    at = next((n for n, other in enumerate(lines) if other.start == part.start), len(lines))
    before, after = lines[at - 1] if at else None, _close(lines[at + 1 : at + 3])
    if before is not None and _POST.fullmatch(before.text):
        return True
    if not after:
        return False
    first, span = after[0], (after[0].start, after[0].end)
    if _POST.fullmatch(first.text) or _HANDLE.fullmatch(first.text) or MAIL.fullmatch(first.text):
        return True
    if house_and_town(rendition, *span) is not None:
        return True
    if told and is_stamp(rendition, first, layout):
        return True
    return len(after) > 1 and bare_place(rendition, *span) is not None and is_stamp(rendition, after[1], layout)


def _close(lines: Sequence[Paragraph]) -> Sequence[Paragraph]:
    """The lines up to the first that follows an empty one."""
    blank = next((n for n, line in enumerate(lines) if line.lines[0].blank), len(lines))
    return lines[:blank]


def _is_mentioned(name: str, story: str) -> bool:
    """Whether the last name occurs in the story, written as a name."""
    return re.search(rf"\b{re.escape(name.rsplit(maxsplit=1)[-1])}\b", story) is not None
