"""Recognizes reports of several incidents one after the other, whose numbers belong to one incident each."""

from __future__ import annotations

from dossier.authority.knowledge import filled, pattern
from dossier.compare.figure import CASUALTY_KINDS, Figure
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
_ALL = pattern(r"\b<quantifiers/in_total>\b")


def is_of_one_act(text: str, before: bool) -> bool:
    """Whether the numbers of a folded sentence are of one act among several; `before`: those of the sentence before."""
    return _ALL.search(text) is None and (before or _ONE_OF.search(text) is not None)


def names_several_events(text: str) -> bool:
    """Whether a folded sentence counts acts: `12 separate incidents`, `a spate of shootings`."""
    return _SEVERAL.search(text) is not None


def is_of_one(figure: Figure, act: bool, several: bool) -> bool:
    """Whether a figure counts one incident only: the text says so, or a report of several names no definite people."""
    return figure.kind in CASUALTY_KINDS and (act or (several and figure.of in SOME_OF_PEOPLE))
