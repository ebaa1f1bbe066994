"""Files within files: each comes into custody as a report of its own, and is followed like any other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.intake.accession import Accession, parts_taken
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import KeptPart, Limits
from dossier.model.file_parts import Capture
from dossier.model.reports import Outcome
from dossier.repository.writer import LogEntry
from tests.intake.warm import Warm
from tests.reading.captures import PAGE, Got, warc
from tests.repository.house import REPORTS, House

HOSTILE = (sys.executable, str(Path(__file__).with_name("hostile.py")))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        yield house


@pytest.fixture
def drop(tmp_path: Path) -> Path:
    folder = tmp_path / "drop"
    folder.mkdir()
    return folder


def add(house: House, cage: ReaderPool, *paths: Path) -> list[Outcome]:
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: cage)
    try:
        return list(intake.add(paths))
    finally:
        intake.close()


def finish(house: House, cage: ReaderPool) -> list[Outcome]:
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: cage)
    try:
        return list(intake.finish_reading())
    finally:
        intake.close()


def message(*attached: tuple[str, str], subject: str = "Two reports for the file") -> bytes:
    """A message with text files attached."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = "Ada Ruiz <ada@valleyherald.example>", "desk@example.org", subject
    made["Date"], made["Message-ID"] = "Mon, 04 Mar 2024 09:30:00 -0500", "<1@valleyherald.example>"
    made.set_content("Please keep what is attached; it belongs to the case of the bridge at Mompox.\n")
    for name, words in attached:
        made.add_attachment(words, filename=name)
    return made.as_bytes()


def nested(words: str) -> bytes:
    """A message to which another is attached, and to that one a text."""
    inner, outer = message(("bridge.txt", words), subject="Within"), EmailMessage()
    outer["From"], outer["Subject"] = "Ada Ruiz <ada@valleyherald.example>", "Passed on"
    outer.set_content("What came in this morning is attached, for the record.")
    outer.add_attachment(inner, maintype="application", subtype="octet-stream", filename="inner.eml")
    return outer.as_bytes()


def page(headline: str, words: str) -> str:
    paragraphs = "".join(f"<p>{words} It is told again in paragraph {n} for the record.</p>" for n in range(4))
    return f"<html><head><title>{headline}</title></head><body><h1>{headline}</h1>{paragraphs}</body></html>"


def web_archive(*captures: tuple[str, str, str]) -> bytes:
    """A WARC of pages, each an address, a moment and its markup."""
    return warc(*(Got(url, markup.encode(), date=moment) for url, moment, markup in captures))


def statuses(outcomes: list[Outcome]) -> dict[str, str]:
    return {outcome.path.rpartition("/drop/")[2]: outcome.status for outcome in outcomes}


def test_attachments_become_reports_of_their_own(house: House, drop: Path, warm: Warm) -> None:
    """A message and what is attached to it are reports; each attachment says what it is part of, and is read."""
    (drop / "mail.eml").write_bytes(message(("bridge.txt", REPORTS[0]), ("puente.txt", REPORTS[1])))
    found = add(house, warm, drop)
    assert statuses(found) == {"mail.eml": "added", "mail.eml//bridge.txt": "added", "mail.eml//puente.txt": "added"}
    assert house.catalog.parts("R1") == ("R2", "R3")
    assert house.catalog.row("R2").headline == "Bridge falls at Mompox"
    (version,) = house.catalog.versions("R3")
    assert version.origin is not None
    assert version.origin.part_of == "R1"
    assert house.store.read(version.sha256).decode().split() == REPORTS[1].split()
    assert house.faults() == []


def test_a_message_read_again_makes_nothing_twice(house: House, drop: Path, warm: Warm) -> None:
    """What other readers read again finds its parts known."""
    (drop / "mail.eml").write_bytes(message(("bridge.txt", REPORTS[0])))
    add(house, warm, drop)
    (version,) = house.catalog.versions("R1")
    before = house.catalog.applied().seq
    about = {"report": "R1", "version": 1, "reason": "was too new", "reader": "mail/0"}
    house.recorder.record([LogEntry("quarantine", about)])
    again = finish(house, warm)
    assert {(outcome.report, outcome.status) for outcome in again} == {("R1", "unchanged"), ("R2", "unchanged")}
    assert [event.kind for event in house.catalog.events()[before:]] == ["quarantine", "reading"]
    assert house.catalog.versions("R1")[0].rendition == version.rendition


