"""The preferences: pages of settings, each kept and put in force as it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop import open_archive, reader_env, tray, window_language
from dossier.desktop.appearance import LEAST, MOST, Appearance
from dossier.desktop.brief_choices import BRIEF_LANGUAGES, FORMS, PAPER, STYLES, papers, usual_language
from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.place_wording import place_text
from dossier.desktop.preferences import Preferences
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.folder_page import state_line
from dossier.desktop.views.wrapped import Snug
from dossier.translations import term, tr

_THEMES = {"system": term("As the system"), "light": term("Light"), "dark": term("Dark")}
_ORDERS = {
    "": term("show the year alone"),
    "day": term("the day comes first: 3 April"),
    "month": term("the month comes first: 4 March"),
}


class PreferencesDialog(QDialog):
    """Says what is asked of watched folders; everything else it keeps itself."""

    add_folder = Signal()
    edit_folder = Signal(str)
    pause_folder = Signal(str, bool)
    forget_folder = Signal(str)
    shown_changed = Signal()  # tray and messages

    def __init__(self, look: Appearance, preferences: Preferences, archive: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Preferences"))
        self._look, self._preferences, self._archive = look, preferences, archive
        self._states: tuple[Followed, ...] = ()
        self.names = QListWidget()
        self.names.setAccessibleName(tr("Pages of the preferences"))
        self.names.setObjectName("pages")
        self.pages = QStackedWidget()
        self.names.currentRowChanged.connect(self.pages.setCurrentIndex)
        for name, made in (
            (tr("General"), self._general), (tr("Watched folders"), self._folders), (tr("Reading"), self._reading),
            (tr("Briefs"), self._briefs), (tr("Messages"), self._messages), (tr("Protection"), self._protection),
        ):  # fmt: skip
            self.names.addItem(name)
            self.pages.addWidget(_page(name, made()))
        self._lay_out()
        self.names.setCurrentRow(0)
        look.changed.connect(self._fit)
        self._fit()

    def _lay_out(self) -> None:
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.names)
        row.addWidget(self.pages, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 10, 16, 12)
        foot.addWidget(words(tr("Everything is kept as you choose it."), muted=True), 1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addLayout(foot)
        self.resize(780, 500)

    def _fit(self) -> None:
        """The names have room in letters of any size."""
        metrics = self.names.fontMetrics()
        names = [self.names.item(row) for row in range(self.names.count())]
        wide = max(metrics.horizontalAdvance(item.text()) for item in names)
        for item in names:
            item.setSizeHint(QSize(0, metrics.height() + 16))
        self.names.setFixedWidth(wide + 44)

    # pages

    def _general(self) -> QFormLayout:
        chosen = window_language.wished(self._preferences)
        self.language = _choice(
            {choice.code: choice.name for choice in window_language.choices()}, chosen, self._keeps(window_language.KEY)
        )
        self.theme = _choice(_translated(_THEMES), self._look.wish, self._look.wear)
        self.letters = QSpinBox()
        self.letters.setRange(LEAST, MOST)
        self.letters.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.letters.setSuffix(tr(" points"))
        self.letters.setValue(self._look.size)
        self.letters.valueChanged.connect(self._look.be_sized)
        self._look.changed.connect(self._follow_look)
        self.person = QLineEdit(self._preferences.text(reader_env.PERSON))
        self.person.setPlaceholderText(tr("your login name"))
        self.person.editingFinished.connect(
            lambda: self._preferences.keep(reader_env.PERSON, self.person.text().strip())
        )
        self.home = _box(tr("Open this archive when Dossier starts"), self._is_home(), self._keep_home)
        form = _form()
        _add(form, tr("&Language"), self.language)
        _note(form, tr("A language takes effect at the next start."))
        _add(form, tr("&Theme"), self.theme)
        _add(form, tr("Te&xt size"), self.letters)
        _add(form, tr("&Your name in the log"), self.person)
        _note(form, tr("Corrections, notes and rulings are signed with it from the next start on; others can read it."))
        form.addRow("", self.home)
        _note(form, tr("Commands in a terminal use the usual archive, or the one named in the command."))
        return form

    def _folders(self) -> QVBoxLayout:
        self.folders = QListWidget()
        self.folders.setAccessibleName(tr("Watched folders"))
        self.folders.setStyleSheet("QListWidget::item { padding: 0 8px; }")
        self.folders.currentRowChanged.connect(lambda _: self._enable())
        self.folders.itemDoubleClicked.connect(lambda _: self._edit())
        none = tr("Choose one below: each report that is saved there is archived automatically.")
        EmptyHint(self.folders, Placeholder(self._look, "watch-folder", tr("No folder is watched"), none))
        self.edit = button(tr("Settings…"), self._edit)
        self.pause = button(tr("Pause"), self._pause)
        self.forget = button(tr("Stop watching"), self._forget)
        row = QHBoxLayout()
        row.setSpacing(8)
        for part in (button(tr("Watch a folder…"), self.add_folder.emit), self.edit, self.pause, self.forget):
            row.addWidget(part)
        row.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(10)
        message = tr(
            "What is saved in these folders is archived. Each has settings of its own: what is passed over, how long "
            "a file must be unchanged, and going through it by the clock."
        )
        column.addWidget(words(message, muted=True, wrap=True))
        column.addWidget(self.folders, 1)
        column.addLayout(row)
        self._enable()
        return column

    def _reading(self) -> QFormLayout:
        chosen = self._preferences.text(reader_env.DATE_ORDER)
        self.order = _choice(_translated(_ORDERS), chosen, self._keeps(reader_env.DATE_ORDER))
        self.pictures = _box(
            tr("Read the words in pictures and scanned pages"),
            self._preferences.text(reader_env.OCR) != "no",
            lambda on: self._preferences.keep(reader_env.OCR, "" if on else "no"),
        )
        self.engine = words(tr("Asking…"), muted=True, wrap=True)
        self.engine.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        form = _form()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)  # its labels are long
        _add(form, tr("&Dates such as 03/04/2019, where the report does not state the order"), self.order)
        _note(form, tr("The other day stays among the candidates. What was read before stays as it is."))
        form.addRow("", self.pictures)
        form.addRow("", self.engine)
        _note(form, tr("Without it, such files are kept, and wait in quarantine until it is switched on again."))
        _note(form, tr("Both take effect at the next start."))
        return form

    def _briefs(self) -> QFormLayout:
        form = _form()
        boxes, usual = [], {"brief-language": usual_language(self._preferences)}
        for text, key, items in (
            (tr("&Form"), "brief-form", _translated(FORMS)),
            (tr("&Paper"), PAPER, papers()),
            (tr("&Language"), "brief-language", _translated(BRIEF_LANGUAGES)),
            (tr("&Style of the list of sources"), "brief-style", STYLES),
        ):
            box = _choice(items, usual.get(key) or self._preferences.text(key), self._keeps(key))
            _add(form, text, box)
            boxes.append(box)
        self.forms, self.papers, self.languages, self.styles = boxes
        _note(
            form, tr("Form and paper are offered first. The brief of a new case begins with this language and style.")
        )
        return form

    def _messages(self) -> QFormLayout:
        self.messages = _box(
            tr("Notify me while I work in other windows"),
            tray.messages_wished(self._preferences),
            self._keeps_yes(tray.MESSAGES),
        )
        self.tray = _box(
            tr("Show an icon in the tray"), tray.icon_wished(self._preferences), self._keeps_yes(tray.ICON)
        )
        form = _form()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)  # there are no labels beside
        form.addRow("", self.messages)
        _note(form, tr("When a long job has ended, or a file of a watched folder needs attention."))
        form.addRow("", self.tray)
        _note(form, tr("Where the system has a tray."))
        return form

    def _protection(self) -> QVBoxLayout:
        self.protection_text = words(tr("Asking…"), wrap=True)
        self.protection_text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout()
        column.setSpacing(10)
        head = tr("A file may be made to do harm when it is opened. In force here, as tried just now:")
        column.addWidget(words(head, muted=True, wrap=True))
        column.addWidget(self.protection_text)
        self.sandbox = _box(
            tr("Read files within a sandbox or not at all"),
            self._preferences.text(reader_env.SANDBOX) == "1",
            lambda on: self._preferences.keep(reader_env.SANDBOX, "1" if on else ""),
        )
        column.addWidget(self.sandbox)
        note = tr(
            "Where neither Landlock nor seccomp is in force, files are then kept and wait in quarantine. It takes "
            "effect at the next start; for commands in a terminal, set DOSSIER_REQUIRE_SANDBOX=1."
        )
        column.addWidget(words(note, muted=True, wrap=True))
        column.addStretch(1)
        return column

    # what is shown and kept

    def show_states(self, states: Sequence[Followed]) -> None:
        """The watched folders as they are now; the chosen one stays chosen."""
        if tuple(states) == self._states:
            return
        chosen = self._folder()
        self._states = tuple(states)
        self.folders.clear()
        for state in states:
            item = QListWidgetItem(f"{place_text(state.path)}\n{state_line(state)}")
            item.setSizeHint(QSize(0, self.fontMetrics().height() * 2 + 12))
            item.setToolTip(tip(_settings_text(state)))
            self.folders.addItem(item)
        paths = [state.path for state in states]
        self.folders.setCurrentRow(paths.index(chosen.path) if chosen and chosen.path in paths else 0)
        self._enable()

    def show_protection(self, sentences: Sequence[str]) -> None:
        self.protection_text.setText("\n\n".join(sentences))

    def _folder(self) -> Followed | None:
        row = self.folders.currentRow()
        return self._states[row] if 0 <= row < len(self._states) else None

    def _enable(self) -> None:
        folder = self._folder()
        for part in (self.edit, self.pause, self.forget):
            part.setEnabled(folder is not None)
        self.pause.setText(tr("Resume") if folder and folder.by_person else tr("Pause"))

    def _edit(self) -> None:
        if folder := self._folder():
            self.edit_folder.emit(folder.path)

    def _pause(self) -> None:
        if folder := self._folder():
            self.pause_folder.emit(folder.path, not folder.by_person)

    def _forget(self) -> None:
        if folder := self._folder():
            self.forget_folder.emit(folder.path)

    def _follow_look(self) -> None:
        self.letters.setValue(self._look.size)
        self.theme.setCurrentIndex(self.theme.findData(self._look.wish))

    def _is_home(self) -> bool:
        return self._preferences.text(open_archive.HOME) == self._archive

    def _keep_home(self, on: bool) -> None:
        self._preferences.keep(open_archive.HOME, self._archive if on else "")

    def _keeps(self, key: str) -> Callable[[str], None]:
        return lambda value: self._preferences.keep(key, value)

    def _keeps_yes(self, key: str) -> Callable[[bool], None]:
        def keep(on: bool) -> None:
            self._preferences.keep(key, "yes" if on else "no")
            self.shown_changed.emit()

        return keep


def _settings_text(state: Followed) -> str:
    settings = state.settings
    lines = [tr("Taken after {seconds} s without a change", seconds=f"{settings.quiet:g}")]
    if settings.ignore:
        lines.append(tr("Passed over: {patterns}", patterns="; ".join(settings.ignore)))
    if settings.poll:
        lines.append(tr("Gone through every {seconds} s", seconds=f"{settings.poll:g}"))
    return "\n".join(lines)


def _translated(items: dict[str, str]) -> dict[str, str]:
    return {key: tr(text) for key, text in items.items()}


def _page(name: str, inside: QFormLayout | QVBoxLayout) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(26, 20, 26, 16)
    column.setSpacing(14)
    head = words(name)
    head.setObjectName("heading")
    column.addWidget(head)
    if isinstance(inside, QFormLayout):
        column.addLayout(inside)
        column.addStretch(1)
    else:
        column.addLayout(inside, 1)
    return page


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(14)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    return form


def _add(form: QFormLayout, text: str, field: QWidget) -> None:
    label = QLabel(f"{text} ")  # room, for a letter that is underlined stands farther from the next than is reckoned
    label.setBuddy(field)
    field.setAccessibleName(text.replace("&", ""))
    form.addRow(label, field)


def _note(form: QFormLayout, text: str) -> None:
    message = Snug(text)
    message.setProperty("muted", True)
    form.addRow("", message)


def _box(text: str, on: bool, keep: Callable[[bool], object]) -> QCheckBox:
    made = QCheckBox(text)
    made.setChecked(on)
    made.toggled.connect(keep)
    return made


def _choice(items: dict[str, str], chosen: str, keep: Callable[[str], object]) -> QComboBox:
    box = QComboBox()
    for key, text in items.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.currentIndexChanged.connect(lambda _: keep(box.currentData()))
    return box
