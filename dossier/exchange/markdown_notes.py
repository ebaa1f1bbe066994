"""A folder of Markdown notes with properties and links, as Obsidian and like programs open it."""

from __future__ import annotations

import json

from dossier import lazy_re as re
from dossier.exchange.exported import Exported, ExportedReport, Files

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~^$=%&])")
# Signs that begin a list or a rule; indented lines would be code
_LINE_START = re.compile(r"^(\d*)([-+.)])", re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


class MarkdownNotesFormat:
    """A note a report under its id, and one that lists them; words of reports are escaped, and make no markup."""

    kind, folder = "markdown", True

    def files(self, exported: Exported) -> Files:
        lines = [f"# {escaped_markdown(exported.name)}", ""]
        for report in exported.reports:
            row = report.detail.row
            about = ", ".join(escaped_markdown(part) for part in (row.outlet, row.published) if part)
            lines.append(f"- [[{report.id}]] {escaped_markdown(row.called)}" + (f" ({about})" if about else ""))
            yield f"{report.id}.md", _note(exported, report).encode()
        yield "Reports.md", ("\n".join(lines) + "\n").encode()


def _note(exported: Exported, report: ExportedReport) -> str:
    row, version = report.detail.row, report.detail.version
    values = {
        "aliases": [row.called], "outlet": row.outlet, "author": row.byline and row.byline.split("; "),
        "published": row.published, "place": row.place, "language": row.language, "url": row.url,
        "tags": [re.sub(r"[^\w/-]+", "-", tag) for tag in row.tags], "first_seen": version.first_seen,
        "version": version.number, "sha256": version.sha256, "dossier": exported.urn(report.id, version.number),
    }  # fmt: skip
    # JSON is YAML: no word of a report can end a value or begin another
    front = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items() if value]
    unread = f"*{escaped_markdown(version.reason or 'not read')}*"
    body = escaped_markdown(report.detail.rendition) if report.detail.rendition else unread
    return "\n".join(["---", *front, "---", "", f"# {escaped_markdown(row.called)}", "", body, ""])


def escaped_markdown(text: str) -> str:
    return _LINE_START.sub(r"\1\\\2", _INDENT.sub("", _SPECIAL.sub(r"\\\1", text)))
