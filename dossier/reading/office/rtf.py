"""Reads rich text (RTF, Microsoft's specification 1.9.1) of Word, WordPad, TextEdit and their kin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier.model.claims import Reading
from dossier.reading.office.manuscript import reading_of
from dossier.reading.office.passages import Manuscript, left_out
from dossier.reading.office.properties import key_of
from dossier.reading.office.rtf_groups import RtfStory
from dossier.reading.office.rtf_story import RtfWalk

_OPENING = b"{\\rtf"
_SPACE = b"\xef\xbb\xbf \t\r\n\0"
# Destination in the document's information: the key that `facts` knows it by
_KEYS = {
    "title": "title",
    "author": "author",
    "operator": "last modified by",
    "creatim": "created",
    "revtim": "modified",
    "subject": "subject",
    "keywords": "keywords",
    "company": "company",
    "manager": "manager",
    "category": "category",
    "doccomm": "description",
    "generator": "application",
}


@dataclass(frozen=True, slots=True)
class RtfReader:
    """Rich text in any of its charsets, also when it was cut off."""

    version: str = "rtf/3"
    media_types: tuple[str, ...] = ("application/rtf", "text/rtf")
    endings: tuple[str, ...] = (".rtf",)

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what is no RTF inside is none by its name
        """Its opening brace and word, after white space at most."""
        return data[:64].lstrip(_SPACE).startswith(_OPENING)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable for a document without words, and for one nested deeper than any."""
        return reading_of(self.manuscript(data), self.version, self.media_types[0], name)

    def manuscript(self, data: bytes) -> Manuscript:
        """The content of the document, paragraph by paragraph. Raises Unreadable."""
        story = RtfWalk().over(data.lstrip(_SPACE))
        found = Manuscript(
            _furniture(story, "header"),
            story.passages,
            story.notes,
            _furniture(story, "footer"),
            [*_stated(story), *left_out(story.counts)],
        )
        if not story.is_whole:
            found.stated.append(("damage", "", "the text is cut off before its last brace"))
        return found


def _furniture(story: RtfStory, what: str) -> list[str]:
    """The words at the head or foot of the first page; of the other pages, where the first one has none."""
    kinds = ("f", "", "r", "l") if story.own_first else ("", "r", "l", "f")
    return next((words for kind in kinds if (words := story.furniture.get(f"{what}{kind}"))), [])


def _stated(story: RtfStory) -> Iterator[tuple[str, str, str]]:
    """The document's facts, including its users' custom properties, each of which is a name followed by a value."""
    own = ""
    for place, words in story.facts:
        if place == "propname":
            own = " ".join(words.split())
        elif place == "staticval":
            yield key_of(own), own, words
        else:
            yield _KEYS[place], place, words.strip().removesuffix(";")
