"""Promises of how figures of two reports stand to each other: only what cannot be true together is a contradiction."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.compare import compare
from dossier.model.links import Finding
from tests.compare.samples import record, row


def _row(kind: str, *texts: str, of: str | None = None, days: tuple[str | None, ...] = ()) -> Finding:
    days = days or (None,) * len(texts)
    told = [
        replace(record(text, f"R{i}"), published=day) for i, (text, day) in enumerate(zip(texts, days, strict=True))
    ]
    return row(compare(told), kind, of)


def _disagree(kind: str, *texts: str, of: str | None = None) -> bool:
    """Whether any row of what is counted says that its reports disagree."""
    found = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    return any(not f.agree for f in found if (f.finding, f.kind, f.of) == ("figure", kind, of))


@pytest.mark.parametrize(
    ("kind", "of", "one", "other", "relation"),
    [
        ("killed", None, "Twelve people died.", "Doce personas murieron.", "same"),
        ("killed", None, "Twelve people died.", "Nine people died.", "contradiction"),
        ("killed", None, "At least nine people died.", "Twelve people died.", "range"),
        ("killed", None, "At least nine people died.", "At least twelve people died.", "range"),
        ("killed", None, "At least nine people died.", "At least thirty people died.", "contradiction"),
        ("wounded", None, "Between 20 and 25 people were hurt.", "22 people were hurt.", "range"),
        ("wounded", None, "About 30 people were hurt.", "28 people were hurt.", "rounding"),
        ("displaced", None, "12,400 people were evacuated.", "12,000 people were evacuated.", "rounding"),
        ("wounded", None, "Two people are in hospital.", "Nine people were injured.", "part-of-total"),
        ("count", "customers", "The data of 143,000 US customers were stolen.",
         "The data of another 700 American customers were stolen, of 145,500 US customers in all.", "contradiction"),
        ("count", "people (Yemen)", "The launch had 11 Yemenis aboard.", "La lancha llevaba diez yemeníes a bordo.",
         "contradiction"),
        ("count", "pirates", "The navy held 11 Yemeni pirates.", "La armada retuvo a diez piratas yemeníes.",
         "contradiction"),
        ("count", "boats", "Thirty fishing boats came.", "The navy sent 12 rubber boats.", "other-scope"),
        ("count", "houses", "The wind destroyed 15 houses.", "The wind damaged 120 houses.", "other-scope"),
        ("count", "houses", "The wind destroyed 15 houses.", "The wind destroyed 20 houses.", "contradiction"),
        ("count", "magazines", "The coastguard confiscated 14 rifles, 31 magazines and 900 cartridges.",
         "Six rifles, 12 magazines and some 300 cartridges were found in the hold.", "contradiction"),
        ("count", "rooms", "Seven treatment rooms are in use.", "Nine treatment rooms have been set up.",
         "contradiction"),
        ("count", "helicopters", "The rescue effort involves 120 volunteers and two helicopters.",
         "Participan en la búsqueda tres helicópteros.", "contradiction"),
        ("count", "cartridges", "Nine bullets were fired from the street at the house in Ilo.",
         "Four bullets went through the house in Ilo.", "other-scope"),
        ("count", "cartridges", "Nine bullets were fired at the house in Ilo.",
         "Four bullets were fired at the house in Ilo.", "contradiction"),
        ("count", "shots", "He fired at least 15 to 20 shots at the gate.", "He fired 24 shots at the gate.", "range"),
        ("count", "tonnes", "The rocket has a payload of 64 metric tons.", "It will haul 105 metric tons to orbit.",
         "other-scope"),
        ("money", None, "The bank's reserves rose to $2.1 billion.", "It put $1.9 billion aside.", "other-scope"),
        ("duration", "fire", "The fire burned for six hours.", "El fuego ardió durante ocho horas.", "contradiction"),
        ("count", "pilots", "It will lay off 2,400 workers and 900 pilots.",
         "Despedirá a 2.400 trabajadores, entre ellos 850 pilotos.", "contradiction"),
        ("killed", None, "La explosión dejó 16 muertos. Entre los fallecidos figuran dos niñas.",
         "The blast killed 18 people.", "contradiction"),
        ("missing", None, "Some 250 people are missing.", "La cifra de desaparecidos asciende a 299.", "contradiction"),
        ("duration", "fire", "The fire burned for two days.", "The fire burned for 48 hours.", "same"),
        ("money", "damage", "Damage was put at $2 million.", "Damage was put at €2 million.", "other-scope"),
        ("money", "bail", "Bail was set at $2,000.", "Bail was set at $9,000.", "other-scope"),
        ("money", "budget", "Its budget is $58 billion.", "El presupuesto es de 61.000 millones de dólares.",
         "contradiction"),
        ("wounded", None, "Two people were critically hurt.", "Three people were hurt.", "other-scope"),
        ("wounded", None, "Two people were slightly hurt.", "Three people were slightly hurt.", "contradiction"),
        ("wounded", None, "Four people were critically hurt.", "Three people were hurt.", "contradiction"),
        ("wounded", None, "Ana Ruiz was badly wounded. Four others were wounded.", "Three people were wounded.",
         "contradiction"),
        ("killed", None, "The storm killed 38 people.", "The ministry lowered the toll to 33.", "update"),
        ("killed", None, "The storm killed 33 people.", "The ministry lowered the toll to 38.", "contradiction"),
        ("count", "tourists", "The boat carried 15 tourists and a guide.", "The boat carried 16 tourists.",
         "part-of-total"),
        ("count", "tourists", "The boat carried 15 tourists.", "The boat carried 16 tourists.", "contradiction"),
        ("arrested", None, "More than 300 people were detained.",
         "Nine people died, the ministry said on Sunday, and 150 were arrested.", "contradiction"),
    ],
)  # fmt: skip
def test_a_row_says_how_its_reports_stand_to_each_other(
    kind: str, of: str | None, one: str, other: str, relation: str
) -> None:
    """Ranges, roundings, parts and other scopes are told from contradictions, in either order."""
    for texts in ((one, other), (other, one)):
        found = _row(kind, *texts, of=of)
        assert (found.relation, found.agree) == (relation, relation != "contradiction")


def test_some_of_the_hurt_in_hospital_are_a_part_of_others_who_were_shot() -> None:
    """Three others in hospital contradict nobody who counts four others shot; four in hospital do where three were."""
    shot, taken = "One woman died and {} others were shot.", "One woman died and {} others were taken to hospital."
    assert _row("wounded", taken.format("three"), shot.format("four")).relation == "part-of-total"
    assert not _row("wounded", taken.format("four"), shot.format("three")).agree


def test_one_number_told_of_two_kinds_of_a_thing_is_two_counts() -> None:
    """Five pirate boats and five merchant boats are not five boats told twice."""
    found = _row(
        "count", "Five pirate boats came near. The navy led five merchant boats.", "It saw 5 boats.", of="boats"
    )
    assert [cell.report for cell in found.cells] == ["R0", "R0", "R1"]


def test_a_report_without_a_date_tells_its_day_in_its_head() -> None:
    """More dead in a report whose first words name a later day are an update, as they are in one that is dated."""
    early = "ILO, 3 May 2021 - Nine people died."
    late = "Officials said on Thursday, May 6, 2021 that twelve people died."
    assert _row("killed", early, late).relation == "update"
    assert _row("killed", early, late.replace("May 6", "May 3")).relation == "contradiction"
    assert _row("killed", early, late.replace("May 6", "May 61")).relation == "contradiction"


def test_damage_grows_with_the_days() -> None:
    """Losses of 40 million, and of 65 million two days later, contradict each other no more than a toll does."""
    one, other = "Losses are 40 million dollars.", "Losses are 65 million dollars."
    assert _row("money", one, other, of="damage", days=("2020-01-01", "2020-01-03")).agree
    assert not _row("money", one, other, of="damage", days=("2020-01-01", "2020-01-01")).agree


def test_more_have_to_leave_on_a_later_day() -> None:
    """More evacuated on a later day contradict nobody; on the same day, and fewer later, they do."""
    early, late = "2,000 people were evacuated.", "3,500 people were evacuated."
    days = ("2020-01-01", "2020-01-02")
    assert _row("displaced", early, late, days=days).relation == "update"
    assert not _row("displaced", early, late, days=("2020-01-01", "2020-01-01")).agree
    assert not _row("displaced", late, early, days=days).agree


def test_who_is_sought_for_what_they_did_is_not_missing() -> None:
    """Police who look for four men who shot somebody miss none of them."""
    told = [record("Police are looking for four men who shot two people in Ilo.")]
    assert not [finding for finding in compare(told) if finding.kind == "missing"]


def test_some_of_the_same_dead_do_not_become_more() -> None:
    """Four children among 24 dead, and on a later day seven among 24, are a contradiction; among 30 they are not."""
    days = ("2020-01-01", "2020-01-02")
    early, late = "Twenty-four people died, four of them children.", "{} people died. Seven were children."
    assert _row("killed", early, late.format("Twenty-four"), of="children", days=days).relation == "contradiction"
    assert _row("killed", early, late.format("Thirty"), of="children", days=days).relation == "update"


def test_many_more_arrests_on_a_later_day_are_an_update() -> None:
    """Forty-six arrests on the day after one arrest contradict nobody; nine after six do."""
    days = ("2020-01-01", "2020-01-02")
    assert _row("arrested", "One person was arrested.", "Police arrested 46 people.", days=days).relation == "update"
    assert not _row("arrested", "Six people were arrested.", "Police arrested nine people.", days=days).agree


def test_what_somebody_was_arrested_for_before_contradicts_nobody() -> None:
    """Each has arrests of his own behind him."""
    assert _row(
        "count", "Ruiz has four prior arrests.", "Paz had been arrested five times.", of="earlier arrests"
    ).agree


def test_the_numbers_of_a_list_of_places_are_parts() -> None:
    """So many in each region are counted as the whole is, and held against no whole of another report."""
    listed = "There are 71 candidates: 46 in Ica, 25 in Tacna."
    assert _row("count", listed, "The 80 candidates were presented.", of="candidates").cells[0].value == 71
    assert _row("count", listed, "Some 71 candidates stand.", of="candidates").agree


def test_those_found_since_are_missing_no_more() -> None:
    """Fewer who are still missing on a later day are an update; fewer on the same day are a contradiction."""
    early, late = "Eleven people are missing.", "Three people are still missing."
    assert _row("missing", early, late, days=("2020-01-01", "2020-01-02")).relation == "update"
    assert _row("missing", early, late, days=("2020-01-01", "2020-01-01")).relation == "contradiction"


def test_how_many_are_allowed_is_held_against_nobody_who_came() -> None:
    """Sixty passengers that a boat may carry do not contradict ninety who were aboard."""
    found = _row("count", "It is licensed for 60 passengers.", "It carried 90 passengers.", of="passengers")
    assert found.relation == "other-scope"


def test_things_are_recounted_after_some_days_only() -> None:
    """That more things were damaged is an update once there was time to count them; on the next day it contradicts."""
    early, late = "Four died. The storm damaged 60 stalls.", "Five died. The storm damaged 90 stalls."
    assert _row("count", early, late, of="stalls", days=("2020-01-01", "2020-01-02")).relation == "contradiction"
    assert _row("count", early, late, of="stalls", days=("2020-01-01", "2020-01-05")).relation == "update"


def test_a_later_report_that_tells_more_dead_is_an_update() -> None:
    """More dead on a later day are an update, also of the hurt; fewer dead on a later day are a contradiction."""
    early, late = "Nine people died and 20 people were hurt.", "Twelve people died and 31 people were hurt."
    assert _row("killed", early, late, days=("2020-01-01", "2020-01-03")).relation == "update"
    assert _row("wounded", early, late, days=("2020-01-01", "2020-01-03")).relation == "update"
    assert _row("killed", late, early, days=("2020-01-01", "2020-01-03")).relation == "contradiction"
    assert _row("killed", early, late, days=("2020-01-01", "2020-01-01")).relation == "contradiction"


def test_other_years_are_no_part_of_the_event() -> None:
    """What a report recalls of an earlier year makes no cell, unless the case has reports of that year."""
    then = replace(record("Four people died.", "R1"), published="2015-03-01")
    recalled = replace(record("In 2015 four people died here.", "R2"), published="2020-03-01")
    assert not [f for f in compare([recalled]) if f.finding == "figure"]
    assert {cell.report for cell in row(compare([then, recalled]), "killed").cells} == {"R1", "R2"}


def test_copies_and_one_body_are_one_voice() -> None:
    """Two outlets that name the police, or print the same sentence, count once; others count for themselves."""
    named = _row("killed", "Police said nine people died.", "Nueve personas murieron, informó la policía.")
    printed = "Nine people died when the old bridge over the river fell on a bus full of pupils."
    copied = _row("killed", printed, printed)
    apart = _row("killed", "Police said nine people died.", "Nine people died, the mayor said.")
    assert (named.voices, copied.voices, apart.voices) == (1, 1, 2)
    assert [cell.voice for cell in apart.cells] == [1, 2]


def test_rows_have_keys_that_more_reports_do_not_change() -> None:
    """A ruling on a row finds it again when a report is added."""
    two = [record("Nine people died. \"We ran for our lives\", said Ida Lund.", "R1"),
           record("Ten people died. \"We ran for our lives\", Ida Lund said.", "R2")]  # fmt: skip
    more = [*two, record("Ten people died. \"We ran for our lives at dawn\", said Ida Lund.", "R3")]  # fmt: skip
    before, after = {f.key for f in compare(two)}, {f.key for f in compare(more)}
    assert before <= after
    assert {"figure/killed", "quote/we ran for our lives"} <= before


@given(st.lists(st.sampled_from(["Nine", "10", "about 12", "at least 7", "between 5 and 9"]), min_size=1, max_size=5))
def test_the_order_of_reports_changes_no_verdict(values: list[str]) -> None:
    """A row's relation is the same however the reports are ordered, and every key is told once."""
    told = [record(f"There, {value} people died.", f"R{i}") for i, value in enumerate(values)]
    there, back = compare(told), compare(told[::-1])
    assert row(there, "killed").relation == row(back, "killed").relation
    keys = [f.key for f in there]
    assert len(keys) == len(set(keys))


