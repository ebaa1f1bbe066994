"""Pages of the 1990s and 2000s: no metadata, a window's title that names the paper, lines that breaks part."""

from __future__ import annotations

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read

STORY = (
    "Some forty dairy farmers led their cows over the bridge at Puerto Lobos on Friday, to ask for diesel that has not "
    "come for nine days, they said in front of the town hall.",
    "The governor promised four lorries for Monday. If they do not come, the farmers want to walk to the capital, with "
    "oxen, as their speaker told the mayor in the evening.",
)
PAPER = "The Evening Lantern"
TITLE = "Farmers cross a bridge on foot to ask for diesel"
MENU = "<td><a href=a.htm>Front page</a><br><a href=b.htm>Regional</a><br><a href=c.htm>Harbour life</a></td>"
DECK = "No lorry has come for nine days, farmers say"


def told(title: str, above: str, top: str = "", foot: str = "") -> dict[str, str | None]:
    """What is shown of a page made of tables: each field's value, the first author, the dateline's date."""
    story = "".join(f"<p>{words}</p>" for words in STORY)
    page = (
        f"<html><head><title>{title}</title></head><body>{top}<table><tr>{MENU}<td>{above}{story}</td></tr></table>"
        f"<center>{foot}</center></body></html>"
    )
    found = contract_json(read(page.encode(), "a.htm"))
    fields = {key: found[key] and found[key]["value"] for key in ("headline", "outlet", "section", "standfirst")}
    author = found["byline"][0]["name"] if found["byline"] else None
    return fields | {"author": author, "published": found["published"] and found["published"]["value"]}


@pytest.mark.parametrize(
    ("title", "top", "foot", "outlet"),
    [
        ("The Lobos Lantern Online - 4 June 1999", "<table><tr><td>The Lobos Lantern</table>", "", "The Lobos Lantern"),
        ("Lobos-Anzeiger | Archiv | 2001", "", "© Lobos-Anzeiger 2001", "Lobos-Anzeiger"),
        ("EL FANAL DE LOBOS.COM - Regional", "", "", "EL FANAL DE LOBOS"),
        ("Untitled Document", "", "", None),
    ],
)
def test_a_title_that_tells_nothing_of_the_story_names_the_paper(
    title: str, top: str, foot: str, outlet: str | None
) -> None:
    """The outlet is what such a title opens with, if it is seen again or is called as papers are."""
    found = told(title, f"<font size=5>{TITLE}</font><br><br><p>By Ada Ruiz</p>", top, foot)
    assert (found["headline"], found["outlet"], found["author"]) == (TITLE, outlet, "Ada Ruiz")


def test_headline_and_what_stands_around_it_are_lines_of_one_block() -> None:
    """Date, section, headline, standfirst and author that only breaks part are told from each other."""
    lines = f"Puerto Lobos, 30 November 2002<br><b>REGIONAL<br>{TITLE}<br><i>{DECK}</i><br>Ada Ruiz</b>"
    found = told("EL FANAL DE LOBOS.COM - Regional", lines)
    assert found == {
        "headline": TITLE,
        "outlet": "EL FANAL DE LOBOS",
        "section": "REGIONAL",
        "standfirst": DECK,
        "author": "Ada Ruiz",
        "published": "2002-11-30",
    }


def test_a_section_is_the_line_over_the_headline_that_the_menu_has() -> None:
    """A line above the headline is a section if the page's menu has it, and else only if sections are called so."""
    assert told(PAPER, f"<p>Harbour life<p><font size=5>{TITLE}</font>")["section"] == "Harbour life"
    steps = f"<p>Archive &gt; Harbour life &gt; Friday, 5 June 1999<p><font size=5>{TITLE}</font>"
    assert told(PAPER, steps)["section"] == "Harbour life"
    assert told(PAPER, f"<p>Never again<p><font size=5>{TITLE}</font>")["section"] is None


def test_a_lone_link_at_the_top_is_the_paper() -> None:
    """A heading that is nothing but a link, and that the title has beside the headline, is the masthead."""
    top = "<h2><a href='index.php'>The Lobos Lantern</a></h2>"
    for title in (f"The Lobos Lantern - {TITLE}", "The Lobos Lantern"):
        assert told(title, f"<h1>{TITLE}</h1>", top)["outlet"] == "The Lobos Lantern"


def test_a_title_in_capitals_is_nobody_and_its_section_no_paper() -> None:
    """A headline in title case is no author, and a section behind it no outlet of that name."""
    found = told("Cracked Roof Forces Closure - Local", "<b>Cracked Roof Forces Closure</b>")
    assert (found["author"], found["outlet"]) == (None, None)
