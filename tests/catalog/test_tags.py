"""Tags, trash and cases as rows: the same however their events are cut into transactions, and quick to ask for."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.catalog import Catalog, parse_query, report_lists
from dossier.catalog.tables import SORTED
from dossier.model.tags import Tally, folded
from tests.catalog.events import Story, five_reports

REPORTS = [f"R{number}" for number in range(1, 6)]
TAGS = ["strike", "Río", "a b"]
DEEDS = st.tuples(
    st.sampled_from(["tagged", "untagged", "trashed", "untrashed", "case-added", "case-removed"]),
    st.sampled_from(REPORTS),
    st.lists(st.sampled_from(TAGS), min_size=1, unique=True),
)


def told(deeds: list[tuple[str, str, list[str]]]) -> tuple[Story, dict[str, set[str]], set[str], dict[str, set[str]]]:
    """The events, and what is so afterwards: tags and case by report, and what is in the trash."""
    story, tags, trash = five_reports(), {report: set[str]() for report in REPORTS}, set[str]()
    held = {"R1", "R2"}  # of the case that there is
    for kind, report, names in deeds:
        match kind:
            case "tagged" | "untagged":
                story.tell(kind, report=report, tags=names)
                tags[report] = tags[report] | set(names) if kind == "tagged" else tags[report] - set(names)
            case "trashed" | "untrashed":
                story.tell(kind, report=report)
                trash = trash | {report} if kind == "trashed" else trash - {report}
            case "case-added" if report not in held:
                story.tell("case-added", case="C1", reports=[report])
                held.add(report)
            case "case-removed" if report in held:
                story.tell("case-removed", case="C1", reports=[report])
                held.discard(report)
    return story, tags, trash, {report: {"Caso Ñandú"} if report in held else set() for report in REPORTS}


@settings(max_examples=40, deadline=None)
@given(st.lists(DEEDS, max_size=14), st.lists(st.integers(0, 200), max_size=4))
def test_rows_are_the_same_however_events_come(deeds: list[tuple[str, str, list[str]]], cuts: list[int]) -> None:
    """One by one, in batches or all again: tags, cases and trash are what the last word on each says."""
    story, tags, trash, cases = told(deeds)
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        one, two = (stack.enter_context(closing(Catalog(Path(folder, name)))) for name in ("one.sqlite", "two.sqlite"))
        assert story.onto(one).dump() == story.onto(two, cuts).dump()
        with closing(sqlite3.connect(one.path)) as raw:
            assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = {row.report: row for row in one.reports(parse_query("in:all"))}
        assert {report: set(row.tags) for report, row in rows.items()} == tags
        assert {report for report, row in rows.items() if row.trashed} == trash
        assert {report: set(row.cases) for report, row in rows.items()} == cases
        counted = {tally.name: tally.count for tally in one.tags()}
        there = [name for report in REPORTS if report not in trash for name in tags[report]]
        assert counted == {name: there.count(name) for name in set(there)}


@pytest.mark.parametrize("way", ["", "-"])
@pytest.mark.parametrize(
    "column", [*SORTED, "headline", "outlet", "byline", "place", "folder", "report", "tags", "cases"]
)
def test_no_list_is_sorted_by_hand(tmp_path: Path, column: str, way: str) -> None:
    """Whatever a list is sorted by, SQLite goes along an index, so that the first page comes as quickly as any."""
    path = tmp_path / "catalog.sqlite"
    Catalog(path).close()
    order = report_lists._ordering(parse_query(""), f"{way}{column}")
    sql = f"SELECT number FROM report WHERE trashed = 0 ORDER BY {order} LIMIT 100"
    with closing(sqlite3.connect(path)) as asked:
        plan = [str(row[-1]) for row in asked.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert plan and not any("TEMP B-TREE" in step for step in plan), plan


def test_names_that_only_case_and_accents_tell_apart_are_one(tmp_path: Path) -> None:
    """Tags of one name count together, and are found by any spelling."""
    story = five_reports()
    story.tell("tagged", report="R1", tags=["RÍO"])
    story.tell("tagged", report="R2", tags=["Río"])
    story.tell("tagged", report="R3", tags=["Río"])
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog:
        story.onto(catalog)
        assert catalog.tags() == [Tally("Río", 3)]
        assert {row.report for row in catalog.reports(parse_query("tag:rio"))} == {"R1", "R2", "R3"}
    assert folded("RÍO") == "rio" and folded(None) is None


def test_lists_are_sorted_by_first_tag_and_first_case_as_people_compare_names(tmp_path: Path) -> None:
    """Neither case nor accents count; reports without any come last either way; all names are shown."""
    story = five_reports()
    story.tell("tagged", report="R4", tags=["Zebra", "únder"])
    story.tell("tagged", report="R3", tags=["apple", "zoo"])
    story.tell("tagged", report="R5", tags=["Árbol"])
    story.tell("case-created", case="C2", name="álamo; blanco")
    story.tell("case-added", case="C2", reports=["R5", "R2"])
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog:
        story.onto(catalog)

        def listed(order: str) -> list[tuple[str, ...]]:
            rows = catalog.reports(parse_query(""), order=order)
            assert [row.report for row in rows] == catalog.ids(parse_query(""), order)
            return [(row.report, *(row.tags if "tags" in order else row.cases)) for row in rows]

        tagged = [("R3", "apple", "zoo"), ("R5", "Árbol"), ("R4", "únder", "Zebra")]
        assert listed("tags") == [*tagged, ("R1",), ("R2",)]
        assert listed("-tags") == [*reversed(tagged), ("R2",), ("R1",)]
        held = [("R5", "álamo; blanco"), ("R1", "Caso Ñandú"), ("R2", "Caso Ñandú", "álamo; blanco")]
        assert listed("cases") == [*held, ("R3",), ("R4",)]
