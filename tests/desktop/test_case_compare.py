"""Promises of the comparison: a row's words side by side, filters, and what had been published by a day."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dossier import Archive
from dossier.desktop.citation_drag import carried
from dossier.desktop.findings_wording import sign, subject, value_text, why_silent
from dossier.desktop.views.compare_view import ComparePage
from dossier.desktop.views.empty_hints import Placeholder
from dossier.desktop.views.row_cells import RowCell
from dossier.desktop.workers import case_comparison, questions
from dossier.desktop.workers.questions import Compared
from dossier.model.backup import Step, no_step
from dossier.model.evidence import quoted
from dossier.model.links import Cell, Finding
from dossier.model.quote_context import Excerpt
from dossier.translations import speak
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside

pytestmark = pytest.mark.styled


@pytest.fixture
def page(stage: Stage) -> ComparePage:
    """The comparison of two reports, which differ in how many people were arrested."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    page = stage.window.middle.case.compare
    stage.until(lambda: page.model.rowCount() > 0)
    stage.window.activateWindow()
    return page


def at(page: ComparePage, what: str, column: int) -> QModelIndex:
    rows = [row for row in range(page.model.rowCount()) if page.model.index(row, 0).data() == what]
    return page.model.index(rows[0], column)


def test_a_chosen_cell_opens_its_row_side_by_side(stage: Stage, page: ComparePage) -> None:
    """Each report's sentence with the words marked, who says it and how; the matrix stays in sight."""
    page.findings.cells.setCurrentIndex(at(page, "Arrested", 3))
    stage.until(lambda: all(card.said.excerpt for card in page.words.cards) and page.words.cards)
    first, second = page.words.cards
    assert page.words.isVisible() and page.findings.isVisible()
    assert [card.said.cell.report for card in page.words.cards] == ["R1", "R2"]
    assert (
        second.said.excerpt
        and second.said.excerpt.text == "At least 31 people were arrested, said a lawyer of the union."
    )
    assert "font-weight:600" in second.sentence.text()
    assert second.how.text() == "at least 31 · said by a lawyer of the union"
    assert first.how.text() == "27"
    assert "27 people" in first.accessibleName() and "R1" in first.accessibleName()


def test_the_room_that_few_reports_leave_goes_to_their_names(page: ComparePage) -> None:
    """In a wide matrix of two reports their names are whole; in a narrow one columns are as wide as their cells."""
    page.kinds.setCurrentIndex(page.kinds.findData("figure"))  # whose cells are narrower than the names
    page.kinds.activated.emit(page.kinds.currentIndex())
    view, header = page.findings, page.findings.cells.horizontalHeader()
    view.resize(1200, 400)
    assert all(header.sectionSize(at) >= header.sectionSizeHint(at) for at in (2, 3))
    wide = header.length() + view.about.width()
    view.resize(300, 400)
    assert header.length() + view.about.width() < wide <= 1200


def test_a_report_takes_as_little_room_as_its_figures_need(stage: Stage, page: ComparePage) -> None:
    """Where room is scarce a name goes over two lines, and one long quotation makes no column broad."""
    view, cells = page.findings, page.findings.cells
    figure = quoted("12 arrests", 0, 2)
    rows = [replace(row, outlet=f"The {row.report} Evening Observer") for row in aside(stage.archive.reports.list)]
    told = [Finding("figure", f"k{n}", None, True, (Cell(rows[0].report, 1, 12, figure),)) for n in range(5)]
    long = Cell(rows[0].report, 1, "We asked for two hours and were given ten minutes of silence", figure)
    page.show_findings([*told, Finding("quote", "quote", None, True, (long,))], rows)
    view.resize(300, 400)
    lines = QFontMetrics(cells.heads.font()).height()
    assert cells.columnWidth(2) <= round(104 * stage.window._look.scale) < cells.heads.sectionSizeHint(2)
    assert view.about.heads.height() == cells.heads.height() >= 2 * lines
    assert cells.heads.needed(2) < cells.heads.sectionSizeHint(2)


