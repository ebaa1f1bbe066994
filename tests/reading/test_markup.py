"""From markup to blocks of visible words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.reading.html.class_hints import ClassHint, hints
from dossier.reading.html.markup_guard import MAX_DEPTH, limit_markup
from dossier.reading.html.walk import parse


def lines(markup: str) -> list[str]:
    return [block.text for block in parse(markup.encode()).blocks]


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ("<p>One</p><p>Two</p>", ["One", "Two"]),
        ("<p>a<b>b</b>c</p>", ["abc"]),
        ("<p><span>T</span>he day</p>", ["The day"]),
        ("<li><a>Home</a><a>World</a></li>", ["Home World"]),
        ("<div>one<br>two</div>", ["one\ntwo"]),
        ("<p>a&nbsp;&nbsp;b\n\t c</p>", ["a b c"]),
        ("<p>soft\u00adhyphen &amp; more</p>", ["softhyphen & more"]),
        ("text <div>inner</div> after", ["text", "inner", "after"]),
        ("<table><tr><td>1<td>2</table>", ["1", "2"]),
        ("<p>never <p>closed", ["never", "closed"]),
    ],
)
def test_blocks(markup: str, expected: list[str]) -> None:
    """Elements that part lines part blocks, the others run on, and white space is folded."""
    assert lines(markup) == expected


def test_blocks_stand_in_the_words() -> None:
    """Every block and every mark is found where it says it is."""
    page = parse(
        b"<h1>Head</h1><p>By <span class='author'>Ada  Ruiz</span>, <time datetime='2019-03-03'>today</time></p>"
    )
    assert all(page.words[b.start : b.end] == b.text for b in page.blocks)
    assert [(m.kind, page.words[m.start : m.end], m.value) for m in page.marks] == [
        ("author", "Ada Ruiz", ""),
        ("time", "today", "2019-03-03"),
    ]


@pytest.mark.parametrize(
    ("markup", "marked"),
    [
        ("<span class=author><div>Ada Ruiz</div><div>Leo Paz</div></span><p>Other", ["Ada Ruiz", "Leo Paz"]),
        (
            "<span class=author>By <b class=byline>Ada</b><p>Leo Paz</p>Mia</span> Bo",
            ["By Ada", "Ada", "Leo Paz", "Mia"],
        ),
        ("<p><i class=author>Ada</i> <a rel=author>Leo</a> <u hidden class=author>Mia</u>", ["Ada", "Leo"]),
        ("<p><span class=author><img></span>Ada", []),
    ],
)
def test_marks_reach_over_lines(markup: str, marked: list[str]) -> None:
    """An element that names an author marks its words on each line that it stands on, outer elements first."""
    page = parse(markup.encode())
    assert [page.words[mark.start : mark.end] for mark in page.marks] == marked


def test_depth_is_cut_and_words_are_kept() -> None:
    """Markup nested deeper than any page loses tags and no words."""
    html = "<div>" * 30_000 + "word" + "</div>" * 30_000 + "<p>after"
    found = limit_markup(html.encode()).decode()
    assert found.count("<div>") == MAX_DEPTH
    assert "word" in found and "<p>after" in found


def test_a_flood_of_attributes_is_cut() -> None:
    """A tag with thousands of attributes keeps its name, and the text behind it stays."""
    html = "<p>before</p><div " + " ".join(f'a{n}=">"' for n in range(40_000)) + ">after"
    assert limit_markup(html.encode()) == b"<p>before</p><div>after"


@given(st.text(alphabet="<>/ap\"'= x\n", max_size=200))
def test_ordinary_pages_are_not_touched(html: str) -> None:
    """What is not a flood goes through unchanged."""
    assert limit_markup(html.encode()) == html.encode()


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        ("articleBody__x1", ClassHint.BODY),
        ("main-nav", ClassHint.NAV),
        ("site-footer", ClassHint.FOOT),
        ("c-byline", ClassHint.AUTHOR),
        ("commentList", ClassHint.COMMENT),
    ],
)
def test_hints(names: str, hint: ClassHint) -> None:
    """Class names are read word by word, however they are joined."""
    assert hints(names) & hint


def test_words_inside_words_are_no_hints() -> None:
    """`header-gradient` holds no advert, and `uncommented` no comments."""
    assert not hints("gradient") & ClassHint.ADVERT
    assert not hints("uncommented") & ClassHint.COMMENT
