"""Pages of the web that a browser printed: lines, elements, menus, and where the story stands among them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dossier.reading.layout.layout_nouns import Word
from dossier.reading.layout.pdf_facts import is_browser
from dossier.reading.layout.pdf_tags import Element
from dossier.reading.layout.web_page import WebPage

PROSE = "The council closed the bridge on Monday and said that nobody had asked the ferryman about it at all."


def run() -> Element:
    """Words as browsers tag them."""
    found = Element("NonStruct")
    found.kids[0] = Element("")
    return found


def element(kind: str, *held: Element) -> Element:
    found = Element(kind)
    found.kids = dict(enumerate(held))
    return found


def printed(root: Element, lines: Sequence[tuple[int, float, str]]) -> tuple[str, list[str]]:
    """The markup of a page, and its menus' words; each line: the place of its run, where it begins, its words."""
    page, runs = WebPage(root), list(_runs(root))
    at = 0
    for row, (place, start, text) in enumerate(lines):
        left = start
        for word in text.split():
            right = left + 5.0 * len(word)
            page.take(1, [Word(word, left, right, 20.0 * row, 10.0, at, mark=place)], dict(enumerate(runs)))
            left, at = right + 2.5, at + 1
    markup, menus = page.written("", "", None)
    return markup.partition("<body>")[2].removesuffix("</body></html>"), menus


def _runs(root: Element) -> list[Element]:
    return [root] if not root.kids else [one for kid in root.inner for one in _runs(kid)]


def paragraph(*kinds: str) -> Element:
    """A paragraph of runs, those of a kind in an element of that kind."""
    return element("P", *(element(kind, run()) if kind else run() for kind in kinds))


def test_lines_of_one_run_are_one() -> None:
    """A run of words goes on in the next line however much room is left: a break would have ended it."""
    root = element("Document", element("P", run()))
    assert printed(root, [(0, 50, "The ferry"), (0, 50, "sank at noon.")])[0] == (
        "<div><p>The ferry sank at noon.</p></div>"
    )


def test_a_run_begins_a_line_where_the_one_before_had_room() -> None:
    """Two runs under each other are lines of their own, unless the first word of the second found no room."""
    root = element("Document", paragraph("", ""), paragraph("", "Link"))
    wide = "x" * 40 + " " + "y" * 39
    found = printed(root, [(0, 50, "Ada Ruiz"), (1, 50, "Quito"), (2, 50, wide), (3, 50, "ferry")])[0]
    assert found == f"<div><p>Ada Ruiz<br>Quito</p><p>{wide} <a>ferry</a></p></div>"


@pytest.mark.parametrize(("end", "whole"), [("Corona-", "Corona-Zeit"), ("award-", "award-winning")])
def test_a_page_that_breaks_no_words_keeps_its_hyphens(end: str, whole: str) -> None:
    """Where browsers do not hyphenate, a hyphen at a line's end is the word's own."""
    rows = [(0, 50.0, f"{'words ' * 12}in all of the line"), *[(0, 50.0, "more words " * 8)] * 30]
    first = (0, 50.0, f"{'words ' * 12}in the {end[:-1]}\ufffe")
    found = printed(element("Document", element("P", run())), [first, (0, 50, whole[len(end) :]), *rows])[0]
    assert f" {whole} " in found


def test_a_list_of_links_is_a_menu() -> None:
    """Its words stand apart from the page; a list that links to nothing stays."""
    names = ["News", "Sport", "Opinion", "Letters", "Tides", "Jobs", "Weather", "Shop"]
    linked = element("L", *(element("LI", element("Lbl", run()), element("Link", run())) for _ in names))
    plain = element("L", *(element("LI", run()) for _ in names))
    lines = [(2 * n + 1, 50.0, name) for n, name in enumerate(names)]
    told = [(16 + n, 50.0, f"Rule {name}") for n, name in enumerate(names)]
    markup, menus = printed(element("Document", linked, plain), [*lines, *told])
    assert menus == names
    assert "Sport</li>" in markup
    assert "<a>" not in markup


def test_what_stands_beside_the_story_says_so() -> None:
    """The smallest element with headline and most of the prose is the story; its neighbours are a page's side."""
    story = element("Art", element("H1", run()), element("P", run()))
    root = element("Document", element("Div", element("P", run())), story)
    lines = [(0, 50.0, "Write to us."), (1, 50.0, "Ferryman was not asked"), (2, 50.0, PROSE)]
    found = printed(root, lines)[0]
    assert f'<div class="side"><p>Write to us.</p></div><article><h1>Ferryman was not asked</h1><p>{PROSE}</p>' in found


def test_words_in_a_figure_are_its_caption() -> None:
    """What a print holds within a figure stands under a picture, whether or not it is tagged as a caption."""
    root = element("Document", element("Figure", element("NonStruct", run())), element("P", run()))
    markup, _ = printed(root, [(0, 50, "The ferryman at noon."), (1, 50, PROSE)])
    assert markup.startswith("<div><figure><figcaption>The ferryman at noon.</figcaption></figure>")


def test_a_story_drawn_as_a_figure_is_no_caption() -> None:
    """A figure with a heading in it, or with more words than stand under pictures, is a part of the page as others."""
    headed = element("Document", element("Figure", element("H2", run()), element("P", run())))
    assert "fig" not in printed(headed, [(0, 50, "Ferry sinks"), (1, 50, PROSE)])[0]
    assert "fig" not in printed(element("Document", element("Figure", run())), [(0, 50, 5 * PROSE)])[0]


def test_elements_within_a_line_are_parted() -> None:
    """Times that only the page's style keeps apart are two; a link's full stop is not parted from it."""
    root = element("Document", element("Div", run(), run()), paragraph("Link", ""))
    page = WebPage(root)
    places = [
        ("2019", 50.0, 70.0, 20.0),
        ("Updated", 70.0, 105.0, 20.0),
        ("ferry", 50.0, 75.0, 60.0),
        (".", 75, 77, 60),
    ]
    marks = dict(enumerate(_runs(root)))
    words = [Word(text, left, right, base, 10.0, n, mark=n) for n, (text, left, right, base) in enumerate(places)]
    page.take(1, words, marks)
    assert "<span>2019 Updated</span></div><p><a>ferry</a>.</p>" in page.written("", "", None)[0]


def test_words_outside_all_elements_are_given_back() -> None:
    """What the browser adds at the sheet's edge belongs to no element of the page."""
    root = element("Document", element("P", run()))
    added = Word("1/2", 500.0, 515.0, 800.0, 8.0)
    assert WebPage(root).take(1, [added], dict(enumerate(_runs(root)))) == [added]


@pytest.mark.parametrize(
    ("creator", "expected"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36", True),
        ("Chromium", True),
        ("Mozilla Firefox 128.0", True),
        ("Adobe InDesign 19.0", False),
        ("Typst 0.15.0", False),
    ],
)
def test_browsers_are_known_by_what_they_sign(creator: str, expected: bool) -> None:
    """Only documents that a browser signed are read as pages of the web."""
    assert is_browser([("creator tool", "Creator", creator)]) is expected
