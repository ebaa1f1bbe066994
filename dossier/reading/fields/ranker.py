"""Judges candidates by boosted trees that a trainer wrote out as data: how likely is each of them right?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from dossier.resources import resource

# An inner node: the feature's place in the row, a threshold, the branch up to it and the branch above it.
Tree = float | tuple[int, float, "Tree", "Tree"]


@dataclass(frozen=True, slots=True)
class Ranker:
    """Trees whose leaves sum to log odds; `slope` and `shift` turn the best candidate's into a probability."""

    features: tuple[str, ...]
    trees: tuple[Tree, ...]
    slope: float
    shift: float

    @staticmethod
    @cache
    def named(name: str) -> Ranker:
        """The ranker that `resources/models` has under this name."""
        data = json.loads(resource("models", f"{name}.json").read_text(encoding="utf-8"))
        return Ranker(tuple(data["features"]), tuple(map(_tree, data["trees"])), data["slope"], data["shift"])

    @staticmethod
    def preload() -> None:
        """Loads those of web pages, for a reader can open no file later."""
        for path in resource("models").glob("page_*.json"):
            Ranker.named(path.stem)

    def score(self, row: Sequence[float]) -> float:
        """The log odds that a candidate with these features is right."""
        total = 0.0
        for tree in self.trees:
            node = tree
            while isinstance(node, tuple):
                place, threshold, below, above = node
                node = below if row[place] <= threshold else above
            total += node
        return total

    def probability(self, score: float) -> float:
        """How likely the best candidate of a page is right, given its score."""
        return 1 / (1 + exp(-(self.slope * score + self.shift)))


def _tree(data: object) -> Tree:
    """The nested lists of the file as tuples, which are read faster."""
    if not isinstance(data, list):
        return float(str(data))
    place, threshold, below, above = data
    return place, threshold, _tree(below), _tree(above)
