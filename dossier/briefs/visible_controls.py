"""Makes characters that steer a display harmless by showing their numbers, and finds right-to-left words."""

from __future__ import annotations

import unicodedata
from typing import Any

from dossier import lazy_re as re

# Controls but tab and line feed, direction marks and embeddings, invisible operators, lone surrogates, tags, and the
# code points that Unicode says are no characters. Zero-width joiners stay: Persian and emoji need them.
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\U000e0000-\U000e007f]"
)
_BREAKS = re.compile("\r\n|[\r\u0085\u2028\u2029]")


def visible(text: str) -> str:
    """The text as it may be shown: `U+202E` becomes the six letters in angle brackets, line ends become `\\n`."""
    return _STEERING.sub(lambda hit: f"⟨U+{ord(hit[0]):04X}⟩", _BREAKS.sub("\n", text))


def all_visible(value: Any) -> Any:
    """The same for every string in nested dicts and lists."""
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, dict):
        return {key: all_visible(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [all_visible(item) for item in value]
    return value


def rightward(text: str) -> bool:
    """Whether a paragraph of these words runs from right to left: its first letter does (UAX 9, P2 and P3)."""
    return next((kind != "L" for c in text if (kind := unicodedata.bidirectional(c)) in ("L", "R", "AL")), False)
