"""Reads whom a number counts: `two police officers were` counts police officers."""

from __future__ import annotations

import re

_GROUPS = {
    "police officers": "police officers?|officers?|police|cops?|policemen|deput(?:y|ies)|troopers?|agentes|policias",
    "firefighters": "firefighters?|firemen|bomberos|bombero",
    "soldiers": "soldiers?|troops|marines|servicemen|soldados|militares",
    "children": "children|child|kids?|toddlers?|infants?|babies|ninos|ninas|menores|minors|juveniles",
    "boys": "boys?", "girls": "girls?",
    "teenagers": "teens?|teenagers?|adolescentes|youths?|jovenes",
    "women": "women|woman|females?|mujeres|mujer", "men": "men|man|males?|hombres|hombre",
    "students": "students?|pupils|estudiantes|alumnos|alumnas",
    "workers": "workers?|employees?|labou?rers|miners?|trabajador[ea]s|trabajadoras|obreros|obreras|mineros",
    "passengers": "passengers?|pasajeros|travell?ers",
    "civilians": "civilians?|civiles", "protesters": "protest[eo]rs?|demonstrators?|manifestantes",
    "journalists": "journalists?|reporters|periodistas",
    "residents": "residents?|neighbou?rs|villagers|vecinos|habitantes|pobladores",
    "families": "families|households|familias", "migrants": "migrants?|refugees?|migrantes|refugiados",
    "prisoners": "prisoners?|inmates?|presos|reclusos|internos", "guards": "guards?|guardias|custodios|vigilantes",
    "suspects": "suspects?|gunmen|attackers?|assailants?|sospechosos|atacantes|agresores",
    "crew": "crew members?|crew|sailors|tripulantes|marineros", "tourists": "tourists?|turistas",
}  # fmt: skip
_ADJECTIVES = r"(?:of (?:the|them|our|its)\s+|(?!other|more|another)\w+\s+){0,2}?"
_PATTERN = re.compile(
    rf"\s+{_ADJECTIVES}(?:" + "|".join(f"(?P<g{i}>{words})" for i, words in enumerate(_GROUPS.values())) + r")\b"
)
_NAMES = tuple(_GROUPS)
# Words after which a group of people is another one than that which was counted: "Ten die as police clear the plant"
_STOPS = (
    "people persons? others? victims? personas victimas otr[ao]s including incluid[ao]s more mas",
    "were was are is be been being have has had fueron fue son es resultaron quedaron han ha",
    "in at and or but y o pero after by on from during to en por con tras al a",
    "as when while because since if that which who whom whose que cuando mientras como porque si",
    "dead killed die[sd]? dying injured hurt wounded shot arrested detained held missing displaced",
    "muert[ao]s? mueren muere murieron murio herid[ao]s? detenid[ao]s? arrestad[ao]s?",
    "desaparecid[ao]s? desplazad[ao]s?",
)
_STOPPED = re.compile(r"[,;:.()]|\b(?:" + "|".join(" ".join(_STOPS).split()) + r")\b")


def whom(text: str, start: int) -> str | None:
    """The group that the number ending at `start` counts, in English for both languages; None: people at large."""
    stop = _STOPPED.search(text, start)
    found = _PATTERN.match(text, start, stop.start() if stop else len(text))
    if found is None or found.lastgroup is None:
        return None
    return _NAMES[int(found.lastgroup[1:])]
