"""Days of events, deadlines and courts, and those that labels give to a report."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading.fields.published import head_dates


def told(line: str) -> list[tuple[str, str]]:
    values = (claim.value for claim in head_dates(line, 0, len(line)) if claim.rank > 0)
    return [(value.value, value.what) for value in values if isinstance(value, Published)]


@pytest.mark.parametrize(
    "line",
    ["Saturday 14 May 2022, 10 am to 4 pm", "Sonntag, 5. März 2022, 10 bis 16 Uhr", "Samedi 3 mars 2019, de 10h à 18h",
     "Sabato 5 marzo 2022 dalle 9 alle 18", "5 mars 2022, 10h15 - 12h30", "Valid until 3 March 2019",
     "Return this form by 1 March 2024.", "Bewerbung bis zum 3. März 2019", "Inscripciones hasta el 3 de marzo de 2019",
     "Court Date: March 13, 2017 | Bond: none", "Fecha del evento: 3 de marzo de 2019",
     "Datum der Veranstaltung: 3. März 2019"],
)  # fmt: skip
def test_days_of_something_else_are_not_the_reports(line: str) -> None:
    """A day that lasts from hour to hour, is a deadline, or is labelled as a court's or an event's, is not told."""
    assert told(line) == []


@pytest.mark.parametrize(
    ("line", "what"),
    [("3 March 2019 - 12.30", "masthead"), ("5. März 2022 um 10:15 Uhr", "masthead"),
     ("3 March 2019 10:00-05:00", "masthead"), ("Publication date: March 13, 2017", "published"),
     ("Datum: Sonntag, 3. März 2019", "published"), ("Fecha de la edición: 3 de marzo de 2019", "published"),
     ("Saint-Lunaire, le 3 mars 2019", "masthead"),
     ("Veröffentlicht in Neuigkeiten von Stadtwerke Oberlauingen am 4. Oktober 2021", "published"),
     ("By Nora FenwickMarch 3, 2019", "masthead")],
)  # fmt: skip
def test_days_of_reports_are_told(line: str, what: str) -> None:
    """One hour, a zone, a weekday or a hyphen in a town's name does not take a report's day away."""
    assert [label for _, label in told(line)] == [what]
