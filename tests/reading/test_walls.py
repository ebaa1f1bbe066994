"""Pages before a report, services that carry reports, old charsets, and lines over a story that name nobody."""

# ruff: noqa: E501 - samples are as long as pages have them
from __future__ import annotations

from typing import Any

import pytest

from dossier.model.describe import contract_json, description_from, description_json
from dossier.model.doubts import Ground, doubts_of
from dossier.reading import read
from dossier.reading.text_tools.charset import decode
from tests.reading.exported import BODIES, TITLES

STORY = f"<h1>{TITLES[0]}</h1>" + "".join(f"<p>{part}</p>" for part in BODIES[0].split("\n\n"))


def page(body: str, title: str = TITLES[0], head: str = "") -> dict[str, Any]:
    source = f'<html><head><meta charset="utf-8"><title>{title}</title>{head}</head><body>{body}</body></html>'
    return contract_json(read(source.encode(), "page.html"))


WALLS = (
    ("Just a moment...", "<h1>skerry.example</h1><p>Checking your browser before you continue.</p><p>Ray ID: 7a2b</p>"),
    ("Seite nicht gefunden", "<h1>Seite nicht gefunden</h1><p>Fehler 404: Diese Seite existiert nicht.</p>"),
    ("Nous respectons votre vie privée", "<h1>Nous respectons votre vie privée</h1><p>Avec nos partenaires, nous utilisons des cookies.</p>"),
    ("Iniciar sesión", "<h1>Iniciar sesión</h1><form><label>Contraseña</label></form><p>¿Olvidaste tu contraseña?</p>"),
)  # fmt: skip


SHELLS = (
    ("The Skerry Times", '<noscript>You need to enable JavaScript.</noscript><div id="root"></div>'),
    ("skerry.example", "<p>Please enable JS and disable any ad blocker</p>"),
    ("The Skerry Times", "<h1>Welcome to The Skerry Times</h1><p>Read on with ads and tracking.</p><button>Accept all</button><button>Reject all</button><p>Manage settings</p><p>We use cookies, and so do our 237 partners.</p>"),
)  # fmt: skip


@pytest.mark.parametrize(("title", "body"), WALLS + SHELLS)
def test_a_wall_is_no_report(title: str, body: str) -> None:
    """Checks for robots, errors, consents and log-ins have no headline, and a doubt of kind wall that is kept."""
    found = page(body, title)
    assert (found["headline"], [doubt["kind"] for doubt in found["doubts"]]) == (None, ["wall"])
    kept = read(f"<html><title>{title}</title><body>{body}</body></html>".encode(), "p.html").description
    again = description_from(description_json(kept))
    assert doubts_of(again, again, Ground())[0].why == "wall"


def test_a_report_about_cookies_is_a_report() -> None:
    """A story is none, whatever its headline is about and whatever its page asks for."""
    notice = "<div>We value your privacy. Accept all cookies.</div>"
    byline = '<meta name="author" content="Mairi Halcrow"><meta property="article:published_time" content="2020-02-03">'
    assert page(notice + STORY, head=byline)["headline"]["value"] == TITLES[0]


def test_an_opening_of_a_paid_report_is_told() -> None:
    """The text is what is there, and a doubt says that a paywall cuts it off."""
    found = page(STORY + "<p>Subscribe to continue reading</p>")
    assert (found["headline"]["value"], [doubt["kind"] for doubt in found["doubts"]]) == (TITLES[0], ["paywall"])


@pytest.mark.parametrize(
    ("title", "head", "carrier"),
    [
        (TITLES[0], '<meta property="og:site_name" content="Yahoo News"><meta name="publisher" content="The Skerry Times">', "Yahoo News"),
        (TITLES[0], f'<meta property="og:site_name" content="Yahoo News"><script type="application/ld+json">{{"@type":"NewsArticle","headline":"{TITLES[0]}","publisher":{{"name":"Yahoo News"}},"provider":{{"name":"The Skerry Times"}}}}</script>', "Yahoo News"),
        ("Clipped from The Skerry Times - Newspapers.com", '<meta property="og:site_name" content="Newspapers.com">', "Newspapers.com"),
        (f"PressReader - The Skerry Times: 2020-02-03 - {TITLES[0]}", '<meta property="og:site_name" content="PressReader">', "PressReader"),
    ],
)  # fmt: skip
def test_the_outlet_is_behind_its_carrier(title: str, head: str, carrier: str) -> None:
    """Aggregators are among the others; the outlet that they name is the value."""
    outlet = page(STORY, title, head)["outlet"]
    assert (outlet["value"], [other["value"] for other in outlet["others"]]) == ("The Skerry Times", [carrier])


def test_an_archives_address_ends_with_the_pages_own() -> None:
    """The address within a web archive's address is the page's; its toolbar is no text."""
    link = '<link rel="canonical" href="https://web.archive.org/web/20200203070000/https://skerry.example/crane">'
    bar = "<!-- BEGIN WAYBACK TOOLBAR INSERT --><div>12 captures</div><!-- END WAYBACK TOOLBAR INSERT -->"
    found = page(bar + STORY, head=link)
    assert (found["url"]["value"], found["text"]) == ("https://skerry.example/crane", BODIES[0])


OLD = {
    "Кран упал на восточную набережную в понедельник утром, сообщили в порту.": (
        "cp1251",
        "koi8-r",
        "iso8859-5",
        "cp866",
    ),
    "Dźwig przewrócił się na nabrzeże w poniedziałek rano, a dwóch dokerów trafiło do szpitala.": (
        "cp1250",
        "iso8859-2",
    ),
    "La grúa cayó sobre el muelle; según la autoridad, dos estibadores están en el hospital. Mañana habrá más información.": (
        "cp1252",
        "mac-roman",
        "cp850",
    ),
    "Ο γερανός έπεσε στην ανατολική προβλήτα τη Δευτέρα το πρωί, είπε το λιμάνι.": ("cp1253",),
    "月曜日の朝、港の東岸壁でクレーンが倒れ、作業員二人が病院に運ばれた。": ("cp932", "euc_jp"),
    "星期一早上，一台起重机倒在东码头上，两名工人被送往医院。": ("gb18030",),
    "星期一早上，一台起重機倒在東碼頭上，兩名工人被送往醫院。": ("big5",),
    "월요일 아침 동쪽 부두에서 크레인이 넘어져 노동자 두 명이 병원으로 옮겨졌다.": ("cp949",),
}


@pytest.mark.parametrize(("words", "charset"), [(words, charset) for words, names in OLD.items() for charset in names])
def test_old_charsets_are_known_by_their_letters(words: str, charset: str) -> None:
    """Bytes without a declaration, or with that of UTF-8, are read in the charset that gives words of a language."""
    assert decode(words.encode(charset)) == decode(words.encode(charset), "utf-8") == words


@pytest.mark.parametrize(
    "line", ["DRAFT 3", "EMBARGOED UNTIL 0600 GMT", "From our own correspondent", "By Cable", "No. 4,711   Price 20p"]
)
def test_lines_that_name_nobody_are_no_outlet_or_author(line: str) -> None:
    """Desks' marks, issue lines and unnamed credits over a story are neither headline, outlet nor byline."""
    found = contract_json(read(f"{line}\n\n{TITLES[0]}\n\n{BODIES[0]}\n".encode(), "clip.txt"))
    assert (found["headline"]["value"], found["outlet"], found["byline"]) == (TITLES[0], None, [])
