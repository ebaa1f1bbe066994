"""Reports of our own, and an archive that opens with a fixed clock."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from dossier import Archive
from dossier.model.claims import Claim

BRIDGE = """The Magdalena Courier

Bridge at Barranquilla falls into the river; four dead

By Inés Arrieta

BARRANQUILLA, Colombia, March 3, 2019 - The old bridge over the Magdalena fell into the river on Sunday evening, killing
four people, mayor Lucía Barraza said.

"We had asked for repairs three times," Barraza told reporters beside the water.

Eleven people were taken to the hospital of San Juan. The ferry that the bridge replaced in 1974 will run again.
"""


COPY = BRIDGE.replace("The Magdalena Courier", "Diario del Canal").replace("By Inés Arrieta\n\n", "")


OTHER = """The Harbour Gazette

Ferry timetable for the spring

PORTO, Portugal, April 9, 2019 - Boats leave the eastern pier every forty minutes from Monday, the harbour office said.

Tickets are sold on board and at the kiosk.
"""


LATER = BRIDGE.replace("killing\nfour people", "killing\nfive people").replace("four dead", "five dead")


def open_archive(folder: Path) -> Archive:
    return Archive.create(folder, exist_ok=True, clock=lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC), person="ana")


def headline(archive: Archive, report: str) -> str | None:
    return archive.reports.get(report).row.headline


def best(archive: Archive, report: str) -> Claim:
    description = archive.reports.get(report).description
    assert description
    found = description.best("headline")
    assert found
    return found
