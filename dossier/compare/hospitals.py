"""Recognizes counts of those of the hurt who are in hospital."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.figure import Figure
from dossier.language.folding import folded

_HOSPITAL = pattern(r"\b<injuries/in_hospital>\b")
_NAMED = re.compile(r"\w.*\b[A-ZÁÉÍÓÚÑ]\w")  # some in one hospital, the rest in others


def is_in_hospital(figure: Figure) -> bool:
    """Whether a figure counts those of the hurt who are in hospital, whichever that is."""
    return _care(figure) == "hospital"


def _care(figure: Figure) -> str | None:
    marks, quote = figure.marks, figure.cell.evidence.quote
    if figure.kind != "wounded" or marks.remaining or marks.earlier or marks.feared:
        return None
    if marks.severe:
        return marks.severe
    told = marks.care and _HOSPITAL.search(folded(quote)) and not _NAMED.search(quote)
    return "hospital" if told else None
