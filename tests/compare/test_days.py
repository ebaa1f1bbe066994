"""Promises of days: when each report says that the same thing happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare import compare
from dossier.model.links import Finding
from tests.compare.samples import record


def _days(*texts: str, published: str | None = "2023-08-16", language: str = "en") -> list[Finding]:  # a Wednesday
    told = [
        replace(record(text, f"R{i}"), published=published, language=language) for i, text in enumerate(texts, start=1)
    ]
    return [finding for finding in compare(told) if finding.finding == "date"]


def test_weekdays_are_reckoned_from_the_reports_own_date() -> None:
    """Monday in two reports and Tuesday in a third disagree, as days of the calendar; Spanish and English meet."""
    (found,) = _days(
        "The explosion happened on Monday.", "La explosión ocurrió el lunes.", "An explosion shook the town on Tuesday."
    )
    assert (found.kind, found.agree, found.relation) == ("explosion", False, "contradiction")
    assert [cell.value for cell in found.cells] == ["2023-08-14", "2023-08-14", "2023-08-15"]


def test_dates_in_other_forms_agree() -> None:
    """`August 14`, `14 de agosto` and `on Monday` are one day."""
    (found,) = _days("The fire broke out on August 14.", "El incendio del 14 de agosto.", "Monday's fire is out.")
    assert (found.agree, found.relation) == (True, "same")


def test_days_on_which_somebody_spoke_or_did_something_else_are_left_out() -> None:
    """The day of a statement, of an inquiry into it, or of what is to come is not the day of the fire."""
    assert not _days(
        "The fire was arson, the mayor said on Tuesday.",
        "Prosecutors opened an inquiry on Friday into the fire.",
        "The site of the fire will stay shut until Sunday.",
        "The toll of the fire rose to eleven on Monday.",
        "After the fire in the hall she said that she stopped by on Saturday.",
        "The hall that normally holds Sunday crowds burned in the fire.",
    )


def test_the_night_between_two_days_belongs_to_both() -> None:
    """`Saturday night` and `early Sunday` are no contradiction."""
    (found,) = _days("The crash happened late on Saturday night.", "The crash happened early on Sunday.")
    assert (found.agree, found.relation) == (True, "rounding")


def test_what_happens_again_and_again_makes_no_contradiction() -> None:
    """Arrests on several days make no row, and protests on several days no disagreement."""
    assert not _days("He was arrested on Monday.", "He was arrested on Tuesday.")
    (found,) = _days("There were protests on Monday.", "There were protests on Tuesday.")
    assert (found.agree, found.relation) == (True, "other-scope")


def test_two_nights_are_two_days() -> None:
    """Monday night may be called early Tuesday, and is not Sunday night."""
    (same,) = _days("The fire broke out on Monday night.", "The fire broke out early on Tuesday.")
    (apart,) = _days("The fire broke out on Monday night.", "The fire broke out on Sunday night.")
    assert same.agree
    assert not apart.agree


def test_reports_without_a_date_keep_their_weekday() -> None:
    """A weekday that cannot be reckoned is shown as it is, and contradicts nothing."""
    (found,) = _days("The crash happened on Monday.", "The crash happened on Tuesday.", published=None)
    assert [cell.value for cell in found.cells] == ["Monday", "Tuesday"]
    assert found.agree


def test_the_month_of_march_is_no_march() -> None:
    """A day in March is not the day of a protest; a march on a day is."""
    assert not _days("The bridge fell to neglect on March 9.", "In March 2022 it was shut. It fell on March 9.")
    (found,) = _days("The march on Monday drew thousands.", "Thousands joined the march on Monday.")
    assert found.kind == "protest"


def test_a_weekday_alone_cannot_be_held_against_a_date() -> None:
    """Of which week a report without a date speaks nobody knows, so nothing is claimed; the same weekday agrees."""
    dated = replace(record("The fire broke out on Monday.", "R1"), published="2023-08-16")
    for day, relation in (("Monday", "same"), ("Sunday", "cannot-be-told")):
        undated = replace(record(f"The fire broke out on {day}.", "R2"), published=None)
        (found,) = [f for f in compare([dated, undated]) if f.finding == "date"]
        assert (found.agree, found.relation) == (True, relation)


def test_a_date_without_its_year_is_of_the_others_year() -> None:
    """Nobody leaves out the year of another year: March 9 and March 10, 2021 disagree, and so do two without years."""
    (found,) = _days("The fire broke out on March 9.", "The fire broke out on March 10, 2021.", published=None)
    assert (found.agree, found.relation) == (False, "contradiction")
    (found,) = _days("The fire broke out on March 9.", "The fire of March 10 is out.", published=None)
    assert (found.agree, found.relation) == (False, "contradiction")
    (found,) = _days("The fire broke out on December 31.", "The fire of January 1, 2022 is out.", published=None)
    assert (found.agree, found.relation) == (False, "contradiction")
    (found,) = _days("The fire broke out late on March 9.", "The fire broke out early on March 10.", published=None)
    assert (found.agree, found.relation) == (True, "rounding")


def test_a_weekday_with_its_date_is_one_day() -> None:
    """`Monday, August 14, 2023` is told once, with all its words."""
    (found,) = _days("The fire broke out on Monday, August 14, 2023.", "The fire of Monday the 14th of August is out.")
    assert [(c.value, c.evidence.quote) for c in found.cells] == [
        ("2023-08-14", "Monday, August 14, 2023"),
        ("2023-08-14", "Monday the 14th of August"),
    ]


def test_the_day_so_long_after_it_is_another() -> None:
    """What was done on a Tuesday two weeks after the fire does not date the fire."""
    assert not _days("Two weeks after the fire, on Tuesday, a man was found.", "The fire broke out on Monday.")


def test_the_night_between_two_weekdays_belongs_to_both() -> None:
    """Reports without a date that tell of Friday evening and of early Saturday mean one night."""
    (found,) = _days("The fire broke out on Friday evening.", "The fire broke out early on Saturday.", published=None)
    assert (found.agree, found.relation) == (True, "rounding")


def test_the_day_of_a_statement_a_hearing_or_a_post_is_not_that_of_what_they_tell_of() -> None:
    """`On Monday, police said`, `at her arraignment Monday`, a post's own day, and the day on which the hurt died."""
    assert not _days(
        "On Monday, police said the shooting may have been planned.",
        "At her arraignment Tuesday in Ilo, a lawyer called the shooting an accident.",
        "A neighbour was charged Monday with hiding the gun in the shooting.",
        "Police on Thursday identified a man wanted since the shooting.",
        "Many came to a Thursday evening vigil near the scene of the shooting.",
        "What a shooting. — Ada Ruiz (@adaruiz) August 10, 2023",
        "The man suspected in the shooting of his wife died Saturday at a hospital.",
        "The shooting happened on Friday.",
    )
    (found,) = _days("On Monday, police said, a shooting left two dead.", "The shooting happened on Monday.")
    assert found.relation == "same"


