"""Which words of a page are the article's."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Words
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.text_tools import prose
from tests.reading import pages


def text(data: bytes) -> str:
    return HtmlReader().read(data, "page.html").text


PAGES = {
    "graph": (pages.GRAPH_PAGE, pages.PARAGRAPHS),
    "meta": (pages.META_PAGE, pages.PARAGRAPHS),
    "table": (pages.TABLE_PAGE, pages.PARAGRAPHS),
    "microdata": (pages.MICRODATA_PAGE, pages.PARAGRAPHS),
    "spanish": (pages.SPANISH_PAGE, pages.SPANISH),
    "german": (pages.GERMAN_PAGE, pages.GERMAN),
}


@pytest.mark.parametrize("name", PAGES)
def test_every_paragraph_of_the_story_is_kept(name: str) -> None:
    """No layout costs the story a paragraph."""
    data, paragraphs = PAGES[name]
    found = text(data)
    assert all(words in found for words in paragraphs)


def test_a_page_that_shows_nothing_is_read_by_what_it_states() -> None:
    """A page cut off before its first word, but behind what it states for programs, is described by that."""
    told = json.dumps({"@type": "NewsArticle", "headline": pages.HEADLINE, "articleBody": " ".join(pages.PARAGRAPHS)})
    data = f'<html><head><script type="application/ld+json">{told}</script></head><body><div'.encode()
    reading = HtmlReader().read(data, "page.html")
    headline = reading.description.best("headline")
    assert headline is not None and headline.value == Words(pages.HEADLINE)
    assert reading.text == " ".join(pages.PARAGRAPHS)


def test_what_stands_around_the_story_is_left_out() -> None:
    """Navigation, related stories, comments, captions and the footer are not the article."""
    found = text(pages.GRAPH_PAGE)
    for words in ("Weather", "Another story about roads", "Reader 3 writes", "The river after the fall", "© 2019"):
        assert words not in found


def test_many_comments_do_not_outweigh_a_short_story() -> None:
    """A story of one paragraph under which a hundred readers argue is that paragraph."""
    data = pages.page("", f"<main><article><h1>{pages.HEADLINE}</h1>{pages.body(pages.PARAGRAPHS[:2])}</article>"
        f"<div class='comments-area'><ol class='comment-list'>{pages.COMMENTS * 6}</ol></div></main>")  # fmt: skip
    found = text(data)
    assert pages.PARAGRAPHS[1] in found
    assert "Reader" not in found


def test_a_story_cut_up_by_adverts_is_whole() -> None:
    """Paragraphs that each stand in an element of their own, with adverts between, are one story."""
    parts = "".join(
        f'<section class="p-part"><p>{words}</p></section><div class="ad-slot">Advertisement</div>'
        for words in pages.PARAGRAPHS
    )
    found = text(
        pages.page("", f"<div class='article'><h1>{pages.HEADLINE}</h1>{parts}</div><footer>Imprint and terms</footer>")
    )
    assert all(words in found for words in pages.PARAGRAPHS)
    assert "Advertisement" not in found


def test_a_notice_in_place_of_films_is_no_paragraph() -> None:
    """A paragraph that stands three times on a page is its template's."""
    notice = "<p>This film cannot be shown because of the choices that you made about your privacy on this site.</p>"
    story = "".join(f"{notice}<p>{words}</p>" for words in pages.PARAGRAPHS)
    found = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1>{story}</article>"))
    assert "cannot be shown" not in found
    assert pages.PARAGRAPHS[0] in found


def test_the_headline_is_not_the_text() -> None:
    """The headline stands in its own field and not in the text again."""
    assert not text(pages.META_PAGE).startswith(pages.HEADLINE)


@pytest.mark.parametrize(
    "line",
    [
        "<p>Read more: <a href='/1'>Pier lights to be switched on by choir</a></p>",
        "<p>Lea también: El puente que nadie quería</p>",
        "<p><b>Lesen Sie auch:</b> <a href='/1'>Wie der Steg gebaut wurde</a></p>",
    ],
)
def test_pointers_and_menus_within_the_story_are_left_out(line: str) -> None:
    """Labelled headlines of other stories and rows of links are no text, wherever they stand."""
    story = f"<p>{pages.PARAGRAPHS[0]}</p>{line}{pages.body(pages.PARAGRAPHS[1:])}{line}"
    found = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1>{story}</article>"))
    assert found == "\n\n".join(pages.PARAGRAPHS)


