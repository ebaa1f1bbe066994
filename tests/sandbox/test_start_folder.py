"""Where Dossier is started nothing is run of what lies there: archivists start it among the files that came."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dossier.children import child_environment


@pytest.fixture
def came(tmp_path: Path) -> Path:
    """A folder with a report, and with modules that are called as ours are and leave a mark when they are imported."""
    mark = f"open({str(tmp_path / 'ran')!r}, 'w').close()\n"
    folder = tmp_path / "came"
    (folder / "dossier").mkdir(parents=True)
    for name in ("dossier/__init__.py", "json.py", "selectolax.py", "typst.py", "sitecustomize.py"):
        (folder / name).write_text(mark)
    (folder / "report.txt").write_text("Ferry stops\n\nQUITO, March 3 - The ferry stopped on Monday, its owner said.\n")
    return folder


def _dossier(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "dossier", "--archive", str(folder.parent / "archive"), *words]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words", [["read", "report.txt"], ["add", "report.txt"], ["audit"]], ids=["read", "add", "audit"]
)
def test_modules_that_lie_among_the_files_are_not_run(came: Path, words: list[str]) -> None:
    """Reports are read, kept and audited among files that are called as Python's and our own modules are."""
    if words == ["audit"]:
        assert _dossier(came, "add", "report.txt").returncode == 0
    done = _dossier(came, *words)
    assert (done.returncode, (came.parent / "ran").exists()) == (0, False), done.stderr


def test_an_empty_path_is_handed_to_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty paths, which mean the folder that one was started in, are left out of what children are told."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(("", "/more", "")))
    package, *others = child_environment()["PYTHONPATH"].split(os.pathsep)
    assert (Path(package, "dossier", "children.py").is_file(), others) == (True, ["/more"])
