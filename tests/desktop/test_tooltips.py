"""Words of reports that look like markup are shown as words, and nothing that they name is looked for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from dossier.desktop.app import Starting
from dossier.desktop.tooltips import in_role, tip
from dossier.errors import BadInput
from tests.desktop.conftest import Stage
from tests.desktop.words_in_sight import columns, indexes

pytestmark = pytest.mark.styled

WIDE, HIGH = 1200, 700


def _picture(folder: Path) -> str:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(0)
    place = folder / "seen.png"
    assert image.save(str(place))
    return f'Ferry strike <img src="{place}"> in the valley'


def _shown(words: str, over: QWidget) -> QLabel:
    QToolTip.showText(QPoint(5, 5), words, over)
    QApplication.processEvents()
    found = next(w for w in QApplication.topLevelWidgets() if w.metaObject().className() == "QTipLabel")
    assert isinstance(found, QLabel)
    return found


def test_a_headline_in_a_tool_tip_opens_no_picture(qtbot: QtBot, tmp_path: Path) -> None:
    """Qt draws the file that such a headline names; as a tip it is words, which take no room of a picture."""
    over = QWidget()
    qtbot.addWidget(over)
    over.show()
    words = _picture(tmp_path)
    assert _shown(words, over).height() > HIGH, "the danger that there is"
    assert _shown(tip(words), over).height() < HIGH / 2
    QToolTip.hideText()


def test_words_without_markup_stay_as_they_are() -> None:
    """Only what might be markup is rewritten, and only where Qt reads markup."""
    role = Qt.ItemDataRole
    assert tip("R1: Smith & Sons\n/desk/a.txt") == "R1: Smith & Sons\n/desk/a.txt"
    assert tip("a <b> & c").endswith(">a &lt;b&gt; &amp; c</span>")
    assert in_role("a <b>", role.AccessibleTextRole) == in_role("a <b>", role.DisplayRole) == "a <b>"
    assert in_role("a <b>", role.ToolTipRole) == tip("a <b>")


def _tips(model: QAbstractItemModel) -> list[str]:
    role, across = Qt.ItemDataRole.ToolTipRole, Qt.Orientation.Horizontal
    heads = [model.headerData(at, across, role) for at in range(columns(model, QModelIndex()))]
    return [str(words or "") for words in [*heads, *(index.data(role) for index in indexes(model, QModelIndex()))]]


def _all_tips(window: QWidget) -> list[str]:
    widgets = window.findChildren(QWidget)
    views = [w for w in widgets if isinstance(w, QAbstractItemView) and w.model()]
    return [w.toolTip() for w in widgets] + [words for view in views for words in _tips(view.model())]


def test_no_tip_in_the_window_is_markup_of_a_report(stage: Stage) -> None:
    """Headline, outlet, author and name of a case hold a picture's tag: no widget and no row hands it to Qt as such."""
    tag = "<img src=file://there.example/x.png>"
    for number in range(2):
        told = f"{tag} Ferry strike {number}"
        page = (
            f'<html lang="en"><head><meta property="og:title" content="{told}">'
            f'<meta property="og:site_name" content="{tag} Herald"><meta name="author" content="Ada {tag} Ruiz"></head>'
            f"<body><article><h1>{told.replace('<', '&lt;')}</h1><p>QUITO, March 4, 2019 – {number + 3} people "
            "were hurt in the strike at the harbour, the fire chief said on Monday.</p></article></body></html>"
        )
        stage.take(stage.write(f"page{number}.html", page))
    stage.window.casework.make(f"{tag} case", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.choose(stage.headlines()[0])
    stage.until(lambda: sum(words.count("img src") for words in _all_tips(stage.window)) > 5)
    stage.rest()
    assert not [words for words in _all_tips(stage.window) if "<img" in words]


def test_what_cannot_be_opened_is_told_in_plain_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder whose name is markup stands in the message as it is called."""
    said: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box))  # noqa: PLW0108 - it needs to be bound
    beginning: Any = SimpleNamespace(_leave=lambda _: None)
    Starting._fail(beginning, str(BadInput("<img src=x>", "is a file")))
    labels = [label for label in said[0].findChildren(QLabel) if "<img" in label.text()]
    assert labels and all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)
