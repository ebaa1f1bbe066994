"""Reads PDFs: by their text layer, or by tesseract where pages are pictures and it is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.layout import ocr
from dossier.reading.layout.layout_nouns import PrintedSheet
from dossier.reading.layout.read_printed import read_sheets
from dossier.reading.layout.recognising import Recogniser
from dossier.reading.layout.web_print import read_print
from dossier.reading.office.document_facts import FactRow
from dossier.reading.reader_choice import ending

_ATTACHED = re.compile(rb"/EmbeddedFiles?\b|/ObjStm\b")  # objects that are packed may hold attachments
_MAGIC = b"%PDF-"
_HEAD = 1024  # bytes in which the mark may come, as other programs put something before it


@dataclass(frozen=True, slots=True)
class PdfReader:
    """A report as PDF: from a print shop, a browser, an office program or a scanner."""

    version: str = "pdf/3"
    media_types: tuple[str, ...] = ("application/pdf",)
    endings: tuple[str, ...] = (".pdf",)
    engine: Callable[[], ocr.Engine | None] = ocr.installed

    def accepts(self, data: bytes, name: str) -> bool:
        """The format's mark at the start, after other bytes only if the ending says so."""
        head = data[:_HEAD]
        return head.lstrip(b"\xef\xbb\xbf \t\r\n\0").startswith(_MAGIC) or (
            ending(name) in self.endings and _MAGIC in head
        )

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable: locked, too damaged, without words, or pictures that nothing here can read."""
        from dossier.reading.layout.pdf_facts import is_browser
        from dossier.reading.layout.pdf_pages import document_of  # PDFium is loaded for those who read PDFs alone

        scans = _Scans(self.engine)
        document = document_of(data, scans.sheet if scans.is_able else None)
        web = document.web if document.web is not None and document.web.words else None
        if web is None and not any(sheet.lines or sheet.turned for sheet in document.sheets):
            raise Unreadable(scans.reason(document.scans))
        stated: list[FactRow] = [
            *document.facts,
            *scans.facts(),
            *(("lacks", "left out", lack) for lack in document.lacks),
        ]
        if web is not None:
            rendition, description = read_print(web, document.sheets, stated, name)
        else:
            rendition, description = read_sheets(
                document.sheets, "pdf", stated, name, is_printed=is_browser(document.facts)
            )
        return Reading(self.version, self.media_types[0], rendition, description)

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - attachments have names of their own
        """The files attached to a document. Raises Unreadable where it cannot be opened."""
        if _ATTACHED.search(data) is None:
            return
        from dossier.reading.layout.pdf_attachments import attachments_of

        yield from attachments_of(data)


class _Scans:
    """The pictures of one document's pages, read by tesseract if there is one."""

    def __init__(self, engine: Callable[[], ocr.Engine | None]) -> None:
        self._find = engine
        self._recogniser: Recogniser | None = None
        self._refused = ""
        self._done = 0

    @property
    def is_able(self) -> bool:
        return self._find() is not None

    def sheet(self, picture: bytes, number: int) -> PrintedSheet | None:
        """A page as it was recognised; `None` where it was not, and the first reason is kept."""
        engine = self._find()
        if engine is None:
            return None
        self._recogniser = self._recogniser or Recogniser(engine)
        try:
            found = self._recogniser.sheets(picture, number, _dpi())
        except Unreadable as error:
            self._refused = self._refused or error.reason
            return None
        self._done += 1
        return found[0] if found else None

    def facts(self) -> Iterator[FactRow]:
        if self._recogniser is not None and self._done:
            yield "recognised", "recognised by", self._recogniser.summary()

    def reason(self, scans: int) -> str:
        """Why a document without words is not read."""
        if scans == 0:
            return "is a PDF without words"
        return self._refused or f"has no text layer, and {ocr.ABSENT}"


def _dpi() -> int:
    from dossier.reading.layout.pdf_scans import DPI

    return DPI
