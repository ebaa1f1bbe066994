"""The readers that Dossier has, and the one call that reads a file's bytes with the right one."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TypeGuard

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading, ReadingNote
from dossier.model.file_parts import Capture, Part
from dossier.model.reading_hints import ReadingHints
from dossier.reading.exports.containers import MailboxReader, ZipReader
from dossier.reading.exports.data_reader import DataReader, DataXmlReader
from dossier.reading.exports.item_format import STATED_BY, ExportReader, StoryReader
from dossier.reading.exports.json_items import JsonItems
from dossier.reading.exports.labelled_page import LabelledPageReader
from dossier.reading.exports.mets_issue import MetsReader
from dossier.reading.exports.packed_pages import MaffReader
from dossier.reading.exports.reference_items import ReferenceItems
from dossier.reading.exports.row_items import AssignedTable, TableItems, TableOfStories, rule_for
from dossier.reading.exports.split_reader import STORY_TEXT, SplittingReader
from dossier.reading.exports.story_split import holds_several, may_repeat_labels
from dossier.reading.exports.unwrapping import unwrapped
from dossier.reading.exports.wire_items import AltoItems, WireItems
from dossier.reading.exports.xml_items import XmlItems
from dossier.reading.fields.capture import page_in_utf8, with_capture, with_claims
from dossier.reading.fields.saved_pages import saved_claims
from dossier.reading.fields.walls import noted
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.markdown_page import MarkdownReader
from dossier.reading.layout import ocr
from dossier.reading.layout.pdf_reader import PdfReader
from dossier.reading.layout.picture import PictureReader
from dossier.reading.mail.mail import MailReader
from dossier.reading.mail.mhtml import MhtmlReader
from dossier.reading.office.docx import DocxReader
from dossier.reading.office.odt import OdtReader
from dossier.reading.office.rtf import RtfReader
from dossier.reading.plaintext.text_reader import TextReader
from dossier.reading.reader_choice import Holder, Reader
from dossier.reading.text_tools.charset import charset_rivals, decode, read_in, recoded
from dossier.reading.text_tools.nfc import composed
from dossier.reading.text_tools.zipped import Container
from dossier.reading.unread_formats import unread_format
from dossier.reading.webarchive.wacz import WaczReader
from dossier.reading.webarchive.warc import WarcReader


def _part_of_zip(part: str, data: bytes) -> bytes:
    """The part of a zip container that holds a document's words."""
    container = Container(data)
    return container.unfold(part) if part in container else b""


def _splitting(reader: Reader, source: Callable[[bytes], bytes]) -> SplittingReader:
    return SplittingReader(reader, source, lambda data, name: reader.read(data, name).rendition)


# What web archives hold; text comes last, for it accepts all that is words.
_PAGES: tuple[Reader, ...] = (PdfReader(), HtmlReader(), MarkdownReader(), TextReader())

_WORDS = ("text/plain", "text/markdown", "text/html", "message/rfc822")  # files whose bytes are their letters

_MAILS: tuple[Reader, ...] = (MhtmlReader(), MailboxReader(), MailReader())

# In order: the first that accepts the bytes reads them.
READERS: tuple[Reader, ...] = (
    WarcReader(_PAGES),
    WaczReader(_PAGES),
    _splitting(DocxReader(), partial(_part_of_zip, "word/document.xml")),
    _splitting(OdtReader(), partial(_part_of_zip, "content.xml")),
    _splitting(RtfReader(), bytes),
    MetsReader(),
    MaffReader(),
    ZipReader(),
    *_MAILS,
    PictureReader(),
    LabelledPageReader(),
    ExportReader(WireItems()),
    ExportReader(AltoItems()),
    ExportReader(XmlItems()),
    ExportReader(JsonItems()),
    ExportReader(ReferenceItems()),
    ExportReader(TableItems()),
    DataXmlReader(),
    *_PAGES[:2],
    TableOfStories(),
    DataReader(),
    *_PAGES[2:-1],
    SplittingReader(_PAGES[-1], bytes, lambda data, _: composed(decode(data))),
)

# Readers of single stories out of exports, by the media type that `parts` gives these
_STORIES: dict[str, list[Reader]] = defaultdict(list, {STORY_TEXT: [_PAGES[-1]]})
for _export in READERS:
    if isinstance(_export, ExportReader | MetsReader):
        _STORIES[_export.form.media_type].append(StoryReader(_export.form))

# Recorded with a refusal: another set of readers, or one with tesseract, may read the file
REFUSED_BY = "+".join([*(reader.version for reader in READERS), *(["tesseract"] if ocr.is_there() else [])])
PRESENT: frozenset[str] = frozenset({REFUSED_BY, *(reader.version for reader in READERS)})


