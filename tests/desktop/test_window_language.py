"""Promises of the window's languages: whole, compiled, chosen in the preferences, and nothing shown past them."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dossier.desktop import value_wording, window_language
from dossier.desktop.actions import MENUS, SPECS
from dossier.desktop.menus import FOLDED
from dossier.desktop.mnemonics import distinct
from dossier.desktop.preferences import Preferences
from dossier.errors import Unreadable
from dossier.model.doubts import Doubt
from dossier.reading.readers import read
from dossier.resources import names, resource
from dossier.translations import in_quotes, speak, tr, tr_n, worded


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def afterwards_english() -> Iterator[None]:
    yield
    speak(None)
    QLocale.setDefault(QLocale(QLocale.Language.English))


@pytest.fixture
def english(qtbot: QtBot) -> dict[str, set[str]]:
    """What stands in Qt's own windows before anything is translated."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the words of a test before
    return {name: _words(make()) for name, make in QTS.items()}


@pytest.fixture
def spanish(qapp: QCoreApplication, preferences: Preferences, afterwards_english: None) -> None:
    preferences.keep(window_language.KEY, "es")
    before = set(qapp.findChildren(QTranslator))
    assert window_language.install(qapp, preferences) == "es"
    for words in set(qapp.findChildren(QTranslator)) - before:
        words.deleteLater()  # Qt's own, which other tests expect in English


def _files() -> QWidget:
    made = QFileDialog()
    made.setOption(QFileDialog.Option.DontUseNativeDialog)
    return made


def _message() -> QWidget:
    buttons = QMessageBox.StandardButton
    made = QMessageBox()
    made.setStandardButtons(buttons.Yes | buttons.Cancel | buttons.Save | buttons.Close | buttons.Discard)
    return made


def _printing() -> QWidget:
    return QPrintDialog(QPrinter())


def _preview() -> QWidget:
    return QPrintPreviewDialog(QPrinter())


def _menu(field: QLineEdit | QPlainTextEdit) -> QWidget:
    """The field itself, with the lines of its menu."""
    field.addActions(field.createStandardContextMenu().actions())
    return field


QTS: dict[str, Callable[[], QWidget]] = {
    "files": _files, "message": _message, "printing": _printing, "preview": _preview,
    "field": lambda: _menu(QLineEdit()), "text": lambda: _menu(QPlainTextEdit()),
}  # fmt: skip


def _words(shown: QWidget) -> set[str]:
    """Of labels, buttons, boxes and lines of menus."""
    found = {part.text() for kind in (QLabel, QAbstractButton, QAction) for part in shown.findChildren(kind)}
    found |= {part.title() for part in shown.findChildren(QGroupBox)} | {line.text() for line in shown.actions()}
    found |= {part.toolTip() for part in shown.findChildren(QAbstractButton)}
    shown.deleteLater()
    return {words for words in found if any(letter.isalpha() for letter in words)}


