"""Reads OpenDocument texts (ODT, ISO/IEC 26300): of LibreOffice and its kin, zipped or flat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.originals import ODT
from dossier.reading.office.manuscript import reading_of
from dossier.reading.office.odt_story import SPACES, OdtStory, OdtWalk
from dossier.reading.office.passages import Manuscript, left_out
from dossier.reading.office.properties import read_properties
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.zipped import Container, is_zip, mentions

_MIMETYPE = b"mimetype" + ODT.encode()
_FLAT = b"<office:document"
_HEAD = 4096
_MANIFEST = "META-INF/manifest.xml"
# Property by its element: the key that `facts` knows it by, and the name under which it is shown
_PROPERTIES = {
    "dc:title": ("title", "title"),
    "meta:initial-creator": ("author", "initial-creator"),
    "dc:creator": ("author", "creator"),  # who saved it last: the author if no other is named
    "meta:creation-date": ("created", "creation-date"),
    "dc:date": ("modified", "date"),
    "dc:publisher": ("publisher", "publisher"),
    "dc:language": ("language", "language"),
    "dc:subject": ("subject", "subject"),
    "dc:description": ("description", "description"),
    "meta:keyword": ("keywords", "keyword"),
    "meta:generator": ("application", "generator"),
}


@dataclass(frozen=True, slots=True)
class OdtReader:
    """A text document as LibreOffice saves it, tracked changes and all."""

    version: str = "odt/3"
    media_types: tuple[str, ...] = (ODT, f"{ODT}-template", f"{ODT}-flat-xml")
    endings: tuple[str, ...] = (".odt", ".ott", ".fodt")

    def accepts(self, data: bytes, name: str) -> bool:
        """A container of a text document, or flat markup of one; if damage hides the type, the ending decides."""
        if is_zip(data):
            return mentions(data, _MIMETYPE) or ending(name) in self.endings
        return _is_flat(data)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable for damage, a password, bombs, and a document without words."""
        media_type = f"{ODT}-flat-xml" if _is_flat(data) else ODT
        return reading_of(self.manuscript(data), self.version, media_type, name)

    def manuscript(self, data: bytes) -> Manuscript:
        """The content of the document, paragraph by paragraph. Raises Unreadable."""
        return _manuscript(_Flat(data) if _is_flat(data) else Container(data))


def _is_flat(data: bytes) -> bool:
    # Not so a container whose parts are stored as they are: its markup can be read as well
    return not is_zip(data) and _FLAT in data[:_HEAD] and ODT.encode() in data[:_HEAD]


@dataclass(frozen=True, slots=True)
class _Flat:
    """A document with all its parts in one file of markup."""

    data: bytes

    def __contains__(self, name: str) -> bool:
        return name in ("content.xml", "meta.xml")  # one walk finds the styles in their place, before the text

    def unfold(self, _name: str) -> bytes:
        return self.data


def _manuscript(parts: Container | _Flat) -> Manuscript:
    if _MANIFEST in parts and b"encryption-data" in parts.unfold(_MANIFEST):
        raise Unreadable(Clause("locked-with-password"))
    walk = OdtWalk()
    damage = [f"the styles part {words}" for words in _walked(walk, parts, "styles.xml") if words]
    if broken := walk.over(parts.unfold("content.xml")):
        if not any(passage.text.strip() for passage in walk.story.passages):
            raise Unreadable(Clause("text-part-damaged", damage=broken))
        damage.append(f"the text {broken}")
    story = walk.story
    return Manuscript(
        _furniture(story, "header"),
        story.passages,
        story.notes,
        _furniture(story, "footer"),
        [*_properties(parts), *left_out(story.counts), *(("damage", "", words) for words in damage)],
    )


def _walked(walk: OdtWalk, parts: Container | _Flat, name: str) -> Iterator[str | None]:
    """Walks through a part other than the text, if it is there; yields its damage instead of raising an error."""
    if name in parts:
        try:
            yield walk.over(parts.unfold(name))
        except Unreadable as error:
            yield error.reason


def _furniture(story: OdtStory, what: str) -> list[str]:
    """The words at the head or foot of the first page; of the other pages, where the first one has none."""
    master = story.styles.master(story.first_style or "") or "Standard"
    for kind in ("-first", "", "-left"):
        if words := [text for text in story.furniture.get((master, f"{what}{kind}"), ()) if text.strip()]:
            return words
    return []


def _properties(parts: Container | _Flat) -> list[tuple[str, str, str]]:
    """The document's properties; who saved it last is not its author where another began it."""
    if "meta.xml" not in parts:
        return []
    try:
        found = read_properties(parts.unfold("meta.xml"), SPACES, _PROPERTIES, "meta:user-defined", "meta:name")
    except Unreadable as error:
        return [("damage", "", f"the properties part {error.reason}")]
    begun = any(name == "initial-creator" for _, name, _ in found)
    return [("last modified by" if begun and name == "creator" else key, name, value) for key, name, value in found]
