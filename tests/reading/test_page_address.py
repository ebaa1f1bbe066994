"""A page's own address, of those that it states."""

from __future__ import annotations

import pytest

from dossier.model.claims import Words
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page, script

OWN = "https://www.pardalpilot.example/islands/ferry-stops"


def address(head: str) -> str | None:
    found = read(page(head, f"<h1>Ferry stops for the winter</h1>{body(PARAGRAPHS)}"), "p.html")
    claim = found.description.best("url")
    assert claim is None or all(e.proves(found.rendition) for e in claim.evidence)
    return claim.value.value if claim is not None and isinstance(claim.value, Words) else None


def canonical(url: str) -> str:
    return f'<link rel="canonical" href="{url}">'


def shared(url: str) -> str:
    return f'<meta property="og:url" content="{url}">'


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (canonical(OWN) + shared(OWN + "?from=feed"), OWN),
        (canonical("/islands/ferry-stops"), None),
        (canonical("//pardalpilot.example/islands"), None),
        (canonical("/islands/ferry-stops") + shared(OWN), OWN),
        (canonical("https://harbourpost.example/ferry") + shared(OWN), OWN),
        (canonical("https://pardalpilot.example/islands/ferry-stops") + shared(OWN), OWN.replace("www.", "")),
        (canonical("https://www.pardalpilot.example/") + shared(OWN), OWN),
        (canonical(OWN) + shared("https://www.pardalpilot.example/"), OWN),
        (canonical("https://harbourpost.example/ferry"), "https://harbourpost.example/ferry"),
        (script({"@type": "NewsArticle", "headline": "x", "mainEntityOfPage": {"@id": OWN}}), OWN),
        ('<meta itemprop="url" content="https://pardalpilot.example/logo.png">', None),
    ],
)
def test_the_pages_own_address(head: str, expected: str | None) -> None:
    """A whole address is given, this page's at this outlet; never a relative one, a front page's or a picture's."""
    assert address(head) == expected
