"""Where a page's story begins and ends: what stands beside it, what closes it, and how old systems set it."""

from __future__ import annotations

import pytest

from dossier.reading import read
from tests.reading.pages import HEADLINE, PARAGRAPHS, RELATED, body, page

STORY = ("The city has closed the old bridge to lorries, for its northern pillar has cracks.", *PARAGRAPHS[1:])
H1 = f"<h1>{HEADLINE}</h1>"
OTHER = (
    "The new road to the south has been open for a week now, and those who live beside it say that they cannot sleep.",
    "The council has promised trees, a wall and a new surface that is said to swallow half of the noise of the wheels.",
    "Whether that is enough will be seen in the spring, when the lorries that now wait at the border are let through.",
)


def text(main: str) -> list[str]:
    """The paragraphs of a page's text."""
    found = read(page(f"<title>{HEADLINE}</title>", main), "p.html")
    return [span.of(found.rendition) for span in found.description.text]


def test_a_blogs_entry_may_be_tagged_with_comments() -> None:
    """An entry that carries its subject and its state among its names is no comment."""
    about = (
        "<div id='site-description'>On bridges: where they stand, who built them, walks, maps, books and letters.</div>"
    )
    entry = f'<div class="hentry post tag-comment comments-open">{H1}<div class="entry">{body(STORY[:2])}</div></div>'
    assert text(f"<div id='header'>{about}</div><div id='container'>{entry}</div>") == [*STORY[:2]]


def test_what_holds_the_headline_is_no_box_beside_the_story() -> None:
    """A story stands where its headline does, whatever that element is called."""
    talk = "".join(f"<li><p>{n} of those who live here say: {words}</p></li>" for n, words in enumerate(OTHER * 4))
    assert text(f"<div class='main encadre'>{H1}<div>{body(STORY)}</div></div><ul>{talk}</ul>")[: len(STORY)] == [
        *STORY
    ]


def test_menus_are_left_out() -> None:
    """A list of nothing but links is none of the story's, though the story is one paragraph."""
    names = "".join(
        f'<li><a href="/n{n}">{name} roads</a></li>' for n, name in enumerate(("old", "new", "long", "wide") * 12)
    )
    menu = (
        f"<header class='site-header'><div class='container'><nav class='navbar'><ul>{names}</ul></nav></div></header>"
    )
    story = f"<div class='article-single'><main class='article-body'>{H1}<p>{STORY[2]}</p></main></div>"
    assert text(f"<div class='relative'>{menu}{story}</div>") == [STORY[2]]


def test_a_storys_lists_stay() -> None:
    """Items between a story's paragraphs are the story's, even where none of them is a sentence."""
    items = ("four bolts of the old kind", "a rope, nine metres long", "two lamps")
    listed = "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
    found = text(f"<div>{H1}{body(STORY[:3])}{listed}{body(STORY[3:])}</div>")
    assert found == [*STORY[:3], *items, *STORY[3:]]


@pytest.mark.parametrize("times", [1, 3])
def test_the_next_articles_are_others(times: int) -> None:
    """Stories that follow below the one that the page is about are left out, each in its own article."""
    others = f"<article><h2>The new road is loud</h2>{body(OTHER)}</article>" * times
    assert text(f"<main><article>{H1}{body(STORY)}</article>{others}</main>") == [*STORY]


def test_a_headlines_article_may_hold_the_headline_alone() -> None:
    """Where the headline has an element of its own, the story is looked for in the others."""
    assert text(f"<main><article>{H1}</article><article>{body(STORY)}</article></main>") == [*STORY]


def test_what_asks_for_consent_is_no_story() -> None:
    """Sentences on cookies that stand over the headline are left out, however short the story."""
    asks = (
        "We and our partners keep and read things on your device, so that we know you again when you come back to us.",
        "What we learn of you is used to show you adverts, to count who has seen them, and to build better services.",
    )
    found = text(
        f"<div class='cmp-consent'><div>{asks[0]}</div><div>{asks[1]}</div></div><main>{H1}{body(STORY[:1])}</main>"
    )
    assert found == [*STORY[:1]]


def test_paragraphs_may_each_have_an_element() -> None:
    """The first paragraphs of a story are kept where each stands in an element of its own, and the others in one."""
    first = "".join(f"<div class='par{n}'><p>{words}</p></div>" for n, words in enumerate(STORY[:4]))
    rest = (*(f"{words} So it was {n} years ago." for n, words in enumerate(OTHER * 2)), STORY[4])
    found = text(f"<div class='area'>{H1}<div>{first}<div class='body'>{body(rest)}</div></div></div>")
    assert found == [*STORY[:4], *rest]


@pytest.mark.parametrize(
    "line",
    [
        "<p>“The bridge is gone,” she said: “We will build another one, write to ada@quito.example if you must.”</p>",
        "<p>Ada Ruiz is the first who has crossed the river since Sunday, in a boat that her brother lent to her.</p>",
        "<p>More than <a href='/n'>four million dollars</a> are needed, and the city has asked the state for them.</p>",
    ],
)
def test_a_storys_last_sentence_stays(line: str) -> None:
    """What tells something is the story's, though it names an address or a person, or holds a link."""
    assert len(text(f"<div>{H1}<div class='entry'>{body(STORY)}{line}</div></div>")) == len(STORY) + 1


def test_cards_beside_a_short_story_are_left_out() -> None:
    """A story of one paragraph stands alone, though cards of others are as long."""
    assert text(f"<main><article>{H1}<p>{PARAGRAPHS[2]}</p></article><section>{RELATED}</section></main>") == [
        PARAGRAPHS[2]
    ]
