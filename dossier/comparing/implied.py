"""Reads how many people are told of without a number beside them: nobody, a double murder, counts of murder."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.comparing.ages import AGED
from dossier.comparing.fates import Told
from dossier.comparing.numerals import Numeral, numerals

_TIMES = {"double": 2, "doble": 2, "triple": 3, "quadruple": 4, "cuadruple": 4, "quintuple": 5}
_MULTIPLE = re.compile(
    rf"\b(?P<times>{'|'.join(_TIMES)})[ -](?:(?:fatal|deadly|mortal) (?:shooting|stabbing|crash|accident|fire)"
    r"|(?P<killed>homicides?|murders?|slayings?|killings?|fatality|fatalities|(?:shooting|stabbing|overdose) deaths?"
    r"|homicidios?|asesinatos?|crimen|feminicidios?|parricidios?|infanticidios?)"
    r"|(?P<wounded>shootings?|stabbings?))\b(?![ -](?:suicides?|suspects?|investigation\b.{0,20}\bunit))"
)
_COUNTS = re.compile(
    r"(?: felony)? (?:counts?|charges?)(?: each)? of (?:criminal |first[- ]degree |second[- ]degree"
    r" |1st[- ]degree |capital |aggravated |intentional |vehicular |(?:in)?voluntary )*"
    r"(?:murder|manslaughter|homicide)\b"
    r"| (?:cargos|delitos) (?:por|de) (?:homicidio|asesinato|feminicidio)s?(?! en grado de tentativa| frustrado)\b"
)
_WHOM = (
    r"(?:people|person|passengers?|students?|officers?|residents?|workers?|children|firefighters?|guards?|civilians?"
    r"|personas?|pasajer[oa]s?|vecin[oa]s?|alumn[oa]s?|trabajador(?:es)?|agentes?|bomberos?)"
)
_VERB = (
    r"(?:was|were|is|are|has been|have been|had been|got|remains?|remained|is still|resulto|fue|quedo|sigue|permanece"
    r"|ha sido|ha resultado)"
)
_FATE = (
    r"(?P<killed>killed|dead|muert[oa]|fallecid[oa])|(?P<wounded>injured|hurt|wounded|herid[oa]|lesionad[oa]"
    r"|lastimad[oa])"
    r"|(?P<arrested>arrested|detained|detenid[oa]|arrestad[oa])|(?P<missing>missing|unaccounted for|desaparecid[oa])"
)
_NOBODY = re.compile(
    rf"\b(?:no(?:-| - | )one|nobody|nadie|no {_WHOM}|none of the {_WHOM}|ningun[oa]?(?: de los)? {_WHOM})"
    rf" {_VERB} (?:(?:reported|believed|seriously|de gravedad) )?(?:{_FATE})\b(?! (?:seriously|badly|de gravedad))"
    r"|\b(?:nobody|no(?:-| - | )one|nadie) (?P<died>died|murio|fallecio)\b"
    r"|\b(?:no|sin) (?P<deaths>deaths|fatalities|muertos|fallecidos)\b"
    r"|\b(?:no|sin) (?P<injuries>injuries|heridos|lesionados)\b"
    r"|\b(?:no|sin) (?P<held>arrests|arrestos|detenciones|detenid[oa]s)\b"
    r"|\bno (?:hubo|hay|se registraron|se reportaron) (?P<muertos>muertos|fallecidos)\b"
    r"|\bno (?:hubo|hay|se registraron|se reportaron) (?P<heridos>heridos|lesionados)\b"
    r"|\bno (?:hubo|hay|se registraron|se reportaron|se practicaron) (?P<detenidos>detenid[oa]s|detenciones|arrestos)\b"
)
_KINDS = {"died": "killed", "deaths": "killed", "muertos": "killed", "injuries": "wounded", "heridos": "wounded",
          "held": "arrested", "detenidos": "arrested"}  # fmt: skip
# What is feared, hoped or not yet known tells of nobody
_UNSURE = re.compile(
    r"\b(?:if|whether|would|will|could|may|might|hop\w+|unclear|ensur\w+|insist\w+|immediate|si|podria|ojala|else|other"
    r"|otr[oa]s?|until|hasta que|reports?|so that|para que)\b[^.;]{0,60}$"
)
_AGED = re.compile(AGED)
_ONE = re.compile(
    rf"{AGED}(?:,|\)),?\s"
    r"(?:died|was (?:killed|shot dead|stabbed to death|beaten to death|found dead|pronounced dead|murdered)"
    r"|murió|falleció|fue (?:asesinad[oa]|hallad[oa] muert[oa])|resultó muert[oa]|perdió la vida)\b"
)
_NOT_ALL = re.compile(r" (?:else|other|more|mas\b|in the (?:first|other|second))|,? (?:but|except|pero|salvo)\b")


def implied(text: str) -> Iterator[tuple[Numeral, Told]]:
    """Of a folded sentence; the number's place is that of the words that say it."""
    for match in _MULTIPLE.finditer(text):
        kind = "wounded" if match["wounded"] else "killed"
        yield _told(kind, _TIMES[match["times"]], *match.span())
    for match in _NOBODY.finditer(text):
        if not _UNSURE.search(text[: match.start()]) and not _NOT_ALL.match(text, match.end()):
            name = match.lastgroup or ""
            yield _told(_KINDS.get(name, name), 0, *match.span())


def charged(text: str) -> Iterator[tuple[Numeral, Told]]:
    """`two counts of murder`: those for whose death somebody answers."""
    for number in numerals(text):
        found = _COUNTS.match(text, number.end)
        if found and number.value > 1:
            yield _told("killed", int(number.value), number.start, found.end())


def named(text: str) -> Iterator[tuple[Numeral, Told, str]]:
    """`Ada Ruiz, 16, was killed`: one, and who it is; of a sentence as it stands.

    Who stands last of several, `Ada Ruiz, 16; and Leo Paz, 20, died`, may be one of all of them.
    """
    for match in _ONE.finditer(text):
        if not _AGED.search(text, 0, match.start()):
            yield *_told("killed", 1, *match.span()), match["name"]


def _told(kind: str, value: int, start: int, end: int) -> tuple[Numeral, Told]:
    return Numeral(value, start, end), Told(kind, start, end, True)
