"""Promises of ages: what two reports say of how old somebody is stands in a row with both reports' words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare import compare, compare_judged
from dossier.model.judgements import Judgement, Split
from dossier.model.links import Finding
from tests.compare.samples import record


def _ages(*texts: str, days: tuple[str | None, ...] = (None, None), languages: tuple[str, ...] = ()) -> list[Finding]:
    told = [
        replace(record(text, f"R{i}"), published=day, language=of)
        for i, (text, day, of) in enumerate(zip(texts, days, languages or ("en",) * len(texts), strict=True))
    ]
    return [finding for finding in compare(told) if finding.key.startswith("age/")]


@pytest.mark.parametrize(
    ("words", "quote"),
    [
        ("Ada Orwin, 34, was found at the quay.", "Ada Orwin, 34"),
        ("The driver was Ada Orwin, 34.", "Ada Orwin, 34"),
        ("Police named Ada Orwin (34) on Monday.", "Ada Orwin (34)"),
        ("Ada Orwin, aged 34, was found.", "Ada Orwin, aged 34"),
        ("Ada Orwin, 34 of Corran, was found.", "Ada Orwin, 34"),
        ("Ada Orwin, a 34-year-old teacher, was found.", "Ada Orwin, a 34-year-old"),
        ("Ada Orwin is 34 years old.", "Ada Orwin is 34 years old"),
        ("They met the 34-year-old bus driver Ada Orwin.", "34-year-old bus driver Ada Orwin"),
        ("Officers held a 34-year-old man named Ada Orwin.", "34-year-old man named Ada Orwin"),
        ("A 34-year-old Senior Officer Ada Orwin was hurt.", "34-year-old Senior Officer Ada Orwin"),
    ],
)
def test_an_age_that_another_report_gives_otherwise_is_a_row(words: str, quote: str) -> None:
    """However an age is told beside a full name, it stands against another report's, each with its own words."""
    (found,) = _ages(words, "Ada Orwin, 43, was there as well, they say.")
    assert (found.of, found.agree, found.relation) == ("age (Ada Orwin)", False, "contradiction")
    assert [(cell.value, cell.unit) for cell in found.cells] == [(34, "years"), (43, "years")]
    assert found.cells[0].evidence.quote == quote


def test_ages_are_held_against_each_other_across_languages() -> None:
    """A Spanish report's `de 34 años` and an English `(43)` are one person's."""
    texts = "La maestra Ada Orwin, de 34 años, murió en el muelle.", "The teacher Ada Orwin (43) died at the quay."
    (found,) = _ages(*texts, languages=("es", "en"))
    assert [cell.value for cell in found.cells] == [34, 43]
    assert found.cells[0].evidence.quote == "Ada Orwin, de 34 años"


@pytest.mark.parametrize(
    "other",
    [
        "Bela Orwin, 43, was seen at the quay.",  # somebody else
        "Ada Orwin, then 20, had moved there.",  # as of another day
        "A 43-year-old shot by Ada Orwin was seen there.",
        "Ada Orwin, 43-29 by the first count, was there.",
        "Ada Orwin, 43 kilometres away, was seen there.",
    ],
)
def test_what_is_no_other_age_makes_no_row(other: str) -> None:
    """Another person's, an earlier one and numbers that are no ages are no difference."""
    assert _ages("Ada Orwin, 34, was found at the quay.", other) == []


@pytest.mark.parametrize(
    ("ages", "days", "differ"),
    [
        ((34, 35), ("2019-03-03", "2019-03-05"), True),
        ((34, 35), ("2019-03-03", "2019-09-05"), False),
        ((35, 34), ("2019-03-03", "2019-09-05"), True),
        ((34, 36), ("2019-03-03", "2021-01-05"), False),
        ((34, 34), ("2019-03-03", "2021-01-05"), False),  # as of the day of the event
        ((34, 38), ("2019-03-03", "2021-01-05"), True),
        ((34, 35), (None, None), True),
    ],
)
def test_birthdays_explain_a_difference(
    ages: tuple[int, int], days: tuple[str | None, str | None], differ: bool
) -> None:
    """Who is older by the years between two reports is of one age; nobody grows younger, nor older within days."""
    texts = [f"Ada Orwin, {age}, was found at the quay." for age in ages]
    (found,) = _ages(*texts, days=days)
    assert found.agree is not differ
    assert found.relation == ("contradiction" if differ else "same" if len(set(ages)) == 1 else "update")


def test_an_age_that_two_reports_tell_alike_is_a_row_that_agrees() -> None:
    """Whoever reads that two reports know somebody's age sees both; what one report alone tells is no row."""
    (found,) = _ages("Ada Orwin, 34, was found.", "Police named the 34-year-old teacher Ada Orwin, and Bela Ruiz, 20.")
    assert (found.of, found.relation, len(found.cells)) == ("age (Ada Orwin)", "same", 2)


def test_a_report_of_father_and_son_differs_from_nobody() -> None:
    """Where one report gives two people of one name, either age may be the one that another report means."""
    both = "Ada Orwin, 62, came with Ada Orwin, 34, her daughter."
    (found,) = _ages(both, "Ada Orwin, 34, was found at the quay.")
    assert found.relation == "same"


def test_an_age_that_a_person_split_off_stands_by_itself() -> None:
    """A person may say that an age is somebody else's; both rows stay, and no difference is told."""
    told = [record(f"Ada Orwin, {age}, was found at the quay.", f"R{age}") for age in (34, 43)]
    (row,) = [finding for finding in compare(told) if finding.key.startswith("age/")]
    judgement = Judgement("J1", "C1", Split(row.ref, (row.cells[1].pin,)), "2026-01-01", "person:ana")
    rows = [finding for finding in compare_judged(told, [judgement]).findings if finding.key.startswith("age/")]
    assert [(len(found.cells), found.agree, found.relation) for found in rows] == [(1, True, "one-report")] * 2
