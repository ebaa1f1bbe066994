"""Promises of the compare page's sections: who copied whom, the toll through time, and a case without a source."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl

from dossier.desktop.views.compare_view import ComparePage
from dossier.model.plans import Plan
from tests.desktop.conftest import Stage, aside

pytestmark = pytest.mark.styled

_BODY = """{dateline} – The ferry Elisa ran aground off Lota on Friday night, said the harbour master.

Three people were killed when the hull broke on the rocks of Punta Puchoco, said Pedro Mora, the harbour master.

Divers will look at the hull on Saturday, when the tide is low enough for their boat.
"""
WIRE = "Austral Wire\n\nFerry runs aground off Lota\n\nBy Iris Vega\n\n" + _BODY.format(dateline="LOTA, May 1, 2021")
COPY = (
    "The Hill Gazette\n\nFerry accident in Chile\n\nBy Ada Ruiz\n\n"
    + _BODY.format(dateline="SANTIAGO, May 2, 2021").replace("Divers will look", "Two divers will look")
    + "\nFishermen of the village brought blankets to the pier.\n"
)
OWN = """Andes Evening Post

Seven dead in ferry wreck

By Li Na

CONCEPCIÓN, May 3, 2021 – Seven people were killed in the wreck of a ferry off Lota, said the navy on Monday.
"""
LOWERED = """The Coast Observer

Navy lowers toll of ferry wreck

By Tom Vale

LOTA, May 5, 2021 – Five people were killed in the wreck of the ferry off Lota, said the navy on Wednesday.
"""


@pytest.fixture
def page(stage: Stage) -> ComparePage:
    """The comparison of four reports of three sources, of which the brief cites one."""
    texts = {"a.txt": WIRE, "b.txt": COPY, "c.txt": OWN, "d.txt": LOWERED}
    stage.take(*(stage.write(name, text) for name, text in texts.items()))
    stage.window.casework.make("Ferry", ["R1", "R2", "R3", "R4"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    plan = Plan(summary="Seven people were killed. [R3 v1 75-120] It rained.")
    aside(lambda: stage.archive.plans.set("Ferry", plan))
    stage.window.workspace.turn_to("compare")
    page = stage.window.middle.case.compare
    stage.until(lambda: page.model.rowCount() > 0)
    stage.window.activateWindow()
    return page


def opened(stage: Stage) -> str | None:
    return stage.window.pane.detail.row.report if stage.window.pane.detail else None


def test_the_sources_are_a_tree_with_the_words_that_show_it(stage: Stage, page: ComparePage) -> None:
    """The copy follows its first text with what it changed and added; a link opens these words in their report."""
    page.sections.setCurrentIndex(1)
    text = page.sources.browser.toPlainText()
    assert page.sections.tabText(1) == "Sources: 3 of 4" and text.startswith("4 reports, 3 independent sources")
    assert text.index("R1 · Austral Wire") < text.index("R2 · The Hill Gazette") < text.index("R3 · Andes")
    assert "Added: “Fishermen of the village brought blankets to the pier.” R2" in text
    html = page.sources.browser.toHtml()
    addresses = [part.partition('"')[0] for part in html.split('href="')[1:]]
    places = [address for address in addresses if address.startswith("words:")]
    page.sources.browser.anchorClicked.emit(QUrl(places[-1]))
    stage.until(lambda: opened(stage) in ("R1", "R2"))


def test_sentences_of_a_copy_are_folded_and_unfolded(page: ComparePage) -> None:
    """Hidden, a copy keeps the one sentence that proves it; shown again, all are there."""
    browser = page.sources.browser
    browser.anchorClicked.emit(QUrl("fold:R2"))
    assert "Added:" not in browser.toPlainText().partition("show the sentences")[2]
    assert "Copied: “Three people were killed" in browser.toPlainText()
    browser.anchorClicked.emit(QUrl("fold:R2"))
    assert "Added: “Fishermen" in browser.toPlainText()


def test_a_mark_of_the_chart_opens_its_words(stage: Stage, page: ComparePage) -> None:
    """A click and Enter open the report at the number; the table has the same numbers, and says which was lowered."""
    page.sections.setCurrentIndex(2)
    toll, chart = page.toll, page.toll.chart
    assert toll.kinds.currentText() == "Killed" and chart.chart and len(chart.chart.points) == 4
    told = [[toll.model.index(row, at).data() for at in range(4)] for row in range(toll.model.rowCount())]
    assert told[0] == ["1 May 2021", "R1 · Austral Wire", "3", "Pedro Mora"]
    assert told[3][2:] == ["5, lowered ↓", "the navy"] and "lowered" not in told[2][2]
    stage.qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.spot(chart.chart.points[2]).toPoint())
    stage.until(lambda: opened(stage) == "R3")
    assert toll.table.currentIndex().row() == 2
    chart.setFocus()
    stage.qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert "5, lowered ↓ – the navy, R4 · The Coast Observer" in chart.accessibleDescription()
    stage.qtbot.keyClick(chart, Qt.Key.Key_Return)
    stage.until(lambda: opened(stage) == "R4")


def test_what_falls_without_a_source_is_listed(stage: Stage, page: ComparePage) -> None:
    """Without the only other report the disagreement is gone, and so is the sentence of the brief that cites it."""
    page.sections.setCurrentIndex(3)
    without = page.without
    names = [without.model.index(row, 0).data() for row in range(without.model.rowCount())]
    assert "Speaker: the navy" in names and "Outlet: Austral Wire" in names
    alone = {name: without.model.index(row, 1).data() for row, name in enumerate(names)}
    assert "1 sentence" in alone["Report: R3 · Andes Evening Post · 3 May 2021"]
    without.ask(without.model.things()[names.index("Report: R3 · Andes Evening Post · 3 May 2021")])
    assert "Comparing without it…" in without.browser.toPlainText()
    stage.until(lambda: "Without R3" in without.browser.toPlainText())
    assert "Brief, Summary: “Seven people were killed.”" in without.browser.toPlainText()
    without.ask(without.model.things()[names.index("Speaker: the navy")])
    stage.until(lambda: "Without the navy" in without.browser.toPlainText())
    assert "Changes" in without.browser.toPlainText() or "Falls" in without.browser.toPlainText()


def test_another_case_shows_nothing_of_the_one_before(page: ComparePage) -> None:
    """While the next case is compared, no tree, no chart and no source of this one is shown."""
    page.waiting()
    assert "Austral Wire" not in page.sources.browser.toPlainText()
    assert page.toll.model.rowCount() == page.without.model.rowCount() == 0 and page.toll.chart.isHidden()
