"""Writes what Outlook kept of a message as a mail (RFC 5322), so that it is read as every other mail is."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.mail.mime_headers import parse_headers
from dossier.reading.office.rtf import RtfReader
from dossier.reading.text_tools.packed_rtf import unpacked_rtf

# Property numbers ([MS-OXPROPS])
SUBJECT, SENT, DELIVERED, HEADERS = 0x0037, 0x0039, 0x0E06, 0x007D
FROM_NAME, FROM_ADDRESS, FROM_SMTP, TO, MESSAGE_ID = 0x0C1A, 0x0C1F, 0x5D01, 0x0E04, 0x1035
BODY, PACKED_RTF, PAGE = 0x1000, 0x1009, 0x1013
ATTACHED, FILE_NAME, LONG_NAME, KIND, CONTENT_ID = 0x3701, 0x3704, 0x3707, 0x370E, 0x3712
CODE_PAGE, PAGE_CODE_PAGE = 0x3FFD, 0x3FDE

_SINCE = datetime(1601, 1, 1, tzinfo=UTC)
_BOUNDARIES = ("=_dossier_mixed", "=_dossier_alternative")  # no base64 has such a line
_OURS = ("content-", "mime-version")  # header fields of the parts that the message had on its way
_UTF_8 = 65001

Value = str | bytes | int


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that came with a message."""

    name: str
    media_type: str
    data: bytes
    content_id: str = ""


def moment_of(ticks: int) -> datetime | None:
    """A count of 100 nanoseconds since 1601; None outside the calendar."""
    try:
        return _SINCE + timedelta(microseconds=ticks // 10)
    except OverflowError:
        return None


def charset_of(code_page: Value | None) -> str:
    """A charset's name for a code page of Windows; cp1252 where none is stated."""
    if code_page == _UTF_8:
        return "utf-8"
    return f"cp{code_page}" if isinstance(code_page, int) and 0 < code_page < 65000 else "cp1252"


def as_mail(found: Mapping[int, Value], attached: Sequence[Attached]) -> bytes:
    """Raises Unreadable for a message without words and files."""
    bodies = list(_bodies(found))
    if not bodies and not attached:
        raise Unreadable(Clause("outlook-message-without-words"))
    lines = [f"{name}: {value}" for name, value in _header(found)]
    mixed, alternative = _BOUNDARIES
    lines += ["MIME-Version: 1.0", f'Content-Type: multipart/mixed; boundary="{mixed}"', "", f"--{mixed}"]
    lines += [f'Content-Type: multipart/alternative; boundary="{alternative}"', ""]
    for kind, data in bodies:
        lines += [f"--{alternative}", f"Content-Type: {kind}", *_coded(data)]
    lines += [f"--{alternative}--", ""]
    for file in attached:
        lines += [f"--{mixed}", f"Content-Type: {_token(file.media_type) or 'application/octet-stream'}"]
        lines += [f'Content-Disposition: attachment; filename="{_encoded(file.name)}"']
        lines += [f"Content-ID: <{_token(file.content_id)}>"] if file.content_id else []
        lines += _coded(file.data)
    return "\r\n".join([*lines, f"--{mixed}--", ""]).encode()


def _bodies(found: Mapping[int, Value]) -> Iterator[tuple[str, bytes]]:
    """The words of the message, the plainest form first, each with its media type."""
    body, page, packed = found.get(BODY), found.get(PAGE), found.get(PACKED_RTF)
    if isinstance(body, str) and body.strip():
        yield "text/plain; charset=utf-8", body.encode()
    if page and not isinstance(page, int):
        stated = f"; charset={charset_of(found[PAGE_CODE_PAGE])}" if PAGE_CODE_PAGE in found else ""
        yield ("text/html; charset=utf-8", page.encode()) if isinstance(page, str) else (f"text/html{stated}", page)
    elif isinstance(packed, bytes) and not (isinstance(body, str) and body.strip()):
        words = RtfReader().read(unpacked_rtf(packed), "body.rtf").rendition
        yield "text/plain; charset=utf-8", words.encode()


def _header(found: Mapping[int, Value]) -> Iterator[tuple[str, str]]:
    """The header that the message had on its way; what it lacks, as Outlook kept it."""
    stated = found.get(HEADERS)
    fields = parse_headers(stated.encode())[0].fields if isinstance(stated, str) else ()
    kept = [(name, value) for name, value in fields if not name.lower().startswith(_OURS)]
    yield from kept
    known = {name.lower() for name, _ in kept}
    for name, value in _stated(found):
        if value and name.lower() not in known:
            yield name, value


def _stated(found: Mapping[int, Value]) -> Iterator[tuple[str, str]]:
    words = {key: " ".join(value.split()) for key, value in found.items() if isinstance(value, str) and key != BODY}
    address = words.get(FROM_SMTP) or words.get(FROM_ADDRESS, "")
    sender = _encoded(words.get(FROM_NAME, ""))
    yield "From", f"{sender} <{_token(address)}>" if "@" in address else sender
    yield "To", _encoded(words.get(TO, ""))
    yield "Subject", _encoded(words.get(SUBJECT, ""))
    for key in (SENT, DELIVERED):
        ticks = found.get(key)
        if isinstance(ticks, int) and (moment := moment_of(ticks)):
            yield "Date", format_datetime(moment)
            break
    yield "Message-ID", _token(words.get(MESSAGE_ID, ""))


def _encoded(words: str) -> str:
    """Words for a header (RFC 2047)."""
    words = " ".join(words.split())
    if words.isascii() and words.isprintable() and '"' not in words:
        return words
    return f"=?utf-8?b?{base64.b64encode(words.encode('utf-8', 'replace')).decode()}?="


def _token(words: str) -> str:
    """The same words without what would end a header line or leave ASCII."""
    return "".join(sign for sign in words if sign.isascii() and sign.isprintable()).strip()


def _coded(data: bytes) -> list[str]:
    return ["Content-Transfer-Encoding: base64", "", *base64.encodebytes(data).decode().splitlines(), ""]
