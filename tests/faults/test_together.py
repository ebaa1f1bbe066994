"""The window and commands work on one archive at once, and nobody is shown a locked database."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier.desktop import display
from tests.faults.together import Together

_SECONDS = 8


@pytest.mark.timeout(600)  # many programs start, which takes long where others are at work as well
def test_window_and_commands_at_once(tmp_path: Path) -> None:
    """Whoever adds, corrects, searches, audits and watches at once is told of no trouble, and nothing is lost."""
    met = Together(tmp_path, _SECONDS, rest=0.5, window=display.problem() is None).meet()
    assert met.wrong == []
    assert {"add", "set", "case add", "watch"} <= met.runs.keys()
    assert met.held
