"""Reads what a number of a sentence counts, also where the noun is next to another number of the sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern, words
from dossier.compare.casualties import Casualty
from dossier.compare.compounds import one_charge
from dossier.compare.headcounts import counts_people
from dossier.compare.inverted_counts import whom
from dossier.compare.nouns import Noun, is_seldom_twofold, noun
from dossier.compare.numerals import Numeral, numerals
from dossier.compare.vocabulary import QUALIFIER

_GATHERED = pattern(  # `police put the crowd at 2,500`
    r"\b(?:<gatherings/team>(?: \w+){0,2} (?:of|de)"
    r"|<gatherings/gathering>(?: \w+){0,4} <prepositions/of_a_gathering>) (?:<hedges> )?$"
)
_RESCUED = pattern(  # `four were rescued`, `at least 12 trapped`
    r"\s+(?:(?:more|others?|mas) )?(?:<auxiliaries/remain> )*(?:<rescues/rescued>|inside\b|dentro\b)"
    r"|\s+<parts/of_the> (?:\w+ )?<rescues/trapped>\b"
)
_MARCHED = pattern(  # `more than 5,000 marched`
    r"\s+<gatherings/march>\b"
)
_MORE_THINGS = pattern(r"\s+<parts/more>\b(?! [a-z]+s\b)")  # `300 houses and damaged 1,100 more`
_NAME = re.compile(r"\s+[^\W\d_a-z][^\W\d_]+(?:\s[^\W\d_a-z][^\W\d_]+)+\b")
_OF_US = re.compile(r" of (?:us|you)\b| de nosotros\b")
_AT_FIRST = pattern(  # `there were 52 of us when we left`: nobody says how many there are now
    r"(?: of us| de nosotros)?,? <adverbs/at_first>\b"
)
_SOME_OF = pattern(r"\s+<parts/of_whom>\b")  # `two of them got away`
_OTHERS = pattern(r"\b<parts/another>\s+$")  # `30 viviendas y otras 60 sufrieron danos`
_GOT_AWAY = pattern(r"\s+(?:\w+ )?(?:<rescues/got_away>|fled\b)")
_WERE = pattern(r"\s+(?:<parts/of_whom> )?<auxiliaries/be>(?= [a-z]+)")
_ELLIPSIS = re.compile(r"\s+(?:more|mas)\b")
_THAN = pattern(  # `five rounds sooner than`: by how many
    r" <comparatives/comparative> (?:than|que)\b"
)
_CAPITAL = re.compile(r" [A-ZÁÉÍÓÚÑ][a-záéíóúñ]")
_WORDS = re.compile(r"[^\W\d_]+")
# `of the 288 candidates, 202 are under 45`, `seven have been caught`: the noun comes before
_BEGINS = pattern(
    r'(?:^|[.;:,]["”’]? |[.;:] ?|(?:^|\s)[-–—]+ |\(|["“]'
    r"|\b<conjunctions/clause>\s)(?:<parts/begins_a_count>,? )*$"
)
_ACTS = pattern(
    r"\s+(?:<parts/of_whom_also> )*(?:<verbs/act>\b|(?!need|indeed|hundred|red\b|\w*eed\b)[a-z]{2,}ed\b"
    r"|[a-z]{3,}(?:aron|ieron|aban|ian)\b)"
)
_PERSONS = re.compile(r"\s+(?:(?:more|other|otras|mas) )?(?:de )?(?:people|persons|personas)\b")
_MEMBERS = pattern(r"\s+(?:(?:more|other|otras|mas) )?(?:de )?<people/members>\b")
_VICTIMS = pattern(r"\s+(?:(?:of|de) <determiners/definite> )?(?:[a-z]+ )?(?:victims|victimas)\b")
_BODY = 20  # so many members are those of a union or a club, so many girls a school's; fewer may be anybody's
_STEPS = ("doors", "houses", "roads", "rooms", "buildings")
_AWAY = pattern(r" <adverbs/away>\b")  # `two doors down`
_FAMILY = words("noun_classes", "family")
_OF_SOMEBODY = pattern(  # `a father of three girls`: whom somebody has at home
    r"\b(?:<kin/of_somebody>|(?<!and )(?<!with )(?<!y )(?<!con )<determiners/possessive>) (?:at least )?$"
)
_ONE_OF_A_LIST = re.compile(r"(?:[,;]|\b(?:and|y))(?: (?:and|y))? $")
_SPEAKS = pattern(r" <verbs/speak>\b")  # `..., one driver said`
_AT_LEAST = pattern(r"\b<hedges/at_least> $")
_NEAR_BY = 50  # characters before `one` in which others of the same list are counted
_NUMBER_OF = re.compile(r"\b(?:number|numero|cantidad) (?:of|de)(?= )")  # `raised the number of seats from 65 to 125`
_COMES_TO = re.compile(r"\b(?:to|from|a|de)\s+$")
_BROKEN = pattern(r"[.;:]\s|\b<casualties/killed_or_wounded>\b")
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
    last_count: float | None = None  # how many were counted last before

    def counted(self, number: Numeral, last_count: Casualty | None, last: Noun | None) -> Noun | None:
        """What the number counts; where it says so of the number before only, that."""
        text, end = self.text, number.end
        were = _WERE.match(text, end) if last_count and self.were(number, last_count.kind) else None
        begin = were.end() if were else whom(text, end) or end
        counted = noun(text, begin, self.spanish)
        if last_count is not None and counted is None and last and last.kind == "people" and _ELLIPSIS.match(text, end):
            return Noun(last.of, "people", end)
        if last_count is None and number.value == 1:
            charge = one_charge(text, end)
            return Noun("charges", "thing", charge) if charge else counted
        more = _MORE_THINGS.match(text, end) or (counted is None and _OTHERS.search(text[: number.start]))
        some = _SOME_OF.match(text, end)
        if (
            last_count is not None
            and counted is None
            and some
            and last
            and last.kind == "people"
            and last.of not in (*words("noun_classes", "at_the_scene"), "people")
        ):
            return replace(last, end=some.end())
        if last_count is None and counted is None and self._is_us(number):
            return replace(_PEOPLE, end=end)
        if last_count is None and some and self.before:
            return replace(last or self.before, end=some.end())
        if last_count is None and last and last.kind == "thing" and more:
            return replace(last, end=end)
        gathered = _GATHERED.search(text[: number.start])
        sure = counted is not None and counted.kind not in ("single", "unknown")
        vague = counted is None or counted.kind == "generic"
        if last_count is None and (
            (gathered and not sure) or (vague and (_RESCUED.match(text, end) or _MARCHED.match(text, end)))
        ):
            return replace(_PEOPLE, end=end)
        if last_count is None and counted is None:
            return self._numbered(number) or self._elided(number, last)
        return counted

    def _is_us(self, number: Numeral) -> bool:
        """`there were 47 of us`, `éramos 47`."""
        return not _AT_FIRST.match(self.text, number.end) and _OF_US.match(self.text, number.end) is not None

    def _elided(self, number: Numeral, last: Noun | None) -> Noun | None:
        """`202 are under 45`: some of those who were counted before."""
        some = last or self.before
        known = some is not None and some.kind in ("people", "thing") and self._is_elided(number)
        if (
            known
            and last is None
            and some
            and some.kind == "people"
            and self.last_count
            and number.value > self.last_count
        ):
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
        """Whether `one` is a count (`at least one car`, `two women and one man`) and not a pronoun."""
        lead = self.text[max(0, number.start - _NEAR_BY) : number.start]
        listed = _ONE_OF_A_LIST.search(lead) and any(n.value > 1 for n in numerals(lead))
        least = _AT_LEAST.search(lead) and (counted.kind == "people" or is_seldom_twofold(str(counted.of)))
        speaks = _SPEAKS.match(self.text, counted.end)
        return bool(listed or least) and not speaks and not self.text.startswith((" of ", " gunshot wound"), number.end)

    def at_large(self, number: Numeral) -> str:
        """The general name of people of whom the sentence says nothing else: `victims` or `people`."""
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

    def were(self, number: Numeral, fate: str | None) -> Casualty | None:
        """`24 people died; seven were children`: what befell the whole befell them."""
        found = _WERE.match(self.text, number.end) if fate else None
        inner = noun(self.text, found.end(), self.spanish) if found else None
        named = inner is not None and inner.kind == "people" and inner.of is not None
        return Casualty(fate, number.start, inner.end, True) if fate and inner and named else None
