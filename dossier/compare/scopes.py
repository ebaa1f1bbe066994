"""Decides whether two reports' numbers of one name differ in scope: another nation, another day, one incident."""

from __future__ import annotations

from collections.abc import Iterable

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.figure import Figure
from dossier.compare.figure_compat import are_of_one_whole
from dossier.compare.nationals import NAMES
from dossier.compare.nouns import counts_persons
from dossier.language.folding import folded

_NAME = r"[A-ZÁÉÍÓÚÑ][\w'’-]+"
_PLACED = pattern(  # `residents of Ilo`, `in Ilo and Tacna`
    rf"\b<prepositions/of_or_in> (?:<determiners/definite_article> )?({_NAME}(?:(?:,|,? and|,? y) {_NAME})*)"
)
_AND = re.compile(r" (?:and|y) ")
_ONE_DAYS = 1.5  # times; a number of arrests without a day that is so much greater is of several days
_ROOM = "allowed"
_GROWN = re.compile(r"\b(?:adults|grown-ups|adult[oa]s)\b")
SOME_OF_PEOPLE = ("men", "women", "boys", "girls", "children", "teenagers")  # there may be others besides
_LEFT = ("count", "arrested")  # kinds of which a report may tell only how many are left
_FEW, _ONE_ACT = 10, 10  # fewer than so many, and than this part of all the hurt, are those of one act among many


def is_of_others(one: Figure, other: Figure) -> bool:
    """Whether both may be true of different people or things."""
    return (
        one.marks.feared != other.marks.feared
        or one.marks.charged
        or other.marks.charged
        or _within(one, other)
        or _within(other, one)
        or _but_one(one, other)
        or _other_nation(one, other)
        or _other_day(one, other)
        or _other_place(one, other)
        or is_one_act(one, other)
    )


def is_one_of(part: Figure, whole: Figure) -> bool:
    """Whether one number tells some of those whom the other counts.

    Whom a list names (`two women and the driver died`) are some of more, where another gives a greater number: a
    report may repeat the sentence without the total.
    """
    if float(part.cell.value) >= float(whole.cell.value) or are_of_one_whole(part, whole):
        return False
    if part.kind == "count" and part.cell.of in SOME_OF_PEOPLE and whole.cell.of not in SOME_OF_PEOPLE:
        return True
    if _leaves_others(part, whole):
        return True
    if _counts_adults(part) and not _counts_adults(whole):
        return True
    if nations(part) and not nations(whole):  # `11 Peruvian sailors` of 23 sailors
        return True
    persons = whole.kind != "count" or counts_persons(whole.of or "people")
    if persons and whole.marks.joined and not part.marks.joined:  # `420 passengers and crew`, `246 passengers`
        return True
    if part.kind == "count" and part.marks.doing and part.marks.doing == whole.marks.doing and not part.marks.of_them:
        return False  # `two of its nine plants will close`, `three plants will close`
    if part.kind in _LEFT and part.marks.remaining and not whole.marks.remaining:  # `35 prisoners remain at large`
        return True
    return (part.marks.part and not whole.marks.part) or (part.marks.listed and not whole.marks.listed)


def _leaves_others(part: Figure, whole: Figure) -> bool:
    """Whether one number alone tells that there are others: `the other eight`, `five tourists and a pilot`.

    Three in hospital may be some of four who were shot.
    """
    mine, theirs = part.marks, whole.marks
    return (
        (mine.rest and not theirs.rest)
        or (mine.with_one and not theirs.with_one)
        or (mine.care and not (theirs.care or theirs.severe))
    )


def _counts_adults(figure: Figure) -> bool:
    """Whether it says that it leaves children out: `the five adults`, of `five adults and a baby`."""
    return not figure.marks.listed and _GROWN.search(folded(figure.cell.evidence.quote)) is not None


def _within(part: Figure, whole: Figure) -> bool:
    """Whether those whom one report counts may be some of those whom another counts by a wider name."""
    return part.marks.within and not whole.marks.within and float(part.cell.value) < float(whole.cell.value)


def _but_one(one: Figure, other: Figure) -> bool:
    """Whether one report includes the perpetrator in the number of dead, and the other may not."""
    foe = one.marks.foe or other.marks.foe
    return one.kind == "killed" and foe and abs(float(one.cell.value) - float(other.cell.value)) == 1


def _other_nation(one: Figure, other: Figure) -> bool:
    """Whether both say whose citizens they count, and not the same: `US customers`, `British customers`."""
    mine, theirs = (nations(figure) for figure in (one, other))
    some = one.marks.part if theirs else other.marks.part  # `of the 23 seized, 12 were Chileans and 11 Peruvians`
    return not mine & theirs and (bool(mine and theirs) or (bool(mine or theirs) and some))


def nations(figure: Figure) -> frozenset[str]:
    """The nations among the modifiers of what is counted."""
    return figure.marks.modifiers & NAMES


def _other_day(one: Figure, other: Figure) -> bool:
    """Whether both tell of one night's or day's arrests each, or one of a day's and the other of many more."""
    if one.kind != "arrested":
        return False
    low, high = sorted((one, other), key=lambda figure: float(figure.cell.value))
    if None not in (low.marks.day, high.marks.day):
        return low.marks.day != high.marks.day
    return low.marks.day is not None and float(high.cell.value) > _ONE_DAYS * float(low.cell.value)


def _other_place(one: Figure, other: Figure) -> bool:
    """Whether both tell from where people had to go, and not from the same place: a town, its county."""
    if one.kind != "displaced":
        return False
    mine, theirs = (_PLACED.findall(figure.cell.evidence.quote) for figure in (one, other))
    here, there = _names(mine), _names(theirs)
    return bool(here and there) and (not here & there or _joined(mine) != _joined(theirs))


def _names(places: Iterable[str]) -> frozenset[str]:
    return frozenset(name for told in places for name in re.findall(_NAME, told))


def _joined(places: Iterable[str]) -> frozenset[str]:
    """Places joined by `and`, as `Ilo and Tacna`; adding a town's country, `Ilo in Peru`, makes it no other place."""
    return _names(told for told in places if _AND.search(told))


def is_aside(one: Figure, other: Figure) -> bool:
    """Whether one number tells nothing of the other, so that others of the same reports are held against each other.

    For how many there is room is not how many are there.
    """
    return (one.marks.doing == _ROOM) != (other.marks.doing == _ROOM) or is_one_act(one, other)


def is_one_act(one: Figure, other: Figure) -> bool:
    """Whether the smaller number of hurt is so small that it counts one incident, and not the whole event."""
    low, high = sorted((float(one.cell.value), float(other.cell.value)))
    return one.kind == "wounded" and 0 < low < _FEW and low * _ONE_ACT <= high
