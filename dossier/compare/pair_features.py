"""Measures how likely two reports' figures count the same thing: what the learned row matcher looks at.

A figure is seen among all figures of its report: the greatest, the first or the only one of its kind, and the best
partner that the other report has to offer. Values only count against a pair: equal numbers alone make no row.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dossier import lazy_re as re
from dossier.compare.figure import Figure
from dossier.compare.figure_compat import doing_of, ratio, value_of
from dossier.compare.noun_compat import are_compatible
from dossier.compare.number_context import context
from dossier.language.folding import folded
from dossier.model.reports import ReportId

Features = Mapping[str, float]

_MARKS = ("part", "care", "risen", "remaining", "shot")
_NAME = re.compile(r"(?<=[\w,;] )[A-ZÁÉÍÓÚÑÀ-ÖØ-Þ][^\W\d_]{2,}")
_NEAR_NAMES = 70  # characters on either side within which a name says where something was counted
_MOST_RANKS = 3
_FAR = 3  # times


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure among those of its report."""

    figure: Figure
    rank: int  # by value among those of its kind, the greatest 0
    order: int  # by place among those of its kind, the first 0
    alone: bool  # the only one of its kind
    greatest: bool  # of those of its kind and group
    senses: frozenset[str]  # of the words around it
    said: frozenset[str]  # of its sentence
    names: frozenset[str]  # right around it


def placed(figures: Sequence[Figure]) -> list[Placed]:
    """The figures of one case, each among those of its report."""
    groups: dict[tuple[ReportId, str], list[Figure]] = {}
    for figure in figures:
        groups.setdefault((figure.cell.report, figure.kind), []).append(figure)
    found: dict[int, Placed] = {}
    for group in groups.values():
        values = sorted({value_of(figure) for figure in group}, reverse=True)
        starts = sorted({figure.cell.pin.start for figure in group})
        greatest: dict[str | None, float] = {}
        for figure in group:
            greatest[figure.of] = max(greatest.get(figure.of, 0.0), value_of(figure))
        for figure in group:
            found[id(figure)] = Placed(
                figure,
                values.index(value_of(figure)),
                starts.index(figure.cell.pin.start),
                len(values) == 1,
                value_of(figure) == greatest[figure.of],
                *_words(figure.said, figure.cell.evidence.quote),
            )
    return [found[id(figure)] for figure in figures]


@cache
def _words(said: str, quote: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    plain = folded(said)
    at = max(0, said.find(quote))
    end = at + len(quote)
    near = said[max(0, at - _NEAR_NAMES) : end + _NEAR_NAMES]
    inside = context(plain, at, at) | context(plain, end, end)
    return inside, context(plain, 0, 0) | _all(plain), frozenset(map(folded, _NAME.findall(near)))


def _all(plain: str) -> frozenset[str]:
    return frozenset().union(*(context(plain, at, at) for at in range(0, len(plain), 120)))


def likeness(one: Placed, other: Placed) -> float:
    """How well two figures fit, for choosing partners: words in common, and the same group."""
    shared = _share(one.senses, other.senses) + _share(one.said, other.said) + _share(one.names, other.names)
    same = _group(one.figure) == _group(other.figure)
    marks: int = sum(getattr(one.figure.marks, m) == getattr(other.figure.marks, m) for m in ("part", "care", "severe"))
    deed = doing_of(one.figure) is not None and doing_of(one.figure) == doing_of(other.figure)
    near: float = 1 / (1 + math.log(max(1.0, min(ratio(one.figure, other.figure), 1e6))))
    return float(shared + same + deed + 0.5 * marks + near)


def features(one: Placed, other: Placed, *, best: int) -> Features:
    """The features of a pair; `best` is in how many directions, 0 to 2, each is the other's best partner."""
    a, b = one.figure, other.figure
    mine, theirs = _group(a), _group(b)
    known = None not in (mine, theirs)
    found = {
        "same group": float(mine == theirs and known),
        "group akin": float(known and mine != theirs and are_compatible(str(mine), str(theirs))),
        "other group": float(known and mine != theirs and not are_compatible(str(mine), str(theirs))),
        "one group": float((mine is None) != (theirs is None)),
        "one row": float(a.of == b.of),
        "same deed": float(doing_of(a) is not None and doing_of(a) == doing_of(b)),
        "one is 1": float((value_of(a) == 1) != (value_of(b) == 1)),
        "both greatest": float(one.rank == other.rank == 0),
        "both greatest of group": float(one.greatest and other.greatest),
        "one greatest of group": float(one.greatest != other.greatest),
        "both first": float(one.order == other.order == 0),
        "one first": float((one.order == 0) != (other.order == 0)),
        "both alone": float(one.alone and other.alone),
        "one alone": float(one.alone != other.alone),
        "ranks apart": float(min(_MOST_RANKS, abs(one.rank - other.rank))),
        "best partners": best / 2,
        "words": _share(one.senses, other.senses),
        "sentence": _share(one.said, other.said),
        "names": float(bool(one.names & other.names)),
        "other names": float(bool(one.names and other.names) and not one.names & other.names),
        "values apart": min(2.5, math.log(max(1.0, min(ratio(a, b), 1e6)))),
        "far apart": float(ratio(a, b) > _FAR),
        "inexact": float(a.cell.qualifier != "exactly" or b.cell.qualifier != "exactly"),
        "count": float(a.kind == "count"),
        "killed": float(a.kind == "killed"),
    }  # fmt: skip
    for mark in _MARKS:
        found[f"one {mark}"] = float(getattr(a.marks, mark) != getattr(b.marks, mark))
    return found


def _group(figure: Figure) -> str | None:
    return figure.cell.of or figure.of


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / min(len(one), len(other)) if one and other else 0.0
