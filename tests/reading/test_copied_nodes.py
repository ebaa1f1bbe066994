"""Pages whose words a program took out node by node, with the empty lines of their source between them."""

from __future__ import annotations

import re

from dossier.reading import read
from dossier.reading.plaintext.scraped_nodes import page_parts
from dossier.reading.text_tools.text_lines import lines
from tests.reading.test_window import HEADLINE, MENU, STORY, TEASERS

LINKED = ("Leith", "Three firms", "insurer", "museum", "Haddington")


def by_node(text: str) -> str:
    """The text with each linked word on a line of its own."""
    return re.sub(rf"\s*\b({'|'.join(LINKED)})\b\s*", r"\n\1\n", text)


def test_linked_words_do_not_part_a_story_between_empty_lines() -> None:
    """Where empty lines stand among a page's nodes, sentences that links part are the story's all the same."""
    story = "\n\n\n".join(map(by_node, STORY))
    nodes = "\n\n".join(("\n".join(MENU), HEADLINE, "By Ada Ruiz", story, "\n".join(TEASERS)))
    found = read(nodes.encode(), "page.txt")
    assert (found.text or "").split() == by_node("\n\n".join(STORY)).split()


def test_what_stands_alone_over_a_link_begins_no_sentence() -> None:
    """A name, a moment or a button over a linked word that opens a sentence is none of that sentence."""
    sides = ("Nora Fenwick", "2 hours ago", "Share")
    told = ["Leith", "has sold a crane that nobody owned for forty years, the port said."]
    nodes = "\n\n".join("\n".join((side, *told)) for side in sides) + "\n\nThe port\nfound\n, it said\n."
    parts = [part.text for part in page_parts(lines(nodes))]
    assert parts[: 2 * len(sides)] == [words for side in sides for words in (side, " ".join(told))]
