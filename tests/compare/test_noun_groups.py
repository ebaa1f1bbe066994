"""Promises of rows whose people are called by several names."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record, row


def _compared(*texts: str):  # type: ignore[no-untyped-def]
    return compare([record(text, f"R{i}") for i, text in enumerate(texts, start=1)])


def test_equal_numbers_bring_groups_into_one_row() -> None:
    """Seven builders and seven people who died are one row, in which each cell says whom its own words count."""
    found = row(_compared("Seven builders died.", "Seven people died.", "Nine workers died."), "killed")
    assert [(cell.value, cell.of) for cell in found.cells] == [(7, "workers"), (7, None), (9, "workers")]
    assert not found.agree


def test_both_languages_meet_where_neither_names_people_at_large() -> None:
    """Twelve marchers arrested and doce estudiantes detenidos are the same twelve."""
    (found,) = _compared("Police arrested twelve marchers.", "Fueron detenidos doce estudiantes.")
    assert {cell.report for cell in found.cells} == {"R1", "R2"}


def test_a_part_told_beside_its_total_keeps_a_row_of_its_own() -> None:
    """Two children among eleven dead are not held against eleven dead."""
    findings = _compared("Eleven people died, two of them children.", "Two children died.", "Eleven people died.")
    assert row(findings, "killed", "children").agree
    assert row(findings, "killed").agree


def test_a_number_at_large_that_is_a_groups_own_is_held_against_that_group() -> None:
    """`Two guards died and five were hurt`, where five guards were: another report's eight guards are the same ones."""
    told = "The blast killed two guards and wounded five more. Two guards died, and five were seriously hurt."
    found = row(_compared(told, "Eight guards were seriously wounded."), "wounded", "guards")
    assert [(cell.report, cell.value) for cell in found.cells] == [("R1", 5), ("R2", 8)]
    assert not found.agree


def test_a_number_at_large_stays_where_others_count_all() -> None:
    """Five hurt are held against eight hurt, not against the seven guards among those."""
    told = "Five guards were hurt in the blast. Five were seriously hurt, the mayor said."
    findings = _compared(told, "Eight people were hurt, seven of them guards.")
    assert [(cell.report, cell.value) for cell in row(findings, "wounded").cells] == [("R1", 5), ("R2", 8)]


def test_groups_told_side_by_side_are_parts() -> None:
    """Thirteen prisoners and two guards are no contradiction of fifteen dead."""
    findings = _compared("Thirteen prisoners died. Two guards died.", "Fifteen people died.")
    assert all(found.agree for found in findings)


def test_those_who_help_are_not_taken_for_those_who_were_there() -> None:
    """Two firefighters and three people hurt stay two rows."""
    findings = _compared("Two firefighters were hurt.", "Three people were hurt.")
    assert row(findings, "wounded", "firefighters").agree
    assert row(findings, "wounded").agree


def test_a_crowd_is_one_whoever_counts_it() -> None:
    """20,000 farmers and 20,000 people marched; 8,000 people marched contradicts both."""
    findings = _compared("Some 20,000 farmers marched.", "About 20,000 people marched.", "In all 8,000 people marched.")
    found = row(findings, "count", "people")
    assert {cell.report for cell in found.cells} == {"R1", "R2", "R3"}
    assert not found.agree


def test_how_many_deaths_somebody_answers_for_contradicts_no_toll() -> None:
    """Two counts of murder leave three dead as they are."""
    assert row(_compared("He faces two counts of murder.", "Three people were killed."), "killed").agree


def test_newly_found_dead_are_a_part_of_the_toll_that_they_raise() -> None:
    """Three bodies with which the toll rose to 14 contradict nobody's 14."""
    found = row(_compared("The toll rose to 14 after divers found three bodies.", "Fourteen people died."), "killed")
    assert found.agree


def test_one_sum_has_one_row() -> None:
    """$2.4 million of wages in one report and of debt in another are the same money."""
    found = row(
        _compared("The unpaid wages come to $2.4 million.", "The debt of $2.4 million was disputed."), "money", "wages"
    )
    assert [cell.report for cell in found.cells] == ["R1", "R2"]


def test_a_number_told_under_two_names_is_told_once() -> None:
    """A headline's two dead and the text's two workers who died are one cell of their report."""
    found = row(_compared("Two dead in a blast. Two workers died, police said.", "Three people died."), "killed")
    assert [(cell.report, cell.value) for cell in found.cells] == [("R1", 2), ("R2", 3)]
    assert found.cells[0].attributed_to == "police"


def test_more_are_a_part_of_nothing_that_is_not_counted() -> None:
    """Six more missing, after eleven dead, are all the missing, and contradict eight."""
    texts = "Eleven people died. Six more were missing.", "Eleven people died, and eight are missing."
    assert not row(_compared(*texts), "missing").agree


