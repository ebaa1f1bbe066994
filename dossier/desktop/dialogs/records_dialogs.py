"""Asks where exports, custody sheets, receipts and certificates go, and on what ground a report is erased."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from dossier.desktop.dialogs.small_dialogs import ask_folder, ask_name
from dossier.model.cases import Case
from dossier.model.reports import ReportRow
from dossier.translations import term, tr

KINDS = {  # of exports: what each is called, and the ending of its file; a folder has none
    "ocfl": (term("OCFL 1.1 storage root, a folder"), ""),
    "csip": (term("E-ARK package with METS, a folder"), ""),
    "ead3": (term("Finding aid, EAD3 (*.xml)"), ".xml"),
    "premis": (term("PREMIS 3 (*.xml)"), ".xml"),
    "markdown": (term("Markdown notes for Obsidian, a folder"), ""),
    "timemap": (term("Memento TimeMaps, a folder"), ""),
    "ftm": (term("FollowTheMoney (*.jsonl)"), ".jsonl"),
    "ics": (term("Calendar (*.ics)"), ".ics"),
    "geojson": (term("Map, GeoJSON (*.geojson)"), ".geojson"),
    "kml": (term("Map, KML (*.kml)"), ".kml"),
    "timelinejs": (term("TimelineJS (*.json)"), ".json"),
    "claimreview": (term("Settled rows as ClaimReview (*.jsonld)"), ".jsonld"),
    "annotations": (term("Highlights as W3C Web Annotations (*.jsonld)"), ".jsonld"),
    "highlights-markdown": (term("Highlights in Markdown (*.md)"), ".md"),
    "qdpx": (term("Texts and highlights for qualitative analysis, REFI-QDA (*.qdpx)"), ".qdpx"),
}
_SCANS = frozenset({".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff"})


def ask_export(parent: QWidget, given: Path, case: Case | None) -> tuple[str, Path] | None:
    """The kind of an export, and its new file or folder, which gets the kind's ending."""
    title = tr("Export the case “{case}”", case=case.name) if case else tr("Export all reports")
    names = {tr(words): kind for kind, (words, _) in KINDS.items()}
    kept = QFileDialog.Option.DontConfirmOverwrite  # an export replaces nothing, and says so
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(given), ";;".join(names), options=kept)
    if not name:
        return None
    kind = names.get(chosen, next(iter(KINDS)))
    ending = KINDS[kind][1]
    return kind, Path(name if name.lower().endswith(ending) else name + ending)


def ask_custody_sheet(parent: QWidget, given: Path) -> Path | None:
    """Its ending chooses the form; the person was asked about a file that is there."""
    forms = f"{tr('PDF (*.pdf)')};;{tr('Web page (*.html)')};;{tr('JSON (*.json)')}"
    name, _ = QFileDialog.getSaveFileName(parent, tr("Custody sheet"), str(given), forms)
    return (Path(name) if Path(name).suffix else Path(f"{name}.pdf")) if name else None


def ask_handover(parent: QWidget, folder: Path) -> tuple[Path, str, Path] | None:
    """The bag, who receives it, and where the receipt goes."""
    if not (bag := ask_folder(parent, tr("Hand over: choose the bag’s folder"), folder)):
        return None
    sentence = tr("Who receives the bag {bag}? The name goes into the log and onto the receipt.", bag=bag.name)
    receiver = ask_name(parent, tr("Hand over a bag"), sentence, accept=tr("Write the receipt…"))
    if not receiver:
        return None
    given = bag.with_name(f"{bag.name}-{tr('receipt')}.txt")
    kept = QFileDialog.Option.DontConfirmOverwrite  # a receipt replaces nothing, and says so
    name, _ = QFileDialog.getSaveFileName(parent, tr("Receipt"), str(given), tr("Text (*.txt)"), options=kept)
    return (bag, receiver, Path(name)) if name else None


def ask_receipt(parent: QWidget, folder: Path) -> tuple[Path, int | None] | None:
    """A signed receipt; of the scan of one signed on paper, also the number of the event that it names."""
    kinds = f"{tr('Receipts and scans ({endings})', endings='*.txt *.pdf *.png *.jpg *.tif')};;{tr('All files (*)')}"
    name, _ = QFileDialog.getOpenFileName(parent, tr("Keep a signed receipt"), str(folder), kinds)
    if not name:
        return None
    if Path(name).suffix.lower() not in _SCANS:
        return Path(name), None
    sentence = tr("Which handover was it? Type the number of the event that the receipt names.")
    number = ask_name(parent, tr("Keep a signed receipt"), sentence, accept=tr("Keep"))
    while number and not number.isdecimal():  # asked again, with what was typed
        number = ask_name(parent, tr("Keep a signed receipt"), sentence, number, tr("Keep"))
    return (Path(name), int(number)) if number else None


def ask_checkpoint(parent: QWidget, folder: Path) -> Path | None:
    """The newest checkpoint of a colleague's log, or the proof that the log grew."""
    kinds = f"{tr('Checkpoints and proofs of growth ({endings})', endings='checkpoints *.json')};;{tr('All files (*)')}"
    name, _ = QFileDialog.getOpenFileName(parent, tr("Cosign a colleague’s log"), str(folder), kinds)
    return Path(name) if name else None


def ask_log_key(parent: QWidget) -> str | None:
    sentence = tr(
        "This log was never cosigned here. Type its key, the line of “dossier key list”, as its owner gave it to you "
        "by another way than the file."
    )
    return ask_name(parent, tr("Cosign a colleague’s log"), sentence, accept=tr("Cosign…"))


def ask_cosigned(parent: QWidget, given: Path) -> Path | None:
    """Where the cosigned checkpoint goes."""
    name, _ = QFileDialog.getSaveFileName(parent, tr("Cosigned checkpoint"), str(given), tr("JSON (*.json)"))
    return Path(name if name.lower().endswith(".json") else f"{name}.json") if name else None


def ask_cosignature(parent: QWidget, folder: Path) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(parent, tr("Keep a cosignature"), str(folder), tr("JSON (*.json)"))
    return Path(name) if name else None


def ask_ground(parent: QWidget, row: ReportRow) -> str | None:
    """The ground of an erasure, after what goes was named."""
    sentence = tr(
        "“{headline}” ({report}) goes for good: its files, texts, pictures and readings, all versions, the reports "
        "that came within the same file, and their words in the log. Nothing brings them back; all other proofs "
        "still hold. Name the ground, such as a law, a request or a decision. It stays in the log.",
        headline=row.called,
        report=row.report,
    )
    return ask_name(parent, tr("Erase for good"), sentence, accept=tr("Erase for good"))


def ask_certificate(parent: QWidget, given: Path) -> Path | None:
    name, _ = QFileDialog.getSaveFileName(parent, tr("Certificate of an erasure"), str(given), tr("Text (*.txt)"))
    return Path(name) if name else None
