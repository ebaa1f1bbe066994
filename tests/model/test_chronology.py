"""Promises of a case's timeline: what dates mean, what stands where, and what is only assumed is said to be."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.cases import Case, CaseFile, Source
from dossier.model.chronology import chronology, origin
from dossier.model.claims import Claim, Dateline, Description, Place, Published, Value
from dossier.model.evidence import quoted
from dossier.model.iso_dates import stretch
from dossier.model.links import Cell, Finding
from dossier.model.records import record_of
from dossier.model.reports import Version

QUITO = Place("Quito", "Pichincha", "EC", -0.23, -78.52)
WORDS = "QUITO, March 3 – The gates stayed shut."


def version(report: str, seen: str = "2024-05-01T10:00:00Z") -> Version:
    return Version(report, 1, "0" * 64, 1, "text/plain", f"{report}.txt", None, seen, "read")  # type: ignore[arg-type]


def source(report: str, *values: Value) -> Source:
    names = {Dateline: "dateline", Published: "published"}
    claims = tuple(Claim(names[type(value)], value, (quoted(WORDS, 0, 5),)) for value in values)  # type: ignore[arg-type]
    described = Description(claims, ())
    made = version(report)
    return Source(record_of(report, 1, WORDS, described), made, (made,), described)


def file_of(*sources: Source, findings: tuple[Finding, ...] = ()) -> CaseFile:
    return CaseFile(Case("C1", "Case", "2024-05-01T10:00:00Z"), sources, findings)


@pytest.mark.parametrize(
    ("value", "start", "end"),
    [
        ("2024-02", datetime(2024, 2, 1), datetime(2024, 3, 1)),
        ("2023", datetime(2023, 1, 1), datetime(2024, 1, 1)),
        ("2024-12-31", datetime(2024, 12, 31), datetime(2025, 1, 1)),
        ("9999-12-31", datetime(9999, 12, 31), datetime.max),
        ("9999", datetime(9999, 1, 1), datetime.max),
        ("2024-03-12T18:40-04:00", datetime(2024, 3, 12, 18, 40), datetime(2024, 3, 12, 18, 41)),
    ],
)
def test_a_date_means_all_of_the_time_that_it_names(value: str, start: datetime, end: datetime) -> None:
    """A month is all of its days, a minute is a minute by its own clock."""
    found = stretch(value)
    assert found and (found.start, found.end) == (start, end)


@given(st.text(max_size=30) | st.from_regex(r"-?-?\d{0,4}-?\d{0,2}-?\d{0,2}T?\d\d:\d\d", fullmatch=True))
def test_what_is_no_date_means_no_time(value: str) -> None:
    """Any words are a stretch of time or none, never an error; a stretch ends after it begins."""
    found = stretch(value)
    assert found is None or found.start < found.end


def test_a_report_of_the_last_day_that_there_is_has_its_place() -> None:
    """A person, or a reader gone mad, may date a report to the end of the calendar, which is no error."""
    dated = Dateline(QUITO, "--12-30", "stated")
    told = chronology(file_of(source("R1", Published("9999-12-31"), dated)))
    assert [(e.kind, e.when.start.year if e.when else None) for e in told] == [("filed", 9999), ("published", 9999)]


def test_a_report_stands_where_it_came_out_else_where_it_was_first_seen() -> None:
    """What only the archive knows is an entry of another kind, without words."""
    told = chronology(file_of(source("R1", Published("2019-03-04")), source("R2")))
    assert [(e.kind, e.date, e.sources[0].report) for e in told] == [
        ("published", "2019-03-04", "R1"), ("first-seen", "2024-05-01T10:00:00Z", "R2")]  # fmt: skip
    assert told[0].sources[0].evidence and told[1].sources[0].evidence is None
    assert not any(entry.above for entry in told)


def test_datelines_of_one_place_and_day_stand_together() -> None:
    """One entry names both reports; an inferred place is not said, for nobody filed from there in words."""
    filed = Dateline(QUITO, "2019-03-03")
    inferred = source("R3", Dateline(QUITO, "2019-03-03", "inferred"))
    told = chronology(file_of(source("R1", filed), source("R2", filed), inferred))
    above = [(entry.what, [t.report for t in entry.sources]) for entry in told if entry.above]
    assert above == [("Quito", ["R1", "R2"]), (None, ["R3"])]


@pytest.mark.parametrize(
    ("dated", "published", "year"), [("--03-03", "2019-03-04", 2019), ("--12-31", "2019-01-01", 2018)]
)
def test_a_missing_year_is_that_of_the_publication_and_said_to_be_assumed(
    dated: str, published: str, year: int
) -> None:
    """The last day of December in a report of the first of January is of the year before."""
    told = chronology(file_of(source("R1", Dateline(QUITO, dated), Published(published))))
    filed = next(entry for entry in told if entry.kind == "filed")
    assert filed.when and filed.when.start.year == year and filed.year_assumed


def test_a_date_that_nothing_places_comes_last_without_a_time() -> None:
    """No year and no publication: it is listed, and no day is made up."""
    told = chronology(file_of(source("R1", Dateline(QUITO, "--03-03")), source("R2", Published("2030-01-01"))))
    assert told[-1].date == "--03-03" and told[-1].when is None


def test_happenings_stand_at_each_day_that_is_told_of_them() -> None:
    """Where reports tell days that cannot both be right, each is marked as disputed."""
    cells = tuple(
        Cell(report, 1, day, quoted(WORDS, 7, 14))
        for report, day in (("R1", "2019-03-03"), ("R2", "2019-03-03"), ("R3", "2019-03-04"))
    )
    told = chronology(file_of(source("R1"), findings=(Finding("date", "fire", None, False, cells),)))
    fires = [(e.date, [t.report for t in e.sources], e.disputed) for e in told if e.kind == "happening"]
    assert fires == [("2019-03-03", ["R1", "R2"], True), ("2019-03-04", ["R3"], True)]


def test_an_origin_says_whether_the_report_states_it() -> None:
    """And a report without a dateline has none."""
    stated, inferred = (source("R1", Dateline(QUITO, None, basis)) for basis in ("stated", "inferred"))
    found = [origin(one.version, one.description) for one in (stated, inferred)]
    assert [one and (one.place, one.inferred) for one in found] == [(QUITO, False), (QUITO, True)]
    assert origin(version("R2"), None) is None and origin(version("R2"), Description((), ())) is None
