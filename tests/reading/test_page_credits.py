"""Who had a part in a page's story beside its authors, and who had none."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page, script

TITLE = "Old bridge falls in Quito hours after it was closed"


def byline(above: str = "", below: str = "", head: str = "") -> list[tuple[str, str]]:
    found = read(
        page(f"<title>{TITLE}</title>{head}", f"<article><h1>{TITLE}</h1>{above}{body(PARAGRAPHS)}{below}</article>"),
        "",
    )
    claims = found.description.all_of("byline")
    assert all(e.proves(found.rendition) for claim in claims for e in claim.evidence)
    return [(claim.value.name, claim.value.role) for claim in claims if isinstance(claim.value, Person)]


@pytest.mark.parametrize(
    ("above", "below", "want"),
    [
        ("<p>By Ada Ruiz</p>", "<p>Ben Ash contributed reporting from Lima.</p>", [("Ben Ash", "contributor")]),
        ("<p>Words by Ada Ruiz<br>Photographs by Ben Ash</p>", "", [("Ben Ash", "photographer")]),
        ("<p>Texto: Ada Ruiz | Fotos: Beto Peña</p>", "", [("Beto Peña", "photographer")]),
        (
            "<p>By Ada Ruiz</p><figure><figcaption>The bridge. Ben Ash / For the Herald</figcaption></figure>",
            "",
            [("Ben Ash", "photographer")],
        ),
        (
            "<p>By Ada Ruiz</p><figure><figcaption>Die Brücke. Foto: Ben Ash/Bildstelle</figcaption></figure>",
            "",
            [("Ben Ash", "photographer")],
        ),
    ],
)
def test_credits_beside_the_author(above: str, below: str, want: list[tuple[str, str]]) -> None:
    """Contributors, photographers and agencies are told from the author, each with their words."""
    found = byline(above, below)
    assert [person for person in found if person[1] == "author"] == [("Ada Ruiz", "author")]
    assert [person for person in found if person[1] != "author"] == want


def test_a_line_under_the_story_may_name_its_author() -> None:
    """ "Propos recueillis par" closes an interview; it counts where no author is named above."""
    below = "<p>Propos recueillis par Anne Exemple</p>"
    assert byline(below=below) == [("Anne Exemple", "author")]
    assert byline("<p>By Ada Ruiz</p>", below) == [("Ada Ruiz", "author")]


def test_lines_parted_by_breaks_are_lines() -> None:
    """Old pages set section, headline and byline in one cell, with breaks between."""
    assert byline("<div>WORLD<br>A bridge falls<br>By Ada Ruiz</div>") == [("Ada Ruiz", "author")]


@pytest.mark.parametrize(
    "caption",
    [
        "The bridge on Sunday. (Reuters)",
        "The bridge on Sunday. The Valley Herald / Archive",
        "Marta Illán leads the fire service.",
        "Photo: The Valley Herald",
    ],
)
def test_captions_name_more_than_photographers(caption: str) -> None:
    """Agencies, the paper itself and those who are pictured took no picture."""
    head = "<meta property='og:site_name' content='The Valley Herald'>"
    assert byline(f"<figure><figcaption>{caption}</figcaption></figure>", head=head) == []


def test_one_agency_is_named_once() -> None:
    """An agency in the byline is not told again under another of its names."""
    assert byline("<p>By Reuters</p>", "<p>With material from the agency Reuters.</p>") == [("Reuters", "agency")]


@pytest.mark.parametrize(
    "caption",
    [
        "Neighbours at the river. <em>Photo Ben Ash</em>",
        "Vecinos junto al río. Foto Ben Ash",
        "Des voisins au bord de l'eau. <span>© Ben Ash pour Le Fanal</span>",
    ],
)
def test_a_caption_needs_no_colon(caption: str) -> None:
    """A word for pictures at the end of a caption, or a sign of ownership and for whom, says who took it."""
    assert ("Ben Ash", "photographer") in byline(
        f"<p>By Ada Ruiz</p><figure><figcaption>{caption}</figcaption></figure>"
    )
    assert byline("<figure><figcaption>Neighbours share a photo. Ben Ash waits.</figcaption></figure>") == []


def test_stated_editors_are_told() -> None:
    """An editor whom JSON-LD names is credited as one, unless it is who wrote, or a newsroom."""
    stated = {"@type": "NewsArticle", "headline": TITLE, "author": {"@type": "Person", "name": "Ada Ruiz"}}
    edited = [({"@type": "Person", "name": "Ben Ash"}, [("Ben Ash", "editor")]), ("Ada Ruiz", []), ("Newsroom", [])]
    for editor, want in edited:
        assert byline(head=script(stated | {"editor": editor})) == [("Ada Ruiz", "author"), *want]


def test_credits_on_one_line_under_the_standfirst() -> None:
    """Words and pictures may be credited on one line, in any of five languages."""
    line = "<p>Entrevista de Ada Ruiz · Fotografias de Ben Ash</p>"
    assert byline(line) == [("Ada Ruiz", "author"), ("Ben Ash", "photographer")]
    assert byline("<p>Por Ada Ruiz, com fotos de Ben Ash</p>") == [("Ada Ruiz", "author"), ("Ben Ash", "photographer")]


def test_a_portuguese_correspondents_line() -> None:
    """ "De", a name and "em" with a town say who wrote; "De" and a name alone open a sentence."""
    assert byline("<p><i>De Ada Ruiz, em Nampula, com fotos de Ben Ash</i></p>") == [
        ("Ada Ruiz", "author"),
        ("Ben Ash", "photographer"),
    ]
    assert byline("<p><i>De Ada Ruiz nada se sabe</i></p>") == []


@pytest.mark.parametrize(
    "caption",
    ["Ben Ash / Getty Images", "Ben Ash/AFP/Getty Images", "Ben Ash / iStock", "The bridge. Ben Ash/AFP/Getty Images"],
)
def test_a_caption_that_is_only_a_credit(caption: str) -> None:
    """A person and whose picture it is, a stroke between them, name who took it, and nothing else need stand there."""
    found = byline(above=f"<p>By Ada Ruiz</p><figure><img src='a.jpg'><figcaption>{caption}</figcaption></figure>")
    assert found == [("Ada Ruiz", "author"), ("Ben Ash", "photographer")]


@pytest.mark.parametrize(
    "caption", ["Black Friday / Best Deals", "Ben Ash / Cleo Park", "Quito Centro / Northern Bank"]
)
def test_a_caption_of_two_subjects(caption: str) -> None:
    """Two names with a stroke between them may be who is seen."""
    found = byline(above=f"<p>By Ada Ruiz</p><figure><img src='a.jpg'><figcaption>{caption}</figcaption></figure>")
    assert found == [("Ada Ruiz", "author")]


@pytest.mark.parametrize(
    "lines", ["<div>Ben Ash</div><div>Staff Photographer</div>", "<div>Photos by</div><div>Ben Ash</div>"]
)
def test_a_photographer_by_the_line_beside(lines: str) -> None:
    """A name alone is the photographer's where the line below it, or the one above, says so, and no author's."""
    assert byline(lines) == [("Ben Ash", "photographer")]
