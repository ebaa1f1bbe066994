"""Memento TimeMaps (RFC 7089, application/link-format): for each address, the versions that were kept of it."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import format_datetime
from urllib.parse import quote

from dossier.exchange.exported import Exported, ExportedReport, Files
from dossier.model.reports import Version


class TimeMapFormat:
    """A file a report that states an address; mementos are named by URNs, for an archive is no server."""

    kind, folder = "timemap", True

    def files(self, exported: Exported) -> Files:
        for report in exported.reports:
            if report.detail.row.url:
                yield f"{report.id}.link", _timemap(exported, report).encode()


def _timemap(exported: Exported, report: ExportedReport) -> str:
    versions = sorted(report.detail.versions, key=_moment)
    first, last = (format_datetime(_moment(version), usegmt=True) for version in (versions[0], versions[-1]))
    original = quote(str(report.detail.row.url), safe=":/?#[]@!$&'()*+,;=%~")
    lines = [
        f'<{original}>;rel="original"',
        f'<{report.id}.link>;rel="self";type="application/link-format";from="{first}";until="{last}"',
    ]
    for at, version in enumerate(versions):
        places = [name for name, here in (("first", at == 0), ("last", at == len(versions) - 1)) if here]
        when = format_datetime(_moment(version), usegmt=True)
        urn = exported.urn(version.report, version.number)
        lines.append(f'<{urn}>;rel="{" ".join([*places, "memento"])}";datetime="{when}"')
    return ",\n".join(lines) + "\n"


def _moment(version: Version) -> datetime:
    """When the page was captured, where the file states it, else when it was first seen; in whole seconds of UTC."""
    stated = version.stated.moment
    try:
        found = datetime.fromisoformat(stated) if stated else None
    except ValueError:
        found = None
    if found is None or found.tzinfo is None:
        found = datetime.fromisoformat(version.first_seen)
    return found.astimezone(UTC).replace(microsecond=0)
