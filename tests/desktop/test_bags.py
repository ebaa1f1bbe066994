"""A case packed from the window: by the menu, beside the main thread, told in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier.desktop.dialogs import small_dialogs as dialogs
from tests.desktop.conftest import FERRY, STRIKE, MainThreadGuard, Stage


def cased(stage: Stage) -> None:
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)


def choose(monkeypatch: pytest.MonkeyPatch, out: Path | None) -> None:
    monkeypatch.setattr(dialogs, "ask_bag", lambda *_: out)


def test_a_case_is_packed(stage: Stage, guard: MainThreadGuard, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bag is there, was read back, and the main thread did none of it; where it is taken, that is told."""
    cased(stage)
    out, notice = stage.folder / "bag", stage.window.middle.notice
    choose(monkeypatch, out)
    archive, guard.folder = guard.folder, stage.folder  # the bag stands beside the archive
    stage.window.actions_by_name["bag"].trigger()
    stage.until(lambda: "Packed into bag: " in notice.text)
    guard.folder = archive
    assert "read back, every check passed" in notice.text
    assert (out / "verify.py").exists()
    stage.window.actions_by_name["bag"].trigger()
    stage.until(lambda: "The bag was not made." in notice.text)
    assert "is not empty" in notice.text


def test_no_folder_no_bag(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who closes the question gets nothing; without a case there is nothing to ask."""
    assert not stage.window.actions_by_name["bag"].isEnabled()
    cased(stage)
    choose(monkeypatch, None)
    told = stage.window.middle.notice.text
    stage.window.actions_by_name["bag"].trigger()
    assert stage.window.middle.notice.text == told
