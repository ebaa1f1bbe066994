"""Writes a brief as PDF/A-3a and PDF/UA-1 with typst: tagged, bookmarked, its texts and its record attached."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from dossier.briefs import brief_record, layout_fingerprint
from dossier.briefs.brief_wording import wording_in
from dossier.briefs.font_glyphs import PLAIN, Glyphs, breakable, glyphs_for, strings
from dossier.briefs.seal import seal
from dossier.briefs.view import view
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.briefs import Brief, BriefSource
from dossier.model.papers import Paper
from dossier.model.plans import SHORT
from dossier.resources import resource
from dossier.typesetting import GlyphMissing, Typesetter, Unset, release

_Json = dict[str, Any]
_PAPERS: dict[Paper, str] = {"a4": "a4", "letter": "us-letter"}  # as typst calls them
_KEEP_WHOLE = frozenset(
    {"sha256", "rendition", "digits", "lang", "file", "commands", "t", "land", "grid", "lines", "marks", "mark"}
)


class PdfExporter:
    """Pages in fonts of typst, and one of ours; the machine's are left alone, so that all machines agree."""

    ending = ".pdf"

    def layout(self) -> str:
        """The name of what lays the pages out, typst among it: the same one gives the same bytes."""
        return layout_fingerprint.pdf(release())

    def export(self, brief: Brief) -> bytes:
        """The sealed document, the same bytes for the same brief. Raises BadInput when it cannot be laid out."""
        with Typesetter() as setter:
            return self.set_by(setter, brief)

    def set_by(self, setter: Typesetter, brief: Brief) -> bytes:
        """The same by a child that is kept. Raises BadInput."""
        shown = view(brief, "pdf")
        attached = {
            "record": brief_record.dump(brief, self.layout()),
            "record_name": brief_record.RECORD_NAME,
            **{attached_name(source): source.rendition for source in brief.sources},
        }
        try:
            return seal(_printed(setter, brief, shown, attached))
        except Unset as error:
            raise BadInput(brief.name, Clause("cannot-be-made-into-pdf", reason=error.reason)) from None


def attached_name(source: BriefSource) -> str:
    """`R3-v1.txt`: the name under which a source's text is attached."""
    return f"{source.report}-v{source.version.number}.txt"


def _printed(setter: Typesetter, brief: Brief, shown: _Json, attached: dict[str, str]) -> bytes:
    """The document; where the font has characters that do not combine, only plain ones are shown."""
    made = datetime.fromisoformat(brief.made)
    template = resource("briefs", "brief.typ").read_text(encoding="utf-8")

    def pages(glyphs: Glyphs) -> bytes:
        return setter.typeset(template, {**attached, "view": json.dumps(_paged(shown, brief, glyphs))}, made)

    try:
        return pages(glyphs_for(strings(shown), setter.refused))
    except GlyphMissing:
        return pages(PLAIN)


def _paged(shown: _Json, brief: Brief, glyphs: Glyphs) -> _Json:
    """The view with what only pages need: the date, attachments' names, signs for missing characters."""
    made = datetime.fromisoformat(brief.made)
    wording = wording_in(brief.language)
    paged: _Json = _fitted(shown, glyphs)
    missing = 0
    for source, brief_source in zip(paged["sources"], brief.sources, strict=True):
        source["file"] = attached_name(brief_source)
        missing += (count := glyphs.count(brief_source.rendition))
        one = "one" if count == 1 else "many"
        source["missing"] = wording.say(f"missing.{one}", n=wording.number(count), file=source["file"]) if count else ""
    for entry in paged["citations"]:
        entry["digits"] = entry["rendition"][:12]
    return {
        **paged,
        "paper": _PAPERS[brief.paper],
        "short": len(brief.sections) <= len(SHORT),
        "running": shortened(glyphs.fit(shown["title"])),
        "date": {name: getattr(made, name) for name in ("year", "month", "day", "hour", "minute", "second")},
        "missing": wording.say("missing_all", n=wording.number(missing)) if missing else "",
    }


def _fitted(value: Any, glyphs: Glyphs) -> Any:
    """Strings that the fonts can show and that lines can break; digests and commands as they are."""
    if isinstance(value, str):
        return breakable(glyphs.fit(value))
    if isinstance(value, dict):
        return {key: item if key in _KEEP_WHOLE else _fitted(item, glyphs) for key, item in value.items()}
    return [_fitted(item, glyphs) for item in value] if isinstance(value, list) else value


def shortened(title: str) -> str:
    """A running head of one line."""
    line = " ".join(title.split())
    return line if len(line) <= 70 else line[:68].rstrip() + "…"
