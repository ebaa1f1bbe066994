"""Lists as CSV: what a reader of RFC 4180 gets back is what was written, and no spreadsheet computes any of it."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.digest import Digest
from dossier.model.reports import ReportRow
from dossier.model.spreadsheet import CSV_COLUMNS, csv_lines

ACTIVE = ("=", "+", "-", "@", "\t", "\r", "\n")
WORDS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), max_size=30)


def row(headline: str | None, *tags: str) -> ReportRow:
    digest = Digest.of(b"x")
    seen = ("2026-01-02T03:04:05Z", "/in/1.txt", digest)
    return ReportRow("R1", 1, "read", headline, None, None, None, None, None, None, *seen, tags=tags)


def read_back(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


@given(st.lists(st.one_of(st.none(), WORDS), max_size=4))
def test_every_cell_comes_back(headlines: list[str | None]) -> None:
    """Quotation marks, commas and line breaks stay within their cell; what would be a formula has an apostrophe."""
    lines = list(csv_lines(map(row, headlines), ("report", "headline")))
    assert all(line.endswith("\r\n") for line in lines)
    title, *cells = read_back("".join(lines))
    assert title == ["report", "headline"]
    for (report, told), headline in zip(cells, headlines, strict=True):
        words = headline or ""
        assert report == "R1"
        assert told.replace("'", "") == words.replace("'", "")
        assert not told.startswith(ACTIVE)
        for sign in ";\t\r\n":
            assert not any(cell.lstrip().startswith(ACTIVE[:4]) for cell in told.split(sign)[1:])


@pytest.mark.parametrize(
    ("headline", "told"),
    [
        ("=1+1", "'=1+1"),
        ("\uff1d1+1", "'\uff1d1+1"),
        ("A strike;=1+1", "A strike;'=1+1"),
        ("A strike; =1+1", "A strike;' =1+1"),
        ("A strike\n@x", "A strike\n'@x"),
        ("One-way; 2-1 = 1 @ home", "One-way; 2-1 = 1 @ home"),
    ],
)
def test_no_spreadsheet_finds_a_formula_wherever_it_parts_cells(headline: str, told: str) -> None:
    """A formula has an apostrophe before it also behind a semicolon, which parts cells in Spanish spreadsheets."""
    assert read_back("".join(csv_lines([row(headline)], ["headline"])))[1] == [told]


def test_columns_are_those_asked_for_under_the_names_given() -> None:
    """Titles are the columns' own names, unless others are given; tags stand in one cell."""
    lines = csv_lines([row("Fire", "a", "b")], ("tags", "headline"), {"headline": "Titular"})
    assert read_back("".join(lines)) == [["tags", "Titular"], ["a; b", "Fire"]]
    assert len(read_back("".join(csv_lines([row(None)])))[1]) == len(CSV_COLUMNS)


def test_days_and_coordinates_are_no_formulas() -> None:
    """A day without a year is written as EDTF and a southern latitude as a number, without an apostrophe."""
    one = replace(row("-1"), filed="--02-26", published="2019-03", lat=-0.23, lon=-78.5, url="https://a.example/x")
    told = read_back("".join(csv_lines([one], ["headline", "filed", "published", "lat", "lon", "url"])))[1]
    assert told == ["'-1", "XXXX-02-26", "2019-03", "-0.23", "-78.5", "https://a.example/x"]
