"""Lets patterns of many words be tried letter by letter, which takes far less time than one word after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation

_AGAIN = ("?", "*", "+", "{")  # behind a letter or bracket: it may be there or not, or again
_EDGE = r"\b"
_FEW = 4  # signs that rule out nearly all else


def grouped(pattern: str) -> str:
    """The same alternatives (separated by "|"), with those of one first letter grouped after that letter.

    The one that matches is the same as before: alternatives that begin with different letters never match at one place,
    and those that begin otherwise (with a set, a digit, an optional part) keep their order. Consecutive alternatives
    that begin at the edge of a word are grouped after one check for that edge.
    """
    return "|".join(
        rf"{_EDGE}(?:{_by_first_letter([part.removeprefix(_EDGE) for part in run])})"
        if at_edge
        else _by_first_letter(run)
        for at_edge, run in groupby(_parts(pattern), lambda part: part.startswith(_EDGE))
    )


def _by_first_letter(parts: Iterable[str]) -> str:
    found: list[str] = []
    behind: dict[str, list[str]] = {}
    for part in parts:
        if part[:1].islower() and not part.startswith(_AGAIN, 1):
            behind.setdefault(part[0], []).append(part[1:])
            continue
        found += [*_joined(behind), part]
        behind = {}
    return "|".join((*found, *_joined(behind)))


def openings(*patterns: str, most: int = _FEW) -> str:
    """How all that the patterns' alternatives match begins, in so many signs at most.

    Lines that this does not match are none of them, which is found out in far less time.
    """
    kept: list[str] = []
    for opening in sorted({one for pattern in patterns for part in _parts(pattern) for one in _openings(part, most)}):
        if not (kept and opening.startswith(kept[-1])):
            kept.append(opening)
    return grouped("|".join(kept))


def openings_of(table: str, *concepts: str) -> re.Pattern[str]:
    """A pattern for how lines begin that are one of these words of a table, marks before them aside."""
    return re.made_by(
        lambda: re.compile(rf"[\W_]*(?:{openings(*(alternation(table, concept) for concept in concepts))})", re.I)
    )


def _openings(part: str, most: int) -> Iterator[str]:
    """The ways in which one alternative begins; "" if that is unknown, as for one that begins with a lookaround."""
    if not part or not most or (part[0] == "(" and not part.startswith("(?:")):
        yield ""
        return
    stop = _end_of_piece(part)
    piece, times = part[:stop], part[stop : stop + 1]
    rest = part[_end_of_times(part, stop) :]
    if times in ("?", "*") or part.startswith(("{0", "{,"), stop):  # it may be lacking
        yield from _openings(rest, most)
    after = rest if times not in ("*", "+", "{") else ""  # what follows one that may come again is not looked at
    if piece[0] == "(":
        for choice in _parts(piece[3:-1]):
            yield from _openings(choice + after, most)
    else:
        yield from (piece + opening for opening in _openings(after, most - 1))


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
    """The end of the alternative that begins at `at`: the next "|" or ")" on its own level, or the pattern's end."""
    depth = 0
    while at < len(pattern) and (depth or pattern[at] not in "|)"):
        sign = pattern[at]
        depth += (sign == "(") - (sign == ")")
        at = _end_of_set(pattern, at) if sign == "[" else at + (2 if sign == "\\" else 1)
    return at


def _end_of_piece(pattern: str) -> int:
    """The index after the letter, the set or the group that opens the pattern."""
    if pattern[0] == "(":
        at = _end(pattern, 3)
        while pattern[at] == "|":
            at = _end(pattern, at + 1)
        return at + 1
    if pattern[0] == "[":
        return _end_of_set(pattern, 0)
    return 2 if pattern[0] == "\\" else 1


def _end_of_times(pattern: str, at: int) -> int:
    """The index after the quantifier at `at`, if there is one."""
    if pattern[at : at + 1] not in _AGAIN:
        return at
    at = pattern.index("}", at) + 1 if pattern[at] == "{" else at + 1
    return at + (pattern[at : at + 1] in ("?", "+"))


def _end_of_set(pattern: str, at: int) -> int:
    """The index after the set that opens at `at`; a bracket that comes first in it is one of its signs."""
    at += 3 if pattern[at + 1] == "^" else 2
    while pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at + 1
