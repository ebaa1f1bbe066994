"""Reads what a number of a sentence counts, also where the sentence says so of another number only."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from dossier.authority.knowledge import words
from dossier.comparing.compounds import one_charge
from dossier.comparing.fates import Told
from dossier.comparing.headcounts import counts_people
from dossier.comparing.nouns import Noun, is_seldom_twofold, noun
from dossier.comparing.numerals import Numeral, numerals
from dossier.comparing.turned import whom
from dossier.comparing.vocabulary import QUALIFIER
from dossier.model.links import part_of

_GATHERED = re.compile(  # `police put the crowd at 2,500`
    r"\b(?:(?:team|squad|gang|family|delegation|equipo|banda|familia|cuadrilla|delegacion)(?: \w+){0,2} (?:of|de)"
    r"|(?:group|party|grupo|crowd|workforce|headcount|membership|plantilla|turnout|attendance|asistencia|concurrencia"
    r"|(?:number|numero) (?:of"
    r"|de) (?:protesters|demonstrators"
    r"|participants|manifestantes|asistentes))(?: \w+){0,4} (?:of|at|to|was|en|de|a))"
    r" (?:about |around |roughly |approximately |an estimated |some |at least |more than |unos |unas |cerca de "
    r"|mas de )?$"
)
_HELD = re.compile(  # `licensed for 60`, `the ferry carried 97`: how many people there is room for, or are aboard
    r"\b(?:(?:licen[cs]ed|certified|built|designed|approved|meant|intended) (?:for|to (?:carry|hold|house|seat|take))"
    r"|(?<!\bhe )(?<!\bshe )(?<!\bthey )(?<!\bwho )(?:carr(?:y|ies|ied|ying)|holds?|housed|houses|seats)"
    r"|(?:prison|jail|camp|cent(?:er|re)|hall|shelter)\b[^.;]{0,60}\bheld|(?:capacity|room) (?:of|for)"
    r"|alberga(?:ba)? a|aloja(?:ba)? a"
    r"|(?:pensad|construid|previst|habilitad|autorizad|disenad)[oa]s? para|aforo de|(?:capacidad|cabida) (?:de|para)"
    r"|(?:llev|transport)aba a)"
    r" (?:only |just |some |about |around |nearly |almost |up to |at least |more than |unos |unas |hasta |casi"
    r" |mas de )*$"
)
_CREW_OF = re.compile(r"\b(?:crew|tripulacion) (?:of|de) (?:about |some |at least |unos |al menos )?$")
_EMPLOYS = re.compile(r"\b(?:employ(?:s|ed|ing)|emplea(?:ba)? a) (?:about |some |around |nearly |over |unas |unos )?$")
_ALONE = re.compile(r"\s*(?:[.;:)\"”]|,(?! ?\d)|$)|\s+(?:and|but|when|y|pero|cuando)\b")
_RESCUED = re.compile(  # `four were rescued`, `at least 12 trapped`
    r"\s+(?:(?:more|others?|mas) )?(?:(?:were|are|was|remain(?:s|ed)?|still|fueron|quedaron|siguen|continuan"
    r"|permanecen|resultaron) )*"
    r"(?:underground|rescued|saved|trapped|stranded|aboard|on board|inside\b"
    r"|a bordo|dentro\b"
    r"|rescatad|atrapad|salvad)"
    r"|\s+(?:of (?:the|those)|de (?:los|las)) (?:\w+ )?(?:trapped|stranded|inside|aboard|on board|atrapad[oa]s)\b"
)
_MARCHED = re.compile(  # `more than 5,000 marched`
    r"\s+(?:marched|gathered|rallied|protested|demonstrated|turned out|took to the streets|took part|attended"
    r"|marcharon|se (?:reunieron|congregaron|manifestaron|concentraron)|protestaron|participaron|asistieron"
    r"|salieron a (?:la calle|las calles))\b"
)
_MORE_THINGS = re.compile(r"\s+(?:more|others|mas|otr[oa]s)\b(?! [a-z]+s\b)")  # `300 houses and damaged 1,100 more`
_NAME = re.compile(r"\s+[^\W\d_a-z][^\W\d_]+(?:\s[^\W\d_a-z][^\W\d_]+)+\b")
_OF_US = re.compile(r" of (?:us|you)\b| de nosotros\b")
_AT_FIRST = re.compile(  # `there were 52 of us when we left`: nobody says how many there are now
    r"(?: of us| de nosotros)?,? (?:when|at first|at the start|to begin with|cuando|al principio|al salir|al partir)\b"
)
_WE_WERE = re.compile(r"\b(?:eramos|we were) (?:about |some |unos |como |casi )?$")
_THEY_ARE = re.compile(  # `three of them children`, `five were nurses`
    r" (?:(?:of (?:them|whom|us)|de (?:ell[oa]s|nosotros))(?: (?:were|are|eran|son))?|were|are|eran|son)(?= [a-z])"
)
_SOME_OF = re.compile(r"\s+(?:of (?:them|those)|de (?:ellos|ellas))\b")  # `two of them got away`
_OTHERS = re.compile(r"\b(?:otr[oa]s|another|a further)\s+$")  # `30 viviendas y otras 60 sufrieron danos`
_GOT_AWAY = re.compile(r"\s+(?:\w+ )?(?:escap|surviv|fled\b|unhurt|unharmed|huy|logr|manag|sobreviv|iles[oa]s|salv)")
_WERE = re.compile(r"\s+(?:of (?:them|whom) |de ell[oa]s )?(?:were|are|eran|son)(?= [a-z]+)")
_ELLIPSIS = re.compile(r"\s+(?:more|mas)\b")
_THAN = re.compile(  # `five rounds sooner than`: by how many
    r" (?:sooner|earlier|later|longer|faster|slower|fewer|less|more|higher|lower|further|mas|menos|antes|despues)"
    r" (?:than|que)\b"
)
_IN_PLACE = re.compile(r"\s+(?:in|en|from|de) (?:the |la |el )?[a-z]")
_OF_THOSE = re.compile(
    r"\b(?:of (?:(?:the|its|their|these|those) |(?=\d))|de (?:(?:l[oa]s|sus|es[oa]s) |(?=\d)))[^.;,]{1,60},"
    r" (?:at least |about |some |al menos |unos |unas )?$"
)
_CAPITAL = re.compile(r" [A-ZÁÉÍÓÚÑ][a-záéíóúñ]")
_WORDS = re.compile(r"[^\W\d_]+")
_LISTING = re.compile(r"(?:[,;:]|,? and|,? y) $")
_SURVIVED = re.compile(
    r"\s+(?:(?:others?|more|of (?:them|whom)|otr[oa]s|mas|de ell[oa]s) )?(?:have |han )?(?:survived|sobreviv\w+)\b"
)
# `of the 288 candidates, 202 are under 45`, `seven have been caught`: what they are is told before
_BEGINS = re.compile(
    r"(?:^|[.;:,][\"”’]? |[.;:] ?|(?:^|\s)[-–—]+ |\(|[\"“]|\b(?:and|but|while|where|that|which|whom|then|y|pero"
    r"|mientras|donde|que|cuales)\s)"
    r"(?:(?:of (?:which|whom|them|those|these)|de (?:las|los) (?:que|cuales)|de ell[oa]s|another|the other|otr[oa]s"
    r"|the|los|las|only|just|solo|and|but|y|since then|so far|desde entonces|some|about|at least|at most|nearly|almost"
    r"|more than|unos|unas|al menos|mas de),? )*$"
)
_ACTS = re.compile(
    r"\s+(?:(?:of (?:which|whom|them|those|these)|de ell[oa]s|later|also|still|since|reportedly|already|even|ya|aun"
    r"|tambien|todavia) )*"
    r"(?:(?:are|were|have|had|do|did|remain(?:ed)?|came?|went|got|fled|managed|said|told|took|wore|stood|left"
    r"|son|eran|fueron|estan|estaban|han|habian|siguen|quedaron|tienen|tenian|pertenec\w+|llegaron|salieron|made|ran"
    r"|swam|sat|slept|spent|drove|flew|kept|paid|met|began|chose|brought|bought|sold|sought|spoke|won)\b"
    r"|(?!need|indeed|hundred|red\b|\w*eed\b)[a-z]{2,}ed\b|[a-z]{3,}(?:aron|ieron|aban|ian)\b)"
)
_PERSONS = re.compile(r"\s+(?:(?:more|other|otras|mas) )?(?:de )?(?:people|persons|personas)\b")
_MEMBERS = re.compile(
    r"\s+(?:(?:more|other|otras|mas) )?(?:de )?(?:people|persons|personas|(?:union )?members|miembros|afiliad[oa]s"
    r"|integrantes|soci[oa]s)\b"
)
_VICTIMS = re.compile(r"\s+(?:(?:of|de) (?:the|those|these|las|los|sus) )?(?:[a-z]+ )?(?:victims|victimas)\b")
_BODY = 20  # so many members are those of a union or a club, so many girls a school's; fewer may be anybody's
_STEPS = ("doors", "houses", "roads", "rooms", "buildings")
_AWAY = re.compile(r" (?:down|away|over|up|off|from)\b")  # `two doors down`
_FAMILY = words("noun_classes", "family")
_OF_SOMEBODY = re.compile(  # `a father of three girls`: whom somebody has at home
    r"\b(?:(?:grand|step)?(?:father|mother|dad|mum|mom|parents?) of|(?:padre|madre|abuel[oa]) de|ha[sd]|have"
    r"|raised|raising|survived by|(?:left|leaves|leaving)(?: behind)?(?: (?:a|his|her) (?:wife|widow|husband) and)?"
    r"|(?:a|his|her) (?:wife|husband) and|(?:young|old|eld)est of|(?:menor|mayor) de|tiene|tenia|deja|dejo"
    r"|(?<!and )(?<!with )(?<!y )(?<!con )(?:her|his|their|sus))"
    r" (?:at least )?$"
)
_ONE_OF_A_LIST = re.compile(r"(?:[,;]|\b(?:and|y))(?: (?:and|y))? $")
_SPEAKS = re.compile(r" (?:said|says|told|dijo|conto|relato|who)\b")  # `..., one driver said`
_AT_LEAST = re.compile(r"\b(?:at least|al menos|por lo menos|cuando menos) $")
_NEAR_BY = 50  # characters before `one` in which others of the same list are counted
_NUMBER_OF = re.compile(r"\b(?:number|numero|cantidad) (?:of|de)(?= )")  # `raised the number of seats from 65 to 125`
_COMES_TO = re.compile(r"\b(?:to|from|a|de)\s+$")
_BROKEN = re.compile(r"[.;:]\s|\b(?:killed|injured|wounded|dead|muert[oa]s|herid[oa]s)\b")
_YEARS, _YEAR = range(1900, 2101), re.compile(r"\b(?:19|20)\d\d$")
_ABOUT_AS_MANY = 10  # times; many more than were counted before are others
_PEOPLE = Noun("people", "people", 0)


@dataclass(frozen=True, slots=True)
class Counting:
    """A sentence whose sums and times are made blank, as folded and as said, and what was counted before it."""

    text: str
    said: str
    spanish: bool
    before: Noun | None
    told: float | None = None  # how many were counted last before

    def counted(self, number: Numeral, told: Told | None, last: Noun | None) -> Noun | None:
        """What the number counts; where it says so of the number before only, that."""
        text, end = self.text, number.end
        were = _WERE.match(text, end) if told and self.were(number, told.kind) else None
        begin = were.end() if were else whom(text, end) or end
        counted = self._poles(number, noun(text, begin, self.spanish)) or self._named_before(told, number)
        if told is not None and counted is None and last and last.kind == "people" and _ELLIPSIS.match(text, end):
            return Noun(last.of, "people", end)
        if told is None and number.value == 1:
            charge = one_charge(text, end)
            return Noun("charges", "thing", charge) if charge else counted
        more = _MORE_THINGS.match(text, end) or (counted is None and _OTHERS.search(text[: number.start]))
        some = _SOME_OF.match(text, end)
        if (
            told is not None
            and counted is None
            and some
            and last
            and last.kind == "people"
            and last.of not in (*words("noun_classes", "at the scene"), "people")
        ):
            return replace(last, end=some.end())
        if told is None and counted is None and (self._is_us(number) or self._are(number)):
            return self._are(number) or replace(_PEOPLE, end=end)
        if told is None and some and self.before:
            return replace(last or self.before, end=some.end())
        if told is None and last and last.kind == "thing" and more:
            return replace(last, end=end)
        if told is None and counted is None and last and last.kind != "generic" and self.is_listed(number):
            return replace(last, end=end)
        gathered = _GATHERED.search(text[: number.start])
        sure = counted is not None and counted.kind not in ("single", "unknown")
        vague = counted is None or counted.kind == "generic"
        if told is None and (
            (gathered and not sure) or (vague and (_RESCUED.match(text, end) or _MARCHED.match(text, end)))
        ):
            return replace(_PEOPLE, end=end)
        return self._unnamed(number, last) if told is None and counted is None else counted

    def _poles(self, number: Numeral, counted: Noun | None) -> Noun | None:
        """`four Poles` are people, and `four poles` are none."""
        if (
            counted
            and counted.of == "pylons"
            and self.said.startswith(" Poles", number.end)
            and not self.said.istitle()
        ):
            return replace(counted, of=part_of("people", "Poland"), kind="people")
        return counted

    def _unnamed(self, number: Numeral, last: Noun | None) -> Noun | None:
        """What a bare number counts that tells of nobody's fate."""
        if _CREW_OF.search(self.text[: number.start]):
            return Noun("crew", "people", number.end)
        held = (last if last and last.kind == "people" else _PEOPLE) if self._is_held(number) else None
        known = replace(held, end=number.end) if held else None
        return known or self._numbered(number) or self._elided(number, last)

    def _is_us(self, number: Numeral) -> bool:
        """`there were 47 of us`, `éramos 47`."""
        if _AT_FIRST.match(self.text, number.end):
            return False
        ours = _ALONE.match(self.text, number.end) and _WE_WERE.search(self.text[: number.start])
        return bool(ours or _OF_US.match(self.text, number.end))

    def _are(self, number: Numeral) -> Noun | None:
        """What some are said to be."""
        found = _THEY_ARE.match(self.text, number.end)
        inner = noun(self.text, found.end(), self.spanish) if found else None
        return inner if inner and inner.kind == "people" and inner.of else None

    def _is_held(self, number: Numeral) -> bool:
        if _EMPLOYS.search(self.text, 0, number.start):
            return True
        return _ALONE.match(self.text, number.end) is not None and _HELD.search(self.text[: number.start]) is not None

    def _elided(self, number: Numeral, last: Noun | None) -> Noun | None:
        """`202 are under 45`: some of those who were counted before."""
        survived = _SURVIVED.match(self.text, number.end)
        if survived:
            return Noun("survivors", "people", survived.end())
        some = last or self.before
        known = some is not None and some.kind in ("people", "thing") and self._is_elided(number)
        if known and last is None and some and some.kind == "people" and self.told and number.value > self.told:
            return replace(_PEOPLE, end=number.end)  # `a crew of six. 132 were saved`
        return replace(some, end=number.end) if some and known else None

    def is_some(self, number: Numeral, suffered: float) -> bool:
        """`24 were hurt. Nine were flown to Ilo`: whether it counts some of those who suffered something."""
        lead, behind = self.text[: number.start], self.text[number.end :]
        others = _OTHERS.search(lead) or _GOT_AWAY.match(behind) or self._is_both(number)
        return not others and 1 < number.value < suffered and self._is_elided(number)

    def _is_elided(self, number: Numeral) -> bool:
        if not _ACTS.match(self.text, number.end) or not _BEGINS.search(self.text[: number.start]):
            return False
        before = [n.value for n in numerals(self.text) if n.end < number.start]
        return not before or number.value <= _ABOUT_AS_MANY * before[-1]

    def is_countable(self, number: Numeral, counted: Noun) -> bool:
        """Whether it counts things or people that are there; one of them is an article more often than a count."""
        away = counted.of in _STEPS and number.value < _BODY and _AWAY.match(self.text, counted.end)
        if away or self._is_both(number):
            return False
        if number.value == 1:
            charge = counted.of == "charges" and counted.kind == "thing"
            return charge or (counted.kind in ("people", "single") and self._is_count_of_one(number, counted))
        if number.value < 1 or counted.kind == "single" or isinstance(number.value, float):
            return False
        if counted.of in _FAMILY and number.value < _BODY and _OF_SOMEBODY.search(self.text[: number.start]):
            return False
        if _THAN.match(self.text, counted.end):
            return False
        if counted.kind == "generic":
            many = _MEMBERS if number.value >= _BODY else _PERSONS
            if not (many.match(self.text, number.end) or _VICTIMS.match(self.text, number.end)):
                return False
        return counts_people(number, self.text, things=True)

    def _is_both(self, number: Numeral) -> bool:
        return self.text[number.start : number.end] in ("both", "ambos", "ambas")

    def _is_count_of_one(self, number: Numeral, counted: Noun) -> bool:
        """`at least one car`, `two women and one man`: whether `one` counts rather than tells of somebody."""
        lead = self.text[max(0, number.start - _NEAR_BY) : number.start]
        listed = _ONE_OF_A_LIST.search(lead) and any(n.value > 1 for n in numerals(lead))
        least = _AT_LEAST.search(lead) and (counted.kind == "people" or is_seldom_twofold(str(counted.of)))
        speaks = _SPEAKS.match(self.text, counted.end)
        return bool(listed or least) and not speaks and not self.text.startswith((" of ", " gunshot wound"), number.end)

    def at_large(self, number: Numeral) -> str:
        """What those are called of whom nothing else is told than that they are people."""
        return "victims" if _VICTIMS.match(self.text, number.end) else "people"

    def _numbered(self, number: Numeral) -> Noun | None:
        """`the number of seats rose from 65 to 125`: what the sentence says it numbers."""
        lead = self.text[: number.start]
        qualifier = QUALIFIER.search(lead)
        found = list(_NUMBER_OF.finditer(lead))
        at = qualifier.start() if qualifier and qualifier.lastgroup != "between" else len(lead)
        if not found or not _COMES_TO.search(lead[:at]):
            return None
        counted = noun(self.text, found[-1].end(), self.spanish)
        between = lead[counted.end :] if counted and counted.of else "."
        if number.value in _YEARS and _YEAR.search(self.text, number.start, number.end):  # `from 2008 to 2013`
            return None
        return replace(counted, end=number.end) if counted and not _BROKEN.search(between) else None

    def is_listed(self, number: Numeral) -> bool:
        """`288 candidates: 46 in Akhal, 25 in Balkan`: the number of some, by where they are."""
        place = _IN_PLACE.match(self.text, number.end)
        listed = _LISTING.search(self.text, 0, number.start)
        return bool(place and listed and self.said[place.end() - 1].isupper())

    def is_of_those(self, number: Numeral, counted: Noun) -> bool:
        """`Of the 23 sailors who were seized, 12`: a bare number of some."""
        return counted.end <= number.end and _OF_THOSE.search(self.text, 0, number.start) is not None

    def numbers_a_name(self, number: Numeral, counted: Noun | None) -> bool:
        """`2 Leroy Carter`, `7 Harbour News`: a number of a list, or of a channel, before a name; `in Three Rivers`."""
        if number.start and self.said[number.start].isupper() and _CAPITAL.match(self.said, number.end):
            words = _WORDS.findall(self.said)
            capitals = [word for word in words if word[:1].isupper()]
            return 2 * len(capitals) < len(words)  # no headline that has capitals throughout
        return (
            (counted is None or counted.kind == "unknown")
            and self.text[number.start : number.end].isdigit()
            and _NAME.match(self.said, number.end) is not None
            and not self.said.istitle()
        )

    def were(self, number: Numeral, fate: str | None) -> Told | None:
        """`24 people died; seven were children`: what befell the whole befell them."""
        found = _WERE.match(self.text, number.end) if fate else None
        inner = noun(self.text, found.end(), self.spanish) if found else None
        named = inner is not None and inner.kind == "people" and inner.of is not None
        return Told(fate, number.start, inner.end, True) if fate and inner and named else None

    def _named_before(self, told: Told | None, number: Numeral) -> Noun | None:
        """`the number of miners killed rose to seven`: whom it counts stands first."""
        found = (
            re.search(
                r"(?:number|numero|cifra) (?:of|de)(?= )"
                r"|^las(?= familias)",
                self.text[told.start : number.start],
            )
            if told
            else None
        )
        counted = noun(self.text, told.start + found.end(), self.spanish) if told and found else None
        known = counted and counted.kind in ("people", "generic")  # not `the number of injured stands at 120`
        return replace(counted, end=number.end) if counted and known else None
