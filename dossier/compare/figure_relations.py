"""Relates the figures of two reports about the same subject by rules alone; `row_relations` has the last word."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from dossier.compare import as_of
from dossier.compare.durations import HOURS
from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.figure_compat import APART, are_one, doing_of, ratio, value_of
from dossier.compare.relative_time import AT_ONCE, When
from dossier.compare.scopes import is_of_others, is_one_of
from dossier.model.links import Relation

_ROUND = 0.05  # how far a value may lie from one given as "about", at least
_ROUND_MOST = 0.15
_BOUNDS = 1.5  # times; two bounds further apart are two counts
# The weightiest first: what a row is called when its reports relate in several ways
ORDER: tuple[Relation, ...] = (
    "contradiction", "update", "part-of-total", "range", "rounding", "other-scope", "same",
)  # fmt: skip
_BEST: tuple[Relation, ...] = ("same", "rounding", "range", "update", "part-of-total", "other-scope", "contradiction")


def between(one: Sequence[Figure], other: Sequence[Figure], when: When = AT_ONCE) -> Relation:
    """Relates the figures of two reports by the pair that fits best.

    `when` says whether the other report was published earlier or later than the first.
    """
    one, other = _whole_if_alone(one, other), _whole_if_alone(other, one)
    held = [(a, b) for a in one for b in other]
    best = _best_of_all(_matched(held), when)
    if best in ("part-of-total", "other-scope"):  # a part of what its own report counts says nothing of another's whole
        known = _best([(a, b) for a in _wholes(one) for b in _wholes(other)], when)
        best = known if known == "contradiction" else best
    return best


def _best_of_all(pairs: Sequence[tuple[Figure, Figure]], when: When) -> Relation:
    """The relation of the pair that fits best; where both reports tell of several things what was done, of each.

    Two reports may agree on how many were aboard and contradict each other on how many were rescued.
    """
    if len(pairs) < 2 or pairs[0][0].kind != "count" or len({a.marks.doing for a, _ in pairs}) == 1:
        return _best(pairs, when)
    done: dict[str | None, list[tuple[Figure, Figure]]] = {}
    for one, other in pairs:
        alike = doing_of(one) == doing_of(other)
        done.setdefault(doing_of(one) if alike else None, []).append((one, other))
    found = {_best(of_one, when) for of_one in done.values()}
    return next(relation for relation in ORDER if relation in found)


def _best(pairs: Sequence[tuple[Figure, Figure]], when: When) -> Relation:
    """The relation of the pair that fits best."""
    best: Relation | None = None
    for one, other in pairs:
        found = of_two(one, other, when)
        if best is None or _BEST.index(found) < _BEST.index(best):
            best = found
        if best == "same":  # nothing fits better
            break
    return best or "other-scope"


def _whole_if_alone(figures: Sequence[Figure], others: Sequence[Figure]) -> Sequence[Figure]:
    """Clears the marks of partial counts where a report has no other: `lightly hurt` alone means all the hurt.

    Where it counts the badly hurt too, there may be others. A number of badly hurt above the other report's number of
    hurt is no part of that. The same holds for things that a report counts only as a part: 850 pilots of 2,900
    employees.
    """
    severe = figures[0].marks.severe if len(figures) == 1 else None
    if severe == "minor" or (severe and value_of(figures[0]) > max(map(value_of, others))):
        return [replace(figures[0], marks=replace(figures[0].marks, severe=None))]
    return figures


def _matched(pairs: Sequence[tuple[Figure, Figure]]) -> Sequence[tuple[Figure, Figure]]:
    """The pairs worth relating: counts with the same verb, else with the most words in common; of people all pairs."""
    if pairs and pairs[0][0].kind in ("duration", "money"):  # the nine weeks of a trial, not its last fourteen hours
        return [(a, b) for a, b in pairs if ratio(a, b) < APART] or pairs
    if pairs and pairs[0][0].kind != "count":
        return pairs
    done = [(a, b) for a, b in pairs if a.marks.doing and doing_of(a) == doing_of(b)]
    if done or len(pairs) < 2:
        return done or pairs
    alike = {len(a.marks.context & b.marks.context) for a, b in pairs}
    most = [(a, b) for a, b in pairs if len(a.marks.context & b.marks.context) == max(alike)]
    return most + [(a, b) for a, b in pairs if _same_value(a, b)]


def _wholes(figures: Sequence[Figure]) -> Sequence[Figure]:
    """Those that are no part of what the same report counts."""
    return [f for f in figures if not (_is_part(f) and any(_is_beyond(o, f) for o in figures if not o.marks.earlier))]


def _is_beyond(one: Figure, part: Figure) -> bool:
    """Whether a part is one of no more than this: 20,000 in the capital, and a further 20,000."""
    return value_of(one) > value_of(part) or (not _is_part(one) and value_of(one) == value_of(part))


def _is_part(figure: Figure) -> bool:
    return figure.marks.part or figure.marks.care or figure.marks.severe is not None


def risen_within(figures: Sequence[Figure]) -> Figure | None:
    """The last number of a report that first gives fewer casualties, then more, as one extended hour by hour."""
    rising = [f for f in _wholes(figures) if f.kind in CASUALTY_KINDS and f.cell.qualifier == "exactly"]
    values = [value_of(f) for f in rising]
    return rising[-1] if len(set(values)) > 1 and values == sorted(values) else None


def of_two(one: Figure, other: Figure, when: When = AT_ONCE) -> Relation:
    """How two figures of one row relate; `RowRelations` overrules a contradiction that only looks like one."""
    if _same_value(one, other):
        return "same"
    if one.cell.qualifier != "exactly" or other.cell.qualifier != "exactly":
        rough = _overlap(one, other)
        if rough:
            return rough
    elif one.cell.unit == other.cell.unit and is_rounded(value_of(one), value_of(other)):
        return "rounding"
    if is_of_others(one, other):
        return "other-scope"
    known, part = as_of.later(one, other, when), is_one_of(one, other) or is_one_of(other, one)
    if known and not (part and known.by == "published"):
        return "update" if as_of.is_counted_again(one, other) else "other-scope"
    if part:
        return "part-of-total"
    return "contradiction" if are_one(one, other) else "other-scope"


def _same_value(one: Figure, other: Figure) -> bool:
    if one.kind == "money" and one.cell.unit != other.cell.unit:
        return False
    bounds = one.cell.qualifier == other.cell.qualifier or "exactly" in (one.cell.qualifier, other.cell.qualifier)
    return bounds and math.isclose(value_of(one), value_of(other)) and one.cell.least == other.cell.least


def _overlap(one: Figure, other: Figure) -> Relation | None:
    """`range` or `rounding` where both can be meant as the same count."""
    if one.kind == "money" and one.cell.unit != other.cell.unit:
        return None
    mine, theirs = one.cell.qualifier, other.cell.qualifier
    if mine == theirs == "about" and abs(value_of(one) - value_of(other)) > max(_slack(one), _slack(other)):
        return None
    low, high = _range(one)
    their_low, their_high = _range(other)
    if low > their_high or their_low > high:
        return None
    if mine == theirs and mine in ("at-least", "at-most"):  # both can hold, unless they are counts of their own
        held = one.kind == "arrested" or ratio(one, other) <= _BOUNDS
        return "range" if held else None
    return "rounding" if "about" in (mine, theirs) else "range"


def _range(figure: Figure) -> tuple[float, float]:
    value = value_of(figure)
    match figure.cell.qualifier:
        case "at-least":
            return value, math.inf
        case "at-most":
            return 0.0, value
        case "about":
            return value - _slack(figure), value + _slack(figure)
        case "between":
            return float(figure.cell.least or 0) * HOURS.get(figure.cell.unit or "", 1.0), value
        case _:
            return value, value


def _slack(figure: Figure) -> float:
    """The tolerance of `about` in the smallest common unit: half of the last significant digit's place, limited."""
    value, place = float(figure.cell.value), 1
    while value and value % (place * 10) == 0:
        place *= 10
    return max(_ROUND * value, min(place / 2, _ROUND_MOST * value)) * HOURS.get(figure.cell.unit or "", 1.0)


def is_rounded(one: float, other: float) -> bool:
    """Whether one of two large numbers is the other, rounded: 12,400 and 12,000."""
    low, high = sorted((one, other))
    if low < 100 or high > low * (1 + _ROUND):
        return False
    return any(
        round(a, -digits) == b for digits in range(1, len(str(int(high)))) for a, b in ((low, high), (high, low))
    )