def test_a_rocket_that_blasts_off_is_no_explosion() -> None:
    """`Blast off` tells of a start."""
    assert not _days("The rocket is to have blasted off on Monday.", "The rocket blasts off Tuesday.")


def test_being_shot_and_hitting_a_bridge_are_dated_as_shootings_and_crashes_are() -> None:
    """`Was fatally shot`, `shots were fired`, `hit a pillar of the bridge`: the day is that of either."""
    (shot,) = _days(
        "A woman was fatally shot on Monday.", "Shots were fired on Monday.", "The shooting happened on Sunday."
    )
    assert (shot.kind, shot.relation, len(shot.cells)) == ("shooting", "contradiction", 3)
    (hit,) = _days("The ship hit a pillar of the bridge on Monday evening.", "The accident happened late Monday.")
    assert (hit.kind, hit.relation) == ("crash", "same")


def test_a_day_belongs_to_what_its_own_clause_tells() -> None:
    """Of two shootings of one sentence, the day is that of the one in front of it, not of one behind a comma."""
    (found,) = _days(
        "Asked of the shooting that took place near the quay on Monday, he said a boy was shot at noon on Sunday.",
        "The shooting happened on Monday.",
    )
    assert (found.relation, found.cells[0].value) == ("same", "2023-08-14")
    (called,) = _days("About noon Monday, deputies went to a reported shooting.", "A shooting happened on Monday.")
    assert called.relation == "same"


def test_a_unit_that_is_named_after_a_robbery_is_none() -> None:
    """The day on which the Robbery Unit named somebody is not that of a robbery."""
    assert not _days("On Monday, detectives from the Robbery Unit named five men.", "The robbery happened on Sunday.")


