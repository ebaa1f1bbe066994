"""Grows rankers that choose one of a page's candidates: what their trainers share."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import lightgbm
import numpy as np
from labelled_pages import Outcome, calibration, grown, log_odds, train, write


@dataclass
class LabelledChoice:
    """One page: its candidates' features, which of them are right, and whether the choice without the ranker is.

    `learned`: which are learned from as right, if not these.
    """

    collection: str
    form: str
    tenth: int
    rows: np.ndarray
    right: np.ndarray
    by_rules: bool
    learned: np.ndarray | None = None

    @property
    def taught(self) -> np.ndarray:
        return self.right if self.learned is None else self.learned

    @property
    def held(self) -> bool:
        return bool(self.right.any())


@dataclass(frozen=True)
class ChoiceRanker:
    """A ranker of the program, its features and how it is grown.

    `none`: no candidate of a page may be right; `compared`: those of a page are learned to be put in order, not judged
    one by one.
    """

    name: str
    features: tuple[str, ...]
    rounds: int
    leaves: int
    rate: float
    none: bool = False
    compared: bool = False


def _model(ranker: ChoiceRanker, pages: Sequence[LabelledChoice]) -> lightgbm.Booster:
    able = [page for page in pages if page.held or (ranker.none and len(page.right))]
    rows, right = np.concatenate([page.rows for page in able]), np.concatenate([page.taught for page in able])
    sizes = [len(page.right) for page in able] if ranker.compared else None
    return grown(rows, right, ranker.rounds, sizes, num_leaves=ranker.leaves, learning_rate=ranker.rate)


def _judge(ranker: ChoiceRanker, others: Sequence[LabelledChoice], pages: Sequence[LabelledChoice]) -> list[Outcome]:
    model, found = _model(ranker, others), list[Outcome]()
    for page in pages:
        odds = log_odds(model, page.rows) if len(page.rows) else np.array([-9.0])
        best = int(odds.argmax())
        found.append((page, bool(len(page.right) and page.right[best]), float(odds[best])))
    return found


def _keep(ranker: ChoiceRanker, pages: list[LabelledChoice], outcomes: list[Outcome]) -> None:
    steps = calibration([(ok, odds) for _, ok, odds in outcomes])
    write(ranker.name, _model(ranker, pages), ranker.features, *steps)


def train_choice(
    doc: str | None, pages_of: Callable[[pathlib.Path], list[LabelledChoice]], ranker: ChoiceRanker
) -> None:
    """The command line of such a trainer."""
    train(doc or "", pages_of, partial(_judge, ranker), partial(_keep, ranker))
