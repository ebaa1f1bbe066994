"""What the PDF form promises: an archival, tagged document whose texts and record travel with it."""

from __future__ import annotations

from dataclasses import replace

import pypdfium2

from dossier.briefs.brief_record import RECORD_NAME, load
from dossier.briefs.pdf_export import PdfExporter, attached_name
from dossier.model.cases import Case, CaseFile
from tests.briefs.samples import HOSTILE, brief_of, correo, many, market, report, sabana, source


def opened(brief: object = None) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(PdfExporter().export(brief or brief_of()))  # type: ignore[arg-type]


def words(pdf: pypdfium2.PdfDocument) -> str:
    return " ".join("".join(page.get_textpage().get_text_range() for page in pdf).replace("\u200b", "").split())


def attachments(pdf: pypdfium2.PdfDocument) -> dict[str, bytes]:
    held = [pdf.get_attachment(at) for at in range(pdf.count_attachments())]
    return {item.get_name(): bytes(item.get_data()) for item in held}


def test_same_brief_same_bytes() -> None:
    """Two exports of one brief are equal to the byte, also by two exporters."""
    assert PdfExporter().export(brief_of()) == PdfExporter().export(brief_of())


def test_document_says_what_it_is() -> None:
    """Title, language, tags and the archival profile are in the document; its date is the one handed in."""
    data = PdfExporter().export(brief_of())
    pdf = pypdfium2.PdfDocument(data)
    meta = pdf.get_metadata_dict()
    assert meta["Title"] == "Fire at the market <Puebla>: a sourced brief"
    assert meta["CreationDate"].startswith("D:20260515183000")
    assert pdf.is_tagged()
    assert b"<pdfaid:part>3</pdfaid:part>" in data and b"<pdfaid:conformance>A</pdfaid:conformance>" in data
    assert b"<pdfuaid:part>1</pdfuaid:part>" in data


def test_bookmarks_lead_through_the_brief() -> None:
    """Each section and each source has a bookmark."""
    titles = [mark.get_title() for mark in opened().get_toc()]
    for name in ("The sources at a glance", "Timeline", "Citations", "Provenance", "How to check this brief"):
        assert name in titles
    assert any("Incendio en el mercado deja cuatro muertos" in title for title in titles)


def test_texts_and_record_are_attached() -> None:
    """The attached record is the brief; each attached text is the rendition that citations count in."""
    brief = brief_of()
    held = attachments(opened())
    assert load(held[RECORD_NAME].decode())[0] == brief
    for item in brief.sources:
        if item.rendition_digest:
            assert held[attached_name(item)].decode() == item.rendition


def test_hostile_words_are_never_markup() -> None:
    """Typst code in a source is printed as it stands, and runs nowhere."""
    text = words(opened())
    assert '#eval("1+1") *bold* $x^2$ @label <script>alert(1)</script>' in text
    assert '#import "/etc/passwd": * ⟨U+202E⟩gnp.exe⟨U+202C⟩ ⟨U+0007⟩⟨U+001B⟩[31m' in text
    assert b"/JavaScript" not in PdfExporter().export(brief_of())
    assert HOSTILE.startswith("#eval")


def test_hostile_names_everywhere() -> None:
    """Case names, paths and notes that look like code are printed too."""
    file = market()
    made = correo()
    path = '#panic("x") ]*_`$' + "y" * 300 + "\udc80"
    changed = replace(made, version=replace(made.version, path=path))
    case = replace(file.case, name='#let x = "1" = Title\n\n#pagebreak() ' + "w" * 120)
    text = words(opened(brief_of(CaseFile(case, (changed,)))))
    assert '#let x = "1" = Title #pagebreak()' in text
    assert '#panic("x") ]*_`$' in text


def test_missing_glyphs_are_announced() -> None:
    """Characters that the fonts lack are shown by a sign, counted at their source, and kept in the attachment."""
    brief = brief_of(CaseFile(market().case, (sabana(),)))
    pdf = opened(brief)
    text = words(pdf)
    assert "Πυρκαγιά" in text
    assert "墨" not in text and "▯" in text
    assert "characters of this source are not in the fonts of this PDF" in text
    assert "墨西哥市场火灾 🔥".encode() in attachments(pdf)["R4-v1.txt"]


def test_any_script_is_printed() -> None:
    """No text, however odd its characters, keeps a PDF from being made."""
    odd = "".join(
        chr(c) for c in (*range(0x20, 0x3000, 7), *range(0xA000, 0xD7FF, 911), 0xE000, 0xFDD0, 0x1F600, 0x10FFFF)
    )
    marks = "a\u0489 ก\u0301 ß\ufe0f 👨\u200d👩\u200d👧 🇲🇽 \u0301alone e\u20dd"
    made = source(1, odd + "\n" + marks, (), ())
    assert len(opened(brief_of(CaseFile(Case("C1", odd[:60], "2026-01-01T00:00:00Z"), (made,))))) > 2


def test_no_word_runs_out_of_the_page() -> None:
    """Text stays inside the margins, also unbroken runs of hundreds of letters."""
    made = correo()
    long = replace(made, version=replace(made.version, path="/x/" + "abcdefghij" * 40))
    for page in opened(brief_of(CaseFile(market().case, (long, *market().sources[1:])))):
        text = page.get_textpage()
        boxes = [text.get_rect(at) for at in range(text.count_rects())]
        assert all(left > 40 and right < 595.3 - 40 for left, _, right, _ in boxes)


def test_nothing_runs_over_the_foot() -> None:
    """Below the text stands the foot alone, also with sixty reports from one place and a passage of several pages."""
    file = many(60)
    words = "".join(f"They met for the {n}th time. " for n in range(2000))
    long = report(61, words[:9000], "The Herald", (), None, None, (f"{words[:30000]}!",))
    for case in (file, CaseFile(file.case, (long,))):
        pdf = opened(brief_of(case))
        for number, page in enumerate(pdf, 1):
            foot = " ".join(page.get_textpage().get_text_bounded(bottom=0, top=58).split())
            made = "" if number == 1 else "Made 15 May 2026, 18:30 UTC with Dossier 0.1.0 "
            assert foot == f"{made}{number} / {len(pdf)}"


def test_arabic_is_set_in_a_face_of_its_own() -> None:
    """In letters of their own widths, by the font that comes along, on every machine the same."""
    data = PdfExporter().export(brief_of())
    assert b"NotoNaskhArabic" in data
