"""What the page of a case's brief asks: how it is wanted, what it withholds, and its pages as they would be printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from dossier import lazy_re as re
from dossier.desktop.nouns.brief_draft import Draft
from dossier.desktop.workers.picture_worker import image
from dossier.errors import Unreadable
from dossier.model.briefs import Brief, Citation
from dossier.model.originals import OpenedFile, SheetLink
from dossier.model.papers import Paper
from dossier.model.plans import Plan
from dossier.typesetting import Typesetter

if TYPE_CHECKING:
    from dossier.archive import Archive


_NUMBER = re.compile(r"\W*\[(\d+)\]\W*")  # that of a citation, as pages print it


def drafted(archive: Archive, name: str) -> Draft:
    case = archive.cases.get(name)
    plan = archive.plans.get(case.case)
    lint = tuple(archive.briefs.lint(case.case)) if case.reports else ()
    return Draft(
        case, plan, tuple(archive.plans.redactions(case.case)), lint, tuple(archive.briefs.affected(case.case))
    )


class BriefPages:
    """The pages laid out last; every method is called on one lane, `close` on it too.

    What sets them and what draws them stay ready for the next change.
    """

    def __init__(self) -> None:
        self._opened: OpenedFile | None = None
        self._setter = Typesetter()
        self._brief: Brief | None = None  # whose pages are open
        self.archive: Archive | None = None  # that the pages are of

    def lay_out(self, archive: Archive, name: str, plan: Plan | None, paper: Paper) -> int:
        """Lays the pages out as they would be printed now, by the case's plan or another; gives their number.

        Raises BadInput, Unreadable.
        """
        self.archive = archive
        self._setter.warm()  # it starts while the brief is composed
        brief, shown = archive.briefs.compose(name, plan, paper=paper), self._brief
        if shown and self._opened and replace(brief, made=shown.made) == shown:
            return self._opened.pages
        self._brief = None
        pages = self._open(archive, archive.briefs.set_pages(brief, self._setter))
        self._brief = brief
        self._setter.warm()
        return pages

    def _open(self, archive: Archive, data: bytes) -> int:
        if self._opened:
            try:
                self._opened.reopen(data)
            except Unreadable:  # its child has died meanwhile
                self._opened.close()
                self._opened = None
        if self._opened is None:
            self._opened = archive.originals.open_sheets(data)
        return self._opened.pages

    def drawn(self, page: int, width: int) -> QImage:
        """A page, counted from 1, so many dots wide; a null image where it was laid out anew with fewer pages."""
        if self._opened is None or page > self._opened.pages:
            return QImage()
        return image(self._opened.sheet(page, width))

    def links(self, page: int) -> Sequence[SheetLink]:
        """What can be followed on a page."""
        return self._opened.links(page) if self._opened and page <= self._opened.pages else ()

    def cited(self, link: SheetLink) -> Citation | None:
        """The citation whose number a link bears."""
        number = _NUMBER.fullmatch(link.words)
        found = self._brief.citations if self._brief and number else ()
        return next((one for one in found if number and one.number == int(number[1])), None)

    def rest(self) -> None:
        """Gives back what setting pages takes, until there is a change."""
        self._setter.close()

    def close(self) -> None:
        self.rest()
        if self._opened:
            self._opened.close()
            self._opened = None
