"""Statements of pages that tell of something else than their story."""

from __future__ import annotations

from dossier.model.claims import Person, Published
from dossier.reading.html.html_reader import HtmlReader
from tests.reading import pages

TITLE = "Ferry to Isla Pardal stops for the winter"
STORY = (
    "The ferry to Isla Pardal will not sail again before the spring, its owner said on Tuesday in the harbour's "
    "office, where islanders had come to ask about their boats.",
    "Four years of falling fares had left no money for repairs, she said. The islanders fear a long winter without the "
    "doctor, who comes by boat, and without the mail.",
)
SEEN = "<p>By Ada Ruiz</p><p>Published: 5 March 2014</p>"


def told(headline: str) -> tuple[str, set[str]]:
    """The date and the authors of a page whose JSON-LD has this headline, another author and another date."""
    stated = {"@type": "Article", "headline": headline, "author": "Ben Okoro", "datePublished": "2021-07-30"}
    head = f'<meta property="og:title" content="{TITLE}"><meta property="og:site_name" content="Harbour Sentinel">'
    main = f"<article><h1>{TITLE}</h1>{SEEN}{pages.body(STORY)}</article>"
    reading = HtmlReader().read(pages.page(head + pages.script(stated), main), "p.html")
    date = reading.description.best("published")
    assert date is not None and isinstance(date.value, Published)
    names = {c.value.name for c in reading.description.claims if isinstance(c.value, Person)}
    return date.value.value, names


def test_what_is_stated_of_the_archive_gives_way_to_what_is_seen() -> None:
    """Where JSON-LD's headline is neither the page's nor about its story, its date and author are not shown."""
    assert told("Harbour Sentinel - Archive") == ("2014-03-05", {"Ada Ruiz"})


def test_a_headline_in_other_words_is_believed() -> None:
    """JSON-LD whose headline differs, but speaks of what the story speaks of, keeps its date and author."""
    assert told("Islanders fear winter without the doctor's boat") == ("2021-07-30", {"Ben Okoro"})
    assert told(TITLE) == ("2021-07-30", {"Ben Okoro"})
