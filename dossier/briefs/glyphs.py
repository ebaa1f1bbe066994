"""Finds the characters that a PDF's fonts do not hold, and puts a sign in their place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Any

SIGN = "▯"

# What is shaped as one: a character with its marks, variation selectors, and what zero-width joiners tie to it.
_CLUSTER = re.compile(r"[^\x00-\x7f](?:[\u0300-\u036f\ufe00-\ufe0f\U0001f3fb-\U0001f3ff]|\u200d[^\x00-\x7f])*|"
                      r"[\x20-\x7e][\u0300-\u036f\u0483-\u0489\u20d0-\u20ff\ufe0f]+")  # fmt: skip


def strings(value: Any) -> Iterator[str]:
    """Every string in nested dicts and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def clusters(texts: Iterable[str]) -> frozenset[str]:
    """All that is not plain ASCII in `texts`, as it is shaped."""
    return frozenset(hit for text in texts if not text.isascii() for hit in _CLUSTER.findall(text))


def lacking(found: Iterable[str], shows: Callable[[str], bool]) -> frozenset[str]:
    """Those of `found` that `shows` refuses, found by halving, so that common texts cost one question.

    Wide characters (East Asian, emoji) are sampled first: fonts hold them by the thousand or not at all.
    """
    narrow: list[str] = []
    wide: list[str] = []
    for cluster in sorted(found):
        (wide if unicodedata.east_asian_width(cluster[0]) in "WF" else narrow).append(cluster)
    sample = wide[:: max(1, len(wide) // 8)]
    if len(sample) > 4 and not any(shows(cluster) for cluster in sample):
        return frozenset(_halved(narrow, shows)) | frozenset(wide)
    return frozenset([*_halved(narrow, shows), *_halved(wide, shows)])


def _halved(found: list[str], shows: Callable[[str], bool]) -> list[str]:
    if not found or shows(" ".join(found)):
        return []
    if len(found) == 1:
        return found
    half = len(found) // 2
    return _halved(found[:half], shows) + _halved(found[half:], shows)


def replaced(text: str, missing: frozenset[str]) -> str:
    """The text with the sign for every missing cluster."""
    if not missing or text.isascii():
        return text
    return _CLUSTER.sub(lambda hit: SIGN if hit[0] in missing else hit[0], text)


def count(texts: Iterable[str], missing: frozenset[str]) -> int:
    """How many signs `replaced` puts into `texts`."""
    return sum(hit in missing for text in texts if not text.isascii() for hit in _CLUSTER.findall(text))


_RUN = re.compile(r"[^\s\u200b]{15,}")
_JOINT = re.compile(r"(?<=[/\\_.?&=:@,;-])(?=\w)")


def breakable(text: str) -> str:
    """Lets a line end inside long unbroken runs: after joints, and every 12 characters where there are none."""
    return _RUN.sub(lambda hit: _opened(hit[0]), text)


def _opened(run: str) -> str:
    parts = _JOINT.sub("\u200b", run).split("\u200b")
    return "\u200b".join("\u200b".join(_chunks(part)) if len(part) > 18 else part for part in parts)


def _chunks(part: str) -> list[str]:
    """Pieces of about 12, never parting a character from its marks or joiners."""
    cut = [m.group() for m in re.finditer(r".(?:[\u0300-\u036f\ufe00-\ufe0f\u200d]|(?<=\u200d).)*", part, re.DOTALL)]
    return ["".join(cut[at : at + 12]) for at in range(0, len(cut), 12)]