def _make_tongues() -> Any:
    spec = importlib.util.spec_from_file_location("make_tongues", resource("make_tongues.py"))
    assert spec
    assert spec.loader
    made = sys.modules["make_tongues"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_what_is_compiled_is_what_people_translated() -> None:
    """The .qm says for every message, and every plural form, what the .ts says."""
    said = window_language.translate("es")
    wrong = []
    for source, forms in _make_tongues().translations(resource("tongues", "dossier_es.ts")).items():
        numbers = (1, 2) if len(forms) > 1 else (None,)
        if [said(source, n) for n in numbers] != list(forms):
            wrong.append(source)
    assert wrong == []


@pytest.mark.usefixtures("spanish")
def test_spanish_is_spoken_in_words_numbers_days_and_names() -> None:
    """Words, plural forms, numbers, days, countries, languages and sizes are all shown in Spanish."""
    assert tr("Undo") == "Deshacer"
    assert [tr_n(n, "{n} report", "{n} reports") for n in (1, 12345)] == ["1 nota", "12.345 notas"]
    assert value_wording.day_text("2024-03-13") == "13 de marzo de 2024"
    assert value_wording.day_text("2024-03") == "marzo de 2024"
    assert value_wording.day_text("Tuesday") == "martes"
    assert (value_wording.country_text("DE"), value_wording.language_text("pt")) == ("Alemania", "portugués")
    assert value_wording.size_text(1536) == "1,5 KiB"


@pytest.mark.usefixtures("spanish")
def test_qts_own_window_of_files_is_spanish_too(qtbot: QtBot) -> None:
    """Where the desktop has none of its own, Qt's is shown; none of its labels and buttons is left in English."""
    shown = QFileDialog()
    qtbot.addWidget(shown)
    shown.setOption(QFileDialog.Option.DontUseNativeDialog)
    shown.setFileMode(QFileDialog.FileMode.ExistingFiles)
    told = [label.text() for label in shown.findChildren(QLabel)] + [b.text() for b in shown.findChildren(QPushButton)]
    assert "&Buscar en:" in told and "&Tipo de ficheros:" in told
    assert not {"&Look in:", "Files of &type:", "File &name:", "&Open", "Cancel"} & set(told)


def test_nothing_of_qts_own_windows_is_left_in_english(english: dict[str, set[str]], spanish: None) -> None:
    """Files, messages, printing, the menus of text fields: every label, button, box and line is another in Spanish."""
    for name, make in QTS.items():
        same = {words for words in english[name] & _words(make()) if len(words.strip("&")) > 2} - {"Color"}
        assert len(english[name]) >= 4
        assert not same, name


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize("data", [b"PK\x03\x04 rubbish", b"\x7fELF", b"PK\x03\x04 xl/workbook", b"RIFF1234WAVE12", b""])
def test_what_a_file_in_quarantine_is_is_told_in_spanish(data: bytes) -> None:
    """The kind of file that no reader takes is named in the language of the window, within its sentence too."""
    with pytest.raises(Unreadable) as refused:
        read(data, "x")
    assert worded(refused.value.reason).startswith(("es ", "está ")) and " is " not in worded(refused.value.reason)


@pytest.mark.usefixtures("spanish")
def test_roles_may_be_typed_in_the_language_of_the_window() -> None:
    """A byline is typed with the roles that the window shows, and kept with those that the archive knows."""
    assert value_wording.as_kept("byline", "Ada Ruiz; Li Na (fotografía)") == "Ada Ruiz; Li Na (photographer)"
    assert value_wording.as_kept("headline", "Feria (fotografía)") == "Feria (fotografía)"
    assert value_wording.byline_text("Ada Ruiz; Li Na (photographer)") == "Ada Ruiz; Li Na (fotografía)"


def test_the_language_is_chosen_in_the_preferences(qapp: QCoreApplication, preferences: Preferences) -> None:
    """No choice, or one that is offered no more, is the system's language; English asks nothing of any file."""
    assert [choice.code for choice in window_language.choices()] == ["", "en", "es"]
    assert window_language.wished(preferences) == ""
    preferences.keep(window_language.KEY, "tlh")
    assert window_language.wished(preferences) == ""
    preferences.keep(window_language.KEY, "en")
    assert window_language.install(qapp, preferences) == "en"
    assert tr("Undo") == "Undo"


def test_every_country_and_language_has_a_spanish_name() -> None:
    """Wherever a report was filed, and whatever its language; countries in English, too, for briefs know no others."""
    rows = [line.split("\t") for line in resource("places.tsv").read_text(encoding="utf-8").splitlines()]
    countries = {row[4] for row in rows if len(row) > 4 and not row[0].startswith("#")}
    for spoken in ("es", "en"):
        assert sorted(countries - set(names(spoken, "country"))) == []
    briefs = resource("briefs", "words.tsv").read_text(encoding="utf-8")
    known = names("es", "language")
    named = dict(re.findall(r"^language\.(\w+)\t[^\t]+\t(.+)$", briefs, re.M))
    assert {code: known.get(code) for code in named} == named


@given(st.lists(st.text("abcdé &…", min_size=1, max_size=12), max_size=12))
def test_no_two_lines_of_a_menu_have_the_same_letter(texts: list[str]) -> None:
    """Each line is reached by a letter of its own as long as it has one that is free, and keeps its words."""
    wished = [text.replace("&", "", text.count("&") - 1) if text.count("&") > 1 else text for text in texts]
    made = distinct(wished)
    assert [text.replace("&", "") for text in made] == [text.replace("&", "") for text in wished]
    letters = [text.partition("&")[2][:1].lower() for text in made]
    for text, letter in zip(made, letters, strict=True):
        if letters.count(letter) > 1:
            assert {c for c in text.lower() if c.isascii() and c.isalpha()} <= set(letters)


@pytest.mark.parametrize("spoken", ["en", "es"])
def test_menus_have_letters_in_every_language(
    spoken: str, qapp: QCoreApplication, preferences: Preferences, afterwards_english: None
) -> None:
    """The lines of every menu that the window begins with have letters that differ."""
    speak(window_language.translate(spoken) if spoken != "en" else None)
    folded = {name: title for _, title, names in FOLDED for name in names}
    for menu in [*MENUS, *dict.fromkeys(folded.values())]:
        lines = [spec.text for spec in SPECS if spec.text and folded.get(spec.name, spec.menu) == menu]
        made = distinct(list(map(tr, [*lines, *(title for above, title, _ in FOLDED if above == menu)])))
        letters = Counter(text.partition("&")[2][:1].lower() for text in made)
        assert [letter for letter, count in letters.items() if count > 1] == [], menu


@pytest.mark.usefixtures("spanish")
def test_words_of_others_stand_between_the_signs_of_the_language() -> None:
    """Everywhere the same: in a question, and in the row under it."""
    asked = value_wording.question_text(Doubt("byline", "no-author", ("Li Na (photographer)",)))
    assert "Li Na (fotografía)" in asked
    asked = value_wording.question_text(Doubt("headline", "passed-over", ("Feria",)))
    assert in_quotes("Feria") == "«Feria»" and in_quotes("Feria") in asked
