"""The toll through time, laid out for the templates: a chart of each row of numbers, and the same as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.briefs import date_wording
from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import BriefToll, BriefTollPoint
from dossier.model.toll_chart import ChartPoint, TollChart, charted, label_places, outline

Json = dict[str, Any]

WIDE, HIGH = 1000, 300  # units of the picture
_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 60, 44, 46  # units around the chart, for words
_MARK = 9  # units from the middle of a mark to its corners
_LETTER, _LINE = 12, 24  # units that a letter and a line of a label take at the most
LOWERED, CORRECTED = "↓", "†"


def tolled(toll: BriefToll, labels: Mapping[int, str], wording: Wording) -> Json:
    """The title of a row of numbers, its picture where any has a date, and the rows of its table."""
    kind, of = wording.kind(toll.kind), wording.known("of", toll.of or "")
    title = ", ".join(filter(None, (kind[:1].upper() + kind[1:], of)))
    rows = [_row(point, labels, wording) for point in toll.points]
    told = [(point.published or None, point.value, point.speaker) for point in toll.points]
    chart = charted(told)
    return {"title": title, "rows": rows, "picture": _picture(chart, toll, title, wording) if chart else None}


def _row(point: BriefTollPoint, labels: Mapping[int, str], wording: Wording) -> Json:
    remarks = (wording.say("lowered") + f" {LOWERED}") if point.lowered else "", _corrected(point, wording)
    return {
        "date": date_wording.words(point.published, wording) if point.published else wording.say("moment.undated"),
        "source": point.source,
        "label": labels[point.source],
        "value": point.line.text,
        "speaker": point.attributed_to or wording.say("no_speaker"),
        "remark": ", ".join(filter(None, remarks)),
        "cites": list(point.line.cites),
    }


def _corrected(point: BriefTollPoint, wording: Wording) -> str:
    return f"{wording.say('corrected')} {CORRECTED}" if point.corrected else ""


def _picture(chart: TollChart, toll: BriefToll, title: str, wording: Wording) -> Json:
    placed = {point.at: _placed(point) for point in chart.points}
    return {
        "wide": WIDE,
        "high": HIGH,
        "grid": "".join(f"M{_LEFT} {_down(y)}H{WIDE - _RIGHT}" for y, _ in chart.numbers),
        "lines": "".join(_lines(chart)),
        "marks": "".join(_path(point.mark, *_placed(point)) for point in chart.points),
        "numbers": [{"x": _LEFT - 12, "y": _down(y), "text": wording.number(n)} for y, n in chart.numbers],
        "days": [
            {"x": _across(x), "y": HIGH - 12, "text": date_wording.words(day, wording)} for x, day in _apart(chart)
        ],
        "labels": _labels(chart, toll, wording),
        "legend": [
            {"mark": _path(chart.points[at].mark, 12, 12), "name": who or wording.say("no_speaker")}
            for at, who in ((_first(chart, toll, who), who) for who in chart.speakers)
        ],
        "alt": wording.say("toll_alt", what=title, values=_spoken(toll, placed, wording)),
    }


def _first(chart: TollChart, toll: BriefToll, who: str) -> int:
    return next(n for n, one in enumerate(chart.points) if toll.points[one.at].speaker == who)


def _spoken(toll: BriefToll, placed: Mapping[int, object], wording: Wording) -> str:
    values = (toll.points[at] for at in placed)
    return "; ".join(f"{date_wording.words(one.published, wording)}: {one.line.text}" for one in values)


def _across(x: float) -> float:
    return round(_LEFT + 20 + x * (WIDE - _LEFT - _RIGHT - 40), 1)


def _down(y: float) -> float:
    return round(HIGH - _BOTTOM - y * (HIGH - _TOP - _BOTTOM), 1)


def _placed(point: ChartPoint) -> tuple[float, float]:
    return _across(point.x), _down(point.y)


def _path(mark: int, x: float, y: float) -> str:
    return f"M{' '.join(f'{a} {b}' for a, b in outline(mark, x, y, _MARK))}Z"


def _lines(chart: TollChart) -> list[str]:
    """From each number of a speaker to the next of the same mark."""
    paths = list[str]()
    for mark in sorted({point.mark for point in chart.points}):
        places = [_placed(point) for point in chart.points if point.mark == mark]
        paths.append(f"M{' '.join(f'{x} {y}' for x, y in places)}" if len(places) > 1 else "")
    return paths


def _apart(chart: TollChart) -> list[tuple[float, str]]:
    """Days whose names have room: a name takes about a fifth of the width."""
    kept = list[tuple[float, str]]()
    for x, day in chart.days:
        if not kept or x - kept[-1][0] > 0.21:
            kept.append((x, day))
    return kept


def _labels(chart: TollChart, toll: BriefToll, wording: Wording) -> list[Json]:
    """The numbers next to their marks, as far as none hides another; the table has them all."""
    # Reports that give one number on one day are one mark with one label
    labels = list(dict.fromkeys((_placed(p), _label(toll.points[p.at], wording)) for p in chart.points))
    sizes = [(len(text) * _LETTER, _LINE) for _, text in labels]
    middles = label_places([spot for spot, _ in labels], sizes, (0, 0, WIDE, HIGH - _BOTTOM), _MARK)
    named = ((at, text) for at, (_, text) in zip(middles, labels, strict=True) if at)
    return [{"x": at[0], "y": round(at[1] + _LINE / 4, 1), "text": text} for at, text in named]


def _label(told: BriefTollPoint, wording: Wording) -> str:
    number = wording.number(int(told.value) if told.value.is_integer() else told.value)
    return number + f" {LOWERED}" * told.lowered + f" {CORRECTED}" * told.corrected
