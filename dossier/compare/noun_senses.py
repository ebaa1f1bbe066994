"""Chooses by the sentence the sense of an ambiguous noun: coaches of a train, plants of a firm, rounds of a bout."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern

_ARMED = pattern(r"\b(?:<word_senses/rounds_of_ammunition>|ak-47s?|m\d+|\d+ ?mm)\b")
_RAIL = pattern(r"\b<word_senses/coaches_of_a_train>\b")
_LAID_ON = pattern(  # `the railway laid on a dozen coaches`
    r"\b(?:<word_senses/hired>|<word_senses/taken_by>(?: [a-z]+){0,3} (?:in|by|aboard))\b[^.;]{0,30}$"
)
_SPORT = pattern(r"\b<word_senses/partidos_of_sport>\b")
_POLITICS = pattern(r"\b<word_senses/partidos_of_politics>\b")
_FLORA = pattern(r"\b<word_senses/plants_that_grow>\b")
_STOREYS = pattern(  # `un edificio de cinco plantas`
    r"\b<word_senses/plantas_of_a_building>s?(?: [a-z]+){0,2} de (?:[\w.]+ )?\S+$"
)
_LABOUR = pattern(r"\b<word_senses/positions_of_work>\b")
_TEACHING = pattern(r"\b<word_senses/centros_of_teaching>\b")
_OF_CARE = pattern(r" <word_senses/centros_of_health>\b")
_WITH_FIREMEN = pattern(  # `60 firemen with 14 engines`, `bomberos en diez camiones`
    r"\b<word_senses/firefighters>(?: [a-z]+){0,2},? <prepositions/with> (?:<hedges> )?\S+$"
)
_OF_WORK = re.compile(r" (?:de trabajo|laborales?)\b")
_OF_CONTROL = re.compile(r" de control\b")
_OF_VOTING = re.compile(r" (?:electorales?|de votacion)\b")


def meant(text: str, word: str, name: str | None, end: int) -> tuple[str | None, int]:
    """What a word that ends at `end` of a folded sentence counts, and where that ends; None: it counts nothing.

    `name` is what the word is taken for without the sentence.
    """
    if word in ("round", "rounds") and not _ARMED.search(text):
        return "rounds", end
    if word in ("coach", "coaches") and _RAIL.search(text) and not _LAID_ON.search(text, 0, end):
        return "carriages", end
    if word == "partidos" and _SPORT.search(text) and not _POLITICS.search(text):
        return "games", end
    if word in ("plants", "plantas") and not _FLORA.search(text):
        storeys = word == "plantas" and _STOREYS.search(text, 0, end - len(word) - 1)
        return (None if storeys else "factories"), end
    if word in ("engines", "trucks", "camiones", "unidades") and _WITH_FIREMEN.search(text, 0, end - len(word) - 1):
        return "fire engines", end
    if word == "centros" and _TEACHING.search(text):
        return "schools", end
    if word in ("positions", "posts") and _LABOUR.search(text):
        return "jobs", end
    return _described(text, word, name, end)


def _described(text: str, word: str, name: str | None, end: int) -> tuple[str | None, int]:
    """The same by the words right behind: `puestos de trabajo`, `mesas electorales`."""
    for words, behind, other in (
        (("puestos",), _OF_WORK, "jobs"),
        (("puestos",), _OF_CONTROL, "checkpoints"),
        (("centros",), _OF_CARE, "hospitals"),
        (("mesas", "colegios", "recintos", "centros"), _OF_VOTING, "polling stations"),
    ):
        found = behind.match(text, end) if word in words else None
        if found:
            return other, found.end()
    return name, end
