"""What a planned brief promises: the sections asked for, in the order asked for, and every sentence of the researcher's
cited or marked, in every form."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dossier.briefs import FORMS, compose, export, verify
from dossier.briefs.brief_wording import wording_in
from dossier.briefs.own_statements import paragraphs
from dossier.briefs.view import view
from dossier.briefs.view_map import mapped
from dossier.model.briefs import Brief, BriefPlace
from dossier.model.plans import SECTIONS, Plan, Section, plan_from, plan_json
from tests.briefs.samples import MADE, market
from tests.briefs.test_html_export import Page

OWN = Plan(
    title="What burned in Puebla",
    question="How many died?",
    summary="Four people died [R1 v2 0-23]. The owners knew.\nNobody was warned [R2 v1 0-16] [R1 v2 0-23].",
    open_questions=("Who owned the stall?", "The chief may know more."),
)
ORDERS: tuple[tuple[Section, ...], ...] = (
    SECTIONS, tuple(reversed(SECTIONS)), (), ("check", "summary"), ("map",), ("timeline", "sources"),
    ("disagreements",), ("provenance", "citations", "excerpts"),
)  # fmt: skip


def planned(plan: Plan = OWN) -> Brief:
    return compose(market(), MADE, "software:dossier/0.4.0", plan)


@pytest.mark.parametrize("sections", ORDERS, ids=lambda names: "-".join(names)[:30] or "none")
def test_sections_are_those_wanted_in_their_order(sections: tuple[Section, ...], tmp_path: Path) -> None:
    """Each form verifies whatever sections it has; on the page they stand in their order, and every link leads on."""
    brief = planned(replace(OWN, sections=sections))
    for form in FORMS:
        path = tmp_path / f"brief{form.exporter.ending}"
        export(brief, path)
        assert [check for check in verify(path) if not check.ok] == [], path
    page = (tmp_path / "brief.html").read_text()
    shown = [
        section for section in brief.sections if section in {one["name"] for one in view(brief, "html")["sections"]}
    ]
    anchors = ["each" if name == "excerpts" else name for name in shown]
    assert re.findall(r'<section id="(\w+)">', page) == [*anchors, "texts"]
    assert set(shown) - {"citations"} <= set(sections)
    found = Page(page)
    links = found.all("href")
    assert all(link[1:] in found.all("id") for link in links)


def test_citations_cannot_be_left_out() -> None:
    """The list that the numbers lead to is always there: where it was put, else before the appendix."""
    assert planned(Plan(sections=("summary", "provenance"))).sections == ("summary", "citations", "provenance")
    assert planned(Plan(sections=())).sections == ("citations",)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.exporter.ending)
def test_every_sentence_without_a_citation_is_marked(form: Any) -> None:
    """Judgement is marked by a sign and a word beside each sentence, as the title is; what is cited or asks is not."""
    brief = planned()
    (first, _), (last,) = brief.summary
    assert [one.judged for one in brief.summary[0]] == [False, True] and len(last.cites) == 2
    assert brief.citations[first.cites[0] - 1].quote == "El Correo del Altiplano"
    assert [one.judged for line in brief.open_questions for one in line] == [False, True]
    words = shown(form.exporter.export(brief))
    # The owners knew; the chief may know more; two sentences of the note; and the title
    assert len(re.findall("◇ judgement", words)) == 4
    assert "◇ The title is the researcher’s judgement." in words


def shown(data: bytes) -> str:
    """The words of a form's pages."""
    from dossier.briefs.brief_record import RECORD_NAME
    from dossier.briefs.pdf_reading import open_pdf

    if data.startswith(b"%PDF"):
        return re.sub(r"\s+", " ", " ".join(open_pdf(data, RECORD_NAME).pages))
    return re.sub(r"<[^>]+>|\*|\s+", " ", data.decode("utf-8", "replace")).replace("  ", " ")


def test_sentences_end_where_they_end() -> None:
    """A citation behind the full stop belongs to the sentence before it; titles and initials end none."""
    (line,) = paragraphs("Mr. Ruiz left. [R1 v1 0-3] Nobody knows why [R2 v1 4-9] [R1 v2 1-2]. “Who?”")
    assert [(said.text, list(map(str, said.passages)), said.asks) for said in line] == [
        ("Mr. Ruiz left.", ["[R1 v1 0-3]"], False),
        ("Nobody knows why.", ["[R2 v1 4-9]", "[R1 v2 1-2]"], False),
        ("“Who?”", [], True),
    ]


def test_a_plan_is_the_same_from_the_log() -> None:
    """What an event tells of a plan gives the plan again; a section that no brief has is refused."""
    assert plan_from(plan_json(OWN)) == OWN
    with pytest.raises(ValueError, match="sections"):
        plan_from({"sections": ["recipes"]})
    with pytest.raises(ValueError, match="twice"):
        Plan(sections=("map", "map"))


def test_the_map_shows_each_place_once() -> None:
    """Places that the gazetteer knows are dots within the picture, with their numbers; others stand in the table."""
    found = mapped(planned(), wording_in("en"))
    assert [(row["number"], row["name"]) for row in found["rows"]] == [
        (1, "Puebla (Mexico)"), (2, "Miami (Florida, United States)"), (0, "Bogotá (Colombia)"),
    ]  # fmt: skip
    picture = found["picture"]
    assert sorted(dot["label"] for dot in picture["dots"]) == ["1 Puebla", "2 Miami"]
    assert all(0 <= dot["x"] <= picture["wide"] and 0 <= dot["y"] <= picture["high"] for dot in picture["dots"])
    numbers = [int(number) for number in re.findall(r"-?\d+", picture["land"])]
    assert min(numbers) >= -8 and max(numbers) <= picture["wide"] + 8
    assert "1 Puebla (Mexico); 2 Miami (Florida, United States)" in picture["alt"]


def test_maps_anywhere_are_drawn() -> None:
    """A map is drawn around a single place, across the 180th meridian, at a pole, and of many places in one."""
    brief = planned()
    filed = brief.places[0].filed
    for points in ([(0.0, 0.0)], [(179.0, -17.0), (-171.0, -14.0)], [(0.0, 89.0), (90.0, -89.0)], [(2.3, 48.8)] * 40):
        places = tuple(BriefPlace(f"Place {n}", lat, lon, filed) for n, (lon, lat) in enumerate(points))
        picture = mapped(replace(brief, places=places), wording_in("en"))["picture"]
        assert picture["dots"] and picture["high"] > 100
        assert all(0 <= dot["x"] <= 1000 and 0 <= dot["y"] <= picture["high"] for dot in picture["dots"])
