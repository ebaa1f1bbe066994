"""Grows the ranker of a page's headline from labelled pages, and prints how right it is on pages left out.

    python resources/train/train_headlines.py SET... [--write] [--jobs N]

A SET is a folder with `index.jsonl` (file, title) and `pages/`; a folder `stripped` within another set's folder belongs
to that set, so that both are left out together. Prints for each set how often the best candidate is right by what the
other sets teach, and how often the rules' first choice is; the same for a tenth of the publishers at a time. The
invented pages of `seeds` and `tests/reading/examples` are a set of their own, which always takes part. With `--write`
grows the ranker on all of them. Only weights are written, no text. Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import lightgbm
import numpy as np
from labelled_pages import Outcome, calibration, grown, labelled, log_odds, norm, set_name, tenth_of, train, write

from dossier.errors import Unreadable
from dossier.reading.html import described
from dossier.reading.html.headline_choice import RANKER, measured
from dossier.reading.html.headline_features import FEATURES
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.page_outlet_name import hosts_of

ROUNDS = 24


@dataclass
class LabelledHeadline:
    """One page: its candidates' features, and which of them are right."""

    collection: str
    form: str
    tenth: int
    rows: np.ndarray
    right: np.ndarray

    @property
    def by_rules(self) -> bool:
        first = self.rows[:, FEATURES.index("rules' place")] == 0
        return bool(self.right[first].any())

    @property
    def held(self) -> bool:
        return bool(self.right.any())


def pages_of(folder: pathlib.Path) -> list[LabelledHeadline]:
    """The pages of a set; those that have no headline or no words are left out."""
    seen: list[tuple[Any, ...]] = []

    def headlines(page: Any, facts: Any, names: Any, places: Any) -> tuple[()]:
        host = next((host for host, _ in hosts_of(facts)), "")
        seen.append((host, *measured(page, facts, list(names), places)))
        return ()

    described.headline_claims = headlines  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledHeadline] = []
    for file, gold, data in labelled(folder):
        title = gold.get("title") or gold.get("headline")
        if not title:
            continue
        seen.clear()
        try:
            HtmlReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for host, candidates, rows in seen[-1:]:
            right = np.array([norm(one.value) == norm(title) for one in candidates], dtype=float)
            shape = np.array(rows, dtype=float).reshape(-1, len(FEATURES))
            found.append(LabelledHeadline(*set_name(folder), tenth_of(host or file.removesuffix(".gz")), shape, right))
    return found


def model_of(pages: Sequence[LabelledHeadline]) -> lightgbm.Booster:
    able = [page for page in pages if page.held]
    rows, right = np.concatenate([page.rows for page in able]), np.concatenate([page.right for page in able])
    return grown(rows, right, ROUNDS, num_leaves=8, learning_rate=0.2)


def judge(others: Sequence[LabelledHeadline], pages: Sequence[LabelledHeadline]) -> list[Outcome]:
    model, found = model_of(others), list[Outcome]()
    for page in pages:
        odds = log_odds(model, page.rows) if len(page.rows) else np.array([-9.0])
        best = int(odds.argmax())
        found.append((page, bool(len(page.right) and page.right[best]), float(odds[best])))
    return found


def keep(pages: list[LabelledHeadline], outcomes: list[Outcome]) -> None:
    write(RANKER, model_of(pages), FEATURES, *calibration([(ok, odds) for _, ok, odds in outcomes]))


if __name__ == "__main__":
    train(__doc__, pages_of, judge, keep)
