"""The file as it came: its words, the page made harmless, its sheets; and what can be done with the file itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.tooltips import tip
from dossier.desktop.views.capture_list import CapturesList
from dossier.desktop.views.drag_label import Grip
from dossier.desktop.views.empty_hints import Elided, Placeholder, button, words
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.plain_file import PlainFile
from dossier.desktop.views.safe_browser import SafeBrowser
from dossier.desktop.views.sheet_view import PaperView
from dossier.model.evidence import TEXT, Evidence
from dossier.model.file_parts import own_name
from dossier.model.originals import Look as Kind
from dossier.model.originals import MarkupPage, OriginalWords, SheetMark, kind_of, look_of
from dossier.model.quotes import Quote, quote_of
from dossier.model.reports import ReportDetail
from dossier.translations import term, tr, tr_n, worded

_KINDS = {"application/octet-stream": term("a file of a kind that is not known")}
_NAMES = {
    "text/plain": term("Text"), "text/html": term("Web page (HTML)"), "application/pdf": "PDF",
    "message/rfc822": term("E-mail"), "multipart/related": term("Saved web page (MHTML)"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": term("Word document (DOCX)"),
    "application/vnd.oasis.opendocument.text": term("OpenDocument text (ODT)"),
    "application/rtf": term("Rich text (RTF)"), "text/rtf": term("Rich text (RTF)"),
    "application/warc": term("Web archive (WARC)"), "application/wacz": term("Web archive (WACZ)"),
}  # fmt: skip

_SAID = {
    "page": term("An outline of the page, without styles. Nothing is loaded, nothing in it runs."),
    "mail": term("The letter as it came, without styles. Nothing is loaded, nothing in it runs."),
    "document": term("The document’s words in their order, without its layout. Nothing is loaded, nothing in it runs."),
}


class OriginalView(QWidget):
    """Says what is asked for: the next piece, a sheet, a copy, another program, a part."""

    more = Signal(int)  # characters shown so far
    sheet = Signal(int, int)  # page, dots
    save = Signal()
    open_elsewhere = Signal()
    lend = Signal()  # a copy is about to be dragged out
    part = Signal(str)  # report
    capture = Signal(int)  # number of a page in a web archive
    find_wanted = Signal(object)  # Quotes, to be found on the sheets or in the page
    outlined = Signal(bool)  # whether pages are to be shown as outlines

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.lent: QMimeData | None = None
        self.grip = Grip(self._carried)
        self.grip.pressed.connect(self.lend)
        self.grip.setToolTip(tr("Drag this out of the window to get a copy of the file"))
        self.grip.setAccessibleName(tr("The file, to be dragged out"))
        self._name, self._about = Elided(), Elided(muted=True)
        self._note = words(wrap=True, muted=True)
        self.text, self.page, self.sheets = PlainFile(look), SafeBrowser(look), PaperView()
        self.captures = CapturesList()
        self._hint = Placeholder(look, "page", "", "")
        self.body = QStackedWidget()
        for part in (self._hint, self.text, self.page, self.sheets):
            self.body.addWidget(part)
        self._parts = QWidget()
        self._parts_row = Flow(self._parts, margins=(14, 0, 14, 6))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(self._parts)
        column.addWidget(self.captures)
        column.addWidget(self.body, 1)
        self.text.more.connect(self.more)
        self.captures.taken.connect(self.capture)
        self.page.setAccessibleName(tr("The page as it came, without anything that acts or loads"))
        self.page.pointed.connect(self.tell_link)
        self.sheets.wanted.connect(self.sheet)
        self.sheets.turned.connect(self._turned)
        look.changed.connect(self._dress)
        self._dress()

    def _head(self) -> QVBoxLayout:
        captions = QVBoxLayout()
        captions.setSpacing(1)
        captions.addWidget(self._name)
        captions.addWidget(self._about)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.grip)
        row.addLayout(captions, 1)
        buttons = QWidget()
        flow = Flow(buttons)
        self._turns = [
            _small("‹", tr("Page before (PgUp)"), lambda: self.sheets.turn(-1)),
            _small("›", tr("Next page (PgDn)"), lambda: self.sheets.turn(1)),
            _small("−", tr("Smaller (-)"), lambda: self.sheets.zoom(-1)),
            _small("+", tr("Larger (+)"), lambda: self.sheets.zoom(1)),
        ]
        self._number = words(muted=True)
        self._number.setMinimumHeight(30)
        for made in (*self._turns[:2], self._number, *self._turns[2:]):
            flow.addWidget(made)
        self._outline = button(tr("Outline"), lambda: self.outlined.emit(self._outline.isChecked()))
        self._outline.setCheckable(True)
        self._outline.setToolTip(tr("Show the words of the page alone, without its styles and pictures"))
        self._outline.hide()
        flow.addWidget(self._outline)
        flow.addWidget(button(tr("Save a copy…"), self.save.emit))
        flow.addWidget(button(tr("Open elsewhere…"), self.open_elsewhere.emit))
        column = QVBoxLayout()
        column.setContentsMargins(14, 9, 14, 7)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(buttons)
        column.addWidget(self._note)
        return column

    # showing

    def show_file(self, detail: ReportDetail) -> None:
        """What the file is; its contents come later."""
        version = detail.version
        self.lent = None
        self._name.say(own_name(version.path))
        size = value_wording.size_text(version.size)
        kind = kind_of(version.media_type, version.path)
        name = tr(_NAMES[kind]) if kind in _NAMES else tr("Empty file") if version.size == 0 else kind
        self._about.say(f"{name}  ·  {size}  ·  SHA-256 {version.sha256[:12]}…")
        self._about.setToolTip(tip(_whole(detail)))
        self._note.hide()
        self._turning(False)
        self._rendition, self._file = detail.rendition or "", look_of(kind)
        self._note_text, self._mark_text = "", ""
        version = detail.version
        self._amiss = worded(version.reason or "") if version.state == "quarantined" else ""
        self.text.clear()
        self.captures.forget()
        self.page.show_pieces(())
        self._show_parts(detail.parts)
        if version.size == 0:
            self.show_notice(tr("This file is empty"), tr("It holds no bytes. Perhaps saving it was interrupted."))
        elif self._file == "none":
            self._show_kind(kind, len(detail.parts), bool(detail.rendition))
        else:
            self.show_notice(tr("The file is being opened…"), "")

    def show_notice(self, title: str, sentence: str) -> None:
        """A sentence instead of contents."""
        self._hint.say("page", title, sentence)
        self.body.setCurrentWidget(self._hint)

    def cannot(self, reason: str) -> None:
        """Names what the readers found, not what the drawing program calls the same."""
        message = tr("The file {reason}.", reason=self._amiss) if self._amiss else reason
        self.show_notice(tr("This file cannot be shown here"), message)

    def _show_kind(self, media_type: str, parts: int, read: bool) -> None:
        kind = tr(_KINDS.get(media_type, media_type))
        message = tr("To see the file itself, save a copy, or open it with another program.")
        if read:
            message = tr(
                "Its words are shown with its fields. To see the file itself, save a copy, or open it with "
                "another program."
            )
        if parts:
            count = tr_n(parts, "{n} part", "{n} parts")
            message = f"{tr('It holds {parts}, each of which is a report of its own.', parts=count)} {message}"
        self.show_notice(tr("This is {kind}", kind=kind), message)

    def _show_parts(self, parts: Sequence[str]) -> None:
        while item := self._parts_row.takeAt(0):
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for report in parts[:24]:
            self._parts_row.addWidget(
                button(tr("Part {report}", report=report), partial(self.part.emit, report), link=True)
            )
        self._parts.setVisible(bool(parts))

    def show_words(self, found: OriginalWords, start: int) -> None:
        """A piece of a text file, from `start` on."""
        if start == 0:
            self.body.setCurrentWidget(self.text)
        self.text.show_words(found, start)

    def show_page(self, page: MarkupPage) -> None:
        self.page.show_pieces(page.pieces)
        self.body.setCurrentWidget(self.page)
        left = [
            words
            for count, words in (
                (page.scripts, tr_n(page.scripts, "{n} script", "{n} scripts")),
                (page.pictures, tr_n(page.pictures, "{n} picture", "{n} pictures")),
                (page.frames, tr_n(page.frames, "{n} frame", "{n} frames")),
            )
            if count
        ]
        sentences = [tr(_SAID.get(self._file, _SAID["page"]))]
        if self.no_page_because and self._file not in _SAID.keys() - {"page"}:
            sentences.append(tr("The page as it looked cannot be shown: {reason}.", reason=self.no_page_because))
        if left:
            sentences.append(tr("Left out: {what}.", what=value_wording.listed(left)))
        if page.attached:
            sentences.append(tr("With it came: {files}.", files=value_wording.listed(page.attached)))
        self._say(" ".join(sentences))

    def add_page_view(self, view: QWidget) -> None:
        """What draws pages as they looked, once it is loaded."""
        view.setAccessibleName(tr("The page as it looked"))
        self.body.addWidget(view)

    def offer_outline(self, offered: bool, chosen: bool) -> None:
        """Whether there is a choice between a page as it looked and its outline, and which is chosen."""
        self._outline.setVisible(offered)
        self._outline.setChecked(chosen)

    def show_web_page(self, view: QWidget, absent: int) -> None:
        """The page that was drawn, which asked for so many files that its capture lacks."""
        self.body.setCurrentWidget(view)
        sentences = [tr("The page as it looked. No script runs, nothing is fetched, no link is followed.")]
        if absent:
            sentences.append(tr_n(absent, "{n} file that it draws is not in the archive.",
                                  "{n} files that it draws are not in the archive."))  # fmt: skip
        self._say(" ".join(sentences))

    def show_sheets(self, pages: int) -> None:
        self.body.setCurrentWidget(self.sheets)
        self._turning(True)
        self.sheets.begin(pages)

    def show_picture(self, image: QImage) -> None:
        self.body.setCurrentWidget(self.sheets)
        self._turning(True)
        self.sheets.show_picture(image)

    @property
    def is_whole(self) -> bool:
        """Whether all of a page is there."""
        return self.page.is_whole

    def mark(self, evidence: Sequence[Evidence], name: str) -> None:
        """Marks the words that a field of that name rests on, wherever they are in what is in front."""
        front, seen = self.body.currentWidget(), [e for e in evidence if _is_seen(e)]
        quotes = self.quotes(evidence)
        self._marking = name if quotes else ""
        if front is self.page:
            self.tell_marked(self.page.mark([e.quote for e in seen]))
        elif front is self.text:
            self.tell_marked(self.text.mark(quotes))
        elif front not in (self._hint, self.sheets):  # what draws pages as they looked
            self.find_wanted.emit(quotes)
        elif front is self.sheets and self._file in ("sheets", "captures"):
            self.sheets.show_marks(())
            self._mark_text = ""
            self._say(self._note_text)
            if quotes:
                self.find_wanted.emit(quotes)

    def quotes(self, evidence: Sequence[Evidence]) -> list[Quote]:
        """The words of evidence that may be seen in what is shown of a file."""
        return [quote_of(one, self._rendition) for one in evidence if _is_seen(one)]

    def show_marks(self, marks: Sequence[SheetMark]) -> None:
        """The boxes of the words that were searched for on sheets."""
        self.sheets.show_marks(marks)
        self.tell_marked(bool(marks))

    def tell_marked(self, found: bool) -> None:
        """Whether the chosen field's words are marked in what is in front."""
        self._mark_text = ""
        if self._marking:
            told = term("Marked: {field}.") if found else term("Not found in the file as it came: {field}.")
            self._mark_text = tr(told, field=self._marking)
        self._say(self._note_text)

    # the file itself

    def _carried(self) -> QMimeData | None:
        """A copy for each drag, for Qt deletes what it carried."""
        if self.lent is None:
            return None
        data = QMimeData()
        data.setUrls(self.lent.urls())
        return data

    def _turning(self, there: bool) -> None:
        for made in (*self._turns, self._number):
            made.setVisible(there)

    def _turned(self, number: int, pages: int) -> None:
        several = pages > 1
        self._number.setText(tr("{number} of {count}", number=number, count=pages) if several else "")
        for made in (*self._turns[:2], self._number):
            made.setVisible(several)
        self._turns[0].setEnabled(number > 1)
        self._turns[1].setEnabled(number < pages)

    def tell_link(self, address: str) -> None:
        """Where the link under the pointer leads; none says again what is shown."""
        told = self._note_text
        self._say(tr("A link to {address}. Dossier opens no links.", address=address) if address else told)
        self._note_text = told

    def _say(self, sentence: str) -> None:
        """What is to be known of what is shown, and what of it is marked."""
        self._note_text = sentence
        self._note.setText("  ".join(message for message in (sentence, self._mark_text) if message))
        self._note.setVisible(bool(self._note.text()))

    no_page_because = ""
    """Why a page is shown as an outline alone, where it is not a person's wish."""
    _rendition, _note_text, _marking, _mark_text = "", "", "", ""
    _file: Kind = "none"

    def _dress(self) -> None:
        self.grip.setPixmap(self._look.pixmap("page", self._look.theme.accent, 26, self.devicePixelRatioF()))


def _is_seen(evidence: Evidence) -> bool:
    """Whether what is shown of a file has the words: a letter's header is."""
    return evidence.origin == TEXT or evidence.origin.startswith("header:")


def _small(text: str, tip: str, act: Callable[[], object]) -> QPushButton:
    made = button(text, act)
    made.setToolTip(tip)
    made.setAccessibleName(tip)
    made.setMaximumSize(QSize(38, 40))
    return made


def _whole(detail: ReportDetail) -> str:
    """All of where the bytes are from, for the tooltip."""
    version = detail.version
    lines = [version.media_type, f"SHA-256 {version.sha256}", tr("found at {place}", place=version.path)]
    lines.append(tr("first seen {moment}", moment=value_wording.moment_text(version.first_seen)))
    if version.origin:
        lines.append(tr("part of {report}", report=version.origin.part_of))
    return "\n".join(lines)
