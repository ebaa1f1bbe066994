"""Captured pages for a browser: their own elements and styles, nothing that acts, every address that of the capture."""

from __future__ import annotations

import re

import pytest

from dossier.errors import Unreadable
from dossier.model.originals import DrawnCapture, PageFile
from dossier.model.quotes import Quote
from dossier.originals.opened import ViewerClient
from dossier.originals.page_markup import page_markup, style_sheet
from dossier.originals.page_sources import PageSource
from tests.hostile.markup import references
from tests.network.looks import mhtml
from tests.reading.captures import Got, warc
from tests.reading.documents import zipped

OWN = "dossier-page://nadir.example.c1/style.css"
PLACE = "https://nadir.example/news/story"
STYLE = b"h1 { background: url(https://nadir.example/sky.png) } @import '//nadir.example/more.css';"


def _markup(page: str, address: str = PLACE, kept: dict[str, bytes] | None = None, **words: list[Quote]) -> str:
    find = lambda name: PageFile(kept[name], "") if kept and name in kept else None  # noqa: E731
    return page_markup(PageSource(page.encode(), address, find), "c1", **words).markup.decode()


def test_what_acts_is_left_out_and_what_looks_is_kept() -> None:
    """Elements, classes and styles stay as they are; scripts, handlers and what fetches without drawing go."""
    page = """<!DOCTYPE html><html lang=en><head><title>x</title><style>h1>b{color:red}</style><script>f()</script>
    <link rel=preconnect href=//t.example><link rel=stylesheet href=/s.css><meta http-equiv=refresh content="0;url=/y">
    </head><body class=front onload="f()"><h1 style="color:#111" onclick="f()">A <b>&lt;b&gt;</b></h1>
    <form action="/send"><input name=q></form><object data=/o></object><a href="javascript:f()" ping=/p>go</a>"""
    made = _markup(page)
    assert made.startswith("<!DOCTYPE html><html") and "<style>h1>b{color:red}</style>" in made
    assert '<body class="front">' in made and '<h1 style="color:#111">A <b>&lt;b&gt;</b></h1>' in made
    assert '<link rel="stylesheet" href="dossier-page://nadir.example.c1/s.css">' in made
    for gone in ("script", "onload", "onclick", "preconnect", "refresh", "action", "object", "javascript", "ping"):
        assert gone not in made, gone


@pytest.mark.parametrize("address", ["http://tracker.example/x", "//tracker.example/x", "file:///etc/passwd"])
def test_of_all_ways_to_load_something_only_those_to_the_capture_are_left(address: str) -> None:
    """Whatever is drawn has an address of ours, or is written in the page; links keep theirs, which nobody follows."""
    ways = "".join(references()).replace("http://tracker.example/x", address)
    made = re.sub(r"<img src=\"data:[^>]*>", "", _markup(f"<body>{ways}"))
    drawn = re.findall(r"""(?:src|srcset|poster|background|data|action|xlink:href)=["']([^"']+)""", made)
    drawn += re.findall(r"<(?:link|image|use|base)[^>]*\shref=\"([^\"]+)", made) + re.findall(r"url\(([^)]+)", made)
    bare = [one.replace("&#x27;", "").strip("'\"") for one in drawn]
    assert bare and [one for one in bare if not one.startswith(("dossier-page:", "data:", "#", "x"))] == []


def test_pictures_that_scripts_would_draw_late_are_drawn_where_the_capture_holds_them() -> None:
    """The address that is in the capture is taken, of several that the page names."""
    page = '<body><img src="data:image/gif;base64,R0lGOD" data-src="/late.jpg"><img src="/gone.jpg" alt="gone">'
    made = _markup(page, kept={"https://nadir.example/late.jpg": b"jpg"})
    assert 'src="dossier-page://nadir.example.c1/late.jpg"' in made and "R0lGOD" not in made
    assert 'src="dossier-page://nadir.example.c1/gone.jpg"' in made


def test_words_are_marked_across_elements_and_the_page_opens_there() -> None:
    """A mark is written around each piece of a quotation; the first bears the id at which the page is opened."""
    page = "<body><nav>Docks shut</nav><h1>Docks <i>shut</i> for a third day</h1><p>27 people &amp; more</p>"
    found = page_markup(PageSource(page.encode(), PLACE, lambda _: None), "c1", [Quote("27 people & more")], [])
    assert found.marked == 1 and found.place == "dossier-mark"
    assert '<mark class="dossier-mark" id="dossier-mark">27 people &amp; more</mark>' in found.markup.decode()
    headline = Quote("Docks shut", after=" for a third day")
    made = _markup(page, marks=[headline])
    assert made.count("<mark") == 2 and "<nav>Docks shut</nav>" in made
    opened = page_markup(PageSource(page.encode(), PLACE, lambda _: None), "c1", [], [headline])
    assert opened.place == "dossier-start" and '<h1><span id="dossier-start"></span>Docks ' in opened.markup.decode()
    assert page_markup(PageSource(page.encode(), PLACE, lambda _: None), "c1", [Quote("nowhere")], []).place == ""


