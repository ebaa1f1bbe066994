"""Help and preferences: the guide is whole in both languages, searched and walked; settings work and are remembered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QUrl
from pytestqt.qtbot import QtBot

from dossier.archive_place import archive_at
from dossier.desktop import guide_chapters, open_archive, reader_env, window_language
from dossier.desktop.actions import MENUS, SPECS
from dossier.desktop.brief_choices import usual_plan
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.search_field import FILTERS
from dossier.resources import resource
from tests.desktop.conftest import Stage, aside

pytestmark = pytest.mark.styled

_PATH = re.compile(r"\*(?P<menu>[^*›]+) › (?P<item>[^*]+)\*")


@pytest.mark.parametrize("code", list(window_language.LANGUAGES))
def test_the_guide_is_whole(code: str) -> None:
    """Every link leads to a chapter, every picture is there and no chapter is without a title; both tongues alike."""
    loaded, english = guide_chapters.load(code), guide_chapters.load("en")
    assert [chapter.key for chapter in loaded.chapters] == [chapter.key for chapter in english.chapters]
    assert len(loaded.chapters) >= 10
    for chapter, other in zip(loaded.chapters, english.chapters, strict=True):
        assert all(loaded.chapter(link) for link in chapter.links), chapter.key
        assert (chapter.links, chapter.pictures) == (other.links, other.pictures)
        assert len(chapter.sections) == len(other.sections)
    assert all(data.startswith(b"\x89PNG") for data in loaded.pictures.values())


def test_the_guides_pictures_are_small() -> None:
    """All pictures of all languages stay under one and a half megabytes."""
    assert 0 < sum(path.stat().st_size for path in resource("guide").rglob("*.png")) < 1_500_000


@pytest.mark.parametrize("code", list(window_language.LANGUAGES))
def test_menus_that_the_guide_names_are_there(code: str) -> None:
    """What the guide calls File › Add files is called so in the menu, in each language."""
    words = window_language.translate(code) if code != "en" else lambda text, _: text

    def plain(text: str) -> str:
        return (words(text, None) or text).replace("&", "").rstrip("…")

    menus = {plain(text): menu for menu, text in MENUS.items()}
    items = {(spec.menu, plain(spec.text)) for spec in SPECS if spec.name}
    items |= {("File", plain("&Recent archives"))}
    named = [hit.groups() for chapter in guide_chapters.load(code).chapters for hit in _PATH.finditer(chapter.text)]
    assert len(named) > 25
    assert [(menu, item) for menu, item in named if (menus.get(menu), item) not in items] == []


def test_the_guide_tells_every_filter() -> None:
    """Each field that searching knows stands in the chapter on searching, in each language."""
    for code in window_language.LANGUAGES:
        chapter = guide_chapters.load(code).chapter("searching")
        assert chapter and [name for name, *_ in FILTERS if f"`{name}`" not in chapter.text] == []


def test_the_guide_is_opened_searched_and_walked(stage: Stage, qtbot: QtBot) -> None:
    """F1 opens it, Ctrl+F1 at searching; what is searched for is listed by chapter, links lead on, Alt+Left back."""
    window = stage.window
    window.actions_by_name["filters"].trigger()
    dialog = window.helping.guide
    assert dialog is not None
    stage.until(lambda: dialog.shown == "searching")
    dialog.search.setText("sha-256 merkle")
    stage.until(lambda: dialog.hits.count() > 0)
    assert "log proves" in dialog.hits.item(0).text()
    dialog.hits.setCurrentRow(0)
    assert dialog.shown == "proof"
    dialog.page.anchorClicked.emit(QUrl("briefs"))
    assert dialog.shown == "briefs" and dialog.page.document().toPlainText().startswith("Briefs")
    dialog.back()
    assert dialog.shown == "proof"
    dialog.search.setText("zzzz")
    assert dialog.hits.count() == 0
    window.actions_by_name["guide"].trigger()
    assert window.helping.guide is dialog
    dialog.show_guide(dialog._guide)  # as it comes twice where it was closed and opened again in one breath
    assert dialog.contents.topLevelItemCount() == len(dialog._guide.chapters)
    dialog.close()


def test_the_page_of_the_guide_loads_nothing_else(stage: Stage) -> None:
    """A picture that the guide does not bring, a file or an address, is not loaded."""
    window = stage.window
    window.actions_by_name["guide"].trigger()
    dialog = window.helping.guide
    assert dialog is not None
    stage.until(lambda: dialog.shown)
    image = 2  # QTextDocument.ImageResource
    assert dialog.page.loadResource(image, QUrl("window.png")) is not None
    for name in ("file:///etc/passwd", "https://example.org/x.png", "../icons/dossier.svg"):
        assert dialog.page.loadResource(image, QUrl(name)) is None
    dialog.close()


def test_shortcuts_are_searched(stage: Stage) -> None:
    """Every action's keys are listed, those of views with them; words narrow the list."""
    stage.window.actions_by_name["shortcuts"].trigger()
    keys = stage.window.helping.keys
    assert keys is not None
    listed = keys.model.things()
    assert len(listed) > len([spec for spec in SPECS if spec.name])
    assert {one.where for one in listed} >= {"Lists", "Fields", "Everywhere", "Review", "Compare", "Pages of the brief"}
    keys.search.setText("file add")
    assert {one.keys for one in keys.model.things()} >= {"Ctrl+O", "Ctrl+Shift+O"}
    keys.search.setText("no such thing")
    assert not keys.model.things()
    keys.close()


# preferences


