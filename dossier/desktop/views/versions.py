"""The versions of a report, and what changed from the one before, word by word."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QTextBrowser, QVBoxLayout, QWidget

from dossier.desktop import wording
from dossier.desktop.look import Look
from dossier.desktop.models.lines import Line, LinesModel
from dossier.desktop.views.lines import LinesView
from dossier.model.hunks import Hunk
from dossier.model.reports import Version
from dossier.tongue import tr, tr_n


def _provenance(version: Version) -> str:
    told = [version.sha256, tr("found at {place}", place=version.path)]
    told.append(tr("read by {reader}", reader=version.reader) if version.reader else tr("read by nobody yet"))
    if version.origin and (when := version.origin.capture.captured):
        moment = wording.moment_text(when)
        told.append(tr("part of {report}, captured {moment}", report=version.origin.part_of, moment=moment))
    elif version.origin:
        told.append(tr("part of {report}", report=version.origin.part_of))
    return "\n".join(told)


_COLUMNS: tuple[Line[Version], ...] = (
    Line("Version", lambda v: tr("Version {number}", number=v.number), lambda v: v.path),
    Line("First seen", lambda v: wording.moment_text(v.first_seen)),
    Line("Size", lambda v: wording.size_text(v.size)),
    Line("SHA-256", lambda v: v.sha256, _provenance),
)


class VersionsView(QWidget):
    """Says which version is chosen."""

    chosen = Signal(object)  # Version

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.model = LinesModel(_COLUMNS, parent=self)
        self.list = LinesView(self.model, look, tr("Versions of the report"), lambda _: ("version", "muted")).widths(
            105, 135, 75
        )
        self.changes = QTextBrowser()
        self.changes.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.changes.document().setDocumentMargin(14)
        self.changes.setAccessibleName(tr("What changed in the chosen version"))
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.list)
        splitter.addWidget(self.changes)
        splitter.setSizes([110, 200])
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        self.list.chosen.connect(self._choose)

    def _choose(self, version: Version | None) -> None:
        if version:
            self.chosen.emit(version)

    def show_versions(self, versions: Sequence[Version], current: int) -> None:
        """Newest first; `current` is the number of the one shown."""
        self.list.blockSignals(True)
        self.model.show(tuple(reversed(versions)))
        self.list.select(len(versions) - current)
        self.list.blockSignals(False)
        if len(versions) == 1:
            self.say(tr("One version so far. When the file changes in a watched folder, or is added again, its new "
                        "state is kept as the next version, and what changed stands here."))  # fmt: skip

    def say(self, sentence: str) -> None:
        self.changes.setHtml(f'<p style="color:{self._look.theme.muted}">{escape(sentence)}</p>')

    def show_changes(self, version: int, hunks: Sequence[Hunk]) -> None:
        if not hunks:
            none = tr(
                "No word of the article changed from version {old} to version {new}.", old=version - 1, new=version
            )
            self.say(none)
            return
        theme = self._look.theme
        rows = "".join(f'<p style="margin:0 0 9px 0">{_hunk(h, theme.bad, theme.good)}</p>' for h in hunks)
        told = tr_n(
            len(hunks),
            "{n} change from version {old} to version {new}",
            "{n} changes from version {old} to version {new}",
            old=version - 1,
            new=version,
        )
        head = f'<p style="color:{theme.muted}">{escape(told)}</p>'
        self.changes.setHtml(head + rows)


def _hunk(hunk: Hunk, bad: str, good: str) -> str:
    """Struck out and underlined besides the colours."""
    gone = f'<s style="color:{bad}">{escape(hunk.old)}</s>' if hunk.old else ""
    came = f'<u style="color:{good}">{escape(hunk.new)}</u>' if hunk.new else ""
    word = {"inserted": tr("put in"), "deleted": tr("taken out"), "replaced": tr("changed")}[hunk.change]
    return f"{word}: " + " → ".join(part for part in (gone, came) if part)
