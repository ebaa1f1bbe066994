"""Menus of web pages: their words come in one step, and none of them is lost or made up."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.model.claims import Reading
from dossier.reading.page.html import HtmlReader
from dossier.reading.page.walk import parse

_STORY = (
    "<p>The ferry to Lobos lay still on Tuesday, for nobody had paid its crew since the spring, the harbour said.</p>"
    "<p>Its cook, who had waited on the quay with forty islanders, said that the owners had not written once.</p>"
    "<p>The islands have no other boat, and the next one that can carry cars is three days away, in the south.</p>"
)
_NAMES = ["News", "Harbour &amp; Quay", "Weather", "Sport", "Opinion", "Isles", "Letters", "Tides", "Archive"]
_LINKS = "".join(f'<li><a href="/{n}">{name}</a></li>' for n, name in enumerate(_NAMES))


def read(body: str) -> Reading:
    return HtmlReader().read(f"<html><body>{body}</body></html>".encode(), "page.html")


def lines(body: str) -> list[str]:
    return [block.text for block in parse(f"<html><body>{body}</body></html>".encode()).blocks]


def test_each_link_of_a_menu_is_a_line() -> None:
    """A menu's links are lines of the rendition, in order, and the story after them is read as ever."""
    shown = lines(f"<nav><ul>{_LINKS}</ul></nav>{_STORY}")
    assert shown[: len(_NAMES)] == [name.replace("&amp;", "&") for name in _NAMES]
    assert read(f"<nav><ul>{_LINKS}</ul></nav>{_STORY}").text.startswith("The ferry to Lobos")


def test_what_is_not_drawn_in_a_menu_is_not_read() -> None:
    """Hidden parts of a menu and the names of its drawings are not among the words, not even within each other."""
    hidden = '<li hidden><a>Gone<b style="display: none">too</b></a></li><li style="DISPLAY:NONE">Lost</li>'
    drawn = "<li><a><svg><title>Arrow<svg><title>Tip</title></svg></title></svg>Maps</a></li>"
    assert lines(f"<nav><ul>{_LINKS}{hidden}{drawn}</ul></nav>")[-2:] == ["Archive", "Maps"]


def test_a_drawing_without_a_page_title_names_no_page() -> None:
    """A drawing's name is not the page's title; the head's own is, whatever it says of itself."""
    drawing = "<svg><title>Arrow</title><path d='M0 0'/></svg>"
    assert parse(f"<body>{drawing}<p>Words</p>".encode()).title == ""
    assert parse(f"<head><title itemprop='name'>Ferries</title></head><body>{drawing}<p>Words</p>".encode()).title == (
        "Ferries"
    )


def test_a_trail_stays_one_line() -> None:
    """A few links in a row are a trail, which names the section, and no menu."""
    trail = "<nav class='breadcrumb'><a href='/'>Home</a> &gt; <a href='/i'>Isles</a> &gt; <a href='/l'>Lobos</a></nav>"
    assert lines(trail + _STORY)[0] == "Home > Isles > Lobos"


def test_a_story_within_a_nav_is_no_menu() -> None:
    """A page whose `nav` was never closed is read as its paragraphs, with their links within them."""
    paragraph = "<p>Nobody had paid the <a href='/c'>crew of the ferry</a> since the spring, said its cook.</p>"
    shown = lines(f"<nav><ul>{_LINKS}</ul>{paragraph * 12}")
    assert shown[-1] == "Nobody had paid the crew of the ferry since the spring, said its cook."


def test_scripts_within_a_menu_are_not_read() -> None:
    """What styles and scripts within a menu hold is not among the words."""
    shown = lines(f"<nav><ul>{_LINKS}<li><script>ads.push(now());</script><style>li {{top: 0}}</style></li></ul></nav>")
    assert shown == [name.replace("&amp;", "&") for name in _NAMES]


def test_a_list_of_a_story_is_no_menu() -> None:
    """A list within the story, even of links alone, is read item by item with what stands within them."""
    item = "<li><a href='/x'>Pier <b>one</b></a></li>"
    assert lines(f"<article><ul>{item * 9}</ul>{_STORY}</article>")[:9] == ["Pier one"] * 9


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text("abc é\n\u00a0\u200b", max_size=12), min_size=1, max_size=20))
def test_no_word_of_a_menu_is_lost(items: list[str]) -> None:
    """Whatever a menu's links say, the rendition has all their words in order, and each line is where it is said."""
    page = parse(f"<nav><ul>{''.join(f'<li><a>{item}</a></li>' for item in items)}</ul></nav>".encode())
    assert page.words.split() == " ".join(items).replace("\u200b", "").split()
    assert all(page.words[block.start : block.end] == block.text for block in page.blocks)


_HIDING = ("hidden", 'style="display:none" itemprop=x hidden', 'rel=author style="visibility: hidden"')
_Part = str | tuple[str, str, list["_Part"]]  # a word, or tag, attributes and what stands within
_PARTS: st.SearchStrategy[list[_Part]] = st.recursive(
    st.lists(st.sampled_from(("fog", "gull", "quay")), max_size=3),
    lambda within: st.lists(
        st.tuples(
            st.sampled_from(("div", "section", "span", "b")), st.sampled_from(("", "itemprop=y", *_HIDING)), within
        ),
        max_size=4,
    ),
)


def _markup(parts: list[_Part]) -> str:
    """The parts as HTML."""
    return "".join(
        f" {part} " if isinstance(part, str) else f"<{part[0]} {part[1]}>{_markup(part[2])}</{part[0]}>"
        for part in parts
    )


def _drawn(parts: list[_Part]) -> list[str]:
    """The words outside all hidden elements."""
    found = [[part] if isinstance(part, str) else _drawn(part[2]) * (part[1] not in _HIDING) for part in parts]
    return [word for words in found for word in words]


@settings(max_examples=150, deadline=None)
@given(_PARTS)
def test_all_words_are_read_but_the_hidden(parts: list[_Part]) -> None:
    """However hidden elements stand within each other, and whatever else they say, the rest is read in order."""
    assert parse(f"<body>{_markup(parts)}</body>".encode()).words.split() == _drawn(parts)