def reader_for(data: bytes, name: str) -> Reader:
    """The reader that takes these bytes. Raises Unreadable with a clause that names what the file is instead."""
    if not data or data.isspace():
        raise Unreadable(Clause("empty-file") if not data else Clause("holds-white-space-only"))
    if reason := unread_format(data):
        raise Unreadable(reason)
    for reader in READERS:
        if reader.accepts(data, name):
            return reader
    raise Unreadable(Clause("holds-binary-data"))


class RecognisedFile:
    """A file's bytes without their wrappings, and the reader that takes them: chosen once, for its parts and itself."""

    def __init__(
        self, data: bytes, name: str, capture: Capture | None = None, hints: ReadingHints | None = None
    ) -> None:
        """`name` is the file's own name, without folders; `capture` says where a part was got. Raises Unreadable."""
        found = unwrapped(data, name)
        self._charset = hints.charset if hints and hints.charset else None
        data = _as_chosen(found.data, found.name, self._charset)
        self._data, self._name = _in_utf8(data, capture, found.capture), found.name
        self._captures = [place for place in (found.capture, capture) if place]
        from_export = capture is not None and capture.told_by == STATED_BY
        story = _story_reader(self._data, self._name, capture) if capture and from_export else None
        table = _table_reader(self._data, hints, is_row=from_export)
        self._reader = table or story or reader_for(self._data, self._name)

    def parts(self) -> Iterator[Part]:
        """Yields the files within a container file, each a report of its own. Raises Unreadable."""
        if _is_holder(self._reader):
            yield from self._reader.parts(self._data, self._name)

    def read(self) -> Reading:
        """Reads the bytes as a report; for a part of a container, adds the facts of its capture. Raises Unreadable."""
        with _uncollected(), read_in(self._charset):
            return self._read()

    def _read(self) -> Reading:
        reading = self._reader.read(self._data, self._name)
        if reading.media_type == "text/html" and (marks := tuple(saved_claims(self._data))):
            reading = with_claims(reading, marks)
        for place in self._captures:
            reading = with_capture(reading, place)
        return _with_notes(noted(reading), self._data)


def _is_holder(reader: Reader) -> TypeGuard[Holder]:
    """Whether files are within the reader's; to ask a protocol of every file takes as long as finding its dates."""
    return hasattr(reader, "parts")


def _as_chosen(data: bytes, name: str, charset: str | None) -> bytes:
    """The bytes in UTF-8 where a person chose their charset; each part of a mail has one of its own."""
    if charset is None or any(reader.accepts(data, name) for reader in _MAILS):
        return data
    return recoded(data, charset)


def _table_reader(data: bytes, hints: ReadingHints | None, *, is_row: bool) -> Reader | None:
    """The reader of a table whose columns a person assigned, or of one row that was cut out of it."""
    rule = rule_for(data, hints.columns) if hints and hints.columns else None
    if rule is None:
        return None
    return StoryReader(TableItems(columns=rule.fields)) if is_row else AssignedTable.of(rule)


def _story_reader(data: bytes, name: str, capture: Capture) -> Reader | None:
    """The reader of a story that was cut out of an export: its format is known."""
    return next((reader for reader in _STORIES.get(capture.media_type or "", ()) if reader.accepts(data, name)), None)


def read(data: bytes, name: str, capture: Capture | None = None) -> Reading:
    """Reads a file's bytes as a report, as a RecognisedFile does. Raises Unreadable."""
    return RecognisedFile(data, name, capture).read()


def _with_notes(reading: Reading, data: bytes) -> Reading:
    """The reading, with a note where its words may be several stories, or its letters those of another charset."""
    found = reading.description
    notes: list[ReadingNote] = []
    if reading.media_type in _WORDS and found.claims:
        if reading.media_type != "text/html" and may_repeat_labels(data) and holds_several(reading.rendition):
            notes.append(ReadingNote("several"))
        if rivals := charset_rivals(data):
            notes.append(ReadingNote("charset", rivals))
    return replace(reading, description=replace(found, notes=(*found.notes, *notes))) if notes else reading


def _in_utf8(data: bytes, *captures: Capture | None) -> bytes:
    for capture in captures:
        data = page_in_utf8(data, capture.media_type) if capture else data
    return data


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without looking for circles of objects: a reading makes thousands of objects and no circle, and ends soon."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def parts(data: bytes, name: str) -> Iterator[Part]:
    """Yields the files within a container, each to be added as a report; none for most files. Raises Unreadable."""
    yield from RecognisedFile(data, name).parts()
