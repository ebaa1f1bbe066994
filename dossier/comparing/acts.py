"""Knows when a report tells one after the other of several acts, so that its numbers are those of each."""

from __future__ import annotations

import re

from dossier.comparing.figure import FATES, Figure
from dossier.comparing.scopes import SOME_OF_PEOPLE

_ACT = (
    r"(?:incidents?|shootings?|attacks?|stabbings?|robber(?:y|ies)|crash(?:es)?|collisions?|explosions?|blasts?|fires?)"
)
_ONE_OF = re.compile(
    rf"\b(?:second|third|fourth|fifth|sixth|next|other|separate|unrelated) {_ACT}"
    r" (?:happened|occurred|took place|began)\b"
    r"|\b(?:segundo|segunda|tercer|tercera|cuart[oa]|quint[oa]|otr[oa]) (?:incidente|tiroteo|ataque|robo"
    r"|choque|explosion|incendio) (?:ocurrio|sucedio|se produjo|tuvo lugar)\b"
)
_SEVERAL = re.compile(
    r"\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|various"
    r"|(?:series|spate|string|wave) of|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|serie de)"
    r" (?:separate |different |unrelated |distintos )?(?:incidents|shootings|attacks|stabbings|robberies|incidentes"
    r"|tiroteos|ataques|asaltos)\b"
)
_ALL = re.compile(r"\b(?:in all|in total|altogether|overall|combined|en total|en conjunto|sumad[oa]s)\b")


def is_of_one_act(text: str, before: bool) -> bool:
    """Whether the numbers of a folded sentence are of one act among several; `before`: those of the sentence before."""
    return _ALL.search(text) is None and (before or _ONE_OF.search(text) is not None)


def tells_several(text: str) -> bool:
    """Whether a folded sentence counts acts: `12 separate incidents`, `a spate of shootings`."""
    return _SEVERAL.search(text) is not None


def is_of_one(figure: Figure, act: bool, several: bool) -> bool:
    """Whether a figure is of one act: told of it, or few of no certain people in a report of several acts."""
    return figure.kind in FATES and (act or (several and figure.of in SOME_OF_PEOPLE))
