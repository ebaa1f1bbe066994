"""What verification promises: a sound brief passes, and whatever was changed is found and named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from dossier.briefs import FORMS, Check, carried_records, compose, export, seal, verify
from dossier.briefs.brief_forms import BriefForm
from dossier.briefs.brief_record import RECORD_NAME
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.pdf_export import PdfExporter
from dossier.briefs.pdf_reading import opened_here
from dossier.errors import BadInput
from dossier.model.cases import CaseFile
from dossier.model.digest import Digest
from dossier.model.plans import Plan
from tests.briefs.samples import MADE, brief_of, correo, market
from tests.briefs.test_compose import any_source

_RECORD = re.compile(rb'(<template id="dossier-brief-json">)(.*?)(</template>)', re.DOTALL)


def failed(path: Path) -> list[Check]:
    return [check for check in verify(path) if not check.ok]


def resealed(page: bytes) -> bytes:
    """As a forger would: the page with a seal that fits again."""
    return seal.seal(seal.blank(page))


def forged(path: Path, change: Callable[[dict[str, object]], None]) -> Path:
    """The record of a page changed, the page itself left, and sealed again."""
    page = HtmlExporter().export(brief_of())
    found = _RECORD.search(page)
    assert found is not None
    data = json.loads(found[2])
    change(data)
    text = json.dumps(data, indent=1).replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    path.write_bytes(resealed(page[: found.start(2)] + text.encode() + page[found.end(2) :]))
    return path


@pytest.mark.parametrize("name", ["brief.html", "brief.pdf", "brief.docx", "brief.md", "brief.HTML"])
def test_sound_brief_passes(tmp_path: Path, name: str) -> None:
    """A brief as exported passes every check, and its pages can be laid out again to the byte."""
    out = tmp_path / name
    export(brief_of(), out)
    checks = verify(out)
    assert {"seal", "record", "numbers", "text", "citations", "page", "layout"} <= {check.name for check in checks}
    assert [check for check in checks if not check.ok] == []
    assert "the same to the byte" in checks[-1].detail


def test_kind_is_told_by_content(tmp_path: Path) -> None:
    """A brief under a foreign name is verified all the same."""
    (tmp_path / "letter.bin").write_bytes(PdfExporter().export(brief_of()))
    assert failed(tmp_path / "letter.bin") == []


@given(any_source())
@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_page_of_any_text_passes(tmp_path: Path, file: CaseFile) -> None:
    """Whatever words a source holds, its page verifies."""
    (tmp_path / "b.html").write_bytes(HtmlExporter().export(brief_of(file)))
    assert failed(tmp_path / "b.html") == []


@given(any_source())
@settings(
    deadline=None, max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_pdf_of_any_text_passes(tmp_path: Path, file: CaseFile) -> None:
    """Whatever words a source holds, its PDF verifies."""
    (tmp_path / "b.pdf").write_bytes(PdfExporter().export(brief_of(file)))
    assert failed(tmp_path / "b.pdf") == []


def test_cut_file_is_named(tmp_path: Path) -> None:
    """A file that lost its end fails, or is told to be no brief."""
    page = HtmlExporter().export(brief_of())
    (tmp_path / "b.html").write_bytes(page[: len(page) // 2])
    assert [check.name for check in failed(tmp_path / "b.html")] == ["seal", "record"]
    pdf = PdfExporter().export(brief_of())
    (tmp_path / "b.pdf").write_bytes(pdf[: len(pdf) // 2])
    with pytest.raises(BadInput, match="is not a brief"):
        verify(tmp_path / "b.pdf")


def test_altered_quote_is_found_under_a_new_seal(tmp_path: Path) -> None:
    """A quote changed in the record, sealed again, is named by its number and by what the source does not say."""

    def change(data: dict[str, object]) -> None:
        data["citations"][0]["quote"] = "El Correo de la Costa"  # type: ignore[index]

    found = failed(forged(tmp_path / "b.html", change))
    assert ("citation", "citation 1") in {(check.name, check.thing) for check in found}
    assert any("R1 version 2 does not say 'El Correo de la Costa'" in check.detail for check in found)
    assert "seal" not in {check.name for check in found}


def test_moved_citation_is_found(tmp_path: Path) -> None:
    """Offsets that point elsewhere are named."""

    def change(data: dict[str, object]) -> None:
        data["citations"][1]["span"] = {"start": 0, "end": 17}  # type: ignore[index]

    assert ("citation", "citation 2") in {(c.name, c.thing) for c in failed(forged(tmp_path / "b.html", change))}


def test_swapped_source_text_is_found(tmp_path: Path) -> None:
    """Another text under a source is named by report and version."""

    def change(data: dict[str, object]) -> None:
        data["sources"][1]["rendition"] = "Nothing happened."  # type: ignore[index]

    found = failed(forged(tmp_path / "b.html", change))
    assert ("text", "R2 version 1") in {(check.name, check.thing) for check in found}


def test_removed_source_is_found(tmp_path: Path) -> None:
    """A record that lost a source no longer fits its numbers."""

    def change(data: dict[str, object]) -> None:
        data["sources"].pop(0)  # type: ignore[attr-defined]

    found = failed(forged(tmp_path / "b.html", change))
    assert "numbers" in {check.name for check in found}
    assert any("source 1" in check.detail for check in found)


def test_stray_number_is_found(tmp_path: Path) -> None:
    """A line that leans on another source's words, or on none, is named."""

    def change(data: dict[str, object]) -> None:
        data["findings"][0]["cells"][0]["line"]["cites"] = [99999]  # type: ignore[index]

    found = failed(forged(tmp_path / "b.html", change))
    assert [(c.thing, c.detail) for c in found if c.name == "numbers"] == [
        ("finding 1", "citation 99999 is not one of source 1")
    ]


