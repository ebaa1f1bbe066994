"""Interprets a page's dates: excludes time elements in comments, and matches a date's clock with the shown one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta

from dossier.model.claims import Claim, Published
from dossier.reading.html.block_position import NEVER_COMMENTS
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import Box, HtmlBlock, InlineMark, fold

_COMMENT = int(ClassHint.COMMENT)
_QUARTER, _WEST, _EAST = timedelta(minutes=15), timedelta(hours=-12), timedelta(hours=14)
_MINUTE = 16  # characters of a moment to the minute


def of_comments(marks: Sequence[InlineMark], blocks: Sequence[HtmlBlock], foot: int) -> frozenset[str]:
    """Moments that a page's time elements state under the story, among its readers' comments, and nowhere else."""
    times = [mark for mark in marks if mark.kind == "time" and mark.value]
    if not times or foot >= len(blocks):
        return frozenset()
    below = {mark for mark in times if mark.start >= blocks[foot].end and _is_comment(_block_at(blocks, mark).box)}
    return frozenset(fold(m.value) for m in below) - {fold(m.value) for m in times if m not in below}


def _block_at(blocks: Sequence[HtmlBlock], mark: InlineMark) -> HtmlBlock:
    return blocks[bisect_right(blocks, mark.start, key=lambda block: block.start) - 1]


def _is_comment(box: Box) -> bool:
    return any(one.own & _COMMENT and one.tag not in NEVER_COMMENTS for one in box.outwards())


def on_its_clock(moment: str, shown: Iterable[Claim]) -> str | None:
    """A time stated in UTC, converted to the local time of the page's visible words, if they give the same time.

    "2019-03-04T02:05+00:00" with "March 3, 2019, 9:05 pm" is "2019-03-03T21:05-05:00". The offset is the difference of
    the two, if that is whole quarters of an hour and within the range of real time zones.
    """
    if not moment.endswith("+00:00") or len(moment) <= _MINUTE:
        return None
    stated = datetime.fromisoformat(moment)
    for claim in shown:
        value = claim.value
        if (
            not isinstance(value, Published)
            or value.precision != "minute"
            or value.what not in ("published", "masthead")
        ):
            continue
        shown_time = datetime.fromisoformat(value.value)
        apart = shown_time.replace(tzinfo=UTC) - stated
        same = shown_time.tzinfo is None or shown_time == stated
        if same and apart and not apart % _QUARTER and _WEST <= apart <= _EAST:
            return value.value[:_MINUTE] + _offset(apart)
    return None


def _offset(apart: timedelta) -> str:
    minutes = int(apart.total_seconds()) // 60
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02d}:{abs(minutes) % 60:02d}"