def test_names_of_reports_stand_over_rows_alone(page: ComparePage) -> None:
    """Where no rows are shown, the hint that says so stands under nothing."""
    heads = page.findings.cells.heads
    assert heads.isVisible()
    page.kinds.setCurrentIndex(page.kinds.findData("omission"))
    page.kinds.activated.emit(page.kinds.currentIndex())
    assert page.model.rowCount() == 0 and heads.isHidden()


def test_days_are_told_as_people_tell_them(page: ComparePage) -> None:
    """No sign of how they are kept: a day without its year, a weekday and a whole day stand in words."""
    words = quoted("7 June", 0, 6)
    told = [value_text(Cell("R1", 1, day, words)) for day in ("--06-07", "Tuesday", "2024-03-12", "Bel Air")]
    assert told == ["7 June, year not stated", "Tuesday", "12 Mar 2024", "Bel Air"]


def test_a_card_says_who_said_it_and_what_a_person_made_of_it(page: ComparePage) -> None:
    """The source of the words, and beside a correction what had been read; silent reports are named."""
    evidence = quoted("31 arrests, the <police> said", 0, 10)
    read = Cell("R1", 1, 31, evidence, "about", attributed_to="police")
    cell = replace(read, value=30, qualifier="at-least", by="person:ada", others=(read,))
    row = Finding("figure", "arrested", None, False, (cell,))
    page.words.show_row(row, [RowCell(cell, None, Excerpt("", "31 arrests", ", the <police> said"))], ["R7"])
    (card,) = page.words.cards
    assert card.how.text() == "at least 30 · said by police · corrected by ada; read as about 31"
    assert "&lt;police&gt;" in card.sentence.text() and "<police>" in card.accessibleName()
    assert any("R7" in label.text() for label in page.words.findChildren(QLabel))


def test_a_card_leads_to_its_words_in_the_report(stage: Stage, page: ComparePage, qtbot: QtBot) -> None:
    """By the mouse, and by Enter from the matrix through the cards."""
    cells = page.findings.cells
    cells.setCurrentIndex(at(page, "Arrested", 3))
    stage.until(lambda: page.words.cards and all(card.said.excerpt for card in page.words.cards))
    qtbot.mouseClick(page.words.cards[0], Qt.MouseButton.LeftButton)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R1")
    stage.until(lambda: any("27" in words for words in stage.window.pane.text.marked()))
    cells.setFocus()
    qtbot.keyClick(cells, Qt.Key.Key_Return)
    assert page.words.cards[1].hasFocus()
    qtbot.keyClick(page.words.cards[1], Qt.Key.Key_Left)
    assert page.words.cards[0].hasFocus()
    qtbot.keyClick(page.words.cards[0], Qt.Key.Key_Right)
    assert page.words.cards[1].hasFocus()
    qtbot.keyClick(page.words.cards[1], Qt.Key.Key_Space)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R2")


def test_escape_closes_the_words_and_gives_the_focus_back(stage: Stage, page: ComparePage, qtbot: QtBot) -> None:
    """The matrix has the whole page again."""
    page.findings.cells.setCurrentIndex(at(page, "Arrested", 2))
    stage.until(lambda: page.words.cards and all(card.said.excerpt for card in page.words.cards))
    assert page.words.begin("R1")
    qtbot.keyClick(page.words.cards[0], Qt.Key.Key_Escape)
    assert page.words.isHidden() and page.findings.cells.hasFocus()


