"""Promises of figures of several reports or events: which stand in one row, and whether they agree."""

from __future__ import annotations

from dataclasses import replace

from dossier.compare import compare
from tests.compare.samples import case, record, row, told


def test_both_languages_meet_in_one_row() -> None:
    """Workers arrested in English and obreros detained in Spanish are one row, and agree."""
    found = row(compare(case()), "arrested", "workers")
    assert told(found.cells) == [("R1", 7, "exactly"), ("R2", 7, "exactly"), ("R3", 7, "exactly")]
    assert found.agree


def test_different_tolls_disagree() -> None:
    """Two dead in one report and three in another is a disagreement."""
    found = row(compare([record("Two people died.", "R1"), record("Three people died.", "R2")]), "killed")
    assert (found.agree, found.relation) == (False, "contradiction")


def test_a_toll_that_is_said_to_have_risen_is_an_update() -> None:
    """`The death toll rose to three` contradicts nobody who told two."""
    found = row(compare(case()), "killed")
    assert sorted({(cell.report, cell.value) for cell in found.cells}) == [("R1", 2), ("R2", 3), ("R3", 2)]
    assert (found.agree, found.relation) == (True, "update")


def test_a_bound_that_holds_is_no_disagreement() -> None:
    """At least nine and exactly twelve can both be true; about 100 and 400 cannot."""
    bound = [record("At least nine people died.", "R1"), record("Twelve people died.", "R2")]
    rough = [record("About 100 people died.", "R1"), record("Some 400 people died.", "R2")]
    assert row(compare(bound), "killed").agree
    assert not row(compare(rough), "killed").agree


def test_people_listed_by_name_and_age_may_be_some_of_more() -> None:
    """Two who are named are held against nobody who counts three; a pupil count in a list is a number."""
    named = "Deputy Ada Ruiz, 51, and Officer Leo Paz were wounded."
    assert all(f.agree for f in compare([record(named), record("Three officers were wounded.", "R2")]))


def test_reports_without_a_day_leave_out_what_befell_in_earlier_years() -> None:
    """The last year that the texts of a case name is the event's, where no report says when it was published."""
    first = record("The quake of 2011 killed nine people. The one in 2003 killed 400 people.", "R1")
    second = record("Nine people died. In 2003 a quake killed 400 people.", "R2")
    assert told(row(compare([first, second]), "killed").cells) == [("R1", 9, "exactly"), ("R2", 9, "exactly")]


def test_another_event_of_the_same_year_is_none_of_these() -> None:
    """A quake in February, and what is told of it in the next sentence, is not the quake of November."""
    earlier = "In February, a quake measuring 6. 4 struck Ica, killing 612 people. It injured 900 more."
    report = replace(record(f"Quake in Ilo\nTen people died in Ilo on Sunday. {earlier}"), published="2019-11-04")
    found = [(f.kind, cell.value) for f in compare([report]) if f.finding == "figure" for cell in f.cells]
    assert found == [("killed", 10)]
    told = replace(record("Trial in Ilo\nHe is accused of killing two men in February."), published="2019-11-04")
    assert [cell.value for f in compare([told]) if f.finding == "figure" for cell in f.cells] == [2]