def test_preferences_work_and_are_remembered(stage: Stage, qtbot: QtBot) -> None:
    """Theme, letters, name, archive, reading, brief, messages: each is in force or kept, and so at the next start."""
    window, kept = stage.window, stage.preferences
    window.actions_by_name["preferences"].trigger()
    dialog = window.preferring.dialog
    assert dialog is not None
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    assert window._look.theme.name == "dark"
    dialog.letters.setValue(14)
    assert window._look.size == 14 and dialog.font().pointSize() == 14
    window.actions_by_name["smaller"].trigger()
    assert dialog.letters.value() == 13
    dialog.person.setText("  Ada   Ruiz ")
    dialog.person.editingFinished.emit()
    dialog.home.setChecked(True)
    dialog.order.setCurrentIndex(dialog.order.findData("month"))
    dialog.pictures.setChecked(False)
    dialog.styles.setCurrentIndex(dialog.styles.findData("mla"))
    dialog.tray.setChecked(True)
    dialog.tray.setChecked(False)
    dialog.messages.setChecked(False)
    stage.until(lambda: "tesseract" in dialog.engine.text() or "not read" in dialog.engine.text())
    stage.until(lambda: "processes of their own" in dialog.protection_text.text())
    dialog.close()
    window.actions_by_name["preferences"].trigger()
    again = window.preferring.dialog
    assert again is not None and again is not dialog
    assert again.theme.currentData() == "dark" and again.order.currentData() == "month"
    assert again.home.isChecked() and not again.pictures.isChecked() and not again.messages.isChecked()
    again.close()
    assert kept.text(open_archive.HOME) == str(window.session.folder) and reader_env.person(kept) == "Ada Ruiz"
    environ: dict[str, str] = {}
    reader_env.hand_over(kept, environ)
    assert environ == {"DOSSIER_DATE_ORDER": "month", "DOSSIER_OCR": "no"}
    already = {"DOSSIER_DATE_ORDER": "day"}
    reader_env.hand_over(kept, already)
    assert already["DOSSIER_DATE_ORDER"] == "day"
    assert usual_plan(kept).style == "mla"
    window.casework.make("Ferry", [])
    stage.until(lambda: stage.side("case") == ["Ferry"])
    stage.until(lambda: aside(lambda: stage.archive.plans.get("Ferry")).style == "mla")


def test_watched_folders_are_seen_and_paused(stage: Stage) -> None:
    """The page of watched folders follows the watch; pausing and ending there is what it is elsewhere."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    window = stage.window
    window.session.watch_folder(str(inbox))
    window.actions_by_name["preferences"].trigger()
    dialog = window.preferring.dialog
    assert dialog is not None
    stage.until(lambda: dialog.folders.count() == 1)
    assert str(inbox) in dialog.folders.item(0).text() and dialog.pause.isEnabled()
    dialog.pause.click()
    stage.until(lambda: "paused" in dialog.folders.item(0).text())
    dialog.forget.click()
    stage.until(lambda: dialog.folders.count() == 0)
    assert not dialog.edit.isEnabled()
    dialog.close()


# other archives


def test_other_archives_open_in_windows_of_their_own(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An archive that is there opens, a new one is begun where one can be; other folders are told; both are recent."""
    from PySide6.QtWidgets import QMenu

    from dossier.archive import Archive
    from dossier.desktop.dialogs import small_dialogs as dialogs

    window, started = stage.window, list[Path]()
    window.archives._start = started.append
    other, new = tmp_path / "other", tmp_path / "new"
    aside(lambda: Archive.create(other).close())
    (tmp_path / "holiday").mkdir()
    (tmp_path / "holiday" / "card.txt").write_text("x")
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: other)
    window.actions_by_name["open-archive"].trigger()
    stage.until(lambda: started == [other])
    monkeypatch.setattr(dialogs, "ask_new_folder", lambda *_: new)
    window.actions_by_name["new-archive"].trigger()
    stage.until(lambda: started == [other, new])
    monkeypatch.setattr(dialogs, "ask_new_folder", lambda *_: tmp_path / "holiday")
    window.actions_by_name["new-archive"].trigger()
    stage.until(lambda: "holds other things" in window.middle.notice.text)
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: tmp_path / "holiday")
    window.actions_by_name["open-archive"].trigger()
    stage.until(lambda: "holds no archive" in window.middle.notice.text)
    assert archive_at(new) == new  # made before its window opens it
    assert started == [other, new] and open_archive.recent(Preferences(stage.preferences._settings)) == [new, other]
    menu = QMenu()
    window.archives.fill(menu)
    assert [action.text() for action in menu.actions()] == [str(new), str(other)]


def test_another_window_is_another_process() -> None:
    """The program itself is started, with the archive named; packed, without Python."""
    seen: list[tuple[str, list[str]]] = []
    open_archive.window_on(Path("/press"), lambda program, words: seen.append((program, words)))
    assert seen[0][1][-2:] == ["--archive", "/press"]


def test_a_double_click_on_macos_opens_the_archive(stage: Stage, tmp_path: Path) -> None:
    """The event with the mark of an archive starts a window on it; one with another file does nothing."""
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFileOpenEvent

    started: list[Path] = []
    parent = QObject()
    opener = open_archive.FileOpener(parent, started.append)
    mark = stage.window.session.folder / "dossier.json"
    assert opener.eventFilter(opener, QFileOpenEvent(str(mark)))
    assert not opener.eventFilter(opener, QFileOpenEvent(str(tmp_path / "x.txt")))
    assert started == [stage.window.session.folder]


def test_briefs_begin_in_the_language_of_the_window(tmp_path: Path) -> None:
    """Whoever works in Spanish gets Spanish briefs and citations, unless they said otherwise."""
    kept = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    kept.keep("language", "es")
    assert usual_plan(kept).language == "es"
    kept.keep("brief-language", "en")
    assert usual_plan(kept).language == "en"
    kept.keep("brief-language", "xx")
    kept.keep("language", "en")
    assert usual_plan(kept).language == "en"
