"""Rewrites a written document (DOCX, ODT, RTF) in harmless markup: its words in their order, without its layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.originals import MarkupPage
from dossier.originals.safe_markup import harmless
from dossier.reading.office.docx import DocxReader
from dossier.reading.office.odt import OdtReader
from dossier.reading.office.passages import DocumentPassage, Manuscript
from dossier.reading.office.rtf import RtfReader

_READERS: tuple[DocxReader | OdtReader | RtfReader, ...] = (DocxReader(), OdtReader(), RtfReader())
_SMALLEST = 6  # of the headings of a page


def document_page(data: bytes) -> MarkupPage:
    """The document as a page. Raises Unreadable."""
    reader = next((reader for reader in _READERS if reader.accepts(data, "")), None)
    if reader is None:
        raise Unreadable(Clause("no-document-of-kind-shown-here"))
    return harmless(f"<body>{''.join(_markup(reader.manuscript(data)))}".encode("utf-8", "replace"))


def _markup(found: Manuscript) -> Iterator[str]:
    yield from _aside(found.header)
    yield "<hr>" if any(found.header) else ""
    for is_table, rows in groupby(_rows(found.body), key=lambda row: len(row) > 1):
        if is_table:
            yield f"<table>{''.join(map(_row, rows))}</table>"
        else:
            yield from (_passage(row[0]) for row in rows)
    if notes := [note for note in found.notes if note.strip()]:
        yield "<hr>"
        yield from (f"<p><small>[{n}] {_words(note)}</small></p>" for n, note in enumerate(notes, 1))
    yield "<hr>" if any(found.footer) else ""
    yield from _aside(found.footer)


def _aside(texts: Sequence[str]) -> Iterator[str]:
    """Running heads and feet."""
    return (f"<p><small>{_words(text)}</small></p>" for text in texts if text.strip())


def _rows(body: Sequence[DocumentPassage]) -> Iterator[list[DocumentPassage]]:
    """Groups cells of one table row; each other passage is a group of its own."""
    row: list[DocumentPassage] = []
    for passage in body:
        if not passage.text.strip():
            continue
        if row and passage.joint != "beside":
            yield row
            row = []
        row.append(passage)
    if row:
        yield row


def _row(cells: Sequence[DocumentPassage]) -> str:
    return f"<tr>{''.join(f'<td>{_passage_html(cell)}</td>' for cell in cells)}</tr>"


def _passage(passage: DocumentPassage) -> str:
    words = _passage_html(passage)
    if passage.url:
        words = f'<a href="{escape(passage.url)}">{words}</a>'
    if passage.level is not None:
        tag = f"h{min(passage.level + 1, _SMALLEST)}"
        return f"<{tag}>{words}</{tag}>"
    return f"<p>{words}</p>"


def _passage_html(passage: DocumentPassage) -> str:
    """Its words, with those that are set apart in elements of their own."""
    text, pieces, at = passage.text.rstrip(), [], len(passage.text) - len(passage.text.lstrip())
    for part in passage.emphasis:
        start, end = max(part.start, at), min(part.end, len(text))
        if start < end:
            bold = part.face.bold and passage.level is None  # headings are anyhow
            tags = [tag for tag, on in (("b", bold), ("i", part.face.italic)) if on]
            opened, closed = (f"<{tag}>" for tag in tags), (f"</{tag}>" for tag in reversed(tags))
            pieces += [_lines(text[at:start]), *opened, _lines(text[start:end]), *closed]
            at = end
    return "".join((*pieces, _lines(text[at:])))


def _words(text: str) -> str:
    return _lines(text.strip())


def _lines(text: str) -> str:
    return "<br>".join(escape(line) for line in text.replace("\r", "\n").split("\n"))
