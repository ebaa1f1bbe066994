"""Pages that were copied whole: the story is found among menus, links and other stories, and its head is read."""

from __future__ import annotations

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Person, Published, Reading, Words
from dossier.reading import read
from dossier.reading.plaintext.paragraph_features import traits
from dossier.reading.plaintext.scraped_nodes import page_parts
from dossier.reading.text_tools.text_lines import items, lines

HEADLINE = "Harbour crane that nobody owned is sold for one pound in Leith"
STORY = (
    "A crane that had stood on the quay at Leith for forty years without an owner was sold on Monday for one pound, "
    "and the buyer has until June to take it away.",
    "The port found no paper that said whose it was. Three firms that might have built it had gone, and the insurer "
    "of the last of them answered that it had never heard of a crane.",
    "The buyer, who keeps a museum of lifting gear in a field near Haddington, said that he would have paid two.",
)
MENU = tuple(f"{word} {n}" for n in range(9) for word in ("Local", "Sport", "Letters", "Property", "Motors"))
TEASERS = tuple(
    line
    for n in range(8)
    for line in ("Courts", f"Ferry number {n} stays in dock", f"Passengers on line {n} were told to wait until spring.")
)


def page(*head: str, above: tuple[str, ...] = MENU, below: tuple[str, ...] = TEASERS) -> str:
    """A copied page: menus, the head's lines, the story, other stories with a sentence each."""
    return "\n".join([*above, *head, "", "\n\n".join(STORY), "", *below])


def copied(*head: str) -> Reading:
    return read(page(*head).encode(), "page.txt")


def shown(reading: Reading, field: str) -> str | None:
    best = next((c for c in reading.description.claims if c.field == field and c.rank > 0), None)
    return best.value.value if best is not None and isinstance(best.value, (Words, Published)) else None


def authors(reading: Reading) -> list[str]:
    people = (c.value for c in reading.description.all_of("byline") if c.rank > 0)
    return [person.name for person in people if isinstance(person, Person) and person.role == "author"]


def test_the_story_is_found_under_a_menu_of_any_length() -> None:
    """Forty-five lines of menus over a headline, and eight other stories under it, are none of the article."""
    found = copied(HEADLINE, "By Ada Ruiz", "3 March 2019")
    assert shown(found, "headline") == HEADLINE
    assert authors(found) == ["Ada Ruiz"]
    assert shown(found, "published") == "2019-03-03"
    assert found.text == "\n\n".join(STORY)


@pytest.mark.parametrize(
    "head",
    [
        ("By", "Ada Ruiz", "3 March 2019"),
        ("Ada Ruiz", "3 March 2019"),
        ("Ada Ruiz | 3 March 2019",),
        ("Ada Ruiz Political Correspondent", "3 March 2019"),
        ("By", "Ada RuizHarbour Reporter", "3 March 2019"),
        ("byAda Ruiz", "3 March 2019"),
        ("The buyer has until June to take it away, or the port will", "By Ada Ruiz", "3 March 2019"),
    ],
)
def test_a_byline_in_boxes_is_read(head: tuple[str, ...]) -> None:
    """However a page's boxes part "By", name, post and day, the author and the day are read."""
    found = copied(HEADLINE, *head)
    assert authors(found) == ["Ada Ruiz"]
    assert shown(found, "published") == "2019-03-03"


def test_a_day_over_the_headline_is_the_storys() -> None:
    """Where the day stands over the headline, it is read there."""
    assert shown(copied("3 March 2019", HEADLINE), "published") == "2019-03-03"


def test_who_wrote_another_story_did_not_write_this_one() -> None:
    """Bylines and days of the stories that a page leads to give way to those under the headline."""
    below = (*TEASERS, "Mill reopens", "By Ben Okoro", "9 May 2020")
    found = read(page(HEADLINE, "By Ada Ruiz", "3 March 2019", below=below).encode(), "page.txt")
    assert (authors(found), shown(found, "published")) == (["Ada Ruiz"], "2019-03-03")


