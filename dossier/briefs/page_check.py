"""Compares what a brief's pages show with what its record says."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from dossier.briefs import brief_wording, view
from dossier.briefs.brief_wording import wording_in
from dossier.briefs.carried_records import Carried
from dossier.briefs.docx_export import notes_placed, places
from dossier.briefs.font_glyphs import PLAIN
from dossier.briefs.footnotes import plain
from dossier.briefs.markdown_export import notes_as_lines
from dossier.briefs.pdf_export import attached_name
from dossier.briefs.proving import named
from dossier.briefs.visible_controls import visible
from dossier.model.briefs import Brief, Check, Citation


def html_shows(brief: Brief, carried: Carried) -> Iterator[Check]:
    """The list of citations, and the marked words in place, are the quotes of the record."""
    entries = view.entries(brief)
    faults = []
    for cited, entry in zip(brief.citations, entries, strict=True):
        if _bare(carried.listed.get(cited.number, "")) != _bare(entry["quote"]):
            faults.append((cited, "the list of citations shows other words"))
        if cited.span and _bare(carried.marked.get(cited.number, "")) != _bare(visible(cited.quote)):
            faults.append((cited, "the words marked in the source's text are others"))
    yield from _checks_of(brief, faults, "the words shown are the words of the record")


def docx_shows(brief: Brief, carried: Carried) -> Iterator[Check]:
    """The notes are those that the record makes."""
    placed = places(brief)
    listed = {number: carried.listed.get(placed[number], "") for number in placed}
    expected = {number: plain(runs) for number, runs in notes_placed(brief, placed).items()}
    yield from _noted(brief, Carried(None, listed=listed), expected)


def markdown_shows(brief: Brief, carried: Carried) -> Iterator[Check]:
    """The notes are those that the record makes, to the letter."""
    yield from _noted(brief, carried, dict(enumerate(notes_as_lines(brief), 1)))


def _noted(brief: Brief, carried: Carried, expected: Mapping[int, str]) -> Iterator[Check]:
    faults = [
        (c, "its note shows other words, or another place")
        for c in brief.citations
        if _bare(carried.listed.get(c.number, "")) != _bare(expected.get(c.number, ""))
    ]
    yield from _checks_of(brief, faults, "the notes are those of the record")


def _bare(text: str) -> str:
    return "".join(text.split())


def _checks_of(brief: Brief, faults: list[tuple[Citation, str]], good: str) -> Iterator[Check]:
    for cited, fault in faults:
        yield Check("page", False, f"citation {cited.number}", fault)
    if not faults:
        yield Check("page", True, brief_wording.counted(len(brief.citations), "citation"), good)


def pdf_shows(brief: Brief, carried: Carried) -> Iterator[Check]:
    """The attached texts, the sources' digests and the list of citations are those of the record."""
    yield from _attachments(brief, carried)
    words = _plain("".join(carried.pages))
    for source in brief.sources if {"sources", "provenance"} & {*brief.sections} else ():
        if source.version.sha256 not in words:
            thing = named(source.report, source.version.number)
            yield Check("page", False, thing, "its SHA-256 is not on the pages as the record has it")
    digits = wording_in(brief.language).say("text_digits")
    entries = zip(brief.citations, view.entries(brief), strict=True)
    files = {source.number: visible(brief_wording.file_name(source.version.path)) for source in brief.sources}
    faults = [
        (c, "the pages show other words, or another place")
        for c, e in entries
        if not _is_on_pages(c, e, words, digits, files[c.source])
    ]
    yield from _checks_of(brief, faults, "the words, places and digests on the pages are those of the record")


def _attachments(brief: Brief, carried: Carried) -> Iterator[Check]:
    faults = False
    for source in brief.sources:
        name = attached_name(source)
        if source.rendition_digest and carried.attached.get(name) != source.rendition_digest:
            faults = True
            fault = "is missing" if name not in carried.attached else "is not the text of the record"
            yield Check("attachment", False, name, f"{fault} ({named(source.report, source.version.number)})")
    if not faults:
        yield Check(
            "attachments",
            True,
            brief_wording.counted(len(carried.attached), "file"),
            "the texts are those of the record",
        )


def _is_on_pages(cited: Citation, entry: view.Json, words: str, digits: str, file: str) -> bool:
    """True if an entry of the list is on the pages, as far as the text of the pages can show.

    A source whose outlet is not stated was called by the name of its `file` alone up to 0.4.0.

    Plain words occur in one piece; next to signs for missing characters, version and digest do. Words that run from
    right to left come out of a PDF in no sure order: the record and the layout prove those.
    """
    expected = unicodedata.normalize("NFC", f"{cited.number}{entry['quote']}{entry['label']}{entry['where']}")
    if PLAIN.fit(expected) == expected:
        before, after = f"{cited.number}{entry['quote']}", f"{entry['place']}{digits}{cited.rendition[:12]}"
        return any(_plain(f"{before}{called}{after}") in words for called in {entry["label"], cited.outlet or file})
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in expected):
        return True
    return _plain(entry["place"].partition(entry["where"])[0]) in words and cited.rendition[:12] in words


def _plain(text: str) -> str:
    """Letters and digits alone: white space, breaks and the shapes of punctuation do not count."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text)))
