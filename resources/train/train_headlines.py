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
from typing import Any

import numpy as np
from labelled_choices import ChoiceRanker, LabelledChoice, train_choice
from labelled_pages import labelled, norm, set_name, tenth_of

from dossier.errors import Unreadable
from dossier.reading.html import described
from dossier.reading.html.headline_choice import RANKER, measured
from dossier.reading.html.headline_features import FEATURES
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.page_outlet_name import hosts_of


def pages_of(folder: pathlib.Path) -> list[LabelledChoice]:
    """The pages of a set; those that have no headline or no words are left out."""
    seen: list[tuple[Any, ...]] = []

    def headlines(page: Any, facts: Any, names: Any, places: Any) -> tuple[()]:
        host = next((host for host, _ in hosts_of(facts)), "")
        seen.append((host, *measured(page, facts, list(names), places)))
        return ()

    described.headline_claims = headlines  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledChoice] = []
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
            ruled = bool(right[shape[:, FEATURES.index("rules' place")] == 0].any())
            tenth = tenth_of(host or file.removesuffix(".gz"))
            found.append(LabelledChoice(*set_name(folder), tenth, shape, right, ruled))
    return found


if __name__ == "__main__":
    train_choice(__doc__, pages_of, ChoiceRanker(RANKER, FEATURES, rounds=24, leaves=8, rate=0.2))
