"""Cuts RTF into control words, groups and bytes of text, and knows its charsets (RTF Specification 1.9.1)."""

from __future__ import annotations

import codecs
from collections.abc import Generator, Iterator

from dossier import lazy_re as re
from dossier.reading.text_tools.alternatives import grouped
from dossier.reading.text_tools.charset import cp1252

# Formatting without effect on the words. Three in four control words are of this kind, so they are skipped first. None
# of them decides how a group is used.
_SETTING = grouped(
    "loch|hich|dbch|ltrch|rtlch|ltrpar|rtlpar|af|ab|ai|afs|alang|sb|sa|sbauto|saauto|li|ri|fi|lin|rin|sl|slmult|ql|qr"
    "|qj|qc|cf|cb|ul|ulc|tx|ilvl|lang|langnp|langfe|langfenp|noproof|kerning|expnd|expndtw|widctlpar|nowidctlpar|itap"
    "|faauto|aspalpha|aspnum|adjustright|hyphpar|chcbpat|insrsid|charrsid|pararsid|cgrid|wrapdefault"
).encode()
_TOKEN = re.compile(
    rb"(?:\\(?:" + _SETTING + rb")(?![A-Za-z])(?:-?[0-9]{1,10})?[ ]?)+"
    rb"|\\(?P<word>[A-Za-z]{1,32})(?P<number>-?[0-9]{1,10})?[ ]?|\\'(?P<hex>[0-9A-Fa-f]{2})|\\(?P<mark>[^A-Za-z])"
    rb"|(?P<open>\{)|(?P<close>\})|(?P<text>[^\\{}\r\n]+)|[\r\n]+|\\",
    re.S,
)
# Windows charsets of fonts ([RTF] \fcharset), by the codec that Python has for them; 2 is that of symbols
_CHARSETS = {
    0: "cp1252", 77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gbk", 136: "big5", 161: "cp1253",
    162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874",
    238: "cp1250", 254: "cp437", 255: "cp850",
}  # fmt: skip
_PAGES = {10000: "mac_roman", 65001: "utf-8", 1361: "johab", 708: "cp720", 20866: "koi8_r", 20932: "euc_jp"}
SYMBOLS = "symbols"

Token = tuple[str, str, int | None, bytes]  # kind, word, number, bytes


def tokens(data: bytes) -> Iterator[Token]:
    """Kind ("word", "mark", "open", "close", "text"), name, number and bytes of each token; binary data is jumped."""
    at: int | None = 0
    while at is not None:
        at = yield from _up_to_binary(data, at)


def _up_to_binary(data: bytes, start: int) -> Generator[Token, None, int | None]:
    """The tokens from `start` on, and where they go on behind binary data, if there is some."""
    names: dict[bytes, str] = {}
    for match in _TOKEN.finditer(data, start):
        kind = match.lastgroup
        if kind in ("word", "number"):
            word, digits = match.group(1, 2)
            number = int(digits) if digits else None
            yield "word", names.get(word) or names.setdefault(word, word.decode("ascii")), number, b""
            if word == b"bin":
                return match.end() + max(0, number or 0)
        elif kind == "hex":
            yield "text", "'", None, bytes((int(match[3], 16),))
        elif kind == "mark":
            yield "mark", match[4].decode("latin-1"), None, b""
        elif kind is not None:
            yield kind, "", None, match[0]
    return None


def codec_of_page(number: int | None) -> str:
    """The codec of a code page, cp1252 where it is unknown."""
    name = _PAGES.get(number or 0, f"cp{number}")
    try:
        return codecs.lookup(name).name
    except LookupError:
        return "cp1252"


def codec_of_charset(number: int | None) -> str | None:
    """The codec of a font's charset; `None`: that of the document."""
    return SYMBOLS if number == 2 else _CHARSETS.get(number if number is not None else 1)


def decoded(data: bytes, codec: str) -> str:
    """The words in bytes of a charset; symbols are no words."""
    if codec == SYMBOLS:
        return ""
    return cp1252(data) if codec == "cp1252" else data.decode(codec, "replace")
