"""Finds the pages in zip containers that browsers' extensions make: SingleFile, WebScrapBook (HTZ), MAFF."""

from __future__ import annotations

import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.model.captures import in_utc, stated_moment
from dossier.model.claims import Description, Reading
from dossier.model.file_parts import Capture, Part
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.file_names import Names
from dossier.reading.text_tools.zipped import Container, is_zip

PAGE = "index.html"
_FACTS = "index.rdf"  # of each page in a MAFF file
_ZIP_END = b"PK\x05\x06"
_SFZ = (b"sfz-", b"data-sfz", b"SingleFile")
_OF_PAGE = (".html", ".css", ".js", ".json", ".txt", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".avif", ".ico",
            ".woff", ".woff2", ".ttf", ".otf", ".mp4", ".mp3", ".webm", ".rdf")  # fmt: skip
_FACT = re.compile(
    rb"<(?:\w+:)?(?P<name>originalurl|archivetime|indexfilename|charset)\b[^>]{0,80}?resource\s*=\s*[\"']"
    rb"(?P<value>[^\"']{1,2000})",
    re.I,
)
_REFRESH = re.compile(
    rb"<meta\b[^>]{0,80}http-equiv\s*=\s*[\"']?refresh[\"']?[^>]{0,80}\burl\s*=\s*(?P<url>[^\"'>;\s]{1,400})", re.I
)
_SHORT = 4096  # bytes of a page that only leads to another
_ENDS = 1 << 17  # bytes at the end of a container in which its entries are named


@dataclass(frozen=True, slots=True)
class PackedPage:
    """A page in a container: its entry there, and where it was got as far as the container says so."""

    entry: str
    capture: Capture | None = None

    @property
    def name(self) -> str:
        """What the page is called among several: its folder."""
        return f"{PurePosixPath(self.entry).parent.name}.html"

    @property
    def media_type(self) -> str | None:
        return self.capture.media_type if self.capture else None


def packed_pages(data: bytes, name: str = "") -> tuple[Container, list[PackedPage]] | None:
    """The container and its pages, of a file that is nothing but saved pages. Raises Unreadable for a damaged one."""
    if not is_zip(data) and not (_ZIP_END in data[-_ENDS:] and any(mark in data[:4096] for mark in _SFZ)):
        return None
    try:
        container = Container(data)
    except Unreadable:
        if is_zip(data):
            return None  # said by those who read such containers
        raise
    if pages := list(_maff_pages(container)):
        return container, pages
    if PAGE not in container or not (ending(name) == ".htz" or _is_one_page(container, whole=is_zip(data))):
        return None
    return container, [PackedPage(_led_to(container, PAGE))]


def _is_one_page(container: Container, *, whole: bool) -> bool:
    """Whether there are no files but those of one page; a folder of clippings with an index is none."""
    names = container.names
    pages = [one for one in names if one.lower().endswith((".html", ".txt", ".json")) and "/" not in one]
    return all(one.lower().endswith(_OF_PAGE) for one in names) and not (whole and len(pages) > 2)


def _led_to(container: Container, entry: str) -> str:
    """The page to which a short page leads at once, as WebScrapBook's index does; else the page itself."""
    data = container.unfold(entry)
    match = _REFRESH.search(data) if len(data) <= _SHORT else None
    other = html.unescape(match["url"].decode("utf-8", "replace")) if match else ""
    return other if other and other in container else entry


def _maff_pages(container: Container) -> Iterator[PackedPage]:
    for name in container.names:
        folder, _, own = name.rpartition("/")
        if own.lower() != _FACTS or not folder or "/" in folder:
            continue
        facts = {m["name"].lower().decode(): html.unescape(m["value"].decode("utf-8", "replace")) for m in
                 reversed(list(_FACT.finditer(container.unfold(name))))}  # fmt: skip
        entry = f"{folder}/{facts.get('indexfilename', PAGE)}"
        if facts and entry in container:
            moment = stated_moment(facts.get("archivetime", ""))
            saved = in_utc(moment) if moment else None
            kind = f"text/html; charset={facts['charset']}" if "charset" in facts else None
            yield PackedPage(entry, Capture(facts.get("originalurl"), saved, kind, "maff"))


@dataclass(frozen=True, slots=True)
class MaffReader:
    """Gives each page of a MAFF file that holds several; one page is read as such."""

    version: str = "maff/1"
    media_types: tuple[str, ...] = ("application/x-maff",)
    endings: tuple[str, ...] = (".maff",)

    def accepts(self, data: bytes, name: str) -> bool:
        if _FACTS.encode() not in data[-_ENDS:].lower():
            return False
        try:
            found = packed_pages(data, name)
        except Unreadable:
            return False
        return found is not None and len(found[1]) > 1

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable."""
        pages = [page.capture.url if page.capture and page.capture.url else page.entry for page in _pages(data, name)]
        rendition = "\n".join([f"A MAFF file of {len(pages):,} pages", "", *pages])
        return Reading(self.version, self.media_types[0], rendition, Description((), ()))

    def parts(self, data: bytes, name: str) -> Iterator[Part]:
        """Each page by its folder. Raises Unreadable."""
        found = packed_pages(data, name)
        names = Names()
        for page in found[1] if found else ():
            yield Part(names.own(page.name), found[0].unfold(page.entry) if found else b"", page.capture or Capture())


def _pages(data: bytes, name: str) -> list[PackedPage]:
    found = packed_pages(data, name)
    return found[1] if found else []
