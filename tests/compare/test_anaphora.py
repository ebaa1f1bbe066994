"""Promises of numbers that name nothing, and of two voices in one report."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from dossier.model.links import Finding
from tests.compare.samples import record


def _figures(*texts: str) -> list[Finding]:
    found = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    return [f for f in found if f.finding == "figure"]


@pytest.mark.parametrize(
    ("text", "kind", "of", "values"),
    [
        ("Police said that 38 people were hurt. The hospital says 52.", "wounded", None, [38, 52]),
        ("The union said 310 workers had walked out. The company put the figure at 180.", "count", "workers",
         [310, 180]),
        ("The union said 310 members had downed tools. A spokesman put the figure at 180.", "count", "people",
         [310, 180]),
        ("The company's tally of the injured is 14, the union's 26; nobody knows why.", "wounded", None, [14, 26]),
        ("Llegaron de la empresa una lista de 14 lesionados y del sindicato la de 26.", "wounded", None, [14, 26]),
        ("Fourteen guards were on duty, says the prison service. Nine, says their union.", "count", "guards", [14, 9]),
        ("The harbour office says that 61 boats sank. The fishermen say 46.", "count", "boats", [61, 46]),
    ],
)  # fmt: skip
def test_a_bare_number_counts_what_was_counted_before_it(
    text: str, kind: str, of: str | None, values: list[int]
) -> None:
    """Two bodies' numbers of the same, told in one report, are a contradiction, though the second names nothing."""
    (found,) = _figures(text)
    assert (found.kind, found.of, [cell.value for cell in found.cells]) == (kind, of, values)
    assert found.relation == "contradiction"


@pytest.mark.parametrize(
    ("text", "kind", "of", "value"),
    [
        ("How many people have died?\n\nTwelve. The list was released.", "killed", None, 12),
        ("How many guards were on duty that night? Fourteen, says the prison service.", "count", "guards", 14),
        ("¿Cuántas personas murieron? Once, según la policía.", "killed", None, 11),
    ],
)
def test_an_answer_counts_what_was_asked_for(text: str, kind: str, of: str | None, value: int) -> None:
    """A question tells no number, and what it asks for is counted by the words that answer it."""
    (found,) = _figures("It was a long night.\n\n" + text)
    assert (found.kind, found.of, [cell.value for cell in found.cells]) == (kind, of, [value])
    assert found.relation == "one-report"


def test_what_two_bodies_count_roughly_may_contradict_each_other() -> None:
    """Some 30,000 by the police's count are not the more than 50,000 whom witnesses tell of."""
    found = _figures("Police put the march at roughly 30,000 people. But witnesses said there were more than 50,000.")
    assert [(f.relation, [cell.value for cell in f.cells]) for f in found] == [("contradiction", [30_000, 50_000])]


def test_those_who_join_a_toll_are_part_of_it() -> None:
    """Four whose death brought a toll to eleven are not held against eleven dead of another report."""
    found = _figures("The toll rose to 11 after four people died in hospital.", "Eleven people died.")
    assert all(f.agree for f in found)


def test_a_bare_number_that_is_told_as_later_is_an_update() -> None:
    """A count that became another one contradicts nobody."""
    (found,) = _figures("An official told of six dead. The next morning it was 13.")
    assert [cell.value for cell in found.cells] == [6, 13]
    assert found.agree


@pytest.mark.parametrize(
    "text",
    [
        "Twelve people died. The mayor said 2019 was worse.",
        "Twelve people died. She said 3,000 words.",
        "Twelve people died. The road was put at risk by 30 lorries.",
    ],
)
def test_a_number_that_names_something_or_is_a_year_echoes_nothing(text: str) -> None:
    """What is counted by a noun of its own, and years, are no other count of the dead."""
    killed = next(f for f in _figures(text) if f.kind == "killed")
    assert [cell.value for cell in killed.cells] == [12]


def test_two_voices_of_one_report_contradict_each_other_in_a_row_of_its_own() -> None:
    """The minister's sum and the opposition's, and two bodies' counts of ambulances, need no second report."""
    (paid,) = _figures("The minister said it had $4.6 million of public money. The opposition puts it at $7.2 million.")
    (sent,) = _figures("The prefect says nine ambulances came. The mayor of the village counted four ambulances.")
    assert (paid.relation, sent.relation) == ("contradiction", "contradiction")


def test_people_who_are_named_are_voices_and_those_who_are_not_known_to_count_are_none() -> None:
    """Two people with names who count ambulances contradict each other; workers and stylists tell of two things."""
    named = "Collector Ana Ruiz says nine ambulances came. The headman, Leo Paz, counted four ambulances."
    some = "Weavers say five vans came. Barbers say nine vans came."
    assert [{f.relation for f in _figures(text)} for text in (named, some)] == [{"contradiction"}, {"one-report"}]


def test_one_voice_that_tells_two_numbers_contradicts_nobody() -> None:
    """Two numbers that one body tells are counts of two things."""
    found = _figures("The prefect says nine ambulances came. Four ambulances took them away, the prefect said.")
    assert all(f.agree for f in found)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("They put the damage at $80 million to $120 million.", [120_000_000]),
        ("The fine was raised from $2 million to $3 million.", [2_000_000, 3_000_000]),
        ("The fine was $12 million and the bail $5 million.", [12_000_000, 5_000_000]),
    ],
)
def test_both_ends_of_a_range_are_one_sum(text: str, values: list[int]) -> None:
    """A range is one sum; a sum that was changed, and two sums, are two."""
    cells = sorted((c for f in _figures(text) for c in f.cells), key=lambda cell: cell.pin.start)
    assert [cell.value for cell in cells] == values


@pytest.mark.parametrize(
    "correction",
    [
        "Correction: An earlier version of this article said that six people were arrested. The police say five.",
        "A previous version of this story gave the number of people arrested as six. It was five.",
        "En una versión anterior de esta nota se decía que hubo seis detenidos. Fueron cinco, dijo la policía.",
    ],
)
def test_what_a_report_takes_back_is_no_count_of_it(correction: str) -> None:
    """A correction tells what its report no longer tells: that is no cell, and no contradiction of the text."""
    found = _figures(f"Some 40 neighbours came to a vigil. Five people were arrested. {correction}")
    assert [(f.kind, f.of, [cell.value for cell in f.cells]) for f in found] == [
        ("arrested", None, [5]),
        ("count", "residents", [40]),
    ]


def test_a_number_that_names_what_it_counts_counts_nothing_else() -> None:
    """Who gives the number of lanterns does not count the people who were told of just before."""
    found = _figures("Police put the march at 300 people. The mayor gave the number of lanterns as 900.")
    assert [(f.of, [cell.value for cell in f.cells]) for f in found] == [("people", [300])]
