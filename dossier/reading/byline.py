"""Finds who wrote, photographed, edited or contributed to a report, each name with its words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dossier.model.claims import Claim, Person, Role
from dossier.model.evidence import quoted
from dossier.reading.dates import first_date
from dossier.reading.names import from_address, from_handle, is_name
from dossier.reading.outlet import entitled, looks_like_outlet
from dossier.reading.outlets import Outlet, Outlets
from dossier.reading.places import Gazetteer


@dataclass(frozen=True, slots=True)
class Credit:
    """A name, what its bearer did, and where the name stands."""

    name: str
    role: Role
    start: int
    end: int

    def claim(self, rendition: str, *, rank: float = 1.0) -> Claim:
        return Claim("byline", Person(self.name, self.role), (quoted(rendition, self.start, self.end),), rank)


_MARK = r"[\s*_>#|•·–—-]*"
_AUTHOR = (
    r"(?:(?:(?:words|story|text|report|article|(?:written|reported|posted|published"
    r"|submitted|posted) )\s*)?by|by-?line|authors?|reporters?|written by"
    r"|por|escrito por|reportaje de|texto(?: de)?|autor(?:a|es|as)?|redactor(?:a)?|reportagem(?: de)?"
    r"|par|texte(?: de)?|propos recueillis par|auteurs?|von|text|autor(?:in|en)?)"
)
_LEADS: tuple[tuple[Role, str], ...] = (
    ("photographer", r"(?:photo(?:graph)?s?(?:\s+(?:and\s+video\s+)?(?:by|courtesy(?:\s+of)?))?"
        r"|photograph(?:y|er|ed)(?:\s+by)?|photo\s+credit|fotos?(?:\s+(?:de|por))?"
        r"|fotografías?(?:\s+de)?|crédit\s+photo|bild(?:er)?)"),
    ("editor", r"(?:edited\s+by|editing(?:\s+by)?|editado\s+por|edición(?:\s+de)?"
        r"|edição(?:\s+de)?|édité\s+par|redigiert\s+von|bearbeitet\s+von|editors?)"),
    ("contributor", r"(?:(?:with\s+)?(?:additional\s+)?reporting\s+(?:from|contributed\s+by)"
        r"|(?:with\s+)?additional\s+(?:reporting|writing)(?:\s+by)?"
        r"|(?:with\s+)?contributions?\s+(?:by|from)|con\s+(?:información|informaciones"
        r"|la\s+colaboración|reportes?)\s+de|com\s+(?:informações|reportagem"
        r"|colaboração)\s+de|avec\s+(?:la\s+collaboration\s+de|la\s+contribution\s+de)"
        r"|mitarbeit)"),
    ("author", r"(?:reporting(?:\s+by)?|writing\s+by|reporte\s+de)"),
    ("author", _AUTHOR),
)  # fmt: skip
_LEAD = re.compile(
    "|".join(rf"{_MARK}(?P<r{n}>{words})(?:\s*:\s*|[\s*_]+)" for n, (_, words) in enumerate(_LEADS)), re.I
)
_SPLIT = re.compile(
    r"\s*(?:,|;|\||/|•|·|&|\t|\s[-–—]\s|\n)\s*|\s+(?:and|with|und|et|con|com|avec|y|e|mit)\s+|\s{3,}", re.I
)
_TAIL = re.compile(
    r"\s+(?:in|from|at|en|em|à|aus|desde|of|for|para|pour|für)\s+(?:the\s+)?(?=(?-i:[A-ZÀ-Þ@])).*$"
    r"|\s+(?:special to|staff|senior|chief|associated press|correspondent|corresponsal"
    r"|correspondente|enviad[ao] especial|envoyé).*$"
    r"|\s*[(<\[].*$|\s*@\S+$",
    re.I | re.S,
)
_AGENCY_BRACKET = re.compile(r"\(([^()\n]{2,40})\)\.?$")
_CONTRIBUTED = re.compile(
    r"(?P<names>[A-ZÀ-Þ][^.!?\n]{3,160}?)\s+(?:also\s+)?(?:contributed\s+(?:to\s+(?:this"
    r"|the)\s+(?:report|story|article)|reporting|from)"
    r"|contribuy(?:ó|eron)\s+(?:a|con|en)\s+(?:este|esta)|contribu(?:iu"
    r"|íram)\s+(?:para|com)|a(?:vait)?\s+contribué\s+à|ont\s+contribué\s+à)",
)
_TITLE = re.compile(
    r"^(?:the\s+)?(?:associated\s+press|ap|afp|reuters|cnn|bbc|upi|efe)\s+(?:writers?"
    r"|reporters?|correspondents?|photographers?)\s+|"
    r"^(?:writers?|reporters?|correspondents?|photographers?|journalists?"
    r"|staff\s+writers?|periodistas?|reporteros?)\s+",
    re.I,
)
_OWN = re.compile(
    r"^(?:unser(?:em|er|en)?|notre|nos|nuestr[oa]s?|noss[oa]s?|our"
    r"|its)\s+(?:envoyée?\s+spéciale?|[\w-]+)(?:\s+(?:à|en|em|in|aux?)\s+\w+,?)?\s+",
    re.I,
)
_LABEL = re.compile(r"^(?:dr|mr|mrs|ms|prof|sir|lic|ing)\.?\s+", re.I)
_FILLER = re.compile(
    r"(?:staff|senior|chief|political|special|foreign|freelance|sports"
    r"|our)?\s*(?:writers?|reporters?|correspondents?|editors?"
    r"|columnists?|contributors?|photographers?|journalists?|staff|desk|newsroom|redacción|redação|rédaction|redaktion"
    r"|corresponsal(?:es)?|enviad[oa]s? especial(?:es)?|periodistas?|agenc(?:ies|ias|y"
    r"|ia)|agences|agenturen|wires?|reports?"
    r"|web(?: desk)?|online|min(?:ute)?s? read|updated|published|posted"
    r"|.{0,25}\b(?:news|media|staff|writer|reporter|correspondent|editor)\b)",
    re.I,
)
_MOST_WORDS = 14  # spaces in a line of names without "By"
_MOST_AFTER = 70  # characters that may follow the names, from the date or time on
_STAMP = re.compile(
    r"\b(?:last\s+)?(?:updated|published|posted|modified|actualizad[oa]|publicad[oa]"
    r"|atualizad[oa]|mis\s+à\s+jour|publié|aktualisiert"
    r"|veröffentlicht)\b|\b\d{1,2}[:.h]\d{2}\b",
    re.I,
)
_DOMAIN = re.compile(r"(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:/\S*)?", re.I)


def read_byline(rendition: str, start: int, end: int) -> list[Credit]:
    """The credits that the line `rendition[start:end]` gives, when it is a byline and nothing else."""
    line = rendition[start:end]
    if len(line) > 240:
        return []
    match = _LEAD.match(line)
    if match is None or len(line) - (_before_date(rendition, start, end) - start) > _MOST_AFTER:
        return []
    return _listed(rendition, start + match.end(), end, _role(match), stated=True)


def _role(match: re.Match[str]) -> Role:
    return next(role for n, (role, _) in enumerate(_LEADS) if match[f"r{n}"])


def read_credits(rendition: str, start: int, end: int) -> list[Credit]:
    """Credits of a sign-off: "(Reporting by A; Editing by B)", "A contributed to this report", "Photo by C"."""
    text = rendition[start:end]
    if match := _CONTRIBUTED.search(text):
        first = start + match.start("names")
        return _listed(rendition, first, start + match.end("names"), "contributor", stated=True, strict=False)
    found: list[Credit] = []
    for at, stop in _clauses(text):
        lead = _LEAD.match(text, at, stop)
        # "By" within a paragraph is the author of something else; it is a credit only where it opens the line.
        if lead and (_role(lead) != "author" or not text[:at].strip(" (") or "ing" in lead.group().lower()):
            found += read_byline(rendition, start + at, start + stop)
    return found


def _clauses(text: str) -> list[tuple[int, int]]:
    """`(Reporting by A; Editing by B)` cut at its semicolons and full stops, brackets left out."""
    return [
        m.span() for m in re.finditer(r"[^;()\[\]\n.]+(?:\.(?!\s|$)[^;()\[\]\n.]*|\b[A-Z]\.\s[^;()\[\]\n.]*)*", text)
    ]


def read_bare(rendition: str, start: int, end: int) -> list[Credit]:
    """A line that is nothing but one or more full names, or names beside an outlet: "A | Outlet", "Outlet | A"."""
    line = rendition[start:end]
    if len(line) > 120 or line[-1:] in ".!?:" or line.count(" ") > _MOST_WORDS:
        return []
    return _listed(rendition, start, end, "author", stated=False)


def _listed(rendition: str, start: int, end: int, role: Role, *, stated: bool, strict: bool = True) -> list[Credit]:
    """The names between `start` and `end`; none at all if something there is neither name, outlet, place nor title."""
    end = _before_date(rendition, start, end)
    found: list[Credit] = []
    for at, stop in _segments(rendition, start, end):
        credit = _credit(rendition, at, stop, role, stated=stated)
        if credit is not None:
            found.append(credit)
        elif strict and not (stated and found and stop - at < 90) and not _harmless(rendition[at:stop]):
            return []
    return found


def _before_date(rendition: str, start: int, end: int) -> int:
    date = first_date(rendition, start, end)
    words = rendition[start : date.start if date else end]
    if stamp := _STAMP.search(words):
        words = words[: stamp.start()]
    return start + len(re.sub(r"(?:[\s,|•·-]|\b(?:on|el|am|le)\b:?)+$", "", words, flags=re.I))


def _segments(rendition: str, start: int, end: int) -> list[tuple[int, int]]:
    """Spans between separators, without white space and marks."""
    found, at = [], start
    for match in _SPLIT.finditer(rendition, start, end):
        found.append((at, match.start()))
        at = match.end()
    found.append((at, end))
    return [trimmed for span in found if (trimmed := _trim(rendition, *span))[0] < trimmed[1]]


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in ' \t\n\xa0*_.,:;()[]-–—"“”>':
        start += 1
    while end > start and text[end - 1] in ' \t\n\xa0*_,:;()[]-–—"“”<':
        end -= 1
    if end > start and text[end - 1] == "." and not re.search(r"\b(?:[A-Z]|[JS]r)\.$", text[start:end]):
        end -= 1
    return start, end


def _credit(rendition: str, start: int, end: int, role: Role, *, stated: bool) -> Credit | None:
    if lead := _LEAD.match(rendition, start, end):
        role, stated, start = _role(lead), True, lead.end()
    words = rendition[start:end]
    if title := (_TITLE.match(words) or _LABEL.match(words) or _OWN.match(words)):
        start += title.end()
        words = rendition[start:end]
    if tail := _TAIL.search(words):
        words = words[: tail.start()]
    if agency := _agency(words):
        return Credit(agency.name, "agency", start, start + len(words)) if stated and role == "author" else None
    words = _without_agency(words)
    name = " ".join(words.split())
    if not is_name(name, stated=stated) or looks_like_outlet(name) or (stated and _is_aside(name, rendition, start)):
        return None
    if " " not in name and (role != "author" or name.isupper()):
        return None
    return Credit(name, role, start, start + len(words))


def _agency(words: str) -> Outlet | None:
    name = " ".join(words.split())
    if not 1 < len(name) < 40:
        return None
    outlets = Outlets.standard()
    # Agencies sign in the singular, too: "Reuter".
    return outlets.agency(name) or (outlets.agency(name + "s") if name.isalpha() else None)


def _without_agency(words: str) -> str:
    """ "John Smith Associated Press" -> "John Smith"."""
    parts = words.split()
    for cut in range(len(parts) - 1, 1, -1):
        if _agency(" ".join(parts[cut:])):
            return words[: words.rindex(parts[cut])].rstrip() if parts[cut] in words else words
    return words


def _is_aside(name: str, rendition: str, start: int) -> bool:
    """A place or a single word after a comma says where or for whom: "By Ada Ruiz, Quito", "By Ada Ruiz, KXYZ"."""
    after = rendition[max(0, start - 2) : start].strip()[:1] in (",", "|", "/", "-", "–", "—", "•", "·", "&")
    if not after:
        return False
    return " " not in name or Gazetteer.standard().find(name) is not None


def _harmless(words: str) -> bool:
    """What may stand beside names in a byline: a title, an outlet, a place, an address."""
    plain = " ".join(words.split())
    if _FILLER.fullmatch(plain) or _DOMAIN.fullmatch(plain) or "@" in plain:
        return True
    return (
        looks_like_outlet(plain)
        or entitled(plain)
        or Outlets.standard().by_name(plain) is not None
        or Gazetteer.standard().find(plain) is not None
    )


def agency_credit(rendition: str, start: int, end: int, *, stated: bool = False) -> Claim | None:
    """The agency that is named there, as a byline claim; `stated`: it need not be a listed one."""
    agency = _agency(rendition[start:end])
    if agency is None and not (stated and rendition[start:end].strip()):
        return None
    name = agency.name if agency else " ".join(rendition[start:end].split())
    return Credit(name, "agency", start, end).claim(rendition, rank=0.9)


_CAPTION = re.compile(
    r"\((?:(?:photo|foto|picture|image|imagen|source|credit|crédito|crédit photo|bild"
    r"|fotografía)\s*(?:by|de|por|:|/)\s*)?(?P<name>[^()\n]{2,60}?)"
    r"(?:\s*[/,|]\s*[^()\n]{2,40}|\s+(?:photo|foto|file photo))?\)\.?$",
    re.I,
)


def read_caption(rendition: str, start: int, end: int) -> list[Credit]:
    """The photographer or agency in the brackets that close a caption: "(Ada Ruiz / Valley Herald)", "(Reuters)"."""
    match = _CAPTION.search(rendition, start, end) if end - start < 400 else None
    if match is None:
        return []
    name = " ".join(match["name"].split())
    if agency := _agency(name):
        return [Credit(agency.name, "photographer", *match.span("name"))]
    return [Credit(name, "photographer", *match.span("name"))] if is_name(name) else []


_ON_TWITTER = re.compile(
    r"(?:on\s+)?(?:twitter|x|instagram|facebook|follow(?:\s+\w+){0,3})\s*:?\s*(?P<handle>@\w{2,30})?\.?", re.I
)
_FOLLOW = re.compile(
    r"\b(?:Follow|Siga a|Sigue a|Suivez"
    r"|Folgen Sie)\s+(?P<name>[A-ZÀ-Þ][\w.'’-]+(?:\s+[A-ZÀ-Þ][\w.'’-]+){1,3})\s+(?:on"
    r"|en|no|sur|auf)\s+"
)
_REACH = re.compile(
    r"^(?:(?:You can )?(?:contact|email|e-mail|reach)\s+(?:reporter |staff writer "
        r"|the (?:author"
        r"|reporter),?\s*)?(?P<a>[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+){1,3})\s+(?:at|on"
        r"|by)\b"
    r"|(?P<b>[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+){1,3})\s+(?:can be reached"
        r"|is an? (?:[\w-]+\s+){0,4}(?:reporter|writer|correspondent|editor|columnist"
        r"|journalist)\b)"
    r"|[-–—]{1,2}\s*(?P<c>[A-ZÀ-Þ][\w.'’-]+(?:\s+(?:[a-z]{2,3}\s+)?[A-ZÀ-Þ][\w.'’-]+){1,3})(?P<desk>,.*\b(?:newsroom"
        r"|desk|bureau|redacción)\b.*)?$)"
)  # fmt: skip
_ADDRESS = re.compile(r"(?:e-?mail:?\s*)?(?P<address>[\w.+-]+@[\w-]+\.[\w.-]+)\.?", re.I)


def read_sign_off(rendition: str, start: int, end: int) -> list[Credit]:
    """A name in one of the last lines: a handle after "On Twitter:", "Follow A on", "-- A", an e-mail address."""
    line = rendition[start:end]
    if match := (_FOLLOW.search(line) or _REACH.match(line)):
        group = next(name for name, words in match.groupdict().items() if words and name != "desk")
        role: Role = "contributor" if match.groupdict().get("desk") else "author"
        return _named(match[group], role, start + match.start(group))
    if match := _ADDRESS.fullmatch(line):
        name = from_address(match["address"])
        return [Credit(name, "author", start + match.start("address"), start + match.end("address"))] if name else []
    return []


def _named(name: str, role: Role, start: int) -> list[Credit]:
    return [Credit(" ".join(name.split()), role, start, start + len(name))] if is_name(" ".join(name.split())) else []


def is_social_label(line: str) -> bool:
    """ "On Twitter:", "Follow us on Facebook:": a handle may follow on the next line."""
    return len(line) < 60 and _ON_TWITTER.fullmatch(line) is not None


def read_handle(rendition: str, start: int, end: int) -> list[Credit]:
    """A line that is a handle, written so that it shows a name: "@AdaRuiz"."""
    name = from_handle(rendition[start:end])
    return [Credit(name, "author", start, end)] if name else []
