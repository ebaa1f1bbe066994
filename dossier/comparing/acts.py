"""Knows when a report tells one after the other of several acts, so that its numbers are those of each."""

from __future__ import annotations

import re
from dataclasses import replace

from dossier.comparing.figure import FATES, Figure
from dossier.comparing.marks import Marks
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
_ONE_ALREADY = {  # one whom the sentence before tells of: `Ada Ruiz was wounded. Two others were wounded`
    "killed": re.compile(
        r"\b(?:was|has been|had been|fue) (?:[a-z]+ ){0,2}?(?:killed|shot dead|asesinad[oa])\b"
        r"|\b(?:man|woman|boy|girl|he|she|officer|driver|\d\d?,) (?:has |had |also |later )*died\b"
        r"|\b(?:murio|fallecio)\b"
    ),
    "wounded": re.compile(
        r"\b(?:was|is|remains|has been|had been|fue|resulto|esta) (?:[a-z]+ ){0,2}?(?:wounded|injured|hurt"
        r"|shot(?! dead)|stabbed|hospitali[sz]ed|herid[oa]|lesionad[oa]|balead[oa]|hospitalizad[oa])\b"
    ),
}
_ALL = re.compile(r"\b(?:in all|in total|altogether|overall|combined|en total|en conjunto|sumad[oa]s)\b")


def is_of_one_act(text: str, before: bool) -> bool:
    """Whether the numbers of a folded sentence are of one act among several; `before`: those of the sentence before."""
    return _ALL.search(text) is None and (before or _ONE_OF.search(text) is not None)


def tells_several(text: str) -> bool:
    """Whether a folded sentence counts acts: `12 separate incidents`, `a spate of shootings`."""
    return _SEVERAL.search(text) is not None


def _is_besides_one(figure: Figure, before: str) -> bool:
    one = _ONE_ALREADY.get(figure.kind)
    return one is not None and one.search(before) is not None


def among(figure: Figure, act: bool, several: bool, before: str) -> Marks:
    """The marks of a figure that may be of one act only, or of others than one whom the sentence before tells of."""
    part = figure.marks.part or is_of_one(figure, act, several)
    return replace(figure.marks, part=part, added=figure.marks.added and not _is_besides_one(figure, before))


def is_of_one(figure: Figure, act: bool, several: bool) -> bool:
    """Whether a figure is of one act: told of it, or few of no certain people in a report of several acts."""
    return figure.kind in FATES and (act or (several and figure.of in SOME_OF_PEOPLE))