def test_style_sheets_draw_from_the_capture() -> None:
    """Absolute addresses in them are ours; a name space or a drawing within is no address."""
    css = b"@namespace s 'http://www.w3.org/2000/svg'; a{background:url(data:image/svg+xml,%3Csvg%20a='http://x.example'%3E)}"
    assert style_sheet(css, OWN) == css
    made = style_sheet(STYLE, OWN)
    assert (
        b"url(dossier-page://nadir.example.c1/sky.png)" in made
        and b"'dossier-page://nadir.example.c1/more.css'" in made
    )


def _drawn(data: bytes, kind: str, page: str | int | None = None) -> DrawnCapture:
    return DrawnCapture(ViewerClient("web", data), kind, page)


def _address(capture: DrawnCapture, tag: str = "img") -> str:
    """That of the first such element in its page."""
    found = re.search(rf'<{tag} src="([^"]+)"', capture.page([], []).markup.decode())
    assert found
    return found[1]


def test_each_kind_of_capture_gives_the_files_that_its_page_draws() -> None:
    """By address from MHTML and web archives, by path from a page with its folder; what is not in it is not given."""
    page = b"<html><body><h1>Docks shut</h1><img src='/sky.png'></body></html>"
    web = warc(Got(PLACE, page), Got("https://nadir.example/sky.png", b"PNG", "image/png"),
               Got("https://nadir.example/s.css", STYLE, "text/css"),
               Got("https://nadir.example/a.js", b"f()", "application/javascript"), packed=False)  # fmt: skip
    folder = zipped({"index.html": page.replace(b"/sky", b"Page_files/sky"), "Page_files/sky.png": b"PNG"})
    capture = _drawn(web, "application/warc")
    try:
        first = _address(capture)
        assert first.startswith("dossier-page://nadir.example.c") and first.endswith("/sky.png")
        assert capture.file(first) == PageFile(b"PNG", "image/png")
        styles = capture.file(first.replace("sky.png", "s.css"))
        assert styles and styles.media_type.startswith("text/css") and first.encode() in styles.data
        assert capture.file(first.replace("sky.png", "a.js")) is None
        assert capture.file(first.replace("nadir", "tracker")) is None
        capture.opened.reopen(folder)
        packed = DrawnCapture(capture.opened, "text/html", None)
        beside = _address(packed)
        assert beside.startswith("dossier-page://file.invalid.c") and beside.endswith("/Page_files/sky.png")
        assert packed.file(beside) == PageFile(b"PNG", "image/png")
        assert packed.file(beside.replace("Page_files/sky.png", "../../etc/passwd")) is None
        capture.opened.reopen(mhtml(page, PLACE))
        saved = DrawnCapture(capture.opened, "multipart/related", None)
        other = _address(saved)
        assert other.endswith("/sky.png") and other != first, "no browser mistakes one capture's file for another's"
        assert saved.file(other) is None
    finally:
        capture.close()


def test_a_frame_of_the_capture_is_made_harmless_too() -> None:
    """What a page draws in a frame has its scripts left out as well."""
    inner = b"<html><body onload='f()'><script>f()</script><p>Inner words</p></body></html>"
    data = warc(Got(PLACE, b"<html><body><h1>Docks</h1><iframe src='/inner'></iframe>"),
                Got("https://nadir.example/inner", inner), packed=False)  # fmt: skip
    capture = _drawn(data, "application/warc", PLACE)
    try:
        frame = capture.file(_address(capture, "iframe"))
        assert frame and b"Inner words" in frame.data and b"f()" not in frame.data
    finally:
        capture.close()


def test_a_page_that_is_not_there_is_said_to_be_missing() -> None:
    """The child answers with the reason, and goes on."""
    capture = _drawn(warc(Got(PLACE, b"<html><body><h1>Docks</h1>"), packed=False), "application/warc", 7)
    try:
        with pytest.raises(Unreadable, match="no such page"):
            capture.page([], [])
    finally:
        capture.close()
