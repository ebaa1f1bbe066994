"""Promises of comparing on labelled cases: invented reports, and what a person finds who reads them."""

from __future__ import annotations

import pytest

from tests.compare.scoring import Labelled, Score, labelled, score, unproved


@pytest.fixture(scope="module")
def cases() -> list[Labelled]:
    return labelled()


@pytest.fixture(scope="module")
def scores(cases: list[Labelled]) -> dict[str, Score]:
    return score(cases)


def test_there_are_cases_enough(cases: list[Labelled]) -> None:
    """Twelve cases of sixty reports and more, five of them in both languages, half of them written before the rules."""
    mixed = [case for case in cases if {record.language for record in case.records} == {"en", "es"}]
    assert len(cases) >= 12
    assert sum(len(case.records) for case in cases) >= 60
    assert len(mixed) >= 5
    assert sum(case.held_out for case in cases) >= 6


@pytest.mark.parametrize(
    ("what", "precision", "recall"),
    [
        ("figures", 0.95, 0.95),
        ("qualifiers", 0.97, 0.97),
        ("rows", 0.95, 0.9),
        ("dates", 0.95, 0.95),
        ("quotes", 0.97, 0.97),
        ("names", 0.95, 0.85),
        ("omissions", 1.0, 0.9),
    ],
)
def test_what_is_found_is_what_there_is(scores: dict[str, Score], what: str, precision: float, recall: float) -> None:
    """Neither more nor less than these parts of the gold are found: cells, rows that disagree, pairs of words."""
    found = scores[what]
    assert found.precision >= precision, found.wrong
    assert found.recall >= recall, found.wrong


def test_every_cell_proves_itself(cases: list[Labelled]) -> None:
    """The words of each cell stand in its report where it says."""
    assert unproved(cases) == []


@pytest.mark.parametrize("held_out", [True, False])
def test_rows_say_how_their_reports_stand_to_each_other(cases: list[Labelled], held_out: bool) -> None:
    """A row that is no contradiction says why: an update, a range, a rounding, another scope, or the same."""
    found = score([case for case in cases if case.held_out == held_out])["relations"]
    assert found.recall >= 0.85, found.wrong
