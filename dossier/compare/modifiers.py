"""Reads the modifiers of a number that restrict its comparison: partial, earlier or raised count, what was done."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.calendar_names import MONTHS, WEEKDAYS
from dossier.authority.knowledge import filled, named_groups, pattern
from dossier.compare.vocabulary import MANY, ONE
from dossier.language.folding import folded

_PART_BEHIND = pattern(
    r"\s*of (?:<determiners/possessive>|[\w-]+['’]s?) (?:\w+ ){0,2}?<kin/kin>\b|\s*<parts/of_the_dead>"
)
_OF_THEM = pattern(r"\s*<parts/of_whom>\b")
_MORE_BEHIND = re.compile(r"\s*(?:more|others?|mas)\b")
_MORE_BEFORE = pattern(r"\b<parts/another>\s+(?:<hedges> )?$")
_REST = pattern(r"\b<parts/the_others>\s+$")
_PART_BEFORE = pattern(r"\b<parts/including_or_of_whom>\s+(?:<hedges> )?$")
_JOINING = pattern(
    r"\b(?:to|a) \S+(?: (?:on )?[a-z]+day| (?:el|este) [a-z]+)? <conjunctions/when> (?:<hedges/at_least> )?$"
)  # `to 11 after four died`
_PART_AFTER = pattern(r"\b<injuries/died_where>\b")
_IN_CARE = pattern(  # some of the hurt
    r"\b(?:<injuries/in_care>|treat\w*(?! for))\b"
)
_RISEN = pattern(r"\b(?:<trends/risen>|now(?= .{0,18}$)|(?<!\bun )(?<!\bel )(?<!\bdel )(?<!\bde )aument\w+)\b")
_FALLEN = pattern(  # `lowered the toll to`, right before the number
    r"\b<trends/fallen>(?: (?!<conjunctions/that_when>\b)[a-z']+){0,6}? (?:to|a)(?: <hedges>)?\s+$"
)
_EARLIER = pattern(
    r"\b(?:<trends/up> from|previous\w*(?: \w+){0,3}|earlier (?:count|toll|figure|report)\w*(?: \w+){0,2}"
    r"|initial\w*(?: \w+){0,3}|had (?:said|reported|put)(?: \w+){0,4}|<trends/previously>(?: \w+){0,3}"
    r"|(?:subio|(?<!\bun )(?<!\bel )(?<!\bdel )(?<!\bde )aumento|paso) de"
    r"|\b<counts/number_of> [a-z]+(?: [a-z]+)? (?:from|de))\s+$"
)
_AT_FIRST = pattern(  # `in initial reports the police spoke of two dead and five hurt`, as far as the clause goes
    r"\b<trends/at_first>\b(?:(?!\b<trends/since_then>\b)[^.;]){0,120}$"
)
_PROVISIONAL = pattern(r"\b<trends/so_far>\b")
_FEARED = pattern(r"\b<adverbs/feared>\b")
_REMAINING = pattern(r"\b<adverbs/remaining>\b")
_SEVERE = pattern(
    r"\b(?:(?P<critical><injuries/critical>)|(?P<serious><injuries/serious>)|(?P<minor>minor|slight(?:ly)?"
    r"|leves?))\b"
)
_DOINGS = re.compile(named_groups("actions"))
_ALLOWED = pattern(  # `licensed to carry 60`, whatever was carried
    r"\b<capacity/allowed> (?:for|to [a-z]+|para(?: [a-z]+r)?) (?:<hedges> )*$"
)
_FOE = filled("<people/attacker>")
FOE_DIED = pattern(  # the perpetrator died as well
    rf"\b{_FOE}(?: <auxiliaries/was_also>)* <casualties/killed_one>\b|\b(?:killed|shot|hanged"
    rf"|blew) (?:himself|herself|themselves)|<casualties/suicide>|(?:including|plus|and) the {_FOE}\b"
)
_DAY = pattern(r"\b<relative_days/day_or_night>\b")
_STATED_ON = pattern(  # `police said on Sunday`: when it was said, and not when it happened
    rf"\b(?:<verbs/announce>|told [a-z]+)(?: <prepositions/on_a_day>)* {_DAY.pattern}"
)
# One name for each, in every language
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_NIGHTS = {"anoche": "overnight", "last night": "overnight"}
_SPAN = filled("<periods/english>")
_LAPSE = filled("<periods/spanish>")
_SINCE = filled(rf"(?:{'|'.join((*MONTHS, *WEEKDAYS))}|(?:19|20)\d\d|<relative_days/since>)")
_SPEED = r"(?<!\bkm )(?<!\bkilometros )(?<!\bkilometres )(?<!\bkilometers )(?<!\bmiles )(?<!\bmillas )"
_WINDOW = pattern(  # in which it was counted: `since Friday`, `so far this year`, `in the past two days`
    rf"\b(?:since (?:the |last |early |mid-?|late )?{_SINCE}|(?:so far )?(?:this|last) (?:{_SPAN}|weekend)"
    rf"|<prepositions/during> (?:the )?<ordinals/last_or_next> (?:[\w-]+ ){{0,2}}(?:{_SPAN}s?|weekends?)"
    rf"|<periods/window>|(?:over|in|within|during) (?:<determiners/article>|[\w-]+) ?[\w-]*[ -]{_SPAN}"
    rf"s? (?:stretch|period|span)|{_SPEED}(?:per|each|every|(?<!\bat )(?<!\bon )(?<!\bof )(?<!\bfrom )\ba) "
    rf"{_SPAN}(?![ -]<periods/no_window>\b)|<determiners/indefinite> {_SPAN} (?:ago|earlier)"
    f"|desde (?:<periods/early_or_late_in> )?{_SINCE}|<periods/this_or_last> {_LAPSE}"
    rf"|en <determiners/definite_article> (?:ultim|pasad)[oa]s (?:\w+ )?{_LAPSE}|{_SPEED}(?:al|por|cada) {_LAPSE})\b"
)
_EACH = {  # `a year`, `annually` and `anuales` are one
    each: re.compile(rf"(?:(?:a|per|each|every) {each}|(?:al|por|cada) (?:{words})|{adverbs})")
    for each, words, adverbs in (
        ("year", "ano", "annually|yearly|anualmente|anual(?:es)?"), ("month", "mes", "mensual(?:es)?"),
        ("week", "semana", "semanal(?:es)?"), ("day", "dia", "diari[oa]s"), ("hour", "hora", "hourly"),
    )
}  # fmt: skip
_BREAK = re.compile(r"[;:]|[.!?]\s")
_CLAUSES = pattern(f"{_BREAK.pattern}|, <conjunctions/next_clause_joined> ")
# `six gates, of which two opened`: this is about some
_OF_WHICH = pattern(r",? <parts/of_which>\b")
_JOINED = pattern(rf"\s+(?:and|y|e) (?:<determiners/definite> )?(?:crew|staff|tripula\w+|{MANY})\b")
_AND_ONE = pattern(  # `five tourists and a pilot`: not all of them
    rf"\s+(?:and|y|e) <determiners/any> (?:[a-z-]+ )?(?:{ONE}|<people/crew_member>)\b"
)
_OBJECT = 4  # characters between a verb and the number of what it is done to
_ALL = 100  # characters after a number within which the time applies to all that is counted
_REACH = 70  # characters around a number that may say what was done


@dataclass(frozen=True, slots=True)
class Marks:
    """What a number is, besides its value: nothing of this is shown, it says what may be held against what."""

    part: bool = False  # of those whom the report counts elsewhere
    added: bool = False  # called more or others, and nothing else that makes a part
    rest: bool = False  # called the others of more
    care: bool = False  # counted by their treatment: in hospital, in surgery
    risen: bool = False  # called a newer count than another
    fallen: bool = False  # called a newer count, and a smaller one
    earlier: bool = False  # called an older one
    provisional: bool = False  # called what is known so far
    as_of: tuple[int, int] | None = None  # where in the sentence the words are that say when it was counted
    severe: str | None = None  # how badly hurt are those whom it counts, where it counts no others
    feared: bool = False  # what may have befallen them
    remaining: bool = False  # called what is left by then
    within: bool = False  # of a group that may be some of those whom other reports count
    converted: bool = False  # tells in another currency the sum right before it
    charged: bool = False  # victims for whose fate somebody is charged in court
    doing: str | None = None  # what was done to the things that are counted
    known: bool = True  # by a word of the tables of what is counted
    thing: bool = False  # counts things, of which there are seldom several kinds in one event
    modifiers: frozenset[str] = frozenset()
    foe: bool = False  # of a report in which the perpetrator died too
    of_them: bool = False  # called some `of them`, without a noun
    listed: bool = False  # the sum of a list that counts
    named: bool = False  # one who is named, with no number
    shot: bool = False  # those who were shot, as some who died may have been too
    joined: bool = False  # counts others with those whom it names first: `420 passengers and crew`
    with_one: bool = False  # with one more: `five tourists and a pilot`
    day: str | None = None  # the day or night whose count it is
    window: str | None = None  # the time in which so many were counted
    context: frozenset[str] = frozenset()  # senses of the words about it


def marks(text: str, start: int, end: int, after: int, limits: tuple[int, int]) -> Marks:
    """The marks of the number at `start..end` of a folded sentence; `after` is where its noun ends.

    `limits` are where the number before ends and the next begins: words beyond these belong to them.
    """
    before, behind = text[limits[0] : start], text[after : limits[1]]
    tail = _BREAK.split(behind)[0][:_REACH]
    close = behind[:40]
    joined = _JOINING.search(text, max(0, start - 40), start) is not None  # to those who were counted before
    lead = max(limits[0], start - _REACH)
    fallen = _FALLEN.search(text, limits[0], start)
    risen = None if fallen else _RISEN.search(text, lead, start)
    earlier = _EARLIER.search(text, max(0, start - 60), start) or _AT_FIRST.search(text, max(0, start - 160), start)
    provisional = _PROVISIONAL.search(text, after, min(limits[1], after + len(tail))) or _PROVISIONAL.search(
        text, lead, start
    )
    words = earlier or fallen or risen or provisional
    part = joined or bool(_PART_BEHIND.match(text, end) or _PART_BEFORE.search(before) or _PART_AFTER.search(tail))
    added = bool(_MORE_BEHIND.match(text, end) or _MORE_BEFORE.search(before))
    return Marks(
        part=part or added,
        added=added and not part,
        rest=_REST.search(before) is not None,
        of_them=_OF_THEM.match(text, end) is not None,
        risen=risen is not None,
        feared=_FEARED.search(f"{before[-_REACH:]} {text[end:after]} {close}") is not None,
        remaining=_REMAINING.search(f"{before[-_REACH:]} {text[end:after]} {tail}") is not None,
        fallen=fallen is not None,
        earlier=earlier is not None,
        provisional=provisional is not None,
        as_of=(words.start(), words.start() + len(words.group().rstrip())) if words else None,
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
    """The day or night named right next to what is counted."""
    before, behind = _STATED_ON.sub("", before), _STATED_ON.sub("", behind)
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


def _doing(behind: str, before: str) -> str | None:
    """What is done to the things counted, from the words after the number, else from those before it."""
    if _ALLOWED.search(before):
        return "allowed"
    done = next(reversed(list(_DOINGS.finditer(before))), None)
    found = _DOINGS.search(behind)
    if found is None or (done and len(before) - done.end() <= _OBJECT):  # `crushed four containers and damaged a ferry`
        found = done
    return found.lastgroup.replace("_", " ") if found and found.lastgroup else None


def in_care(words: str) -> bool:
    """Whether the words say that the hurt are in medical care: those in hospital are some of the hurt."""
    return _IN_CARE.search(folded(words)) is not None
