"""The protocol between us and a reader's process: JSON and plain bytes, so that nothing it sends can run here."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any, BinaryIO

from dossier.clauses import Clause, from_json, to_json
from dossier.errors import Unreadable
from dossier.intake.send_file import WholeFile
from dossier.model.digest import Digest
from dossier.model.file_parts import Capture
from dossier.model.outlets import Outlet, outlet_from_json, outlet_json
from dossier.model.reading_hints import ReadingHints, hints_from, hints_json
from dossier.model.sandbox_state import Protection, protection_from_json

_LENGTH = struct.Struct("<Q")
_MOST = 1 << 30  # bytes of one message; a longer one is a reader gone mad
_HEAD = 16 << 20  # bytes of a message's JSON


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may cost: bytes of the file, characters of its rendition, seconds, bytes of memory.

    A web archive may be larger than other files; the seconds count anew for every part of a file, and `unfolded` is how
    many bytes all its parts may have.
    """

    file: int = 64 << 20
    web_archive: int = 1 << 30
    parts: int = 100_000
    unfolded: int = 4 << 30
    rendition: int = 16 << 20
    seconds: float = 60.0
    memory: int = 3 << 30


@dataclass(frozen=True, slots=True)
class Task:
    """A file to be read: where its bytes are (only its keeper goes there), and the name that it came with.

    With a report and a version it is read for the archive; with neither it is described as JSON.
    """

    key: int
    path: str
    name: str
    report: str = ""
    version: int = 0
    whole: bool = False  # the rendition goes into the description
    capture: Capture | None = None  # where a part was got
    alone: bool = False  # its parts are not taken out
    made: Callable[[], bytes] | None = None  # gives what is read instead of the file alone: a METS with its pages
    cut: int = 0  # bytes of a mailbox too large for readers; they get its beginning
    hints: ReadingHints | None = None  # what people say about how it is to be read


@dataclass(frozen=True, slots=True)
class ReaderPart:
    """A file within the file of a task: its bytes for the archive, else its description as JSON."""

    key: int
    name: str
    capture: Capture
    data: bytes


@dataclass(frozen=True, slots=True)
class KeptPart:
    """A found file whose bytes are in the store."""

    name: str
    capture: Capture
    sha256: Digest
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class ReaderAnswer:
    """What became of a task: the blobs of its reading, or a description as JSON, or the reason why neither.

    With whatever stood within the file: `parts` are in the store, `described` are descriptions as JSON.
    """

    key: int
    reader: str = ""
    media_type: str = ""
    rendition: bytes = b""
    description: bytes = b""
    reason: Clause | None = None
    lacks: Clause | None = None  # why something of the file is not in the reading
    parts: tuple[KeptPart, ...] = ()
    described: tuple[bytes, ...] = ()
    outlets: int = 0  # last event about people's outlets that the reader knew of
    put_off: bool = False  # the disk had no room for the files inside of it: it is to be read another time


@dataclass(frozen=True, slots=True)
class Start:
    """A reader's first message: the limits for its files, and whether it reads them for an archive."""

    limits: Limits
    keeps: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """A reader has started, with this protection in force; the clock of its first task may run."""

    protection: Protection


@dataclass(frozen=True, slots=True)
class Ask:
    """A picture that a reader cannot give to tesseract itself; without a language it asks what tesseract there is."""

    language: str
    dpi: int | None
    seconds: float
    picture: bytes


@dataclass(frozen=True, slots=True)
class OcrResult:
    """What tesseract said to that, or the reason why it said nothing."""

    words: str
    reason: Clause | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """A task for a reader, the file's bytes or why there are none, and the outlets of people that it is to know.

    These are None where they are as before.
    """

    task: Task
    data: bytes
    reason: Clause | None
    outlets: tuple[Outlet, ...] | None = None


def send_start(stream: BinaryIO, start: Start) -> None:
    _send(stream, {"limits": asdict(start.limits), "keeps": start.keeps})


def receive_start(stream: BinaryIO) -> Start | None:
    head = _receive(stream)
    return Start(Limits(**head["limits"]), head["keeps"]) if head else None


def send_work(
    stream: BinaryIO, task: Task, outlets: tuple[Outlet, ...] | None, chunks: Iterable[bytes | WholeFile]
) -> None:
    """Raises BrokenPipeError when the other side is gone. What `chunks` raises goes to the reader as the reason."""
    known = None if outlets is None else [outlet_json(outlet) for outlet in outlets]
    given = {name: value for name, usual in _TASK.items() if (value := getattr(task, name)) != usual}
    if task.capture:
        given["capture"] = asdict(task.capture)
    if task.hints:
        given["hints"] = hints_json(task.hints)
    _send_json(stream, {"task": given, "outlets": known})
    reason = None
    for chunk in _until_refused(chunks):
        if isinstance(chunk, Clause):
            reason = chunk
        elif isinstance(chunk, WholeFile):
            stream.write(_LENGTH.pack(chunk.size))
            reason = chunk.send(stream)
        elif chunk:
            _send_bytes(stream, chunk)
    _send_bytes(stream, b"")
    _send_bytes(stream, b"" if reason is None else json.dumps(to_json(reason)).encode())
    stream.flush()


