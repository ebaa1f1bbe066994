"""Promises of who copied whom and of the toll through time in briefs of each form."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest

from dossier import Archive
from dossier.briefs import compose, exporter_for
from dossier.briefs.brief_record import dump, load
from dossier.briefs.verifying import verify
from dossier.compare import compare_judged
from dossier.model.briefs import Brief, Language
from dossier.model.cases import Case, CaseFile
from dossier.model.claims import Published
from dossier.model.evidence import Span
from dossier.model.plans import Plan
from dossier.model.toll_chart import charted, label_places
from tests.briefs.samples import MADE, brief_of, report

_BODY = (
    "The ferry Elisa ran aground off Lota on Friday night with 61 people aboard, said the harbour master.",
    "Three people were killed when the hull broke on the rocks of Punta Puchoco, said Pedro Mora.",
)
_OWN = ("Nobody saw the lamp that night. Two people were killed, said the navy, lowering the toll.",)


def _case() -> CaseFile:
    """A first text, its copy of the next day with a sentence more, and a text of its own."""
    texts = (
        ("Austral Wire", _BODY),
        ("The Hill Gazette", (*_BODY, "Fishermen brought <b>blankets</b>.")),
        ("El Sur", _OWN),
    )
    sources = []
    for n, (outlet, body) in enumerate(texts, 1):
        day = f"2021-05-0{n}"
        made = report(n, outlet, f"Headline {n}", (), None, (day, Published(day)), body)
        sources.append(replace(made, record=replace(made.record, published=day, outlet=outlet, language="en")))
    found = compare_judged([source.record for source in sources], ())
    case = Case("C1", "Elisa", "2026-05-10T00:00:00Z")
    return CaseFile(case, tuple(sources), tuple(found.findings), copies=found.copies)


def _brief(language: Language = "en") -> Brief:
    return compose(_case(), MADE, "software:dossier/0.1.0", Plan(language=language))


def _words(data: bytes, ending: str) -> str:
    if ending == ".pdf":
        pages = (page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(data))
        return " ".join("".join(pages).replace("\u200b", "").split())
    text = zipfile.ZipFile(io.BytesIO(data)).read("word/document.xml").decode() if ending == ".docx" else data.decode()
    shown = text.partition("<template")[0].partition("<!-- dossier-brief-json")[0]
    return " ".join(re.sub("<[^>]+>", "", shown).replace("\\", "").split())


@pytest.mark.parametrize("ending", [".html", ".pdf", ".docx", ".md"])
@pytest.mark.parametrize(
    ("language", "sums", "lowered"),
    [("en", "3 reports, 2 independent sources", "lowered"), ("es", "3 notas, 2 fuentes independientes", "rebajado")],
)
def test_each_form_shows_copies_and_tolls(
    ending: str, language: Language, sums: str, lowered: str, tmp_path: Path
) -> None:
    """The sums, what the copy added, and the lowered toll are in every form, which proves itself when opened again."""
    path = tmp_path / f"brief{ending}"
    path.write_bytes(exporter_for(path).export(_brief(language)))
    text = _words(path.read_bytes(), ending)
    assert sums in text and lowered in text and "blankets" in text
    assert all(check.ok for check in verify(path))


def test_the_tree_and_the_toll_are_in_the_record() -> None:
    """A brief read again holds which source copies which and each number with its words; an older one has neither."""
    brief = _brief()
    assert load(dump(brief, "x"))[0] == brief
    assert [(one.source, one.first, one.copies) for one in brief.copies] == [(1, 1, 0), (2, 1, 1), (3, 3, 0)]
    (copy,) = (one for one in brief.copies if one.copies)
    kinds = {one.kind: [brief.citations[n - 1].quote for n in one.cites] for one in copy.shown}
    assert kinds["added"] == ["Fishermen brought <b>blankets</b>."] and len(kinds["copied"]) == 2
    (killed,) = (toll for toll in brief.tolls if toll.kind == "killed")
    assert [(p.source, p.value, p.lowered) for p in killed.points] == [(1, 3, False), (2, 3, False), (3, 2, True)]
    assert '"copies": [' not in dump(replace(brief_of(), copies=(), tolls=()), "x")


def test_a_section_that_is_left_out_cites_nothing() -> None:
    """Without the two sections neither their words nor their numbers are in the brief."""
    brief = compose(_case(), MADE, "software:dossier/0.1.0", Plan(sections=("sources", "agreements")))
    assert (brief.copies, brief.tolls) == ((), ())


def test_a_chart_places_time_across_and_people_upwards() -> None:
    """The first day is at the left, the greatest number on top, each speaker has a mark; undated ones are absent."""
    chart = charted([("2021-05-03", 10, "the navy"), ("2021-05-01", 5, ""), (None, 7, ""), ("2021-05-02", 5, "")])
    assert chart and [(p.at, p.x, p.y, p.mark) for p in chart.points] == [
        (1, 0.0, 0.5, 0), (3, 0.5, 0.5, 0), (0, 1.0, 1.0, 1),
    ]  # fmt: skip
    assert chart.speakers == ("", "the navy") and chart.numbers == ((0.0, 0), (0.5, 5), (1.0, 10))
    assert charted([(None, 7, "")]) is None
    assert charted([("2021", 10**30, "")]) is not None


def test_labels_hide_neither_marks_nor_each_other() -> None:
    """Of labels that crowd, each goes to another side of its mark, or is left out."""
    spots = [(50.0, 50.0), (50.0, 58.0), (50.0, 50.0), (50.0, 50.0), (50.0, 50.0), (50.0, 50.0)]
    found = label_places(spots, [(20.0, 10.0)] * 6, (0, 0, 100, 100), 4)
    kept = [middle for middle in found if middle]
    assert None in found and len(kept) == len(set(kept)) >= 2
    boxes = [(x - 10, y - 5, x + 10, y + 5) for x, y in kept]
    pairs = [(a, b) for n, a in enumerate(boxes) for b in boxes[:n]]
    assert not any(a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for a, b in pairs)


def test_redacted_words_are_in_no_copy(tmp_path: Path) -> None:
    """Words that a person redacted in a text and in its copy are in neither side of the tree, nor in the toll."""
    for n, source in enumerate(_case().sources, 1):
        (tmp_path / f"{n}.txt").write_text(source.record.rendition, encoding="utf-8")
    with Archive.create(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / f"{n}.txt" for n in (1, 2, 3)], jobs=1))
        archive.cases.new("Elisa", ["R1", "R2", "R3"])
        text = archive.reports.get("R1").rendition or ""
        start = text.index("Punta Puchoco")
        redaction = archive.plans.redact("Elisa", "R1", Span(start, start + len("Punta Puchoco")), "private")
        archive.plans.redact_elsewhere("Elisa", redaction)
        brief = archive.briefs.compose("Elisa")
    assert any(one.copies and one.shown for one in brief.copies) and brief.tolls
    assert "Puchoco" not in dump(brief, "x")
