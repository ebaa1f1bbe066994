"""Promises of scope: numbers of one name that count others are no contradiction, and those of the same still are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare import compare
from dossier.model.links import Finding
from tests.compare.samples import record, row


def _row(
    kind: str, one: str, other: str, of: str | None = None, days: tuple[str | None, str | None] = (None, None)
) -> Finding:
    told = [replace(record(text, f"R{i}"), published=days[i]) for i, text in enumerate((one, other))]
    return row(compare(told), kind, of)


@pytest.mark.parametrize(
    ("kind", "of", "one", "other", "relation"),
    [
        ("killed", None, "Two boys and the driver died.", "At least nine people were killed.",
         "part-of-total"),
        ("count", "customers", "The thieves copied the cards of 5,000 angry Canadian customers.",
         "The thieves copied the cards of 9,000 angry Canadian customers.", "contradiction"),
        ("wounded", None, "Three people were injured.", "Nine people were injured.", "contradiction"),
        ("arrested", None, "Police made 40 arrests on Friday.", "More than 130 people were arrested.", "other-scope"),
        ("arrested", None, "Police made 40 arrests on Friday.", "Police arrested 45 people.", "contradiction"),
        ("killed", None, "The blaze left five people and an unborn baby dead.", "Six people were killed.", "same"),
        ("count", "passengers", "The ship put some 420 passengers and crew ashore at Ilo.",
         "The ship put 246 passengers ashore at Ilo.", "part-of-total"),
        ("count", "passengers", "The ship put 420 passengers ashore at Ilo.",
         "The ship put 246 passengers ashore at Ilo.", "contradiction"),
        ("count", "pirates", "The navy seized 23 pirates off Ilo.", "The navy seized 11 Peruvian pirates off Ilo.",
         "part-of-total"),
        ("wounded", None, "Three people were flown to Ilo with serious injuries.", "Four people were hurt.",
         "part-of-total"),
        ("wounded", None, "The third shooting happened at dawn. Police said two people were hurt.",
         "Police said four people were hurt.", "part-of-total"),
        ("wounded", None, "The third shooting happened at dawn. In all, two people were hurt.",
         "Police said four people were hurt.", "contradiction"),
        ("wounded", "men", "A spate of shootings shook Ilo. Two men were hurt at the quay.", "Four men were hurt.",
         "part-of-total"),
        ("wounded", "men", "A shooting shook Ilo. Two men were hurt at the quay.", "Four men were hurt at the quay.",
         "contradiction"),
        ("count", "boats", "Three boats had gone out.", "A tug towed in two of the boats.", "part-of-total"),
    ],
)  # fmt: skip
def test_numbers_of_others_contradict_nobody(kind: str, of: str | None, one: str, other: str, relation: str) -> None:
    """Named groups of the dead, one act's hurt, one day's arrests, some of the boats."""
    assert _row(kind, one, other, of).relation == relation
    assert _row(kind, other, one, of).relation == relation


@pytest.mark.parametrize(
    ("kind", "of", "one", "other", "days", "relation"),
    [
        ("duration", "riot", "The riots lasted for three days.", "The riots lasted for six days.", 4, "update"),
        ("duration", "riot", "The riots lasted for three days.", "The riots lasted for nine days.", 1, "contradiction"),
        ("duration", "closure", "The road will be closed for three days.", "The road will be closed for five days.", 2,
         "contradiction"),
        ("count", "votes", "Ms Okoro led with 310,000 votes.", "Ms Okoro won with 480,000 votes.", 1, "update"),
        ("money", "reward", "The bank offered a reward of $5,000.", "The bank doubled the reward to $10,000.", 3,
         "update"),
        ("arrested", None, "By noon 15 people were arrested. At dusk 24 people were arrested.",
         "Police said 33 people were arrested.", 1, "update"),
        ("arrested", None, "Police said 24 people were arrested.", "Police said 33 people were arrested.", 1,
         "contradiction"),
    ],
)  # fmt: skip
def test_what_goes_on_is_counted_again(
    kind: str, of: str | None, one: str, other: str, days: int, relation: str
) -> None:
    """Days of a riot, votes, a reward and arrests grow with the date; a plan, and what grows too fast, do not."""
    assert _row(kind, one, other, of, ("2024-05-02", f"2024-05-{2 + days:02}")).relation == relation


def test_whoever_has_not_returned_is_missing() -> None:
    """Crews that have not come back are those whom another report calls missing."""
    found = _row("missing", "Nine fishermen have not returned.", "Nueve pescadores no han regresado.", "fishermen")
    assert found.relation == "same"


@pytest.mark.parametrize(
    "text",
    ["Los bomberos calificaron de falsa una cadena que habla de sesenta muertos.",
     "She described a radio report of sixty deaths as invented."],
)  # fmt: skip
def test_what_is_called_invented_counts_nobody(text: str) -> None:
    """A number that a report calls false, fabricated or invented is no figure of it."""
    assert [f for f in compare([record(text)]) if f.finding == "figure"] == []


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("Sixty-two lakh voters stayed at home.", ("count", "voters", 6_200_000, None)),
        ("3.4 crore customers were affected.", ("count", "customers", 34_000_000, None)),
        ("The breach touched 52million customers.", ("count", "customers", 52_000_000, None)),
        ("El gobierno anunció tres mil millones de pesos.", ("money", None, 3_000_000_000, "pesos")),
        ("The cashier was given 16 years.", ("duration", "sentence", 16, "years")),
        ("For the driver: nine years' imprisonment.", ("duration", "sentence", 9, "years")),
    ],
)
def test_large_numbers_and_terms_are_read_as_they_are_written(
    text: str, figure: tuple[str, str | None, int, str | None]
) -> None:
    """Lakhs and crores, millions written in one word, thousands of millions, and years that a court gives."""
    found = [f for f in compare([record(text)]) if f.finding == "figure"]
    assert [(f.kind, f.of, c.value, c.unit) for f in found for c in f.cells] == [figure]


def test_what_a_place_is_like_every_year_is_no_figure_of_the_event() -> None:
    """Millions in a year are background; hundreds that are told of the event stay."""
    found = compare([record("The tunnel carries 3.1 million passengers every year. It held 410 passengers then.")])
    assert [c.value for f in found if f.finding == "figure" for c in f.cells] == [410]


def test_consumers_and_customers_of_one_number_stand_in_one_row() -> None:
    """Two reports that tell one number of people by words for the same people tell it together."""
    found = _row(
        "count", "It lost data of 61 million consumers.", "Data of 61million customers were lost.", "customers"
    )
    assert (found.relation, len(found.cells)) == ("same", 2)


def test_durations_are_held_against_those_of_their_own_length() -> None:
    """The weeks of a trial contradict each other, whatever hours are told of its last day."""
    one = "The trial lasted nine weeks. The trial ended after six hours of talk."
    assert not _row("duration", one, "The trial lasted 12 weeks.", "trial").agree


def _figures(text: str) -> list[tuple[str, str | None, object]]:
    return [(f.kind, f.of, c.value) for f in compare([record(text)]) if f.finding == "figure" for c in f.cells]


def test_a_rivals_share_is_no_second_count_of_the_winners() -> None:
    """`480,000 votes to Mr Rao's 310,000` is no quarrel; what is added to a number is no other count of it."""
    found = compare([record("Ms Okoro won with 480,000 votes to Mr Rao's 310,000.")])
    assert row(found, "count", "votes").agree
    assert _figures("Two patients died. Adding Lima's three, that is the toll.") == [("killed", "patients", 2)]


def test_few_men_of_whom_two_voices_tell_may_be_others() -> None:
    """Three men whom the police saw and two men of whom a witness tells are no two counts of the same men."""
    text = "Three bearded men came by, police said. Two men in a van got out and fired, Ruiz said."
    assert all(f.agree for f in compare([record(text)]))


def test_what_is_told_of_some_is_not_told_of_all() -> None:
    """Six gates, of which two opened, are not held against two gates that opened."""
    assert _row(
        "count", "El estadio tiene seis portones, de los que sólo abrieron dos.", "Two gates opened.", "gates"
    ).agree


def test_room_for_many_is_no_count_of_those_who_came() -> None:
    """How many a stadium holds does not contradict how many were in it."""
    found = _row(
        "count", "Fueron 22.300 espectadores.", "El estadio tiene cabida para 24.800 espectadores.", "spectators"
    )
    assert found.agree


def test_times_between_two_happenings_are_no_duration() -> None:
    """Three shootings within an hour of each other did not last an hour."""
    assert _figures("The shootings happened within just an hour of each other.") == []


def test_a_headline_that_says_a_toll_has_risen_speaks_for_its_report() -> None:
    """The same number told plainly in the text is a newer count all the same, also on the same day."""
    text = "Sube a 15 la cifra de muertos. El alud dejó 15 muertos, según la alcaldía."
    assert _row("killed", "El alud dejó 8 muertos.", text, days=("2024-05-02", "2024-05-02")).relation == "update"


def test_who_was_shot_is_no_dispute_about_the_hurt() -> None:
    """Three who were shot, of whom one died, and two hurt are told in two voices, and both are right."""
    text = "2 hurt at the pier, the mayor said. Police hold a man suspected of shooting three people, killing one."
    assert _row("wounded", text, "Two people were hurt at the pier.").relation != "contradiction"


def test_how_long_a_jury_deliberates_is_not_how_long_a_trial_lasts() -> None:
    """Hours of deliberations contradict other hours of them, and no weeks of a trial."""
    texts = "After 30 hours of deliberations they went home.", "After 40 hours of deliberations, the trial ended."
    assert _row("duration", *texts, of="deliberation").relation == "contradiction"


def test_a_time_that_nothing_calls_lasting_takes_no_near_ones_name() -> None:
    """`Found within 10 minutes` is not held against the 13 minutes of somebody else's talks."""
    texts = "Within 10 minutes they found him.", "The talks lasted 13 minutes."
    findings = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    assert {f.of: f.relation for f in findings if f.kind == "duration"} == {None: "one-report", "talks": "one-report"}


