"""The part of the paper that a report stood in, and the lines that only look as if they named one."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read
from dossier.reading.fields.section_label import names_section

STORY = """Mayor resigns after inquiry into footbridge collapse

By Ada Ruiz

The mayor of Quito resigned on Sunday after an inquiry found that warnings about a footbridge were ignored for years.

He would resign, he added, once the council had met and had heard the engineers.
"""


def section(above: str, below: str = "") -> str | None:
    found: dict[str, Any] | None = contract_json(read(f"{above}\n\n{STORY}\n{below}".encode(), "a.txt"))["section"]
    return str(found["value"]) if found else None


@pytest.mark.parametrize(
    ("above", "want"),
    [
        ("World", "World"),
        ("The Valley Herald\n\nPOLITICS", "POLITICS"),
        ("Sucesos", "Sucesos"),
        ("Économie", "Économie"),
        ("Wirtschaft", "Wirtschaft"),
        ("Esportes", "Esportes"),
        ("Section: Local", "Local"),
        ("SECTION: Section A; Pg. 4", "Section A"),
        ("Ressort: Lokales", "Lokales"),
        ("Home > Politics > Local", "Politics > Local"),
        ("Inicio / Sociedad", "Sociedad"),
        ("Startseite › Lokales", "Lokales"),
        ("The Valley Herald | Opinion", "Opinion"),
        ("https://valley.example/politics/2019/mayor-resigns", "Politics"),
    ],
)
def test_sections_are_read(above: str, want: str) -> None:
    """Labels, ways to the page, kickers and addresses name the section, in five languages."""
    assert section(above) == want


@pytest.mark.parametrize(
    "above",
    [
        "Home | World | Sports | Opinion | Weather",
        "News\nPolitics\nBusiness\nOpinion\nSports\nObituaries",
        "Quito",
        "Bridges of the river",
        "The Valley Herald",
        "Topics: bridges, mayors, Quito, rivers",
    ],
)
def test_menus_and_topics_are_no_sections(above: str) -> None:
    """A menu names every section, and so none; a town, a topic and the paper itself are none."""
    assert section(above) is None


def test_a_kicker_above_the_headline_outranks_a_menu() -> None:
    """A section's name that stands alone right above the headline is the report's."""
    assert section("News\nPolitics\nBusiness\nOpinion\nSports\n\nBusiness") == "Business"


def test_a_label_below_the_story_counts() -> None:
    """Some pages file a report at its end."""
    assert section("The Valley Herald", "Filed under: Politics\n") == "Politics"


@pytest.mark.parametrize("words", ["", "a", "Mayor resigns", "of the", "Ada Ruiz", "x" * 200])
def test_words_are_no_section_by_chance(words: str) -> None:
    """Only names of sections, and small words between them, make one."""
    assert not names_section(words)
