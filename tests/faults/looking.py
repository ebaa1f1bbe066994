"""What can be seen of an archive from outside: to compare it before and after a fault."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import Any

REPORTS = {
    "bridge.txt": "Bridge falls at Mompox\n\nMOMPOX, March 3 - The old bridge fell on Monday, the mayor said.\n",
    "puente.txt": "Cae el puente de Mompox\n\nMOMPOX, 3 de marzo - El viejo puente cayó el lunes, dijo la alcaldesa.\n",
}
LATER = "Ferries to run again\n\nMOMPOX, March 9 - Ferries will cross the river until a new bridge stands.\n"
CHANGED = REPORTS["bridge.txt"] + "\nNobody was hurt, the mayor added.\n"
FIELDS = ("headline", "outlet", "byline")


def look(folder: Path, keys: Path | None = None) -> dict[str, Any]:
    """Opens the archive, which mends what a crash left; then what it shows, and what the audit finds."""
    from dossier import Archive
    from dossier.model.audits import Fault

    with Archive.create(folder, exist_ok=True, keys=keys) as archive:  # a crash may have come before it was made
        faults = [found for found in archive.proofs.audit() if isinstance(found, Fault)]
        return {
            "reports": {row.report: _report(archive, row.report) for row in archive.reports.list("in:all")},
            "cases": {case.name: list(case.reports) for case in archive.cases.list()},
            "decided": _decided(archive),
            "exports": [event.detail["digest"] for event in archive.reports.history() if event.kind == "export"],
            "harmless": [fault.thing for fault in faults if _is_harmless(fault.part, fault.fault)],
            "faults": [f"{f.part} {f.thing}: {f.fault}" for f in faults if not _is_harmless(f.part, f.fault)],
            "log": (folder / "log" / "events.jsonl").read_text(encoding="ascii"),
        }


def _decided(archive: Any) -> list[str]:
    """What people said of reports and cases, in words."""
    tagged = [
        f"{row.report} {tag.name}" for tag in archive.tags.list() for row in archive.reports.list(f"tag:{tag.name}")
    ]
    trashed = [f"{row.report} in the trash" for row in archive.reports.list("in:trash")]
    judged = [f"{s.judgement.said.kind} of {' '.join(sorted(s.judgement.reports))}" for s in archive.judgements.list()]
    planned = [f"{case.name}: {archive.plans.get(case.case).question}" for case in archive.cases.list()]
    notes = [f"{case.name}: {note.text}" for case in archive.cases.list() for note in case.notes]
    return [*tagged, *trashed, *judged, *planned, *notes]


def _is_harmless(part: str, fault: str) -> bool:
    """Bytes that nobody was told of: a crash between two steps leaves them."""
    return part == "blob" and fault == "extra"


def _report(archive: Any, report: str) -> dict[str, Any]:
    detail = archive.reports.get(report)
    return {
        "versions": [version.sha256 for version in detail.versions],
        "state": detail.version.state,
        "headline": detail.row.headline,
        "original": hashlib.sha256(archive.originals.get(report)[1]).hexdigest(),
    }


def write_reports(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, text in REPORTS.items():
        (folder / name).write_text(text, encoding="utf-8")


def go_through_all(scratch: Path) -> None:
    """Does once all that commands do, so that whatever is loaded late is loaded."""
    from click.testing import CliRunner

    from dossier.cli.main import dossier_command

    write_reports(scratch / "in")
    for words in (
        ["add", str(scratch / "in")],
        ["case", "new", "Puente"],
        ["case", "add", "Puente", "R1", "R2"],
        ["set", "R1", "headline", "Bridge down"],
        ["brief", "Puente", "--out", str(scratch / "b.html")],
        ["case", "grade", "R1", "B2"],
        ["case", "plan", "Puente", "--question", "Who fell?"],
        ["case", "note", "Puente", "Ask again"],
        ["tag", "R1", "strike"],
        ["trash", "R1"],
        ["trash", "R1", "--restore"],
        ["audit"],
        ["rebuild"],
        ["list", "--json"],
        ["show", "R9"],
        ["backup", str(scratch / "b.tar")],
        ["restore", str(scratch / "b.tar"), str(scratch / "restored")],
    ):
        with contextlib.suppress(Exception):
            CliRunner().invoke(dossier_command, ["--archive", str(scratch / "archive"), *words])
    look(scratch / "archive")
