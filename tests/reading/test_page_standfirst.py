"""Standfirsts of pages: what stands under the headline, and which description is one."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Reading, Words
from dossier.reading.html.html_reader import HtmlReader
from tests.reading import pages

DECK = "The harbour's owner blames falling fares; the islanders say that nobody asked them before the boats were sold"
OTHER = "Islanders fear a long winter, and the harbour's owner speaks of four years of falling fares."
TITLE = "Ferry to Isla Pardal stops for the winter"
STORY = (
    "The ferry to Isla Pardal will not sail again before the spring, its owner said on Tuesday in the harbour's "
    "office, where islanders had come to ask about their boats.",
    "Four years of falling fares had left no money for repairs, she said. The islanders fear a long winter without the "
    "doctor, who comes by boat, and without the mail.",
    "The boats are to be sold in the autumn to an owner in the south, who wants to use them on a lake.",
)


def read(head: str, deck: str) -> Reading:
    main = f"<article><h1>{TITLE}</h1>{deck}<p class='byline'>By Ada Ruiz</p><div>{pages.body(STORY)}</div></article>"
    return HtmlReader().read(pages.page(f"<title>{TITLE}</title>{head}", main), "p.html")


def standfirst(head: str, deck: str) -> Claim | None:
    reading = read(head, deck)
    assert all(e.proves(reading.rendition) for c in reading.description.claims for e in c.evidence)
    return reading.description.best("standfirst")


def described(words: str) -> str:
    return f'<meta property="og:description" content="{words}">'


@pytest.mark.parametrize(
    "deck",
    [
        f"<p class='standfirst'>{DECK}</p>",
        f"<div class='article-subtitle'><p>{DECK}</p></div>",
        f"<p class='chapo'>{DECK}</p>",
        f"<p class='linha-fina'>{DECK}</p>",
        f"<p class='sous-titre'>{DECK}</p>",
        f"<h2>{DECK}</h2>",
        f"<p><strong>{DECK}.</strong></p>",
    ],
)
def test_what_is_drawn_as_a_standfirst_is_one(deck: str) -> None:
    """A line under the headline that is named, set or weighted as a standfirst is shown, before any description."""
    found = standfirst(described(OTHER), deck)
    assert found is not None and isinstance(found.value, Words)
    assert found.value.value.startswith(DECK) and found.evidence[0].origin == "text"


def test_a_description_that_is_seen_is_proved_by_what_is_seen() -> None:
    """A description that stands under the headline has the visible words as its first evidence."""
    found = standfirst(described(DECK), f"<p>{DECK}</p>")
    assert found is not None
    assert [e.origin for e in found.evidence] == ["text", "meta:og:description"]


def test_a_description_that_nobody_sees_is_a_candidate() -> None:
    """A description that the page only states is kept among the candidates, and not shown as its standfirst."""
    reading = read(described(OTHER), "")
    assert reading.description.best("standfirst") is None
    kept = [claim for claim in reading.description.others if claim.field == "standfirst"]
    assert [claim.value for claim in kept] == [Words(OTHER)]
    assert kept[0].evidence[0].origin == "meta:og:description"


def test_the_storys_first_paragraph_is_not_its_standfirst() -> None:
    """A first paragraph drawn as all others are stays the story's, though the page repeats it as its description."""
    reading = read(described(STORY[0]), "")
    assert reading.description.best("standfirst") is None
    assert STORY[0] in reading.text


def test_a_byline_or_a_date_is_no_standfirst() -> None:
    """A bold line under the headline that says who wrote and when sums nothing up."""
    assert standfirst("", "<p><b>By Ada Ruiz and Ben Ortega, in Puerto Lobos on Tuesday.</b></p>") is None
    assert standfirst("", "<h2>Tuesday 5 March 2019, last updated at 14.05</h2>") is None


def test_a_standfirst_in_japanese() -> None:
    """Scripts without spaces are measured by their signs."""
    deck = "運航会社は赤字を理由に挙げ、島民は冬の暮らしに不安を抱いている。"
    main = f"<article><h1>島の渡し船、冬は運休へ</h1><p class='lead'>{deck}</p>{pages.body(STORY)}</article>"
    found = HtmlReader().read(pages.page("", main, lang="ja"), "p.html").description.best("standfirst")
    assert found is not None and found.value == Words(deck)


