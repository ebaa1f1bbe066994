"""A report leaves the window: its citation copied or dragged, words with their source, its text printed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import cast

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog

from dossier.desktop.brief_choices import usual_language
from dossier.desktop.citation_drag import CitedPassage, carry, cited
from dossier.desktop.preferences import Preferences
from dossier.desktop.printing import printed
from dossier.desktop.session import Session
from dossier.desktop.views.report_pane import ReportPane
from dossier.model.briefs import Style
from dossier.model.citation_entry import CitationEntry
from dossier.model.evidence import TEXT, Evidence
from dossier.model.reports import ReportDetail
from dossier.translations import in_quotes, tr

STYLE = "brief-style"  # the preference: how sources are listed
_DOTS = 1200  # an inch, on paper


class Handing(QObject):
    """The citation of the report in the pane is fetched when it is shown, so that a drag need not wait for it."""

    def __init__(
        self, session: Session, pane: ReportPane, preferences: Preferences, say: Callable[[str], None]
    ) -> None:
        super().__init__(pane)
        self._session, self._pane, self._preferences, self._say = session, pane, preferences, say
        self._copied = ""
        self._entry: tuple[tuple[str, int, str], CitationEntry] | None = None
        pane.grip.pressed.connect(lambda: self._fetch(lambda _: None))
        pane.carry = self._carried

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"citation": self.copy_citation, "copy-cited": self.copy_words, "print": self.print_report}

    # citations

    def _key(self) -> tuple[str, int, str] | None:
        detail = self._pane.detail
        style = self._preferences.text(STYLE) or "chicago"
        return (detail.row.report, detail.version.number, style) if detail else None

    def _fetch(self, then: Callable[[CitationEntry], None]) -> None:
        key = self._key()
        if key is None:
            return
        if self._entry and self._entry[0] == key:
            then(self._entry[1])
            return
        report, version, style = key
        language = usual_language(self._preferences)

        def come(entry: CitationEntry) -> None:
            self._entry = (key, entry)
            then(entry)

        self._session.look(
            lambda archive: archive.reports.cite(report, version, style=cast(Style, style), language=language), come
        )

    def _carried(self) -> QMimeData | None:
        if self._entry is None or self._entry[0] != self._key():
            return None
        return _data(self._entry[1])

    def copy_citation(self) -> None:
        def copied(entry: CitationEntry) -> None:
            self._copied = entry.text
            QGuiApplication.clipboard().setMimeData(_data(entry))
            self._say(tr("The citation is on the clipboard."))

        self._fetch(copied)

    def copy_words(self) -> None:
        """The words chosen in the text, as a person needs them to quote them elsewhere."""
        detail, span = self._pane.detail, self._pane.text.chosen_span()
        if detail is None or span is None:
            self._say(tr("Choose words in the report’s text first."))
            return
        evidence = Evidence(TEXT, span.of(detail.rendition or ""), span)
        cites = cited(detail.row.report, detail.version.number, (evidence,))

        def copied(entry: CitationEntry) -> None:
            data = _quoting(cites[0], entry)
            self._copied = data.text()
            QGuiApplication.clipboard().setMimeData(data)
            self._say(tr("The words and their source are on the clipboard."))

        self._fetch(copied)

    def leave(self) -> None:
        """The citation outlives the window as plain text: Qt would ask an object of Python after Python has ended."""
        clipboard = QGuiApplication.clipboard()
        if self._copied and clipboard.text() == self._copied:
            clipboard.setText(self._copied)

    # paper

    def print_report(self) -> None:
        """Shows how the report looks on paper; from there it goes to a printer or into a PDF."""
        if detail := self._pane.detail:
            self._session.look(lambda _: printed(detail), lambda html: self.preview(detail, html).open())

    def preview(self, detail: ReportDetail, html: str) -> QPrintPreviewDialog:
        """The dialog, not yet shown."""
        document = QTextDocument(self)
        document.setHtml(html)
        dialog = QPrintPreviewDialog(self._pane)  # with a printer of its own, which lives as long as it does
        dialog.printer().setDocName(detail.row.report)
        dialog.printer().setResolution(_DOTS)
        dialog.setWindowTitle(tr("Print {report}", report=detail.row.report))
        dialog.setStyleSheet("QToolBar QToolButton { padding: 4px; }")  # else there is no room for the last: Print
        dialog.resize(1000, 720)
        dialog.paintRequested.connect(document.print_)
        dialog.finished.connect(document.deleteLater)
        dialog.finished.connect(dialog.deleteLater)
        return dialog


def _quoting(one: CitedPassage, entry: CitationEntry) -> QMimeData:
    """For other programs the words and their source, for notes a citation that can be followed."""
    words = in_quotes(" ".join(one.words.split()))
    data = QMimeData()
    data.setText(f"{words} {entry.text} {one.passage}")
    data.setHtml(f"{escape(words)} {entry.html} {one.passage}")
    return carry([one], data)


def _data(entry: CitationEntry) -> QMimeData:
    data = QMimeData()
    data.setText(entry.text)
    data.setHtml(entry.html)
    return data
