"""A promise over the whole window: whatever words it shows come through the tongue, or out of the archive."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QLibraryInfo, QModelIndex, QPoint, Qt, QTranslator
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from dossier.desktop import menus, rules_wording, wording
from dossier.desktop.actions import SPECS, Spec
from dossier.desktop.conduct import filtering, judging
from dossier.desktop.look import Look
from dossier.desktop.models.findings import FIXED
from dossier.desktop.views import fields, filters, painting, reports
from dossier.desktop.views.first_run import FirstRun
from dossier.desktop.views.guide import GuideDialog
from dossier.model.claims import Dateline
from dossier.model.reports import ReportDetail
from dossier.tongue import speak
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside

ROWS = 40  # of a list are looked at
SLOW = {"quit", "sample", "reveal"}  # ends the test, takes long, or leaves the program
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
# Names that are the same in every language: of the program, of keys, formats, hashes and units
SAME = re.compile(
    r"Dossier|SHA-256|sha256|UTC|JSON|PDF|HTML|RIS|BibTeX|CSL|Chicago|APA|MLA|Qt|English|Español|[KMGT]i?B\b|bytes?\b"
    r"|\b\d{1,2} [A-Z][a-z]{2}\b"  # a day, as QLocale writes it in every language
    r"|\b[a-z]+/[a-z][\w.+-]+"
    r"|software:\S+|\b(outlet|from|by|headline|text|after|before|lang|country|state|case|folder|[a-z]+):(\"[^\"]*\"|\S*)"
    r"|(Ctrl|Shift|Alt|Del|Backspace|Esc|Space|Enter|Return|PgUp|PgDown|Home|End|Left|Right|Up|Down|F\d+|[A-Z/=+-])"
    r"(?=[+\s,)]|$)|\b[RCJLEV]\d+|[0-9a-f]{12,}|https?:\S*|\*\.\w+"
)


def pseudo(text: str, _n: int | None) -> str:
    """A language in which every message shows where it begins and ends."""
    return f"⟦{text}⟧"


@pytest.fixture
def wrapped(qapp: QApplication) -> Iterator[None]:
    qts_own = QtsOwn()
    qapp.installTranslator(qts_own)
    speak(pseudo)
    yield
    speak(None)
    qapp.removeTranslator(qts_own)


@pytest.fixture
def case(wrapped: None, stage: Stage) -> Stage:
    """A window in the language of wrappings, on a case of reports that differ, one of them unreadable."""
    locked = stage.write("locked.pdf", "%PDF-1.4 broken")
    stage.take(*(stage.write(f"{n}.txt", text) for n, text in enumerate((FERRY, STRIKE, LIBRARY))), locked)
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    return stage


class Watch:
    """Gathers all words that are shown, and tells those that came past the tongue."""

    def __init__(self, data: list[str]) -> None:
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
        for column in range(_columns(model, QModelIndex())):
            for role in ROLES:
                self.look(model.headerData(column, Qt.Orientation.Horizontal, role), f"head of {where}")
        for index in _indexes(model, QModelIndex()):
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
            return [widget.placeholderText(), widget.toPlainText()]
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


def _indexes(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    for row in range(min(model.rowCount(parent), ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            yield index
            if column == 0:
                yield from _indexes(model, index)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _data(stage: Stage) -> list[str]:
    """What the archive holds: whatever of it is shown is no word of ours."""

    def ask() -> list[str]:
        found = ["tester", "Strike", "archive", str(stage.folder)]
        for row in stage.archive.list("", limit=50):
            found += [row.headline or "", row.outlet or "", row.place or "", row.byline or "", row.path]
            found += [Path(row.path).name, *_told(stage.archive.show(row.report))]
        for known in stage.archive.outlets("")[:ROWS]:
            found += [*known.outlet.names, *known.outlet.domains, rules_wording.home_text(known)]
        return found

    return aside(ask)


def _told(detail: ReportDetail) -> Iterator[str]:
    yield from [detail.rendition or "", *(detail.rendition or "").splitlines()]
    if detail.description:
        for claim in detail.description.claims + detail.description.others:
            yield from (evidence.quote for evidence in claim.evidence)
            yield wording.value_text(claim.value)
            if isinstance(claim.value, Dateline):
                yield wording.place_text(claim.value.place)
                yield wording.country_text(claim.value.place.country if claim.value.place else None)


class QtsOwn(QTranslator):
    """What Qt shows of its own is wrapped as well, if Spanish has words for it."""

    def __init__(self) -> None:
        super().__init__()
        self._spanish = QTranslator()
        assert self._spanish.load("qtbase_es", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def translate(self, context: str, text: str, aside: str | None = None, n: int = -1) -> str:  # type: ignore[override]
        said = self._spanish.translate(context, text, aside, n)
        return f"⟦{said}⟧" if said else ""


@pytest.fixture
def watch(case: Stage, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Hears all that is painted, and answers every dialog that would wait with no."""
    made = Watch([*_data(case), *Path.cwd().parts[1:], str(Path.cwd())])

    def waits(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        made.all_of(dialog)
        dialog.reject()
        return int(QDialog.DialogCode.Rejected)

    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", waits)

    def asks(nothing: object) -> Callable[..., object]:
        def ask(*words: object, **_: object) -> object:
            for text in words[1:2] + words[3:4]:
                made.look(text, "QFileDialog")
            return nothing

        return ask

    for name, nothing in (("getOpenFileName", ("", "")), ("getOpenFileNames", ([], "")), ("getSaveFileName", ("", "")),
                          ("getExistingDirectory", "")):  # fmt: skip
        monkeypatch.setattr(QFileDialog, name, asks(nothing))

    class Shown(QMenu):
        def exec(self, *_: object) -> None:  # type: ignore[override]
            self.aboutToShow.emit()
            made.all_of(self)

    for module in (menus, judging, filtering, fields, filters, reports):
        monkeypatch.setattr(module, "QMenu", Shown)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    for name in ("line", "paragraph", "pill"):
        monkeypatch.setattr(painting, name, _heard(made, getattr(painting, name)))
    return made


def _heard(watch: Watch, paint: Callable[..., Any]) -> Callable[..., Any]:
    def painted(*words: Any, **named: Any) -> Any:
        watch.look(next(word for word in words if isinstance(word, str)), f"painted by {paint.__name__}")
        return paint(*words, **named)

    return painted


def _settle(stage: Stage) -> None:
    """What was asked of lanes has come and is painted."""
    stage.qtbot.wait(40)
    stage.window.grab()


def test_nothing_is_shown_past_the_tongue(case: Stage, watch: Watch) -> None:
    """In menus, views, dialogs, tooltips, headers and names for screen readers there is no word that is not translated,
    but those of the archive itself."""
    window = case.window
    window.resize(1600, 1000)
    for place, key in (("attention", ""), ("case", "C1"), ("reports", "")):
        window.browsing.go(place, key)
        _settle(case)
        _turn_all(case)
        watch.all_of(window)
        _menus(case)
    window.middle.table.select(0)
    _settle(case)
    _press_all(case, watch, lambda _: True)
    window.browsing.go("case", "C1")
    window.workspace.turn_to("compare")
    cells = window.middle.case.compare.findings.cells
    case.until(lambda: cells.model().rowCount() > 0)
    cells.setFocus()
    cells.setCurrentIndex(cells.model().index(0, FIXED))
    _press_all(case, watch, lambda spec: spec.needs == "case")
    watch.all_of(window)
    first = FirstRun(Look(case.preferences), case.folder / "archive")
    watch.all_of(first)
    first.deleteLater()
    assert watch.seen > 500
    past = [f"{where}: {text[:120]!r}" for text, where in watch.past.items()]
    assert not past, "\n".join(past)


def _turn_all(case: Stage) -> None:
    """Every tab comes to the front once."""
    for tabs in case.window.findChildren(QTabWidget):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            _settle(case)
    for bar in case.window.findChildren(QTabBar):
        for at in range(bar.count() if bar.isVisible() else 0):
            bar.setCurrentIndex(at)
            _settle(case)


def _menus(case: Stage) -> None:
    """Every menu that comes up where something is clicked; opening one shows it to the watch."""
    window, model = case.window, case.window.side_model
    for index in _indexes(model, QModelIndex()):
        if item := model.item(index):
            window.menus.of_side(item, QPoint())
    window.menus.of_report(QPoint())
    window.judging.menu(window.actions_by_name.by_name).exec()
    table = window.pane.fields
    for row in range(table.model().rowCount()):
        at = table.visualRect(table.model().index(row, 0)).center()
        table.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))


def _press_all(case: Stage, watch: Watch, among: Callable[[Spec], bool]) -> None:
    for spec in SPECS:
        action = case.window.actions_by_name.by_name.get(spec.name)
        if action and action.isEnabled() and spec.name not in SLOW and among(spec):
            action.trigger()
            case.qtbot.wait(5)
            _dialogs(watch, case.window)
    _settle(case)
    watch.all_of(case.window)
    _dialogs(watch, case.window)


def _dialogs(watch: Watch, window: QWidget) -> None:
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible() and not isinstance(other, QMenu):
            watch.all_of(other)
            other.close()
