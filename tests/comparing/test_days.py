"""Promises of days: when each report says that the same thing happened."""

from __future__ import annotations

from dataclasses import replace

from dossier.comparing import compare
from dossier.model.links import Finding
from tests.comparing.samples import record


def _days(*texts: str, published: str | None = "2023-08-16") -> list[Finding]:  # a Wednesday
    told = [replace(record(text, f"R{i}"), published=published) for i, text in enumerate(texts, start=1)]
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
