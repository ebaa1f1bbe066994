"""Promises of befallen: a count of people is one of the dead or hurt where another report says so of as many."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record


def _kinds(*texts: str) -> list[tuple[str, str | None, list[object]]]:
    findings = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    return [(f.kind, f.of, [c.value for c in f.cells]) for f in findings if f.finding == "figure"]


@pytest.mark.parametrize(
    ("one", "other", "row"),
    [
        ("A bomb killed two nurses.", "Five people died. Two nurses — Ana Vera and Eva Lund — had come early.",
         ("killed", "nurses", [2, 2])),
        ("Murieron dos enfermeras.", "Murieron cinco personas. Dos enfermeras habían llegado temprano.",
         ("killed", "nurses", [2, 2])),
        ("Sixty residents were evacuated.", "Sixty people spent the night in a day centre.",
         ("displaced", None, [60, 60])),
        ("Police arrested 26 smugglers.", "The patrol came back with 26 smugglers.",
         ("arrested", "smugglers", [26, 26])),
        ("The blast injured five people.", "The suspect drove all five victims to the pier.",
         ("wounded", None, [5, 5])),
        ("Four people were killed.", "He was convicted of four murders.", ("killed", None, [4, 4])),
        ("Murieron cuatro personas.", "Lo condenaron por cuatro homicidios.", ("killed", None, [4, 4])),
        ("Twelve people are missing.", "Twelve Britons are missing.", ("missing", None, [12, 12])),
        ("All 6,300 people were evacuated.", "The shelters held 6,300 people.", ("displaced", None, [6300, 6300])),
        ("They held 11 Yemenis and 12 Somalis.", "They held 11 Yemeni pirates and 12 Somali pirates.",
         ("count", "pirates", [11, 11])),
        ("La explosión dejó cinco heridos.", "Ya tienen nombre las cinco víctimas.", ("wounded", None, [5, 5])),
    ],
)  # fmt: skip
def test_as_many_of_one_group_are_those_who_suffered(one: str, other: str, row: tuple[str, str, list[object]]) -> None:
    """Two nurses of whom a report tells nothing are the two dead nurses of another."""
    assert row in _kinds(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A bomb killed two nurses.", "Five people died. Three nurses had come early."),  # others
        ("A bomb killed two nurses.", "Two nurses had come early."),  # few, and nobody dead
        ("A bomb killed five boys.", "Five people died. Five girls had come early."),
        ("A bomb killed two nurses.", "Two nurses died. Two nurses were aboard the bus."),
        ("Between 40 and 50 people were arrested.", "Some 50 people came in."),
        ("Five people were killed.", "There were four murders."),
        ("Twelve people were killed.", "Eleven people were killed. Twelve people signed a book."),
    ],
)
def test_others_stay_a_count(one: str, other: str) -> None:
    """Another number, another group, and few of whom a report tells nothing, are counts as they were."""
    assert any(kind == "count" and len(cells) == 1 for kind, _, cells in _kinds(one, other))
