"""Decides whether two reports' numbers of one name differ in scope: another nation, another day, one incident."""

from __future__ import annotations

from dossier.compare.figure import Figure
from dossier.compare.nationals import NAMES
from dossier.compare.nouns import counts_persons

_ONE_DAYS = 1.5  # times; a number of arrests without a day that is so much greater is of several days
SOME_OF_PEOPLE = ("men", "women", "boys", "girls", "children", "teenagers")  # there may be others besides
_LEFT = ("count", "arrested")  # kinds of which a report may tell only how many are left
_FEW, _ONE_ACT = 10, 10  # fewer than so many, and than this part of all the hurt, are those of one act among many


def is_of_others(one: Figure, other: Figure) -> bool:
    """Whether both may be true of different people or things."""
    return (
        one.marks.feared != other.marks.feared
        or one.marks.charged
        or other.marks.charged
        or _but_one(one, other)
        or _other_day(one, other)
    )


def is_one_of(part: Figure, whole: Figure) -> bool:
    """Whether one number tells some of those whom the other counts.

    Whom a list names (`two women and the driver died`) are some of more, where another gives a greater number: a
    report may repeat the sentence without the total.
    """
    if float(part.cell.value) >= float(whole.cell.value):
        return False
    if part.kind == "count" and part.cell.of in SOME_OF_PEOPLE and whole.cell.of not in SOME_OF_PEOPLE:
        return True
    if _leaves_others(part, whole):
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


def _but_one(one: Figure, other: Figure) -> bool:
    """Whether one report includes the perpetrator in the number of dead, and the other may not."""
    foe = one.marks.foe or other.marks.foe
    return one.kind == "killed" and foe and abs(float(one.cell.value) - float(other.cell.value)) == 1


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
