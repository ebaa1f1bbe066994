"""Reads counts whose sentence is turned round: `son ya 41 los muertos`, `four of the dead were children`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dossier.comparing.nouns import noun
from dossier.comparing.numerals import ONE_BEFALLEN, Numeral

_ES = {
    "killed": r"muert[oa]s|fallecid[oa]s|victimas(?: mortales| fatales)?|decesos",
    "wounded": r"herid[oa]s|lesionad[oa]s|hospitalizad[oa]s|intoxicad[oa]s",
    "missing": r"desaparecid[oa]s",
    "arrested": r"detenid[oa]s|arrestad[oa]s|capturad[oa]s",
    "displaced": r"evacuad[oa]s|damnificad[oa]s|desplazad[oa]s|desalojad[oa]s",
}
_EN = {
    "killed": r"dead|killed|deceased|slain|fatalities|deaths|victims",
    "wounded": r"injured|wounded|hurt|casualties",
    "missing": r"missing",
    "arrested": r"arrested|detained|detainees",
}


def _either(kinds: Mapping[str, str]) -> str:
    return "|".join(rf"(?P<{kind}>{words})" for kind, words in kinds.items())


# `elevan a 41 los muertos`, `son ocho ya las victimas`
_BEHIND = re.compile(
    rf"(?: ya)? (?:los|las|la (?:cifra|cantidad) de|el (?:numero|saldo|balance) de) (?:\w+ ){{0,2}}?"
    rf"(?:{_either(_ES)})\b"
)
_LEAD = re.compile(
    r"\b(?:son|eran|ya|suman|hay|elev\w+|sub\w+|asciend\w+|ascend\w+|aument\w+|cifra\w*|llega\w*|alcanz\w+|a|en"
    r"|contabiliz\w+"
    r"|confirm\w+|calcul\w+|estim\w+|y|e)\s+(?:ya )?(?:al menos |mas de |unos |cerca de )?$"
)
# `four of the dead were children`, `de los muertos, cuatro son ninos`
_OF_THEM = re.compile(rf"\s+of (?:the|those|its|their)(?: \w+)? (?:{_either(_EN)}) (?:were|are|was|is)(?: \w+ed)?(?= )")
_DE_ELLOS = re.compile(rf"\s+de (?:los|las|sus) (?:{_either(_ES)}) (?:eran|son|fueron|era)(?= )")


# `five of the seven dead were found behind the gate`: where some of them were, not how many there are
_SOME_OF = tuple(
    re.compile(rf"\s+{some} \w+ (?:\w+ )?(?:{_either(kinds)})\b")
    for some, kinds in ((r"of (?:the|those)", _EN), (r"de (?:los|las)", _ES))
)
OF_HURT = re.compile(  # `13 of the injured are in a serious condition`
    r"\s+(?:of|de) (?:the|los|las) (?:[\w-]+ )?(?:injured|wounded|hurt|victims|patients|herid[oa]s|lesionad[oa]s"
    r"|pacientes) (?:(?!died|dying|muri|falleci)[a-z]+ ){0,4}?"
    r"(?:critical\w*|serious\w*|stable|surgery|operad[oa]s|debaten|riesgo vital|fighting for|intensive|hospital\w*"
    r"|graves?|gravedad|critic[oa]s?"
    r"|internad[oa]s)\b"
)


_BE = re.compile(  # what makes those counted suffer what the verb tells
    r"\b(?:was|were|been|being|be|is|are|got|get|found|left|and|or|feared|reported|confirmed|believed|fatally"
    r"|critically"
    r"|seriously|badly|\w+ly)\s*$"
)
_WHOM = re.compile(
    r" (?:dead |and killed |to death )?(?:(?:an?|the|his|her|their|its|one|two|three|four|five|six|seven|eight|nine"
    r"|ten|at least"
    r"|more than|dozens|several|many|another|each other|\d+)\b(?!(?: \w+)? (?:days?|nights?|weeks?|months?|years?"
    r"|mornings?"
    r"|evenings?|weekend|hours?|minutes?|time|scene)\b)|themselves|himself)"
)
_AND = re.compile(r"\b(?:and|or)\s*$")
_SOME = re.compile(  # `swept away nine skiers and killed three`
    r" (?:at least |more than |about )?(?:two|three|four|five|six|seven|eight|nine|ten|dozens|several|\d+)"
    r"(?! (?:more |other )?(?:days?|nights?|weeks?|months?|years?|hours?|minutes?|times?|blocks?|miles?|km)\b)\b"
)
_THEM = re.compile(r" (?:dead |and killed |to death )?(?:him|her|them|us)\b")  # `approached a man and shot him`
_TOLLS = ("deaths", "fatalities", "muertes", "decesos")
_OF_WHAT = re.compile(r"[a-z] (?:in|for|over|into|about|on|en|por|sobre) (?:the |la |las |los )?")
_ACTIVE = re.compile(
    r"killed|wounded|injured|hurt|shot|stabbed|murdered|arrested|detained|evacuated|evicted|massacred|struck"
    r"|apprehended|captured"
)


def does(ahead: str, verb: re.Match[str]) -> bool:
    """Whether those counted right before `ahead` do what the verb in it tells: `three gunmen killed a guard`."""
    lead = ahead[: verb.start()]
    if not _ACTIVE.fullmatch(verb.group()) or not re.search(r"[a-z]", lead):
        return False
    if _THEM.match(ahead, verb.end()) or (_AND.search(lead) and _SOME.match(ahead, verb.end())):
        return True
    return _BE.search(lead) is None and _WHOM.match(ahead, verb.end()) is not None


def is_topic(ahead: str, word: re.Match[str]) -> bool:
    """Whether a noun tells of what, and not how many: `33 officers escort the suspect in the flat's deaths`."""
    return word.group() in _TOLLS and _OF_WHAT.search(ahead, 0, word.start()) is not None


def turned(text: str, numeral: Numeral) -> tuple[str, int] | None:
    """What befell those counted, and where the words for it end; None where the sentence is an ordinary one."""
    hurt = OF_HURT.match(text, numeral.end)
    if hurt:
        return "wounded", hurt.end()
    alone = ONE_BEFALLEN.match(text, numeral.end) if numeral.value == 1 else None
    if alone:
        return str(alone.lastgroup), alone.end()
    found = _BEHIND.match(text, numeral.end)
    if found and _LEAD.search(text[: numeral.start]):
        return str(found.lastgroup), found.end()
    for pattern in (_OF_THEM, _DE_ELLOS):
        parts = pattern.match(text, numeral.end)
        inner = noun(text, parts.end(), pattern is _DE_ELLOS) if parts else None
        if parts and inner and inner.kind == "people":
            return str(parts.lastgroup), parts.end()
    return None


def some_of(text: str, end: int) -> str | None:
    """What befell those of whom, counted by another number, the number that ends here tells some."""
    found = next((match for pattern in _SOME_OF if (match := pattern.match(text, end))), None)
    return found.lastgroup if found else None


def whom(text: str, end: int) -> int | None:
    """Where it begins what they were, of whom `four of the dead were ...` counts some."""
    found = _OF_THEM.match(text, end) or _DE_ELLOS.match(text, end)
    return found.end() if found else None
