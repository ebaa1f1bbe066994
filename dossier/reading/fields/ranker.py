"""Judges candidates by boosted trees that a trainer wrote out as data: how likely is each of them right?

The trees are in `resources/rankers`; `resources/train` grows them from labelled pages.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from dossier.resources import resource

NAMES = ("page_headline",)
_FIRST, _FAR = 16, 1.5  # trees that look at every candidate; log odds behind the best of those that no others look at
# An inner node: the feature's place in the row, a threshold, and what follows up to it and above it.
Tree = float | tuple[int, float, "Tree", "Tree"]


@dataclass(frozen=True, slots=True)
class Ranker:
    """Trees whose leaves sum to log odds; `slope` and `shift` make of these a calibrated probability."""

    features: tuple[str, ...]
    trees: tuple[Tree, ...]
    slope: float
    shift: float

    @staticmethod
    @cache
    def named(name: str) -> Ranker:
        """The ranker of a field, from its file."""
        data = json.loads(resource("rankers", f"{name}.json").read_text(encoding="utf-8"))
        trees = tuple(map(_tree, data["trees"]))
        return Ranker(tuple(data["features"]), trees, data["slope"], data["shift"])

    def score(self, row: Sequence[float]) -> float:
        """The log odds that a candidate with these features is right."""
        return _sum(self.trees, row)

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The log odds of all candidates of one field; of those that the first trees put far behind, by these alone."""
        found = [_sum(self.trees[:_FIRST], row) for row in rows]
        least = max(found, default=0.0) - _FAR
        rest = self.trees[_FIRST:]
        return [score + _sum(rest, row) if score >= least else score for score, row in zip(found, rows, strict=True)]

    def probability(self, score: float) -> float:
        """How likely the best candidate of a page is right, given its score."""
        return 1 / (1 + exp(-(self.slope * score + self.shift)))


def _sum(trees: Sequence[Tree], row: Sequence[float]) -> float:
    total = 0.0
    for tree in trees:
        node = tree
        while isinstance(node, tuple):
            place, threshold, below, above = node
            node = below if row[place] <= threshold else above
        total += node
    return total


def load_rankers() -> None:
    """Reads all of them, for a reader that may open no file any more."""
    for name in NAMES:
        Ranker.named(name)


def _tree(data: object) -> Tree:
    """Lists become tuples, which are read faster."""
    if not isinstance(data, list):
        return float(str(data))
    place, threshold, below, above = data
    return place, threshold, _tree(below), _tree(above)
