"""What verification promises of Word and Markdown briefs: whatever was changed in them is found and named."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from dossier.briefs import seal, verify
from dossier.briefs.docx_export import DocxExporter
from dossier.briefs.markdown_export import MarkdownExporter
from dossier.errors import BadInput
from tests.briefs.samples import brief_of
from tests.briefs.test_verify import failed


def repacked(data: bytes, name: str, change: Callable[[str], str], sealed: bool = True) -> bytes:
    """A document whose part `name` is changed, packed as before, or as word processors do, without a seal."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.infolist():
            held = old.read(entry).decode()
            held = change(held) if entry.filename == name else held
            new.writestr(entry, held, zipfile.ZIP_STORED if sealed else zipfile.ZIP_DEFLATED)
        new.comment = seal.ZIP_COMMENT if sealed else b""
    return seal.seal(out.getvalue()) if sealed else out.getvalue()


@pytest.mark.parametrize(
    ("part", "old", "new", "check", "thing"),
    [
        ("word/footnotes.xml", "five people died", "nine people died", "page", "citation "),
        ("customXml/item1.xml", '"quote": "five people died"', '"quote": "nine people died"', "citation", "citation "),
        (
            "customXml/item1.xml",
            '"number": 1,\n   "source": 1',
            '"number": 1,\n   "source": 2',
            "citation",
            "citation 1",
        ),
        ("customXml/item1.xml", "At least five people", "At least nine people", "text", "R2 version 1"),
        ("word/document.xml", "Four became five.", "Four became nine.", "layout", "b.docx"),
    ],
)
def test_edited_document_is_found_under_a_new_seal(
    tmp_path: Path, part: str, old: str, new: str, check: str, thing: str
) -> None:
    """A document whose notes, record or pages were edited is named, although its seal fits."""
    data = DocxExporter().export(brief_of())

    def change(held: str) -> str:
        assert old in held
        return held.replace(old, new, 1)

    (tmp_path / "b.docx").write_bytes(repacked(data, part, change))
    found = failed(tmp_path / "b.docx")
    assert any(item.name == check and item.thing.startswith(thing) for item in found)
    assert "seal" not in {item.name for item in found}


def test_document_saved_by_other_software(tmp_path: Path) -> None:
    """Saved again, a document has no seal any more; that and its layout are named, each citation is proved."""
    data = repacked(DocxExporter().export(brief_of()), "word/document.xml", lambda held: held, sealed=False)
    (tmp_path / "b.docx").write_bytes(data)
    checks = verify(tmp_path / "b.docx")
    assert {check.name for check in checks if not check.ok} == {"seal", "layout"}
    assert {"citations", "text", "page"} <= {check.name for check in checks if check.ok}


@pytest.mark.parametrize("bomb", [b"<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", b"<brief", b"\xff"])
def test_document_with_a_hostile_record(tmp_path: Path, bomb: bytes) -> None:
    """A record that names entities, or is no XML, is refused in a sentence."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as package:
        package.writestr("customXml/item1.xml", bomb)
        package.comment = seal.ZIP_COMMENT
    (tmp_path / "b.docx").write_bytes(seal.seal(out.getvalue()))
    assert [check.name for check in failed(tmp_path / "b.docx")] == ["record"]


def test_foreign_document_is_refused(tmp_path: Path) -> None:
    """A zip that is no brief is told to be none."""
    with zipfile.ZipFile(tmp_path / "x.docx", "w") as package:
        package.writestr("word/document.xml", "<a/>")
    with pytest.raises(BadInput, match="neither Dossier's seal nor its record"):
        verify(tmp_path / "x.docx")


@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("“five people died” (R2", "“nine people died” (R2", "page"),
        ('"quote": "five people died"', '"quote": "nine people died"', "citation"),
        (r"EDT\n\nMIAMI, May 4", r"EDT\n\nTAMPA, May 4", "text"),
        ("Four became five.", "Four became nine.", "layout"),
    ],
)
def test_edited_markdown_is_found_under_a_new_seal(tmp_path: Path, old: str, new: str, check: str) -> None:
    """A text whose notes, record or pages were edited is named, although its seal fits."""
    text = MarkdownExporter().export(brief_of()).decode()
    first, _, rest = text.partition("\n")
    assert first.startswith("<!-- dossier-seal") and old in rest
    changed = rest.replace(old, new, 1)
    (tmp_path / "b.md").write_bytes(seal.seal(f"{seal.MARKDOWN_LINE}\n{changed}".encode()))
    found = failed(tmp_path / "b.md")
    assert check in {item.name for item in found}
    assert "seal" not in {item.name for item in found}


def test_markdown_without_its_first_line(tmp_path: Path) -> None:
    """A text that lost its seal is told so, and its citations are proved all the same."""
    text = MarkdownExporter().export(brief_of()).partition(b"\n")[2]
    (tmp_path / "b.md").write_bytes(text)
    assert [check.name for check in failed(tmp_path / "b.md")] == ["seal", "layout"]
