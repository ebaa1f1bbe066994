"""Reads the words about a number, by which two reports' counts are known to be counts of the same."""

from __future__ import annotations

import re

from dossier.comparing.meaning import senses, tokens
from dossier.comparing.wordlists import wordset

_BREAK = re.compile(r"[;:()]|[.!?]\s")
_REACH = 80  # characters on either side
# What stands beside numbers of any kind
_ANYWHERE = wordset(
    "said say says told tell according reported report reports police official officials authority authorities"
    " government monday tuesday wednesday thursday friday saturday sunday today yesterday night morning evening"
    " afternoon early late year month week day total least about around nearly some other others another including"
    " people person persons man men woman women informo dijo segun policia autoridades lunes martes miercoles jueves"
    " viernes sabado domingo ayer hoy noche manana tarde ano mes semana dia total menos unos unas cerca otras otros"
    " personas persona hombre hombres mujer mujeres mas more number numero only"
    " just solo solamente apenas still now already ya aun todavia also tambien then later after"
    " before tras despues antes"
)


def context(text: str, start: int, end: int) -> frozenset[str]:
    """The senses of the words about what is counted at `start..end` of a folded sentence, in its clause."""
    before = _BREAK.split(text[max(0, start - _REACH) : start])[-1]
    behind = _BREAK.split(text[end : end + _REACH])[0]
    found: set[str] = set()
    for token in (*tokens(before), *tokens(behind)):
        if token.word not in _ANYWHERE and not token.word.startswith("#") and len(token.word) > 2:
            found |= senses(token)
    return frozenset(found)
