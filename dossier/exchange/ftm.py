"""FollowTheMoney entities, a JSON object a line, as Aleph, OpenAleph and ftm tools load them."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime

from dossier.exchange.exported import Exported, ExportedReport, Files, file_name


class FollowTheMoneyFormat:
    """Each report is an entity of the schema Article, whose text is its body."""

    kind, folder = "ftm", False

    def files(self, exported: Exported) -> Files:
        yield "entities.ftm.json", "".join(_entity(exported, report) for report in exported.reports).encode()


def _entity(exported: Exported, report: ExportedReport) -> str:
    row, version = report.detail.row, report.detail.version
    values = {
        "title": row.called,
        "author": row.byline and row.byline.split("; "),
        "publisher": row.outlet,
        "publishedAt": _in_utc(row.published),
        "retrievedAt": version.first_seen[:19],
        "sourceUrl": row.url,
        "summary": row.standfirst,
        "fileName": file_name(version),
        "fileSize": str(version.size),
        "mimeType": version.media_type,
        "contentHash": hashlib.sha1(
            exported.read(version.sha256), usedforsecurity=False
        ).hexdigest(),  # as the model asks
        "notes": f"Dossier {version.report} version {version.number}, SHA-256 {version.sha256}",
        "bodyText": (report.detail.rendition or "").strip(),
    }
    properties = {name: value if isinstance(value, list) else [value] for name, value in values.items() if value}
    data = {"id": f"dossier-{exported.archive}-{report.id}", "schema": "Article", "properties": properties}
    return json.dumps(data, ensure_ascii=False) + "\n"


def _in_utc(published: str | None) -> str | None:
    """The model has dates in UTC and forgets any offset; it has none without a year."""
    if not published or published.startswith("-"):
        return None
    if "T" not in published:
        return published
    moment = datetime.fromisoformat(published)
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M") if moment.tzinfo else published
