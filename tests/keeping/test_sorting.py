"""Tags, trash and saved searches are events: they change lists and nothing else, and come again from the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.events import PREMIS
from dossier.model.sorting import Tally
from tests.keeping.house import REPORTS


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
    return [row.report for row in archive.list(query, order=order)]


def assert_made_again(archive: Archive) -> None:
    """The log makes the same rows, and the audit finds nothing."""
    before = archive._catalog.dump()
    assert [item for item in archive.audit() if not isinstance(item, Summary)] == []
    archive.rebuild()
    assert archive._catalog.dump() == before


# tags


def test_a_tag_is_shown_counted_and_found(archive: Archive) -> None:
    """Reports have the tags that were put on them, in lists, in counts and by `tag:`, whatever case is typed."""
    assert archive.tag(["R1", "R2"], ["strike", "Río"]) == [("R1", ("strike", "Río")), ("R2", ("strike", "Río"))]
    assert archive.tag(["R3"], ["STRIKE"]) == [("R3", ("strike",))]
    assert [row.tags for row in archive.list(order="report")][:3] == [("Río", "strike"), ("Río", "strike"), ("strike",)]
    assert archive.tags() == [Tally("strike", 3), Tally("Río", 2)]
    assert named(archive, "tag:rio") == ["R1", "R2"]
    assert named(archive, "tag:strike -tag:rio") == ["R3"]
    assert named(archive, "tag:strike tag:rio bridge") == ["R1"]
    assert named(archive, "-tag:*") == ["R4"]
    assert_made_again(archive)


def test_a_tag_that_a_report_has_already_is_no_event(archive: Archive) -> None:
    """Only what changes is told of, and what is taken off is what was on."""
    archive.tag(["R1"], ["strike"])
    events = len(archive.history())
    assert archive.tag(["R1"], ["Strike"]) == []
    assert archive.untag(["R2"], ["strike"]) == []
    assert len(archive.history()) == events
    assert archive.untag(["R1", "R2"], ["STRIKE"]) == [("R1", ("strike",))]
    assert archive.list("tag:strike") == []
    assert [event.kind for event in archive.history("R1")][-2:] == ["tagged", "untagged"]
    assert PREMIS["tagged"] == "metadata modification"
    assert_made_again(archive)


@pytest.mark.parametrize(
    "name", ["", "  ", "R12", 'a "quote"', "a; b", "line\nbreak\x07", "*", "x" * 81, "\u0301", "\u200b"]
)
def test_what_could_not_be_searched_for_is_no_tag(archive: Archive, name: str) -> None:
    """A name that the search language cannot say is refused, and nothing is recorded."""
    events = len(archive.history())
    with pytest.raises(BadInput):
        archive.tag(["R1"], ["fine", name])
    assert len(archive.history()) == events


def test_an_unknown_report_stops_the_whole_deed(archive: Archive) -> None:
    """Nothing is tagged or trashed where one of the reports does not exist."""
    for deed in (lambda: archive.tag(["R1", "R99"], ["x"]), lambda: archive.trash(["R1", "R99"])):
        with pytest.raises(BadInput, match="R99"):
            deed()
    assert archive.tags() == [] and len(named(archive)) == 4


# trash


def test_what_is_in_the_trash_is_out_of_everything_but_the_archive(archive: Archive, clippings: Path) -> None:
    """Lists, searches, counts, suggestions and relations leave it out; show, history, audit and the file do not."""
    archive.tag(["R1"], ["strike"])
    assert {link.other for link in archive.related("R2")} >= {"R1"}
    assert any("R1" in group.reports for group in archive.group())
    assert archive.trash(["R1"]) == ["R1"]
    assert named(archive) == ["R2", "R3", "R4"]
    assert archive.count() == 3
    assert named(archive, "old bridge mayor") == []
    assert archive.tags() == archive.outlets_told() == []
    assert all(link.other != "R1" for link in archive.related("R2"))
    assert not any("R1" in group.reports for group in archive.group())
    assert archive.related("R1") == []
    assert named(archive, "in:trash") == named(archive, "state:trash bridge") == ["R1"]
    assert len(named(archive, "in:all")) == 4
    assert archive.show("R1").row.trashed
    assert [event.kind for event in archive.history("R1")][-1] == "trashed"
    assert archive.original("R1")[1] == (clippings / "1.txt").read_bytes()
    assert_made_again(archive)


def test_what_is_put_back_is_as_it_was(archive: Archive) -> None:
    """Restored, a report is linked, counted and found as before; restoring it twice is no event."""
    before = archive.list(), archive.related("R2"), archive.group()
    archive.trash(["R1", "R4"])
    assert archive.untrash(["R1", "R2", "R4"]) == ["R1", "R4"]
    assert archive.untrash(["R1"]) == []
    assert (archive.list(), archive.related("R2"), archive.group()) == before


def test_a_case_keeps_what_is_in_the_trash(archive: Archive) -> None:
    """A case still holds it, and its row says where it lies."""
    archive.new_case("Puente", ["R1", "R2"])
    archive.trash(["R1"])
    assert archive.case("Puente").reports == ("R1", "R2")
    assert {row.report: row.trashed for row in archive.list('case:"Puente" in:all')} == {"R1": True, "R2": False}
    assert [source.record.report for source in archive.case_file("Puente").sources] == ["R1", "R2"]


def test_bytes_that_lie_in_the_trash_are_told_so_when_they_come_again(archive: Archive, clippings: Path) -> None:
    """A copy of a report in the trash is a duplicate, and its reason says where the report lies."""
    archive.trash(["R1"])
    (clippings / "copy.txt").write_bytes((clippings / "1.txt").read_bytes())
    (outcome,) = archive.add([clippings / "copy.txt"], jobs=1)
    assert (outcome.status, outcome.report) == ("duplicate", "R1")
    assert outcome.reason and outcome.reason.endswith("which lies in the trash")
    assert archive.show("R1").row.trashed


def test_a_new_version_of_what_lies_in_the_trash_is_told_so(archive: Archive, clippings: Path) -> None:
    """A file that changes goes on being kept; that its report is out of every list is said, and stays so."""
    archive.trash(["R1"])
    (clippings / "1.txt").write_text("The bridge is open\n\nBOGOTA, May 2 - It was opened again.\n", encoding="utf-8")
    (outcome,) = archive.add([clippings / "1.txt"], jobs=1)
    assert (outcome.status, outcome.report, outcome.version) == ("new-version", "R1", 2)
    assert outcome.reason == "of a report that lies in the trash"
    assert named(archive) == ["R2", "R3", "R4"] and archive.show("R1").row.version == 2
    assert_made_again(archive)


# saved searches


def test_a_search_is_saved_renamed_and_removed(archive: Archive) -> None:
    """Saved searches stand by name; a name is given once; a removed one is gone, also from a catalog made again."""
    archive.save_search("Water", "water plant")
    archive.save_search(" ärger ", "tag:strike")
    assert [(s.name, s.query) for s in archive.saved_searches()] == [("ärger", "tag:strike"), ("Water", "water plant")]
    with pytest.raises(BadInput, match="another saved search"):
        archive.save_search("Water", "other")
    archive.save_search("H2O", "water", instead_of="Water")
    assert [s.name for s in archive.saved_searches()] == ["ärger", "H2O"]
    assert_made_again(archive)
    assert archive.drop_search("H2O").query == "water"
    with pytest.raises(BadInput, match="no saved search"):
        archive.drop_search("H2O")
    for name, query in (("", "water"), ("x", " ")):
        with pytest.raises(BadInput):
            archive.save_search(name, query)


# lists


def test_outlets_and_places_are_counted_as_one_name_each(archive: Archive) -> None:
    """Spellings count together, under that which most have; `=` asks for the whole name."""
    for report, name in (("R1", "El Mundo"), ("R2", "EL MUNDO"), ("R3", "El Mundo Deportivo")):
        archive.set(report, "outlet", name)
    assert [(tally.name.lower(), tally.count) for tally in archive.outlets_told()] == [
        ("el mundo", 2),
        ("el mundo deportivo", 1),
    ]
    assert named(archive, 'outlet:="el mundo"') == ["R1", "R2"]
    assert named(archive, '-outlet:="el mundo"') == ["R3", "R4"]
    assert named(archive, 'outlet:"el mundo"') == ["R1", "R2", "R3"]
    assert [(tally.name, tally.count) for tally in archive.places_told()] == [("MOMPOX", 3)]
    assert named(archive, "place:=mompox") == ["R1", "R2", "R3"]


COLUMNS = (
    "report", "headline", "outlet", "byline", "place", "country", "published", "filed", "first_seen", "version",
    "state", "language", "tags", "cases", "folder", "media_type", "size", "reason",
)  # fmt: skip


def test_every_column_sorts_both_ways(archive: Archive) -> None:
    """A list turned round is the same backwards, but that what is not told stands last either way."""
    archive.tag(["R2"], ["a"])
    archive.tag(["R1"], ["b"])
    archive.new_case("Puente", ["R3", "R1"])
    for column in COLUMNS:
        up, down = named(archive, order=column), named(archive, order=f"-{column}")
        field = "path" if column == "folder" else column
        untold = {row.report for row in archive.list() if getattr(row, field) in (None, ())}
        told = [report for report in up if report not in untold]
        assert [report for report in down if report not in untold] == told[::-1], column
        assert up[: len(told)] == told, column
        assert list(archive.ids(order=column)) == up, column


def test_rows_tell_cases_size_and_reason(archive: Archive) -> None:
    """What only a file or a person knows stands in the rows as well, and follows it."""
    archive.new_case("Puente", ["R1"])
    archive.new_case("Ferry", ["R1", "R3"])
    rows = {row.report: row for row in archive.list()}
    assert rows["R1"].cases == "Puente; Ferry" and rows["R2"].cases is None
    assert rows["R1"].size == len(REPORTS[0].encode()) and rows["R1"].media_type == "text/plain"
    assert rows["R1"].filed == "--03-03" and rows["R4"].reason and rows["R1"].reason is None
    archive.remove_from_case("Puente", ["R1"])
    assert archive.show("R1").row.cases == "Ferry"
    assert_made_again(archive)


def test_what_is_in_quarantine_is_tried_again_when_a_person_asks(archive: Archive) -> None:
    """Trying again is told of, reads what can be read by now, and refuses what is in no quarantine."""
    (outcome,) = archive.retry()
    assert (outcome.report, outcome.status) == ("R4", "quarantined")
    assert [event.kind for event in archive.history("R4")].count("quarantine") == 2
    with pytest.raises(BadInput, match="not in quarantine"):
        list(archive.retry(["R1"]))
    assert_made_again(archive)
