"""Takes a MIME message apart into its pieces, in one pass and without recursion, however it is nested."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.mail.mime_headers import Headers, parse_headers
from dossier.reading.text_tools.mail_transfer import decode_transfer
from dossier.reading.text_tools.nfc import display_text

MOST_PIECES = 10_000
_DELIMITER = re.compile(rb"^--([^\r\n]{1,300})\r?$", re.M)
_MBOX = re.compile(rb"From [^\r\n]*\r?\n")
_TYPE = re.compile(r"[\w.+-]+/[\w.+-]+")


@dataclass(frozen=True, slots=True, eq=False)
class MimePart:
    """A message, a multipart or a leaf of one; its body as sent is `data[start:end]`."""

    headers: Headers
    data: bytes
    start: int
    end: int
    parent: MimePart | None = None

    @property
    def media_type(self) -> str:
        """Lower case; what is not stated is plain text, or a message within a digest (RFC 2046, 5.1.5)."""
        stated = self.headers.main("content-type")
        if _TYPE.fullmatch(stated):
            return stated
        digest = self.parent is not None and self.parent.media_type == "multipart/digest"
        return "message/rfc822" if digest else "text/plain"

    @property
    def charset(self) -> str | None:
        return self.headers.parameter("content-type", "charset") or None

    @property
    def name(self) -> str:
        """The file's name, as its sender has it; empty when there is none."""
        stated = self.headers.parameter("content-disposition", "filename")
        return display_text(stated or self.headers.parameter("content-type", "name"))

    @property
    def disposition(self) -> str:
        return self.headers.main("content-disposition")

    @property
    def body(self) -> bytes:
        """The bytes that were sent, without their transfer encoding."""
        raw = self.data[self.start : self.end]
        return decode_transfer(raw, self.headers.main("content-transfer-encoding"))


def message(data: bytes) -> MimePart:
    """The message as one piece: its header, and all that follows. A mailbox's "From " line before it is passed over."""
    mbox = _MBOX.match(data)
    headers, start = parse_headers(data, mbox.end() if mbox else 0)
    return MimePart(headers, data, start, len(data))


def leaves(top: MimePart) -> list[MimePart]:
    """The pieces that hold no others, in order; a message within the message is one piece.

    Raises Unreadable where there are more than `MOST_PIECES`.
    """
    found: list[MimePart] = []
    for piece in _pieces(top):
        found.append(piece)
        if len(found) > MOST_PIECES:
            raise Unreadable(Clause("too-many-message-pieces", most=MOST_PIECES))
    return found or [_bare(top)]


def _boundary(piece: MimePart) -> bytes:
    if not piece.media_type.startswith("multipart/"):
        return b""
    return piece.headers.parameter("content-type", "boundary").encode().rstrip()


def _pieces(top: MimePart) -> Iterator[MimePart]:
    """Every leaf, found by its delimiter lines: each is looked up once among the boundaries that are open."""
    data = top.data
    open_: dict[bytes, MimePart] = {}
    boundary = _boundary(top)
    if not boundary:
        yield _bare(top) if top.media_type.startswith("multipart/") else top
        return
    open_[boundary] = top
    current: MimePart | None = None
    for line in _DELIMITER.finditer(data, top.start, top.end):
        words = line[1].rstrip(b" \t")
        mark = _known(words, open_)
        if mark is None:
            continue
        if current is not None:
            yield _ended(current, line.start())
        current = None
        _close(open_, mark, whole=words != mark)
        if words != mark:
            continue
        headers, start = parse_headers(data, _after(data, line.end()), top.end)
        current = MimePart(headers, data, start, top.end, open_[mark])
        inner = _boundary(current)
        if inner and inner not in open_:
            open_[inner] = current
            current = None
    if current is not None:
        yield current


def _bare(top: MimePart) -> MimePart:
    """The body of a multipart whose delimiters were lost: read as plain text, as its type is unknown."""
    return MimePart(Headers(), top.data, top.start, top.end)


def _known(line: bytes, open_: dict[bytes, MimePart]) -> bytes | None:
    if line in open_:
        return line
    bare = line.removesuffix(b"--")
    return bare if bare in open_ else None


def _close(open_: dict[bytes, MimePart], mark: bytes, *, whole: bool) -> None:
    """Ends every multipart within that of `mark`, and that one too where the line says so."""
    while (last := next(reversed(open_))) != mark:
        del open_[last]
    if whole:
        del open_[mark]


def _after(data: bytes, at: int) -> int:
    """Past the end of the line."""
    at += data[at : at + 1] == b"\r"
    return at + (data[at : at + 1] == b"\n")


def _ended(piece: MimePart, at: int) -> MimePart:
    """The piece up to the line break that belongs to the delimiter after it."""
    at -= piece.data[at - 1 : at] == b"\n"
    at -= piece.data[at - 1 : at] == b"\r"
    return MimePart(piece.headers, piece.data, piece.start, max(piece.start, at), piece.parent)
