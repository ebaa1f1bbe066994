"""The log keeps what was appended, mends what a crash left, and names what cannot be what was written."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import ForeignPart, LogDamaged
from dossier.log import LineFault, Log, line_of
from dossier.model.events import Event


def note(seq: int, text: str = "words") -> Event:
    return Event(seq, "2026-01-02T03:04:05.000006Z", "case-note", "person:ana", {"case": "C1", "text": text})


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return Log(tmp_path)


def told(log: Log, start: int = 0, after: int = 0) -> list[Event]:
    return [event for event, _ in log.events(start, after)]


def test_a_log_that_was_never_written_is_empty(log: Log) -> None:
    """Before the first event there is nothing, and asking for it is no error."""
    assert (log.size(), told(log), list(log.check()), log.mend_tail()) == (0, [], [], b"")


def test_events_come_back_in_order_with_their_ends(log: Log) -> None:
    """Each event comes back with the byte where its line ends, from which the next can be read."""
    log.append([note(1), note(2, "dos")])
    log.append([note(3, "three")])
    found = list(log.events())
    assert [event.seq for event, _ in found] == [1, 2, 3]
    assert found[-1][1] == log.size()
    for event, end in found:
        assert told(log, end, event.seq) == [other for other, _ in found if other.seq > event.seq]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.text(st.characters(exclude_categories=("Cs",)), max_size=30), max_size=4), max_size=6))
def test_what_is_appended_is_what_is_read(tmp_path_factory: pytest.TempPathFactory, batches: list[list[str]]) -> None:
    """However events are batched, the log gives them back as they were."""
    log, written = Log(tmp_path_factory.mktemp("log")), list[Event]()
    for texts in batches:
        events = [note(len(written) + at, text) for at, text in enumerate(texts, 1)]
        log.append(events)
        written += events
    assert told(log) == written == list(log.check())


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1000))
def test_a_torn_tail_is_cut_off_and_kept_aside(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    """Wherever a crash tears the last line, whole lines stay, the torn words are kept, and the log goes on."""
    folder = tmp_path_factory.mktemp("log")
    log = Log(folder)
    log.append([note(1), note(2)])
    whole, line = log.path.read_bytes(), line_of(note(3))
    torn = line[: cut % (len(line) - 1)]
    log.path.write_bytes(whole + torn)
    assert told(log) == [note(1), note(2)]
    assert log.mend_tail() == torn
    assert log.path.read_bytes() == whole
    assert not torn or (folder / "torn-lines.bin").read_bytes() == torn + b"\n"
    assert log.mend_tail() == b""
    log.append([note(3)])
    assert told(log) == [note(1), note(2), note(3)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in folders are Unix's")
@pytest.mark.timeout(20)
def test_a_pipe_where_torn_lines_are_kept_hangs_nobody(log: Log) -> None:
    """What stands in that file's place and is no file is an error, and the log stays as it is."""
    log.path.write_bytes(b"torn")
    os.mkfifo(log.path.with_name("torn-lines.bin"))
    with pytest.raises(ForeignPart, match=r"torn-lines\.bin"):
        log.mend_tail()
    assert log.path.read_bytes() == b"torn"


def test_a_torn_tail_of_any_length_is_cut_off(log: Log) -> None:
    """A torn line is found however long it is."""
    log.append([note(1)])
    size = log.size()
    with log.path.open("ab") as stream:
        stream.write(b"x" * (20 << 20))
    assert len(log.mend_tail()) == 20 << 20
    assert log.size() == size


def test_a_log_that_is_torn_in_its_first_line_becomes_empty(log: Log) -> None:
    """A crash in the very first append leaves a log without events."""
    log.path.write_bytes(b'{"seq": 1, "at"')
    assert log.mend_tail() == b'{"seq": 1, "at"'
    assert log.size() == 0


def replaced(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'{"seq": 2\n', lines[2]]


@pytest.mark.parametrize(
    ("tamper", "line", "reason"),
    [
        (replaced, 2, "delimiter"),
        (lambda lines: [lines[0], lines[2]], 2, "event 3 is in the place of 2"),
        (lambda lines: [lines[1], lines[0], lines[2]], 1, "event 2 is in the place of 1"),
        (lambda lines: [lines[0], lines[0], *lines[1:]], 2, "event 1 is in the place of 2"),
        (lambda lines: [lines[0], b"\n", *lines[1:]], 2, "Expecting value"),
    ],
    ids=["damaged", "removed", "swapped", "doubled", "inserted"],
)
def test_a_damaged_line_is_named(
    log: Log, tamper: Callable[[list[bytes]], list[bytes]], line: int, reason: str
) -> None:
    """Reading stops at the first line that cannot be what was written, and says which and why."""
    log.append([note(1), note(2), note(3)])
    log.path.write_bytes(b"".join(tamper(log.path.read_bytes().splitlines(keepends=True))))
    with pytest.raises(LogDamaged, match=reason) as caught:
        told(log)
    assert (caught.value.line, caught.value.path) == (line, log.path)
    assert next(item for item in log.check() if isinstance(item, LineFault)).line == line


def test_a_damaged_line_has_the_same_number_wherever_reading_begins(log: Log) -> None:
    """A line's number is counted from the log's first line, also when only its end is read."""
    log.append([note(1), note(2)])
    end = log.size()
    with log.path.open("ab") as stream:
        stream.write(line_of(note(3)) + b"not an event\n" + line_of(note(5)))
    with pytest.raises(LogDamaged) as caught:
        told(log, end, after=2)
    assert caught.value.line == 4


def test_a_gap_between_what_was_seen_and_what_follows_is_named(log: Log) -> None:
    """The first event after those that were seen must be the next one."""
    log.append([note(1)])
    end = log.size()
    with log.path.open("ab") as stream:
        stream.write(line_of(note(3)))
    with pytest.raises(LogDamaged, match="event 3 is in the place of 2"):
        told(log, end, after=1)


def test_checking_names_every_damaged_line(log: Log) -> None:
    """One bad line does not hide another, nor the good ones between them."""
    log.append([note(n) for n in range(1, 6)])
    lines = log.path.read_bytes().splitlines(keepends=True)
    log.path.write_bytes(b"".join([lines[0], b"?\n", lines[2], b"?\n", lines[4]]))
    found = list(log.check())
    assert [item.line for item in found if isinstance(item, LineFault)] == [2, 4]
    assert [item.seq for item in found if isinstance(item, Event)] == [1, 3, 5]


@pytest.mark.parametrize("fault", ["write", "fsync"])
def test_a_failed_append_leaves_no_half_line(log: Log, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """When the disk is full in the middle of a line, the log ends where it ended before, and goes on from there."""
    log.append([note(1)])
    before, write = log.path.read_bytes(), os.write

    def half(handle: int, data: bytes) -> int:
        if len(data) < 50:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, data[:50])

    def fail(handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, fault, half if fault == "write" else fail)
    with pytest.raises(OSError, match=r"No space|Input/output"):
        log.append([note(2), note(3)])
    monkeypatch.undo()
    assert log.path.read_bytes() == before
    log.append([note(2)])
    assert told(log) == [note(1), note(2)]


def test_nothing_is_appended_when_one_event_cannot_be(log: Log) -> None:
    """A batch with an event that cannot be written is refused whole."""
    log.append([note(1)])
    with pytest.raises(ValueError, match="surrogates"):
        log.append([note(2), note(3, "\udcff")])
    assert told(log) == [note(1)]