def test_a_part_that_changed_is_a_version(house: House, drop: Path, warm: Warm) -> None:
    """A message saved again with another attachment under the same name gives that part its next version."""
    mail = drop / "mail.eml"
    mail.write_bytes(message(("bridge.txt", REPORTS[0])))
    add(house, warm, mail)
    mail.write_bytes(message(("bridge.txt", REPORTS[2])))
    assert statuses(add(house, warm, mail)) == {"mail.eml": "new-version", "mail.eml//bridge.txt": "new-version"}
    assert [version.number for version in house.catalog.versions("R2")] == [1, 2]
    assert house.catalog.row("R2").headline == "Ferries to run again"


def test_a_part_that_goes_back_shows_what_stands_there_now(house: House, drop: Path, warm: Warm) -> None:
    """A message that returns to an older attachment shows that one; read again, also its older versions, it stays."""
    mail = drop / "mail.eml"
    for words in (REPORTS[0], REPORTS[2], REPORTS[0]):
        mail.write_bytes(message(("bridge.txt", words)))
        add(house, warm, mail)
    first, second, third = house.catalog.versions("R2")
    assert first.sha256 == third.sha256 != second.sha256
    assert house.catalog.row("R2").headline == "Bridge falls at Mompox"
    for number in (1, 2, 3):
        house.recorder.record(
            [LogEntry("quarantine", {"report": "R1", "version": number, "reason": "was too new", "reader": "mail/0"})]
        )
    finish(house, warm)
    assert len(house.catalog.versions("R2")) == 3
    house.assert_sound()


def test_of_states_within_one_file_the_last_is_shown(house: House, drop: Path, warm: Warm) -> None:
    """A page captured three times, at last as it was at first, shows that; read again, nothing is added."""
    url = "https://valleyherald.example/bridge"
    states = [
        ("Bridge falls at Mompox", "It fell."),
        ("Bridge stands", "It did not fall."),
        ("Bridge falls at Mompox", "It fell."),
    ]
    moments = [f"2024-03-0{day}T10:00:00Z" for day in (4, 5, 6)]
    captures = [(url, moment, page(*state)) for moment, state in zip(moments, states, strict=True)]
    (drop / "site.warc").write_bytes(web_archive(*captures))
    add(house, warm, drop)
    assert [version.number for version in house.catalog.versions("R2")] == [1, 2, 3]
    assert house.catalog.row("R2").headline == "Bridge falls at Mompox"
    house.recorder.record([LogEntry("quarantine", {"report": "R1", "version": 1, "reason": "x", "reader": "warc/0"})])
    finish(house, warm)
    assert len(house.catalog.versions("R2")) == 3


def test_a_beginning_that_was_read_takes_nothing_back(house: House, drop: Path, warm: Warm) -> None:
    """Of a file read again by a reader that fell half-way, an older state of a part does not come to be the newest."""
    mail = drop / "mail.eml"
    for words in (REPORTS[0], REPORTS[2]):
        mail.write_bytes(message(("bridge.txt", words)))
        add(house, warm, mail)
    then, now = house.catalog.versions("R2")
    found = parts_taken(str(mail), "R1", [KeptPart("bridge.txt", Capture(), then.sha256, then.size)], newest=False)
    (decision,) = [Accession(house.catalog, house.recorder, found).decide(one) for one in found]
    assert (decision.entry, decision.outcome.status) == (None, "unchanged")
    assert house.catalog.row("R2").sha256 == now.sha256


def test_parts_move_with_the_file_that_holds_them(house: House, drop: Path, warm: Warm) -> None:
    """After a message was renamed its attachments are found under the new name, live and rebuilt."""
    (drop / "mail.eml").write_bytes(message(("bridge.txt", REPORTS[0])))
    add(house, warm, drop)
    (drop / "mail.eml").rename(drop / "moved.eml")
    add(house, warm, drop)
    assert house.catalog.row("R2").path == f"{drop}/moved.eml//bridge.txt"
    (drop / "moved.eml").write_bytes(message(("bridge.txt", REPORTS[2])))
    add(house, warm, drop)
    assert house.catalog.row("R2").version == 2
    house.assert_sound()