def test_as_many_aboard_hide_no_contradiction_of_the_rescued() -> None:
    """Two reports that tell both are held against each other in each: 212 rescued are not 239."""
    one = "The ferry carried 250 people. The navy rescued 212 people."
    other = "The ferry carried 250 people. The navy rescued 239 people."
    found = compare([record(one, "R1"), record(other, "R2")])
    assert any(f.relation == "contradiction" and {212, 239} == {cell.value for cell in f.cells} for f in found)


def test_who_fought_a_fire_is_not_who_marched() -> None:
    """Firefighters and other personnel are no people at large; who are called personnel go by the plainer name."""
    texts = (
        "Más de 200 efectivos combatieron el fuego.",
        "More than 200 firefighters fought the fire.",
        ("Unas 300 personas participaron en la marcha."),
    )
    found = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    rows = {f.of: {cell.report for cell in f.cells} for f in found if f.finding == "figure" and f.kind == "count"}
    assert rows == {"firefighters": {"R0", "R1"}, "people": {"R2"}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Cuarenta presos huyeron de la cárcel.", "Treinta y cinco presos siguen prófugos."),
        ("Police arrested 12 at the march.", "Three remain in custody after the march."),
        ("Some 850 jobs will go at the mill.", "Hallin will close two plants; 1,200 workers at the coke plant leave."),
        ("A ship rescued 49 migrants off Calda.", "“There were 52 of us when we left,” said Mal of the migrants."),
    ],
)
def test_who_is_left_and_who_was_there_at_first_are_others(one: str, other: str) -> None:
    """Those who remain at large, or held, and the passengers beside a crew, contradict no count of all."""
    assert all(row.agree for row in compare([record(one, "R1"), record(other, "R2")]))


def test_some_who_still_do_the_same_are_counted_anew() -> None:
    """A report of 900 who are still on strike gainsays another one's 1,200 of the same day."""
    one, other = "Some 1,200 workers are on strike at the mill.", "Exactly 900 workers are still on strike at the mill."
    assert _row("count", one, other, "workers").relation == "contradiction"
