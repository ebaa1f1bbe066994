"""Whole web pages that were pasted into documents: where their story stands, and what around it is none of it."""

from __future__ import annotations

import pytest

from dossier.model.describe import contract_json
from dossier.reading.office.docx import DocxReader
from dossier.reading.office.rtf import RtfReader
from tests.reading.documents import Bench, docx, par, run

BENCH = Bench(DocxReader(), docx, "a.docx")
OWN = "https://fjordcourier.example"
LINKS = {"own": f"{OWN}/news", "author": f"{OWN}/authors/ines-quiroga", "other": f"{OWN}/authors/otto-brink"}
MENU = (
    "Home",
    "News",
    "Puerto Montt",
    "Castro",
    "Ancud",
    "Weather",
    "Sport",
    "Opinion",
    "Jobs",
    "Cars",
    "Houses",
    "Log in",
)
FIRST = "A ferry ran aground in the fog near Calbuco on Saturday, the harbour master said. Nobody was hurt."
SECOND = "Forty people were brought ashore within the hour by two fishing boats that had heard the horn, she said."
LAST = "The ferry was built in 1971. Its owner said that it would be towed to the yard once the fog had lifted."


def link(text: str, ident: str = "own") -> str:
    return f"<w:hyperlink r:id='{ident}'>{run(text)}</w:hyperlink>"


def item(text: str) -> str:
    return par(style="Bullet", inner=link(text))


def story(*more: str) -> str:
    return par(FIRST) + par(SECOND) + "".join(more) + par(LAST)


def page(inner: str) -> str:
    """What a browser copies of a page: menu, story, teasers of other stories, footer."""
    menu = "".join(map(item, MENU))
    teaser = par(style="berschr1", inner=link("Second ferry to be sold")) + par(inner=link("Otto Brink", "other"))
    foot = "".join(map(item, ("About us", "Contact", "Privacy")))
    return par(inner=link("Skip to content")) + menu + inner + par("More news") + teaser + foot


HEAD = (
    par("Ferry aground in the fog", "berschr1") + par(inner=link("Inés Quiroga", "author")) + par("4 May 2019, 18:05")
)


def test_the_story_of_a_page() -> None:
    """The heading over the story is the headline, what stands between is byline and date, and menus are no text."""
    found = BENCH.described(page(HEAD + story()), links=LINKS)
    assert found["headline"]["value"] == "Ferry aground in the fog"
    assert [(b["name"], b["role"]) for b in found["byline"]] == [("Inés Quiroga", "author")]
    assert found["published"]["value"] == "2019-05-04T18:05"
    assert found["text"] == f"{FIRST}\n\n{SECOND}\n\n{LAST}"


def test_all_of_the_page_is_kept() -> None:
    """The rendition holds what stands around the story, too: a person sees what the reader left out."""
    seen = BENCH.visible(page(HEAD + story()), links=LINKS)
    assert seen.startswith("Skip to content\n\nHome\n\nNews")
    assert "Second ferry to be sold" in seen


def test_a_few_links_make_no_page() -> None:
    """An article with a few links under it is read as a document: its first line is its headline without any style."""
    below = "".join(map(item, MENU[:5]))
    found = BENCH.described(par("Ferry aground in the fog") + par("By Inés Quiroga") + story() + below, links=LINKS)
    assert found["headline"]["value"] == "Ferry aground in the fog"
    assert [b["name"] for b in found["byline"]] == ["Inés Quiroga"]


def test_words_that_style_alone_set_apart() -> None:
    """Where a link ends within what looks like a word, a line does: "Inés QuirogaReporter" is a name and a post."""
    line = par(inner=link("Inés Quiroga", "author") + run("Reporter"))
    found = BENCH.described(page(par("Ferry aground in the fog", "berschr1") + line + story()), links=LINKS)
    assert [b["name"] for b in found["byline"]] == ["Inés Quiroga"]
    assert "Inés Quiroga\nReporter" in BENCH.visible(page(line + story()), links=LINKS)


def test_authors_of_other_stories() -> None:
    """A link to an author's page beside another story's headline names nobody."""
    found = BENCH.described(page(par("Ferry aground in the fog", "berschr1") + story()), links=LINKS)
    assert found["byline"] == []


