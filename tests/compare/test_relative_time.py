"""Promises of when: what goes on is counted again, also where nobody knows when each report was written."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from dossier.compare import compare
from dossier.compare.relative_time import When
from dossier.model.links import Finding
from tests.compare.samples import record


def _rows(texts: tuple[str, ...], published: str | None = None) -> dict[tuple[str, str | None], Finding]:
    told = [replace(record(text, f"R{i}"), published=published) for i, text in enumerate(texts)]
    found = reversed([f for f in compare(told) if f.finding == "figure"])
    return {(f.kind, f.of): f for f in found}  # of rows of one name the first


def test_nobody_knows_when() -> None:
    """Two reports of one day lie nought days apart; so do two of which one tells no day, but they are not dated."""
    day = date(2019, 3, 3)
    assert When.of(day, date(2019, 3, 5)) == When(2)
    assert When.of(day, day) == When(0, dated=True)
    assert When.of(day, None) == When(0, dated=False)


@pytest.mark.parametrize(
    ("published", "relation"), [(None, "update"), ("2019-03-03", "contradiction")], ids=["undated", "of one day"]
)
@pytest.mark.parametrize(
    "texts",
    [
        ("The riots lasted for five days.", "The riots lasted for eight days."),
        ("La protesta duró cinco días.", "La protesta duró ocho días."),
    ],
)
def test_what_lasts_goes_on_where_nobody_knows_when(
    texts: tuple[str, str], published: str | None, relation: str
) -> None:
    """Riots of five days may have gone on to eight, unless both reports were written on one day."""
    (row,) = _rows(texts, published).values()
    assert row.relation == relation


@pytest.mark.parametrize(
    ("texts", "held"),
    [
        (("The riots lasted for five days.", "For more than a week the town was shaken."), 2),
        (("The riots lasted for five days.", "The protests went on for 40 days."), 1),
    ],
)
def test_unrest_lasts_by_any_name(texts: tuple[str, str], held: int) -> None:
    """Riots and protests that lasted about as long are one, and so is a week of which nobody says what it was."""
    rows = _rows(texts)
    assert len(rows["duration", "riot"].cells) == held


@pytest.mark.parametrize(
    ("texts", "relation"),
    [
        (("More than 200 people were arrested.", "More than 400 people were arrested."), "range"),
        (("The fire caused damage of $300 million.", "The fire caused damage of $2 million."), "other-scope"),
        (("The bank's profit fell by $5 billion, and it had earnings of $32.6 billion abroad.",
          "The bank's profit fell by $5 billion, and it had earnings of $14 billion in Asia."), "same"),
        (("Two dead, 1 wounded in a bar.", "Killing two men and wounding two others, a gunman fled."), "contradiction"),
        (("Two people were hurt, one of them badly.", "Two people were hurt."), "same"),
    ],
)  # fmt: skip
def test_numbers_are_held_against_each_other(texts: tuple[str, str], relation: str) -> None:
    """Two lower bounds both hold; noughts too many are a slip; sums of one name differ besides one that both tell."""
    assert relation in {row.relation for row in _rows(texts).values() if len({c.report for c in row.cells}) > 1}


@pytest.mark.parametrize(
    ("texts", "kind", "reports"),
    [
        (("Six people died.", "The blast killed six clerks.",
          "The blast killed four clerks. Four bodies were brought in. Over 30 people died when jets struck a village."),
         "killed", 3),
        (("Seven clerks were trapped.", "Police freed seven people."), "count", 2),
        (("Three observers came.", "Eight monitors came.", "Eight experts came."), "count", 3),
    ],
)  # fmt: skip
def test_one_group_by_several_names(texts: tuple[str, ...], kind: str, reports: int) -> None:
    """A group told as all the dead is no part of other dead; those freed were trapped; monitors observe."""
    held = [{cell.report for cell in row.cells} for (found, _), row in _rows(texts).items() if found == kind]
    assert max(map(len, held)) == reports


def test_as_many_as_are_named_are_all_the_dead() -> None:
    """Two women dead, and Ana Vera and Eva Lund, are the two people dead of other reports."""
    rows = _rows(
        (
            "Gunmen killed two women.",
            "Two people died.",
            "The attack left two women dead. Mr Sosa was tried for killing Ana Vera and Eva Lund.",
        )
    )
    assert [of for kind, of in rows if kind == "killed"] == [None]


def test_an_age_behind_jr_counts_nobody() -> None:
    """The age of `Ray Ortiz, Jr., 30, Al Mora, 28, and Tom Vera, 28` is no number of people."""
    rows = _rows(("Three men, Ray Ortiz, Jr., 30, Al Mora, 28, and Tom Vera, 28, were taken to hospital.",))
    assert [c.value for row in rows.values() for c in row.cells] == [3]
