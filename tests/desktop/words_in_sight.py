"""Gathers all words that a window shows, and tells which of them came past the tongue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QLibraryInfo, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from dossier.desktop import rules_wording, value_wording
from dossier.desktop.views.guide_view import GuideDialog
from dossier.model.claims import Dateline
from dossier.model.reports import ReportDetail
from tests.desktop.conftest import Stage, aside

ROWS = 40  # of a list are looked at
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
# Names that are the same in every language: of the program, of keys, formats, hashes and units
SAME = re.compile(
    r"Dossier|SHA-256|sha256|UTC|JSON|PDF|HTML|RIS|BibTeX|CSL|Chicago|APA|MLA|Qt|English|Español|[KMGT]i?B\b|bytes?\b"
    r"|\b(utf|cp|iso|koi|mac|shift|euc|gb|big)[-_]?\w[\w-]*( –)?"  # a charset
    r"|\b\d{1,2} [A-Z][a-z]{2}\b"  # a day, as QLocale writes it in every language
    r"|\b[a-z]+/[a-z][\w.+-]+"
    r"|software:\S+|\b(outlet|from|by|headline|text|after|before|lang|country|state|case|folder|[a-z]+):(\"[^\"]*\"|\S*)"
    r"|(Ctrl|Shift|Alt|Del|Backspace|Esc|Space|Enter|Return|PgUp|PgDown|Home|End|Left|Right|Up|Down|F\d+|[A-Z/=+-])"
    r"(?=[+\s,)]|$)|\b[RCJLEV]\d+|[0-9a-f]{12,}|https?:\S*|\*\.\w+"
)


class Watch:
    """Gathers all words that are shown, and tells those that came past the tongue."""

    def __init__(self, data: list[str]) -> None:
        self._heads = [text for text in data if re.match(r"R\d+ · ", text)]
        self._data = sorted({" ".join(text.split()) for text in data if text.strip()}, key=lambda text: -len(text))
        self._all = "\n".join(self._data)  # parts of it are quoted
        self._looked: set[str] = set()
        self.past: dict[str, str] = {}  # words, and where they were seen first

    @property
    def seen(self) -> int:
        return len(self._looked)

    def look(self, text: object, where: str) -> None:
        if not isinstance(text, str) or not text or text in self._looked:
            return
        self._looked.add(text)
        plain = re.sub(r"<style.*?</style>|</?[a-z][^<>]*>|&nbsp;", " ", re.sub(r"</?span[^<>]*>", "", text)).replace(
            "&", ""
        )
        rest = " ".join(_outside(plain).split())
        if where.startswith("painted") and any(" ".join(plain.split()) in head for head in self._heads):
            return  # a line of a column's head
        if rest.strip(" “”…") in self._all:
            return
        rest = re.sub("“([^”]*)”", lambda quoted: " " if quoted[1] in self._all else quoted[0], rest)
        for known in self._data:
            rest = rest.replace(known, " ")
        if re.search(r"[^\W\d_]{2,}", SAME.sub(" ", rest)):
            self.past.setdefault(text, where)

    def all_of(self, widget: QWidget) -> None:
        for each in (widget, *widget.findChildren(QWidget)):
            if not _is_foreign(each):
                self._widget(each)
        for action in widget.findChildren(QAction):
            self._action(action)

    def _action(self, action: QAction) -> None:
        for text in (action.text().partition("\t")[0], action.iconText(), action.toolTip(), action.statusTip()):
            self.look(text, f"action {action.objectName()}")

    def _widget(self, widget: QWidget) -> None:
        where = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip(),
                     widget.windowTitle() if not isinstance(widget, QMenu) else "", widget.whatsThis()):  # fmt: skip
            self.look(text, where)
        for text in _words(widget):
            self.look(text, where)
        if isinstance(widget, QAbstractItemView) and widget.model():
            self._model(widget.model(), where)

    def _model(self, model: QAbstractItemModel, where: str) -> None:
        for column in range(columns(model, QModelIndex())):
            for role in ROLES:
                self.look(model.headerData(column, Qt.Orientation.Horizontal, role), f"head of {where}")
        for index in indexes(model, QModelIndex()):
            for role in ROLES:
                self.look(index.data(role), where)


def _is_foreign(widget: QWidget) -> bool:
    """Whether it shows the disk, the log itself, or the guide, which is a book of its own in every language."""
    if isinstance(widget.window(), QFileDialog):
        return isinstance(widget, QAbstractItemView)
    if isinstance(widget.window(), GuideDialog):
        return not isinstance(widget, QLabel | QAbstractButton | QLineEdit)
    return "All that the log holds of the event" in widget.accessibleName()


def _words(widget: QWidget) -> list[str]:
    """What a widget of one of Qt's kinds shows."""
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QLineEdit():
            return [widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(at) for at in range(widget.count())]
        case QGroupBox() | QMenu():
            return [widget.title()]
        case QTabBar():
            return [text for at in range(widget.count()) for text in (widget.tabText(at), widget.tabToolTip(at))]
        case QPlainTextEdit() | QTextEdit():
            return [widget.placeholderText(), *widget.toPlainText().splitlines()]
        case _:
            return []


def _outside(text: str) -> str:
    """What stands outside of all wrappings; one that was cut off reaches to the end."""
    depth, kept = 0, []
    for letter in text:
        depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
        if depth <= 0 and letter not in "⟦⟧":
            kept.append(letter)
        depth = max(depth, 0)
    return "".join(kept)


def indexes(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    for row in range(min(model.rowCount(parent), ROWS)):
        for column in range(columns(model, parent)):
            index = model.index(row, column, parent)
            yield index
            if column == 0:
                yield from indexes(model, index)


def columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def data_of(stage: Stage) -> list[str]:
    """What the archive holds: whatever of it is shown is no word of ours."""

    def ask() -> list[str]:
        found = ["tester", "Strike", "archive", str(stage.folder)]
        for row in stage.archive.reports.list("", limit=50):
            found += [row.called, row.outlet or "", row.place or "", row.byline or "", row.path]
            found += [f"{row.report} · {row.outlet or row.called}"]
            found += [Path(row.path).name, *_told(stage.archive.reports.get(row.report))]
        for known in stage.archive.outlets.list("")[:ROWS]:
            found += [*known.outlet.names, *known.outlet.domains, rules_wording.home_text(known)]
        for finding in stage.archive.compare.findings(
            "Strike"
        ):  # shown until the sentences that they stand in have come
            found += [cell.evidence.quote for cell in finding.cells]
        return found

    return aside(ask)


def _told(detail: ReportDetail) -> Iterator[str]:
    yield from [detail.rendition or "", *(detail.rendition or "").splitlines()]
    if detail.description:
        for claim in detail.description.claims + detail.description.others:
            yield from (evidence.quote for evidence in claim.evidence)
            yield value_wording.value_text(claim.value)
            if isinstance(claim.value, Dateline):
                yield value_wording.place_text(claim.value.place)
                yield value_wording.country_text(claim.value.place.country if claim.value.place else None)


class QtsOwn(QTranslator):
    """What Qt shows of its own is wrapped as well, if Spanish has words for it."""

    def __init__(self) -> None:
        super().__init__()
        self._spanish = QTranslator()
        assert self._spanish.load("qtbase_es", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def translate(self, context: str, text: str, aside: str | None = None, n: int = -1) -> str:  # type: ignore[override]
        said = self._spanish.translate(context, text, aside, n)
        return f"⟦{said}⟧" if said else ""
