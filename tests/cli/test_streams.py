"""Standard streams, terminals, pipes and signals: what of them reaches others, and what is told where they fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dossier import Archive
from dossier.cli.output import harmless
from tests.cli.processes import COMMAND, STORY, answers, run

HOSTILE = "Bridge \x1b[31mred\x1b]0;own\x07 \x9b31m \u202etxt.exe <script>alert(1)</script> #set $x$"


def test_standard_output_holds_answers_alone(tmp_path: Path, story: Path) -> None:
    """With --json everything on standard output is an object, also among failures, which are told on both."""
    found = answers(run("add", story, "absent", "--archive", tmp_path / "a", "--json"), status=1)
    errors = [item for item in found if "error" in item]
    assert [item["path"] for item in errors] == [str(Path.cwd() / "absent")]
    assert [item["status"] for item in found if "error" not in item] == ["added"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_answers_that_cannot_be_written_are_a_failure(plant: Path) -> None:
    """A full disk under standard output is told as that, and never blamed on the archive."""
    for form in ((), ("--json",)):
        with Path("/dev/full").open("wb") as full:
            done = subprocess.run(
                [*COMMAND, "list", "--archive", plant, *form], stdout=full, stderr=subprocess.PIPE, check=False
            )
        assert done.returncode == 1
        assert done.stderr.startswith(b"standard output could not be written")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["add", "--help"], ["case", "add", "-h"]])
def test_help_that_cannot_be_written_is_a_failure(words: list[str]) -> None:
    """Help on a full disk ends as every answer does: in a sentence and a status."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"standard output could not be written")
    assert done.stderr.count(b"\n") == 1


def _closed(words: str, *closed: str) -> subprocess.CompletedProcess[bytes]:
    """A command started by a shell that has closed some of its streams."""
    line = f'exec "$0" -m dossier {words} {" ".join(closed)}'
    return subprocess.run(["sh", "-c", line, sys.executable], capture_output=True, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a POSIX shell")
def test_closed_streams_are_failures_in_words(plant: Path) -> None:
    """Answers that nobody can be given, and a list that nobody can hand over, never pass as done."""
    told = _closed(f"list --archive '{plant}'", ">&-")
    assert told.returncode == 1
    assert told.stderr.startswith(b"standard output could not be written")
    (failure,) = answers(_closed("read --stdin-list --json", "<&-"), 1)
    assert failure["path"] == "standard input"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_hostile_words_reach_no_terminal_raw(tmp_path: Path) -> None:
    """Escape sequences and turns of direction in files, names and notes are spelled out on a terminal."""
    name = "a\x1b[2Jb.txt"
    (tmp_path / name).write_text(STORY.format("Three").replace("Bridge", HOSTILE, 1), encoding="utf-8")
    home = str(tmp_path / "archive")
    with Archive.create(home) as archive:
        list(archive.add([tmp_path / name]))
        archive.cases.add_note(archive.cases.new(f"Case {HOSTILE}", ["R1"]).case, f"Note\n{HOSTILE}")
    for words in (
        ["list"],
        ["show", "R1"],
        ["search", "bridge"],
        ["case", "show", "C1"],
        ["case", "list"],
        ["history"],
    ):
        shown = _on_a_terminal([*words, "--archive", home])
        assert shown.strip()
        assert all(harmless(line) == line for line in shown.split("\r\n")), (words, shown)
    assert harmless(_on_a_terminal(["verify", "a", name]).replace("\r\n", "")).count("\\x1b") == 1


def _on_a_terminal(words: list[str]) -> str:
    """What a command writes to a terminal."""
    import pty  # late: Windows has none

    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, *words], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs):
        os.close(theirs)
        found = bytearray()
        while data := _read(ours):
            found += data
    os.close(ours)
    return found.decode()


def _read(handle: int) -> bytes:
    try:
        return os.read(handle, 65536)
    except OSError:  # how Linux tells that the other end is closed
        return b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to a child")
def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """An `add` cut short tells no traceback; added again, every file is read, and the audit is clean."""
    inbox, home = tmp_path / "in", tmp_path / "archive"
    inbox.mkdir()
    for number in range(300):
        (inbox / f"{number}.txt").write_text(STORY.format(number) + "It rained.\n" * 200, encoding="utf-8")
    command = [*COMMAND, "add", str(inbox), "--archive", str(home)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as child:
        while not any((home / "blobs").glob("??")) and child.poll() is None:
            time.sleep(0.01)
        child.send_signal(signal.SIGINT)
        _, told = child.communicate()
    assert b"Traceback" not in told
    found = answers(run("add", inbox, "--archive", home, "--json"))
    assert len(found) == 300
    assert {row["state"] for row in answers(run("list", "--archive", home, "--json"))} == {"read"}
    assert answers(run("audit", "--archive", home, "--json"))[-1]["faults"] == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipes_are_neither_reports_nor_briefs(tmp_path: Path) -> None:
    """A pipe is named and passed over at once, by every command that opens files."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for words in (("read",), ("verify",), ("add", "--archive", str(tmp_path / "a"))):
        (failure,) = answers(run(*words, pipe, "--json"), status=1)
        assert failure["path"] == str(pipe)
        assert failure["error"]