def test_what_a_report_denies_is_a_contradiction() -> None:
    """Sixteen, not 14, contradicts 14 even where the newer report may have counted later."""
    findings = _compared("The company said 14 people were hurt.", "The union said 16 people were hurt, not 14.")
    assert not row(findings, "wounded").agree


@pytest.mark.parametrize(
    ("one", "other", "kind", "of"),
    [
        ("Twelve passengers were killed.", "Fourteen people died.", "killed", None),
        ("Seven skiers were swept away.", "Nine people were swept away.", "count", "people"),
        ("Nineteen wagons left the tracks.", "Twenty-three tank cars derailed.", "count", "carriages"),
        ("Four masked men robbed the museum.", "Three burglars robbed the museum.", "count", "suspects"),
        ("El registro halló 52 sacos.", "The search found 40 sacks.", "count", "sacks"),
        (
            "Six helicopters joined the search.",
            "Nueve helicópteros participaron en la búsqueda.",
            "count",
            "helicopters",
        ),
        ("Gunmen abducted 23 schoolgirls.", "Twenty-eight pupils were kidnapped.", "count", "students"),
        ("The raid was over in eleven minutes.", "They needed nine minutes.", "duration", "raid"),
    ],
)
def test_the_same_under_another_name_is_held_against_it(one: str, other: str, kind: str, of: str | None) -> None:
    """Passengers and people, suspects and men, skiers and people, sacos and sacks stand in one row and contradict."""
    found = row(_compared(one, other), kind, of)
    assert {cell.report for cell in found.cells} == {"R1", "R2"}
    assert found.relation == "contradiction"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Two girls were hurt.", "Three children were hurt."),
        ("Three people were killed before the gunman shot himself.", "Four people were killed."),
        ("Six people were arrested on Wednesday.", "Police arrested 47 people on Tuesday."),
        ("She lost three of her children.", "Six people were killed."),
    ],
)
def test_who_is_counted_apart_makes_no_contradiction(one: str, other: str) -> None:
    """The crew, the dead, girls, whoever did it, another day's arrests and one's own are parts or other scopes."""
    assert all(found.agree for found in _compared(one, other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A total of 31 engines came to the blaze.", "A total of 31 appliances came to the blaze."),
        ("La firma acumula 37 multas.", "La firma acumula 37 papeletas."),
        ("There are 125 constituencies.", "There are 125 contituencies."),
        ("He set fire to two military buildings.", "He set fire to two military locations."),
        ("The two students ran to the canal.", "The two boys ran to the canal."),
    ],
)
def test_a_number_that_few_others_have_is_told_by_two_names(one: str, other: str) -> None:
    """What one report calls engines and another appliances is one row, where the number and the words tell as much."""
    (found,) = (f for f in _compared(one, other) if f.finding == "figure" and f.kind == "count")
    assert [cell.report for cell in found.cells] == ["R1", "R2"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A total of 31 engines came.", "A total of 31 guards came."),  # people and things
        ("They found twelve rugs.", "Someone painted twelve lids."),  # a round number, of which nothing alike is told
        ("The house has 125 seats for 125 constituencies.", "There are 125 constituencies."),
        ("Police fired 17 shots.", "He was hit by 17 bullets."),
        ("The two men ran to the canal.", "The two women ran to the canal."),
    ],
)
def test_numbers_of_other_things_stand_apart(one: str, other: str) -> None:
    """People and things, a number of which one report counts both, and what was fired and what hit are not one."""
    rows = [{cell.of or f.of for cell in f.cells} for f in _compared(one, other) if f.finding == "figure"]
    assert all(len(names) == 1 for names in rows)
    assert len(rows) == 2


def test_a_number_that_one_report_tells_of_everything_brings_nothing_together() -> None:
    """Where a report counts 31 of a dozen things, 31 pieces are none of them: the number tells nothing by itself."""
    things = "boats ropes lamps tables chairs doors windows bottles coins keys"
    listed = " ".join(f"They saw 31 {thing} on the quay." for thing in things.split())
    told = {f.of: {cell.report for cell in f.cells} for f in _compared(listed, "They saw 31 bells on the quay.")}
    assert told.pop("bells") == {"R2"}
    assert set().union(*told.values()) == {"R1"}


def test_a_sum_told_in_two_currencies_is_told_once() -> None:
    """`200 million euros ($265 million)` is one sum, in dollars where another report has it in dollars only."""
    both, other = "Damage came to 200 million euros ($265 million).", "Damage came to $265 million."
    assert [cell.unit for cell in row(_compared(both), "money", "damage").cells] == ["EUR"]
    told = row(_compared(both, other), "money", "damage")
    assert {(cell.report, cell.unit) for cell in told.cells} == {("R1", "EUR"), ("R1", "USD"), ("R2", "USD")}
