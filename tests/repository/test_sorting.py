"""Tags, trash and saved searches are events: they change lists and nothing else, and come again from the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.events import PREMIS
from dossier.model.tags import Tally
from tests.repository.house import REPORTS


@pytest.fixture
def clippings(tmp_path: Path) -> Path:
    folder = tmp_path / "clippings"
    folder.mkdir()
    for number, text in enumerate(REPORTS, 1):
        (folder / f"{number}.txt").write_text(text, encoding="utf-8")
    (folder / "4.bin").write_bytes(bytes(range(256)) * 3)
    return folder


@pytest.fixture
def archive(tmp_path: Path, clippings: Path) -> Iterator[Archive]:
    """Three reports that tell of one bridge, and one that nobody can read."""
    with Archive.create(tmp_path / "archive", person="ana") as opened:
        list(opened.add(clippings, jobs=1))
        yield opened


def named(archive: Archive, query: str = "", order: str = "report") -> list[str]:
    return [row.report for row in archive.reports.list(query, order=order)]


def assert_made_again(archive: Archive) -> None:
    """The log makes the same rows, and the audit finds nothing."""
    before = archive.context.catalog.dump()
    assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []
    archive.rebuild()
    assert archive.context.catalog.dump() == before


# tags


def test_a_tag_is_shown_counted_and_found(archive: Archive) -> None:
    """Reports have the tags that were put on them, in lists, in counts and by `tag:`, whatever case is typed."""
    assert archive.tags.add(["R1", "R2"], ["strike", "Río"]) == [("R1", ("strike", "Río")), ("R2", ("strike", "Río"))]
    assert archive.tags.add(["R3"], ["STRIKE"]) == [("R3", ("strike",))]
    assert [row.tags for row in archive.reports.list(order="report")][:3] == [
        ("Río", "strike"),
        ("Río", "strike"),
        ("strike",),
    ]
    assert archive.tags.list() == [Tally("strike", 3), Tally("Río", 2)]
    assert named(archive, "tag:rio") == ["R1", "R2"]
    assert named(archive, "tag:strike -tag:rio") == ["R3"]
    assert named(archive, "tag:strike tag:rio bridge") == ["R1"]
    assert named(archive, "-tag:*") == ["R4"]
    assert_made_again(archive)


def test_a_tag_that_a_report_has_already_is_no_event(archive: Archive) -> None:
    """Only what changes is told of, and what is taken off is what was on."""
    archive.tags.add(["R1"], ["strike"])
    events = len(archive.reports.history())
    assert archive.tags.add(["R1"], ["Strike"]) == []
    assert archive.tags.remove(["R2"], ["strike"]) == []
    assert len(archive.reports.history()) == events
    assert archive.tags.remove(["R1", "R2"], ["STRIKE"]) == [("R1", ("strike",))]
    assert archive.reports.list("tag:strike") == []
    assert [event.kind for event in archive.reports.history("R1")][-2:] == ["tagged", "untagged"]
    assert PREMIS["tagged"] == "metadata modification"
    assert_made_again(archive)


@pytest.mark.parametrize(
    "name", ["", "  ", "R12", 'a "quote"', "a; b", "line\nbreak\x07", "*", "x" * 81, "\u0301", "\u200b"]
)
def test_what_could_not_be_searched_for_is_no_tag(archive: Archive, name: str) -> None:
    """A name that the search language cannot say is refused, and nothing is recorded."""
    events = len(archive.reports.history())
    with pytest.raises(BadInput):
        archive.tags.add(["R1"], ["fine", name])
    assert len(archive.reports.history()) == events


def test_an_unknown_report_stops_the_whole_deed(archive: Archive) -> None:
    """Nothing is tagged or trashed where one of the reports does not exist."""
    for deed in (lambda: archive.tags.add(["R1", "R99"], ["x"]), lambda: archive.reports.trash(["R1", "R99"])):
        with pytest.raises(BadInput, match="R99"):
            deed()
    assert archive.tags.list() == [] and len(named(archive)) == 4


# trash


def test_what_is_in_the_trash_is_out_of_everything_but_the_archive(archive: Archive, clippings: Path) -> None:
    """Lists, searches, counts, suggestions and relations leave it out; show, history, audit and the file do not."""
    archive.tags.add(["R1"], ["strike"])
    assert {link.other for link in archive.links.related("R2")} >= {"R1"}
    assert any("R1" in group.reports for group in archive.links.groups())
    assert archive.reports.trash(["R1"]) == ["R1"]
    assert named(archive) == ["R2", "R3", "R4"]
    assert archive.reports.count() == 3
    assert named(archive, "old bridge mayor") == []
    assert archive.tags.list() == archive.reports.outlet_counts() == []
    assert all(link.other != "R1" for link in archive.links.related("R2"))
    assert not any("R1" in group.reports for group in archive.links.groups())
    assert archive.links.related("R1") == []
    assert named(archive, "in:trash") == named(archive, "state:trash bridge") == ["R1"]
    assert len(named(archive, "in:all")) == 4
    assert archive.reports.get("R1").row.trashed
    assert [event.kind for event in archive.reports.history("R1")][-1] == "trashed"
    assert archive.originals.get("R1")[1] == (clippings / "1.txt").read_bytes()
    assert_made_again(archive)


def test_what_is_put_back_is_as_it_was(archive: Archive) -> None:
    """Restored, a report is linked, counted and found as before; restoring it twice is no event."""
    before = archive.reports.list(), archive.links.related("R2"), archive.links.groups()
    archive.reports.trash(["R1", "R4"])
    assert archive.reports.restore(["R1", "R2", "R4"]) == ["R1", "R4"]
    assert archive.reports.restore(["R1"]) == []
    assert (archive.reports.list(), archive.links.related("R2"), archive.links.groups()) == before


def test_a_case_keeps_what_is_in_the_trash(archive: Archive) -> None:
    """A case still holds it, and its row says where it lies."""
    archive.cases.new("Puente", ["R1", "R2"])
    archive.reports.trash(["R1"])
    assert archive.cases.get("Puente").reports == ("R1", "R2")
    assert {row.report: row.trashed for row in archive.reports.list('case:"Puente" in:all')} == {
        "R1": True,
        "R2": False,
    }
    assert [source.record.report for source in archive.compare.file("Puente").sources] == ["R1", "R2"]


def test_bytes_that_lie_in_the_trash_are_told_so_when_they_come_again(archive: Archive, clippings: Path) -> None:
    """A copy of a report in the trash is a duplicate, and its reason says where the report lies."""
    archive.reports.trash(["R1"])
    (clippings / "copy.txt").write_bytes((clippings / "1.txt").read_bytes())
    (outcome,) = archive.add([clippings / "copy.txt"], jobs=1)
    assert (outcome.status, outcome.report) == ("duplicate", "R1")
    assert outcome.reason and outcome.reason.endswith("which lies in the trash")
    assert archive.reports.get("R1").row.trashed


def test_a_new_version_of_what_lies_in_the_trash_is_told_so(archive: Archive, clippings: Path) -> None:
    """A file that changes goes on being kept; that its report is out of every list is said, and stays so."""
    archive.reports.trash(["R1"])
    (clippings / "1.txt").write_text("The bridge is open\n\nBOGOTA, May 2 - It was opened again.\n", encoding="utf-8")
    (outcome,) = archive.add([clippings / "1.txt"], jobs=1)
    assert (outcome.status, outcome.report, outcome.version) == ("new-version", "R1", 2)
    assert outcome.reason == "of a report that lies in the trash"
    assert named(archive) == ["R2", "R3", "R4"] and archive.reports.get("R1").row.version == 2
    assert_made_again(archive)


# saved searches


def test_a_search_is_saved_renamed_and_removed(archive: Archive) -> None:
    """Saved searches stand by name; a name is given once; a removed one is gone, also from a catalog made again."""
    archive.search.save("Water", "water plant")
    archive.search.save(" ärger ", "tag:strike")
    assert [(s.name, s.query) for s in archive.search.list()] == [("ärger", "tag:strike"), ("Water", "water plant")]
    with pytest.raises(BadInput, match="another saved search"):
        archive.search.save("Water", "other")
    archive.search.save("H2O", "water", instead_of="Water")
    assert [s.name for s in archive.search.list()] == ["ärger", "H2O"]
    assert_made_again(archive)
    assert archive.search.remove("H2O").query == "water"
    with pytest.raises(BadInput, match="no saved search"):
        archive.search.remove("H2O")
    for name, query in (("", "water"), ("x", " ")):
        with pytest.raises(BadInput):
            archive.search.save(name, query)


# lists


def test_outlets_and_places_are_counted_as_one_name_each(archive: Archive) -> None:
    """Spellings count together, under that which most have; `=` asks for the whole name."""
    for report, name in (("R1", "El Mundo"), ("R2", "EL MUNDO"), ("R3", "El Mundo Deportivo")):
        archive.corrections.set(report, "outlet", name)
    assert [(tally.name.lower(), tally.count) for tally in archive.reports.outlet_counts()] == [
        ("el mundo", 2),
        ("el mundo deportivo", 1),
    ]
    assert named(archive, 'outlet:="el mundo"') == ["R1", "R2"]
    assert named(archive, '-outlet:="el mundo"') == ["R3", "R4"]
    assert named(archive, 'outlet:"el mundo"') == ["R1", "R2", "R3"]
    assert [(tally.name, tally.count) for tally in archive.reports.place_counts()] == [("MOMPOX", 3)]
    assert named(archive, "place:=mompox") == ["R1", "R2", "R3"]


COLUMNS = (
    "report", "headline", "outlet", "byline", "place", "country", "published", "filed", "first_seen", "version",
    "state", "language", "tags", "cases", "folder", "media_type", "size", "reason",
)  # fmt: skip


def test_every_column_sorts_both_ways(archive: Archive) -> None:
    """A list turned round is the same backwards, but that what is not told stands last either way."""
    archive.tags.add(["R2"], ["a"])
    archive.tags.add(["R1"], ["b"])
    archive.cases.new("Puente", ["R3", "R1"])
    for column in COLUMNS:
        up, down = named(archive, order=column), named(archive, order=f"-{column}")
        field = "path" if column == "folder" else column
        untold = {row.report for row in archive.reports.list() if getattr(row, field) in (None, ())}
        told = [report for report in up if report not in untold]
        assert [report for report in down if report not in untold] == told[::-1], column
        assert up[: len(told)] == told, column
        assert list(archive.reports.ids(order=column)) == up, column


def test_rows_tell_cases_size_and_reason(archive: Archive) -> None:
    """What only a file or a person knows stands in the rows as well, and follows it."""
    archive.cases.new("Puente", ["R1"])
    archive.cases.new("Ferry", ["R1", "R3"])
    rows = {row.report: row for row in archive.reports.list()}
    assert rows["R1"].cases == ("Puente", "Ferry") and rows["R2"].cases == ()
    assert rows["R1"].size == len(REPORTS[0].encode()) and rows["R1"].media_type == "text/plain"
    assert rows["R1"].filed == "--03-03" and rows["R4"].reason and rows["R1"].reason is None
    archive.cases.remove("Puente", ["R1"])
    assert archive.reports.get("R1").row.cases == ("Ferry",)
    assert_made_again(archive)


def test_what_is_in_quarantine_is_tried_again_when_a_person_asks(archive: Archive) -> None:
    """Trying again is told of, reads what can be read by now, and refuses what is in no quarantine."""
    (outcome,) = archive.reports.retry()
    assert (outcome.report, outcome.status) == ("R4", "quarantined")
    assert [event.kind for event in archive.reports.history("R4")].count("quarantine") == 2
    with pytest.raises(BadInput, match="not in quarantine"):
        list(archive.reports.retry(["R1"]))
    assert_made_again(archive)
