"""Where the system has no sandbox that is said, and where one is required nothing is read without it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier import Archive, describe_without_archive
from dossier.briefs.pdf_reading import Unopened, open_pdf
from dossier.cli.main import dossier_command
from dossier.errors import DossierError, NoSandbox, Unreadable
from dossier.intake.reader_pool import ReaderPool
from dossier.model.sandbox_state import Protection
from dossier.originals import opened
from dossier.sandbox import check_sandbox, is_sandbox_required

WITHOUT = (
    "from dossier.sandbox import kernel; kernel.machine = lambda: '';"
    "import runpy, sys; runpy.run_module(sys.argv.pop(1), run_name='__main__', alter_sys=True)"
)


def bare(module: str) -> list[str]:
    """Runs one of our modules as on a system that has neither Landlock nor seccomp."""
    return [sys.executable, "-P", "-c", WITHOUT, module]


@pytest.fixture
def no_sandbox(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Takes effect when it is called; afterwards readers have no sandbox."""

    def take() -> None:
        pool = partial(ReaderPool, command=bare("dossier.intake.reader_process"))
        monkeypatch.setattr("dossier.intake.reader_start.READER", tuple(bare("dossier.intake.reader_process")))
        monkeypatch.setattr("dossier.archive.ReaderPool", pool)
        monkeypatch.setattr("dossier.intake.describe_files.ReaderPool", pool)
        monkeypatch.setattr("dossier.intake.intake.Intake.__init__.__defaults__", (pool,))
        monkeypatch.setattr("dossier.archive.context.Context.intake.__defaults__", (pool,))

    return take


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.txt"
    path.write_text("Ferry stops\n\nQUITO, March 3 - The ferry stopped on Monday, its owner said.\n")
    return path


def test_it_is_said_once_where_files_are_added(no_sandbox: Callable[[], None], story: Path, tmp_path: Path) -> None:
    """Adding and describing files warn once, however many files there are; the files are read."""
    no_sandbox()
    warned: list[DossierError] = []
    second = story.with_name("second.txt")
    second.write_text("Another story\n\nThe bridge of Quito fell on Monday.\n")
    with Archive.create(tmp_path / "archive", warn=warned.append) as archive:
        assert [outcome.status for outcome in archive.add([story])] == ["added"]
        assert [outcome.status for outcome in archive.add([second])] == ["added"]
        assert archive.lacks_sandbox
    assert [type(error) for error in warned] == [NoSandbox]
    warned.clear()
    assert all(found.description for found in describe_without_archive.read([story, second], warn=warned.append))
    assert [type(error) for error in warned] == [NoSandbox]


def test_the_command_says_so_on_standard_error(no_sandbox: Callable[[], None], story: Path, tmp_path: Path) -> None:
    """Standard output holds one object a file; the warning stands on standard error, once a command."""
    no_sandbox()
    for words in (["add", str(story), "--archive", str(tmp_path / "archive")], ["read", str(story)]):
        done = CliRunner().invoke(dossier_command, [*words, "--json"])
        assert (done.exit_code, len(done.stdout.splitlines())) == (0, 1)
        assert done.stderr.count("neither Landlock nor seccomp") == 1


def test_what_is_kept_without_a_sandbox_is_read_later(
    no_sandbox: Callable[[], None], story: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one is required files are kept, wait in quarantine with the reason, and are read by `retry` later."""
    monkeypatch.setenv("DOSSIER_REQUIRE_SANDBOX", "1")
    warned: list[DossierError] = []
    with monkeypatch.context() as patched, Archive.create(tmp_path / "archive", warn=warned.append) as archive:
        patched.setattr(
            "dossier.archive.ReaderPool", partial(ReaderPool, command=bare("dossier.intake.reader_process"))
        )
        (outcome,) = archive.add([story])
        assert (outcome.status, outcome.report) == ("quarantined", "R1")
        assert "sandbox is required" in (outcome.reason or "")
        assert archive.reports.get("R1").row.state == "quarantined"
    assert warned == []
    monkeypatch.delenv("DOSSIER_REQUIRE_SANDBOX")
    with Archive.open(tmp_path / "archive") as archive:
        assert [outcome.status for outcome in archive.reports.retry()] == ["unchanged"]
        assert archive.reports.get("R1").row.headline == "Ferry stops"


@pytest.mark.parametrize(("value", "required"), [("1", True), ("yes", True), ("0", False), ("no", False), ("", False)])
def test_the_variable_requires_a_sandbox(value: str, required: bool) -> None:
    """Any value but nothing, 0 and no requires one."""
    assert is_sandbox_required({"DOSSIER_REQUIRE_SANDBOX": value}) is required


def test_landlock_or_seccomp_is_a_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Either of the two will do; limits alone will not."""
    monkeypatch.setattr("dossier.sandbox.required.is_sandbox_required", lambda: True)
    check_sandbox(Protection(landlock=3))
    check_sandbox(Protection(seccomp=True))
    with pytest.raises(Unreadable, match="sandbox is required"):
        check_sandbox(Protection(("memory", "time")))


def test_no_original_is_opened_without_a_required_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children that show originals and take briefs apart refuse the file, each with a reason."""
    monkeypatch.setenv("DOSSIER_REQUIRE_SANDBOX", "1")
    monkeypatch.setattr("dossier.originals.opened.child_command", bare)
    with pytest.raises(Unreadable, match="sandbox is required"):
        opened.ViewerClient("page", b"<p>words</p>")
    monkeypatch.setattr("dossier.briefs.pdf_reading.child_command", bare)
    with pytest.raises(Unopened, match="sandbox is required"):
        open_pdf(b"%PDF-1.4", "brief.json")
