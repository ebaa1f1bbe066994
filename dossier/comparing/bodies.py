"""Knows by what words reports name the bodies that count: police, ministries, hospitals, witnesses."""

from __future__ import annotations

import re

from dossier.comparing.numerals import folded

_BODIES = {
    "police": r"police|sheriff\w*|troopers?|constabulary|policia\w*|gendarmer\w+|carabineros",
    "prosecutors": r"prosecut\w+|district attorney|attorney general|fiscal\w*|procuradur\w+",
    "fire service": r"fire (?:service|department|brigade|chief|marshal|officials?)|firefighters?|bomberos",
    "civil protection": r"civil (?:protection|defen[cs]e)|proteccion civil|defensa civil|emergency (?:management"
    r"|services?"
    r"|agency|officials)|disaster (?:agency|management)",
    "ministry of health": r"health (?:minist\w+|department|office|officials|authorit\w+)|minist\w+ (?:of"
    r"|de) (?:health|salud)"
    r"|direccion regional de salud|regional health office",
    "ministry of interior": r"interior minist\w+|minist\w+ (?:of|for|del?) (?:the )?interior\w*"
    r"|minist\w+ for interior\w*",
    "ministry of defence": r"defen[cs]e minist\w+|minist\w+ (?:of|de) defen[cs]\w*",
    "ministry of justice": r"justice minist\w+|minist\w+ (?:of|de) justic\w+",
    "ministry": r"minist\w+",
    "hospital": r"hospital\w*|doctors?|medic[oa]s?",
    "ambulance service": r"ambulance\w*|paramedics?",
    "prison service": r"prison (?:service|authority|officials)|servicio penitenciario|sistema penitenciario",
    "army": r"army|military|ejercito|fuerzas armadas|navy|armada",
    "coast guard": r"coast ?guard|guardia costera|capitania",
    "governor": r"governor\w*|gobernador\w*|gobernacion",
    "mayor": r"mayor|city hall|alcald\w+|intendent\w+|municipalidad|ayuntamiento",
    "government": r"government|presiden\w+|gobierno",
    "coroner": r"coroner|medical examiner|forens\w+|morgue",
    "organisers": r"organi[sz]ers?|organizador\w*|convocantes",
    "red cross": r"red (?:cross|crescent)|cruz roja|media luna roja",
    "rescuers": r"rescuers?|rescue (?:service|teams?|workers?|officials?)|rescatistas|socorristas",
    "regulator": r"superintendenc\w+|regulators?|inspectorate|inspectors?|watchdog|inspeccion",
    "company": r"company|operator|spokes\w+ for the company|empresa|compania|operador\w*|managers?|gerente\w*|owners?"
    r"|duen[oa]s?|propietari\w+|employers?",
    "opposition": r"opposition|oposicion",
    "residents": r"residents?|neighbou?rs|villagers|vecin[oa]s|pobladores|lugarenos",
    "union": r"unions?|sindicat\w+|gremio",
    "witnesses": r"witness\w*|testigos?|survivors?|sobrevivientes?",
    "relatives": r"relatives|famil\w+",
    "officials": r"officials?|authorities|autoridades",
}
_PATTERN = re.compile("|".join(rf"(?P<b{i}>\b(?:{words})\b)" for i, words in enumerate(_BODIES.values())))
_NAMES = tuple(_BODIES)
_WORD = re.compile(r"[^\W\d_]{3,}")


def body_of(named: str | None) -> str | None:
    """One name for the body that the words name, in both languages; else the last word, a person's surname."""
    if not named:
        return None
    text = folded(named)
    found = _PATTERN.search(text)
    if found and found.lastgroup:
        return _NAMES[int(found.lastgroup[1:])]
    words = _WORD.findall(text)
    return words[-1] if words else None


def is_body(name: str | None) -> bool:
    """Whether `body_of` gave one of the bodies that it knows, and no surname."""
    return name in _NAMES
