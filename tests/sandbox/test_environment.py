"""Children that work on files of others get a few variables of ours, and no secrets."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dossier.children import Dialogue, child_command, child_environment, dossier_environment, run
from dossier.intake.reader_protocol import Limits, Start
from dossier.intake.reader_start import READER, launch

SECRETS = ("GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "DOSSIER_KEYS", "DOSSIER_ARCHIVE", "HOME", "SSH_AUTH_SOCK")


@pytest.fixture(autouse=True)
def _secrets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in SECRETS:
        monkeypatch.setenv(name, f"secret of {name}")
    yield


def test_only_named_variables_reach_a_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """Language, temporary folder, libraries and wishes of reading are handed on; another Dossier gets all there is."""
    monkeypatch.setenv("LC_TIME", "de_DE.UTF-8")
    monkeypatch.setenv("DOSSIER_OCR", "no")
    handed = child_environment()
    assert not set(SECRETS) & set(handed)
    assert (handed["LC_TIME"], handed["DOSSIER_OCR"], handed["PATH"]) == ("de_DE.UTF-8", "no", os.environ["PATH"])
    assert set(dossier_environment()) >= {*SECRETS, *handed} - {"PYTHONUSERBASE"}


def test_a_program_that_is_run_on_data_sees_no_secret() -> None:
    """A child that is started without another word has the short environment."""
    done = run([sys.executable, "-c", "import os; print(*os.environ)"], b"", 60.0, 1 << 16)
    assert not set(SECRETS) & set(done.out.decode().split())


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the system shows no environment of a process")
def test_processes_at_work_hold_no_secret() -> None:
    """A reader, and children that show, compare or typeset, hold no secret anywhere in their environment."""
    modules = ("dossier.originals.viewer_process", "dossier.repository.compare_process", "dossier.typesetting")
    reader = launch(READER, Start(Limits(), keeps=False))
    try:
        assert b"secret of" not in Path(f"/proc/{reader.child.pid}/environ").read_bytes()
    finally:
        reader.end()
    for module in modules:
        with closing(Dialogue(child_command(module))) as child:
            assert b"secret of" not in Path(f"/proc/{child.pid}/environ").read_bytes(), module
