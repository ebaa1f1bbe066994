"""Promises of the map: datelines where they are, told in words beside it, and the world in reach of keys and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from pytestqt.qtbot import QtBot

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.place_model import ORIGIN_ROLE
from dossier.desktop.nouns.map_places import Spot, land, spots
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.map_page import MapPage
from dossier.model.chronology import EntrySource, FilingPlace
from dossier.model.claims import Place
from dossier.resources import outlines
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage

pytestmark = pytest.mark.styled

QUITO, LIMA = Place("Quito", "Pichincha", "EC", -0.23, -78.52), Place("Lima", None, "PE", -12.04, -77.03)


def origin(place: Place, report: str, inferred: bool = False) -> FilingPlace:
    return FilingPlace(place, inferred, EntrySource(report, 1, None))


MIXED = (origin(QUITO, "R1"), origin(QUITO, "R2"), origin(LIMA, "R3"))


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot) -> MapPage:
    """The map of three reports, two of which were filed from Quito."""
    page = MapPage(Appearance(Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))))
    qtbot.addWidget(page)
    page.resize(600, 560)
    page.show()
    page.show_origins(MIXED, (), land(spots(MIXED), outlines()))
    return page


def test_places_stand_with_their_reports_the_most_first(page: MapPage) -> None:
    """In the list as on the map: Quito with two reports, Lima with one."""
    assert [(spot.place.name, len(spot.origins)) for spot in page.model.spots] == [("Quito", 2), ("Lima", 1)]
    assert [(mark.reports, mark.spots[0].place.name) for mark in page.map.marks()] == [(2, "Quito"), (1, "Lima")]
    assert all(page.map.rect().contains(mark.at.toPoint()) for mark in page.map.marks())
    first = page.model.index(0, 0)
    assert "2 reports" in first.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_report_of_the_list_opens_at_its_dateline(stage: Stage, qtbot: QtBot) -> None:
    """By Enter, with nothing but the keyboard, in a real window."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    stage.window.casework.make("Mixed", ["R1", "R2", "R3"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("map")
    page = stage.window.middle.case.map
    stage.until(lambda: page.model.rowCount() == 5)
    stage.window.activateWindow()
    page.list.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(page.list, key)
    assert page.list.currentIndex().data(ORIGIN_ROLE).source.report == "R2"
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R2")
    stage.until(lambda: any("QUITO" in words for words in stage.window.pane.text.marked()))


def test_a_mark_leads_to_its_line(page: MapPage, qtbot: QtBot) -> None:
    """A click on Lima chooses Lima in the list."""
    mark = next(mark for mark in page.map.marks() if mark.spots[0].place.name == "Lima")
    qtbot.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=mark.at.toPoint())
    assert page.list.currentIndex() == page.model.row_of(mark.spots[0])


def test_keys_move_and_zoom_the_map_and_fit_it_again(page: MapPage, qtbot: QtBot) -> None:
    """Arrows, plus, minus and zero; far enough away, near places are one mark with all their reports."""
    before = [mark.at for mark in page.map.marks()]
    page.map.setFocus()
    qtbot.keyClick(page.map, Qt.Key.Key_Right)
    assert page.map.marks()[0].at.x() == pytest.approx(before[0].x() - 60)
    qtbot.keyClick(page.map, Qt.Key.Key_Plus)
    apart = page.map.marks()[1].at - page.map.marks()[0].at
    assert apart.manhattanLength() > (before[1] - before[0]).manhattanLength()
    qtbot.keyClick(page.map, "0")
    assert [mark.at for mark in page.map.marks()] == before
    for _ in range(40):
        qtbot.keyClick(page.map, Qt.Key.Key_Minus)
    (mark,) = page.map.marks()
    assert mark.reports == 3


def test_the_place_under_the_mouse_stays_there(page: MapPage) -> None:
    """Zooming in and out again changes nothing."""
    before = page.map.marks()
    page.map.zoom(3.0, before[0].at)
    assert (page.map.marks()[0].at - before[0].at).manhattanLength() < 1
    page.map.zoom(1 / 3.0, before[0].at)
    moved = [(now.at - then.at).manhattanLength() for now, then in zip(page.map.marks(), before, strict=True)]
    assert max(moved) < 1


def test_a_chosen_place_out_of_sight_is_brought_into_sight(page: MapPage) -> None:
    """Choosing in the list moves the map."""
    page.map.move_by(5000, 0)
    page.list.setCurrentIndex(page.model.index(3, 0))
    lima = next(mark for mark in page.map.marks() if mark.spots[0].place.name == "Lima")
    assert page.map.rect().contains(lima.at.toPoint())


def test_the_world_has_no_end_to_the_east_or_west(page: MapPage) -> None:
    """Whoever goes on in one direction comes back; the land is there all the way round, and the poles are the end."""
    before = [mark.at for mark in page.map.marks()]
    round_the_world = page.map._turn * page.map._scale
    for _ in range(3):
        page.map.move_by(-round_the_world / 3, 0)
        picture = page.map.grab().toImage()
        assert len({picture.pixel(x, y) for x in range(0, 600, 7) for y in range(0, picture.height(), 7)}) > 1
    assert all((now.at - then).manhattanLength() < 2 for now, then in zip(page.map.marks(), before, strict=True))
    page.map.move_by(0, 1e6)
    assert abs(page.map._middle.y()) <= 90


def test_stated_and_inferred_are_told_apart(page: MapPage) -> None:
    """In the numbers that the marks are drawn by, and in words."""
    told = [origin(QUITO, "R1"), origin(QUITO, "R2", inferred=True), origin(LIMA, "R3", inferred=True)]
    page.show_origins(told, (), land(spots(told), outlines()))
    assert [(mark.reports, mark.stated) for mark in page.map.marks()] == [(2, 1), (1, 0)]
    said = page.model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "inferred" in said and "R2" in said
    assert not page.grab().isNull()


def test_a_place_that_is_not_listed_is_in_the_list_alone(page: MapPage) -> None:
    """Nothing is put on the map without coordinates; the words say why."""
    told = [origin(Place("Santa Nowhere"), "R1")]
    page.show_origins(told, (), land(spots(told), outlines()))
    assert page.map.marks() == [] and page.model.rowCount() == 2
    assert "not in the list of places" in page.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_neighbours_across_the_180th_meridian_are_drawn_beside_each_other(page: MapPage) -> None:
    """Suva and Apia in one window, not at both ends of the world."""
    told = [
        origin(Place("Suva", None, "FJ", -18.14, 178.44), "R1"),
        origin(Place("Apia", None, "WS", -13.83, -171.77), "R2"),
    ]
    page.show_origins(told, (), land(spots(told), outlines()))
    marks = page.map.marks()
    assert len(marks) == 2 and all(page.map.rect().contains(mark.at.toPoint()) for mark in marks)
    assert Spot(told[0].place, (told[0],)).at == (178.44, -18.14) and page.map._under(QPointF(-50, -50)) is None
