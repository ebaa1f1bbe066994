"""Turns bytes into words: byte order mark, declared charset, UTF-8, the declared one's wide letters, a guess.

UTF-8 is held to its rules; where nearly all its letters beyond ASCII are whole, a damaged one costs itself alone.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.text_tools.charset_guess import DEFAULT, guessed, is_clearly_other, near_charsets

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# The WHATWG Encoding Standard reads these labels as cp1252, because pages that say so mean it.
_LATIN = frozenset({"iso-8859-1", "iso8859-1", "latin-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252"})
# Read as the larger charset that grew out of each, for so browsers read them and pages are written (same standard).
_LARGER = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "ks_c_5601-1987": "cp949",
    "big5": "big5hkscs",
    "shift_jis": "cp932",
}
_LETTERS_WIDE = frozenset({*_LARGER.values(), "euc_jp"})  # of which a letter takes two bytes or more
_FEWEST_DAMAGED = 200  # characters for each invalid byte
_WHOLE = 10  # letters of two bytes or more for each that is damaged
_SEVEN_BIT = ("iso2022", "hz", "utf-7")  # charsets whose every text is ASCII to the eye
_ESCAPES = (
    (b"\x1b$B", "iso2022_jp"),
    (b"\x1b$@", "iso2022_jp"),
    (b"\x1b$)C", "iso2022_kr"),
)  # ISO 2022, by its own escapes
_SAMPLE, _GLANCE = 65536, 8192  # bytes that are searched for a NUL, and for other controls
_PIECE = 8192  # bytes that are decoded at a time to look at them: memory for all their letters costs more
_GAP = b"\0" * 64  # zeros that no page has within it, as between the parts of a tar
_BY_HAND: ContextVar[str | None] = ContextVar("_BY_HAND", default=None)  # the charset that a person chose
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\f\v\x1b\x08\x1a"))


def decode(data: bytes, declared: str | None = None) -> str:
    """The words in `data`, line ends as `\\n`, without NULs and lone surrogates. Raises Unreadable for binary data."""
    text = _decoded(data, declared).replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    return text.removeprefix("\ufeff")


def _decoded(data: bytes, declared: str | None) -> str:
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(charset, "replace")
    if (chosen := _BY_HAND.get()) and not is_utf8(data):
        return data.decode(chosen, "replace")
    if wide := _wide(data):
        return data.decode(wide, "replace")
    if is_binary(data):
        raise Unreadable(Clause("holds-binary-data"))
    data = data.replace(b"\0", b"")
    if escaped := next((charset for mark, charset in _ESCAPES if mark in data and data.isascii()), None):
        return data.decode(escaped, "replace")
    for name in (_codec(declared), "utf-8"):
        text = _strict(data, name) if name else None
        if text is not None:
            return _redecoded(data, name) or text
    return _nearly_valid(data, _codec(declared)) or _damaged_utf8(data) or _by_letters(data)


def _redecoded(data: bytes, name: str | None) -> str | None:
    """The words in the charset that fits, if the declared one decodes the bytes to letters that no language has."""
    other = is_clearly_other(data, name) if name and name != "utf-8" and not data.isascii() else None
    return data.decode(other, "replace") if other and not is_utf8(data) else None


def _by_letters(data: bytes) -> str:
    name = guessed(data)
    return cp1252(data) if name == DEFAULT else data.decode(name, "replace")


@contextmanager
def read_in(charset: str | None) -> Iterator[None]:
    """Within it, all bytes that are no UTF-8 are decoded in the charset that a person chose; None chooses nothing."""
    token = _BY_HAND.set(charset)
    try:
        yield
    finally:
        _BY_HAND.reset(token)


def recoded(data: bytes, charset: str) -> bytes:
    """The bytes in UTF-8 with its mark, decoded with the charset that a person chose; invalid bytes are lost."""
    return codecs.BOM_UTF8 + data.decode(charset, "replace").removeprefix("\ufeff").encode("utf-8", "replace")


def charset_rivals(data: bytes) -> tuple[str, ...]:
    """Charsets that are about as likely as the one in which bytes were read that are no UTF-8; mostly none."""
    if _BY_HAND.get() or data.isascii() or is_binary(data) or is_utf8(data) or _damaged_utf8(data):
        return ()
    return near_charsets(data)


def _nearly_valid(data: bytes, name: str | None) -> str | None:
    """Decodes as declared if few bytes are invalid, as on pages put together from several: else `None`.

    Read as another charset no letter of such a page would be right.
    """
    text = data.decode(name, "replace") if name in _LETTERS_WIDE else ""
    return text if text and text.count("\ufffd") * _FEWEST_DAMAGED < len(text) else None


def _damaged_utf8(data: bytes) -> str | None:
    """UTF-8 in which few letters are damaged, or only the last one is cut off: else `None`.

    No text in cp1252 has as many letters that happen to be valid UTF-8. What was lost stays seen, as U+FFFD.
    """
    text = data.decode("utf-8", "replace")
    lost = text.count("\ufffd")
    whole = len(text) - len(text.encode("ascii", "ignore")) - lost
    return text if whole >= _WHOLE * lost or (whole and _is_cut(data)) else None


def _is_cut(data: bytes) -> bool:
    """Whether all is valid UTF-8 but for a last letter that lacks its end."""
    try:
        codecs.utf_8_decode(data, "strict", False)
    except UnicodeDecodeError:
        return False
    return True


def _codec(declared: str | None) -> str | None:
    """The codec behind a declared name; `None` when unknown, or when the label is likelier wrong than right."""
    if not declared or declared.strip().lower() in _LATIN:
        return None  # UTF-8 mislabelled as Latin-1 is common, and strict UTF-8 is hardly ever an accident
    try:
        name = codecs.lookup(declared.strip()).name
    except (LookupError, ValueError):
        return None
    name = _LARGER.get(name, name)
    return None if "escape" in name else name  # Python's own codecs for source code are no charsets of files


def _strict(data: bytes, name: str) -> str | None:
    """Decoded, or `None`. Odd codecs are no charsets (LookupError), or decode to surrogates, which no file holds."""
    try:
        text = data.decode(name)
        if name != "utf-8":
            text.encode()
    except (LookupError, ValueError):
        return None
    return text


def cp1252(data: bytes) -> str:
    """Windows-1252 as browsers read it: its five empty places become C1 controls (WHATWG Encoding Standard)."""
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return "".join(bytes([b]).decode("cp1252") if b not in _HOLES else chr(b) for b in data)


_HOLES = frozenset(b"\x81\x8d\x8f\x90\x9d")


def is_utf8(data: bytes) -> bool:
    """Whether the bytes are valid UTF-8 (RFC 3629)."""
    view, at = memoryview(data), 0
    try:
        while at < len(data):
            piece = view[at : at + _PIECE]
            at += codecs.utf_8_decode(piece, "strict", at + len(piece) == len(data))[1]
    except UnicodeDecodeError:
        return False
    return True


def _wide(data: bytes) -> str | None:
    """UTF-16 without its mark: Western text has a NUL in every other byte, and in no other."""
    sample = data[:1024]
    if len(sample) < 4 or b"\0" not in sample:
        return None
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if even == 0 and odd * 10 > len(sample) * 4:
        return "utf-16-le"
    return "utf-16-be" if odd == 0 and even * 10 > len(sample) * 4 else None


def is_binary(data: bytes) -> bool:
    """Whether more than one byte in fifty is a control that no text holds, in bytes that are not marked as UTF-16.

    A few NULs are no proof: servers and tools leave some in pages. Zeros at the end are what a crash leaves of a file.
    """
    sample = data[:_SAMPLE].rstrip(b"\0")
    if b"\0" in sample and (_wide(data) or data.startswith(tuple(mark for mark, _ in _MARKS))):
        return False
    near = sample[:_GLANCE]
    return (
        (bool(data) and not sample)
        or _GAP in sample
        or _mostly_controls(near)
        or (b"\0" in sample and _mostly_controls(sample))
    )


def _mostly_controls(sample: bytes) -> bool:
    return len(sample) - len(sample.translate(None, _CONTROLS)) > len(sample) // 50


def without_nuls(data: bytes, most: int = 10) -> bytes:
    """A page's bytes as browsers show them: they drop NULs (WHATWG HTML, 13.2.6).

    UTF-16 stays as it is, and so do data of which more than one byte in `most` is NUL before the zeros at the end.
    """
    if b"\0" not in data or data.startswith(tuple(mark for mark, _ in _MARKS)) or _wide(data):
        return data
    sample = data[:_SAMPLE].rstrip(b"\0")
    return data if _GAP in sample or sample.count(0) * most > len(sample) else data.replace(b"\0", b"")


def in_utf8(data: bytes, declared: str | None) -> bytes:
    """A page's bytes in UTF-8, if its mail or server declares another charset; else unchanged.

    The charset of a mail or a server takes precedence over the page's own (WHATWG HTML, 13.2.3.2).
    """
    name = _BY_HAND.get() or _codec(declared)
    if name is None or data.startswith(tuple(mark for mark, _ in _MARKS)):
        return data
    known = is_utf8(data) and not name.startswith(_SEVEN_BIT)
    text = None if known else _strict(data, name)
    return data if text is None else text.encode()
