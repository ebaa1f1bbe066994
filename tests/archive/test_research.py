"""Searches that a person keeps with a case: what they found stays, and the brief says how its sources were found."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from dossier.model.evidence import Span
from dossier.model.plans import Plan
from tests.archive.reports import BRIDGE, LATER, OTHER, open_archive


@pytest.fixture
def case(archive: Archive) -> str:
    return archive.cases.new("Bridge", ["R1", "R3"]).case


def test_a_kept_search_says_what_it_found_then(archive: Archive, case: str, home: Path) -> None:
    """What arrives later does not change it; no other search is recorded."""
    before = len(archive.reports.history())
    archive.search.find("bridge")
    assert len(archive.reports.history()) == before
    kept = archive.research.add(case, " bridge ", note="the English word")
    assert (kept.query, kept.count, set(kept.reports), kept.where) == ("bridge", 2, {"R1", "R2"}, "")
    place = home / "in" / "later.txt"
    place.write_text(LATER.replace("Courier", "Post"))
    assert [outcome.status for outcome in archive.add([place], jobs=1)] == ["added"]
    assert len(archive.search.find("bridge")) == 3
    assert [*archive.research.list(case)] == [kept]
    elsewhere = archive.research.add_elsewhere(case, "puente", "National  Library", 40)
    assert (elsewhere.where, elsewhere.count, elsewhere.reports) == ("National Library", 40, ())
    assert [one.search for one in archive.cases.get(case).searches] == [kept.search, elsewhere.search]


def test_a_search_is_withdrawn_and_restored(archive: Archive, case: str) -> None:
    first, second = archive.research.add(case, "bridge"), archive.research.add(case, "ferry")
    archive.research.remove(case, first.search)
    assert [*archive.research.list(case)] == [second]
    with pytest.raises(BadInput, match=f"{first.search}: is no search kept with the case Bridge"):
        archive.research.remove(case, first.search)
    with pytest.raises(BadInput, match="is no withdrawn search of the case Bridge"):
        archive.research.restore(case, second.search)
    assert archive.research.restore(case, first.search) == first
    assert [*archive.research.list(case)] == [first, second]


@pytest.mark.parametrize(
    ("query", "where", "count", "why"),
    [(" ", "Library", 3, "nothing to search"), ("puente", " ", 3, "name the place"), ("puente", "Library", -1, "hits")],
)
def test_a_search_elsewhere_needs_words_place_and_hits(
    archive: Archive, case: str, query: str, where: str, count: int, why: str
) -> None:
    with pytest.raises(BadInput, match=why):
        archive.research.add_elsewhere(case, query, where, count)
    assert archive.research.list(case) == ()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("ending", ["html", "md", "docx", "pdf"])
def test_a_brief_lists_the_searches_and_verifies(
    archive: Archive, case: str, tmp_path: Path, ending: str, language: str
) -> None:
    """With the sources that each found, and those that none found."""
    archive.research.add(case, "bridge | <river>", note="of *no* use")
    archive.research.add(case, "bridge")
    archive.research.add_elsewhere(case, "puente", "National Library", 1234)
    archive.plans.set(case, Plan(language=language))  # type: ignore[arg-type]
    brief = archive.briefs.compose(case)
    assert brief.format == 3
    assert [(one.count, one.sources) for one in brief.searches] == [(2, (1,)), (2, (1,)), (1234, ())]
    out = tmp_path / f"brief.{ending}"
    archive.briefs.write(case, out)
    assert all(check.ok for check in Archive.verify(out)), [check for check in Archive.verify(out) if not check.ok]
    text = out.read_text() if ending in ("html", "md") else ""
    if ending == "docx":
        text = zipfile.ZipFile(out).read("word/document.xml").decode()
    heading = {"en": "Methods and limits", "es": "Métodos y límites"}[language]
    assert ending == "pdf" or (heading in text and "National Library" in text)
    assert "<river>" not in text or ending == "md"


def test_a_brief_without_searches_is_as_before(archive: Archive, case: str) -> None:
    """Earlier programs can check it; so they can if the section is left out."""
    assert archive.briefs.compose(case).format == 2
    archive.research.add(case, "bridge")
    assert archive.briefs.compose(case, Plan(sections=("sources", "citations"))).format == 2


def test_a_bag_carries_searches_without_redacted_words(tmp_path: Path) -> None:
    """A search for blackened words is no line of the bag, nor one withdrawn; the brief has a bar in its place."""
    for name, text in (("a", BRIDGE), ("c", OTHER)):
        (tmp_path / f"{name}.txt").write_text(text)
    with open_archive(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "a.txt", tmp_path / "c.txt"], jobs=1))
        case = archive.cases.new("Bridge", ["R1", "R2"]).case
        archive.research.remove(case, archive.research.add(case, "timetable").search)
        archive.research.add(case, "kiosk")
        at = archive.context.shelf.record("R1", None).rendition.index("Lucía Barraza")
        archive.plans.redact(case, "R1", Span(at, at + len("Lucía Barraza")), "a name")
        archive.research.add_elsewhere(case, "Lucía Barraza", "National Library", 3, note="Lucía Barraza again")
        archive.briefs.bag(case, tmp_path / "bag")
        searches = archive.briefs.compose(case).searches
    assert all(check.ok for check in Archive.verify(tmp_path / "bag"))
    lines = next((tmp_path / "bag").rglob("events.jsonl")).read_text()
    assert '"kiosk"' in lines and "timetable" not in lines
    for path in (tmp_path / "bag").rglob("*"):
        assert path.is_dir() or b"Barraza again" not in path.read_bytes(), path
    assert searches[0].query == "kiosk" and "Barraza" not in searches[1].query + searches[1].note


def test_the_command_keeps_lists_and_shows(home: Path) -> None:
    """`dossier case searched` keeps a search, and `case show` has it."""
    with open_archive(home / "archive") as archive:
        archive.cases.new("Bridge", ["R1"])

    def run(*words: str) -> list[dict[str, object]]:
        done = CliRunner().invoke(dossier_command, ["case", *words, "--archive", str(home / "archive"), "--json"])
        assert done.exit_code == 0, done.output
        return [json.loads(line) for line in done.output.splitlines()]

    (kept,) = run("searched", "Bridge", "ferry", "--note", "the old one")
    assert (kept["query"], kept["count"], kept["note"]) == ("ferry", 3, "the old one")
    assert len(run("searched", "Bridge", "puente", "--in", "National Library", "--hits", "7")) == 2
    run("searched", "Bridge", "--withdraw", str(kept["search"]))
    (shown,) = run("show", "Bridge")
    assert [one["where"] for one in shown["searches"]] == ["National Library"]  # type: ignore[attr-defined]
    wrong = CliRunner().invoke(dossier_command, ["case", "searched", "Bridge", "puente", "--in", "Library"])
    assert wrong.exit_code == 2 and "--in and --hits go together" in wrong.output
