"""Reads who took a picture, from its caption or from a line of its own: "(AP Photo/Ada Ruiz)", "EFE/Ada Ruiz"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.reading.fields.credit import INITIAL, Credit, agency_named
from dossier.reading.fields.outlet_names import has_paper_form, listed_outlet, looks_like_outlet
from dossier.reading.fields.person_names import is_name

_LONGEST = 400
_NAME = r"[A-ZÀ-Þ][\w.'’-]*(?:\s+(?:(?:de|del|da|do|van|von|der|la)\s+){0,2}[A-ZÀ-Þ][\w.'’-]*){1,3}"
_CAPTION = pattern(
    r"\(<picture_words/picture>?(?P<name>[^()\n/]{2,60}?)"
    r"(?:\s*[/,|]\s*[^()\n]{2,60}|\s+(?:photo|foto|file photo))?\)\.?$",
    re.I,
)
# "(AP Photo/Ada Ruiz, File)", "REUTERS/Ada Ruiz", "EFE/ Ada Ruiz": the agency precedes the name.
_HOUSE = re.compile(
    rf"(?:^|[\s(])(?P<house>[^\W\d_][\w ]{{1,20}}?)(?:\s+(?:Photo|Foto|Images?|Picture))?\s?/\s?(?P<name>{_NAME})"
    r"(?:\s*[,/|]\s*[^()\n]{2,60})?\)?\.?$"
)
_BEFORE_NAME = re.compile(r"/\s?[A-ZÀ-Þ]")
_STROKE = re.compile(rf"(?P<name>{_NAME})/(?P<house>[^\W\d_][^/\n]{{2,40}})")
_OWNED = re.compile(rf"(?:©|\(c\))\s*(?P<name>{_NAME})\s*[/|,–-]\s*(?P<house>[^\n/|,]{{2,30}})$", re.I)


# "... Foto: Ada Ruiz/Agency", "... on 3 March. ABC - Ada Ruiz", "... © Ada Ruiz / Herald", "... ADA RUIZ / HERALD"
_GIFT = r"(?:(?i:cortes[ií]a|gentileza|courtesy|cedida|cessão|gracieuseté)\s+(?i:de|del|of|por)\s+)?"
_CLOSING = re.compile(
    rf"(?:(?:^|[\s(—–|*])(?i:photos?|fotos?|picture|image|imagen|imagem|bild|crédit(?:o| photo)?|photograph|fotografía)"
    rf"(?:\s+(?i:by|de|por|von|credit))?(?:\s*[:/]\s*|\s+(?=[A-ZÀ-Þ])){_GIFT}(?P<by>{_NAME})"
    rf"|(?<=[\w.!?»”)])\s*(?i:credit)\s?(?:\.\.\.|…)\s*(?P<dots>{_NAME})(?: (?i:for) [^\n/]{{2,40}})?"
    rf"|(?<=[\w.!?»”)])\s*©\s*(?P<own>{_NAME})|[.!?»”)]\s+[A-ZÀ-Þ]{{2,6}}\s?[-–]\s(?P<desk>{_NAME})"
    rf"|[.!?»”)]\s*/\s(?P<slash>{_NAME})"
    rf"|[.!?»”)]\s+(?P<caps>[A-ZÀ-Þ][A-ZÀ-Þ.'’ -]{{4,40}}?)(?=\s*/\s*[A-ZÀ-Þ]))"
    r"(?:\s*[/|,]\s*[^\n/]{2,40})*[\s*_).]*$"
)

_CLOSING_REACH = 140  # characters of a caption's end
# One of these is in each of them, or a dash; looking for words is faster than matching them
_MAY_CLOSE = ("photo", "foto", "pictur", "imag", "bild", "credit", "crédit", "©", "/")
_DASH = re.compile(r"[-–]\s")

# "Ada Ruiz" over "Staff Photographer"; under "Photo by"
_TAKES = re.compile(
    r"[*_ ]*\n{1,2}[*_ ]*(?:(?:the|staff|chief|freelance|senior|[A-ZÀ-Þ]\w+)\s){0,3}(?i:photographer|photojournalist"
    r"|fotógraf[oa]|fotoperiodista|fotorreporter[oa]|reporter[oa] gráfic[oa]|fotojornalista|photographe"
    r"|fotograf(?:in)?)"
    r"s?[*_ ]*(?=\n|$)"
)
_TAKEN = re.compile(
    r"\n[*_ ]*(?:photo(?:graph)?s?|fotos?|pictures?|fotograf[ií]as?|bilder)(?: (?:by|de|por|von|par))?"
    r"[*_: ]*\n{1,2}[*_ ]*$",
    re.I,
)
_TAKEN_REACH = 30  # characters


def read_caption(rendition: str, start: int, end: int) -> list[Credit]:
    """The photographer or agency in the brackets that close a caption: "(Ada Ruiz / Valley Herald)", "(Reuters)"."""
    if end - start >= _LONGEST:
        return []
    if found := _with_agency(rendition, start, end):
        return [found]
    match = _CAPTION.search(rendition, start, end)
    if match is None:
        return []
    name = " ".join(match["name"].split())
    if agency := agency_named(name):
        return [Credit(agency.name, "photographer", *match.span("name"))]
    return [Credit(name, "photographer", *match.span("name"))] if is_name(name) else []


def _with_agency(rendition: str, start: int, end: int) -> Credit | None:
    """A person credited together with a known agency, on either side of the slash."""
    may_be = rendition.find("/", max(start, end - 60), end) >= 0
    stroke = _BEFORE_NAME.search(rendition, max(start, end - 120), end) if may_be else None
    match = _HOUSE.search(rendition, max(start, end - 120, stroke.start() - 40), end) if stroke else None
    if match is None and rendition[start : start + 1] in ("©", "("):
        match = _OWNED.fullmatch(rendition, start, end)
    if match is None or agency_named(_last_words(match["house"])) is None:
        return None
    name = " ".join(match["name"].split())
    return Credit(name, "photographer", *match.span("name")) if is_name(name, stated=True) else None


def _last_words(words: str) -> str:
    """The agency at the end of "Smoke over the town EFE": the longest run of words that names one."""
    parts = words.split()
    return next((" ".join(parts[n:]) for n in range(len(parts)) if agency_named(" ".join(parts[n:]))), words)


def name_and_outlet(rendition: str, start: int, end: int) -> list[Credit]:
    """ "Ada Ruiz/The Valley Herald": a person and an outlet, a stroke between them, as pictures are credited."""
    match = _STROKE.fullmatch(rendition, start, end)
    house = " ".join(match["house"].split()) if match else ""
    if match is None or not (
        has_paper_form(house) or looks_like_outlet(house) or listed_outlet(house) or agency_named(house)
    ):
        return []
    name = " ".join(match["name"].split())
    return [Credit(name, "photographer", *match.span("name"))] if is_name(name, stated=True) else []


def closing_credits(rendition: str, start: int, end: int) -> list[Credit]:
    """The photographers named at the end of a caption: "Smoke over the port. Photo: Ada Ruiz", "© Ada Ruiz"."""
    if end - start > _LONGEST:
        return []
    start = max(start, end - _CLOSING_REACH)
    low = rendition[start:end].lower()
    may_be = any(map(low.__contains__, _MAY_CLOSE)) or _DASH.search(low) is not None
    match = _CLOSING.search(rendition, start, end) if may_be else None
    if match is None:
        return []
    group = next(name for name in ("by", "dots", "own", "desk", "slash", "caps") if match[name])
    name = " ".join(match[group].split())
    dotted = name[-1] == "." and not INITIAL.search(name)  # the full stop of the caption
    name = name[:-1] if dotted else name
    if agency_named(name) or not is_name(name, stated=True) or looks_like_outlet(name):
        return []
    return [Credit(name, "photographer", match.start(group), match.end(group) - dotted)]


def is_picture_credit(rendition: str, start: int, end: int) -> bool:
    """True if a line ends with a person and an agency, as only pictures are credited."""
    return _with_agency(rendition, start, end) is not None


def as_photographers(rendition: str, credits: Sequence[Credit], end: int) -> list[Credit]:
    """Names alone on a line, as photographers where the next line, or the one above, says that they are."""
    if not credits:
        return []
    start = credits[0].start
    pictured = _TAKES.match(rendition, end) or _TAKEN.search(rendition, max(0, start - _TAKEN_REACH), start)
    return [replace(c, role="photographer") if pictured and c.role == "author" else c for c in credits]
