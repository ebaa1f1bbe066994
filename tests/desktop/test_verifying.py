"""What Dossier made itself is verified, and is no report unless a person says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from dossier.model.proofs import proof_json
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


@pytest.fixture
def exported(stage: Stage) -> Path:
    """A folder with a brief in every sealed form, a bag and a proof."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    out = stage.folder / "out"
    out.mkdir()

    def export() -> None:
        case = stage.archive.cases.new("Strike", ["R1", "R2"]).case
        for ending in ("pdf", "html", "md", "docx"):
            stage.archive.briefs.write(case, out / f"brief.{ending}")
        stage.archive.briefs.bag(case, out / "bag")
        proof = stage.archive.proofs.prove("R1")
        (out / "proof.json").write_text(json.dumps(proof_json(proof)), encoding="utf-8")

    aside(export)
    return out


def test_what_dossier_made_is_recognised(stage: Stage, exported: Path) -> None:
    """Briefs of every form, bags, proofs and the page that checks them; other pages and folders are not."""
    known = {path.name: aside(lambda path=path: stage.archive.briefs.is_export(path)) for path in exported.iterdir()}
    assert known == dict.fromkeys(known, True) and len(known) == 7
    others = [stage.write("page.html", "<html><p>dossier-seal</p>"), stage.write("x.json", "{}"), stage.folder / "desk"]
    assert not any(aside(lambda: [stage.archive.briefs.is_export(path) for path in others]))


def _box(stage: Stage) -> QMessageBox:
    stage.until(lambda: stage.window.verifying.box and stage.window.verifying.box.isVisible())
    box = stage.window.verifying.box
    assert box
    return box


def _press(box: QMessageBox, text: str) -> None:
    next(made for made in box.buttons() if made.text().replace("&", "") == text).click()


def test_a_dropped_brief_is_verified_and_not_taken_in(stage: Stage, exported: Path) -> None:
    """What was dropped with it is taken in all the same; the checks are shown."""
    stage.drop(exported / "brief.html", stage.write("c.txt", FERRY.replace("third", "fourth")))
    _press(_box(stage), "Verify")
    stage.until(lambda: stage.window.verifying.dialog)
    dialog = stage.window.verifying.dialog
    assert dialog.state.text().startswith("All ") and dialog.model.rowCount() > 5
    dialog.close()
    stage.until(lambda: aside(stage.archive.reports.count) == 3)


def test_a_changed_brief_is_told(stage: Stage, exported: Path) -> None:
    """Its failed checks come first."""
    path = exported / "brief.html"
    path.write_bytes(path.read_bytes().replace(b"Ferry", b"Merry", 1))
    stage.window.verifying.verify(path)
    stage.until(lambda: stage.window.verifying.dialog)
    dialog = stage.window.verifying.dialog
    assert "failed" in dialog.state.text() and dialog.model.index(0, 0).data() == "failed"
    dialog.close()


def test_a_bag_is_verified_by_its_declaration(stage: Stage, exported: Path) -> None:
    """File dialogs choose files: `bagit.txt` stands for the bag that it is of."""
    stage.window.verifying.verify(exported / "bag" / "bagit.txt")
    stage.until(lambda: stage.window.verifying.dialog)
    dialog = stage.window.verifying.dialog
    assert dialog.windowTitle() == "Verify bag" and dialog.state.text().startswith("All ")
    dialog.close()


def test_a_person_may_take_a_brief_in(stage: Stage, exported: Path) -> None:
    """For a brief of others may be news."""
    stage.drop(exported / "brief.md")
    _press(_box(stage), "Add as a report")
    stage.until(lambda: aside(stage.archive.reports.count) == 3)
