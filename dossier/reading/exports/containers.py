"""Reads containers of files: zips of clippings or of web archives, and mailboxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Description, Reading
from dossier.model.file_parts import Capture, Part
from dossier.reading.exports.item_format import STATED_BY
from dossier.reading.mail.mail import looks_like_mail
from dossier.reading.mail.mime import message
from dossier.reading.text_tools.file_names import Names
from dossier.reading.text_tools.nfc import display_text
from dossier.reading.text_tools.torn_zip import mended
from dossier.reading.text_tools.zipped import Container, is_zip

_ONE, _ALL = 256 << 20, 2 << 30  # bytes of one file within, and of all
SYSTEM_FILE = re.compile(
    r"(?:^|/)(?:__MACOSX/|\.[^/]*$|Thumbs\.db$|desktop\.ini$|datapackage(?:-digest)?\.json$)", re.I
)
_MESSAGE = re.compile(rb"^From [^\r\n]*\r?\n(?=[A-Za-z][\w-]*:)", re.M)
_QUOTED = re.compile(rb"^>(>*From )", re.M)
_LISTED = 1000
_HEAD = 1 << 16  # bytes of a message that hold its header


@dataclass(frozen=True, slots=True)
class ZipReader:
    """Every file in a zip container is a file of its own; one that cannot be unpacked is named, the rest is read."""

    version: str = "zip/2"
    media_types: tuple[str, ...] = ("application/zip",)
    endings: tuple[str, ...] = (".zip",)

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return is_zip(data)

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - files have names of their own
        """Raises Unreadable for a damaged or empty container."""
        container, torn = _opened(data)
        files = [file for file in container.files if not _is_of_system(file.filename)]
        if not files:
            raise Unreadable(Clause("zip-archive-without-files"))
        rows = [display_text(file.filename) for file in files[:_LISTED]]
        rows += [f"and {len(files) - _LISTED:,} more"] if len(files) > _LISTED else []
        rendition = "\n".join([f"A zip archive of {len(files):,} files", "", *rows])
        failed = next((reason for file in files if (reason := container.fault(file, _ONE))), None)
        lacks = torn or failed
        return Reading(self.version, self.media_types[0], rendition, Description((), ()), lacks=lacks)

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - files have names of their own
        """Each file, by its path without steps that lead out of the container. Raises Unreadable."""
        yield from file_parts(_opened(data)[0])


def _opened(data: bytes) -> tuple[Container, Clause | None]:
    """The container, and why not all of it is there: one that was cut off is read as far as it goes."""
    try:
        return Container(data, _ALL), None
    except Unreadable:
        whole = mended(data)
        if whole is None:
            raise
        return Container(whole, _ALL), Clause("cut-off-zip-archive")


def file_parts(container: Container, skips: Callable[[str], bool] = lambda _: False) -> Iterator[Part]:
    """The files of a container, without those that systems leave there and those that `skips` names.

    Files of one path, or of paths that lead to one, are several, each with a name of its own.
    """
    names = Names()
    for file in container.files:
        if _is_of_system(file.filename) or skips(file.filename):
            continue
        try:
            found = container.unfold(file, _ONE)
        except Unreadable:
            continue  # `lacks` names it
        if found:
            yield Part(names.own(safe_path(file.filename)), found, Capture(told_by=STATED_BY))


def _is_of_system(name: str) -> bool:
    return SYSTEM_FILE.search("/".join(_steps(name))) is not None


def safe_path(name: str) -> str:
    """A path within a container, without drives, empty steps and steps upwards."""
    return "/".join(_steps(name))[-400:] or "file"


def _steps(name: str) -> list[str]:
    steps = [display_text(step).strip() for step in re.split(r"[/\\]+", name)]
    return [step for step in steps if step not in ("", ".", "..") and not re.fullmatch(r"[A-Za-z]:", step)]


@dataclass(frozen=True, slots=True)
class MailboxReader:
    """Many messages in one file, each behind a line that opens with "From " (RFC 4155)."""

    version: str = "mbox/1"
    media_types: tuple[str, ...] = ("application/mbox",)
    endings: tuple[str, ...] = (".mbox", ".mbx")

    def accepts(self, data: bytes, name: str) -> bool:
        """Two messages at least: one alone is read as a message."""
        if not data.startswith(b"From ") or not looks_like_mail(data, name, (".mbox",)):
            return False
        starts = _MESSAGE.finditer(data)
        next(starts, None)
        return next(starts, None) is not None

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - messages have names of their own
        rows: list[str] = []
        count = 0
        for count, (start, end) in enumerate(_bounds(data), 1):
            if count <= _LISTED:
                rows.append(f"{count}. {message(data[start : min(end, start + _HEAD)]).headers.words('subject')}")
        rendition = "\n".join([f"A mailbox of {count:,} messages", "", *rows])
        return Reading(self.version, self.media_types[0], rendition, Description((), ()))

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - messages have names of their own
        """Each message without the line that opens it, by its Message-ID where it has one."""
        names = Names()
        capture = Capture(media_type="message/rfc822", told_by=STATED_BY)
        for number, raw in enumerate(_messages(data), 1):
            ident = display_text(message(raw[:_HEAD]).headers.raw("message-id")).strip("<> ")
            yield Part(names.own(ident or f"message {number}"), raw, capture)


def whole_messages(data: bytes) -> bytes:
    """A mailbox that is cut off, without its last message."""
    starts = data.rfind(b"\nFrom ") + 1
    return data[:starts] if starts else data


def _messages(data: bytes) -> Iterator[bytes]:
    for start, end in _bounds(data):
        yield _QUOTED.sub(rb"\1", data[start:end])


def _bounds(data: bytes) -> Iterator[tuple[int, int]]:
    """Where each message begins and ends, without the line that opens it."""
    start: int | None = None
    for match in _MESSAGE.finditer(data):
        if start is not None:
            yield start, match.start()
        start = match.end()
    if start is not None:
        yield start, len(data)
