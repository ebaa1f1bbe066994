"""Reads header lines as mail and web archives write them: folded, encoded, or broken."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote_to_bytes

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.reading.text_tools.charset import cp1252, decode
from dossier.reading.text_tools.mail_transfer import from_base64, from_quoted
from dossier.reading.text_tools.nfc import display_text

_LINE = re.compile(rb"([^\r\n]*)(?:\r\n|\n|\r|\Z)")
_NAME = re.compile(rb"(?!--)([!-9;-~]{1,100})[ \t]*:[ \t]*")
_BLANK = re.compile(rb"(?>\r\n|\n|\r){2}")
_BLOCK = 1 << 20  # bytes of a header that are looked at; real ones have some thousands
_FIELDS, _FOLDS = 1_000, 400  # fields that are kept, and lines of one
_LONGEST = 8_192  # bytes of one value
_ENCODED = re.compile(r"=\?([\w.:+-]{1,40})(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=", re.I)
_PARAMETER = re.compile(r""";\s*([^\s=;*"]{1,40})(?:\*(\d{1,3}))?(\*)?\s*=\s*("(?:[^"\\]|\\.)*+"?|[^;\s"]*)""", re.S)


@dataclass(frozen=True, slots=True)
class Headers:
    """Fields in their order, as written: names in any case, values unfolded but not decoded."""

    fields: tuple[tuple[str, str], ...] = ()

    def raw(self, name: str) -> str:
        """The first value of this name; empty when there is none."""
        return next((value for key, value in self.fields if key.lower() == name), "")

    def words(self, name: str) -> str:
        """The first value of this name for people: decoded, on one line, without marks that draw nothing."""
        return display_text(decoded(self.raw(name)))

    def main(self, name: str) -> str:
        """The value before the parameters, in lower case: "text/html"."""
        return self.raw(name).partition(";")[0].strip().strip('"').lower()

    def parameter(self, name: str, key: str) -> str:
        """A parameter's value, its pieces joined and decoded (RFC 2231); empty when there is none."""
        return _parameter(self.raw(name), key)


def parse_headers(data: bytes, start: int = 0, end: int | None = None) -> tuple[Headers, int]:
    """The header that begins at `start`, and the offset after its empty line (RFC 5322, 2.2).

    A line that is no field ends the header as well: broken mailers leave the empty line out. A line that opens with two
    hyphens is no field but a part's delimiter, which may hold a colon (RFC 2046, 5.1.1).
    """
    stop = len(data) if end is None else end
    found: list[tuple[bytes, list[bytes]]] = []
    at = start
    while at < stop:
        line = _LINE.match(data, at, stop)
        if line is None or not line[1]:
            at = line.end() if line else stop
            break
        if at - start > _BLOCK:
            blank = _BLANK.search(data, at, stop)
            at = blank.end() if blank else stop
            break
        if not _keep_line(found, line[1]):
            break
        at = line.end()
    return Headers(tuple((name.decode("ascii"), _unfolded(lines)) for name, lines in found)), at


def _keep_line(found: list[tuple[bytes, list[bytes]]], line: bytes) -> bool:
    """Adds the line if it belongs to a header; returns whether it does."""
    if line[:1] in b" \t":
        if found and len(found[-1][1]) < _FOLDS:
            found[-1][1].append(line[:_LONGEST])
        return bool(found)
    name = _NAME.match(line)
    if name is not None and len(found) < _FIELDS:
        found.append((name[1], [line[name.end() : name.end() + _LONGEST]]))
    return name is not None


def _unfolded(lines: list[bytes]) -> str:
    raw = b"".join(lines)[:_LONGEST].strip()
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return cp1252(raw)


def decoded(value: str) -> str:
    """Decodes encoded words; adjacent ones of the same charset are one run of bytes (RFC 2047)."""
    found: list[str] = []
    run, charset, at = b"", "", 0
    for word in _ENCODED.finditer(value):
        gap = value[at : word.start()]
        if gap.strip() or not at or word[1].lower() != charset:
            found += [decode_words(run, charset), gap if gap.strip() or not at else ""]
            run, charset = b"", word[1].lower()
        raw = word[3].encode()
        run += from_base64(raw) if word[2] in "bB" else from_quoted(raw.replace(b"_", b" "))
        at = word.end()
    return "".join([*found, decode_words(run, charset), value[at:]])


def decode_words(data: bytes, charset: str | None) -> str:
    """The words in `data`; none where it holds none."""
    try:
        return decode(data, charset)
    except Unreadable:
        return ""


def _parameter(value: str, wanted: str) -> str:
    pieces: dict[int, tuple[bool, str]] = {}
    for key, number, extended, raw in _PARAMETER.findall(value):
        if key.lower() == wanted:
            text = re.sub(r"\\(.)", r"\1", raw[1:].removesuffix('"')) if raw[:1] == '"' else raw
            pieces.setdefault(int(number or 0), (bool(extended), text))
    ordered = [pieces[n] for n in sorted(pieces)]
    if not any(extended for extended, _ in ordered):
        return decoded("".join(text for _, text in ordered))  # many mailers write encoded words here
    return _extended(ordered)


def _extended(pieces: list[tuple[bool, str]]) -> str:
    """`utf-8'en'%e2%82%ac` in one or more pieces."""
    head, quote, rest = pieces[0][1].partition("'")
    charset, first = (head, rest.partition("'")[2]) if quote and pieces[0][0] else ("utf-8", pieces[0][1])
    texts = [(pieces[0][0], first), *pieces[1:]]
    return decode_words(b"".join(unquote_to_bytes(t) if extended else t.encode() for extended, t in texts), charset)