def test_enter_on_a_cell_without_words_says_why_there_are_none(stage: Stage, page: ComparePage, qtbot: QtBot) -> None:
    """The row's words open all the same, with the report named that says nothing; the focus stays in the matrix."""
    cells, notice = page.findings.cells, stage.window.middle.notice
    stage.take(stage.write("c.txt", LIBRARY))
    stage.window.casework.add("C1", ["R3"])
    stage.until(lambda: page.model.columnCount() == 5 and page.model.rowCount() > 0)
    empty, report = at(page, "Arrested", 4), "R3"
    assert not page.model.cells(empty)
    cells.setFocus()
    cells.setCurrentIndex(empty)
    stage.until(page.words.isVisible)
    assert any(f"Nothing of it in {report}" in label.text() for label in page.words.findChildren(QLabel))
    qtbot.keyClick(cells, Qt.Key.Key_Return)
    assert f"was found in {report}" in notice.text and cells.hasFocus()


def test_why_a_report_has_no_words_is_told_by_its_state(page: ComparePage) -> None:
    """A report that could not be read, or was not read yet, is no report that says nothing."""
    finding, row = page.model.findings[0], page._rows[0]
    assert "waits in quarantine" in why_silent(finding, replace(row, state="quarantined"))
    assert "not been read yet" in why_silent(finding, replace(row, state="archived"))
    assert "was found in R1" in why_silent(finding, row)


def test_rows_can_be_filtered(page: ComparePage) -> None:
    """Only such rows are shown, how many of all is told, and all come back; an empty choice says so."""
    every = page.model.rowCount()
    for kind in ("open", "figure", "date", "quote", "name", "omission"):
        page.kinds.setCurrentIndex(page.kinds.findData(kind))
        page.kinds.activated.emit(page.kinds.currentIndex())
        shown = page.model.findings
        assert all(finding.finding == kind for finding in shown) or kind == "open"
        assert str(every) in page._count.text()
        if kind == "open":
            verdicts = [page.model.index(row, 1) for row in range(len(shown))]
            assert verdicts and all(verdict.data() == "differ" for verdict in verdicts)
            # Who sees no colours reads it, and a screen reader says it
            assert all("differ" in verdict.data(Qt.ItemDataRole.AccessibleTextRole) for verdict in verdicts)
    page.kinds.setCurrentIndex(0)
    page.kinds.activated.emit(0)
    assert page.model.rowCount() == every


def test_rows_of_one_report_are_hidden_until_they_are_asked_for(page: ComparePage) -> None:
    """Rows of several reports come first to mind; a choice with their number shows the others as well."""
    several = page.model.findings
    assert all(len({cell.report for cell in finding.cells}) > 1 for finding in several)
    lone = replace(several[0], key="figure/missing", kind="missing", cells=several[0].cells[:1], pairs=())
    page.show_findings([lone, *several], page._rows)
    assert page.single.text() == "1 of one source" and list(page.model.findings) == list(several)
    page.single.setChecked(True)
    assert list(page.model.findings) == [lone, *several]
    page.single.setChecked(False)
    assert list(page.model.findings) == list(several)


def test_only_agreement_has_its_sign(page: ComparePage) -> None:
    """A later count, another scope and other words are no agreement, and no contradiction either."""
    (cell,) = page.model.findings[0].cells[:1]
    other = replace(cell, report="R2")
    same = Finding("figure", "killed", None, True, (cell, other))
    signs = {
        None: "agrees", "update": "later", "other-scope": "near", "range": "near", "rounding": "near"
    }  # fmt: skip
    for relation, expected in signs.items():
        assert sign(replace(same, relation=relation)) == expected  # type: ignore[arg-type]
    assert sign(replace(same, agree=False)) == "differs"
    assert sign(replace(same, cells=(cell,))) == "alone"


def test_tabs_keep_their_places(stage: Stage, page: ComparePage) -> None:
    """Whichever page is in front, the search and the choices of a page are under the tabs."""
    space, places = stage.window.middle.case, set()
    for name in ("reports", "timeline", "compare", "notes"):
        stage.window.workspace.turn_to(name)
        stage.until(lambda name=name: space.shown == name)
        stage.qtbot.wait(50)
        places.add((space.bar.mapTo(stage.window, space.bar.rect().topLeft()).toTuple(), space.bar.tabRect(1).x()))
    assert len(places) == 1


