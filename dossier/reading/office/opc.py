"""Finds the parts of an Open Packaging container (ECMA-376, part 2) by their relations, and reads its properties."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dossier.errors import Unreadable
from dossier.reading.office.properties import read_properties
from dossier.reading.office.xml_walk import Attributes, Walk
from dossier.reading.text_tools.zipped import Container

_RELATIONS = {"http://schemas.openxmlformats.org/package/2006/relationships": "r"}
_CORE = {
    "http://purl.org/dc/elements/1.1/": "dc",
    "http://purl.org/dc/terms/": "dcterms",
    "http://schemas.openxmlformats.org/package/2006/metadata/core-properties": "cp",
    "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties": "app",
    "http://purl.oclc.org/ooxml/officeDocument/extendedProperties": "app",
    "http://schemas.openxmlformats.org/officeDocument/2006/custom-properties": "custom",
    "http://purl.oclc.org/ooxml/officeDocument/customProperties": "custom",
}
# Property by its element: the key that `facts` knows it by, and the name under which it is shown
_PROPERTIES = {
    "dc:title": ("title", "title"),
    "dc:creator": ("author", "creator"),
    "cp:lastModifiedBy": ("last modified by", "lastModifiedBy"),
    "dcterms:created": ("created", "created"),
    "dcterms:modified": ("modified", "modified"),
    "dc:publisher": ("publisher", "publisher"),
    "dc:language": ("language", "language"),
    "dc:subject": ("subject", "subject"),
    "dc:description": ("description", "description"),
    "cp:keywords": ("keywords", "keywords"),
    "cp:category": ("category", "category"),
    "app:Company": ("company", "Company"),
    "app:Application": ("application", "Application"),
}
_SMALL = 8 << 20  # bytes of a part that holds no text


@dataclass(frozen=True, slots=True)
class Relation:
    """`kind` is the last step of the relation's type; `target` a part's name, or an address outside."""

    ident: str
    kind: str
    target: str


def relations(parts: Container, part: str = "") -> list[Relation]:
    """The relations of a part (or of the package, by default). Raises Unreadable."""
    folder, own = posixpath.split(part)
    where = posixpath.join(folder, "_rels", f"{own}.rels")
    found: list[Relation] = []

    def relation(attributes: Attributes) -> None:
        target, outside = attributes.get("Target", ""), attributes.get("TargetMode") == "External"
        name = target if outside else posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/")
        found.append(Relation(attributes.get("Id", ""), attributes.get("Type", "").rpartition("/")[2], name))

    if where in parts:
        Walk(_RELATIONS, {"r:Relationship": relation}, {}, lambda _: None).over(parts.unfold(where, _SMALL))
    return found


def properties(parts: Container, package: Iterable[Relation]) -> Iterator[tuple[str, str, str]]:
    """Key, name and value of the package's properties: core, extended, and those that its makers thought of."""
    for relation in package:
        if relation.kind in ("core-properties", "extended-properties", "custom-properties"):
            yield from _properties(parts, relation.target)


def _properties(parts: Container, part: str) -> list[tuple[str, str, str]]:
    """Damage to properties costs them alone: the words of the document are what counts."""
    try:
        return read_properties(parts.unfold(part, _SMALL), _CORE, _PROPERTIES, "custom:property", "name")
    except Unreadable as error:
        return [("damage", "", f"the properties part {error.reason}")]
