"""Reads beside a number what it may be compared with: a part, an earlier count, a raised count, what was done."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dossier.authority.knowledge import named_groups
from dossier.comparing.numerals import folded, numerals
from dossier.comparing.vocabulary import MANY, ONE
from dossier.model.almanac import MONTHS, WEEKDAYS

_PART_BEHIND = re.compile(
    r"\s*of (?:her|his|their|my|our|[\w-]+['’]s?) (?:\w+ ){0,2}?(?:children|sons|daughters|brothers|sisters|siblings"
    r"|relatives)\b|"
    r"\s*(?:of (?:them|those|whom|the (?:dead|killed|victims|injured|wounded|deceased|survivors))|de (?:ellos|ellas)"
    r"|de los (?:muertos|heridos|fallecidos))"
)
_OF_THEM = re.compile(r"\s*(?:of (?:them|those|whom)|de (?:ellos|ellas))\b")
_MORE_BEHIND = re.compile(r"\s*(?:more|others?|mas)\b")
_MORE_BEFORE = re.compile(r"\b(?:another|a further|otr[oa]s)\s+(?:at least |about |some |al menos )?$")
_REST = re.compile(r"\b(?:the (?:other|remaining)|l[oa]s (?:otr[oa]s|restantes|demas))\s+$")
_PART_BEFORE = re.compile(
    r"\b(?:including|incluid[oa]s?|among them|entre ellos|entre ellas|most of them"
    r"|of whom)"
    r"\s+(?:at least |about |some |al menos )?$"
)
_JOINING = re.compile(
    r"\b(?:to|a) \S+(?: (?:on )?[a-z]+day| (?:el|este) [a-z]+)? (?:after|when|as|with|tras|al|con) (?:at least "
    r"|al menos )?$"
)  # `to 11 after four died`
_PART_AFTER = re.compile(
    r"\b(?:at the scene|on the spot|at (?:a|the) hospital|in (?:a |the )?hospital|en el (?:lugar|acto|sitio|hospital)"
    r"|later died|from (?:his|her|their) (?:injuries|wounds)|instantly|on impact|outright)\b"
)
_IN_CARE = re.compile(  # some of the hurt
    r"\b(?:hospital\w*|(?:medical|trauma) cent(?:er|re)s?"
    r"|treat\w*(?! for)|(?:transported|airlifted|flown|rushed) to"
    r"|condition|remain\w*|recover\w*|surgery|internad[oa]s|estado)\b"
)
_RISEN = re.compile(
    r"\b(?:r[oi]se[sn]?|risen|rising|rais(?:e[sd]?|ing)|climb\w*|increas\w+|jump\w*|gone up|went up"
    r"|now(?= .{0,18}$)|updated|revised"
    r"|corrected|brought"
    r"|bring\w*|reach\w*|grown|grew|subi\w+|subio|sube|ascendi\w+|(?<!\bun )(?<!\bel )(?<!\bdel )(?<!\bde )aument\w+"
    r"|elev\w+|suma\w*"
    r"|doubl(?:ed|ing)|tripl(?:ed|ing)|trebled|duplic\w+"
    r"|alcanz\w+|ya son|son ya|llega(?:n|ron)? a|llego a|increment\w+|actualiz\w+|rectific\w+|lowered)\b"
)
_FALLEN = re.compile(  # `lowered the toll to`, right before the number
    r"\b(?:lower\w*|reduc\w+|cut|revis\w+ down\w*|fell|dropped|baj(?:o|aron|a|an)|reduj\w+|redu[cz]\w+|rebaj\w+)"
    r"(?: (?!(?:that|when|after|que|cuando|tras)\b)[a-z']+){0,6}? (?:to|a)(?: (?:about|at least|unos|al menos))?\s+$"
)
_EARLIER = re.compile(
    r"\b(?:(?:up|rose|risen|climbed|increased|jumped) from|previous\w*(?: \w+){0,3}|earlier (?:count|toll|figure"
    r"|report)"
    r"\w*(?: \w+){0,2}|initial\w*(?: \w+){0,3}|had (?:said|reported|put)(?: \w+){0,4}|(?:anterior\w*|previ[oa]s?"
    r"|en un principio|inicialmente)(?: \w+){0,3}|(?:subio|(?<!\bun )(?<!\bel )(?<!\bdel )(?<!\bde )aumento|paso) de"
    r"|\b(?:number of|numero de|cantidad de) [a-z]+(?: [a-z]+)? (?:from|de))\s+$"
)
_FEARED = re.compile(
    r"\b(?:feared|fears|may have|might have|could have|believed to have|presumed|se teme|temen|habrian"
    r"|podrian)\b"
)
_REMAINING = re.compile(r"\b(?:remain\w*|still|yet to|siguen|permanecen|continuan|aun|todavia|restantes)\b")
_NOT = re.compile(
    r"[^.;:]{0,30}?,? (?:and not|not|rather than|instead of|y no|no|en lugar de) (?:the |los |las |de )?(?=\d|[a-z])"
)
_SEVERE = re.compile(
    r"\b(?:(?P<critical>critical(?:ly)?|critic[oa]s?|life-threatening)"
    r"|(?P<serious>serious(?:ly)?|grave(?:ly|s|mente)?|severe(?:ly)?|de gravedad)"
    r"|(?P<minor>minor|slight(?:ly)?|leves?))\b"
)
_DOINGS = re.compile(named_groups("actions"))
_ALLOWED = re.compile(  # `licensed to carry 60`, whatever was carried
    r"\b(?:licen[cs]ed|certified|authori[sz]ed|approved|built|designed|meant|intended|(?:autorizad|construid|pensad"
    r"|previst"
    r"|habilitad|disenad)[oa]s?) (?:for|to [a-z]+|para(?: [a-z]+r)?)"
    r" (?:only |just |some |about |up to |at most |unos |unas |hasta )*$"
)
_FOE = (
    r"(?:gunman|shooter|attacker|assailant|bomber|suspect|killer|hijacker|perpetrator|driver|pistolero|atacante|agresor"
    r"|tirador|asesino|terrorista)"
)
FOE_DIED = re.compile(  # whoever did it died as well
    rf"\b{_FOE}(?: (?:was|is|had been|has been|fue|tambien|also|himself|later|then))* (?:shot dead|shot and killed"
    rf"|killed|dead"
    r"|died|abatido|muerto|murio)\b"
    r"|\b(?:killed|shot|hanged|blew) (?:himself|herself|themselves)|(?:turned|turning) the gun on|took (?:his"
    r"|her) own life"
    rf"|se suicido|se quito la vida|(?:including|plus|and) the {_FOE}\b"
)
_DAY = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|overnight|(?:previous|last|second|first|third) night"
    r"|lunes|martes|miercoles|jueves|viernes|sabado|domingo|anoche)\b"
)
_TOLD_ON = re.compile(  # `police said on Sunday`: when it was told, and not when it happened
    r"\b(?:said|says|told [a-z]+|reported|announced|confirmed|dijo|dijeron|informo|informaron|confirmo|anuncio|indico)"
    rf"(?: (?:on|late|early|el|este|esta))* {_DAY.pattern}"
)
# One name for each, in whatever language it is told
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_NIGHTS = {"anoche": "overnight", "last night": "overnight"}
_SPAN = r"(?:hour|day|week|month|year|season|summer|winter|decade)"
_LAPSE = r"(?:horas?|dias?|semanas?|mes(?:es)?|anos?|decadas?)"
_SINCE = (
    rf"(?:{'|'.join((*MONTHS, *WEEKDAYS))}|(?:19|20)\d\d|start|beginning|yesterday|midnight|inicios?|comienzos?|ayer)"
)
_SPEED = r"(?<!\bkm )(?<!\bkilometros )(?<!\bkilometres )(?<!\bkilometers )(?<!\bmiles )(?<!\bmillas )"
_WINDOW = re.compile(  # in which it was counted: `since Friday`, `so far this year`, `in the past two days`
    rf"\b(?:since (?:the |last |early |mid-?|late )?{_SINCE}|(?:so far )?(?:this|last) (?:{_SPAN}|weekend)"
    rf"|(?:over|in|within|during|for) (?:the )?(?:past|last|previous|first|next) (?:[\w-]+ ){{0,2}}"
    rf"(?:{_SPAN}s?|weekends?)"
    r"|(?:over|during) (?:the|a) (?:long )?weekend"
    rf"|(?:over|in|within|during) (?:an?|the|[\w-]+) ?[\w-]*[ -]{_SPAN}s? (?:stretch|period|span)"
    rf"|{_SPEED}(?:per|each|every|(?<!\bat )(?<!\bon )(?<!\bof )(?<!\bfrom )\ba) {_SPAN}"
    r"(?![ -](?:after|before|later|earlier|ago|old|long|of|camp|school)\b)|annually|year to date"
    rf"|(?:a|one) {_SPAN} (?:ago|earlier)"
    rf"|desde (?:el |la |los |principios de |fines de |mediados de )?{_SINCE}|en lo que va (?:de|del) \w+"
    rf"|(?:est[ea]|(?:el|la) (?:pasad[oa]|ultim[oa])) {_LAPSE}|en (?:los|las) (?:ultim|pasad)[oa]s (?:\w+ )?{_LAPSE}"
    rf"|{_SPEED}(?:al|por|cada) {_LAPSE}|anualmente|anual(?:es)?|yearly|diari[oa]s|mensual(?:es)?|semanal(?:es)?)\b"
)
_EACH = {  # `a year`, `annually` and `anuales` are one
    each: re.compile(rf"(?:(?:a|per|each|every) {each}|(?:al|por|cada) (?:{words})|{adverbs})")
    for each, words, adverbs in (
        ("year", "ano", "annually|yearly|anualmente|anual(?:es)?"), ("month", "mes", "mensual(?:es)?"),
        ("week", "semana", "semanal(?:es)?"), ("day", "dia", "diari[oa]s"), ("hour", "hora", "hourly"),
    )
}  # fmt: skip
_BREAK = re.compile(r"[;:]|[.!?]\s")
_CLAUSES = re.compile(rf"{_BREAK.pattern}|, (?:and|but|while|y|e|pero|mientras) ")
# `six gates, of which two opened`: what is told of some
_OF_WHICH = re.compile(r",? (?:of (?:which|whom)|de (?:los|las) (?:que|cuales))\b")
_JOINED = re.compile(rf"\s+(?:and|y|e) (?:the |its |their |la |los |las |sus? )?(?:crew|staff|tripula\w+|{MANY})\b")
_AND_ONE = re.compile(  # `five tourists and a pilot`: not all of them
    rf"\s+(?:and|y|e) (?:an?|the|its|their|una?|el|la|su) (?:[a-z-]+ )?(?:{ONE}|pilot|captain|guide|piloto"
    r"|capitan|guia)\b"
)
_OBJECT = 4  # characters between a verb and the number of what it is done to
_ALL = 100  # characters behind a number within which the time is told of all that is counted
_REACH = 70  # characters about a number in which it is told what was done


@dataclass(frozen=True, slots=True)
class Marks:
    """What a number is, besides its value: nothing of this is shown, it says what may be held against what."""

    part: bool = False  # of those whom the report counts elsewhere
    added: bool = False  # told as more or others, and as nothing else that makes a part
    rest: bool = False  # told as the others of more
    care: bool = False  # counted by their treatment: in hospital, in surgery
    risen: bool = False  # told as a newer count than another
    fallen: bool = False  # told as a newer count, and a smaller one
    earlier: bool = False  # told as an older one
    severe: str | None = None  # how badly hurt are those whom it counts, where it counts no others
    feared: bool = False  # what may have befallen them
    denied: float | None = None  # the number that it is said to be instead of: 16, not 14
    remaining: bool = False  # told as what is left by then
    within: bool = False  # of a group that may be some of those whom other reports count
    converted: bool = False  # tells in another currency the sum right before it
    charged: bool = False  # told as what somebody answers for in court
    doing: str | None = None  # what was done to the things that are counted
    known: bool = True  # by a word of the tables of what is counted
    thing: bool = False  # counts things, of which there are seldom several kinds in one event
    modifiers: frozenset[str] = frozenset()
    foe: bool = False  # told by a report in which whoever did it died too
    of_them: bool = False  # told as some `of them`, whoever they are
    listed: bool = False  # the sum of a list that counts
    named: bool = False  # one who is told of by name, with no number
    shot: bool = False  # told as who was shot, which some who died may have been as well
    joined: bool = False  # counts others with those whom it names first: `420 passengers and crew`
    with_one: bool = False  # told with one more: `five tourists and a pilot`
    day: str | None = None  # the day or night whose count it is
    echo: bool = False  # another's number for what was counted just before
    window: str | None = None  # the time in which so many were counted
    whole: float | None = None  # the number of which this one tells a part
    context: frozenset[str] = frozenset()  # senses of the words about it


def marks(text: str, start: int, end: int, after: int, limits: tuple[int, int]) -> Marks:
    """Of the number at `start..end` of a folded sentence; `after` is where its noun ends.

    `limits` are where the numbers before and behind it end and begin: what stands beyond belongs to them.
    """
    before, behind = text[limits[0] : start], text[after : limits[1]]
    tail = _BREAK.split(behind)[0][:_REACH]
    close = behind[:40]
    joined = _JOINING.search(text, max(0, start - 40), start) is not None  # to those who were counted before
    part = joined or bool(_PART_BEHIND.match(text, end) or _PART_BEFORE.search(before) or _PART_AFTER.search(tail))
    fallen = _FALLEN.search(before) is not None
    added = bool(_MORE_BEHIND.match(text, end) or _MORE_BEFORE.search(before))
    return Marks(
        part=part or added,
        added=added and not part,
        rest=_REST.search(before) is not None,
        of_them=_OF_THEM.match(text, end) is not None,
        risen=_RISEN.search(before[-_REACH:]) is not None and not fallen,
        feared=_FEARED.search(f"{before[-_REACH:]} {text[end:after]} {close}") is not None,
        denied=_denied(text[after : after + _REACH]),
        remaining=_REMAINING.search(f"{before[-_REACH:]} {text[end:after]} {tail}") is not None,
        fallen=fallen,
        earlier=_EARLIER.search(text[max(0, start - 60) : start]) is not None,
        severe=_severe(text, end, after, close),
        with_one=_AND_ONE.match(text, after) is not None,
        joined=_JOINED.match(text, after) is not None,
        day=_day(before[-30:], close),
        window=window(text, start, after),
        doing=_doing(_OF_WHICH.split(tail)[0], _BREAK.split(before)[-1][-_REACH:]),
    )


def _severe(text: str, end: int, after: int, close: str) -> str | None:
    found = _SEVERE.search(text, end, after) or _SEVERE.search(close)
    return found.lastgroup if found else None


def _day(before: str, behind: str) -> str | None:
    """The day or night that is named right beside what is counted."""
    before, behind = _TOLD_ON.sub("", before), _TOLD_ON.sub("", behind)
    found = _DAY.search(behind) or next(reversed(list(_DAY.finditer(before))), None)
    if found is None:
        return None
    weekday = WEEKDAYS.get(found.group())
    return _DAYS[weekday - 1] if weekday else _NIGHTS.get(found.group(), found.group())


def window(text: str, start: int, end: int) -> str | None:
    """The words of a folded sentence that tell in which time what is counted at `start..end` was counted."""
    behind, before = _CLAUSES.split(text[end:])[0][:_ALL], _CLAUSES.split(text[:start])[-1][-_REACH:]
    found = _WINDOW.search(behind) or next(reversed(list(_WINDOW.finditer(before))), None)
    if found is None:
        return None
    return next((each for each, words in _EACH.items() if words.fullmatch(found.group())), found.group())


def _denied(behind: str) -> float | None:
    """`16 workers were hurt, not 14`: what the report says is wrong."""
    found = _NOT.match(behind)
    number = next(numerals(behind[found.end() :]), None) if found else None
    return float(number.value) if number and number.start == 0 else None


def _doing(behind: str, before: str) -> str | None:
    """What is done, as told behind the number, else before it."""
    if _ALLOWED.search(before):
        return "allowed"
    done = next(reversed(list(_DOINGS.finditer(before))), None)
    found = _DOINGS.search(behind)
    if found is None or (done and len(before) - done.end() <= _OBJECT):  # `crushed four containers and damaged a ferry`
        found = done
    return found.lastgroup.replace("_", " ") if found and found.lastgroup else None


def in_care(words: str) -> bool:
    """Whether a count of the hurt is told by their care: those in hospital are some of the hurt."""
    return _IN_CARE.search(folded(words)) is not None
