"""Reads documents that may be exports of many stories: each story becomes a file of its own, as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.exports.item_format import Piece, listing, parts_of
from dossier.reading.exports.story_split import last_number, may_hold_stories, split
from dossier.reading.plaintext.database_marks import cover_end
from dossier.reading.plaintext.database_record import read_record
from dossier.reading.plaintext.text_reader import describe
from dossier.reading.reader_choice import Reader
from dossier.reading.text_tools.text_lines import is_rule, lines

STORY_TEXT = "text/plain; charset=utf-8"  # of each story that is cut out
_ID = re.compile(
    r"(?:document|documento|dokument|accession number|record number|proquest document id):?[ \t]+([A-Z0-9]{6,40})\b",
    re.I,
)


_taken_out: list[tuple[bytes, list[Piece]]] = []  # the last file whose stories were, and they, until it is read


@dataclass(frozen=True, slots=True)
class SplittingReader:
    """A reader of documents, whose words are looked through for the lines that part stories."""

    inner: Reader
    source: Callable[[bytes], bytes]  # what is searched in haste for such lines
    words: Callable[[bytes, str], str]  # the words, without describing them where that is possible

    @property
    def version(self) -> str:
        return self.inner.version

    @property
    def media_types(self) -> tuple[str, ...]:
        return self.inner.media_types

    @property
    def endings(self) -> tuple[str, ...]:
        return self.inner.endings

    def accepts(self, data: bytes, name: str) -> bool:
        return self.inner.accepts(data, name)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable."""
        known = _taken_out[0][1] if _taken_out and _taken_out[0][0] is data else None
        _taken_out.clear()  # it may be large
        pieces = self._pieces(data, name) if known is None else known
        if not pieces:
            return self._single(data, name)
        numbered = max(last_number(piece.data.decode()) for piece in pieces)
        lacks = Clause("fewer-stories-than-numbered", numbered=numbered, found=len(pieces))
        return listing(self.version, self.media_types[0], iter(pieces), lacks if numbered > len(pieces) else None)

    def _single(self, data: bytes, name: str) -> Reading:
        """The one story; behind a cover sheet as plain text, for a document's first heading is the sheet's."""
        found = self.inner.read(data, name)
        words = found.rendition
        rows = [line for line in lines(words) if not is_rule(line.text)]
        if may_hold_stories(words.encode()) and cover_end(rows) and read_record(words, rows):
            return replace(found, description=describe(words, name))
        return found

    def parts(self, data: bytes, name: str) -> Iterator[Part]:
        """Every story; none where there are not two. Raises Unreadable."""
        pieces = self._pieces(data, name)
        _taken_out[:] = [(data, pieces)] if pieces else []
        return parts_of(iter(pieces), STORY_TEXT)

    def _pieces(self, data: bytes, name: str) -> list[Piece]:
        try:
            if not may_hold_stories(self.source(data)):
                return []
            words = self.words(data, name)
        except Unreadable:
            return []  # said by the reader itself
        stories = [span.of(words).strip("\n") for span in split(words).stories]
        keys = [_key(story) for story in stories]
        times = Counter(keys)
        return [
            Piece(key if key and times[key] == 1 else f"{n} of {len(stories)}", story.encode())
            for n, (key, story) in enumerate(zip(keys, stories, strict=True), 1)
        ]


def _key(story: str) -> str:
    """The number that its database gives the story: the same in every export."""
    found = _ID.findall(story)
    return found[-1] if found and any(c.isdigit() for c in found[-1]) else ""
