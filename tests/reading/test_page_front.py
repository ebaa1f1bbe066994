"""Front pages of sites, which lead to many stories and tell none."""

from __future__ import annotations

from dossier.reading import read
from tests.reading.pages import body, page

ROOT = '<link rel="canonical" href="https://andeanmeridian.example/">'
OWN = '<link rel="canonical" href="https://andeanmeridian.example/2019/bridge">'


def teasers(count: int) -> str:
    return "".join(
        f"<div><h3><a href='/{n}'>The council decides about road number {n}</a></h3><p>In short: number {n}.</p>"
        f"<p class='byline'>By Ada Ruiz</p></div>"
        for n in range(count)
    )


def signed(head: str, main: str) -> tuple[list[str], bool]:
    found = read(page(f"<title>The Andean Meridian</title>{head}", main), "p.html").description
    return [claim.field for claim in found.claims if claim.field == "byline"], found.best("headline") is not None


def test_a_front_page_is_signed_by_nobody() -> None:
    """A page at the site's root that leads to more stories than it has paragraphs has no byline and no dateline."""
    front = f"<h1>All the news of the mountains</h1><p class='byline'>By Ben Ortega</p>{body()}{teasers(24)}"
    assert signed(ROOT, front) == ([], True)
    assert signed(OWN, front)[0]


def test_a_story_whose_template_states_the_root_keeps_its_byline() -> None:
    """An address that is the root by mistake takes no author from a story with a few related ones below."""
    story = f"<h1>Old bridge falls in Quito</h1><p class='byline'>By Ben Ortega</p>{body()}{teasers(4)}"
    assert signed(ROOT, story)[0]
