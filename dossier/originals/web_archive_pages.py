"""Takes a web archive (WARC, WACZ) apart into its pages, of which one at a time is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.originals import Captured, MarkupPage
from dossier.originals.safe_markup import harmless
from dossier.reading.fields.capture import page_in_utf8
from dossier.reading.text_tools.charset import decode
from dossier.reading.text_tools.zipped import is_zip
from dossier.reading.webarchive import wacz, warc_pages

_MOST = 5_000  # pages in the list
_LONGEST = 2_000  # characters of an address
_WORDS = 400_000  # characters of a page of plain text


@dataclass(frozen=True, slots=True)
class Captures:
    """The pages in an archive; none of them is kept in memory."""

    data: bytes

    def listed(self) -> list[Captured]:
        """Raises Unreadable where the archive holds no page."""
        found = [
            Captured(number, page.url[:_LONGEST], page.captured, page.media_type.partition(";")[0], len(page.data))
            for number, page in zip(range(_MOST), self.pages(), strict=False)
        ]
        if not found:
            raise Unreadable(Clause("web-archive-without-page"))
        return found

    def taken(self, number: int) -> MarkupPage | bytes:
        """One page; the bytes of one that is a PDF. Raises Unreadable."""
        page = next((page for at, page in enumerate(self.pages()) if at == number), None)
        if page is None:
            raise Unreadable(Clause("has-no-such-page"))
        if page.media_type.startswith("application/pdf"):
            return page.data
        data = page_in_utf8(page.data, page.media_type)
        return _plain(decode(data)) if page.media_type.startswith("text/plain") else harmless(data)

    def pages(self) -> Iterator[warc_pages.WarcPage]:
        """In the order of the list."""
        entries = wacz.entries_in(self.data) if is_zip(self.data) else warc_pages.entries(self.data)
        return (entry for entry in entries if isinstance(entry, warc_pages.WarcPage))


def _plain(words: str) -> MarkupPage:
    return harmless(f"<body><pre>{escape(words[:_WORDS])}</pre>".encode())
