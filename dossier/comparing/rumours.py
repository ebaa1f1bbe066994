"""Knows numbers that are nobody's count of the event: denied, asked about, or what another event cost."""

from __future__ import annotations

import re
from functools import lru_cache

_RUMOUR = re.compile(
    r"\b(?:reports?|rumou?rs?|posts?|versions?|claims?|channels?|messages?|talk|social (?:media|networks)"
    r"|allegations?|said to|cifras?|version(?:es)?|rumor(?:es)?|publicacion(?:es)?|mensajes|cadenas?|audios?"
    r"|redes sociales|en redes"
    r"|circul\w+|error)\b[^.;]{0,110}$"
)
_DENIED = re.compile(
    r"\b(?:den(?:y|ies|ied|ying)(?! (?:any |all |the |his |her |their )?(?:involvement|charges?|wrongdoing"
    r"|responsibility|guilt|bail|entry|access|links?|role))|baseless|unfounded|untrue|false(?! alarm)|falsely|not true"
    r"|incorrect|hoax|refut\w+|disown\w*|in error|desmint\w+|desmient\w+|fals[oa]s?"
    r"|no (?:es|son|era|eran) ciert[oa]s?|sin fundamento|infundad[oa]s?|neg(?:o|aron) que|por error"
    r"|erroneamente|erronea|fabricated|invented|made up|inventad[oa]s?)\b"
)
_REVENGE = re.compile(r"\b(?:revenge|retaliation|reprisals?|retribution|in response to|venganza|represalia)\b")
_AVENGED = re.compile(rf"{_REVENGE.pattern}[^.;]{{0,140}}$")  # `in revenge for air strikes that killed 30`
_ASKED = re.compile(r"^\W*(?:is|was|were|are|did|do|does|has|have|es|son|fue|fueron|hubo|hay|murieron)\b.*\?\W*$")

# A report's own correction: what it told before it tells no more
_WITHDRAWN = re.compile(
    r"\b(?:earlier|previous|prior|original|first) (?:version|edition|draft)s? of (?:this|the|our) (?:\w+ )?(?:article"
    r"|story|report|post|piece|item|text|dispatch|page)\b"
    r"|\b(?:version|edicion) (?:anterior|previa|original|inicial) de (?:esta|este|la|el) (?:nota|articulo|noticia"
    r"|informacion|texto|despacho|cronica|publicacion)\b"
)


def is_withdrawn(text: str) -> bool:
    """Whether a folded sentence tells what an earlier version of its report told, and so counts nothing."""
    return _WITHDRAWN.search(text) is not None


def is_beside(text: str, start: int) -> bool:
    """Whether the number that begins at `start` of a folded sentence is told of nothing that happened in the event.

    It is what others say, and is said to be wrong; or it counts what another event cost.
    """
    avenged, denied, asked = _signs(text)
    if asked or (avenged and _AVENGED.search(text, max(0, start - 160), start)):
        return True
    return denied and _RUMOUR.search(text, max(0, start - 130), start) is not None


@lru_cache(maxsize=64)  # every number of a sentence is looked at, one after the other
def _signs(text: str) -> tuple[bool, bool, bool]:
    """Whether a sentence tells of revenge, denies anything, and asks."""
    asked = text.rstrip().endswith("?") and _ASKED.search(text) is not None
    return _REVENGE.search(text) is not None, _DENIED.search(text) is not None, asked
