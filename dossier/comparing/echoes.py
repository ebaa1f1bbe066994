"""Reads numbers that name nothing, for what they count was told just before: `38 were hurt. The hospital says 52.`"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dossier.comparing.numerals import Numeral, numerals
from dossier.comparing.sentences import Sentence
from dossier.comparing.vocabulary import QUALIFIER

_OTHER = (  # somebody's number for what another counted as well
    r"(?:says?|said|saying|maintain(?:s|ed)?|insist(?:s|ed)?|claim(?:s|ed)?|reports|counts|counted|estimates?d?"
    r"|(?:puts?|sets?|gives?|gave|placed) (?:it|that|them|(?:the|its|their) (?:[\w-]+ ){1,6}?)(?: ?at| ?as)?"
    r"|(?:the|its|their|his|her) (?:figure|number|count|tally|total|toll|estimate) (?:was|is|of|at)"
    r"|there (?:were|are|had been)|hubo|habia"
    r"|(?:speaks?|spoke|spoken|talk(?:s|ed)?) of|['’]s(?: own| figure of| count of| tally of)?"
    r"|dice|dicen|dijo|dijeron|habl(?:a|an|o|aron|aba)(?: [\w ]{1,20})? de|cuentan?|contaron|conto"
    r"|(?:cifr|situ|calcul|estim)\w+(?: [\w ]{1,20})? en|(?:la|el|los|las) de|reconoc\w+|admit\w+)"
)
_GAPPED = r"(?:(?:los|las|el|la|the|its) (?:[\w-]+ ){0,3}?[\w-]+, (?:en|at|a|de))"  # `the organisers, at 80,000`
_LATER = r"(?:it(?:['’]s| is| was| became| stood at| stands at| reached)(?: now)?|(?:ya )?son ya|ya son|van(?: ya)?)"
_LEAD = re.compile(
    rf"(?:\b|(?=['’]))(?:(?P<other>{_OTHER}|(?P<gapped>{_GAPPED}))|(?P<later>{_LATER}))(?: only| just| solo"
    rf"| apenas)?\s+$"
)
_RIVAL = re.compile(r"\b(?:to|against|versus|over) (?:[\w.-]+ ){0,3}?[\w.-]+$")  # `480,000 votes to Mr Rao's 310,000`
_ADDED = re.compile(r"\b(?:adding|plus|with|counting|including) (?:[\w.-]+ ){0,3}?[\w.-]+$")  # `adding Lima's three`
_NAMED = re.compile(r"\b(?:number|count|tally|numero|cifra|cantidad) (?:of|de)(?= )")
_TOPIC = re.compile(  # `on the missing they do not agree: the mayor speaks of 40`
    r"\b(?:on|about|as for|as to|regarding|concerning|sobre|en cuanto a|respecto de|respecto a|acerca de)"
    r" (?:the |los |las )(?:number of |numero de )?"
    r"(?:(?P<missing>missing|desaparecid[oa]s)|(?P<wounded>injured|wounded|hurt|herid[oa]s|lesionad[oa]s)"
    r"|(?P<killed>dead|killed|muert[oa]s|fallecid[oa]s)|(?P<arrested>arrested|detained|detenid[oa]s|arrestad[oa]s)"
    r"|(?P<displaced>displaced|evacuated|evacuad[oa]s|desplazad[oa]s))\b"
)
_PUT = re.compile(r"\b(?:puts?|sets?|cifr\w+|situ\w+) (?:it|that|lo|la)(?: at| en)(?: only| just| some| about)?\s+$")
_BARE = re.compile(
    r"\s*(?:[.;)!?\"”](?! ?\d)|[-–—]\s|,(?! ?\d)|$)|\s+(?:since|and|y|but|pero|in all|en total|instead|en cambio)\b"
)
_ANSWER = re.compile(r"[\"“]?")
_ANSWERED = re.compile(r",? (?:says?|said|according to|dice|dijo|segun)\b")
# `800, según la policía, y 1.500 según los sindicatos`
_VOICED = re.compile(r",? (?:segun|according to|de acuerdo con)\b")
_AND = re.compile(r"(?:;|,? (?:and|but|y|pero|o|or|to|frente a|against)) $")
_HOW_MANY = re.compile(r"\b(?:how many|cuant[oa]s)\b")
_NUMBERS = {8: "eighteen", 7: "sesenta"}
_YEARS = range(1900, 2101)


@dataclass(frozen=True, slots=True)
class Echo:
    """A bare number, where the words that lead to it begin, and whether it is a later count rather than another's.

    `named` is where they say what it counts: `the number of homes lost at 46`.
    """

    number: Numeral
    start: int
    later: bool
    named: int | None = None
    rival: bool = False  # somebody else's share of the same, not another count of it


def topic(text: str, start: int) -> str | None:
    """What befell those of whom a folded sentence says, before `start`, that it tells next; None where it does not."""
    found = list(_TOPIC.finditer(text, 0, start))
    return found[-1].lastgroup if found else None


def is_put(text: str, start: int) -> bool:
    """Whether somebody puts what was told at the sum or time that begins at `start`."""
    return _PUT.search(text, 0, start) is not None


def as_told(sentence: Sentence) -> Sentence | None:
    """A question for a number as if a number were told in it, in as many characters; None for any other sentence."""
    if not sentence.text.rstrip().endswith("?") or not _HOW_MANY.search(sentence.folded):
        return None
    told = _HOW_MANY.sub(lambda asked: _NUMBERS[len(asked.group())], sentence.folded)
    return Sentence(sentence.start, told, told)


def echoes(text: str, *, asked: bool = False) -> Iterator[Echo]:
    """The numbers of a folded sentence that count what was counted before, in order.

    `asked`: whether the sentence before asked how many there are.
    """
    for number in numerals(text):
        voiced = _VOICED.match(text, number.end)
        if number.value in _YEARS or not isinstance(number.value, int) or not (voiced or _BARE.match(text, number.end)):
            continue
        before = text[: number.start]
        qualifier = QUALIFIER.search(before)
        lead = _LEAD.search(before[: qualifier.start()] if qualifier else before)
        if lead:
            owned = text[lead.start()] in "'’"
            if owned and _ADDED.search(text, 0, lead.start()):
                continue
            named = _NAMED.search(text, lead.start(), lead.end())
            rival = owned and _RIVAL.search(text, 0, lead.start()) is not None
            start = lead.start() if lead["gapped"] is None else before.rindex(", ") + 2  # behind whose number it is
            yield Echo(number, start, lead["later"] is not None, named.end() if named else None, rival)
            continue
        joined = voiced and _AND.search(before[: qualifier.start()] if qualifier else before)
        answers = _ANSWER.fullmatch(before) and (asked or _ANSWERED.match(text, number.end))
        if joined or answers:
            yield Echo(number, number.start, False)
