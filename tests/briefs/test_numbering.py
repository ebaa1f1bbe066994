"""Citations are numbered as a reader meets them, however the sections are ordered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.briefs import FORMS, compose, verify
from dossier.briefs.citation_order import used
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.markdown_export import MarkdownExporter
from dossier.briefs.proving import citations, numbers
from dossier.model.briefs import Brief
from dossier.model.cases import CaseFile
from dossier.model.plans import SECTIONS, Plan, Section
from tests.briefs.samples import MADE, dated, ledger, market

TOLD = Plan(
    title="Fire [R2 v1 0-16]",
    question="How many died? [R1 v2 24-40]",
    summary="Five died [R2 v1 18-40]. Four died [R1 v2 60-90].\nNobody knows.",
    open_questions=("Who counted [R2 v1 100-120]?",),
)


def brief(sections: Sequence[Section]) -> Brief:
    return compose(market(), MADE, "test", replace(TOLD, sections=tuple(sections)))


def met(page: str) -> list[int]:
    """Numbers in the order in which the sections of an HTML brief show them first."""
    body = page[: page.index('<section id="texts"')]
    shown = re.findall(r'<a class="cite" href="#[wn][0-9]+"[^>]*>([0-9]+)</a>', body)
    return list(dict.fromkeys(map(int, shown)))


@settings(max_examples=12)
@given(st.lists(st.sampled_from(SECTIONS), unique=True))
def test_numbers_follow_the_pages(sections: list[Section]) -> None:
    """In any order of the sections the numbers that HTML shows begin with 1 and leave none out, and each is proved."""
    made = brief(sections)
    found = met(HtmlExporter().export(made).decode())
    assert found == list(range(1, len(found) + 1))
    assert set(found) == used(made)
    assert all(check.ok for check in (*numbers(made), *citations(made)))


def test_markdown_has_the_same_order() -> None:
    """The notes of a Markdown brief are called in the order of their numbers."""
    page = MarkdownExporter().export(brief(("excerpts", "timeline", "summary", "disagreements"))).decode()
    called = dict.fromkeys(map(int, re.findall(r"\[\^(\d+)\](?!:)", page)))
    assert list(called) == list(range(1, len(called) + 1))
    assert len(called) > 20


def test_other_orders_give_other_numbers() -> None:
    """The words are the same whatever the order, and their numbers are not."""
    first, last = brief(("summary", "excerpts")), brief(("excerpts", "summary"))
    assert {(c.report, c.quote) for c in first.citations} == {(c.report, c.quote) for c in last.citations}
    assert [c.quote for c in first.citations] != [c.quote for c in last.citations]
    assert first.question[0].cites == last.question[0].cites == (2,)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.exporter.ending)
@pytest.mark.parametrize("file", [CaseFile(market().case, (ledger(),)), dated()], ids=["one", "dated"])
def test_each_form_of_a_reordered_brief_verifies(form: object, file: CaseFile, tmp_path: Path) -> None:
    """A brief in an order of its own is sound in every form."""
    made = compose(file, MADE, "test", Plan(sections=("excerpts", "sources", "timeline")))
    exporter = form.exporter  # type: ignore[attr-defined]
    out = tmp_path / f"brief{exporter.ending}"
    out.write_bytes(exporter.export(made))
    assert [check for check in verify(out) if not check.ok] == []


def test_the_days_of_happenings_are_numbered_where_they_stand() -> None:
    """Where the timeline comes first, so do the numbers of the days in it."""
    made = compose(dated(), MADE, "test", Plan(sections=("timeline", "disagreements")))
    assert [one.line.cites for entry in made.happenings for one in entry.told] == [(1,), (2,), (3,)]
    found = met(HtmlExporter().export(made).decode())
    assert found == list(range(1, len(found) + 1))
