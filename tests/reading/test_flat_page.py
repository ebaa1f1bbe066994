"""Pages without elements: which paragraphs are their story, what heads it, and whose page it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.reading.html.described import PageDescriber
from dossier.reading.html.flat import Shown, is_glued, leads_to_author, page_of, site_of

TOLD = "The bridge over the river will stay closed until the spring, the mayor said. Nobody had expected that."
MENU = [Shown(word, "li", len(word)) for word in ("Home", "News", "Sport", "Weather", "Opinion")]


def head_of(*shown: Shown) -> str:
    page = page_of(shown)
    assert page.story is not None
    return page.blocks[page.story.head].text


def test_the_heading_over_the_story() -> None:
    """Not the site's own heading at the top, nor another story's below, but the one that stands over the sentences."""
    own, site = Shown("Bridge stays closed", "h1"), Shown("The Harbour Crow and its friends", "h1")
    other = Shown("Another bridge is to be built", "h1", 29)
    shown = site, *MENU * 10, own, Shown("By Ada Ruiz"), Shown(TOLD), Shown(f"{TOLD} So it was."), other
    assert head_of(*shown) == own.text


def test_the_first_of_two_headings() -> None:
    """Where a headline runs over two headings of one kind the first is it."""
    shown = (
        *MENU,
        Shown("Bridge stays closed until spring", "h1"),
        Shown("... and the ferry is full", "h1"),
        Shown(TOLD),
    )
    assert head_of(*shown) == "Bridge stays closed until spring"


def test_a_lesser_heading_where_there_is_no_main_one() -> None:
    """A page whose headline is no main heading has it right over its story."""
    assert head_of(
        *MENU, Shown("Bridge stays closed until spring", "h2"), Shown("Share"), Shown(TOLD), Shown(TOLD)
    ) == ("Bridge stays closed until spring")


def test_links_and_short_lines_weigh_against_a_stretch() -> None:
    """Teasers, sentences that are links, are no story, however many there are."""
    teasers = [Shown(f"{n} {TOLD}", "p", len(TOLD)) for n in range(9)]
    page = page_of([*teasers, *MENU, Shown("Bridge stays closed", "h1"), Shown(TOLD), *MENU, *teasers])
    assert page.story is not None
    assert [block.text for block in page.blocks if block.start in page.story.starts] == [TOLD]


def test_what_stands_twice_within_the_story() -> None:
    """A paragraph that comes again within the stretch is a box's, as offers are."""
    twice, more = (
        Shown("Read all that we write for a month. It costs nothing."),
        Shown("The ferry runs as before, he said."),
    )
    page = page_of([Shown(TOLD), twice, Shown(f"{TOLD} So it was."), twice, Shown(f"{TOLD} Yes."), more])
    assert page.story is not None
    assert not [block for block in page.blocks if block.text == twice.text and block.start in page.story.starts]


@pytest.mark.parametrize(
    ("target", "leads"),
    [
        ("https://crow.example/author/ada-ruiz", True), ("../../autoren/ada-ruiz,12", True),
        ("https://crow.example/auteurs/7", True), ("https://crow.example/news/authority-moves", False),
        ("https://crow.example/by/ada-ruiz", True), ("https://crow.example/bycatch/", False),
    ],
)  # fmt: skip
def test_links_to_authors(target: str, leads: bool) -> None:
    """Folders are named for authors in many languages; words that only begin so are others."""
    assert leads_to_author(target) is leads


@pytest.mark.parametrize(
    ("before", "after", "glued"),
    [("z", "R", True), ("a", "2", True), ("l", "s", False), ("K", "X", False), (" ", "R", False), ("z", ",", False)],
)
def test_letters_that_meet(before: str, after: str, glued: bool) -> None:
    """A capital behind a small letter, or a digit beside a letter, begins anew; a plural's s goes on."""
    assert is_glued(before, after) is glued


def test_the_site_of_most_links() -> None:
    """It needs most of all links, those within the document among them, and more than a few."""
    own = ["https://crow.example/a"] * 10
    assert site_of([*own, "https://other.example/", ""]) == "https://crow.example/"
    assert site_of(own[:9]) == ""
    assert site_of([*own, *["news/a.html"] * 11]) == ""


@given(
    st.lists(
        st.builds(
            Shown,
            st.text(min_size=1, max_size=90).filter(lambda text: bool(text.strip())),
            st.sampled_from(("p", "li", "h1", "h2", "h5")),
            st.integers(0, 90),
        ),
        max_size=30,
    )
)
def test_any_paragraphs_make_a_page(shown: list[Shown]) -> None:
    """Each block's words stand where it is said to stand, whatever the paragraphs are."""
    page = page_of(shown)
    assert [page.words[block.start : block.end] for block in page.blocks] == [one.text for one in shown]


def test_teasers_at_the_end() -> None:
    """Sentences that are scattered behind the last two that stand together are other stories'."""
    story = [Shown(f"{n} {TOLD}") for n in range(8)]
    teasers = [Shown("A ferry for the winter", "h3"), Shown("4 May"), Shown(f"Elsewhere {TOLD}"), Shown("Cars", "h3")]
    page = page_of([Shown("Bridge stays closed", "h1"), *story, *teasers, Shown(f"Then {TOLD}"), *MENU])
    assert page.story is not None
    told = [block.text for block in page.blocks if block.start in page.story.starts]
    assert told == [one.text for one in story]


def test_only_what_heads_a_story_is_left_of_it() -> None:
    """A page of headings, of whose story no paragraph is taken, is described by what stands over it."""
    boats = "All boats of the town and the harbour are to be kept in dock until may, the mayor said on the radio."
    ferry = "The ferry that had been sold to the museum of the harbour is to be bought again from it by the town, the"
    page = page_of(
        (
            Shown("The old bridge over the river stays closed until the spring, says the mayor of the town。", "h1"),
            Shown("橋" * 66 + "。"),
            Shown("___", "p", 3),
            Shown("bridge"),
            Shown("Tides", "h1"),
            Shown("Ferry", "h1", 3),
            Shown("#", "li"),
            Shown(boats, "h1"),
            Shown(f"{ferry} museum said, and to be kept on the river until the bridge is open.", "h1"),
        )
    )
    found = PageDescriber(page, page.words, []).description()
    assert [span.of(page.words) for span in found.text] == ["橋" * 66 + "。"]
