"""Recognizes numbers that count nobody of the event: denied, withdrawn, or of another event."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern

_RUMOUR = pattern(r"\b<rumours/rumour>\b[^.;]{0,110}$")
_DENIED = pattern(
    r"\b(?:den(?:y|ies|ied|ying)(?! (?:<determiners/of_a_charge> )?<rumours/charge>)|<rumours/denied>"
    r"|false(?! alarm))\b"
)
_REVENGE = pattern(r"\b<rumours/revenge>\b")
_AVENGED = re.compile(rf"{_REVENGE.pattern}[^.;]{{0,140}}$")  # `in revenge for air strikes that killed 30`

# A report's own correction: what it said before no longer counts
_WITHDRAWN = pattern(
    r"\b<ordinals/earlier> (?:version|edition|draft)s? of <determiners/definite> (?:\w+ )?<rumours/article>\b"
    r"|\b(?:version|edicion) (?:anterior|previa|original|inicial) de (?:esta|este|la"
    r"|el) <rumours/articulo>\b"
)


def is_withdrawn(text: str) -> bool:
    """Whether a folded sentence quotes an earlier version of its report, and so counts nothing."""
    return _WITHDRAWN.search(text) is not None


def is_of_another_event(text: str, start: int) -> bool:
    """Whether the number that begins at `start` of a folded sentence counts nothing that happened in this event.

    It is a claim by others that the report calls wrong, or it counts the victims of another event.
    """
    avenged, denied = _signs(text)
    if avenged and _AVENGED.search(text, max(0, start - 160), start):
        return True
    return denied and _RUMOUR.search(text, max(0, start - 130), start) is not None


@lru_cache(maxsize=64)  # every number of a sentence is looked at, one after the other
def _signs(text: str) -> tuple[bool, bool]:
    """Whether a sentence mentions revenge, and denies something."""
    return _REVENGE.search(text) is not None, _DENIED.search(text) is not None
