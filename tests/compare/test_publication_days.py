"""Promises of comparing as of a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from dossier.compare import published_by
from tests.compare.samples import record


@pytest.mark.parametrize(
    ("published", "filed", "out"),
    [
        ("2019-03-03", None, True),
        ("2019-03-03T23:59-05:00", None, True),
        ("2019-03-04", None, False),
        ("2019-02", None, True),
        ("2019-03", None, False),
        ("2018", None, True),
        (None, "2019-03-01", True),
        (None, "--03-01", False),
        (None, None, False),
    ],
)
def test_only_what_was_surely_out_counts(published: str | None, filed: str | None, out: bool) -> None:
    """A month or a year counts by its last day; a report without a date is not known to have been out."""
    told = replace(record("Nine people died."), published=published, filed=filed)
    assert published_by(told, date(2019, 3, 3)) is out
