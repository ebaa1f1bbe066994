"""Tells by the sentence what a word of two meanings counts: coaches of a train, plants of a firm, rounds of a bout."""

from __future__ import annotations

import re

_ARMED = re.compile(
    r"\b(?:guns?|gunfire|handguns?|rifles?|pistols?|shotguns?|firearms?|weapons?|magazines?|calib(?:er|re)s?"
    r"|ammun\w+|ammo|bullets?|shot|shots|shooting|shooters?|fir(?:e|ed|es|ing)|live|spent|cartridges?|casings?|shells?"
    r"|revolver|ak-47s?|m\d+|nine-?mm|\d+ ?mm)\b"
)
_RAIL = re.compile(
    r"\b(?:trains?|rail\w*|derail\w*|express|locomotives?|carriages?|tracks|sleepers?|passenger cars|trenes?|tren"
    r"|descarril\w*|vagon(?:es)?)\b"
)
_LAID_ON = re.compile(  # `the railway laid on a dozen coaches`
    r"\b(?:laid on|lays on|hired|replacement|chartered|(?:taken|carried|ferried|bussed|driven)(?: [a-z]+){0,3}"
    r" (?:in|by|aboard))\b[^.;]{0,30}$"
)
_SPORT = re.compile(
    r"\b(?:jug(?:ar|o|aron|ador\w*)|liga|estadios?|canchas?|futbol|clubes|club|equipos?|hinchas?|hinchada|aficion\w*"
    r"|gol"
    r"|goles|torneo|temporada|arbitros?|puertas? cerradas?|local(?:es)?|visitantes?|disciplina\w*|sancion\w*|campeonato"
    r"|campeones|victorias?|derrotas?|selecciones|entrenador\w*)\b"
)
_POLITICS = re.compile(r"\b(?:politic\w+|coalicion\w*|eleccion\w*|electoral\w*|elector\w*|oposi\w+|escanos?|votos?)\b")
_FLORA = re.compile(
    r"\b(?:marijuana|marihuana|cannabis|coca|coffee|cafe|popp\w+|amapola\w*|tobacco|banana\w*|species|especies|seed\w*"
    r"|sembr\w+|cultiv\w+|planted|grow\w*|crops?|gardens?|nurser\w+|botan\w+|hectares?|greenhouses?|hemp)\b"
)
_STOREYS = re.compile(  # `un edificio de cinco plantas`
    r"\b(?:edificio|bloque|torre|casa|inmueble|hotel|vivienda|hospital|nave|construccion|chalet)s?(?: [a-z]+){0,2} de"
    r" (?:[\w.]+ )?\S+$"
)
_LABOUR = re.compile(
    r"\b(?:jobs?|cut|cuts|cutting|shed|eliminat\w+|axe|axed|staff|layoffs?|laid off|redundan\w+|workforce|employ\w+"
    r"|hir\w+"
    r"|vacan\w+|retirement|payroll|restructur\w+|would go|will go)\b"
)
_TEACHING = re.compile(
    r"\b(?:educaci\w+|alumn\w+|estudiant\w+|escolar\w*|docent\w+|maestr\w+|ensenanza|clases|bachillerato)\b"
)
_OF_CARE = re.compile(r" (?:de salud|sanitarios?|hospitalarios?|medicos?)\b")
_WITH_FIREMEN = re.compile(  # `60 firemen with 14 engines`, `bomberos en diez camiones`
    r"\b(?:firefighters|firemen|fire crews|bomberos)(?: [a-z]+){0,2},? (?:with|and|in|aboard|y|con|en|a bordo de)"
    r" (?:some |about |unos )?\S+$"
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