def test_a_sentence_between_headline_and_byline() -> None:
    """What one element holds between headline and byline sums the story up, if it ends as sentences do."""
    found = standfirst("", f"<p class='blurb'>{OTHER}</p>")
    assert found is not None and found.value == Words(OTHER) and found.evidence[0].origin == "text"
    assert standfirst("", f"<p class='blurb'>{DECK}</p>") is None
    assert standfirst("", f"<p class='photo-credit'>{OTHER}</p>") is None
    assert standfirst("", f"<div><p>{OTHER}</p></div>") is None


SPANISH = (
    "El transbordador a Isla Pardal no volverá a salir antes de la primavera, dijo el martes su dueña en la oficina "
    "del puerto, donde los isleños habían ido a preguntar por sus barcos.",
    "Cuatro años de pasajes en caída no dejaron dinero para reparaciones, agregó. Los isleños temen un invierno largo "
    "sin la médica, que llega en barco, y sin el correo.",
    "Los barcos se venderán en otoño a un armador del sur, que quiere usarlos en un lago.",
)
BAJADA = "La dueña del puerto culpa a los pasajes; los isleños dicen que nadie les preguntó antes de vender los barcos."


def opening(paragraphs: tuple[str, ...], deck: str, language: str) -> str:
    main = f"<article><header><h1>{TITLE}</h1><p>{deck}</p></header><div>{pages.body(paragraphs)}</div></article>"
    reading = HtmlReader().read(pages.page(f"<title>{TITLE}</title>", main, lang=language), "p.html")
    first = reading.description.text[0]
    return reading.rendition[first.start : first.end]


def test_a_story_opens_with_the_standfirst_that_heads_it() -> None:
    """What a page's header sets under the headline is the standfirst, and the story's text begins with it."""
    assert opening(SPANISH, BAJADA, "es") == BAJADA


def test_a_deck_in_english_is_no_part_of_the_story() -> None:
    """English papers tell a deck again in the story's first paragraph: the text begins with that."""
    assert opening(STORY, f"{DECK}.", "en") == STORY[0]


def test_a_paragraph_that_the_story_s_own_element_holds_is_no_standfirst() -> None:
    """Where one element holds headline and story alike, its first paragraph is the story's."""
    main = f"<header><h1>{TITLE}</h1>{pages.body(SPANISH)}</header>"
    reading = HtmlReader().read(pages.page("", main, lang="es"), "p.html")
    assert reading.description.best("standfirst") is None
    assert len(reading.description.text) == len(SPANISH)


@pytest.mark.parametrize(
    "name",
    ["ingress", "zajawka", "sommario", "leadin", "column typo-subline-detail", "category-sub-title", "reader-intro"],
)
def test_standfirsts_are_called_by_names_of_many_languages(name: str) -> None:
    """Elements named for a standfirst in the page's own language hold one."""
    found = standfirst("", f"<p class='{name}'>{DECK}</p>")
    assert found is not None and isinstance(found.value, Words) and found.value.value == DECK


def test_a_standfirst_that_the_story_repeats_stands_in_it_once() -> None:
    """Where the story's first paragraph is the standfirst over again, the text has it once."""
    paragraphs = (BAJADA, *SPANISH)
    main = f"<article><header><h1>{TITLE}</h1><p>{BAJADA}</p></header><div>{pages.body(paragraphs)}</div></article>"
    reading = HtmlReader().read(pages.page(f"<title>{TITLE}</title>", main, lang="es"), "p.html")
    assert reading.description.best("standfirst") is not None
    assert [span.of(reading.rendition) for span in reading.description.text] == list(paragraphs)


def test_a_wires_opening_is_the_storys_first_paragraph() -> None:
    """A paragraph that opens with place and agency is no standfirst, though the page repeats it as its description."""
    wire = f"QUITO, March 5 (PXN) - {STORY[0]}"
    deck = f"<section><p>{wire}</p></section>"
    assert standfirst(described(wire), deck) is None
    assert standfirst(described(STORY[0]), deck.replace(wire, STORY[0])) is not None
