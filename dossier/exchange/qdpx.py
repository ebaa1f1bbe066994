"""REFI-QDA: a project for programs of qualitative analysis, with highlights as codings and comments as descriptions."""

from __future__ import annotations

import uuid
import zipfile
from collections.abc import Iterator, Mapping
from functools import partial
from io import BytesIO

from dossier.exchange.exported import Exported, ExportedReport, Files, xml_text
from dossier.exchange.xml_document import Element, child, document
from dossier.model.digest import Digest
from dossier.model.highlights import COLOURS, Colour, Highlight

SPACE = "urn:QDA-XML:project:1.0"
_sub = partial(child, SPACE)
_FIRST = (1980, 1, 1, 0, 0, 0)  # the moment of every entry: no file holds that of the export
_RGB: Mapping[Colour, str] = {
    "yellow": "#FFF176", "green": "#A5D6A7", "blue": "#90CAF9", "pink": "#F48FB1", "purple": "#CE93D8",
}  # fmt: skip


class QdpxFormat:
    """https://www.qdasoftware.org/: `project.qde` and the texts in a ZIP, whose entries are stored as they are.

    Each text is a version's rendition, to which positions point: code points, from the first to behind the last. Each
    report has the text of its newest version, and of every version with a highlight.
    """

    kind, folder = "qdpx", False

    def files(self, exported: Exported) -> Files:
        root = Element(f"{{{SPACE}}}Project", {"name": xml_text(exported.name), "origin": exported.by})
        guid = partial(_guid, exported)
        people = sorted({one.highlight.by for report in exported.reports for one in report.highlights})
        if people:
            users = _sub(root, "Users")
            for person in people:
                _sub(users, "User", guid=guid(f"agent:{person}"), name=person.removeprefix("person:"))
        codes = _sub(_sub(root, "CodeBook"), "Codes")
        for colour in COLOURS:
            named = {"guid": guid(f"colour:{colour}"), "name": colour, "isCodable": "true", "color": _RGB[colour]}
            _sub(codes, "Code", **named)
        texts = dict[str, bytes]()
        if read := [found for report in exported.reports for found in _texts(report)]:
            sources = _sub(root, "Sources")
            for report, number, rendition in read:
                path = f"{guid(f'{report.id}:v{number}')}.txt"
                texts[path] = exported.read(rendition)
                _source(exported, sources, report, number, path)
        yield "project.qdpx", _zipped({"project.qde": document(root, {"": SPACE}), **_in_folder(texts)})


def _texts(report: ExportedReport) -> Iterator[tuple[ExportedReport, int, Digest]]:
    """The numbers and renditions of the versions whose texts are wanted, oldest first."""
    found = {one.highlight.version: one.highlight.rendition for one in report.highlights}
    if (newest := report.detail.version).rendition:
        found[newest.number] = newest.rendition
    for number in sorted(found):
        yield report, number, found[number]


def _source(exported: Exported, sources: Element, report: ExportedReport, number: int, path: str) -> None:
    row = report.detail.row
    name = " ".join(row.called.split()) + (f" ({report.id}, version {number})" if number != row.version else "")
    made = _sub(sources, "TextSource", guid=path.removesuffix(".txt"), name=name, plainTextPath=f"internal://{path}")
    about = (row.outlet, row.published, row.url, exported.urn(report.id, number))
    _sub(made, "Description", "\n".join(filter(None, about)))
    for one in report.highlights:
        if one.highlight.version == number:
            _selection(exported, made, one.highlight)


def _selection(exported: Exported, source: Element, made: Highlight) -> None:
    guid = partial(_guid, exported)
    who = {"creatingUser": guid(f"agent:{made.by}"), "creationDateTime": made.at}
    changed = {"modifiedDateTime": made.changed} if made.changed else {}
    place = {"startPosition": str(made.span.start), "endPosition": str(made.span.end)}
    selection = _sub(source, "PlainTextSelection", guid=guid(made.highlight), name=made.highlight, **place, **who,
                     **changed)  # fmt: skip
    if made.comment:
        _sub(selection, "Description", made.comment)
    coding = _sub(selection, "Coding", guid=guid(f"{made.highlight}:coding"), **who)
    _sub(coding, "CodeRef", targetGUID=guid(f"colour:{made.colour}"))


def _guid(exported: Exported, name: str) -> str:
    """The same for the same thing in every export of an archive."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"urn:dossier:{exported.archive}:{name}"))


def _in_folder(texts: Mapping[str, bytes]) -> dict[str, bytes]:
    return {f"sources/{name}": texts[name] for name in sorted(texts)}


def _zipped(files: Mapping[str, bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as entries:
        for name, data in files.items():
            entries.writestr(zipfile.ZipInfo(name, _FIRST), data)
    return packed.getvalue()
