"""What a browser writes beside a page that it saves belongs to that page, and is no report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.model.reports import Outcome
from tests.intake.saves import Save, singlefile
from tests.intake.test_parts import add
from tests.intake.warm import Warm
from tests.intake.watching import accounted
from tests.repository.house import REPORTS, House

FRAME = b"<html><body><h1>Accept all cookies</h1><p>We value your privacy and so do our 812 partners.</p></body></html>"


def told(outcomes: list[Outcome]) -> dict[str, tuple[str, str | None]]:
    return {Path(outcome.path).name: (outcome.status, outcome.report) for outcome in outcomes}


def page_with_files(drop: Path, folder: str = "Ferry_files", page: str = "Ferry.html") -> None:
    (drop / folder / "deep").mkdir(parents=True)
    (drop / page).write_bytes(singlefile(Save()))
    (drop / folder / "frame.html").write_bytes(FRAME)
    (drop / folder / "deep" / "photo.jpg").write_bytes(b"\xff\xd8\xff no picture at all")


@pytest.mark.parametrize("folder", ["Ferry_files", "Ferry-Dateien", "Ferry_archivos", "Ferry_fichiers", "Ferry.files"])
def test_the_folder_of_a_page_is_parts(house: House, drop: Path, warm: Warm, folder: str) -> None:
    """In every language each file in it is kept, hashed alone, and answered as a part of the page's report."""
    page_with_files(drop, folder)
    found = told(add(house, warm, drop))
    assert found == {"Ferry.html": ("added", "R1"), "frame.html": ("part", "R1"), "photo.jpg": ("part", "R1")}
    files = house.catalog.capture_files("R1")
    assert {Path(file.path).name for file in files} == {"frame.html", "photo.jpg"}
    assert all(house.store.read(file.sha256) for file in files)
    assert house.catalog.row("R1").headline == "Ferry runs aground near Nadir"
    house.assert_sound()


def test_parts_come_again_without_a_trace(house: House, drop: Path, warm: Warm) -> None:
    """What is as it was is no event; a changed part is kept as well, and the account of the folder adds up."""
    page_with_files(drop)
    add(house, warm, drop)
    events = house.recorder.last()
    add(house, warm, drop)
    assert house.recorder.last() == events
    assert accounted(house, drop) == {"archived": 3}
    (drop / "Ferry_files" / "frame.html").write_bytes(FRAME + b"<p>More</p>")
    add(house, warm, drop)
    assert house.recorder.last() == events + 1
    house.assert_sound()


def test_a_part_alone_brings_its_page(house: House, drop: Path, warm: Warm) -> None:
    """A part that is seen first takes its page along: no report is made of it meanwhile."""
    page_with_files(drop)
    found = told(add(house, warm, drop / "Ferry_files" / "frame.html"))
    assert found == {"Ferry.html": ("added", "R1"), "frame.html": ("part", "R1")}


def test_documents_and_lone_folders_are_reports(house: House, drop: Path, warm: Warm) -> None:
    """No browser writes a document beside a page, and a folder without its page is any folder."""
    page_with_files(drop)
    (drop / "Ferry_files" / "letter.eml").write_text("From: a@b.example\nSubject: Ferry\n\nThe ferry ran aground.\n")
    (drop / "case_files").mkdir()
    (drop / "case_files" / "a.txt").write_text(REPORTS[0])
    found = told(add(house, warm, drop))
    assert found["letter.eml"][0] == found["a.txt"][0] == "added"


def test_a_snapshot_of_archivebox_is_one_report(house: House, drop: Path, warm: Warm) -> None:
    """The page is a report, its other forms are parts, and the collection's own files are passed over."""
    snapshot = drop / "archive" / "1551942720.0"
    (snapshot / "readability").mkdir(parents=True)
    (drop / "ArchiveBox.conf").write_text("[SERVER_CONFIG]\nSECRET_KEY = x\n")
    (drop / "index.json").write_text("{}")
    url = "https://nadircourier.example/2019/03/06/ferry"
    (snapshot / "index.json").write_text(json.dumps({"url": url, "timestamp": "1551942720.0"}))
    for name in ("singlefile.html", "output.html", "readability/content.html"):
        (snapshot / name).write_bytes(singlefile(Save()))
    (snapshot / "headers.json").write_text("{}")
    found = told(add(house, warm, drop))
    assert {name for name, (status, _) in found.items() if status == "added"} == {"singlefile.html"}
    assert {name for name, (status, _) in found.items() if status == "ignored"} == {"ArchiveBox.conf"} | (
        {"index.json"} if found["index.json"][0] == "ignored" else set()
    )
    assert [status for status, _ in found.values()].count("part") >= 3
    assert house.catalog.ids(parse_query(""), "") == ["R1"]


@pytest.mark.parametrize(
    ("own", "report"),
    [
        (("hts-log.txt", "hts-cache/readme.txt", "index.html", "cookies.txt"), "nadircourier.example/ferry.html"),
        (("tmp/half", "new/.keep", "dovecot-uidlist", "subscriptions"), "cur/1551942720.M1P2.host:2,S"),
    ],
    ids=["httrack", "maildir"],
)
def test_what_programs_keep_beside_a_capture_is_no_report(
    house: House, drop: Path, warm: Warm, own: tuple[str, ...], report: str
) -> None:
    """Logs, indexes and caches of a mirror or a mailbox are passed over, and its pages or letters are reports."""
    for name in (*own, report):
        (drop / name).parent.mkdir(parents=True, exist_ok=True)
        (drop / name).write_text("Mirror complete: 3 links scanned, 1 file written\n")
    letter = f"From: desk@nadircourier.example\nSubject: A ferry\nDate: Wed, 6 Mar 2019 08:00:00 +0000\n\n{REPORTS[0]}"
    (drop / report).write_bytes(singlefile(Save()) if report.endswith("html") else letter.encode())
    statuses = told(add(house, warm, drop))
    assert statuses.pop(Path(report).name) == ("added", "R1")
    assert {status for status, _ in statuses.values()} <= {"ignored"}
    assert house.catalog.ids(parse_query(""), "") == ["R1"]


def test_a_list_like_an_index_is_a_report_elsewhere(house: House, drop: Path, warm: Warm) -> None:
    """A page that is called as a program calls its own is a report where the program left no other mark."""
    (drop / "index.html").write_bytes(singlefile(Save()))
    assert told(add(house, warm, drop)) == {"index.html": ("added", "R1")}


def test_what_systems_leave_is_passed_over(house: House, drop: Path, warm: Warm) -> None:
    """Marks, bins, thumbnails and downloads under way are in no outcome, and the account says why."""
    for name in ("a.html:Zone.Identifier", "@eaDir/a.html", "#recycle/b.txt", "$RECYCLE.BIN/c.txt", "__MACOSX/d.txt",
                 "System Volume Information/e.txt", "lost+found/f.txt", "g.html.part", "h.html.crdownload",
                 "i.download", "j.partial", "~$k.docx", "l.tmp"):  # fmt: skip
        (drop / name).parent.mkdir(exist_ok=True)
        (drop / name).write_text(REPORTS[0])
    (drop / "m.txt").write_text(REPORTS[1])
    assert told(add(house, warm, drop)) == {"m.txt": ("added", "R1")}
    assert accounted(house, drop) == {"archived": 1, "ignored": 13}