def test_labels_between_paragraphs_are_no_words_of_the_story() -> None:
    """What a page sets between all paragraphs, "Article content", is left out."""
    told = page(HEADLINE).replace("\n\n", "\n\nArticle content\n\n")
    assert read(told.encode(), "page.txt").text == "\n\n".join(STORY)


def test_the_papers_name_is_read_in_the_notice_of_rights() -> None:
    """A copied page's outlet is whose rights it says are reserved."""
    told = page(HEADLINE, below=(*TEASERS, "© 2019 The Leith Lantern. All rights reserved."))
    assert shown(read(told.encode(), "page.txt"), "outlet") == "The Leith Lantern"


def test_a_weather_page_in_the_menu_is_no_outlet() -> None:
    """A menu's item that a paper somewhere is called by, "El Tiempo", does not make that paper the page's."""
    told = page(HEADLINE, above=(*MENU[:20], "El Tiempo", *MENU[20:]))
    assert shown(read(told.encode(), "page.txt"), "outlet") != "El Tiempo"


@given(st.integers(16, 60), st.integers(0, 40))
def test_every_value_of_a_copied_page_shows_its_words(above: int, below: int) -> None:
    """Whatever stands around the story, each claim's words stand where it says."""
    told = page(HEADLINE, "By Ada Ruiz", "3 March 2019", above=(MENU * 2)[:above], below=(TEASERS * 2)[:below])
    reading = read(told.encode(), "page.txt")
    spans = [e for c in reading.description.claims for e in c.evidence if e.origin == "text" and e.span]
    assert spans
    assert all(reading.rendition[e.span.start : e.span.end] == e.quote for e in spans if e.span)


def test_lines_filled_to_a_width_are_joined_where_they_were_broken() -> None:
    """A line is joined to the next one if that one's first word had no room, and not if it had."""
    filled = "\n".join(f"   The mill at number {n} stood still for the whole of the winter that year" for n in range(6))
    found = items(
        lines(f"{filled}\n   and nobody went.\n\n   Ada Ruiz\n   3 March 2019\n\n   * One item\n   * Another\n")
    )
    assert found[0].text.endswith("that year and nobody went.")
    assert [part.text for part in found[1:]] == ["Ada Ruiz", "3 March 2019", "* One item", "* Another"]


def test_a_paper_that_the_page_names_in_many_lines_is_its_outlet() -> None:
    """A listed paper that lines of a copied page name again and again is whose page it is."""
    named = ("What The Straits Times stands for", "Write to The Straits Times desk", "The Straits Times in class")
    below = ("Subscribe to the Guardian Weekly", *named)
    told = page(HEADLINE, below=(*TEASERS, *below))
    assert shown(read(told.encode(), "page.txt"), "outlet") == "The Straits Times"


def test_an_outlet_that_is_not_believed_has_no_home() -> None:
    """Where a copied page names a listed paper once, as of a partner, neither it nor its home town is told."""
    told = read(page(HEADLINE, below=(*TEASERS, "The Straits Times")).encode(), "page.txt")
    assert (shown(told, "outlet"), told.description.best("dateline")) == (None, None)
    assert [claim.value for claim in told.description.others if claim.field == "outlet"]


def test_a_holder_of_pictures_rights_in_the_story_is_no_outlet() -> None:
    """Who a caption under the headline says has the rights of a picture did not publish the report."""
    told = page(HEADLINE, "By Ada Ruiz", "3 March 2019", "The crane in May. © 2019 Ben Okoro Pictures")
    assert shown(read(told.encode(), "page.txt"), "outlet") is None


