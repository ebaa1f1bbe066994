"""Says what the words of a block look like, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.markup import Block

_WIDE = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_STOPS = re.compile(r"[.!?…][\"'”’»)\]]*(?=\s|$)|[。！？।]")
_END = re.compile(r"[.!?…。！？।:;][\"'”’»“)\]]*$")
_DIGIT = re.compile(r"\d")
_ADDRESS = re.compile(r"https?://|www\.|\S@\S+\.\w|^@\w")
_SIGN = re.compile(r"^[©®→»›▶►•*+>|#–—-]|^\W+$")
_LENGTHS = (6, 12, 20, 30, 45, 65, 90, 130, 190, 280, 420, 650, 1000, 2000)
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


def size(text: str) -> int:
    """Length in Latin letters: a sign of Chinese, Japanese, Korean or Thai says as much as two and a half."""
    if text.isascii():
        return len(text)
    return len(text) + int(1.5 * len(_WIDE.findall(text)))


def step(value: float, steps: Sequence[float]) -> int:
    """How many of the steps `value` reaches."""
    count = 0
    for limit in steps:
        if value < limit:
            break
        count += 1
    return count


def text_features(block: Block, length: int) -> list[str]:
    """`length` is the block's `size`."""
    text = block.text
    linked = min(1.0, block.links / len(text))
    lengths = step(length, _LENGTHS)
    found = [
        f"len:{lengths}",
        f"linked:{step(linked, (0.01, 0.15, 0.35, 0.6, 0.9))}:{min(lengths, 10) // 2}",
        f"stops:{min(6, len(_STOPS.findall(text)))}",
        f"end:{int(_END.search(text[-8:]) is not None)}:{step(length, (20, 65, 190))}",
        f"commas:{min(4, text.count(',') + text.count('、') + text.count('،'))}",
        f"anchors:{min(3, block.anchors)}",
    ]
    if block.bold * 10 > len(text) * 9:
        found.append(f"bold:{step(length, (45, 130))}")
    if text.isupper():
        found.append("upper")
    elif text[:1].islower():
        found.append("lower")
    if "\n" in text:
        found.append("broken")
    return found + _signs(text, length)


def _signs(text: str, length: int) -> list[str]:
    found = []
    if _ADDRESS.search(text):
        found.append(f"address:{step(length, (60, 200))}")
    if _SIGN.search(text[:40]):
        found.append(f"sign:{step(length, (60,))}")
    if "|" in text:
        found.append("bar")
    if length < 130 and len(_DIGIT.findall(text)) * 6 > len(text):
        found.append("digits")
    if text[-1:] == ":":
        found.append("colon")
    if text[:1] in "\"“„«'‘—–-":
        found.append("speech")
    return found


def kind(block: Block, length: int) -> str:
    """A block in one word, as its neighbours see it."""
    linked = block.links * 2 > len(block.text)
    heading = block.box.tag in _HEADINGS
    return f"{'h' if heading else 'a' if linked else 't'}{step(length, (25, 80, 200))}"
