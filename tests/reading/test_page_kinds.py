"""Pages as the common systems write them: blogs, offices' sites, saved pages, tables, pages for telephones."""

from __future__ import annotations

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read

STORY = (
    "Some forty dairy farmers led their cows over the bridge at Port Lobos on Friday, to ask for diesel that has not "
    "come for nine days, they said in front of the town hall.",
    "The governor promised four lorries for Monday. If they do not come, the farmers want to walk to the capital, as "
    "their speaker told the mayor in the evening.",
    "The mayor said that the bridge would stay open, and that the cows were welcome as long as somebody swept behind "
    "them.",
)
TITLE = "Farmers cross bridge with cows"
BODY = "".join(f"<p>{words}</p>" for words in STORY)


def shown(head: str, main: str, opening: str = "") -> dict[str, object]:
    """What is shown of a page: each field's value, the byline as pairs, the dateline's place and date."""
    found = contract_json(
        read(f"{opening}<html lang=en><head>{head}</head><body>{main}</body></html>".encode(), "a.html")
    )
    names = ("headline", "standfirst", "outlet", "section", "published", "url")
    line = found["dateline"]
    return {key: found[key] and found[key]["value"] for key in names} | {
        "byline": [(person["role"], person["name"]) for person in found["byline"]],
        "dateline": line and (line["place"] and line["place"]["name"], line["date"]),
    }


def test_a_blog_is_told_from_its_post() -> None:
    """The name over the page is the outlet, what it says of itself no standfirst, who posted it the author."""
    found = shown(
        f"<title>The Harbour Crow: {TITLE}</title>",
        '<h1 class=title><a href="/">The Harbour Crow</a></h1><p class=description>Notes from a windy town, weekly</p>'
        f'<h3 class="post-title entry-title"><a href="/2011/x.html">{TITLE}</a></h3>{BODY}'
        '<div class=post-footer><span class="post-author vcard">Posted by <span class=fn>Ada Ruiz</span></span> at '
        '<a title="permanent link"><abbr class=published title="2011-05-04T21:18:00-07:00">9:18 PM</abbr></a></div>'
        "<div class=comments><p>Posted by <span class=author>Clara Nowak</span></p></div>",
    )
    assert (found["headline"], found["outlet"], found["standfirst"]) == (TITLE, "The Harbour Crow", None)
    assert (found["byline"], found["published"]) == ([("author", "Ada Ruiz")], "2011-05-04T21:18-07:00")


@pytest.mark.parametrize("stamp", ["2014-03-03T00:00:00+01:00", "2014-03-03T12:00:00Z", "2014-03-03T00:00"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("3 March 2014", "2014-03-03"),
        ("3 March 2014, 09:31", "2014-03-03T09:31"),
        ('Submitted on <span property="dc:date dc:created" content="2014-03-03T09:31:00+01:00">Mon</span>',
         "2014-03-03T09:31+01:00"),
    ],
)  # fmt: skip
def test_a_stamp_for_want_of_a_time_tells_a_day(stamp: str, line: str, told: str) -> None:
    """Midnight and noon at Greenwich stand for a day; the time is the one that the page tells elsewhere."""
    when = f'<time datetime="{stamp}">3 March 2014</time>'
    assert shown(f"<title>{TITLE}</title>", f"<h1>{TITLE}</h1><p>{line}</p>{when}{BODY}")["published"] == told


def test_midnight_that_the_page_tells_is_a_time() -> None:
    """A report that says 00:00 appeared then."""
    line = '<p>3 March 2014, 00:00</p><time datetime="2014-03-03T00:00:00+01:00">3 March 2014</time>'
    found = shown(f"<title>{TITLE}</title>", f"<h1>{TITLE}</h1>{line}{BODY}")
    assert str(found["published"]).startswith("2014-03-03T00:00")


@pytest.mark.parametrize(
    ("head", "opening", "url"),
    [
        ("", "<!-- saved from url=(0031)https://lobos.example/cows.html -->", "https://lobos.example/cows.html"),
        ("", "<!-- saved from url=(0022)http://internet.e-mail -->", None),  # of a page that was nowhere
        ('<base href="https://lobos.example/news/31-cows">', "", "https://lobos.example/news/31-cows"),
        ('<base href="https://lobos.example/">', "", None),
    ],
)
def test_saved_pages_tell_where_they_are_from(head: str, opening: str, url: str | None) -> None:
    """A browser's comment and the page's base are its address, unless the base is a folder."""
    assert shown(f"<title>{TITLE}</title>{head}", f"<h1>{TITLE}</h1>{BODY}", opening)["url"] == url


@pytest.mark.parametrize("account", ["admin", "webdesk", "newsdesk2", "redaktion3", "editor", "administrator"])
def test_an_account_is_no_author(account: str) -> None:
    """What a system calls who typed is not who wrote; the line over the story says that."""
    head = f'<title>{TITLE}</title><meta name=author content="{account}">'
    by = "<p><strong>By Ada Ruiz</strong><br>Staff Reporter</p>"
    assert shown(head, f"<h1>{TITLE}</h1>{BODY}")["byline"] == []
    assert shown(head, f"<h1>{TITLE}</h1>{by}{BODY}")["byline"] == [("author", "Ada Ruiz")]


@pytest.mark.parametrize(
    "picture",
    [
        "<div class=bild><p>Cows on the bridge. <span>© Radio Lobos, Foto: Ben Okoro</span></p></div>",
        "<div class=foto><div class=credito>© Ben Okoro</div></div>",
        "<table><tr><td><img src=a.jpg><br>Cows, yesterday (Photo Ben Okoro)</td></tr></table>",
    ],
)
def test_pictures_are_credited_in_many_ways(picture: str) -> None:
    """Behind a dash or a notice of rights, before the word photo, in brackets, in an element named credit."""
    found = shown(f"<title>{TITLE}</title>", f"<h1>{TITLE}</h1><p>By Ada Ruiz</p>{picture}{BODY}")
    assert found["byline"] == [("author", "Ada Ruiz"), ("photographer", "Ben Okoro")]


def test_a_saved_page_without_headings_is_read_by_its_title() -> None:
    """The line that the title opens with is the headline, and what is hung on it the section and the paper."""
    found = shown(
        f"<title>{TITLE} - Sport - The Lobos Herald</title>",
        f"<div class=over>Sport</div><div class=ttl>{TITLE}</div><div class=firma>Ada Ruiz</div>{BODY}",
    )
    assert (found["headline"], found["section"], found["outlet"]) == (TITLE, "Sport", "The Lobos Herald")


def test_a_town_below_the_authors_name_is_where_the_story_is_from() -> None:
    """Pages for telephones part name and town by a line."""
    page = f"<h1>{TITLE}</h1><p class=assinatura>Ada Ruiz</p><p class=local>Porto Velho</p>{BODY}"
    assert shown(f"<title>{TITLE}</title>", page)["dateline"] == ("Porto Velho", None)