def test_copies_of_parts_move_with_the_file_that_holds_them(house: House, drop: Path, warm: Warm) -> None:
    """Of two messages with one attachment each may move, also to where the other was: no place is told twice."""
    for name in "ab":
        (drop / f"{name}.eml").write_bytes(message(("x.txt", REPORTS[0]), subject=f"Message {name}"))
        add(house, warm, drop / f"{name}.eml")
    for old, new in (("b", "c"), ("a", "b")):
        (drop / f"{old}.eml").rename(drop / f"{new}.eml")
        assert statuses(add(house, warm, drop / f"{new}.eml")) == {f"{new}.eml": "unchanged"}
    places = {name: house.catalog.located(f"{drop}/{name}.eml//x.txt") for name in "abc"}
    assert [(name, place.report, place.home) for name, place in places.items() if place] == [
        ("b", "R2", True),
        ("c", "R2", False),
    ]
    assert house.catalog.row("R2").path == f"{drop}/b.eml//x.txt"
    before = house.catalog.dump()
    house.recorder.rebuild()
    assert house.catalog.dump() == before


def test_parts_of_parts_move_with_the_outermost_file(house: House, drop: Path, warm: Warm) -> None:
    """A message is moved: the message attached to it, and what is attached to that one, are found at the new place."""
    (drop / "a.eml").write_bytes(nested(REPORTS[0]))
    add(house, warm, drop)
    (drop / "a.eml").rename(drop / "a.eml.old.eml")
    add(house, warm, drop)
    places = [house.catalog.row(report).path for report in ("R1", "R2", "R3")]
    moved = f"{drop}/a.eml.old.eml"
    assert places == [moved, f"{moved}//inner.eml", f"{moved}//inner.eml//bridge.txt"]
    assert all(house.catalog.located(place) for place in places)


def test_a_file_with_the_bytes_of_a_part_is_its_twin(house: House, drop: Path, warm: Warm) -> None:
    """An attachment saved beside its message is a copy; an attachment that is kept already is one, too."""
    (drop / "a.eml").write_bytes(message(("bridge.txt", REPORTS[0])))
    add(house, warm, drop)
    house.store.read(house.catalog.versions("R2")[0].sha256)
    (drop / "saved.txt").write_bytes(house.store.read(house.catalog.versions("R2")[0].sha256))
    (drop / "b.eml").write_bytes(message(("again.txt", REPORTS[0]), subject="Once more"))
    found = statuses(add(house, warm, drop))
    assert (found["saved.txt"], found["b.eml//again.txt"]) == ("duplicate", "duplicate")
    assert house.catalog.row("R2").path == f"{drop}/a.eml//bridge.txt"


def test_messages_within_messages(house: House, drop: Path, warm: Warm) -> None:
    """A forwarded message is a report with parts of its own; what lies too deep stays in the message that holds it."""
    inner = message(("bridge.txt", REPORTS[0]), subject="level 0")
    for level in range(1, 14):
        outer = EmailMessage()
        outer["From"], outer["Subject"] = "Ada Ruiz <ada@valleyherald.example>", f"level {level}"
        outer.set_content(f"Message of level {level} passes on the one that is attached.")
        outer.add_attachment(inner, maintype="application", subtype="octet-stream", filename=f"level{level - 1}.eml")
        inner = outer.as_bytes()
    (drop / "deep.eml").write_bytes(inner)
    found = add(house, warm, drop)
    assert [outcome.status for outcome in found] == ["added"] * 9
    assert house.catalog.parts("R1") == ("R2",)
    assert house.catalog.parts("R2") == ("R3",)


def test_every_page_of_a_web_archive_is_a_report(house: House, drop: Path, warm: Warm) -> None:
    """Pages of a WARC keep their address and the moment of their capture; a later state is the next version."""
    bridge, ferry = "https://valleyherald.example/bridge", "https://valleyherald.example/ferry"
    first, second = (
        "The old bridge fell into the river on Monday, the mayor said.",
        "Ferries cross the river again now.",
    )
    (drop / "site.warc.gz").write_bytes(
        web_archive(
            (bridge, "2024-03-04T10:00:00Z", page("Bridge falls at Mompox", first)),
            (ferry, "2024-03-04T10:01:00Z", page("Ferries to run again", second)),
            (
                bridge,
                "2024-03-05T10:00:00Z",
                page("Bridge falls at Mompox, two hurt", f"{first} Two were hurt."),
            ),
        )
    )
    found = statuses(add(house, warm, drop))
    assert found == {
        "site.warc.gz": "added",
        f"site.warc.gz//{bridge}": "new-version",
        f"site.warc.gz//{ferry}": "added",
    }
    assert [v.origin.capture.captured for v in house.catalog.versions("R2") if v.origin] == [
        "2024-03-04T10:00:00Z",
        "2024-03-05T10:00:00Z",
    ]
    assert house.catalog.row("R2").headline == "Bridge falls at Mompox, two hurt"
    again = finish(house, warm)
    assert again == []
    assert house.faults() == []


