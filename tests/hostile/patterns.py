"""Texts on which searches for patterns run wild, and texts that are hardly texts."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.hostile.scale import Scale
from tests.reading import mails

_PIECES = (
    "\n",
    " ",
    "\t",
    "\r",
    "\r\n",
    " \n",
    "\n ",
    "\u00a0",
    "\u2028",
    "\u200b",
    "\ufeff",
    "\x0b",
    "a",
    "A",
    "1",
    ".",
    ",",
    "-",
    "–",
    "_",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    '"',
    "“",
    "'",
    "/",
    "\\",
    "|",
    ":",
    ";",
    "*",
    "#",
    "&",
    "=",
    "@",
    "!",
    "?",
    "~",
    "$",
    "%",
    "^",
    "+",
    "{",
    "a ",
    "A ",
    "A. ",
    "a.",
    "Aa ",
    "AA ",
    "a,",
    "A, ",
    "1 ",
    "1.",
    "1/",
    "1-",
    "12:",
    "- ",
    "— ",
    "* ",
    "> ",
    "# ",
    "| ",
    ": ",
    "; ",
    "...",
    "\n\n",
    "a\n",
    "A\n",
    "1\n",
    "-\n",
    ":\n",
    "A:\n",
    "A: b\n",
    "By \n",
    "By ",
    "by A ",
    "By A B, ",
    "By A and ",
    "Por ",
    "(A) ",
    "(A) - ",
    "QUITO ",
    "QUITO, ",
    "QUITO (",
    "QUITO - ",
    "QUITO, March ",
    "March 3 ",
    "3 March ",
    "2019-",
    "3/3/",
    "Monday, ",
    "a@b ",
    "a@",
    "www.",
    "http://",
    "http://a.",
    "https://a/",
    "Photo: ",
    "(Reuters) ",
    "Copyright ",
    "© ",
    "=?",
    "?=",
    "&#",
    "\\u",
    "{\\",
    "<!--",
    "]]>",
    '""',
    "e\u0301",
    "\u0301",
    "ا",
    "אב ",
    "日本",
    "ñ",
    "ß",
    "İ",
    "ﬁ",
    "\U0001f600",
    "\x1b[31m",
    "\ufffd",
    "'s ",
    "Mr. ",
    "St. ",
    "U.S. ",
    "de la ",
)
_WRAPS = (
    "{}",
    "QUITO, March 3, 2019 - {}\n\nDock workers kept the gates shut.\n",
    "Ferry strike\n\nBy Ada Ruiz\n\n{}\n",
)


def files(scale: Scale) -> Iterator[tuple[str, bytes]]:
    for number, piece in enumerate(_PIECES):
        run = piece * (scale.file // len(piece.encode()))
        yield "run.txt", _WRAPS[number % len(_WRAPS)].format(run).encode()
        if number % 3 == 0:
            yield "run.html", f"<html><body><p>{run}</p><pre>{run[: len(run) // 4]}</pre></body></html>".encode()
        if number % 7 == 0:
            yield "run.eml", mails.raw(f"Subject: {run[:500]!r}\r\n", run.encode())
            yield "run.md", f"---\ntitle: x\n---\n{run}".encode()
    chance = random.Random(4)
    for _ in range(20):  # two pieces by turns, which is what most patterns stumble over
        one, other = chance.sample(_PIECES, 2)
        yield "turns.txt", ((one + other) * (scale.file // len((one + other).encode()))).encode()
    yield from _hardly_texts(scale, chance)


def _hardly_texts(scale: Scale, chance: random.Random) -> Iterator[tuple[str, bytes]]:
    yield "empty.txt", b""
    yield "blank.txt", b" \n\t" * (scale.file // 3)
    yield "nul.txt", b"\0" * scale.file
    yield "nul-between.txt", b"w\0o\0r\0d\0" * (scale.file // 8)
    yield "nul-in-words.txt", b"Words with \0 in them, and more words after that.\n" * 50
    yield "nul.html", b"<p>wo\0rds</p>" * 50
    yield "surrogates.txt", b"\xed\xa0\x80\xed\xb0\x80 words " * 500
    yield "surrogates-16.txt", b"\xff\xfe" + b"\x00\xd8" * (scale.file // 2)
    yield "mark-only.txt", b"\xef\xbb\xbf"
    yield "marks.txt", b"\xff\xfe\xfe\xff\xef\xbb\xbf" * 100
    yield "utf32.txt", b"\xff\xfe\0\0" + b"\xff\xff\xff\xff" * 1000
    yield "utf7.html", b"<meta charset=utf-7>+ADw-script+AD4-x+ADw-/script+AD4-"
    yield "overlong.txt", b"\xc0\xaf\xe0\x80\xaf\xf8\x88\x80\x80\x80 words " * 500
    yield "noise.bin", chance.randbytes(scale.file)
    yield "noise.txt", bytes(chance.randrange(32, 256) for _ in range(20_000))
    yield "one-line.txt", ("The ferry left at noon on Sunday. " * (scale.file // 34)).encode()
    yield "one-word.txt", b"x" * scale.file
    yield "zero-width-storm.txt", ("w\u200bo\u200cr\u200dd\u2060s\ufeff " * (scale.file // 20)).encode()
    yield "marks-storm.txt", ("w" + "\u0300\u0301\u0316" * (scale.file // 6)).encode()
    yield "bidi-storm.txt", ("\u202ewords\u202c \u2066more\u2069 " * (scale.file // 30)).encode()
    yield "many-lines.txt", b"".join(b"Line %d of very many\n" % n for n in range(scale.file // 24))
    yield "labels.txt", b"".join(b"LABEL%d: value\n" % n for n in range(scale.file // 16))
    yield "dates.txt", b"March 3, 2019 4 April 2020 2021-05-06 " * (scale.file // 40)
    yield "names.txt", b"Ada Ruiz, Benito Haro and Li Na " * (scale.file // 32)
    for charset in (
        "utf-16",
        "shift_jis",
        "iso-2022-jp",
        "hz",
        "big5",
        "koi8-r",
        "rot13",
        "zip",
        "idna",
        "punycode",
        "unicode_escape",
        "x" * 5000,
    ):
        yield (
            "charset.html",
            f"<meta charset='{charset}'><p>Dock workers kept the gates shut ÿ~{{</p>".encode("latin-1"),
        )
        yield (
            "charset.eml",
            mails.raw("", b"Dock workers \xff\xfe ~{ kept the gates shut", f"text/plain; charset={charset}"),
        )
