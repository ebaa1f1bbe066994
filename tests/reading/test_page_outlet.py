"""Who published a page that states it nowhere: title, line at the top, rights at the foot."""

from __future__ import annotations

import pytest

from dossier.model.claims import Words
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page, script

TITLE = "Ferry stops for the winter"


def outlet(title: str, top: str = "", foot: str = "", head: str = "") -> str | None:
    main = f"{top}<h1>{TITLE}</h1>{body(PARAGRAPHS)}{foot}"
    found = read(page(f"<title>{title}</title>{head}", main), "p.html").description.best("outlet")
    return found.value.value if found is not None and isinstance(found.value, Words) else None


@pytest.mark.parametrize(
    ("title", "name"),
    [
        (f"{TITLE} - La Voz de Misantla", "La Voz de Misantla"),
        (f"{TITLE} : Harbor Lantern", "Harbor Lantern"),
        (f"{TITLE} | Local News | Pardal Lantern", "Pardal Lantern"),
        (f"{TITLE} - Local News", None),
        (f"{TITLE} - Quito", None),
        (f"{TITLE} - what we know so far", None),
        (TITLE, None),
    ],
)
def test_a_title_ends_with_the_paper_behind_the_pages_heading(title: str, name: str | None) -> None:
    """What stands behind the heading is the paper's name, unless it is a section, a town or a sentence."""
    assert outlet(title) == name


def test_a_page_without_headings_has_its_headline_in_a_line() -> None:
    """Where no element is a heading, the line that the title opens with is the headline."""
    main = f"<div><a href=/>Inicio</a> <a href=/e>Ecuador</a></div><div>{TITLE}</div>{body(PARAGRAPHS)}"
    found = read(page(f"<title>{TITLE} | El Mensajero de Ambato</title>", main), "p.html").description.best("outlet")
    assert found is not None and found.value == Words("El Mensajero de Ambato")


@pytest.mark.parametrize(
    ("top", "name"),
    [
        ("<div>The Pardal Herald</div>", "The Pardal Herald"),
        ("<div>Heidekurier</div>", "Heidekurier"),
        ("<div>Nachrichten</div>", None),
        ("<div>Welcome to our site</div>", None),
    ],
)
def test_a_line_at_the_top_may_name_the_paper(top: str, name: str | None) -> None:
    """Where the title tells the headline alone, a first line that is named as papers are is the outlet."""
    assert outlet(TITLE, top=top) == name


@pytest.mark.parametrize(
    ("foot", "head", "name"),
    [
        ("<footer>Copyright 2021 The Pardal Herald</footer>", "", "The Pardal Herald"),
        (
            "<footer>© 2021 Pacific Lantern</footer>",
            '<link rel="canonical" href="https://www.pacificlantern.example/a">',
            "Pacific Lantern",
        ),
        ("<footer>© pacific-lantern.com, 2021</footer>", "", "pacific-lantern.com"),
        ("<footer>© 2021 Lobos Media Holding</footer>", "", None),
    ],
)
def test_the_holder_of_the_rights_may_be_the_paper(foot: str, head: str, name: str | None) -> None:
    """A holder who is named as papers are, or as the page's address is; a firm is no paper."""
    assert outlet(TITLE, foot=foot, head=head) == name


@pytest.mark.parametrize(
    ("site", "publisher", "name"),
    [
        ("The Pardal Herald", "Associated Press", "The Pardal Herald"),
        ("AP News", "Associated Press", "AP News"),
        ("", "Associated Press", "Associated Press"),
    ],
)
def test_an_agency_whose_story_a_page_carries_is_not_its_outlet(site: str, publisher: str, name: str) -> None:
    """A listed agency stated as publisher sent the story, where the page's site has a name of its own."""
    stated = {"@type": "NewsArticle", "headline": TITLE, "publisher": {"@type": "Organization", "name": publisher}}
    named = f'<meta property="og:site_name" content="{site}">' if site else ""
    assert outlet(TITLE, head=script(stated) + named) == name


def test_the_holder_of_the_rights_whom_the_title_names() -> None:
    """A holder at the foot is the outlet where a part of the title is called so, in any case of letters."""
    foot = "<footer>© 2021 LobosMedia</footer>"
    assert outlet(f"{TITLE} - Lobosmedia today - Sport", foot=foot) is None
    assert outlet("Ferry winter - Lobosmedia", foot=foot) == "LobosMedia"
