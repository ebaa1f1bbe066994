"""Finds where a mail goes over into one that it forwards or answers, and what that one's own header lines say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern

_LABELS = ("from", "date", "to", "cc", "subject", "reply_to", "other")
_LABEL = "|".join(f"(?P<{name}><mail_words/{name}>)" for name in _LABELS)
_FIELD = pattern(
    rf"^[ \t>]*+[*_]{{0,2}}(?:{_LABEL})[ \t]?[*_]{{0,2}}[ \t]?[:：][*_]{{0,2}}[ \t]*(?P<value>[^\n]*)$", re.I | re.M
)
# A table's cells (Thunderbird) are lines of their own
_BELOW = re.compile(r"(?:[ \t]*\n){1,3}(?P<value>[^\n]+)")
_MARKER = pattern(r"^[ \t>]*+<mail_words/marker>[ \t]*$", re.I | re.M)
_WROTE = pattern(r"\b<mail_words/wrote>\s?:[ \t]*$", re.I | re.M)
_ON = re.compile(r"[ \t>]*+(?:on|el|am|le|em|il|op)\s(?=.*\d)", re.I | re.S)
_LONGEST_LEAD = 300  # characters of "On Tuesday, ... wrote:", which may take two lines
_APART = 2  # line ends between two header lines: one, or an empty line where a page's blocks part them
_WRAPPED = 300  # characters of further lines that a long value may take
_ENOUGH = 3  # different labels without a marker above them; with one, two


@dataclass(frozen=True, slots=True)
class Joint:
    """The border between one message and the one within: all from the marker to the last header line.

    `fields`: the spans of the inner message's header values, by their English names.
    """

    start: int
    end: int
    fields: Mapping[str, tuple[int, int]]

    @property
    def forwards(self) -> bool:
        return bool(self.fields)


def find_joint(words: str, start: int, end: int) -> Joint | None:
    """The first joint between two offsets."""
    marker = _MARKER.search(words, start, end)
    found = [_headed(words, marker.start(), marker.end(), end, 2)] if marker else []
    found.append(_bare(words, start, end))
    found.append(_reply_line(words, start, end))
    return min((joint for joint in found if joint), key=lambda joint: joint.start, default=None)


def _reply_line(words: str, start: int, end: int) -> Joint | None:
    """ "On Tuesday, 3 March 2020, Ada Ruiz wrote:", on one line or two."""
    for wrote in _WROTE.finditer(words, start, end):
        first = words.rfind("\n", start, wrote.start()) + 1 or start
        second = words.rfind("\n", start, max(start, first - 1)) + 1 or start
        for at in (first, second):
            if wrote.start() - at <= _LONGEST_LEAD and _ON.match(words, at, wrote.start()):
                return Joint(at, wrote.end(), {})
    return None


def _bare(words: str, start: int, end: int) -> Joint | None:
    """A run of header lines with nothing that announces it."""
    at = start
    while first := _FIELD.search(words, at, end):
        if joint := _headed(words, first.start(), first.start(), end, _ENOUGH):
            return joint
        at = max(first.end(), _run(words, first.start(), end)[1])
    return None


def _headed(words: str, start: int, after: int, end: int, enough: int) -> Joint | None:
    fields, stop = _run(words, after, end)
    keys = fields.keys() & {"from", "date", "to", "subject"}
    return Joint(start, stop, fields) if len(keys) >= enough and "from" in keys else None


def _run(words: str, at: int, end: int) -> tuple[dict[str, tuple[int, int]], int]:
    """Header lines one after another from `at` on, and where they end; a long list of names may take further lines."""
    fields: dict[str, tuple[int, int]] = {}
    stop, last, stacked = at, "", True  # so far all values are below their labels
    while field := _FIELD.search(words, stop, min(end, stop + _WRAPPED + 2_000)):
        gap = words[stop : field.start()]
        far = gap.count("\n") > _APART + 1 or (fields and not gap.strip() and gap.count("\n") > _APART)
        if far or (gap.strip() and (last not in ("to", "cc") or len(gap) > _WRAPPED)):
            break
        last = next(name for name in _LABELS if field[name])
        if last in fields and last != "other":
            break
        below = _BELOW.match(words, field.end(), end) if stacked and not field["value"].strip() else None
        stacked = below is not None and _FIELD.match(words, below.start("value"), end) is None
        value = below if below and stacked else field
        fields[last] = value.span("value")
        stop = value.end()
    return fields, stop
