"""The archive's door: every verb on a real archive, and what people decide outlives what machines read."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import ArchiveBusy, BadInput, LogDamaged, MissingBlob, NewerArchive, NotAnArchive
from dossier.intake.cage import Cage
from dossier.model.audits import Summary
from dossier.model.claims import Claim, Dateline, Person, Words
from dossier.model.events import Changes
from dossier.model.links import Ruling

BRIDGE = """The Magdalena Courier

Bridge at Barranquilla falls into the river; four dead

By Inés Arrieta

BARRANQUILLA, Colombia, March 3, 2019 - The old bridge over the Magdalena fell into the river on Sunday evening, killing
four people, mayor Lucía Barraza said.

"We had asked for repairs three times," Barraza told reporters beside the water.

Eleven people were taken to the hospital of San Juan. The ferry that the bridge replaced in 1974 will run again.
"""
COPY = BRIDGE.replace("The Magdalena Courier", "Diario del Canal").replace("By Inés Arrieta\n\n", "")
OTHER = """The Harbour Gazette

Ferry timetable for the spring

PORTO, Portugal, April 9, 2019 - Boats leave the eastern pier every forty minutes from Monday, the harbour office said.

Tickets are sold on board and at the kiosk.
"""
LATER = BRIDGE.replace("killing\nfour people", "killing\nfive people").replace("four dead", "five dead")


def open_archive(folder: Path) -> Archive:
    return Archive.open(folder, clock=lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC), person="ana")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of four reports, one of them in quarantine, and the folder that they came from."""
    home = tmp_path_factory.mktemp("home")
    (home / "in").mkdir()
    for name, text in (("a", BRIDGE), ("b", COPY), ("c", OTHER), ("d", "")):
        (home / "in" / f"{name}.txt").write_text(text)
    with open_archive(home / "archive") as archive:
        for name in "abcd":
            list(archive.add([home / "in" / f"{name}.txt"], jobs=1))
    return home


@pytest.fixture
def home(made: Path, tmp_path: Path) -> Path:
    shutil.copytree(made / "archive", tmp_path / "archive")
    shutil.copytree(made / "in", tmp_path / "in")
    return tmp_path


@pytest.fixture
def archive(home: Path) -> Iterator[Archive]:
    with open_archive(home / "archive") as archive:
        yield archive
        assert [item for item in archive.audit() if not isinstance(item, Summary)] == []
        before = archive._catalog.dump()
        archive.rebuild()
        assert archive._catalog.dump() == before


def headline(archive: Archive, report: str) -> str | None:
    return archive.show(report).row.headline


def best(archive: Archive, report: str) -> Claim:
    description = archive.show(report).description
    assert description
    found = description.best("headline")
    assert found
    return found


def test_a_report_is_shown_with_its_words(archive: Archive) -> None:
    """What a report says of itself is shown with evidence that its rendition proves."""
    shown = archive.show("R1")
    assert shown.rendition
    assert shown.description
    assert shown.version.state == "read"
    assert shown.row.place == "Barranquilla"
    for claim in (*shown.description.claims, *shown.description.others):
        assert all(evidence.proves(shown.rendition) for evidence in claim.evidence)
    version, data = archive.original("R1")
    assert (version.number, data) == (1, BRIDGE.encode())


def test_a_quarantined_report_is_shown_with_the_reason(archive: Archive) -> None:
    """A report that nobody could read has its bytes, its reason, and no words."""
    shown = archive.show("R4")
    assert (shown.version.state, shown.version.reason) == ("quarantined", "is empty")
    assert (shown.description, shown.rendition) == (None, None)
    assert archive.original("R4")[1] == b""
    with pytest.raises(BadInput, match="has no reading to correct"):
        archive.set("R4", "headline", "words")


def test_reports_are_listed_and_found(archive: Archive) -> None:
    """Newest first without a query; by words, fields and exclusions with one."""
    assert [row.report for row in archive.list()] == ["R4", "R3", "R2", "R1"]
    assert [row.report for row in archive.list(order="report", limit=2, offset=1)] == ["R2", "R3"]
    assert {row.report for row in archive.search("BARRAZA")} == {"R1", "R2"}
    assert {row.report for row in archive.search("from:barranquilla")} == {"R1", "R2"}
    assert [row.report for row in archive.search("timetab*")] == ["R3"]
    assert archive.count("state:quarantined") == 1
    assert archive.search("nowhere to be found") == []


