"""Pages as they came, rewritten in harmless markup."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from dossier.originals.safe_markup import harmless

_OURS = "p h1 h2 h3 h4 h5 h6 b i u s sub sup code small a br hr table tr td th blockquote pre"
_TAGS = frozenset(_OURS.split())
_TAG = re.compile(r"</?([a-z0-9]+)((?:\s[^<>]*)?)>")


def shown(html: str) -> str:
    return "".join(harmless(html.encode()).pieces)


def is_harmless(markup: str) -> bool:
    """Every tag is one of ours, and no attribute but a link's address and a cell's span."""
    rest = _TAG.sub("", markup)
    fine = all(
        tag in _TAGS
        and re.fullmatch(r'|\s(?:href="(?:https?://|mailto:)[^"<>]*"|border="1" cellspacing="0" cellpadding="4")'
                         r'|(?:\s(?:col|row)span="\d{1,2}")+', said, re.I)
        for tag, said in _TAG.findall(markup)
    )  # fmt: skip
    return fine and "<" not in rest


@pytest.mark.parametrize(
    "hostile",
    [
        "<img src=file:///etc/passwd alt='a\" onload=x'>", "<p style='background:url(http://a.example/x)'>x</p>",
        "<link rel=stylesheet href=http://a.example/x.css>x", "<style>@import 'http://a.example'</style>x",
        "<script>document.write('<img src=x>')</script>x", "<iframe src=http://a.example></iframe>x",
        "<object data=x></object><embed src=x>x", "<svg><image href=http://a.example/x.png /><text>x</text></svg>x",
        "<a href='javascript:alert(1)'>x</a>", "<a href='file:///etc/passwd'>x</a>", "<a href='data:text/html,x'>x</a>",
        "<table background=http://a.example/x><tr><td background=x>x</table>", "<body background=x>x",
        "<video poster=x src=y></video>x", "<math><mi xlink:href='http://a.example'>x</mi></math>x",
        "<base href=http://a.example><a href=x>x</a>", "<meta http-equiv=refresh content='0;url=http://a.example'>x",
        "<ul type=square style='list-style-image:url(x)'><li>x</ul>", "&lt;img src=x&gt;", "<p><![CDATA[<img src=x>]]>",
        "<noscript><img src=x></noscript>x", "<textarea></textarea><xmp><img src=x></xmp>", "<plaintext><img src=x>",
        "<a href='http://a.example/\"><img src=x>'>x</a>", "<td colspan='2\" background=x'>x",
    ],
)  # fmt: skip
def test_nothing_that_loads_or_acts_is_left(hostile: str) -> None:
    """Pictures, frames, styles, scripts and addresses of files leave no trace but words."""
    markup = shown(f"<html><body><div>before</div>{hostile}<div>after</div></body></html>")
    assert is_harmless(markup), markup
    assert "before" in markup


@settings(max_examples=150, deadline=None)
@given(
    some.lists(
        some.one_of(
            some.sampled_from(["<p>", "</p>", "<b>", "</b>", "<table>", "<tr>", "<td>", "</table>", "</a>",
                               "<a href='http://x'>", "<img src=x>", "<li>", "<pre>", "<", ">", '"', "'", "<!--", "-->",
                               "&#60;", "&lt;",
                               "<div hidden>", "</div>", "<h2>", "<br>", "<svg>", "<a href=\"http://x/'y\">"]),
            some.text(some.characters(exclude_categories=["Cs", "Cc"]), max_size=8),
        ),
        max_size=30,
    )
)  # fmt: skip
def test_any_page_comes_out_harmless(parts: list[str]) -> None:
    """Whatever stands in a page, only our own few elements come out."""
    markup = shown(f"<p>x {''.join(parts)}")
    assert is_harmless(markup), markup


def test_the_page_keeps_its_words_in_order() -> None:
    """Headlines, paragraphs, lists, tables and links come as blocks; what stands in bold stays bold across them."""
    found = harmless(
        b"<title>no</title><h1>Head <i>line</i></h1><div><div>One <b>two<p>three</b> four</div></div><ul><li>a<li>b"
        b"</ul><table><tr><td>1<td colspan=2>2</table><table><tr><td><p>laid out</table><img alt='a cat' src=x>"
        b"<script></script><iframe></iframe><a href='https://a.example/?a=1&b=2'>link</a>"
    )
    assert "".join(found.pieces) == (
        "<h1>Head <i>line</i></h1><p>One <b>two</b></p><p><b>three</b> four</p><p>• a</p><p>• b</p>"
        '<table border="1" cellspacing="0" cellpadding="4"><tr><td>1</td><td colspan="2">2</td></tr></table>'
        '<p>laid out</p><p><i>[a cat]</i> <i>[…]</i> <a href="https://a.example/?a=1&amp;b=2">link</a></p>'
    )
    assert (found.scripts, found.pictures, found.frames) == (1, 1, 1)


def test_a_long_page_comes_in_pieces() -> None:
    """Each piece is small enough to be laid out at once; together they are the page."""
    found = harmless(b"".join(b"<p>paragraph number %d of a page</p>" % n for n in range(5000)))
    assert len(found.pieces) > 5 and max(map(len, found.pieces)) <= 8_000
    assert "".join(found.pieces).count("<p>") == 5000


def test_a_page_is_read_in_its_own_charset() -> None:
    """What the page says of its charset holds, as it does for its reader."""
    assert harmless('<meta charset="iso-8859-2"><p>Łódź'.encode("iso-8859-2")).pieces == ("<p>Łódź</p>",)


def test_no_block_is_too_large_to_be_laid_out() -> None:
    """A word without end, a paragraph of a thousand bold words and a table in tables come in blocks of a fair size."""
    bold = "".join(f"<b>word {n}</b> " for n in range(5000))
    found = harmless(f"<p>{'x' * 50_000}<p>{bold}<table><tr><td>{'y ' * 9000}</table>".encode())
    blocks = re.findall(r"<p>.*?</p>", "".join(found.pieces))
    assert max(len(re.sub("<[^>]*>", "", block)) for block in blocks) < 11_000
    text = re.sub("<[^>]*>", "", "".join(found.pieces))
    assert text.count("x") == 50_000 and text.count("y") == 9000 and "word 4999" in text


def test_what_stands_too_deep_keeps_its_words() -> None:
    """Tables nested by the thousand cost nothing but their form; this is asked of the child, which has the room."""
    from dossier.originals.opened import ViewerClient

    with ViewerClient("page", b"<table><tr><td>" * 2500 + b"deep words") as opened:
        assert "deep words" in "".join(opened.page().pieces)
