"""Lets patterns of many words be tried letter by letter, which takes far less time than one word after the other."""

from __future__ import annotations

from collections.abc import Iterator

_AGAIN = ("?", "*", "+", "{")  # behind a letter or bracket: it may be there or not, or again


def grouped(pattern: str) -> str:
    """The same alternatives (parted by "|"), those of one first letter behind that letter.

    The one that matches is the same as before: alternatives that begin with different letters never match at one
    place, and those that begin otherwise (with a set, a digit, what may be lacking) keep theirs in the row.
    """
    found: list[str] = []
    behind: dict[str, list[str]] = {}
    for part in _parts(pattern):
        if part[:1].islower() and not part.startswith(_AGAIN, 1):
            behind.setdefault(part[0], []).append(part[1:])
            continue
        found += [*_joined(behind), part]
        behind = {}
    return "|".join((*found, *_joined(behind)))


def _joined(behind: dict[str, list[str]]) -> Iterator[str]:
    for letter, rest in behind.items():
        yield letter + (rest[0] if len(rest) == 1 else f"(?:{grouped('|'.join(rest))})")


def _parts(pattern: str) -> Iterator[str]:
    """The alternatives; of one that begins with a choice, "(?:on|at) sea", each: "on sea", "at sea"."""
    start = 0
    while (stop := _end(pattern, start)) <= len(pattern):
        part, start = pattern[start:stop], stop + 1
        close = _end(part, 3) if part.startswith("(?:") else 0
        while 0 < close < len(part) and part[close] == "|":
            close = _end(part, close + 1)
        if close and not part.startswith(_AGAIN, close + 1):
            yield from (choice + part[close + 1 :] for choice in _parts(part[3:close]))
        else:
            yield part


def _end(pattern: str, at: int) -> int:
    """Where the alternative that begins at `at` ends: at the next "|" or ")" that is its own, or with the pattern."""
    depth = 0
    while at < len(pattern) and (depth or pattern[at] not in "|)"):
        sign = pattern[at]
        depth += (sign == "(") - (sign == ")")
        at = _end_of_set(pattern, at) if sign == "[" else at + (2 if sign == "\\" else 1)
    return at


def _end_of_set(pattern: str, at: int) -> int:
    """What follows the set that opens at `at`; a bracket that stands first in it is one of its signs."""
    at += 3 if pattern[at + 1] == "^" else 2
    while pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at + 1
