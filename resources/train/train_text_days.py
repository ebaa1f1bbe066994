"""Grows the ranker of a copied page's day from labelled plain texts, and prints how right it is on texts left out.

    python resources/train/train_text_days.py SET... [--write] [--jobs N]

A SET is as for `train_text_headlines.py`, with the day as `date`; texts without that are left out. Of many the lines
near the story do not name it: there no candidate is right. In texts that are hardly more than a story rules find it.
Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Never
from urllib.parse import urlsplit

import numpy as np
from labelled_choices import ChoiceRanker, LabelledChoice, train_choice
from labelled_pages import labelled, set_name, tenth_of

from dossier.errors import Unreadable
from dossier.model.claims import Claim, Published
from dossier.model.evidence import Span
from dossier.reading.plaintext import text_reader
from dossier.reading.plaintext.copied_day import RANKER, measured
from dossier.reading.plaintext.copied_day_features import FEATURES
from dossier.reading.plaintext.head_and_body import HeadAndBody


class _Measured(Exception):
    """Ends the reading of a text."""


def days_of(date: str) -> set[str]:
    """The day of a label, as its zone has it and as UTC has it."""
    days = {date[:10]}
    with suppress(ValueError):
        moment = datetime.fromisoformat(date)
        if moment.tzinfo:
            days.add(moment.astimezone(UTC).date().isoformat())
    return days


def pages_of(folder: pathlib.Path) -> list[LabelledChoice]:
    """The texts of a set that were copied with their page and have a labelled day."""
    seen: list[tuple[list[str], list[list[float]], str]] = []

    def day(words: str, layout: HeadAndBody, text: Sequence[Span], proposed: Sequence[Claim]) -> Never:
        candidates, rows = measured(words, layout, text, proposed)
        first = max(proposed, key=lambda claim: claim.rank, default=None)
        ruled = first.value.value if first and first.rank and isinstance(first.value, Published) else ""
        seen.append(([one.value.value for one in candidates], rows, ruled))
        raise _Measured

    text_reader.likely_day = day  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledChoice] = []
    for file, gold, data in labelled(folder, text_reader.TextReader().endings):
        date = gold.get("date") or (gold.get("published") or {}).get("value")
        if not date:
            continue
        seen.clear()
        try:
            with suppress(_Measured):
                text_reader.TextReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for values, rows, ruled in seen[-1:]:
            days = days_of(date)
            right = np.array([value[:10] in days for value in values], dtype=float)
            shape = np.array(rows, dtype=float).reshape(-1, len(FEATURES))
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file)
            found.append(LabelledChoice(*set_name(folder), tenth, shape, right, ruled[:10] in days))
    return found


if __name__ == "__main__":
    train_choice(__doc__, pages_of, ChoiceRanker(RANKER, FEATURES, rounds=50, leaves=8, rate=0.15, none=True))
