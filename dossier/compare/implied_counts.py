"""Reads numbers of people that are implied without a numeral: nobody, a double murder, counts of murder."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.ages import AGED
from dossier.compare.casualties import Casualty
from dossier.compare.numerals import Numeral, numerals

_TIMES = {"double": 2, "doble": 2, "triple": 3, "quadruple": 4, "cuadruple": 4, "quintuple": 5}
_MULTIPLE = pattern(
    rf"\b(?P<times>{'|'.join(_TIMES)})[ -](?:(?:fatal|deadly|mortal) <incidents/deadly>"
    r"|(?P<killed><incidents/murder>)|(?P<wounded>shootings?|stabbings?))\b(?![ -](?:suicides?|suspects?"
    r"|investigation\b.{0,20}\bunit))"
)
_COUNTS = re.compile(
    r"(?: felony)? (?:counts?|charges?)(?: each)? of (?:criminal |first[- ]degree |second[- ]degree"
    r" |1st[- ]degree |capital |aggravated |intentional |vehicular |(?:in)?voluntary )*"
    r"(?:murder|manslaughter|homicide)\b"
    r"| (?:cargos|delitos) (?:por|de) (?:homicidio|asesinato|feminicidio)s?(?! en grado de tentativa| frustrado)\b"
)
_WHOM = filled("<people/anybody>")
_VERB = filled("<auxiliaries/is_in_a_state>")
_FATE = filled(
    "(?P<killed><casualties/killed_one>)|(?P<wounded><casualties/wounded_one>)"
    "|(?P<arrested><casualties/arrested_one>)|(?P<missing><casualties/missing_one>)"
)
_NOBODY = pattern(
    rf"\b(?:no(?:-| - | )one|nobody|nadie|no {_WHOM}|none of the {_WHOM}|ningun[oa]?(?: de los)? {_WHOM}) "
    rf"{_VERB} (?:<adverbs/reported_or_seriously> )?(?:{_FATE})\b(?! (?:seriously|badly|de gravedad))"
    r"|\b(?:nobody|no(?:-| - | )one|nadie) (?P<died>died|murio|fallecio)\b|\b(?:no|sin) (?P<deaths>deaths"
    r"|fatalities|muertos|fallecidos)\b|\b(?:no|sin) (?P<injuries>injuries|heridos|lesionados)\b|\b(?:no"
    r"|sin) (?P<held><casualties/arrests>)\b|\bno <verbs/there_were> (?P<muertos>muertos|fallecidos)\b"
    r"|\bno <verbs/there_were> (?P<heridos>heridos|lesionados)\b"
    r"|\bno <verbs/there_were> (?P<detenidos><casualties/arrests>)\b"
)
_KINDS = {"died": "killed", "deaths": "killed", "muertos": "killed", "injuries": "wounded", "heridos": "wounded",
          "held": "arrested", "detenidos": "arrested"}  # fmt: skip
# What is feared, hoped or not yet known counts nobody
_UNSURE = pattern(r"\b<adverbs/unsure>\b[^.;]{0,60}$")
_AGED = re.compile(AGED)
_ONE = pattern(rf"{AGED}(?:,|\)),?\s(?:<casualties/was_killed>|murió|falleció|resultó muert[oa]|perdió la vida)\b")
_NOT_ALL = pattern(r" (?:<parts/else>|mas\b)|,? (?:but|except|pero|salvo)\b")


def implied(text: str) -> Iterator[tuple[Numeral, Casualty]]:
    """Of a folded sentence; the number's place is that of the words that say it."""
    for match in _MULTIPLE.finditer(text):
        kind = "wounded" if match["wounded"] else "killed"
        yield _counted(kind, _TIMES[match["times"]], *match.span())
    for match in _NOBODY.finditer(text):
        if not _UNSURE.search(text[: match.start()]) and not _NOT_ALL.match(text, match.end()):
            name = match.lastgroup or ""
            yield _counted(_KINDS.get(name, name), 0, *match.span())


def charged(text: str) -> Iterator[tuple[Numeral, Casualty]]:
    """`two counts of murder`: those for whose death somebody answers."""
    for number in numerals(text):
        found = _COUNTS.match(text, number.end)
        if found and number.value > 1:
            yield _counted("killed", int(number.value), number.start, found.end())


def named(text: str) -> Iterator[tuple[Numeral, Casualty, str]]:
    """Yields a count of one, and the name, for `Ada Ruiz, 16, was killed`; takes a sentence that is not folded.

    The last of several people, `Ada Ruiz, 16; and Leo Paz, 20, died`, may be one of all of them.
    """
    for match in _ONE.finditer(text):
        if not _AGED.search(text, 0, match.start()):
            yield *_counted("killed", 1, *match.span()), match["name"]


def _counted(kind: str, value: int, start: int, end: int) -> tuple[Numeral, Casualty]:
    return Numeral(value, start, end), Casualty(kind, start, end, True)