def test_what_had_been_published_by_a_day_is_compared(stage: Stage, page: ComparePage) -> None:
    """The days on which something came out are offered; by the first one, the later report has no column."""
    stage.until(lambda: page.days.count() == 3)
    assert [page.days.itemData(at) for at in range(3)] == ["", "2019-03-03", "2019-03-04"]
    page.days.setCurrentIndex(1)
    page.days.activated.emit(1)
    stage.until(lambda: page.model.columnCount() == 3)
    page.days.setCurrentIndex(0)
    page.days.activated.emit(0)
    stage.until(lambda: page.model.columnCount() == 4 and page.model.rowCount() > 0)


def test_a_cell_can_be_dragged_as_a_citation(page: ComparePage) -> None:
    """What is dragged is the words and their place, and as text a person can read both."""
    data = page.model.mimeData([at(page, "Arrested", 3)])
    (found,) = carried(data)
    assert found.passage.report == "R2" and found.words in "At least 31 people were arrested"
    assert data.text() == f"“{found.words}” {found.passage}"
    assert at(page, "Arrested", 3).flags() & Qt.ItemFlag.ItemIsDragEnabled


def test_a_row_of_one_nations_people_is_named_in_ones_language() -> None:
    """Of `customers (UK)` each word is put into the language that was chosen."""
    words = {"customers": "clientes", "UK": "Reino Unido"}
    row = Finding("figure", "count", "customers (UK)", True, ())
    assert subject(row) == "Customers (UK)"
    speak(lambda text, _n: words.get(text))
    try:
        assert subject(row) == "Clientes (Reino Unido)"
    finally:
        speak(None)


def test_a_long_comparison_shows_how_far_it_is_and_can_be_stopped(
    stage: Stage, page: ComparePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It becomes a job, the page names the hundredths, and a stop ends it with a sentence; the next one is whole."""
    entered, go_on = threading.Event(), threading.Event()
    known = questions.compared

    def slow(archive: Archive, case: str, step: Step = no_step) -> Compared:
        step(34, 100)
        entered.set()
        go_on.wait(60)
        return known(archive, case, step)

    monkeypatch.setattr(questions, "compared", slow)
    monkeypatch.setattr(case_comparison, "_LONG", 0)
    stage.window.workspace.refresh()
    page.waiting()
    jobs = stage.window.session.jobs
    stage.until(lambda: entered.is_set() and any(job.done == 34 for job in jobs.open()))
    assert "34 %" in page.findings.findChild(Placeholder).findChildren(QLabel)[1].text()
    (job,) = [job for job in jobs.open() if job.stops and job.whole == 100]
    jobs.stop(job.number)
    go_on.set()
    stage.until(lambda: jobs.job(job.number).state == "stopped")
    assert "stopped" in jobs.job(job.number).said
    monkeypatch.setattr(questions, "compared", known)
    stage.window.workspace.refresh()
    stage.until(lambda: page.model.rowCount() > 0)


def test_a_later_count_says_by_which_words(stage: Stage) -> None:
    """The card of the later of two counts gives the words that show it, and of which report they are."""
    stage.take(
        stage.write("a.txt", "Blast in Ilo\n\nSo far 25 people are reported hurt in the blast of Ilo.\n"),
        stage.write("b.txt", "Blast at Ilo\n\nThe number of injured in the blast of Ilo had risen to 40.\n"),
    )
    stage.window.casework.make("Ilo", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    page = stage.window.middle.case.compare
    stage.until(lambda: page.model.rowCount() > 0)
    page.findings.cells.setCurrentIndex(at(page, "Wounded", 3))
    stage.until(lambda: len(page.words.cards) == 2)
    first, second = page.words.cards
    assert first.how.text() == "25"
    assert second.how.text() == "40 · later count, as R2 shows: “number of injured in the blast of Ilo had risen to 40”"