def test_two_days_that_one_report_tells_are_of_two_happenings() -> None:
    """Where a report tells of a shooting on one day and of another, reports that tell of one each do not disagree."""
    both = "The first shooting happened on March 9. The second shooting happened on March 13."
    (found,) = _days(both, "The shooting happened on March 9.", "The shooting happened on March 13.")
    assert (found.agree, found.relation) == (True, "other-scope")
    (found,) = _days("The shooting happened on March 9.", "The shooting happened on March 13.")
    assert found.relation == "contradiction"


def test_a_day_takes_the_year_of_another_day_of_its_month_beside_it() -> None:
    """Who tells in 2023 of June 24, 2005 and of June 20 means one year."""
    texts = "The fire of June 24, 2005 came after a fire on June 20.", "The fire of June 24, 2005 is told of again."
    (found,) = _days(*texts)
    assert [cell.value for cell in found.cells] == ["2005-06-24", "2005-06-20", "2005-06-24"]


def test_whoever_shot_people_somewhere_on_a_day_dates_a_shooting() -> None:
    """`Were shot at a wedding` tells where, not at whom somebody aimed, and `shot several people` is a shooting."""
    (found,) = _days(
        "Several people were shot at a wedding in Tacna on Sunday night.",
        "The man who shot several people at a wedding in Tacna Sunday night was named.",
    )
    assert (found.kind, found.relation) == ("shooting", "same")


def test_a_sentence_is_dated_where_somebody_is_sentenced() -> None:
    """A prison that somebody left, and a sentence that is a figure of speech, are no happening of that day."""
    assert not _days(
        "The singer left the women's wing of the prison on Wednesday night.",
        "She speaks of the door in a recording that went round on Tuesday: “A locked door is a sentence.”",
    )
    (found,) = _days("The driver was sentenced on Tuesday.", "El conductor fue condenado el martes.")
    assert (found.kind, found.agree) == ("sentence", True)


@pytest.mark.parametrize(
    "said",
    [
        "The bridge fell on August 14, 2023.",
        "The bridge in Corran fell on Monday.",
        "The fall of the old bridge on Monday woke the town.",
        "El puente se cayó el lunes.",
        "La caída del puente ocurrió el lunes.",
    ],
)
def test_what_is_built_collapses_when_it_falls(said: str) -> None:
    """A bridge or a tower that fell has collapsed; who fell from one has not."""
    (found,) = _days(said, "The bridge collapsed on Monday.")
    assert (found.kind, [cell.value for cell in found.cells]) == ("collapse", ["2023-08-14"] * 2)
    assert not _days("A painter on the bridge fell on Monday.", "A painter fell from the bridge on Tuesday.")


def test_another_places_clock_may_show_another_day() -> None:
    """Where one report tells the hour by some place's time, the day before or after is no contradiction; two are."""
    (near,) = _days("The quake struck at 1 a.m. local time on Friday.", "The quake struck on Thursday.")
    (far,) = _days("The quake struck at 1 a.m. local time on Friday.", "The quake struck on Wednesday.")
    assert (near.relation, far.relation) == ("rounding", "contradiction")


def test_a_french_verb_is_no_time_zone() -> None:
    """`S'est produite` names no Eastern Standard Time: Monday and Tuesday disagree."""
    told = ("L'explosion s'est produite lundi matin.", "L'explosion s'est produite mardi matin.")
    (found,) = _days(*told, language="fr")
    assert found.relation == "contradiction"


def test_an_evening_is_of_its_own_day() -> None:
    """Who says Friday evening and who says Saturday disagree, unless Saturday's is the night before it."""
    told = ("The fire broke out on Friday evening.", "The fire broke out on Saturday.")
    (apart,) = _days(*told)
    (third,) = _days(*told, "The fire broke out in the first minutes of Saturday, before dawn.")
    assert third.relation == "rounding"
    (same,) = _days("The fire broke out on Friday evening.", "The fire broke out early on Saturday.")
    assert (apart.relation, same.relation) == ("contradiction", "rounding")


def test_a_day_of_last_week_is_not_guessed() -> None:
    """`Tuesday last week` is one day to some and another to others."""
    assert not _days("The raft sank on Tuesday last week.", "The raft sank on August 8.")


