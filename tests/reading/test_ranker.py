"""Rankers: boosted trees as data, and what they must never choose."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person, Words
from dossier.reading import read
from dossier.reading.fields.ranker import Ranker, Tree
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.html.author_choice import LIST_RANKER, NAME_RANKER
from dossier.reading.html.author_features import LIST_FEATURES, NAME_FEATURES
from dossier.reading.html.headline_choice import RANKER
from dossier.reading.html.headline_features import FEATURES
from dossier.reading.plaintext import (
    copied_author_features,
    copied_authors,
    copied_day,
    copied_day_features,
    copied_title,
    copied_title_features,
)
from tests.reading.heads import Head
from tests.reading.heads import page as copied_page
from tests.reading.pages import body, page, script

TITLE = "Ferry to Isla Pardal stops for the winter"
PAPER = "The Pardal Crow"


def places(tree: Tree) -> list[int]:
    if not isinstance(tree, tuple):
        return []
    place, _, below, above = tree
    return [place, *places(below), *places(above)]


def test_leaves_sum_to_log_odds() -> None:
    """A row takes the branch below a threshold where its value is at most that, and the leaves of all trees add up."""
    ranker = Ranker(("a", "b"), ((0, 1.5, -1.0, (1, 0.0, 2.0, 3.0)), 0.5), 1.0, 0.0)
    assert [ranker.score(row) for row in ([1.5, 9.0], [2.0, 0.0], [2.0, 1.0])] == [-0.5, 2.5, 3.5]
    assert ranker.probability(0.0) == 0.5


@pytest.mark.parametrize(
    ("name", "features"),
    [
        (RANKER, FEATURES),
        (NAME_RANKER, NAME_FEATURES),
        (LIST_RANKER, LIST_FEATURES),
        (copied_title.RANKER, copied_title_features.FEATURES),
        (copied_day.RANKER, copied_day_features.FEATURES),
        (copied_authors.NAME_RANKER, copied_author_features.NAME_FEATURES),
        (copied_authors.LIST_RANKER, copied_authors.LIST_FEATURES),
    ],
)
def test_a_ranker_was_trained_on_the_features_that_are_measured(name: str, features: tuple[str, ...]) -> None:
    """Weights and the code that measures features belong together: names, order and number are the same."""
    ranker = Ranker.named(name)
    assert ranker.features == features
    assert {place for tree in ranker.trees for place in places(tree)} <= set(range(len(ranker.features)))


def test_three_agreeing_sources_do_not_lose_to_a_lone_line() -> None:
    """Declared headline, title for sharing and main heading agree: a line such as a search box's is no headline."""
    head = script({"@type": "NewsArticle", "headline": TITLE}) + f'<meta property="og:title" content="{TITLE}">'
    data = page(f"<title>{TITLE}</title>{head}", f"<h2>Search</h2><h1>{TITLE}</h1><p>Search the whole site</p>{body()}")
    best = read(data, "p.html").description.best("headline")
    assert best is not None
    assert best.value == Words(TITLE)
    assert best.rank > 0.8


@pytest.mark.parametrize("shown", [f"<h2>{TITLE}</h2>", f"<h3>{TITLE}</h3>", f"<p class='title'>{TITLE}</p>"])
def test_the_papers_name_is_no_headline_while_there_is_another(shown: str) -> None:
    """Old and small pages have the paper's name as their main heading and in every title."""
    named = f'<meta property="og:title" content="{PAPER}"><meta property="og:site_name" content="{PAPER}">'
    declares = script({"@type": "NewsArticle", "headline": PAPER, "publisher": {"name": PAPER}})
    data = page(f"<title>{PAPER}</title>{named}{declares}", f"<h1>{PAPER}</h1>{shown}{body()}")
    best = read(data, "p.html").description.best("headline")
    assert best is not None
    assert best.value == Words(TITLE)
    assert best.rank < 0.5  # to be looked at by a person


@pytest.mark.parametrize(
    "aside",
    [
        "<figure><img src='a.jpg'><figcaption>Ada Ruiz at the harbour. Photo: Li Na</figcaption></figure>",
        "<p>“We wait,” said Ada Ruiz.</p>",
        "<ul><li><a href='/size'>Size</a></li><li><a href='/bio'>Bio</a></li><li><a href='/mon'>Mon</a></li></ul>",
        "<div class='comments'><h3>Comments</h3><p class='author'>Ada Ruiz</p><p>I was there.</p></div>",
    ],
)
def test_nobody_is_the_author_where_nobody_is_named_as_one(aside: str) -> None:
    """A person in a caption or a quotation, a reader who comments, or a word of a menu wrote nothing."""
    described = read(page(f"<title>{TITLE}</title>", f"<h1>{TITLE}</h1>{aside}{body()}"), "p.html").description
    people = [claim.value for claim in described.candidates("byline") if claim.rank >= SHOWN]
    assert [one.name for one in people if isinstance(one, Person) and one.role == "author"] == []


@pytest.mark.parametrize(
    "aside",
    ["Ada Ruiz at the harbour. Photo: Li Na", "Size\nBio\nMon\nWashington", "Harbour News\nLocal Council\nSport",
     "Comments\nAda Ruiz\nReply\nI was there and saw the whole thing from the pier, it was terrible to look at."],
)  # fmt: skip
def test_nobody_is_the_author_of_a_copied_page_that_names_nobody(aside: str) -> None:
    """A person in a caption, a reader who comments, a section or a word of a menu wrote nothing."""
    words = copied_page(Head("en", "12 March 2025", under=aside))
    described = read(words.encode(), "p.txt").description
    people = [claim.value for claim in described.candidates("byline") if claim.rank >= SHOWN]
    assert [one.name for one in people if isinstance(one, Person) and one.role == "author"] == []
