"""Takes apart the file that a brief came in: its record, its attachments, and the words on its pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.etree import ElementTree

from dossier import lazy_re as re
from dossier.briefs.brief_record import RECORD_NAME
from dossier.briefs.docx_export import NOTES_PART
from dossier.briefs.markdown_export import RECORD_CLOSES, RECORD_OPENS
from dossier.briefs.pdf_reading import PdfContents, Unopened, open_pdf
from dossier.briefs.standalone import limits
from dossier.briefs.standalone.html_check import MarkedWords
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.digest import Digest
from dossier.reading.text_tools.zipped import Container

_NOTE_LINE = re.compile(r"^\[\^([0-9]{1,9})\]: .*$", re.MULTILINE)
_CUSTOM = re.compile(r"customXml/item[0-9]{1,4}\.xml")
_BRIEF = "{urn:dossier:brief}brief"
_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_RECORD = re.compile(r'<template id="dossier-brief-json">(.*?)</template>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Carried:
    """What a file carries: `record` as JSON text, SHA-256 of attachments by name, words of pages.

    By number, `listed` holds the words in the list of citations (HTML) or in the notes (DOCX, Markdown), and `marked`
    those marked in place (HTML).
    """

    record: str | None
    attached: Mapping[str, Digest] = field(default_factory=dict)
    pages: tuple[str, ...] = ()
    listed: Mapping[int, str] = field(default_factory=dict)
    marked: Mapping[int, str] = field(default_factory=dict)


def from_html(data: bytes) -> Carried:
    """Raises Unopened when the bytes are not UTF-8."""
    text = _decoded(data)
    found = _RECORD.search(text)
    words = MarkedWords()
    words.feed(text if found is None else text[: found.start()])
    words.close()
    return Carried(found[1] if found else None, listed=words.listed, marked=words.marked)


def from_pdf(data: bytes) -> Carried:
    """Raises Unopened."""
    return carried(open_pdf(data, RECORD_NAME))


def from_markdown(data: bytes) -> Carried:
    """Raises Unopened when the bytes are not UTF-8."""
    text = _decoded(data)
    opens = text.rfind(f"\n{RECORD_OPENS}\n")
    closes = text.find(f"\n{RECORD_CLOSES}", opens)
    found = text[opens + len(RECORD_OPENS) + 2 : closes] if 0 <= opens < closes else None
    listed = {int(hit[1]): hit[0] for hit in _NOTE_LINE.finditer(text[:opens] if opens >= 0 else text)}
    return Carried(found, listed=listed)


def from_docx(data: bytes) -> Carried:
    """Reads the record and the notes of a Word document, even if other software saved it with other part numbers.

    Raises Unopened.
    """
    try:
        package = Container(data, limits.LIMITS["unfolded"][0])
        notes = _xml(package.unfold(NOTES_PART)) if NOTES_PART in package else None
        custom = [_xml(package.unfold(name)) for name in package.names if _CUSTOM.fullmatch(name)]
    except Unreadable as error:
        raise Unopened(Clause("it", reason=error.reason)) from None
    found = next((part.text for part in custom if part.tag == _BRIEF), None)
    listed = {} if notes is None else {_number(note): _note_words(note) for note in notes.iter(f"{_WORD}footnote")}
    return Carried(found, listed=listed)


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Unopened(Clause("not-utf8-from-byte", byte=error.start)) from None


def _xml(part: bytes) -> ElementTree.Element:
    """The root of a part; one with a document type, which could name entities, is none of a document's (OPC, 8.1.4)."""
    if b"<!DOCTYPE" in part:
        raise Unopened(Clause("one-of-parts-has-document-type"))
    try:
        return ElementTree.fromstring(part)
    except ElementTree.ParseError as error:
        raise Unopened(Clause("one-of-parts-no-xml", error=error)) from None


def _number(note: ElementTree.Element) -> int:
    identifier = note.get(f"{_WORD}id", "")
    return int(identifier) if identifier.isdecimal() and len(identifier) < 10 else 0


def _note_words(note: ElementTree.Element) -> str:
    return "".join(words.text or "" for words in note.iter(f"{_WORD}t"))


def carried(found: PdfContents) -> Carried:
    """What an opened PDF carries."""
    return Carried(found.wanted, found.attached, found.pages)
