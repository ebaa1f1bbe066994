"""Checking the archive from the window: faults, what vouches for the log, and a head that a person accepts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QMessageBox

from dossier.desktop.app import Starting, _trouble
from dossier.desktop.views.audit_view import AuditDialog
from dossier.errors import BadInput, LogDamaged, NotAsSeen
from tests.desktop.conftest import FERRY, Stage, aside


def checked(stage: Stage) -> AuditDialog:
    """The window of an audit that is done."""
    stage.window.actions_by_name["audit"].trigger()
    dialog = stage.window.auditing.dialog
    assert dialog
    stage.until(dialog.bar.isHidden)
    return dialog


def test_a_sound_archive_is_told_as_such(stage: Stage) -> None:
    """No fault, what was gone through, the key, the last checkpoint and the protection in force; all can be copied."""
    aside(lambda: [*stage.archive.add([stage.write("ferry.txt", FERRY)], jobs=1)])
    aside(stage.archive._witness.seal)
    dialog = checked(stage)
    assert dialog.state.text().startswith("No fault in 2 files, 3 events, ")
    assert dialog.model.rowCount() == 0
    for told in ("Signed up to event 3", "its private part here", "processes of their own, with limits on"):
        assert told in dialog.about.text()
    assert dialog.accept_button.isHidden()
    dialog.copy_button.click()
    assert QApplication.clipboard().text().startswith(dialog.state.text())
    dialog.close()
    assert stage.window.auditing.dialog is None


def test_faults_are_listed_and_found_again(stage: Stage) -> None:
    """A file that was lost is named in the table and in what is copied; once it is back, checking again finds none."""
    (outcome,) = aside(lambda: [*stage.archive.add([stage.write("ferry.txt", FERRY)], jobs=1)])
    blob = stage.folder / "archive" / "blobs" / str(outcome.sha256)[:2] / str(outcome.sha256)
    aside(lambda: blob.rename(stage.folder / "aside"))
    dialog = checked(stage)
    things = [dialog.model.thing(dialog.model.index(row, 0)) for row in range(dialog.model.rowCount())]
    assert (blob.name, "missing") in [(fault.thing, fault.fault) for fault in things]
    dialog.copy_button.click()
    assert blob.name in QApplication.clipboard().text()
    aside(lambda: (stage.folder / "aside").rename(blob))
    dialog.again_button.click()
    stage.until(lambda: dialog.state.text().startswith("No fault"))


def test_another_head_is_accepted_after_an_explanation(stage: Stage) -> None:
    """Where the log is not as it was seen, the window says so; it is accepted only after a question is answered."""
    archive = stage.archive
    aside(archive._witness.seal)
    aside(lambda: (archive.context.memory.folder / "head.json").write_text("{"))  # nobody can tell what was seen
    aside(archive._witness.check_seen)
    dialog = checked(stage)
    assert not dialog.accept_button.isHidden()
    dialog.accept_button.click()
    (box,) = dialog.findChildren(QMessageBox)
    assert "only if you know why" in box.informativeText()
    next(made for made in box.buttons() if made.text() == "Accept it as it is").click()
    stage.until(lambda: dialog.state.text().startswith("No fault"))
    assert dialog.accept_button.isHidden()
    assert aside(archive.reports.history)[-1].kind == "head-accepted"


def test_a_window_that_is_closed_stops_its_audit(stage: Stage) -> None:
    """Nothing comes to a window that is gone, and another audit can be made at once."""
    stage.window.actions_by_name["audit"].trigger()
    first = stage.window.auditing.dialog
    assert first
    first.close()
    assert checked(stage).state.text().startswith("No fault")


def test_what_is_wrong_is_called_by_its_name(tmp_path: Path) -> None:
    """Only a damaged log is called damage; a log that was set back is not."""
    assert "not as this computer saw it last" in _trouble(NotAsSeen(tmp_path, "it was set back"))
    assert "cannot be signed" in _trouble(BadInput(tmp_path, "cannot be kept there"))
    assert "is damaged" in _trouble(LogDamaged(tmp_path, 1, "no line"))


def test_an_alarm_at_the_start_leads_to_the_audit(stage: Stage) -> None:
    """The message that the archive is not as it was seen last has a button that checks it."""
    starting = Starting(stage.window._look, stage.preferences, lambda _: None)
    starting._window = stage.window
    starting._warn(NotAsSeen(stage.folder / "archive", "it was set back"))
    (box,) = stage.window.findChildren(QMessageBox)
    next(made for made in box.buttons() if made.text() == "Check the archive…").click()
    stage.until(lambda: stage.window.auditing.dialog is not None and stage.window.auditing.dialog.isVisible())
    assert checked(stage).state.text().startswith("No fault")
    starting._window = None
    starting.finish()