@pytest.mark.parametrize("report", ["R99", "", "C1", "R1; DROP TABLE report", "R\udcff"])
def test_a_report_that_is_not_there_is_named(archive: Archive, report: str) -> None:
    """Every verb names an unknown report instead of failing in some other way."""
    asks = (archive.show, archive.original, archive.history, archive.related, archive.diff)
    for ask in asks:
        with pytest.raises(BadInput):
            ask(report)  # type: ignore[operator]
    with pytest.raises(BadInput):
        archive.set(report, "headline", "words")
    with pytest.raises(BadInput):
        archive.new_case("Puente", [report])
    assert archive.cases() == []


def test_a_correction_is_shown_found_and_undone(archive: Archive) -> None:
    """A person's word stands first with that person's name, is found by search, and can be taken back step by step."""
    read = headline(archive, "R1")
    archive.set("R1", "headline", "First correction")
    (claim,) = archive.set("R1", "headline", "Second correction")
    assert claim == best(archive, "R1")
    assert (claim.agent, claim.value) == ("person:ana", Words("Second correction"))
    assert [row.report for row in archive.search("second correction")] == ["R1"]
    archive.undo("R1", "headline")
    assert headline(archive, "R1") == "First correction"
    archive.undo("R1", "headline")
    assert headline(archive, "R1") == read
    with pytest.raises(BadInput, match="no correction to take back"):
        archive.undo("R1", "headline")
    kinds = [event.kind for event in archive.history("R1")]
    assert kinds[-4:] == ["correction", "correction", "correction-undone", "correction-undone"]


def test_corrections_of_every_field_are_understood(archive: Archive) -> None:
    """Bylines have several names, datelines a place and a day; what is none is refused in words."""
    archive.set("R1", "byline", "Ana Ruiz; Foto Sur (photographer)")
    archive.set("R1", "dateline", "Quito, 2019-03-04")
    archive.set("R1", "published", "2019-03")
    row = archive.show("R1").row
    assert (row.place, row.country, row.published) == ("Quito", "EC", "2019-03")
    assert "Ana Ruiz" in (row.byline or "")
    description = archive.show("R1").description
    assert description
    assert [claim.value for claim in description.all_of("byline")] == [
        Person("Ana Ruiz"),
        Person("Foto Sur", "photographer"),
    ]
    place = description.best("dateline")
    assert place
    assert isinstance(place.value, Dateline)
    assert place.value.date == "2019-03-04"
    for field, text in (("mood", "x"), ("headline", " "), ("published", "soon"), ("dateline", "Quito, 2019-13-44")):
        with pytest.raises(BadInput):
            archive.set("R1", field, text)


def test_a_correction_outlives_a_new_version(archive: Archive, home: Path) -> None:
    """What a person said of a report holds for its later versions too; the machine's words stay beside it."""
    archive.set("R1", "headline", "Said by a person")
    (home / "in" / "a.txt").write_text(LATER)
    (outcome,) = archive.add([home / "in" / "a.txt"], jobs=1)
    # The place of the copied folder is another; the old one stands, so this is a report of its own
    assert outcome.status == "added"
    (home / "in" / "a.txt").write_text(LATER + "\nMore words.\n")
    archive.set(outcome.report or "", "headline", "Said by a person")
    (outcome,) = archive.add([home / "in" / "a.txt"], jobs=1)
    assert (outcome.status, outcome.version) == ("new-version", 2)
    assert headline(archive, outcome.report or "") == "Said by a person"
    shown = archive.show(outcome.report or "")
    assert shown.description
    assert shown.description.candidates("headline")
    assert [version.number for version in shown.versions] == [1, 2]
    hunks = archive.diff(outcome.report or "")
    assert any("More words" in hunk.new for hunk in hunks)
    assert archive.show(outcome.report or "", 1).version.number == 1
    with pytest.raises(BadInput, match="version 3"):
        archive.show(outcome.report or "", 3)


def test_cases_keep_reports_in_order_with_notes(archive: Archive) -> None:
    """A case is made, filled, noted on and emptied; it is known by name and by id, and a name is given once."""
    case = archive.new_case("El puente", ["R3", "R1"])
    assert (case.case, case.reports) == ("C1", ("R1", "R3"))
    case = archive.add_to_case("C1", ["R2", "R1", "R2"])
    assert case.reports == ("R1", "R3", "R2")
    case = archive.note("El puente", "Ask the mayor.")
    assert [(note.text, note.by) for note in case.notes] == [("Ask the mayor.", "person:ana")]
    assert archive.remove_from_case("El puente", ["R3"]).reports == ("R1", "R2")
    assert archive.case("C1") == archive.case("El puente") == archive.cases()[0]
    assert {row.report for row in archive.search('case:"el puente"')} == {"R1", "R2"}
    refused = (
        lambda: archive.new_case("El puente"),
        lambda: archive.new_case("C1"),
        lambda: archive.new_case(" "),
        lambda: archive.case("Otro"),
        lambda: archive.note("C1", "\n"),
        lambda: archive.remove_from_case("C1", ["R3"]),
        lambda: archive.add_to_case("C1", ["R77"]),
        lambda: archive.new_case("caf\udcff"),
    )
    for ask in refused:
        with pytest.raises(BadInput):
            ask()
    assert archive.case("C1").reports == ("R1", "R2")


