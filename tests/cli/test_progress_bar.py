"""What a person sees of long commands on a terminal: a bar, results as they come, a summary, and a clean end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dossier.cli.progress_bar import summary
from tests.cli.processes import COMMAND, STORY, answers, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    folder = tmp_path / "in"
    folder.mkdir()
    for number in range(40):
        (folder / f"{number:02}.txt").write_text(STORY.format(number) + "It rained.\n" * number, encoding="utf-8")
    return folder


@contextmanager
def on_terminal(words: list[str], *, answers_too: bool) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command on a terminal of its own, from which it gets Ctrl+C; the handle is the person's end of it."""
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, b"\x18\0\xa0\0\0\0\0\0")  # 24 lines of 160 characters
    out = theirs if answers_too else subprocess.PIPE
    take = lambda: fcntl.ioctl(2, termios.TIOCSCTTY, 0)  # noqa: E731 - makes it the terminal that sends signals
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=theirs,
        stdout=out,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=take,  # noqa: PLW1509
    ) as child:
        os.close(theirs)
        try:
            yield child, ours
        finally:
            child.kill()
            os.close(ours)


def lines_of(terminal: int) -> Iterator[str]:
    """What is written to a terminal, a piece at a time, until its writers have left it."""
    while True:
        try:
            data = os.read(terminal, 65536)
        except OSError:  # how Linux tells that the other end is closed
            return
        if not data:
            return
        yield data.decode(errors="replace")


def test_a_terminal_shows_a_bar_with_its_total_results_and_a_summary(inbox: Path, tmp_path: Path) -> None:
    """The bar knows how many files there are; each result is a whole line; the last line sums up."""
    (inbox / "bad.bin").write_bytes(bytes(range(256)))
    with on_terminal(["add", str(inbox), "--archive", str(tmp_path / "a")], answers_too=True) as (child, terminal):
        shown = "".join(lines_of(terminal))
        assert child.wait() == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "\n", shown)
    assert re.search(r"\b41/41\b", plain)
    for number in range(40):
        assert re.search(rf"^added +R\d+ v1 +{re.escape(str(inbox))}/{number:02}\.txt\r?$", plain, re.M)
    assert plain.rstrip().endswith("41 files: 40 added, 1 kept but not readable")


def test_answers_for_a_program_pass_by_the_bar(inbox: Path, tmp_path: Path) -> None:
    """With standard output elsewhere every answer goes there, whole, and the bar alone to the terminal."""
    words = ["add", str(inbox), "--archive", str(tmp_path / "a"), "--json"]
    with on_terminal(words, answers_too=False) as (child, terminal):
        assert child.stdout is not None
        told = child.stdout.read()
        shown = "".join(lines_of(terminal))
        status = child.wait()
    found = answers(subprocess.CompletedProcess(words, status, told, b""))
    assert len(found) == 40 and "40/40" in shown and '"path"' not in shown


@pytest.mark.parametrize("verb", ["add", "watch"])
def test_ctrl_c_ends_with_130_and_keeps_what_was_told(verb: str, inbox: Path, tmp_path: Path) -> None:
    """Ctrl+C, which all processes of the command get: status 130, no traceback, nothing told is lost."""
    home = tmp_path / "a"
    with on_terminal([verb, str(inbox), "--archive", str(home)], answers_too=True) as (child, terminal):
        shown = ""
        for piece in lines_of(terminal):
            if "added" in piece and "added" not in shown:
                os.write(terminal, b"\x03")
            shown += piece
        assert child.wait() == 130, shown
    assert "Traceback" not in shown
    assert "Stopped. " in shown
    told = set(re.findall(r"added +(R\d+) v1", shown))
    rows = answers(run("list", "--archive", home, "--json"))
    assert told and told <= {row["report"] for row in rows if row["state"] == "read"}
    assert answers(run("audit", "--archive", home, "--json"))[-1]["faults"] == 0


def test_comparing_shows_a_bar_and_stops_with_130(inbox: Path, tmp_path: Path) -> None:
    """The bar goes to the whole; Ctrl+C at its first sight ends with 130, and the archive is as it was."""
    home = tmp_path / "a"
    reports = [row["report"] for row in answers(run("add", inbox, "--archive", home, "--json"))]
    run("case", "new", "Rain", "--archive", home)
    run("case", "add", "Rain", *reports, "--archive", home)
    words = ["compare", "Rain", "--archive", str(home)]
    with on_terminal(words, answers_too=True) as (child, terminal):
        shown = "".join(lines_of(terminal))
        assert child.wait() == 0
    assert "Comparing" in shown and "100%" in shown
    with on_terminal(words, answers_too=True) as (child, terminal):
        shown = ""
        for piece in lines_of(terminal):
            if "Comparing" in piece and "Comparing" not in shown:
                os.write(terminal, b"\x03")
            shown += piece
        assert child.wait() == 130, shown
    assert "Traceback" not in shown
    assert answers(run("audit", "--archive", home, "--json"))[-1]["faults"] == 0


@pytest.mark.parametrize("verb", ["add", "read", "list"])
def test_a_reader_that_leaves_ends_a_command_quietly(verb: str, inbox: Path, tmp_path: Path) -> None:
    """`dossier add … | head -1` tells no error; what it had told is kept."""
    home = tmp_path / "a"
    if verb == "list":
        answers(run("add", inbox, "--archive", home, "--json"))
    words = ["read", str(inbox)] if verb == "read" else [verb, *([str(inbox)] if verb == "add" else [])]
    with subprocess.Popen(
        [*COMMAND, "--archive", str(home), *words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        first = child.stdout.readline()
        child.stdout.close()
        told = child.stderr.read()
    assert first.startswith(b"{")
    assert b"Traceback" not in told and b"could not be written" not in told and b"Broken" not in told


def test_summaries_name_what_there_was_alone() -> None:
    """Kinds that did not come are left out; one of something is one."""
    assert summary(Counter()) == "0 files"
    assert summary(Counter({"new-version": 1, "added": 1})) == "2 files: 1 added, 1 new version"
    assert summary(Counter({"duplicate": 1_200})) == "1,200 files: 1,200 duplicates"