_TASK = {field.name: field.default for field in fields(Task)}  # what is as usual goes without saying


def _until_refused(chunks: Iterable[bytes | WholeFile]) -> Iterator[bytes | WholeFile | Clause]:
    try:
        yield from chunks
    except Unreadable as error:
        yield error.reason


def send_ocr_result(stream: BinaryIO, result: OcrResult) -> None:
    _send(stream, {"told": {"words": result.words, "reason": to_json(result.reason)}})


def receive_work(stream: BinaryIO) -> Work | OcrResult | None:
    """None when the other side is gone."""
    head = _receive(stream)
    if head is None:
        return None
    if "told" in head:
        return OcrResult(head["told"]["words"], _reason(head["told"]["reason"]))
    chunks = []
    while chunk := _receive_bytes(stream):
        chunks.append(chunk)
    end = _receive_bytes(stream, _HEAD)
    if end is None:
        return None
    reason = from_json(json.loads(end)) if end else None
    outlets = None if head["outlets"] is None else tuple(map(outlet_from_json, head["outlets"]))
    return Work(_task(**head["task"]), chunks[0] if len(chunks) == 1 else b"".join(chunks), reason, outlets)


def _task(capture: Mapping[str, Any] | None = None, hints: Mapping[str, Any] | None = None, **values: Any) -> Task:
    known = hints_from(hints) if hints else None
    return Task(**values, capture=Capture(**capture) if capture else None, hints=known)


def send_ready(stream: BinaryIO, ready: Ready) -> None:
    _send_all(stream, {"protection": ready.protection.json()}, b"", b"")


def send_ask(stream: BinaryIO, ask: Ask) -> None:
    head = {"language": ask.language, "dpi": ask.dpi, "seconds": ask.seconds}
    _send_all(stream, {"ask": head}, ask.picture, b"")


def send_found(stream: BinaryIO, found: ReaderPart) -> None:
    _send_all(stream, {"key": found.key, "found": found.name, "capture": asdict(found.capture)}, found.data, b"")


def send_answer(stream: BinaryIO, answer: ReaderAnswer) -> None:
    head = {"key": answer.key, "reader": answer.reader, "media_type": answer.media_type}
    head |= {"reason": to_json(answer.reason), "lacks": to_json(answer.lacks)}
    _send_all(stream, head, answer.rendition, answer.description)


def _send_all(stream: BinaryIO, head: Mapping[str, Any], *parts: bytes) -> None:
    _send_json(stream, head)
    for part in parts:
        _send_bytes(stream, part)
    stream.flush()


ReaderMessage = Ready | Ask | ReaderPart | ReaderAnswer


def receive_message(stream: BinaryIO) -> ReaderMessage | None:
    """The next message of a reader; None if it has ended or sends an invalid message."""
    try:
        head = _receive(stream)
        first, second = _receive_bytes(stream), _receive_bytes(stream)
        if head is None or first is None or second is None:
            return None
        return _message(head, first, second)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _message(head: Mapping[str, Any], first: bytes, second: bytes) -> ReaderMessage:
    """Raises KeyError, TypeError, ValueError when a part is missing or is not what it should be."""
    if "found" in head:
        return _part(head, first)
    if "ask" in head:
        return _ask(head["ask"], first)
    if "protection" in head:
        return Ready(protection_from_json(head["protection"]))
    return _answer(head, first, second)


def _part(head: Mapping[str, Any], data: bytes) -> ReaderPart:
    capture = {name: _words(words) for name, words in head["capture"].items() if words is not None}
    if "captured" in capture:
        datetime.fromisoformat(capture["captured"])  # raises where faces could not show it
    return ReaderPart(int(head["key"]), _words(head["found"]), Capture(**capture), data)


def _ask(head: Mapping[str, Any], picture: bytes) -> Ask:
    dpi = None if head["dpi"] is None else int(head["dpi"])
    return Ask(_words(head["language"]), dpi, float(head["seconds"]), picture)


def _answer(head: Mapping[str, Any], rendition: bytes, description: bytes) -> ReaderAnswer:
    who = int(head["key"]), _words(head["reader"]), _words(head["media_type"])
    return ReaderAnswer(*who, rendition, description, _reason(head["reason"]), _reason(head["lacks"]))


def _reason(found: object) -> Clause | None:
    if found is None:
        return None
    reason = from_json(found)
    _words(reason)  # as text too it is such that the log can keep it
    return reason


def _words(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError(found)
    return found.encode().decode()  # raises where half a surrogate pair would break the log


def _send(stream: BinaryIO, head: Mapping[str, Any]) -> None:
    _send_json(stream, head)
    stream.flush()


def _send_json(stream: BinaryIO, head: Mapping[str, Any]) -> None:
    _send_bytes(stream, json.dumps(head).encode())


def _receive(stream: BinaryIO) -> dict[str, Any] | None:
    data = _receive_bytes(stream, _HEAD)
    return None if data is None else dict(json.loads(data))


def _send_bytes(stream: BinaryIO, data: bytes) -> None:
    stream.write(_LENGTH.pack(len(data)))
    stream.write(data)


def _receive_bytes(stream: BinaryIO, most: int = _MOST) -> bytes | None:
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length) if length <= most else b""
    return data if len(data) == length else None
