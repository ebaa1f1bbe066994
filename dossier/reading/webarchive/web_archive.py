"""Describes a web archive: its one page as that page, several as a list of what it holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Description, Published, Reading, Words
from dossier.model.evidence import quoted
from dossier.model.file_parts import Capture, Part
from dossier.reading.fields.capture import ADDRESS, CAPTURED, page_in_utf8
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.reader_choice import Reader
from dossier.reading.text_tools.nfc import display_text
from dossier.reading.webarchive.warc_pages import Entry, LeftOut, Made, WarcPage
from dossier.reading.webarchive.warc_records import Gap

_HEADING = "Stated in the web archive:"
_INFO_FIELDS = ("title", "description", "software", "operator", "publisher", "creator", "ispartof", "hostname")
_MOST_LINES = 20_000
_MOST_NOTES = 100
_MOST_MADE = 100  # lines of how the archive was made
_LONGEST = 500  # characters of an address or a title in the list


@dataclass(frozen=True, slots=True)
class PageEntry:
    """One page in the list."""

    url: str
    captured: str | None
    media_type: str
    size: int
    cut: bool


@dataclass(slots=True)
class Holdings:
    """The content of an archive, gathered in one pass; of the pages only the first is kept whole."""

    made: list[tuple[str, str]] = field(default_factory=list)
    lines: list[PageEntry] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    lacks: Clause | None = None  # the first reason why something of it could not be read
    pages: int = 0
    first: WarcPage | None = None

    def take(self, entry: Entry) -> None:
        match entry:
            case WarcPage():
                self.pages += 1
                self.first = self.first or entry
                if len(self.lines) < _MOST_LINES:
                    size = len(entry.data)
                    self.lines.append(PageEntry(entry.url, entry.captured, entry.media_type, size, entry.cut))
            case Made():
                pairs = ((name.lower(), display_text(value)[:_LONGEST]) for name, value in entry.fields)
                new = [pair for pair in pairs if pair[0] in _INFO_FIELDS and pair[1] and pair not in self.made]
                self.made += new[: _MOST_MADE - len(self.made)]
            case LeftOut():
                self._note(f"{display_text(entry.url)[:_LONGEST]} {entry.reason}")
            case Gap():
                self.lacks = self.lacks or entry.reason
                self._note(f"The archive {entry.reason}")

    def _note(self, note: str) -> None:
        if len(self.notes) < _MOST_NOTES:
            self.notes.append(note)


def parts_of(entries: Iterable[Entry], stated_by: str) -> Iterator[Part]:
    """Each page, unless there is but one: then the archive itself is read as that page."""
    first: WarcPage | None = None
    for number, page in enumerate(entry for entry in entries if isinstance(entry, WarcPage)):
        if number == 0:
            first = page
            continue
        if first is not None:
            yield _part(first, stated_by)
            first = None
        yield _part(page, stated_by)


def _part(page: WarcPage, stated_by: str) -> Part:
    return Part(page.url, page.data, _capture(page, stated_by))


def _capture(page: WarcPage, stated_by: str) -> Capture:
    return Capture(page.url, page.captured, page.media_type, stated_by)


def reading_of(
    entries: Iterable[Entry], readers: Sequence[Reader], stated_by: str, titles: Mapping[str, str] | None = None
) -> Reading:
    """The archive's reading, for its reader to sign; `readers` are those of pages, `titles` the pages' titles.

    Raises Unreadable if it holds no page.
    """
    holdings = Holdings()
    for entry in entries:
        holdings.take(entry)
    if holdings.first is None:
        raise Unreadable(_with_note(Clause("web-archive-without-readable-page"), holdings))
    found = (
        _single(holdings, holdings.first, readers, stated_by)
        if holdings.pages == 1
        else _listing(holdings, titles or {})
    )
    return replace(found, lacks=holdings.lacks)


def _with_note(reason: Clause, holdings: Holdings) -> Clause:
    return Clause("with-note", reason=reason, note=holdings.notes[0]) if holdings.notes else reason


def _single(holdings: Holdings, page: WarcPage, readers: Sequence[Reader], stated_by: str) -> Reading:
    """The one page, with the archive's statements about it below its words."""
    name = urlsplit(page.url).path.rpartition("/")[2]
    data = page_in_utf8(page.data, page.media_type)
    reader = next((reader for reader in readers if reader.accepts(data, name)), None)
    if reader is None:
        raise Unreadable(Clause("web-archive-of-binary-page"))
    try:
        reading = reader.read(data, name)
    except Unreadable as error:
        raise Unreadable(_with_note(error.reason, holdings)) from error
    statements = [
        ("url", display_text(page.url)),
        ("date", page.captured or ""),
        *holdings.made,
        *(("note", n) for n in holdings.notes),
    ]
    facts = [(f"{stated_by}:{key}", key, value) for key, value in statements if value]
    rendition, stated = with_facts(reading.rendition, facts, _HEADING)
    claims = [*reading.description.claims, *reading.description.others]
    for fact in stated:
        if fact.key == "url":
            claims.append(Claim("url", Words(fact.value), (fact.evidence(),), ADDRESS))
        elif fact.key == "date" and (moment := stated_date(fact.value)):
            claims.append(Claim("published", Published(*moment, "captured"), (fact.evidence(),), CAPTURED))
    return replace(reading, rendition=rendition, description=settle(claims, reading.description.text))


def _listing(holdings: Holdings, titles: Mapping[str, str]) -> Reading:
    """A list for people; it is no report, so it has no text of its own, and no claim but the time of capture."""
    lines = [f"Web archive of {holdings.pages:,} pages", *(f"{name}: {value}" for name, value in holdings.made), ""]
    lines += [_row(line, titles) for line in holdings.lines]
    lines += [f"and {holdings.pages - len(holdings.lines):,} more"] if holdings.pages > len(holdings.lines) else []
    lines += ["", "Left out:", *holdings.notes] if holdings.notes else []
    rendition = "\n".join(lines)
    return Reading("", "", rendition, Description((), (), tuple(_captured(rendition, holdings.lines))))


def _row(line: PageEntry, titles: Mapping[str, str]) -> str:
    kind = line.media_type.partition(";")[0]
    title = display_text(titles.get(line.url, ""))[:_LONGEST]
    cells = (line.captured or "no date", display_text(line.url)[:_LONGEST], kind, f"{line.size:,} bytes")
    return " · ".join([*cells, *(["cut off"] if line.cut else []), *([title] if title else [])])


def _captured(rendition: str, lines: Sequence[PageEntry]) -> Iterator[Claim]:
    """The first and the last day of capture."""
    days = sorted({line.captured[:10] for line in lines if line.captured})
    for day in dict.fromkeys((*days[:1], *days[-1:])):
        at = rendition.index(day, rendition.index("\n"))
        yield Claim("published", Published(day, "day", "captured"), (quoted(rendition, at, at + len(day)),), CAPTURED)
