"""Decides whether two figures of one name surely count the same thing, so that they may contradict each other.

A false contradiction misleads more than a missed one: figures that may count different things are kept apart.
"""

from __future__ import annotations

import math

from dossier.compare.durations import HOURS
from dossier.compare.figure import Figure
from dossier.compare.nouns import AMOUNTS, counts_persons

_NEAR_ALIKE = 2.5  # counts of which both reports tell alike
_ALIKE = 2  # meanings in common between the words around two counts
_FEW = 10  # so few of somebody may well be others
_NEAR = 1.8  # counts of things that may be others lie further apart than this more often than nearer
_ANYBODY = (
    "people", "men", "women", "children", "boys", "girls", "teenagers", "students", "police officers", "suspects",
)  # fmt: skip
_BY_DEED = ("cartridges",)  # bullets that are fired, found, or hit are seldom the same
HELPERS = (
    "police officers", "firefighters", "soldiers", "rescuers", "volunteers", "security forces", "crews", "personnel",
)  # fmt: skip
# Counted for each person, thing or team: two numbers of two of them do not contradict each other
_EACH = (
    "bail", "price", "wages", "sentence", "contract", "earlier arrests", "charges", "investment", "points", "goals",
    "games", "seasons", "wins", "losses", "draws", "knockouts",
)  # fmt: skip
APART = 5  # times; sums, times and counts that differ so much are of two things


def are_one(one: Figure, other: Figure) -> bool:
    """Whether both tell of the same thing, and not of others that go by its name."""
    if one.kind == "duration":
        return _is_named(one) and ratio(one, other) < APART
    if are_of_other_times(one, other):
        return False
    if one.kind == "money":
        return _is_named(one) and one.cell.unit == other.cell.unit and ratio(one, other) < APART
    if bool(one.marks.severe) != bool(other.marks.severe):
        return False
    return one.kind != "count" or _are_one_count(one, other)


def _is_named(figure: Figure) -> bool:
    return figure.of is not None and figure.of not in _EACH


def _are_one_count(one: Figure, other: Figure) -> bool:
    done = doing_of(one), doing_of(other)
    if one.of in _EACH or one.marks.added != other.marks.added or are_otherwise(one, other):
        return False
    if "allowed" in done and done[0] != done[1]:  # how many may be there, and how many were
        return False
    if one.of in _BY_DEED and done[0] != done[1]:
        return False
    if done[0] and done[0] == done[1]:
        return ratio(one, other) < APART
    return _are_alike(one, other, None not in done)


def _are_alike(one: Figure, other: Figure, done_otherwise: bool) -> bool:
    """Whether the words about both, or what they count, make them one."""
    of_amount = (one.of or "") in AMOUNTS  # `metric` says of tonnes no more than they do
    named = 0 if of_amount else len(one.marks.modifiers & other.marks.modifiers) * (1 if one.marks.known else 2)
    shared = len(one.marks.context & other.marks.context) + named
    if (done_otherwise or is_anybody(one, other)) and shared < _ALIKE:
        return False
    if shared >= (1 if one.marks.known else 2):
        return ratio(one, other) <= _NEAR_ALIKE
    few = is_anybody(one, other) or (min(value_of(one), value_of(other)) < _FEW and not one.marks.known)
    plain = (one.marks.thing and other.marks.thing) or (counts_persons(one.of or "") and not few)
    return plain and ratio(one, other) <= _NEAR


def is_anybody(one: Figure, other: Figure) -> bool:
    """Whether so few of so common a name may well be others: three men, and two men."""
    return min(value_of(one), value_of(other)) < _FEW and one.of in _ANYBODY


def doing_of(figure: Figure) -> str | None:
    """What is done: goods are not aboard as people are, and helpers gather to work."""
    doing, of = figure.marks.doing, figure.of or ""
    if of != "hostages" and doing in ("freed", "abducted"):
        return "abducted"  # those freed were taken before
    if counts_persons(of) and of not in HELPERS:
        return "gathered" if doing == "deployed" else doing
    return {"aboard": None, "gathered": "deployed", "moved": "deployed"}.get(doing or "", doing)


def are_otherwise(one: Figure, other: Figure) -> bool:
    """Whether both say which ones they count, and not the same."""
    mine, theirs = one.marks.modifiers, other.marks.modifiers
    return bool(mine and theirs and not mine & theirs)


def are_of_other_times(one: Figure, other: Figure) -> bool:
    """Whether both were counted over times that are not the same; a year that one report leaves out may be meant."""
    mine, theirs = one.marks.window, other.marks.window
    if None in (mine, theirs):
        return not set(f"{mine or theirs or 'year'}".split()) & {"year", "ano"}
    return mine != theirs


def value_of(figure: Figure) -> float:
    """The value in the smallest common unit: hours for durations."""
    value, unit = float(figure.cell.value), figure.cell.unit
    return value * HOURS.get(unit, 1.0) if unit else value


def ratio(one: Figure, other: Figure) -> float:
    low, high = sorted((value_of(one), value_of(other)))
    return high / low if low else math.inf