LISTS = {
    "results": tuple(
        f"{name} {n}{n}0" for n in range(1, 9) for name in ("Leith Walk", "Ada Ruiz (Left)", "Ben Sol (Right)")
    ),
    "programa": tuple(f"{n}.30 {what}" for n in range(9, 22) for what in ("Concierto de gaitas", "Baile en el muelle")),
    "Namen": tuple(
        f"{first} {last}"
        for first in ("Ida", "Kai", "Uwe", "Ute", "Max")
        for last in ("Kern", "Lund", "Ott", "Vogt", "Zorn")
    ),
    "réponses": (
        "Café",
        "Thé",
        "La mer",
        "La nuit",
        "Jamais",
        "Toujours",
        "Lundi",
        "Les grues",
        "Rien",
        "Un ami",
        "Le pain",
        "Assez",
    )
    * 2,
    "ore": tuple(f"{n}.{m}" for n in range(5, 14) for m in (10, 25, 40)),
}


@pytest.mark.parametrize("listed", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("at", [0, 4])
def test_a_list_in_a_text_is_no_menu(listed: tuple[str, ...], at: int) -> None:
    """Results, programmes, names, short answers and hours among a story's paragraphs hide none of it."""
    told = (f"LEITH, March 3 (KXN) - {STORY[0]}", *STORY[1:], *(f"{part} So it was said." for part in STORY))
    parts = (*told[: at + 1], "\n".join(listed), *told[at + 1 :])
    found = read("\n\n".join((HEADLINE, *parts)).encode(), "story.txt")
    assert shown(found, "headline") == HEADLINE
    assert all(part.rpartition(" - ")[2] in found.text for part in told)


def test_several_stories_of_one_text_are_kept() -> None:
    """Short news with a list of winners between them is read to its end, under the title that stands over all."""
    short = [f"{words[:40]}\n{words}" for words in STORY]
    winners = "\n".join(f"{n}. {name}" for n in range(1, 10) for name in ("Ana Sanz", "Luis Vera"))
    found = read("\n\n".join(("News in brief from the quays", *short, winners, *short)).encode(), "brief.txt")
    assert shown(found, "headline") == "News in brief from the quays"
    assert all(words in found.text for words in STORY)


def test_a_menu_without_known_words_is_one_over_a_headline() -> None:
    """In a language whose buttons no list knows a page's menu is told by where it stands."""
    menu = tuple(f"Zolu{n} {word}" for word in ("akra", "beto", "cilo", "duma", "efra", "fonu") for n in "xyz")
    found = read(page(HEADLINE, "By Ada Ruiz", above=menu, below=menu).encode(), "page.txt")
    assert shown(found, "headline") == HEADLINE
    assert found.text == "\n\n".join(STORY)


NODES = (
    "The pilot boat",
    "Grey Heron",
    ", built in 1961, left Leith on Monday for the last time and was towed to",
    "Rosyth",
    "by a tug that had been hired for the day.",
    "Her last skipper said that he had asked for the bell and been given the",
    "fog horn",
    ". He has hung it in his hall, where it frightens the postman every morning.",
    "Two of her crew signed on with the",
    "Forth Harbour Company",
    "and sail again in April, both on the night watch.",
)


def test_sentences_that_nodes_part_are_put_together() -> None:
    """Where each link within a sentence was scraped as a line of its own, the story is whole, in its paragraphs."""
    head = ("Pilot boat leaves Leith for the last time", "by", "Ada Ruiz", "3 March 2019")
    found = read("\n".join([*MENU, *head, *NODES, *TEASERS]).encode(), "page.txt")
    assert shown(found, "headline") == head[0]
    assert authors(found) == ["Ada Ruiz"]
    assert " ".join(found.text.split()) == " ".join(NODES)


def test_a_headline_over_by_is_no_sentence() -> None:
    """A headline, "by" and a name stay lines of their own on a page that was scraped node by node."""
    parts = page_parts(lines("\n".join([*MENU, "Pilot boat leaves Leith", "by", "Ada Ruiz", *NODES])))
    assert {"Pilot boat leaves Leith", "by", "Ada Ruiz"} <= {part.text for part in parts}


def filled(texts: tuple[str, ...], width: int) -> str:
    return "\n\n".join(textwrap.fill(text, width, initial_indent="   ", subsequent_indent="   ") for text in texts)


@pytest.mark.parametrize("width", [60, 72])
def test_a_line_that_nothing_could_break_hides_no_width(width: int) -> None:
    """An address that is longer than the width to which a browser filled its lines leaves the paragraphs whole."""
    page = f"{filled(STORY * 12, width)}\n\n   https://harbour.example/{'a' * width}\n"
    assert [part.text for part in items(lines(page))][:3] == list(STORY)


def test_a_caption_far_from_sentences_is_none_of_a_long_story() -> None:
    """What a page sets among many paragraphs, but tells nothing of them, is left out: its label, its appeal."""
    told = [f"{STORY[n % 3]} That was told on day {n} of the inquiry, which sits at Leith." for n in range(12)]
    told[6:6] = ["Follow us", "More stories", "Sign up for our letter"]
    text = read("\n\n".join([*MENU, HEADLINE, "By Ada Ruiz", *told, *TEASERS]).encode(), "page.txt").text
    assert "Sign up" not in text and "More stories" not in text
    assert all(f"on day {n} of" in text for n in range(12))


@given(st.lists(st.sampled_from([*MENU, *STORY, *TEASERS, HEADLINE]), max_size=60))
def test_each_paragraph_has_its_traits(chosen: list[str]) -> None:
    """Whatever a page is made of, each paragraph near the story is described once, and shares stay shares."""
    parts = items(lines("\n".join(chosen)))
    for story in (range(0, 0), range(len(parts))):
        places, found = [n for n, _ in traits(parts, story)], [one for _, one in traits(parts, story)]
        assert places == list(range(len(parts)))[: story.stop + 20]
        assert all(0 <= share <= 1 for one in found for share in (one.close, one.far, one.above, one.below, one.small))


NOTICES = (
    "We keep small files on your device so that our pages work, and so that we can count how often each is read.",
    "By reading on you agree to these terms, which you can change at any time in the settings of your account.",
    "No part of this page may be printed elsewhere without the written leave of the owners of the newspaper.",
)


def test_a_short_story_is_kept_where_notices_say_more() -> None:
    """Of three paragraphs over a page's long notices none is lost, nor the one that a label parts from the others."""
    told = "The crane at Leith was sold on Monday for one pound.", "The buyer keeps a museum of lifting gear."
    story = (
        f"{' '.join(told)} He has until June to take it away.",
        "It has stood on the quay at Leith for forty years, and nobody said whose it was.",
    )
    page = (*MENU, HEADLINE, "By Ada Ruiz", "3 March 2019", story[0], "Share", story[1], *MENU[:14], *NOTICES)
    found = read("\n".join(page).encode(), "page.txt")
    assert shown(found, "headline") == HEADLINE
    assert [words for words in story if words in found.text] == list(story)


@pytest.mark.parametrize("line", ["Ada Ruiz 3 years", "Leo Paz 34 años"])
def test_years_that_are_not_ago_are_no_time_of_writing(line: str) -> None:
    """A name beside an age, or a sentence in court, wrote nothing."""
    assert authors(read("\n\n".join([HEADLINE, line, *STORY]).encode(), "a.txt")) == []


def test_a_menu_of_photos_over_a_name_credits_nobody() -> None:
    """What a menu's last entry calls pictures is no label of the line over the headline."""
    found = copied("Photos", "Vera Lunt 3 March 2019", HEADLINE)
    assert not [c for c in found.description.all_of("byline") if "photographer" in str(c.value)]


def test_a_month_before_a_dash_is_no_day_of_print() -> None:
    """A story that opens with a month and a year tells of them: it was not printed then."""
    assert shown(read(f"{HEADLINE}\n\nMay 2020 - {STORY[0]}\n\n{STORY[1]}".encode(), "a.txt"), "published") is None