def test_rulings_outrank_the_machine(archive: Archive) -> None:
    """The last word of a person on two reports holds, in whichever order they are named."""
    together = [set(group.reports) for group in archive.group()]
    assert {"R1", "R2"} in together
    archive.rule(Ruling("R2", "R1", "apart"))
    assert all(not {"R1", "R2"} <= set(group.reports) for group in archive.group())
    archive.rule(Ruling("R1", "R2", "together"))
    assert {"R1", "R2"} in [set(group.reports) for group in archive.group()]
    for ruling in (Ruling("R1", "R1", "apart"), Ruling("R1", "R99", "apart")):
        with pytest.raises(BadInput):
            archive.rule(ruling)


def test_a_reprint_is_related_with_reasons(archive: Archive) -> None:
    """Reports with words in common are linked, best first, each reason with words that stand in the text."""
    found = archive.related("R1")
    assert found
    assert found[0].other == "R2" or found[0].report == "R2"
    assert found[0].reasons
    rendition = archive.show("R1").rendition
    assert rendition
    for reason in found[0].reasons:
        if evidence := reason.evidence.get("R1"):
            assert evidence.proves(rendition)
    assert archive.related("R4") == []


@pytest.mark.parametrize("form", ["html", "pdf"])
def test_a_brief_is_printed_told_and_verified_alone(archive: Archive, home: Path, form: str) -> None:
    """A case becomes a file whose digest is an event, and which a colleague can check without the archive."""
    archive.new_case("El puente", ["R1", "R2", "R4"])
    out = home / f"brief.{form}"
    printed = archive.brief("El puente", out)
    assert printed.sources == 3
    assert printed.citations > 0
    assert archive.history()[-1].detail["digest"] == printed.sha256
    checks = Archive.verify(out)
    assert checks
    assert all(check.ok for check in checks)
    data = out.read_bytes()
    out.write_bytes(
        data.replace(b"Barranquilla", b"Barranquilia") if form == "html" else data[:-200] + b"x" + data[-199:]
    )
    assert not all(check.ok for check in Archive.verify(out))


def test_everybody_hears_what_changed(archive: Archive, home: Path) -> None:
    """Each write tells the listeners which reports, cases and folders it touched."""
    heard: list[Changes] = []
    archive.listen(heard.append)
    archive.new_case("El puente", ["R1"])
    archive.set("R1", "headline", "words")
    assert heard == [
        Changes(cases=frozenset({"C1"})),
        Changes(cases=frozenset({"C1"})),
        Changes(reports=frozenset({"R1"}), links=True),
    ]


def test_folders_are_watched_remembered_and_forgotten(archive: Archive, home: Path) -> None:
    """A watched folder is remembered until it is unwatched; the archive itself cannot be watched."""
    (home / "drop").mkdir()
    (home / "drop" / "new.txt").write_text(LATER)
    found = list(archive.watch([home / "drop"], until_idle=0.2, quiet=0.1))
    assert [outcome.status for outcome in found] == ["added"]
    assert [folder.path for folder in archive.folders()] == [str(home / "drop")]
    archive.unwatch(home / "drop")
    assert archive.folders() == []
    (home / "file").write_text("words")
    for folder in (home / "nowhere", home / "file", archive.folder, home, archive.folder / "blobs"):
        with pytest.raises(BadInput):
            list(archive.watch([folder], until_idle=0.1))
    assert archive.folders() == []


