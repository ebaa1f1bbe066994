"""Highlights with their comments: as W3C Web Annotations (JSON-LD), and as Markdown for people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dossier.exchange.exported import Exported, ExportedReport, Files
from dossier.exchange.markdown_notes import escaped_markdown
from dossier.model.highlights import CarriedHighlight
from dossier.model.plans import Passage

_TERMS = {"dossier": "urn:dossier:terms:"}  # for what the model of annotations has no words for


class AnnotationsFormat:
    """https://www.w3.org/TR/annotation-model/: each highlight is an annotation of the version that it was made on."""

    kind, folder = "annotations", False

    def files(self, exported: Exported) -> Files:
        items = [_annotation(exported, report, one) for report in exported.reports for one in report.highlights]
        name = f"urn:dossier:{exported.archive}:highlights"
        data = {
            "@context": ["http://www.w3.org/ns/anno.jsonld", _TERMS],
            "id": name,
            "type": "AnnotationCollection",
            "label": exported.name,
            "total": len(items),
            "first": {"id": f"{name}:1", "type": "AnnotationPage", "startIndex": 0, "items": items},
        }
        yield "annotations.jsonld", (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _annotation(exported: Exported, report: ExportedReport, carried: CarriedHighlight) -> dict[str, Any]:
    made = carried.highlight
    comment = [{"type": "TextualBody", "value": made.comment, "format": "text/plain", "purpose": "commenting"}]
    source = {"id": exported.urn(made.report, made.version), "type": "Text"}
    return {
        "id": f"urn:dossier:{exported.archive}:{made.highlight}",
        "type": "Annotation",
        "motivation": "commenting" if made.comment else "highlighting",
        "created": made.at,
        **({"modified": made.changed} if made.changed else {}),
        "creator": {"type": "Person", "name": made.by.removeprefix("person:")},
        "generator": {"type": "Software", "name": exported.by},
        "body": [
            *(comment if made.comment else ()),
            {"type": "TextualBody", "value": made.colour, "format": "text/plain", "purpose": "tagging"},
        ],
        "target": {
            "type": "SpecificResource",
            "source": source | ({"via": report.detail.row.url} if report.detail.row.url else {}),
            "styleClass": made.colour,
            "selector": [
                {"type": "TextPositionSelector", "start": made.span.start, "end": made.span.end},
                {"type": "TextQuoteSelector", "exact": made.quote, "prefix": made.before, "suffix": made.after},
            ],
        },
        "dossier:rendition": made.rendition,
        "dossier:now": {
            "dossier:version": exported.urn(made.report, carried.version),
            "dossier:state": carried.fate,
            "dossier:words": carried.words,
        },
    }


class HighlightsMarkdownFormat:
    """A heading a report, then its highlights in their order; words of reports and comments make no markup."""

    kind, folder = "highlights-markdown", False

    def files(self, exported: Exported) -> Files:
        lines = [f"# {escaped_markdown(exported.name)}", ""]
        for report in exported.reports:
            if report.highlights:
                row = report.detail.row
                about = ", ".join(escaped_markdown(part) for part in (row.outlet, row.published) if part)
                called = escaped_markdown(" ".join(row.called.split()))
                lines += [f"## {called}" + (f" ({about})" if about else ""), ""]
                for one in report.highlights:
                    lines += _paragraphs(one)
        yield "highlights.md", "\n".join(lines).encode()


def _paragraphs(carried: CarriedHighlight) -> Iterator[str]:
    made = carried.highlight
    yield _quoted(made.quote)
    yield ""
    if made.comment:
        yield escaped_markdown(made.comment).replace("\n", "\\\n")
        yield ""
    passage = escaped_markdown(str(Passage(made.report, made.version, made.span)))
    yield f"*{made.colour}, {escaped_markdown(made.by.removeprefix('person:'))}, {made.at[:10]}* {passage}"
    yield ""
    if carried.fate != "unchanged":
        yield f"*{carried.fate} in version {carried.version}*" + (":" if carried.fate == "changed" else "")
        yield ""
    if carried.fate == "changed":
        yield _quoted(carried.words)
        yield ""


def _quoted(words: str) -> str:
    return "\n".join(f"> {line}" for line in escaped_markdown(words).split("\n"))