def test_a_sentence_that_begins_like_a_pointer_is_kept() -> None:
    """A quoted appeal to read more is the story's own."""
    words = "Read more books, the mayor told the children of Quito, and fewer of the letters that grown people write."
    found = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1><p>{words}</p>{pages.body()}</article>"))
    assert words in found


ODDS = st.dictionaries(st.integers(0, 300), st.floats(-9, 9), max_size=30).map(
    lambda found: dict(sorted(found.items()))
)


def smoothed(odds: Mapping[int, float]) -> set[int]:
    return prose.smoothed(odds, 0.8)


@given(ODDS)
def test_smoothing_leaves_what_is_clear(odds: Mapping[int, float]) -> None:
    """Neighbours turn a doubtful line, never one whose odds are beyond what two changes of side cost."""
    found = smoothed(odds)
    assert found <= set(odds)
    assert all((odds[n] > 0) == (n in found) for n in odds if abs(odds[n]) > 1.7)


@given(ODDS)
def test_by_how_much_odds_are_clear_does_not_matter(odds: Mapping[int, float]) -> None:
    """Odds cut off where two changes of side no longer outweigh them choose the same lines: so far trees are asked."""
    assert smoothed({n: max(-1.61, min(1.61, own)) for n, own in odds.items()}) == smoothed(odds)


@given(ODDS.filter(lambda odds: len(odds) > 0), st.integers(0, 300))
def test_better_odds_never_lose_a_line(odds: Mapping[int, float], chosen: int) -> None:
    """A line that is taken stays taken when it looks more like the article's."""
    place = sorted(odds)[chosen % len(odds)]
    assert place not in smoothed(odds) or place in smoothed({**odds, place: odds[place] + 1.0})


def test_items_of_a_list_within_the_story_are_kept() -> None:
    """A list of sentences between paragraphs is the story's."""
    items = (
        "Two lanterns from the mill were found in the reeds, and one of them still burned.",
        "A bell without its rope was carried to the chapel, where nobody wanted it.",
        "Eleven oars, one of them broken, lie in the yard of the fire brigade.",
    )
    listed = "".join(f"<li>{item}</li>" for item in items)
    story = f"{pages.body(pages.PARAGRAPHS[:2])}<ul>{listed}</ul>{pages.body(pages.PARAGRAPHS[2:])}"
    found = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1>{story}</article>"))
    assert all(item in found for item in items)


def test_another_story_s_linked_headline_within_the_story_is_left_out() -> None:
    """A heading that is nothing but a link, in an element named for other stories, is none of the story's own."""
    other = "<div class='recommended'><a href='/x'><h3>Council votes to keep the harbour's library open</h3></a></div>"
    own = "<h3>What the council decided about the bridge</h3>"
    story = f"{pages.body(pages.PARAGRAPHS[:2])}{other}{own}{pages.body(pages.PARAGRAPHS[2:])}"
    told = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1>{story}</article>"))
    assert "library open" not in told and "What the council decided about the bridge" in told


def test_a_subheading_behind_an_advert_is_kept() -> None:
    """A heading among the story's paragraphs is the story's, though an advert or a box stands before it."""
    advert = "<div class='bo-ad'>Anzeige</div><div class='teaser'><a href='/x'>Council keeps its library open</a></div>"
    story = f"{pages.body(pages.PARAGRAPHS[:3])}{advert}<h2>Money and water</h2>{pages.body(pages.PARAGRAPHS[3:])}"
    told = text(pages.page("", f"<article><h1>{pages.HEADLINE}</h1>{story}</article>"))
    assert "Money and water" in told and "Anzeige" not in told and "library open" not in told


def test_a_story_that_stands_in_an_element_so_called_is_kept() -> None:
    """Where the element that is named for facts holds the story itself, its name says nothing."""
    told = text(pages.page("", f"<div class='infobox'><h1>{pages.HEADLINE}</h1>{pages.body(pages.PARAGRAPHS)}</div>"))
    assert all(paragraph in told for paragraph in pages.PARAGRAPHS)
