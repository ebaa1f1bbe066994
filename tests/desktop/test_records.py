"""The menu Records: exports, custody sheets, handovers with their receipts, and erasure for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from dossier.desktop.dialogs import records_dialogs
from tests.desktop.conftest import Stage, aside


def answered(monkeypatch: pytest.MonkeyPatch, name: str, answer: object) -> None:
    monkeypatch.setattr(records_dialogs, name, lambda *_, **__: answer)


def bytes_within(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_a_case_and_all_reports_are_exported(three: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The case that is open, else the whole archive; a place that is taken is left as it is."""
    window, out = three.window, three.folder / "all.geojson"
    answered(monkeypatch, "ask_export", ("geojson", out))
    window.actions_by_name["export-as"].trigger()
    three.until(lambda: "3 reports exported to all.geojson (1 file)." in window.middle.notice.text)
    assert len(json.loads(out.read_text("utf-8"))["features"]) == 3
    window.casework.make("Ferry", ["R1", "R2"])
    three.until(lambda: window.browsing.case() is not None)
    notes = three.folder / "notes"
    answered(monkeypatch, "ask_export", ("markdown", notes))
    window.actions_by_name["export-as"].trigger()
    three.until(lambda: "2 reports exported to notes" in window.middle.notice.text)
    assert {path.suffix for path in notes.rglob("*") if path.is_file()} == {".md"}
    window.actions_by_name["export-as"].trigger()
    three.until(lambda: "exists already" in window.middle.notice.text)


def test_the_kind_is_chosen_by_name_and_gives_the_ending(three: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind that the archive can write is offered; a folder gets no ending."""
    asked: list[str] = []

    def choose(_: object, __: str, given: str, kinds: str, **___: object) -> tuple[str, str]:
        asked.append(kinds)
        return given, next(kind for kind in kinds.split(";;") if kind.startswith("PREMIS"))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    given = three.folder / "all"
    assert records_dialogs.ask_export(three.window, given, None) == ("premis", given.with_name("all.xml"))
    assert len(asked[0].split(";;")) == len(records_dialogs.KINDS)
    from dossier.exchange.writing import FORMATS

    assert {form.kind: form.folder for form in FORMATS} == {
        kind: not ending for kind, (_, ending) in records_dialogs.KINDS.items()
    }


def test_a_custody_sheet_is_written(three: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the report in the pane."""
    out = three.folder / "sheet.pdf"
    answered(monkeypatch, "ask_custody_sheet", out)
    three.window.actions_by_name["custody-sheet"].trigger()
    three.until(lambda: "custody sheet of" in three.window.middle.notice.text)
    assert out.read_bytes().startswith(b"%PDF")


def test_a_bag_is_handed_over_and_its_receipt_kept(three: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are events in the log; a receipt that nobody signed is refused with the reason."""
    window, archive = three.window, three.archive
    case = aside(lambda: archive.cases.new("Ferry", ["R1", "R2"]))
    bag, receipt, scan = three.folder / "bag", three.folder / "receipt.txt", three.folder / "scan.png"
    aside(lambda: archive.briefs.bag(case.case, bag))
    answered(monkeypatch, "ask_handover", (bag, "Olga Brandt", receipt))
    window.actions_by_name["hand-over"].trigger()
    three.until(lambda: "bag is given to Olga Brandt" in window.middle.notice.text)
    assert "Olga Brandt" in receipt.read_text("utf-8")
    answered(monkeypatch, "ask_receipt", (receipt, None))
    window.actions_by_name["keep-receipt"].trigger()
    three.until(lambda: "is not signed" in window.middle.notice.text)
    scan.write_bytes(b"a scan")
    event = aside(lambda: archive.context.catalog.events_of("handed-over"))[0].seq
    answered(monkeypatch, "ask_receipt", (scan, event))
    window.actions_by_name["keep-receipt"].trigger()
    three.until(lambda: "signed on paper" in window.middle.notice.text)


def test_a_report_is_erased_for_good(three: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is gone from list and disk, the certificate can be saved, and the rest of the archive verifies."""
    window, archive, out = three.window, three.archive, three.folder / "certificate.txt"
    three.choose("Library opens a reading garden")
    report = window.pane.detail.row.report if window.pane.detail else ""
    answered(monkeypatch, "ask_ground", None)
    window.actions_by_name["erase"].trigger()
    assert len(three.headlines()) == 3
    answered(monkeypatch, "ask_ground", "Request of 3 March")
    window.actions_by_name["erase"].trigger()
    three.until(lambda: f"{report} erased for good" in window.middle.notice.text)
    three.until(lambda: len(three.headlines()) == 2)
    three.rest()
    assert f"{report} erased for good" in window.middle.notice.text
    assert window.pane.detail is None or window.pane.detail.row.report != report
    assert b"reading garden" not in aside(lambda: bytes_within(three.folder / "archive"))
    answered(monkeypatch, "ask_certificate", out)
    window.middle.notice._button.click()
    three.until(lambda: "certificate is written" in window.middle.notice.text)
    assert "Request of 3 March" in out.read_text("utf-8")
    assert aside(lambda: [item for item in archive.proofs.audit() if getattr(item, "path", None)]) == []
