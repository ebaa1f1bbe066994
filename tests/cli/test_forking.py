"""The process that forks our commands keeps to what it says of itself."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.cli.forking import forks

if not hasattr(os, "fork"):
    pytest.skip("needs processes that fork", allow_module_level=True)


def test_a_command_that_never_ends_is_ended_in_time(tmp_path: Path) -> None:
    """A test that hangs tells at which command it does, and the next command runs."""
    (tmp_path / "in").mkdir()
    done = forks().run(["--archive", str(tmp_path / "archive"), "watch", str(tmp_path / "in")], b"", patience=3.0)
    assert done.returncode == -signal.SIGALRM
    assert forks().run(["--version"], b"").returncode == 0
