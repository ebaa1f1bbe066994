"""Grows the ranker of a copied page's day from labelled plain texts, and prints how right it is on texts left out.

    python resources/train/train_text_days.py SET... [--write] [--jobs N]

A SET is as for `train_text_headlines.py`, with the day as `date`; texts without that are left out. Many do not
name it: there no candidate is right. Where only the day before or after is named, that is learned from as
right, and counted as wrong. "By the rules" is the first day. In texts that are hardly more than a story rules find it.
Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Never
from urllib.parse import urlsplit

import numpy as np
from labelled_choices import ChoiceRanker, LabelledChoice, train_choice
from labelled_pages import labelled, set_name, tenth_of

from dossier.errors import Unreadable
from dossier.model.claims import Claim
from dossier.model.evidence import Span
from dossier.reading.plaintext import text_reader
from dossier.reading.plaintext.copied_day import RANKER, measured
from dossier.reading.plaintext.copied_day_features import FEATURES
from dossier.reading.plaintext.head_and_body import HeadAndBody

DAY = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-\d\d")


class _Measured(Exception):
    """Ends the reading of a text."""


def days_of(label: str) -> set[str]:
    """The day of a label, as its zone has it and as UTC has it."""
    days = {label[:10]}
    with suppress(ValueError):
        moment = datetime.fromisoformat(label)
        if moment.tzinfo:
            days.add(moment.astimezone(UTC).date().isoformat())
    return days


def close_to(days: set[str]) -> set[str]:
    """The days before and after: labels are often instants in UTC, pages tell the day of their own zone."""
    whole = [date.fromisoformat(day) for day in days if DAY.fullmatch(day)]
    return {(day + timedelta(days=step)).isoformat() for day in whole for step in (-1, 1)}


def pages_of(folder: pathlib.Path) -> list[LabelledChoice]:
    """The texts of a set that were copied with their page and have a labelled day."""
    seen: list[tuple[list[str], list[list[float]]]] = []

    def days(words: str, layout: HeadAndBody, text: Sequence[Span], claims: Sequence[Claim]) -> Never:
        candidates, rows = measured(words, layout, text, claims)
        seen.append(([one.day for one in candidates], rows))
        raise _Measured

    text_reader.copied_days = days
    found: list[LabelledChoice] = []
    for file, gold, data in labelled(folder, text_reader.TextReader().endings):
        date_label = gold.get("date") or (gold.get("published") or {}).get("value")
        if not date_label:
            continue
        seen.clear()
        try:
            with suppress(_Measured):
                text_reader.TextReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for values, rows in seen[-1:]:
            right_days = days_of(date_label)
            right = np.array([value in right_days for value in values], dtype=float)
            near = right if right.any() else np.array([value in close_to(right_days) for value in values], dtype=float)
            shape = np.array(rows, dtype=float).reshape(-1, len(FEATURES))
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file)
            first = bool(len(right) and right[0])
            found.append(LabelledChoice(*set_name(folder), tenth, shape, right, first, near))
    return found


if __name__ == "__main__":
    train_choice(__doc__, pages_of, ChoiceRanker(RANKER, FEATURES, rounds=100, leaves=8, rate=0.1, none=True))
