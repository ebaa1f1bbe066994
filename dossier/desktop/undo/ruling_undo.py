"""A person's word on two reports, so that it can be undone: what was said before, or nothing, holds again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.model.events import WITHDRAWN
from dossier.model.links import Ruling
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


def ruling_said(archive: Archive, report: str, other: str, verdict: str) -> Deed:
    """`verdict`: together, apart, unrelated, or withdrawn."""
    before = WITHDRAWN

    def say(what: str) -> Any:
        if what == WITHDRAWN:
            return archive.links.undo_ruling(report, other)
        return archive.links.rule(Ruling(report, other, what))  # type: ignore[arg-type]

    def do() -> Any:
        nonlocal before
        said = [held.verdict for held in archive.links.rulings(report) if other in (held.report, held.other)]
        before = said[0] if said else WITHDRAWN
        return say(verdict)

    return Deed(tr("ruling on {report} and {other}", report=report, other=other), do, lambda: say(before))
