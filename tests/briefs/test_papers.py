"""Briefs on A4 and on letter paper: the same words in the same lines, and every page within its paper."""

from __future__ import annotations

import re
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest

from dossier.briefs import verify
from dossier.briefs.docx_export import DocxExporter
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.pdf_export import PdfExporter
from dossier.model.briefs import Brief
from dossier.model.papers import Paper
from tests.briefs.samples import brief_of, many

POINTS: dict[Paper, tuple[float, float]] = {"a4": (595.3, 841.9), "letter": (612.0, 792.0)}
MARGIN = 50  # points around a page in which no word of the brief itself stands; its running heads do not reach beyond
TWIPS: dict[Paper, tuple[int, int]] = {"a4": (11906, 16838), "letter": (12240, 15840)}


def on(paper: Paper, brief: Brief | None = None) -> Brief:
    return replace(brief or brief_of(), paper=paper)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_page_is_on_its_paper(paper: Paper) -> None:
    """Of a long brief with maps and tables no page is of another size, and no word stands in its margin or is lost."""
    for brief in (brief_of(), brief_of(many(24))):
        pdf = pypdfium2.PdfDocument(PdfExporter().export(on(paper, brief)))
        wide, high = POINTS[paper]
        for page in pdf:
            assert page.get_size() == pytest.approx((wide, high), abs=0.2)
            words = page.get_textpage()
            boxes = [words.get_rect(at) for at in range(words.count_rects())]
            assert boxes
            assert min(left for left, *_ in boxes) > MARGIN and max(right for _, _, right, _ in boxes) < wide - MARGIN
            assert min(bottom for _, bottom, *_ in boxes) > 25 and max(top for *_, top in boxes) < high - 25


def test_lines_are_the_same_on_either_paper() -> None:
    """Where a line breaks does not hang on the paper: the sources' table has the same lines, as high and as wide."""
    found = []
    for paper in ("a4", "letter"):
        page = pypdfium2.PdfDocument(PdfExporter().export(on(paper)))[1].get_textpage()
        text = page.get_text_range()
        found.append(text[text.index("Outlet") : text.index("Timeline")])
    assert found[0] == found[1]


@pytest.mark.parametrize("ending", ["pdf", "docx"])
def test_a_brief_on_letter_paper_verifies(ending: str, tmp_path: Path) -> None:
    """The record tells the paper, so that the pages are laid out again to the byte."""
    exporter = PdfExporter() if ending == "pdf" else DocxExporter()
    path = tmp_path / f"brief.{ending}"
    path.write_bytes(exporter.export(on("letter")))
    checks = verify(path)
    assert [check for check in checks if not check.ok] == []
    assert "the same to the byte" in checks[-1].detail


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_document_has_the_paper_and_room_for_its_tables(paper: Paper) -> None:
    """The page is as wide and high as the paper, and all tables are as wide as what its margins leave."""
    parts = zipfile.ZipFile(BytesIO(DocxExporter().export(on(paper))))
    document = parts.read("word/document.xml").decode()
    size = re.search(r'<w:pgSz w:w="(\d+)" w:h="(\d+)"/><w:pgMar [^>]*w:right="(\d+)"[^>]*w:left="(\d+)"', document)
    assert size
    wide, high, right, left = map(int, size.groups())
    assert (wide, high) == TWIPS[paper]
    assert {*re.findall(r'<w:tblW w:w="(\d+)"', document)} <= {*map(str, range(wide - right - left - 200, wide))}
    assert max(map(int, re.findall(r'<w:tblW w:w="(\d+)"', document))) <= wide - right - left + 4


def test_a_page_is_printed_on_what_its_reader_has() -> None:
    """The HTML form names no paper: a browser takes that of the printer."""
    page = HtmlExporter().export(on("letter")).decode()
    (rule,) = re.findall(r"@page\s*\{.*?\}\}?", page)
    assert "size" not in rule and "margin" in rule