def test_a_web_archive_that_was_cut_off_is_taken_as_far_as_it_goes(house: House, drop: Path, warm: Warm) -> None:
    """What is there is kept and read, and the outcome says that something is missing."""
    pages = (Got(f"https://a.example/{number}", PAGE.format(title=f"Pier {number}").encode()) for number in range(2))
    (drop / "cut.warc").write_bytes(warc(*pages, packed=False)[:-200])
    outcomes = {outcome.path.rpartition("/")[2]: outcome for outcome in add(house, warm, drop)}
    assert {outcome.status for outcome in outcomes.values()} == {"added"}
    assert sorted(outcomes) == ["0", "1", "cut.warc"]
    assert {name: outcome.reason for name, outcome in outcomes.items() if outcome.reason} == {
        "cut.warc": "is cut off within its last record"
    }


def test_a_reader_that_falls_keeps_what_it_found(house: House, drop: Path) -> None:
    """Of a file whose reader dies half-way the parts found so far are reports, and the file says what happened."""
    (drop / "half.txt").write_text("HALF of this file can be read.\n")
    found = {outcome.path.rpartition("/")[2]: outcome for outcome in add(house, ReaderPool(1, Limits(), HOSTILE), drop)}
    assert found["half.txt"].reason == "makes its reader fail (exit status 3) and cannot be read"
    assert found["first.txt"].status == "added"
    assert house.catalog.parts("R1") == ("R2",)
    assert house.faults() == []


def test_parts_come_before_the_reading_of_their_file(house: House, drop: Path, warm: Warm) -> None:
    """The log tells of the parts first: a crash in between leaves a file that is read again, and loses none."""
    (drop / "mail.eml").write_bytes(message(("bridge.txt", REPORTS[0])))
    add(house, warm, drop)
    kinds = [(event.kind, event.report) for event in house.catalog.events()]
    assert kinds.index(("accession", "R2")) < kinds.index(("reading", "R1"))


def test_what_was_left_unread_within_a_file_is_read_when_that_is_added_again(
    house: House, drop: Path, warm: Warm
) -> None:
    """A file that was read, with parts of parts that were not: adding it reads them; adding another does not."""
    (drop / "mail.eml").write_bytes(nested(REPORTS[0]))
    (drop / "other.txt").write_text(REPORTS[1])
    intake = Intake(house.store, house.catalog, house.recorder)
    for outcome in intake.add([drop], jobs=1):
        if outcome.report == "R3":  # the attached message was read; what is attached to it is in custody
            break
    intake.close()
    left = [row.report for row in house.catalog.reports(parse_query("")) if row.state == "archived"]
    assert left == ["R4"]
    assert statuses(add(house, warm, drop / "other.txt")) == {"other.txt": "unchanged"}
    assert house.catalog.row("R4").state == "archived"
    assert statuses(add(house, warm, drop / "mail.eml")) == {
        "mail.eml": "unchanged",
        "mail.eml//inner.eml//bridge.txt": "added",
    }
    assert house.catalog.row("R4").headline == "Bridge falls at Mompox"
    assert house.faults() == []


def test_too_many_parts_are_a_reason(house: House, drop: Path) -> None:
    """A file that holds more than may be taken out keeps those that were, and says so."""
    (drop / "mail.eml").write_bytes(message(*((f"{n}.txt", f"Report number {n}.\n\n{REPORTS[0]}") for n in range(4))))
    found = statuses(add(house, ReaderPool(1, Limits(parts=2)), drop))
    assert found == {"mail.eml": "quarantined", "mail.eml//0.txt": "added", "mail.eml//1.txt": "added"}
