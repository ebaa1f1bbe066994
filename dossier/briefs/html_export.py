"""Writes a brief as one HTML file: no script, nothing fetched, each citation a click away from its words."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dossier.briefs import brief_record, brief_wording, layout_fingerprint
from dossier.briefs.brief_wording import Wording, wording_in
from dossier.briefs.citation_marks import blocks, nested, passages
from dossier.briefs.seal import HTML_META, seal
from dossier.briefs.view import view
from dossier.briefs.visible_controls import visible
from dossier.model.briefs import Brief, BriefSource, Citation
from dossier.resources import resource

_Json = dict[str, Any]


class HtmlExporter:
    """One responsive page that prints well, light or dark as the reader's system is."""

    ending = ".html"

    def layout(self) -> str:
        """The name of what lays the pages out: the same one gives the same bytes."""
        return layout_fingerprint.HTML

    def export(self, brief: Brief) -> bytes:
        """The sealed page in UTF-8, the same bytes for the same brief."""
        wording = wording_in(brief.language)
        style = resource("briefs", "brief.css").read_text(encoding="utf-8")
        if brief.copies or brief.tolls:  # without them a page keeps the bytes that it had before there were any
            style += resource("briefs", "copies_and_tolls.css").read_text(encoding="utf-8")
        style = style.replace("SOURCED-BRIEF", wording.say("sourced_brief"))  # the running head of printed pages
        page = (
            _environment()
            .get_template("brief.html.jinja")
            .render(
                v=view(brief, "html"),
                texts=[_text(source, brief, wording) for source in brief.sources if source.rendition_digest],
                in_text={c.number: c.span is not None for c in brief.citations},
                first=_first_use(),
                seal=Markup(HTML_META),
                style=Markup(style),
                style_hash=Markup(_csp_hash(style)),
                record=Markup(
                    brief_record.dump(brief, self.layout())
                ),  # holds no markup: `dump` writes <, > and & as numbers
            )
        )
        return seal(page.encode())


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(resource("briefs")), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )


def _csp_hash(style: str) -> str:
    """What a Content-Security-Policy calls this one style (CSP 3, hash-source)."""
    return "sha256-" + base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()


def _first_use() -> Callable[[int], bool]:
    """Whether a number occurs for the first time, called in the order of the page: its link back leads there."""
    seen: set[int] = set()

    def first(number: int) -> bool:
        new = number not in seen
        seen.add(number)
        return new

    return first


def _text(source: BriefSource, brief: Brief, wording: Wording) -> _Json:
    mine = [c for c in brief.citations if c.source == source.number]
    return {
        "number": source.number,
        "label": visible(brief_wording.label(source, wording)),
        "lang": source.reference.language,
        "excerpts": passages(source),
        "blocks": list(_blocks(source, mine, wording)),
    }


def _blocks(source: BriefSource, mine: list[Citation], wording: Wording) -> Iterator[_Json]:
    for block in blocks(source.rendition, source.paragraphs, mine):
        tokens = [
            {"what": token.what, "mark": token.mark, "text": visible(token.text)}
            for token in nested(source.rendition, block)
        ]
        skipped = wording.say("skipped", count=wording.number(block.skipped)) if block.skipped else ""
        yield {"skipped": skipped, "tokens": tokens}
