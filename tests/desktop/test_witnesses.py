"""A colleague's log is cosigned from the window, and a cosignature of this one is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier.archive import Archive
from dossier.desktop.dialogs import records_dialogs
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


def colleague(folder: Path) -> Archive:
    archive = Archive.create(folder / "colleague", person="bea")
    place = folder / "theirs.txt"
    place.write_text(STRIKE, encoding="utf-8")
    list(archive.add([place], jobs=1))
    archive.context.witness.seal()
    return archive


def test_a_log_is_cosigned_with_its_key_and_again_without(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is asked for once; the colleague keeps what was written, and this window what they cosigned."""
    stage.take(stage.write("a.txt", FERRY))
    theirs = aside(lambda: colleague(stage.folder))
    out, asked = stage.folder / "cosigned.json", list[str]()
    notes = theirs.folder / "log" / "checkpoints"
    key = aside(lambda: theirs.proofs.signing_keys()[-1].key)
    monkeypatch.setattr(records_dialogs, "ask_checkpoint", lambda *_: notes)
    monkeypatch.setattr(records_dialogs, "ask_cosigned", lambda *_: out)
    monkeypatch.setattr(records_dialogs, "ask_log_key", lambda *_: asked.append("key") or key)
    notice = stage.window.middle.notice
    for _ in range(2):
        out.unlink(missing_ok=True)
        stage.window.actions_by_name["cosign"].trigger()
        stage.until(out.exists)
        stage.until(lambda: "Send cosigned.json to its owner" in notice.text)
    assert asked == ["key"]
    assert aside(lambda: theirs.witnesses.keep(out)).size
    ours = aside(lambda: stage.archive.proofs.signing_keys()[-1].key)
    mine = stage.folder / "archive" / "log" / "checkpoints"
    aside(lambda: theirs.witnesses.sign(mine, out, ours))
    monkeypatch.setattr(records_dialogs, "ask_cosignature", lambda *_: out)
    stage.window.actions_by_name["keep-cosignature"].trigger()
    stage.until(lambda: notice.text.startswith("Kept: dossier/"))
    out.write_text("{}")
    stage.window.actions_by_name["keep-cosignature"].trigger()
    stage.until(lambda: "the cosignature does not hold" in notice.text)