@pytest.mark.parametrize(
    ("language", "told", "again", "other"),
    [
        ("pt", "O incêndio começou na segunda-feira, 14 de agosto.", "O fogo ocorreu na segunda-feira à tarde.",
         "O incêndio aconteceu na terça-feira."),
        ("fr", "L'incendie a éclaté lundi 14 août 2023.", "Un incendie s'est déclaré lundi.",
         "L'incendie du 15 août a duré six heures."),
        ("de", "Der Brand brach am Montag, dem 14. August 2023, aus.", "Das Feuer vom 14. August ist gelöscht.",
         "Am Dienstagmorgen ist ein Feuer ausgebrochen."),
    ],
)  # fmt: skip
def test_days_are_read_in_portuguese_french_and_german(language: str, told: str, again: str, other: str) -> None:
    """Dates, weekdays and happenings of one report are held against another's, whatever the language."""
    (same,) = _days(told, again, language=language)
    assert (same.kind, same.relation) == ("fire", "same")
    (apart,) = _days(told, again, other, language=language)
    assert [cell.value for cell in apart.cells] == ["2023-08-14", "2023-08-14", "2023-08-15"]
    assert not apart.agree


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt", "A prefeita disse na quinta-feira que o incêndio foi criminoso."),
        ("pt", "Um homem foi preso na quinta-feira pelo incêndio."),
        ("fr", "Le préfet a annoncé jeudi que l'incendie était criminel."),
        ("fr", "Un homme a été arrêté jeudi après l'incendie."),
        ("de", "Der Sprecher sagte am Donnerstag, der Brand sei gelöscht."),
        ("de", "Am Donnerstag wurde nach dem Brand ein Mann festgenommen."),
    ],
)
def test_days_of_statements_date_nothing_in_these_languages_either(language: str, said: str) -> None:
    """When somebody spoke of it, or was arrested for it, is not when it happened."""
    assert not _days(said, said, language=language)


def test_a_night_between_two_days_is_told_in_other_languages() -> None:
    """`Dans la nuit de lundi à mardi` is Monday's night and early on Tuesday; `in der Nacht zum Dienstag` as well."""
    (french,) = _days(
        "L'incendie a éclaté dans la nuit de lundi à mardi.", "L'incendie a éclaté mardi matin.", language="fr"
    )
    (german,) = _days(
        "In der Nacht zum Dienstag kam es zum Brand.", "Der Brand brach am Montagabend aus.", language="de"
    )
    assert french.agree
    assert german.relation == "rounding"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt", "A segunda vítima do incêndio morreu no domingo."),
        ("pt", "O incêndio foi controlado no sábado."),
        ("fr", "Un blessé de l'incendie est mort dimanche à l'hôpital."),
        ("fr", "L'incendie a été maîtrisé samedi."),
        ("de", "Ein Opfer des Brandes starb am Sonntag im Krankenhaus."),
        ("de", "Der Brand wurde am Samstag gelöscht."),
        ("en", "A march in memory of the victims of the fire drew hundreds on Saturday."),
        ("es", "Una marcha por las víctimas del incendio se realizó el sábado."),
    ],
)
def test_what_came_of_it_later_is_not_when_it_happened(language: str, said: str) -> None:
    """The day on which a fire was put out, or its victims died or were mourned, is not that of the fire."""
    assert not _days(said, said, language=language)


def test_a_day_right_behind_what_victims_are_of_is_its_day() -> None:
    """`The victims of the fire on Friday` tell when the fire was."""
    said = "As vítimas do incêndio na sexta-feira são dois homens."
    (same,) = _days(said, said, language="pt")
    assert same.kind == "fire"


def _dates(*texts: str) -> list[tuple[str, str | None, set[str]]]:
    told = compare([record(text, f"R{at}") for at, text in enumerate(texts)])
    return [(f.kind, f.relation, {cell.report for cell in f.cells}) for f in told if f.finding == "date"]


def test_a_report_that_names_the_event_otherwise_dates_it_too() -> None:
    """`Killed on Monday` and `the landslides on Monday` date the earthquake; another day does not."""
    quake = "An earthquake struck the town on Monday."
    told = (quake, quake, "Nine people died on Monday in the town.", "The landslides began on Monday.")
    assert _dates(*told, "Ada Ruiz died on Friday.") == [("earthquake", "same", {"R0", "R1", "R2", "R3"})]


def test_an_arrest_is_dated_where_nothing_else_is() -> None:
    """Reports of an arrest alone agree on its day; two people arrested on two days are no disagreement."""
    assert _dates("Police arrested Ada Ruiz on Friday.", "Ada Ruiz was arrested on Friday.") == [
        ("arrest", "same", {"R0", "R1"})
    ]
    assert _dates("Police arrested Ada Ruiz on Friday.", "Hugo Tello was arrested on Sunday.") == []
