"""Writes a brief as DOCX (ISO 29500): real footnotes, tagged languages, no link outwards, its record a part of its own.

Parts are stored, not deflated: then a file is the same bytes whichever zlib is at hand, and its words can be searched.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from io import BytesIO

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dossier.briefs import brief_record, layout_fingerprint
from dossier.briefs.footnotes import notes
from dossier.briefs.references import StyledRun
from dossier.briefs.seal import ZIP_COMMENT, seal
from dossier.briefs.view import Json, view
from dossier.briefs.visible_controls import rightward
from dossier.model.briefs import Brief
from dossier.model.papers import Paper
from dossier.resources import resource

RECORD_PART = "customXml/item1.xml"
NOTES_PART = "word/footnotes.xml"

# Names of parts, and the templates that make them; the table of contents of a package comes first (part 2, 9.2)
_PARTS = {
    "[Content_Types].xml": "content_types.xml",
    "_rels/.rels": "package.rels",
    "word/document.xml": "document.xml.jinja",
    "word/_rels/document.xml.rels": "document.rels",
    "word/styles.xml": "styles.xml.jinja",
    "word/settings.xml": "settings.xml.jinja",
    NOTES_PART: "footnotes.xml.jinja",
    "word/footer1.xml": "footer.xml.jinja",
    "docProps/core.xml": "core.xml.jinja",
    "docProps/app.xml": "app.xml.jinja",
    RECORD_PART: "record.xml.jinja",
    "customXml/itemProps1.xml": "record_props.xml",
    "customXml/_rels/item1.xml.rels": "record.rels",
}

# Widths, heights and margins next to the words in twentieths of a point: lines are as long on either paper
_PAPERS: dict[Paper, tuple[int, int, int]] = {"a4": (11906, 16838, 1134), "letter": (12240, 15840, 1301)}


class DocxExporter:
    """A document to work on further; who changes it breaks the seal, and the record still proves each citation."""

    ending = ".docx"

    def layout(self) -> str:
        """The name of what lays the document out: the same one gives the same bytes."""
        return layout_fingerprint.DOCX

    def export(self, brief: Brief) -> bytes:
        """The sealed package, the same bytes for the same brief."""
        found = brief_record.dump(brief, self.layout())
        shown = view(brief, "docx")
        placed = _places(shown)
        values = {
            "v": shown,
            "paper": _PAPERS[brief.paper],
            "record": Markup(found),
            "number_of": _Numbers(placed),
            "notes": notes_placed(brief, _numbered(placed)).values(),
        }
        made = datetime.fromisoformat(brief.made)
        package = BytesIO()
        with zipfile.ZipFile(package, "w") as parts:
            for name, template in _PARTS.items():
                entry = zipfile.ZipInfo(name, (max(made.year, 1980), *made.timetuple()[1:6]))
                entry.create_system = 0  # else the zip would tell the system it was made on
                parts.writestr(entry, _environment().get_template(template).render(values))
            parts.comment = ZIP_COMMENT
        return seal(package.getvalue())


def notes_placed(brief: Brief, placed: Mapping[int, int]) -> dict[int, tuple[StyledRun, ...]]:
    """The notes by citation number, in document order; the first note of each source is in full."""
    numbered_notes = dict(enumerate(notes(brief, placed), 1))
    return {number: numbered_notes[number] for number in placed}


def places(brief: Brief) -> Mapping[int, int]:
    """Citations and the numbers of their notes, in the order in which the document, laid out once, places them.

    Parts and numbers are in this order too: some word processors go by the one, and some by the other.
    """
    return _numbered(_places(view(brief, "docx")))


def _numbered(placed: Mapping[int, int]) -> Mapping[int, int]:
    return {citation: number for number, citation in enumerate(placed, 1)}


def _places(shown: Json) -> Mapping[int, int]:
    """For each citation, in the order of the document, the index from 1 of the mention that carries its note."""
    seeking = _Seeking()
    _environment().get_template(_PARTS["word/document.xml"]).render(v=shown, number_of=seeking, paper=_PAPERS["a4"])
    found = {**seeking.anywhere, **seeking.here}
    return dict(sorted(found.items(), key=lambda place: place[1]))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(resource("briefs", "docx")), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    environment.tests.update(rightward=rightward)
    return environment


@dataclass(frozen=True, slots=True)
class _Shown:
    """The number of a note in the order of the document, as word processors count; `first` where the note itself is."""

    number: int
    first: bool


class _Seeking:
    """Counts the mentions of citations in the order of the document; `here` says whether a mention may carry the note.

    Notes belong to the researcher's words, the findings and the sources, not to tables of sources, dates and places: a
    table with a note in each cell would leave itself little room on a page. What is cited only there has its note
    there.
    """

    def __init__(self) -> None:
        self.anywhere, self.here, self._calls = dict[int, int](), dict[int, int](), 0

    def __call__(self, citation: int, here: bool) -> _Shown:
        self._calls += 1
        self.anywhere.setdefault(citation, self._calls)
        if here:
            self.here.setdefault(citation, self._calls)
        return _Shown(0, False)


class _Numbers:
    """Numbers the mentions in the same order, once the place of each note is known."""

    def __init__(self, places: Mapping[int, int]) -> None:
        self._places, self._numbers, self._calls = places, _numbered(places), 0

    def __call__(self, citation: int, here: bool) -> _Shown:  # noqa: ARG002
        self._calls += 1
        return _Shown(self._numbers[citation], self._places[citation] == self._calls)
