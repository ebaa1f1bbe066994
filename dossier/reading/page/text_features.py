"""Says what the words of a block look like, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.page.markup import Block

_WIDE = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
# One set of signs to begin with: patterns that begin in several ways are searched for sign by sign.
_STOPS = re.compile(r"[.!?…。！？।](?:(?<=[。！？।])|[\"'”’»)\]]*(?=\s|$))")
_ENDING, _CLOSING = frozenset(".!?…。！？।:;"), frozenset("\"'”’»“)]")
_END = re.compile(r"[.!?…。！？।:;][\"'”’»“)\]]*$")
# Bytes of UTF-8 that no wide sign begins with.
_NARROW = bytes(byte for byte in range(256) if byte not in (0xE0, 0xE1, *range(0xE3, 0xEE)))
_MOST_STOPS = 8
_TAGS = {
    **dict.fromkeys(("div", "section", "article", "main"), 1),
    **dict.fromkeys(("td", "th"), 2),
    **dict.fromkeys(("li", "dd", "dt"), 3),
    **{"p": 0, "h1": 4, "h2": 5, "h3": 6, "h4": 7, "h5": 7, "h6": 7, "blockquote": 8, "figcaption": 9, "aside": 10},
    **{"button": 11, "label": 11, "address": 11, "header": 12, "footer": 12},
}
_OTHER = 13


def size(text: str) -> int:
    """Length in Latin letters: a sign of Chinese, Japanese, Korean or Thai says as much as two and a half."""
    length = len(text)
    if text.isascii() or (len(text.encode()) - length) * 8 < length:  # a few quotation marks: wide signs add two bytes
        return length
    return length + int(1.5 * len(_WIDE.findall(text)))


def sizes(texts: Sequence[str], words: str) -> list[int]:
    """The `size` of each text; `words` hold them all."""
    if words.encode().translate(None, _NARROW):
        return [len(text) if text.isascii() else size(text) for text in texts]
    return list(map(len, texts))


# A block as its neighbours see it: its tag, its length, the share of its letters in links, and ends of sentences.
Look = tuple[int, int, float, int]
NOTHING: Look = (_OTHER + 1, 0, 0.0, 0)  # before the first block, and after the last


def look(block: Block, length: int) -> Look:
    """`length` is the block's `size`."""
    found = min(_MOST_STOPS, stops(block.text)) if length > 1 else 0
    return _TAGS.get(block.box.tag, _OTHER), length, block.links / len(block.text), found


def ends(text: str) -> bool:
    """Whether it closes as a sentence does."""
    last = text[-1:]
    return last in _ENDING or (last in _CLOSING and _END.search(text[-8:]) is not None)


def commas(text: str) -> int:
    return text.count(",") if text.isascii() else text.count(",") + text.count("、") + text.count("،")


def stops(text: str) -> int:
    """How many sentences end in it."""
    return len(_STOPS.findall(text))
