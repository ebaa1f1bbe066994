"""What the page of a case's brief asks: how it is wanted, what it withholds, and its pages as they would be printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from dossier.desktop.lanes.drawing import image
from dossier.model.cases import Case
from dossier.model.originals import Opened
from dossier.model.plans import Affected, LintNote, Plan, Redaction

if TYPE_CHECKING:
    from dossier.archive import Archive


@dataclass(frozen=True, slots=True)
class Draft:
    """A case's brief as it is planned now."""

    case: Case
    plan: Plan
    redactions: tuple[Redaction, ...] = ()
    lint: tuple[LintNote, ...] = ()
    affected: tuple[Affected, ...] = ()  # briefs handed out whose sources have newer versions


def drafted(archive: Archive, name: str) -> Draft:
    case = archive.case(name)
    plan = archive.plan(case.case)
    lint = tuple(archive.lint(case.case)) if case.reports else ()
    return Draft(case, plan, tuple(archive.redactions(case.case)), lint, tuple(archive.affected_briefs(case.case)))


class Proofs:
    """The pages laid out last; every method is called on one lane, `close` on it too."""

    def __init__(self) -> None:
        self._opened: Opened | None = None
        self.archive: Archive | None = None  # that the pages are of

    def lay_out(self, archive: Archive, name: str) -> int:
        """Lays the pages out as they would be printed now; gives their number. Raises BadInput."""
        self.archive = archive
        opened = archive.open_sheets(archive.print_preview(name))
        self.close()
        self._opened = opened
        return opened.pages

    def drawn(self, page: int, width: int) -> QImage:
        """A page, counted from 1, so many dots wide; a null image where it was laid out anew with fewer pages."""
        if self._opened is None or page > self._opened.pages:
            return QImage()
        return image(self._opened.sheet(page, width))

    def close(self) -> None:
        if self._opened:
            self._opened.close()
            self._opened = None
