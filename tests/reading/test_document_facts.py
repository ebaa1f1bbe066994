"""What a document states of itself: kept as candidates, shown only where the visible words agree."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.model.claims import Published, Reading
from dossier.model.describe import contract_json
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.office.document_facts import HEADING, described, prepare_facts

WORDS = """The Harbour Herald

Ferry runs aground off Valparaíso

Inés Quiroga

A ferry with forty people on board ran aground on Sunday in the fog off Valparaíso, the harbour master said.

Nobody was hurt, and all were brought ashore within the hour by two fishing boats that had heard the horn.
"""


def reading(words: str, **stated: str) -> Reading:
    rendition, facts = with_facts(
        words, prepare_facts("docx", ((key, "", value) for key, value in stated.items())), HEADING
    )
    return Reading("docx/1", "x", rendition, described(words, facts, "a.docx"))


def found(words: str, **stated: str) -> dict[str, Any]:
    return contract_json(reading(words, **stated))


def origins(field: dict[str, Any]) -> list[str]:
    return [e["from"] for e in field["evidence"]]


def test_a_title_that_stands_on_a_line_is_the_headline() -> None:
    """A title property that a line says as well becomes the headline's second evidence."""
    headline = found(WORDS, title="FERRY RUNS AGROUND OFF VALPARAISO")["headline"]
    assert headline["value"] == "Ferry runs aground off Valparaíso"
    assert origins(headline) == ["text", "docx:title"]


def test_a_title_of_a_page_gives_its_outlet_too() -> None:
    """The outlet's name at the end of the title is cut off, and is a second word for the outlet."""
    seen = found(WORDS, title="Ferry runs aground off Valparaíso - The Harbour Herald")
    assert origins(seen["headline"]) == ["text", "docx:title"]
    assert (seen["outlet"]["value"], origins(seen["outlet"])[-1]) == ("The Harbour Herald", "docx:title")


def test_a_title_that_no_line_says_is_a_candidate() -> None:
    """A title property alone does not become the headline, and is kept."""
    headline = found(WORDS, title="Clippings about ships 1998")["headline"]
    assert headline["value"] == "Ferry runs aground off Valparaíso"
    assert [o["value"] for o in headline["others"]] == ["Clippings about ships 1998"]


@pytest.mark.parametrize(
    "junk", ["Microsoft Word - ferry.doc", "ferry-final.docx", "Documento1", "Untitled", "Vorlage 2"]
)
def test_names_of_files_and_templates_are_no_titles(junk: str) -> None:
    """What programs write into the title is stated and claims nothing."""
    seen = reading(WORDS, title=junk)
    assert junk in seen.rendition
    assert all(e.origin == "text" for c in seen.description.claims if c.field == "headline" for e in c.evidence)
    assert not any(e.origin == "docx:title" for c in seen.description.others for e in c.evidence)


def test_the_typist_is_no_author() -> None:
    """The author property does not become the byline, and is kept as a candidate."""
    description = reading("\n".join(WORDS.split("Inés Quiroga\n")), author="Rosa Tapia").description
    assert description.all_of("byline") == ()
    assert [c.evidence[0].quote for c in description.candidates("byline")] == ["Rosa Tapia"]


def test_an_author_whose_name_stands_alone_is_shown() -> None:
    """An author property whose name is a line of its own is a byline with both as evidence."""
    byline = found(WORDS.upper(), author="Inés Quiroga")["byline"]
    assert [(b["name"], origins(b)) for b in byline] == [("Inés Quiroga", ["text", "docx:author"])]
    byline = found(WORDS.replace("Inés", "By Inés"), author="ines quiroga")["byline"]
    assert [(b["name"], origins(b)) for b in byline] == [("Inés Quiroga", ["text", "docx:author"])]


def test_an_author_of_two_costs_the_other_nothing() -> None:
    """The author property names one of two people in the byline: both are shown."""
    byline = found(WORDS.replace("Inés", "By Bruno Sáez and Inés"), author="Inés Quiroga")["byline"]
    assert [b["name"] for b in byline] == ["Bruno Sáez", "Inés Quiroga"]
    assert origins(byline[1]) == ["text", "docx:author"]


@pytest.mark.parametrize(
    "nobody", ["Microsoft Office User", "Administrador", "user 2", "python-docx", "HP", "Windows User"]
)
def test_machines_are_no_authors(nobody: str) -> None:
    """The names that programs and machines come with claim no byline."""
    claims = reading("Nothing.", author=nobody).description.others
    assert [c for c in claims if c.field == "byline"] == []


def test_dates_of_the_typing_are_candidates() -> None:
    """Created and modified are kept with what they are, and never shown as the publication date."""
    seen = reading(WORDS, created="2019-03-04T09:30:00Z", modified="2020-01-02")
    assert seen.description.best("published") is None
    assert [c.value for c in seen.description.candidates("published")] == [
        Published("2019-03-04T09:30+00:00", "minute", "created"),
        Published("2020-01-02", "day", "modified"),
    ]


def test_a_printed_date_is_seconded_by_the_day_of_the_typing() -> None:
    """A date in the text that is also the day of the typing has both as evidence."""
    published = found(f"The Harbour Herald\nMarch 4, 2019\n{WORDS[19:]}", created="2019-03-04T09:30:00Z")["published"]
    assert (published["value"], origins(published)) == ("2019-03-04", ["text", "docx:created"])


def test_other_statements() -> None:
    """A publisher on a line of its own, an address, a language, a subject: each in its field, the weak ones unshown."""
    seen = reading(
        "Quillpost\n" + WORDS[19:], publisher="Quillpost", url="https://quillpost.example/a", language="es-CL"
    )
    data = contract_json(seen)
    assert (data["outlet"]["value"], origins(data["outlet"])) == ("Quillpost", ["text", "docx:publisher"])
    assert data["url"]["value"] == "https://quillpost.example/a"
    assert data["language"] == "en"
    assert [c.value for c in seen.description.candidates("language")] != []
    assert found(WORDS, subject="Shipping")["section"] is None


def test_a_value_is_one_clean_line() -> None:
    """Line breaks, controls and endless values cannot disturb the rendition; empty values and repetitions go."""
    assert prepare_facts("rtf", [("title", "", "a\nb\0\x85c"), ("title", "", "a b c"), ("x", "", " \n")]) == [
        ("rtf:title", "title", "a b c")
    ]
    assert len(prepare_facts("odt", [("title", "user Source\nof it", "x" * 9999)])[0][2]) == 500
    assert prepare_facts("odt", [("url", "user Source\nof it", "x")])[0][0] == "odt:user Source of it"


KEYS = st.sampled_from(["title", "author", "publisher", "created", "modified", "language", "url", "subject", "pages"])


@given(st.dictionaries(KEYS, st.sampled_from(WORDS.split("\n")) | st.text(max_size=60)), st.booleans())
@settings(max_examples=80, deadline=None)
def test_every_claim_proves_itself(stated: dict[str, str], upper: bool) -> None:
    """Whatever is stated, every piece of evidence stands in the rendition where it says."""
    seen = reading(WORDS.upper() if upper else WORDS, **stated)
    claims = (*seen.description.claims, *seen.description.others)
    assert [e for c in claims for e in c.evidence if not e.proves(seen.rendition)] == []
