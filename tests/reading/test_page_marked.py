"""Authors whom a page's elements mark by what they are called: near the headline, far from it, under the story."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page

TITLE = "Ferry to Isla Pardal stops for the winter"
SITE = '<meta property="og:site_name" content="The Pardal Pilot">'
MENU = "".join(f"<div><a href='/m{n}'>Part {n}</a></div>" for n in range(50))


def byline(above: str = "", below: str = "", head: str = SITE, title: str = TITLE) -> list[tuple[str, str]]:
    main = f"<h1>{title}</h1>{above}<div>{body(PARAGRAPHS[1:])}</div>{below}"
    found = read(page(f"<title>{title}</title>{head}", f"<div class='grid-page'>{main}</div>"), "p.html")
    claims = found.description.all_of("byline")
    assert all(evidence.proves(found.rendition) for claim in claims for evidence in claim.evidence)
    return [(claim.value.name, claim.value.role) for claim in claims if isinstance(claim.value, Person)]


ADA = [("Ada Ruiz", "author")]


@pytest.mark.parametrize(
    "above",
    [
        "<div class='author'>Ada Ruiz: 3 March 2019</div>",
        "<p><span class='author'>durch Ada Ruiz</span></p>",
        "<address><a href='/1'>.</a> <a href='/2'>Ada Ruiz</a></address>",
    ],
)
def test_a_marked_name_is_parted_from_its_day_and_its_by(above: str) -> None:
    """What stands before or behind the name in its element is left out."""
    assert byline(above) == ADA


@pytest.mark.parametrize(
    "line",
    [
        "<div class='video-caption'><span class='author'>Ben Okoro</span> 3 March 2019</div>",
        "<ul class='comments'><li><span class='comment-author'>Ben Okoro</span> 3 March 2019</li></ul>",
        "<div><span class='author'>Ben Okoro</span></div>",
    ],
)
def test_other_names_marked_far_from_the_headline_are_not_the_authors(line: str) -> None:
    """Who took a picture, commented, or stands there with nothing beside is no author."""
    assert byline(f"{MENU}{line}{MENU}") == []


def test_authors_of_related_stories_are_passed_over() -> None:
    """A name near the headline that its element says is a related story's is nobody's here."""
    related = "<p class='related-author'>Ben Okoro</p>"
    above = f"<p class='post-author-name'><a href='/x'>Ada Ruiz</a></p><p>RELATED READING</p>{related}"
    assert byline(above) == ADA


def test_who_signs_under_pull_quotes_in_an_authors_element_wrote() -> None:
    """The author's element may stand some lines under the story, in a page whose whole is called as teasers are."""
    below = "<h4>The lake is not deep.</h4><h4>Nobody asked.</h4><div class='t-autoren'>Von Ada Ruiz</div>"
    assert byline(below=below) == ADA


def test_persons_of_the_title_in_bold_over_the_story_did_not_write_it() -> None:
    """A bold line that repeats the title's names, or heads other stories, is no signature."""
    assert byline("<p><b>Ada Ruiz – Winter Lines</b></p>", title="Winter Lines : Ada Ruiz") == []
    assert byline(below="<div class='related_to'><b>Andere Ufer</b></div>") == []


def test_a_caption_over_the_story_names_no_author() -> None:
    """A name alone in a figure's caption is a photographer's, if anybody's."""
    assert ("Ben Okoro", "author") not in byline("<figcaption>Ben Okoro/Pardal Review | Stock Pool</figcaption>")


def test_a_paper_is_no_person_though_its_name_could_be_ones() -> None:
    """Who is stated as author and is called as the site is a body, unless a given name opens the name."""
    head = '<meta property="og:site_name" content="Glasul Pardalului - cotidian al insulei">'
    assert byline(head=f'{head}<meta name="author" content="Glasul Pardalului">') == [("Glasul Pardalului", "agency")]
    head = '<meta property="og:site_name" content="Ada Ruiz">'
    assert byline(head=f'{head}<meta name="author" content="Ada Ruiz">') == ADA


def test_the_one_author_linked_among_an_entrys_tags_is_found() -> None:
    """Blogs set day, author and all tags in one line of links: the one that leads to an author's page tells who."""
    tags = ", ".join(f"<a href='/tag/{n}'>harbour matter {n}</a>" for n in range(20))
    assert byline(f"<div>3. April 2017 <a href='/author/ada'>Ada Ruiz</a> {tags}</div>") == ADA


def test_a_japanese_writer_is_told_in_the_headings_second_line() -> None:
    """Post and name on the line under the headline, in its own element, are who wrote."""
    found = read(page("", f"<h1>島の船が冬に休む<br>編集委員 佐藤花子</h1>{body(PARAGRAPHS[1:])}", lang="ja"), "p.html")
    names = [claim.value.name for claim in found.description.all_of("byline") if isinstance(claim.value, Person)]
    assert names == ["佐藤花子"]


def test_lines_over_the_headline_do_not_hide_who_stands_under_it() -> None:
    """What a site says of itself above the headline may be taken for the story's first words: its author is found."""
    about = (
        "Notes about ferries, tides and bread, written on an island, and read by some on the other shore of the lake."
    )
    main = f"<div><p>{about}</p><h1>{TITLE}</h1><div>Ada Ruiz - ada@lobos.example</div>{body(PARAGRAPHS[1:])}</div>"
    found = read(page(f"<title>{TITLE}</title>", main), "p.html")
    names = [claim.value.name for claim in found.description.all_of("byline") if isinstance(claim.value, Person)]
    assert names == ["Ada Ruiz"]