def test_as_many_badly_hurt_hide_no_contradiction_of_all_the_hurt() -> None:
    """Two reports that tell of four badly hurt alike contradict each other in how many were hurt in all."""
    found = row(
        compare(
            [
                record("Police say 27 people were injured. Four people with serious injuries left the clinic.", "R1"),
                record("Police say 25 people were injured. Four people with serious injuries left the clinic.", "R2"),
            ]
        ),
        "wounded",
    )
    assert (found.agree, found.relation) == (False, "contradiction")


def test_men_are_some_of_more_people() -> None:
    """Who drove four men there was with them: the five people of another report are no contradiction."""
    found = _row(
        "count",
        "Ada Ruiz drove the four men to the quay in Ilo in a van.",
        "Five people drove to the quay in Ilo in a van.",
        of="people",
    )
    assert (found.agree, found.relation) == (True, "part-of-total")


def test_an_undated_report_is_of_the_time_of_a_dated_one_that_tells_the_same_number() -> None:
    """The one arrest of Monday evening, told by a report without a date too, does not contradict Wednesday's 46."""
    texts = "One person was arrested.", "One person was arrested.", "Police made 46 arrests."
    known = _row("arrested", *texts, days=(None, "2013-03-12", "2013-03-14"))
    assert (known.agree, known.relation) == (True, "update")
    unknown = _row("arrested", *texts, days=(None, "2013-03-14", "2013-03-14"))
    assert unknown.relation == "contradiction"


def test_two_bodies_numbers_in_one_report_contradict_each_other() -> None:
    """What the police and a hospital count needs no second report; one voice's two numbers are no contradiction."""
    two = "The police counted 38 wounded people after the blast. The hospital said that 52 people were wounded."
    one = "The police counted 38 wounded people after the blast. The police said later that 52 people were wounded."
    assert _row("wounded", two).relation == "contradiction"
    assert _row("wounded", one).relation != "contradiction"
