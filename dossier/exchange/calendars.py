"""When reports were published: an iCalendar file (RFC 5545) and the JSON that TimelineJS draws."""

from __future__ import annotations

import html
import json
from typing import Any

from dossier import lazy_re as re
from dossier.exchange.exported import Exported, ExportedReport, Files
from dossier.model.iso_dates import Moments, parse

_MOST = 75  # octets of a line (RFC 5545, 3.1)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class IcsFormat:
    """An all-day event for each report whose day of publication is known."""

    kind, folder = "ics", False

    def files(self, exported: Exported) -> Files:
        lines = [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//Dossier//Dossier//EN",
            f"X-WR-CALNAME:{_text(exported.name)}",
        ]
        for report in exported.reports:
            found = _day(report)
            if found and found.day:
                lines += _event(exported, report, found)
        lines.append("END:VCALENDAR")
        yield "reports.ics", "".join(f"{_folded(line)}\r\n" for line in lines).encode()


class TimelineFormat:
    """https://timeline.knightlab.com/docs/json-format.html; a slide for each report whose year is known."""

    kind, folder = "timelinejs", False

    def files(self, exported: Exported) -> Files:
        dated = [(report, found) for report in exported.reports if (found := _day(report)) and found.year]
        slides = [_slide(report, found) for report, found in dated]
        data = {"title": {"text": {"headline": html.escape(exported.name)}}, "events": slides}
        yield "timeline.json", (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _day(report: ExportedReport) -> Moments | None:
    """When it was published, else filed; None where no year is known."""
    row = report.detail.row
    dates = (parse(value) for value in (row.published, row.filed) if value)
    return next((found for found in dates if found and found.year), None)


def _event(exported: Exported, report: ExportedReport, day: Moments) -> list[str]:
    row = report.detail.row
    stamp = re.sub(r"[-:]|\.\d+", "", report.detail.version.first_seen)
    lines = ["BEGIN:VEVENT", f"UID:{exported.urn(report.id)}", f"DTSTAMP:{stamp}"]
    lines += [f"DTSTART;VALUE=DATE:{day.year:04}{day.month:02}{day.day:02}", f"SUMMARY:{_text(row.called)}"]
    about = ", ".join(filter(None, (row.outlet, row.byline)))
    lines += [f"DESCRIPTION:{_text(about)}"] if about else []
    lines += [f"LOCATION:{_text(row.place)}"] if row.place else []
    lines += [f"URL:{_CONTROL.sub('', ''.join(row.url.split()))}"] if row.url else []
    return [*lines, "TRANSP:TRANSPARENT", "END:VEVENT"]


def _text(value: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", _CONTROL.sub("", " ".join(value.split())))


def _folded(line: str) -> str:
    parts, rest = list[str](), line.encode()
    while len(rest) > _MOST:
        cut = _MOST - bool(parts)
        while rest[cut] & 0xC0 == 0x80:  # within a character
            cut -= 1
        parts.append(rest[:cut].decode())
        rest = rest[cut:]
    return "\r\n ".join([*parts, rest.decode()])


def _slide(report: ExportedReport, day: Moments) -> dict[str, Any]:
    row = report.detail.row
    date = {"year": day.year} | ({"month": day.month} if day.month else {}) | ({"day": day.day} if day.day else {})
    about = ", ".join(filter(None, (row.outlet, row.byline, row.place)))
    text = {"headline": html.escape(row.called), "text": html.escape(about)}
    return {"unique_id": report.id, "start_date": date, "text": text} | ({"group": row.outlet} if row.outlet else {})
