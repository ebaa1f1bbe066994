"""What small windows and long languages leave in sight."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabBar, QToolButton

from dossier.desktop.views.compact_tabs import TightBar, TightTabs
from tests.desktop.conftest import FERRY, STRIKE, Stage

pytestmark = pytest.mark.styled


def _in_sight(bar: QTabBar) -> bool:
    """All tabs are within the bar, and no arrows are shown."""
    arrows = [one for one in bar.findChildren(QToolButton) if one.isVisible()]
    return not arrows and all(bar.rect().contains(bar.tabRect(n)) for n in range(bar.count()) if bar.isTabVisible(n))


@pytest.mark.parametrize("width", [1024, 1280])
def test_all_tabs_are_in_sight(stage: Stage, width: int) -> None:
    """In a small window every tab of a report, of a case and of its brief is in sight, and can be told by its name."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.middle.case.entitle("notes", "Anotaciones 12")  # as long as they get in Spanish
    stage.window.middle.case.entitle("compare", "Comparar – 14 ≠")
    stage.window.resize(width, 700)
    stage.window.actions_by_name["case-brief"].trigger()
    if stage.window.pane.isHidden():
        stage.window.actions_by_name["report-pane"].trigger()
    page = stage.window.drafting.page
    bars = [stage.window.middle.case.bar, stage.window.pane.tabs.tabBar(), page.tabs.tabBar()]
    stage.until(lambda: all(bar.isVisible() for bar in bars))
    for bar in bars:
        stage.until(lambda bar=bar: _in_sight(bar))
    assert stage.window.middle._title.text() == "Strike", "the title of the case is whole"


def test_tabs_give_up_air_then_letters(stage: Stage) -> None:
    """Names stay whole as long as they can; a shortened one is told whole by its tooltip."""
    tabs = TightTabs()
    stage.qtbot.addWidget(tabs)
    for name in ("Contents", "Original", "Versions", "Related", "History"):
        tabs.addTab(QToolButton(), name)
    bar = tabs.tabBar()
    assert isinstance(bar, TightBar)
    tabs.show()
    tabs.resize(900, 200)
    stage.until(lambda: not bar.property("tight"))
    names = sum(bar.fontMetrics().horizontalAdvance(bar.tabText(n)) for n in range(5))
    tabs.resize(names + 5 * 14, 200)
    stage.until(lambda: bar.property("tight") and not bar.tabToolTip(0) and _in_sight(bar))
    tabs.resize(round(names * 0.85) + 5 * 13, 200)
    stage.until(lambda: bar.tabToolTip(3) == "Related" and _in_sight(bar))


def test_short_names_of_tabs_are_whole_where_long_ones_are_cut(stage: Stage) -> None:
    """“Mapa” cut to its first letter would tell nothing; what it lacks, longer names give."""
    tabs = TightTabs()
    stage.qtbot.addWidget(tabs)
    for name in ("Notas", "Comparar – 14 ≠", "Mapa", "Anotaciones 12"):
        tabs.addTab(QToolButton(), name)
    bar = tabs.tabBar()
    tabs.show()
    wide = [bar.fontMetrics().horizontalAdvance(bar.tabText(n)) for n in range(4)]
    tabs.resize(round(sum(wide) * 0.8) + 4 * 12, 200)
    stage.until(lambda: bar.property("tight") and _in_sight(bar))
    for at in (0, 2):
        stage.until(lambda at=at: bar.tabRect(at).width() >= wide[at] + 10)


def test_beside_an_empty_list_nothing_is_said_of_choosing(stage: Stage) -> None:
    """The list says that it is empty; the pane beside it says nothing more, and does so again beside a list."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.browsing.go("attention")
    hint = stage.window.pane._hint
    stage.until(lambda: stage.window.pane.detail is None and hint._title.isHidden())
    assert stage.window.middle.empty.isVisible()
    stage.window.browsing.go("reports")
    stage.until(lambda: stage.window.pane.detail is not None)
    stage.window.pane.show_nothing()
    assert hint._title.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_the_first_page_shows_its_sentence_whole(stage: Stage, size: tuple[int, int]) -> None:
    """An empty archive says what Dossier does in letters that are not cut off, in a window of any size."""
    stage.window.resize(*size)
    said = stage.window.welcome._said
    stage.until(lambda: said.isVisible() and said.height() >= said.heightForWidth(said.width()))
    assert said.text() and said.parentWidget().rect().contains(said.geometry())
