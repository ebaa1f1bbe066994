"""Splits what a page states as its author into names, and tells persons from newsrooms and agencies."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.model.claims import Role
from dossier.reading.outlet import looks_like_outlet
from dossier.reading.outlets import Outlets

_LEAD = re.compile(
    r"\s*(?:(?:written|posted|story|words|text|report|reported|analysis|opinion|commentary|review|column|essay|perspective"
    r"|interview)\s+)?(?:by|von|por|par|di|da|door|af|av|autor(?:in|es?)?|author)\b\s*:?\s*",
    re.I,
)
_SPLIT = re.compile(
    r"\s*(?:,|;|\s/\s|/|\||&|•|·|、|\n)\s*|\s+(?:and|und|et|y|e|och|og|en|ve|with|avec|mit|con|com)\s+", re.I
)
_JOB = re.compile(
    r"\b(?:editor|editors|reporter|reporters|correspondent|writer|columnist|contributor|producer|photographer|journalist|analyst|bureau"
    r"|chief|redakteur(?:in)?|reporter(?:in)?|korrespondent(?:in)?|autor(?:in)?|corresponsal|redactor(?:a)?|periodista|enviad[oa]|journaliste"
    r"|rédact(?:eur|rice)|giornalista|ph\.?d|m\.?d|jr|sr|assistant|deputy|senior|managing|professor|director)\b",
    re.I,
)
_BODY = re.compile(
    r"\b(?:staff|newsroom|desk|team|redaktion|redaction|rédaction|redacción|redazione|redação|redactie|redakce|agency|agencies|agencia|agencias"
    r"|agence|agentur|press|media|news|network|service|services|newspapers?|editorial|wire|wires|magazine|zeitung|online|digital|correspondents|reporters|editors)\b"
    r"|-redaktion\b|redaktion$|\w\.(?:com|de|org|net|es|fr|it|uk|be|nl|at|ch|tv|cz|pl|br|mx|info)\b|新聞|通信|社$|日报|网$",
    re.I,
)
_NO_NAME = re.compile(
    r"https?:|www\.|^@|^\W*$|^[\w.+-]+@[\w.-]+$|^(?-i:[a-z0-9]+(?:[-_][a-z0-9]+)+)$|^\d+$"
    r"|^\d{1,2}[./ -]|\b(?:19|20)\d\d\b"
    r"|^(?:(?:last )?updated|published|posted|modified|aktualisiert|actualizado|publicado|publié|mis à jour)\b"
    r"|^(?:admin|administrator|editor|author|guest|none|null|unknown|undefined|n/?a|anonymous)$",
    re.I,
)
_ACRONYM = re.compile(r"[A-ZÀ-Þ]{2,4}")  # "SID": bodies sign so, persons with two initials at least hardly ever
_ASIDE = re.compile(r"\s*(?:[(\[<|].*|\s\S*@\S.*|\s[-–—]\s.*|\s(?:for|in|from|aus|für|para|pour|@)\s.*)$", re.I)


def people(value: str, *, organization: bool = False) -> Iterator[tuple[str, Role, int]]:
    """`(name, role, where it starts in value)` for each name; nothing for addresses, handles and numbers."""
    if _NO_NAME.match(value):
        return
    lead = _LEAD.match(value)
    at = lead.end() if lead else 0
    first = True
    for start, end in _parts(value, at):
        words = value[start:end]
        aside = _ASIDE.search(words)
        words = (words[: aside.start()] if aside and aside.start() > 2 else words).rstrip(" .") or words
        if not 2 <= len(words) <= 60 or len(words.split()) > 7 or _NO_NAME.search(words):
            continue
        if _JOB.search(words) and not first and not _BODY.search(words):
            continue  # "Ada Ruiz, Political Editor"
        first = False
        yield words, _role(words, organization), start


def _parts(value: str, at: int) -> Iterator[tuple[int, int]]:
    if is_body(value[at:]):
        yield at, len(value)
        return
    for cut in _SPLIT.finditer(value, at):
        yield at, cut.start()
        at = cut.end()
    yield at, len(value)


def _role(name: str, organization: bool) -> Role:
    return "agency" if organization or is_body(name) or _ACRONYM.fullmatch(name) else "author"


def is_body(name: str) -> bool:
    """Whether a name is that of an agency, an outlet or its newsroom."""
    known = Outlets.standard()
    if known.agency(name) is not None or known.by_name(name) is not None:
        return True
    first = name.split(" ", 1)[0]
    if first != name and _ACRONYM.fullmatch(first) and not _SPLIT.search(name) and known.by_name(first) is not None:
        return True  # "BBC Sport"
    return _BODY.search(name) is not None or looks_like_outlet(name)
