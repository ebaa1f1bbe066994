"""Reads Word documents (DOCX: Office Open XML, ECMA-376)."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.originals import DOCX
from dossier.reading.office.docx_gathered import DocxSection, DocxStory
from dossier.reading.office.docx_story import walk_story
from dossier.reading.office.docx_styles import DocxStyles, read_styles
from dossier.reading.office.manuscript import reading_of
from dossier.reading.office.opc import Relation, properties, relations
from dossier.reading.office.passages import Manuscript, left_out
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.zipped import Container, is_zip, mentions


@dataclass(frozen=True, slots=True)
class DocxReader:
    """A document as Word and its kin save it, tracked changes and all."""

    version: str = "docx/3"
    media_types: tuple[str, ...] = (DOCX,)
    endings: tuple[str, ...] = (".docx", ".docm", ".dotx", ".dotm")

    def accepts(self, data: bytes, name: str) -> bool:
        """A container with a part for Word; the ending serves where damage hides that."""
        return mentions(data, b"[Content_Types].xml", b"word/") or (is_zip(data) and ending(name) in self.endings)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable for damage, a password, bombs, and a document without words."""
        return reading_of(self.manuscript(data), self.version, DOCX, name)

    def manuscript(self, data: bytes) -> Manuscript:
        """The content of the document, paragraph by paragraph. Raises Unreadable."""
        return _Document(Container(data)).manuscript()


class _Document:
    """One document and its parts."""

    def __init__(self, parts: Container) -> None:
        self._parts = parts
        self._damage: list[str] = []
        self._package = self._related("")
        self._main = next((r.target for r in self._package if r.kind == "officeDocument"), "word/document.xml")
        self._relations = self._related(self._main)
        self._styles = self._read_styles()

    def manuscript(self) -> Manuscript:
        story = self._story()
        self._damage += [f"the text {story.damage}"] if story.damage else []
        if not any(passage.text.strip() for passage in story.passages):
            self._refuse(story)
        section = story.sections[0] if story.sections else DocxSection()
        return Manuscript(
            self._furniture(section, "header"),
            story.passages,
            self._notes(story),
            self._furniture(section, "footer"),
            [
                *properties(self._parts, self._package),
                *left_out(story.counts),
                *(("damage", "", words) for words in self._damage),
            ],
        )

    @staticmethod
    def _refuse(story: DocxStory) -> None:
        """Raises Unreadable for a document without words: it is damaged, or all words are in an embedded file."""
        if story.damage:
            raise Unreadable(Clause("text-part-damaged", damage=story.damage))
        if "embedded texts" in story.counts:
            raise Unreadable(Clause("words-in-embedded-file"))

    def _related(self, part: str) -> list[Relation]:
        try:
            return relations(self._parts, part)
        except Unreadable as error:
            self._damage.append(f"the list of parts {error.reason}")
        return []

    def _story(self) -> DocxStory:
        links = {r.ident: r.target for r in self._relations if r.kind == "hyperlink"}
        return walk_story(self._parts.unfold(self._main), self._styles, links)

    def _optional_part(self, kind: str, ident: str | None = None) -> bytes | None:
        """A part other than the text, if it is there; if it is damaged, notes the damage and returns None."""
        fitting = (r.target for r in self._relations if r.kind == kind and ident in (None, r.ident))
        part = next((target for target in fitting if target in self._parts), None)
        try:
            return self._parts.unfold(part) if part else None
        except Unreadable as error:
            self._damage.append(f"the {kind} part {error.reason}")
        return None

    def _read_styles(self) -> DocxStyles:
        styles, damage = read_styles(self._optional_part("styles"))
        self._damage += [f"the styles part {damage}"] if damage else []
        return styles

    def _other_part(self, kind: str, ident: str | None = None) -> DocxStory:
        """The story in a part other than the text; an empty one if there is none."""
        data = self._optional_part(kind, ident)
        if data is None:
            return DocxStory(self._styles, {})
        found = walk_story(data, self._styles, {})
        if found.damage:
            self._damage.append(f"the {kind} part {found.damage}")
        return found

    def _furniture(self, section: DocxSection, what: str) -> list[str]:
        """The words at the head or foot of the first page; of the other pages, where the first one has none."""
        kinds = ("first", "default") if section.own_first else ("default", "first")
        for kind in (*kinds, "even"):
            ident = section.parts.get(f"{what} {kind}")
            if ident and (words := [p.text for p in self._other_part(what, ident).passages if p.text.strip()]):
                return words
        return []

    def _notes(self, story: DocxStory) -> list[str]:
        """The words of the notes in the order in which the text calls them."""
        kinds = {kind for kind, _ in story.called}
        found = {kind: self._other_part(kind).notes for kind in kinds}
        return [found[kind][ident] for kind, ident in story.called if ident in found[kind]]
