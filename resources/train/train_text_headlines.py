"""Grows the ranker of a copied page's headline from labelled plain texts, and prints how right it is on texts left out.

    python resources/train/train_text_headlines.py SET... [--write] [--jobs N]

A SET is a folder with `index.jsonl` (file, title) and `pages/` of plain texts. Folders `gettext`, `html2text` and
`lynx` within another folder are forms of the same pages: they are left out together. Texts that are hardly more than a
story have no part in it, for rules find their headline. "By the rules" is the first line. The invented texts of
`seeds` and `tests/reading/examples` are a set of their own. With `--write` grows the ranker on all of them.
Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
from contextlib import suppress
from typing import Never
from urllib.parse import urlsplit

import numpy as np
from labelled_choices import ChoiceRanker, LabelledChoice, train_choice
from labelled_pages import labelled, norm, set_name, tenth_of

from dossier.errors import Unreadable
from dossier.reading.fields.headline import cut_tail, without_marks
from dossier.reading.plaintext import story_window
from dossier.reading.plaintext.copied_title import RANKER
from dossier.reading.plaintext.copied_title_features import FEATURES, CopiedPage, title_candidates, title_features
from dossier.reading.plaintext.text_reader import TextReader


class _Measured(Exception):
    """Ends the reading of a text."""


def _shown(rendition: str, start: int, end: int) -> str:
    start, end = without_marks(rendition, start, end)
    return rendition[start : cut_tail(rendition, start, end)[0]]


def pages_of(folder: pathlib.Path) -> list[LabelledChoice]:
    """The texts of a set that were copied with their page."""
    seen: list[tuple[list[str], list[list[float]]]] = []

    def title(page: CopiedPage) -> Never:
        candidates = title_candidates(page)
        seen.append(
            ([_shown(page.rendition, one.start, one.end) for one in candidates], title_features(candidates, page))
        )
        raise _Measured

    story_window.copied_title = title  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledChoice] = []
    for file, gold, data in labelled(folder, TextReader().endings):
        right_one = gold.get("title") or gold.get("headline")
        if not right_one:
            continue
        seen.clear()
        try:
            with suppress(_Measured):
                TextReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for values, rows in seen[-1:]:
            right = np.array([norm(value) == norm(right_one) for value in values], dtype=float)
            shape = np.array(rows, dtype=float).reshape(-1, len(FEATURES))
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file)
            found.append(LabelledChoice(*set_name(folder), tenth, shape, right, bool(len(right) and right[0])))
    return found


if __name__ == "__main__":
    train_choice(__doc__, pages_of, ChoiceRanker(RANKER, FEATURES, rounds=60, leaves=8, rate=0.15, compared=True))
