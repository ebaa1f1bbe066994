"""What people type finds what they mean, and no text breaks the search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dossier.catalog import Catalog, Query, parse_query, with_days
from dossier.catalog.query import EXACT
from dossier.errors import BadInput
from tests.catalog.events import five_reports


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    catalog = Catalog(tmp_path_factory.mktemp("search") / "catalog.sqlite")
    yield five_reports().onto(catalog)
    catalog.close()


def found(catalog: Catalog, text: str) -> set[str]:
    rows = catalog.reports(parse_query(text))
    assert catalog.count(parse_query(text)) == len(rows)
    return {row.report for row in rows}


@pytest.mark.parametrize(
    ("text", "reports"),
    [
        ("", {"R1", "R2", "R3", "R4", "R5"}),
        ("bridge", {"R2"}),
        ("BRIDGE", {"R2"}),
        ("bridge*", {"R2", "R4"}),
        ("cayo", {"R1"}),
        ("CAYÓ río", {"R1"}),
        ("bogota", {"R1"}),
        ("mayor bridge", {"R2"}),
        ("mayor ferry", set()),
        ('"bridge fell"', {"R2"}),
        ('"fell bridge"', set()),
        ('"bridge fell', {"R2"}),
        ("-bridge", {"R1", "R3", "R4", "R5"}),
        ('-"valley herald"', {"R1", "R4", "R5"}),
        ("-outlet:herald -outlet:voz", {"R4", "R5"}),
        ("outlet:herald", {"R2", "R3"}),
        ('outlet:"valley herald" bridge', {"R2"}),
        ('medio:"la voz"', {"R1"}),
        ("headline:ferry", {"R3"}),
        ("headline:river", set()),
        ("text:river", {"R2"}),
        ("by:pena", {"R1"}),
        ("from:quito", {"R2"}),
        ('from:"New York"', {"R3"}),
        ("from:new*", {"R3"}),
        ("after:2019-03-04", {"R2", "R3", "R4"}),
        ("before:2019-03-04", {"R1"}),
        ("after:2019-03 before:2019-04", {"R1", "R2"}),
        ("after:2019", {"R1", "R2", "R3", "R4"}),
        ("lang:es", {"R1"}),
        ("-lang:en", {"R1", "R5"}),
        ("country:ec", {"R2"}),
        ("state:read", {"R1", "R2", "R3", "R4", "R5"}),
        ("case:C1", {"R1", "R2"}),
        ('case:"Caso Ñandú"', {"R1", "R2"}),
        ('case:"CASO NANDU"', {"R1", "R2"}),
        ("case:other", set()),
        ("-case:C1", {"R3", "R4", "R5"}),
        ("case:C1 bridge", {"R2"}),
        ("it's", {"R4"}),
        ("C++", {"R4"}),
        ("x:y", {"R4"}),
        ("NOT", set()),
        ("bridge OR ferry", set()),
        ("_ bridge", {"R2"}),
        ("* ? () \" ' - bridge", {"R2"}),
        ("outlet: bridge", {"R2"}),
        ("after:soon", set()),
    ],
)
def test_a_search_finds_what_was_meant(catalog: Catalog, text: str, reports: set[str]) -> None:
    """Words, phrases, prefixes, exclusions and fields, whatever their case and accents."""
    assert found(catalog, text) == reports


def test_a_word_in_the_headline_counts_more(catalog: Catalog) -> None:
    """The best match comes first, and its words are marked in the snippet."""
    rows = catalog.reports(parse_query("bridge*"))
    assert [row.report for row in rows] == ["R2", "R4"]
    assert "[Bridge" in (rows[0].snippet or "")


ODD = st.text(st.sampled_from("\"*:-()^+{}~'\\ \t\nab_ñ\0"), max_size=25)
NAMED = st.sampled_from(["outlet:", "case:", "after:", "-lang:", "from:", "by:", "nonsense:"])


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40) | ODD | st.lists(NAMED | ODD, max_size=6).map("".join))
@example("\udcff\ud83d")
@example('"" AND "a"')
@example("a NEAR(b, 3)")
@example("-" * 50)
@example("\x00")
@example("outlet:{a b}:c^2")
def test_no_text_breaks_the_search(catalog: Catalog, text: str) -> None:
    """Any text at all is a search that gives an answer."""
    found(catalog, text)


def test_a_very_long_search_is_a_search(catalog: Catalog) -> None:
    """Somebody may drop a whole page into the search field."""
    page = " ".join(f"word{n}" for n in range(4000))
    assert found(catalog, page) == set()
    assert found(catalog, " ".join(f"-word{n}" for n in range(400))) == {"R1", "R2", "R3", "R4", "R5"}


@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize("name", [*sorted(set(EXACT)), "outlet:=", "by:="])
def test_very_many_filters_are_a_search_or_a_reason(catalog: Catalog, name: str, sign: str) -> None:
    """Five hundred filters are asked; of more it is said that they are too many, and no database is blamed."""
    field = name if name.endswith("=") else f"{name}:" + "/in/" * (name == "folder")  # without a slash it is a word
    assert found(catalog, " ".join(f"{sign}{field}w{n}" for n in range(500))) <= {"R1", "R2", "R3", "R4", "R5"}
    with pytest.raises(BadInput, match="this search: has 501 filters; no more than 500"):
        parse_query(" ".join(f"{sign}{field}w{n}" for n in range(501)))


def test_an_empty_search_says_that_it_is_empty() -> None:
    """Faces can tell a search without any term from one that finds nothing."""
    assert parse_query(' "" - * ').empty
    assert not parse_query("word").empty
    assert Query().empty


@pytest.mark.parametrize("order", ["report", "headline", "published", "outlet", "first_seen"])
def test_a_list_is_ordered_by_any_column_with_the_unknown_last(catalog: Catalog, order: str) -> None:
    """Both ways, rows without a value come last; pages together are the whole."""
    for name in (order, f"-{order}"):
        rows = catalog.reports(Query(), order=name)
        known = [value for row in rows if (value := getattr(row, order)) is not None]
        assert known == sorted(known, reverse=name.startswith("-"))
        assert all(getattr(row, order) is None for row in rows[len(known) :])
        pages = [row for at in range(0, 5, 2) for row in catalog.reports(Query(), order=name, limit=2, offset=at)]
        assert pages == rows


def test_an_unknown_column_is_refused(catalog: Catalog) -> None:
    """A column that is none is named, and reaches no SQL."""
    with pytest.raises(BadInput, match="no such column"):
        catalog.reports(Query(), order="headline; DROP TABLE report")


def test_a_word_right_behind_a_written_day_stays_a_word() -> None:
    """Where quotation marks alone part a day from what follows, a space does so afterwards."""
    days = {"28 April 2024": "2024-04-28"}
    assert with_days('after:"28 April 2024"bridge', days.get) == "after:2024-04-28 bridge"
    assert with_days('-before:"28 April 2024" x', days.get) == "-before:2024-04-28 x"
