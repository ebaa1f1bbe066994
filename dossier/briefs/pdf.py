"""Writes a brief as PDF/A-3a and PDF/UA-1 with typst: tagged, bookmarked, its texts and its record attached."""

from __future__ import annotations

import json
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import typst

from dossier.briefs import glyphs, record
from dossier.briefs.layout import fingerprint
from dossier.briefs.seal import seal
from dossier.briefs.view import view
from dossier.model.briefs import Brief, BriefSource
from dossier.resources import resource

_Json = dict[str, Any]
_STANDARDS = ["a-3a", "ua-1"]  # archival with attachments, and readable by assistive software
_PROBE = b'#set document(title: "p")\n#set text(lang: "en", font: "Libertinus Serif")\n#sys.inputs.p'
_KEEP_WHOLE = frozenset({"sha256", "rendition", "digits", "lang", "file", "commands"})


class PdfExporter:
    """A4 pages in fonts that typst carries; fonts of the machine are left alone, so that all machines agree.

    `fonts` are folders with further fonts, for scripts that the carried ones lack.
    """

    ending = ".pdf"

    def __init__(self, fonts: tuple[Path, ...] = ()) -> None:
        self._fonts = fonts

    def layout(self) -> str:
        """Fingerprint of the template, of typst and of further fonts: with the same one, pages are the same bytes."""
        more = sorted(f"{font.name} {font.stat().st_size}" for folder in self._fonts for font in folder.rglob("*.?t?"))
        return fingerprint("brief.typ", more=(getattr(typst, "__version__", "unknown"), *more))

    def export(self, brief: Brief) -> bytes:
        """The sealed document, the same bytes for the same brief and fonts."""
        compiler = _compiler(self._fonts)
        shown = view(brief, "pdf")
        missing = _missing(compiler, shown)
        page = compiler.compile(
            input=resource("briefs", "brief.typ"),
            format="pdf",
            sys_inputs={
                "view": json.dumps(_paged(shown, brief, missing)),
                "record": record.dump(brief, self.layout()),
                "record_name": record.RECORD_NAME,
                **{attached_name(source): source.rendition for source in brief.sources},
            },
            pdf_standards=_STANDARDS,
            timestamp=datetime.fromisoformat(brief.made),
        )
        return seal(page)


def attached_name(source: BriefSource) -> str:
    """`R3-v1.txt`: the name under which a source's text is attached."""
    return f"{source.report}-v{source.version.number}.txt"


@cache
def _compiler(fonts: tuple[Path, ...]) -> Any:
    held = typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=list(fonts))
    return typst.Compiler(root=resource("briefs"), font_paths=held)


def _missing(compiler: Any, shown: _Json) -> frozenset[str]:
    """The clusters that the fonts lack; typst refuses a PDF/A that would show an empty box."""

    def shows(text: str) -> bool:
        try:
            compiler.compile(input=_PROBE, format="pdf", sys_inputs={"p": text}, pdf_standards=_STANDARDS, timestamp=0)
        except typst.TypstError:
            return False
        return True

    return glyphs.lacking(glyphs.clusters(glyphs.strings(shown)), shows)


def _paged(shown: _Json, brief: Brief, missing: frozenset[str]) -> _Json:
    """The view with what only pages need: the date, attachments' names, signs for missing characters."""
    made = datetime.fromisoformat(brief.made)
    paged: _Json = _fitted(shown, missing)
    for source, given in zip(paged["sources"], brief.sources, strict=True):
        source["file"] = attached_name(given)
        source["missing"] = glyphs.count([given.rendition], missing)
    for entry in paged["citations"]:
        entry["digits"] = entry["rendition"][:12]
    return {
        **paged,
        "running": shortened(glyphs.replaced(shown["title"], missing)),
        "date": {name: getattr(made, name) for name in ("year", "month", "day", "hour", "minute", "second")},
        "missing": sum(source["missing"] for source in paged["sources"]),
        "missing_kinds": len(missing),
    }


def _fitted(value: Any, missing: frozenset[str]) -> Any:
    """Strings that the fonts can show and that lines can break; digests and commands as they are."""
    if isinstance(value, str):
        return glyphs.breakable(glyphs.replaced(value, missing))
    if isinstance(value, dict):
        return {key: item if key in _KEEP_WHOLE else _fitted(item, missing) for key, item in value.items()}
    return [_fitted(item, missing) for item in value] if isinstance(value, list) else value


def shortened(title: str) -> str:
    """A running head of one line."""
    return title if len(title) <= 70 else title[:68].rstrip() + "…"
