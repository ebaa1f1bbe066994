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


def _provenance(version: Version) -> str:
    found = f"{version.sha256}\nfound at {version.path}\nread by {version.reader or 'nobody yet'}"
    if version.origin is None:
        return found
    when = version.origin.capture.captured
    return f"{found}\npart of {version.origin.part_of}" + (f", captured {wording.moment_text(when)}" if when else "")


_COLUMNS: tuple[Line[Version], ...] = (
    Line("Version", lambda v: f"Version {v.number}", lambda v: v.path),
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
        self.list = LinesView(self.model, look, "Versions of the report", lambda _: ("version", "muted")).widths(
            105, 135, 75
        )
        self.changes = QTextBrowser()
        self.changes.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.changes.document().setDocumentMargin(14)
        self.changes.setAccessibleName("What changed in the chosen version")
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
            self.say("One version so far. When the file changes in a watched folder, or is added again, its new state "
                     "is kept as the next version, and what changed stands here.")  # fmt: skip

    def say(self, sentence: str) -> None:
        self.changes.setHtml(f'<p style="color:{self._look.theme.muted}">{escape(sentence)}</p>')

    def show_changes(self, version: int, hunks: Sequence[Hunk]) -> None:
        if not hunks:
            self.say(f"No word of the article changed from version {version - 1} to version {version}.")
            return
        theme = self._look.theme
        rows = "".join(f'<p style="margin:0 0 9px 0">{_hunk(h, theme.bad, theme.good)}</p>' for h in hunks)
        count = wording.plural(len(hunks), "change")
        head = f'<p style="color:{theme.muted}">{count} from version {version - 1} to version {version}</p>'
        self.changes.setHtml(head + rows)


def _hunk(hunk: Hunk, bad: str, good: str) -> str:
    """Struck out and underlined besides the colours."""
    gone = f'<s style="color:{bad}">{escape(hunk.old)}</s>' if hunk.old else ""
    came = f'<u style="color:{good}">{escape(hunk.new)}</u>' if hunk.new else ""
    word = {"inserted": "put in", "deleted": "taken out", "replaced": "changed"}[hunk.change]
    return f"{word}: " + " → ".join(part for part in (gone, came) if part)
