"""Recognizes reports of several incidents one after the other, whose numbers belong to one incident each."""

from __future__ import annotations

from dataclasses import replace

from dossier.authority.knowledge import filled, pattern
from dossier.compare.figure import FATES, Figure
from dossier.compare.modifiers import Marks
from dossier.compare.scopes import SOME_OF_PEOPLE

_ACT = filled("<incidents/incident>")
_ONE_OF = pattern(
    rf"\b<incidents/happened> {_ACT} (?:happened|occurred|took place|began)\b"
    r"|\b<ordinals/another_es> <incidents/incidente> (?:ocurrio|sucedio|se produjo|tuvo lugar)\b"
)
_SEVERAL = pattern(
    r"\b(?:\d{1,2}|<quantifiers/several_incidents>) (?:separate |different |unrelated "
    r"|distintos )?<incidents/incidents>\b"
)
_ONE_ALREADY = {  # one in the sentence before: `Ada Ruiz was wounded. Two others were wounded`
    "killed": pattern(
        r"\b<auxiliaries/is_in_a_state> (?:[a-z]+ ){0,2}?<casualties/killed_by_somebody>\b"
        r"|\b(?:<people/one_person>|\d\d?,) (?:has |had |also |later )*died\b|\b(?:murio|fallecio)\b"
    ),
    "wounded": pattern(r"\b<auxiliaries/is_in_a_state> (?:[a-z]+ ){0,2}?(?:<casualties/wounded_one>|shot(?! dead))\b"),
}
_ALL = pattern(r"\b<quantifiers/in_total>\b")


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
    """The marks of a figure that may count one incident only, or others than the person in the sentence before."""
    part = figure.marks.part or is_of_one(figure, act, several)
    return replace(figure.marks, part=part, added=figure.marks.added and not _is_besides_one(figure, before))


def is_of_one(figure: Figure, act: bool, several: bool) -> bool:
    """Whether a figure counts one incident only: the text says so, or a report of several names no definite people."""
    return figure.kind in FATES and (act or (several and figure.of in SOME_OF_PEOPLE))
