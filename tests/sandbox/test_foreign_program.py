"""A program of others under confinement runs itself, reads what it needs, and can do nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dossier.children import Broken, child_command, run
from dossier.intake import ocr_helper
from dossier.intake.sandbox_probe import measured
from dossier.sandbox import landlock
from dossier.sandbox.foreign_program import Profile

PROGRAM = child_command("dossier.sandbox.foreign_program")
MEMORY = 1 << 30


def confined(program: str, *arguments: str, reads: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Runs a program of this system under a profile that names it."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    profile = Profile(found, MEMORY, 10, reads)
    return subprocess.run([*PROGRAM, profile.json(), found, *arguments], capture_output=True, text=True)


@pytest.fixture(autouse=True)
def kernel() -> None:
    """These need what the kernel grants."""
    if not landlock.version() or not measured().seccomp:
        pytest.skip("this system has no Landlock or no seccomp, or a container forbids them")


def test_a_program_reads_what_it_may_and_nothing_else(tmp_path: Path) -> None:
    """A file in a folder that the profile names is read; a file elsewhere is refused."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a").write_text("words")
    (tmp_path / "secret").write_text("words")
    assert confined("cat", str(tmp_path / "mine" / "a"), reads=(str(tmp_path / "mine"),)).stdout == "words"
    refused = confined("cat", str(tmp_path / "secret"), reads=(str(tmp_path / "mine"),))
    assert (refused.stdout, refused.returncode) == ("", 1)


def test_a_program_writes_nothing_and_runs_nothing_else(tmp_path: Path) -> None:
    """It makes no file, not even where it may read, and becomes no other program."""
    assert confined("touch", str(tmp_path / "new"), reads=(str(tmp_path),)).returncode == 1
    assert list(tmp_path.iterdir()) == []
    assert confined("env", "/bin/cat", "/dev/null").returncode == 126


def test_a_program_starts_no_process_and_no_connection() -> None:
    """A shell cannot fork, and Python can open no socket."""
    assert confined("sh", "-c", "(echo words)").stdout == ""
    base = (sys.base_prefix, sys.prefix)
    code = "import socket; socket.socket()"
    found = confined(sys.executable, "-I", "-S", "-c", code, reads=base)
    assert "PermissionError" in found.stderr


def test_tesseract_works_under_the_tightest_profile() -> None:
    """Where Landlock and seccomp can be had, pictures are read by a tesseract that both bind."""
    if shutil.which("tesseract") is None:
        pytest.skip("tesseract is not installed")
    found = ocr_helper.protection()
    assert found is not None
    assert found.landlock and found.seccomp
    assert json.loads(json.dumps(found.json()))["landlock"] == landlock.version()


def test_what_a_child_writes_and_takes_is_bounded() -> None:
    """A child that goes on for ever, or writes without end, is ended with the reason."""
    with pytest.raises(Broken, match="takes too long"):
        run([sys.executable, "-c", "while True: pass"], b"", 0.5, 100)
    with pytest.raises(Broken, match="unfolds to more"):
        run([sys.executable, "-c", "while True: print('x' * 1000)"], b"", 60, 10_000)
    done = run([sys.executable, "-c", "import sys; print(len(sys.stdin.read()))"], b"x" * 3_000_000, 60, 100)
    assert (done.status, done.out.strip()) == (0, b"3000000")