def test_newer_format_is_told(tmp_path: Path) -> None:
    """A brief from a later Dossier gets a clear sentence, not a crash."""

    def change(data: dict[str, object]) -> None:
        data["format"] = 99

    found = failed(forged(tmp_path / "b.html", change))
    assert [check.name for check in found] == ["record"]
    assert "made by a newer Dossier" in found[0].detail


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        (b"<q dir=\"auto\">The Miami Ledger</q>", b"<q dir=\"auto\">The Tampa Ledger</q>", "page"),
        (b">The Miami Ledger</mark>", b">The Tampa Ledger</mark>", "page"),
        (b"<b><bdi>5</bdi></b>", b"<b><bdi>9</bdi></b>", "layout"),
        (b"Four became five.", b"Four became nine.", "layout"),
        (b"</main>", b"<script>alert(1)</script></main>", "layout"),
    ],
)  # fmt: skip
def test_edited_page_is_found_under_a_new_seal(tmp_path: Path, old: bytes, new: bytes, name: str) -> None:
    """A page that shows something else than its record is named, although its seal fits."""
    page = HtmlExporter().export(brief_of())
    assert old in page
    (tmp_path / "b.html").write_bytes(resealed(page.replace(old, new, 1)))
    found = failed(tmp_path / "b.html")
    assert name in {check.name for check in found}
    assert "seal" not in {check.name for check in found}


def test_pdf_of_another_case_under_this_record_is_found(tmp_path: Path) -> None:
    """Pages, attachments and record of a PDF must belong together."""
    mine = carried_records.carried(opened_here(PdfExporter().export(brief_of()), RECORD_NAME))
    other = PdfExporter().export(brief_of(CaseFile(market().case, (correo(),))))
    from dossier.briefs.page_check import pdf_shows

    strange = carried_records.carried(opened_here(other, RECORD_NAME))
    mixed = carried_records.Carried(mine.record, strange.attached, strange.pages)
    found = {(check.name, check.thing) for check in pdf_shows(brief_of(), mixed) if not check.ok}
    assert ("attachment", "R2-v1.txt") in found
    assert ("page", "R2 version 1") in found
    assert ("page", "citation 10") in found
    assert Digest.of(b"") not in strange.attached.values()


def test_pdf_with_an_edited_page_is_found(tmp_path: Path) -> None:
    """A PDF whose pages are laid out from other words than its record holds is named by its layout or its words."""
    honest = brief_of()
    data = PdfExporter().export(honest)
    # An uncompressed place on the way to the pages: the title in the document's own information
    edited = data.replace(b"/Title(Timeline)", b"/Title(Timelike)")
    assert edited != data
    (tmp_path / "b.pdf").write_bytes(resealed_pdf(edited))
    found = failed(tmp_path / "b.pdf")
    assert [check.name for check in found] == ["layout"]
    assert "part at byte" in found[0].detail


def resealed_pdf(data: bytes) -> bytes:
    """The same for a PDF, whose seal already has its line."""
    old, new = seal.found(data), seal.expected(data)
    assert old and new
    return data.replace(old.encode(), new.encode())


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"%PDF-1.7\nnothing", b"<html><p>A page</p></html>", b"\xff\xfe\x00"]
)
def test_what_is_no_brief_is_refused(tmp_path: Path, content: bytes) -> None:
    """Another file is told to be no brief, by name."""
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(BadInput, match="is not a brief"):
        verify(tmp_path / "x")


def test_foreign_pdf_is_refused(tmp_path: Path) -> None:
    """A sound PDF that is no brief is told to be none."""
    import pypdfium2

    pdf = pypdfium2.PdfDocument.new()
    pdf.new_page(200, 200)
    pdf.save(tmp_path / "x.pdf")
    with pytest.raises(BadInput, match="neither Dossier's seal nor its record"):
        verify(tmp_path / "x.pdf")


def test_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there is named with the system's reason."""
    with pytest.raises(BadInput, match="cannot be read"):
        verify(tmp_path / "none.html")


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.exporter.ending)
def test_spanish_brief_passes(tmp_path: Path, form: BriefForm) -> None:
    """A brief in Spanish verifies in every form."""
    brief = compose(market(), MADE, "software:dossier/0.1.0", Plan(language="es", style="mla"))
    (tmp_path / "b").write_bytes(form.exporter.export(brief))
    assert failed(tmp_path / "b") == []


def test_record_of_an_older_form_is_read(tmp_path: Path) -> None:
    """A record without the fields of later ones is read as English; what its pages show is not checked."""

    def change(data: dict[str, object]) -> None:
        del data["language"], data["style"]
        for source in data["sources"]:  # type: ignore[attr-defined]
            del source["reference"]
        data["layout"] = "older"

    assert [check.name for check in failed(forged(tmp_path / "b.html", change))] == ["layout"]