def test_watching_first_reads_what_was_left_unread(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier process kept and did not come to read is read when watching begins."""

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    (home / "drop").mkdir()
    (home / "in" / "e.txt").write_text(LATER)
    with open_archive(home / "archive") as archive, monkeypatch.context() as patched:
        patched.setattr(Cage, "submit", die)
        with pytest.raises(KeyboardInterrupt):
            list(archive.add([home / "in" / "e.txt"], jobs=1))
    with open_archive(home / "archive") as archive:
        assert archive.show("R5").row.state == "archived"
        found = list(archive.watch([home / "drop"], until_idle=0.1, quiet=0.1))
        assert [(outcome.report, outcome.status) for outcome in found] == [("R5", "added")]
        assert archive.show("R5").row.state == "read"


def test_an_archive_is_read_and_written_by_many_threads(archive: Archive) -> None:
    """Threads that correct, list and show at once lose nothing and see whole rows."""
    failed: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for step in range(5):
                archive.set("R1", "headline", f"by {number} at {step}")
                assert archive.show("R1").row.headline
                archive.search("mayor")
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=[number]) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert sum(event.kind == "correction" for event in archive.history("R1")) == 20


def test_a_correction_never_misses_a_version_that_comes_meanwhile(archive: Archive) -> None:
    """Between looking at a report and correcting it, no newer version can come: its turn is after ours."""
    with open_archive(archive.folder) as other, archive._recorder.writing():
        other._recorder._patience = 0.05
        other._recorder._lock.timeout = 0.05
        with pytest.raises(ArchiveBusy):
            other.set("R1", "headline", "words")


def test_what_is_no_archive_is_said(home: Path) -> None:
    """A folder of other things, a file, a newer archive, a damaged log: each has its own error, and nothing changes."""
    with pytest.raises(NotAnArchive):
        Archive.open(home / "in")
    with pytest.raises(NotAnArchive):
        Archive.open(home / "in" / "a.txt")
    log = home / "archive" / "log" / "events.jsonl"
    whole = log.read_bytes()
    log.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(LogDamaged):
        Archive.open(home / "archive")
    log.write_bytes(whole)
    mark = home / "archive" / "dossier.json"
    mark.write_text(json.dumps({**json.loads(mark.read_text()), "format": 7}))
    with pytest.raises(NewerArchive):
        Archive.open(home / "archive")


@pytest.mark.parametrize("content", [b"", b"no database at all\n" * 300])
def test_a_ruined_catalog_is_made_again(home: Path, content: bytes) -> None:
    """A catalog that is empty or no database is made again at opening; what people decided is all there."""
    with open_archive(home / "archive") as archive:
        archive.set("R1", "headline", "Said by a person")
        archive.new_case("El puente", ["R1"])
        before = archive._catalog.dump()
    (home / "archive" / "catalog.sqlite").write_bytes(content)
    with open_archive(home / "archive") as archive:
        assert archive._catalog.dump() == before
        assert [item for item in archive.audit() if not isinstance(item, Summary)] == []


def test_a_blob_that_is_gone_is_told_by_name(home: Path) -> None:
    """A report whose bytes are missing says so; every other is untouched, and the audit names the blob."""
    with open_archive(home / "archive") as archive:
        version = archive.show("R3").version
        path = archive._store.path(version.sha256)
        path.chmod(0o644)
        path.unlink()
        with pytest.raises(MissingBlob) as caught:
            archive.original("R3")
        assert caught.value.digest == version.sha256
        assert archive.show("R1").rendition
        told = [item for item in archive.audit() if not isinstance(item, Summary)]
        assert (told[0].thing, told[0].fault) == (version.sha256, "missing")


def test_an_archive_can_be_opened_by_a_relative_path(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive goes on working when the process goes to another folder."""
    monkeypatch.chdir(home)
    with Archive.open("archive", person="ana") as archive:
        os.chdir(home / "in")
        assert archive.show("R1").rendition
        archive.new_case("El puente")


def test_files_are_described_without_an_archive(home: Path) -> None:
    """Descriptions come in the order that was asked for, each failure in its place."""
    names = ["c.txt", "nowhere.txt", "a.txt", "d.txt", "y" * 300]
    found = list(Archive.read([home / "in" / name for name in names], jobs=2))
    assert [Path(item.path).name for item in found] == names
    assert [item.reason for item in found] == [
        None,
        "does not exist",
        None,
        "is empty",
        "cannot be opened: File name too long",
    ]
    assert '"Barranquilla"' in (found[2].description or "")


def test_a_path_alone_is_one_path(archive: Archive, tmp_path: Path) -> None:
    """A single path may be handed in as it is, as words or as a Path."""
    story = tmp_path / "alone.txt"
    story.write_text("Council votes\n\nQUITO, May 2 - The council voted on Thursday to keep the old library open.\n")
    assert [outcome.status for outcome in archive.add(str(story))] == ["added"]
    assert [outcome.status for outcome in archive.add(story)] == ["unchanged"]
    assert [found.path for found in Archive.read(str(story))] == [str(story)]
