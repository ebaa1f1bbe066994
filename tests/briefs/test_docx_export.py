"""What the DOCX form promises: a sound package with real footnotes, nothing of this computer in it, no way outwards."""

from __future__ import annotations

import re
import zipfile
from io import BytesIO
from xml.etree import ElementTree

from dossier.briefs.brief_record import load
from dossier.briefs.docx_export import NOTES_PART, RECORD_PART, DocxExporter, places
from dossier.briefs.visible_controls import rightward
from tests.briefs.samples import brief_of

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def parts() -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(DocxExporter().export(brief_of()))) as package:
        assert package.testzip() is None
        return {name: package.read(name) for name in package.namelist()}


def test_same_brief_same_bytes() -> None:
    """Two exports of one brief are equal to the byte."""
    assert DocxExporter().export(brief_of()) == DocxExporter().export(brief_of())


def test_every_part_is_sound_and_known() -> None:
    """Each part is well-formed XML, has a type, and every relationship leads to a part of the package."""
    held = parts()
    types = ElementTree.fromstring(held["[Content_Types].xml"])
    named = {item.get("PartName") for item in types}
    for name, data in held.items():
        root = ElementTree.fromstring(data)
        if name.endswith(".rels"):
            folder = name.partition("_rels/")[0]
            for item in root:
                assert item.get("TargetMode") is None
                target = folder + (item.get("Target") or "")
                assert re.sub(r"[^/]+/\.\./", "", target) in held
        elif name.startswith("word/"):
            assert f"/{name}" in named


def test_every_citation_is_a_footnote() -> None:
    """Each citation has one footnote, referred to once; later uses are references to it; anchors exist."""
    held, brief = parts(), brief_of()
    document, notes = ElementTree.fromstring(held["word/document.xml"]), ElementTree.fromstring(held[NOTES_PART])
    used = [int(item.get(f"{W}id", "")) for item in document.iter(f"{W}footnoteReference")]
    assert used == list(range(1, len(brief.citations) + 1))
    given = [int(note.get(f"{W}id", "")) for note in notes]
    assert given == [-1, 0, *used]  # some word processors go by the order alone
    words = {note.get(f"{W}id"): "".join(t.text or "" for t in note.iter(f"{W}t")) for note in notes}
    for cited in brief.citations:
        if len(cited.quote) < 100:
            assert " ".join(cited.quote.split()) in " ".join(words[str(places(brief)[cited.number])].split())
    spots = [item.get(f"{W}name") for item in document.iter(f"{W}bookmarkStart")]
    ids = [item.get(f"{W}id") for item in document.iter(f"{W}bookmarkStart")]
    assert len(spots) == len(set(spots)) and len(ids) == len(set(ids))
    assert {item.get(f"{W}anchor") for item in document.iter(f"{W}hyperlink")} <= set(spots)


def test_properties_are_those_handed_in() -> None:
    """Title, software, moment and language are the brief's; no name of this computer or its user stands in any part."""
    core = parts()["docProps/core.xml"].decode()
    assert "<dc:title>Fire at the market &lt;Puebla&gt;: a sourced brief</dc:title>" in core
    assert core.count("2026-05-15T18:30:00Z") == 2 and "<dc:creator>Dossier 0.1.0</dc:creator>" in core
    with zipfile.ZipFile(BytesIO(DocxExporter().export(brief_of()))) as package:
        assert {entry.date_time for entry in package.infolist()} == {(2026, 5, 15, 18, 30, 0)}
        assert {(entry.create_system, entry.extra) for entry in package.infolist()} == {(0, b"")}


def test_hostile_words_are_words() -> None:
    """Markup in a source is text of the document, and no field, link or macro is made of it."""
    held = parts()
    text = "".join(t.text or "" for t in ElementTree.fromstring(held["word/document.xml"]).iter(f"{W}t"))
    assert '<script>alert(1)</script> <img src="https://tracker.example/x.png">' in text
    assert "⟨U+202E⟩gnp.exe" in text
    fields = set(re.findall(rb'w:instr="([^"]*)"', held["word/document.xml"]))
    assert all(re.fullmatch(rb" NOTEREF c\d+ \\h ", field) for field in fields)


def test_record_is_the_brief() -> None:
    """The record in its own part is read back as the same brief."""
    assert load(ElementTree.fromstring(parts()[RECORD_PART]).text or "")[0] == brief_of()


def test_direction_is_that_of_the_first_letter() -> None:
    """Arabic and Hebrew run from right to left, whatever signs stand before them."""
    assert rightward("«لقي أربعة") and rightward("12 שלום")
    assert not rightward("BOGOTÁ حريق") and not rightward("123") and not rightward("")
    held = parts()["word/document.xml"].decode()
    assert "<w:bidi/>" in held and "<w:rtl/>" in held
    quoted = re.findall(r'<w:pStyle w:val="Quote"/>(.*?)</w:pPr>', held)
    assert all(
        ("<w:right " in shape) == ("<w:bidi/>" in shape) for shape in quoted
    )  # their line stands where they begin
    assert any("<w:right " in shape for shape in quoted)
