"""Promises of what is no contradiction: whatever may be of others, of another time or some of more stays apart."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record, row


def _relations(*texts: str) -> dict[tuple[str, str | None], str]:
    found = compare([record(f"Told.\n{text}", f"R{i}") for i, text in enumerate(texts, start=1)])
    return {(one.kind, one.of): one.relation for one in found if one.finding == "figure" and one.relation}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The other eight people in the group were detained.", "The nine people of the group were detained."),
        ("One man remains in hospital.", "Three men remain in hospital."),
        ("Four other charges of theft were dropped.", "She was held on three charges of theft."),
        ("She faces three charges of theft.", "He faces two charges of theft."),
        ("Seven people have been killed in the city since Friday.", "Three people were killed in the past two days."),
        ("Some 81 people were killed in the past two years.", "Some 94 people were killed last month."),
        ("The army has fired nine missiles since February.", "The army fired three missiles."),
        ("The club won 52 games.", "The club won 101 games."),
        ("Three weeks of funding were agreed under the contract.", "The contract runs for five weeks."),
        ("He won in six rounds. In spring the bout went five rounds.", "The bout went eight rounds."),
        ("He signed for $8 million under the contract.", "He seeks $6 million under the contract."),
    ],
)
def test_what_may_be_of_others_is_no_contradiction(one: str, other: str) -> None:
    """Two numbers of one name are held against each other only where they count the same."""
    assert "contradiction" not in _relations(one, other).values()


@pytest.mark.parametrize(
    ("subject", "one", "other"),
    [
        (("killed", None), "Seven people died since Friday.", "Nine people died since Friday."),
        (("killed", None), "Seven people died.", "Nine people died."),
        (("killed", None), "The blast at a summer camp killed seven people.", "The blast killed nine people."),
        (("killed", None), "A blast killed seven people on a day of mourning.", "A blast killed nine people."),
        (("arrested", None), "Eight people of the group were detained.", "Nine people of the group were detained."),
        (("count", "missiles"), "The army fired four missiles.", "The army fired three missiles."),
        (("wounded", "men"), "Two men were hurt in the blast.", "Four men were hurt in the blast."),
    ],
)
def test_what_counts_the_same_is_a_contradiction(subject: tuple[str, str | None], one: str, other: str) -> None:
    """A time that both reports name keeps nothing apart, nor do words that tell none: a summer camp."""
    assert _relations(one, other)[subject] == "contradiction"


@pytest.mark.parametrize("told", ["No-one was hurt.", "No one was hurt.", "No - one was hurt.", "Nobody was hurt."])
def test_no_one_is_nobody_however_it_is_written(told: str) -> None:
    """`No-one` counts nobody; it is not one who was hurt."""
    (cell,) = row(compare([record(f"Told.\n{told}")]), "wounded").cells
    assert cell.value == 0


def test_each_firm_tells_of_its_own_loss() -> None:
    """Two banks' charges in one breath are no two voices about one charge."""
    told = (
        "Losses could come to $2 billion, said the chief of Banco Orwin, Ada Vera. Losses could come to $3 billion, "
        "said the chief of Banco Ferrand, John Quist."
    )
    assert _relations(told)["money", "damage"] == "one-report"


def test_by_how_many_is_no_count() -> None:
    """`Five rounds sooner than` tells of no five rounds."""
    assert not _relations("He won five rounds sooner than in their first bout.")


def test_the_day_on_which_a_page_was_posted_is_not_that_of_the_event() -> None:
    """`Posted in Crashes on Friday, September 20` says nothing of the crash."""
    told = "The crash killed a woman on September 13, 2019."
    posted = "The crash killed a woman, as posted in Hit and Run Crashes on Friday, September 20, 2019."
    found = compare([record(f"Told.\n{text}", f"R{i}") for i, text in enumerate((told, told, posted))])
    (days,) = [one for one in found if one.finding == "date"]
    assert [cell.report for cell in days.cells] == ["R0", "R1"]