def test_a_list_that_the_story_leads_to() -> None:
    """Items under a line that ends in a colon are the story's; those of an offer between its paragraphs are not."""
    boats = [
        "The Ancud was built in 1988 and carries forty people, most of them sitting, to Castro and back twice a day.",
        "The Quellón came from Punta Arenas ten years later, and nobody has ever found out why it was sold so soon.",
    ]
    told = par("Two boats are kept for such days:") + "".join(par(words, "Bullet") for words in boats)
    offer = par("Read on without limits for a month.") + par("All articles, and the puzzles of the week.", "Bullet")
    found = BENCH.described(page(HEAD + story(told, par(SECOND.replace("Forty", "Fifty")), offer)), links=LINKS)
    assert all(words in found["text"] for words in boats)
    assert "puzzles" not in found["text"]


def test_pictures_are_no_text() -> None:
    """A line that closes with whose picture it is stands apart from the story."""
    picture = par("The ferry on the sandbank on Saturday. (Faro Press)")
    found = BENCH.described(page(HEAD + story(picture, par(SECOND.replace("Forty", "Fifty")))), links=LINKS)
    assert "sandbank" not in found["text"]


def test_whose_page_it_is() -> None:
    """The site that most links lead to vouches for the name in the notice of rights."""
    rights = par("© 2019 Fjord Courier")
    found = BENCH.described(page(HEAD + story()) + rights, links=LINKS)
    assert found["outlet"]["value"] == "Fjord Courier"
    elsewhere = {ident: f"https://else{n}.example/" for n, ident in enumerate(LINKS)}
    assert BENCH.described(page(HEAD + story()) + par("© 2019 Fjordlicht"), links=elsewhere)["outlet"] is None


def _converted(*properties: tuple[str, str]) -> dict[str, object]:
    """An RTF that a program made of a page: what that stated became properties."""
    told = "".join(f"{{\\propname {name}}}\\proptype30{{\\staticval {value}}}" for name, value in properties)
    body = f"{{\\pard Ferry aground\\par}}{{\\pard {FIRST}\\par}}{{\\pard {SECOND}\\par}}{{\\pard {LAST}\\par}}"
    return contract_json(RtfReader().read(f"{{\\rtf1\\ansi{{\\*\\userprops{told}}}{body}}}".encode(), "a.rtf"))


def test_what_the_page_stated() -> None:
    """What only pages state shows that the document was one; then its date and author are believed as a page's are."""
    stated = (
        ("author", "In\\'e9s Quiroga"),
        ("date", "2019-05-04T18:05:00Z"),
        ("twitter:title", "Ferry aground in the fog"),
    )
    found = _converted(("viewport", "width=device-width"), *stated)
    assert found["headline"]["value"] == "Ferry aground in the fog"  # type: ignore[index]
    assert found["published"]["value"] == "2019-05-04T18:05+00:00"  # type: ignore[index]
    assert found["published"]["evidence"][0]["from"] == "meta:date"  # type: ignore[index]
    assert found["byline"][0]["name"] == "Inés Quiroga"  # type: ignore[index]
    assert _converted(*stated[:2])["byline"] == []


@pytest.mark.parametrize(
    "tail", [par("Comments (3)") + par("I was on it. It was cold, and the tea was colder still, I say.")]
)
def test_readers_comments_end_the_story(tail: str) -> None:
    """What stands under the readers' comments is none of the story."""
    assert BENCH.described(page(HEAD + story() + tail), links=LINKS)["text"].endswith(LAST)


def test_headings_by_their_size() -> None:
    """In a document without styles the largest line over the story is its headline."""
    head = par(inner=run("Ferry aground in the fog", "<w:sz w:val='48'/>")) + par(inner=link("Inés Quiroga", "author"))
    plain = page(head + story()).replace("<w:pPr><w:pStyle w:val='berschr1'/></w:pPr>", "")
    assert BENCH.described(plain, links=LINKS)["headline"]["value"] == "Ferry aground in the fog"


def test_links_under_an_article() -> None:
    """However many links stand under an article, it is no page without some over it."""
    below = "".join(map(item, MENU))
    found = BENCH.described(par("Ferry aground in the fog") + par("By Inés Quiroga") + story() + below, links=LINKS)
    assert found["headline"]["value"] == "Ferry aground in the fog"
    assert BENCH.visible(par("Ferry aground") + story() + below, links=LINKS).endswith("Houses\nLog in")


def test_an_article_without_its_menus() -> None:
    """Of a page that was copied from its headline on, the link to an author's page still tells whose name it is."""
    picture = par("The ferry on the sandbank on Saturday. (Faro Press)")
    found = BENCH.described(HEAD + par(inner=link("Share")) + picture + story(), links=LINKS)
    assert [b["name"] for b in found["byline"]] == ["Inés Quiroga"]
    assert found["text"] == f"{FIRST}\n\n{SECOND}\n\n{LAST}"
