"""Addresses: all that name one story are equal, and those of two stories are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.authority.addresses import is_front, normalised
from dossier.model.archive_address import ArchiveAddress, page_address

STORY = "https://nadircourier.example/2019/03/06/ferry-runs-aground"
PLAIN = "nadircourier.example/2019/03/06/ferry-runs-aground"


@pytest.mark.parametrize("url", [
    STORY, STORY.replace("https", "http"), f"{STORY}/", f"{STORY}#comments", f"{STORY}?utm_source=x&UTM_Medium=y",
    f"{STORY}?fbclid=IwAR0123", f"{STORY}?ref=homepage", f"{STORY}/amp", f"{STORY}/amp/", f"{STORY}?amp=1",
    f"{STORY}?outputType=amp", STORY.replace("//", "//www."), STORY.replace("//", "//m."),
    STORY.replace("//", "//amp."), STORY.replace("/2019", ":443/2019"), STORY.replace("nadir", "NADIR"),
    STORY.replace("/2019", "/amp/2019"), f"{STORY}/index.html", STORY.replace("ferry", "%66erry"),
    STORY.replace("/03/", "//03/./"), f"  {STORY}\n", STORY.removeprefix("https:"),
    f"https://web.archive.org/web/20190306120000/{STORY}", f"http://web.archive.org/web/2019id_/{STORY}?utm_id=4",
    f"https://archive.ph/2019.03.06-120000/{STORY}", f"https://archive.today/{STORY}",
    f"https://web.archive.org/web/20200101000000/https://archive.is/20190306/{STORY}",
    f"https://webcache.googleusercontent.com/search?q=cache:aB3dEf_-9x8J:{STORY}+ferry&cd=1&hl=en",
    "https://www.google.com/amp/s/nadircourier.example/2019/03/06/ferry-runs-aground/amp",
    "https://nadircourier-example.cdn.ampproject.org/c/s/nadircourier.example/2019/03/06/ferry-runs-aground",
])  # fmt: skip
def test_addresses_of_one_story_are_equal(url: str) -> None:
    """Scheme, host's twins, tracking, fragment, AMP, index file and an archive around it do not count."""
    assert normalised(url) == PLAIN


@pytest.mark.parametrize("one, other", [
    ("https://a.example/?p=12", "https://a.example/?p=13"),
    ("https://a.example/index.php?id=12", "https://a.example/index.php?id=13"),
    ("https://a.example/news?article=1", "https://a.example/news?article=2"),
    ("https://a.example/news?story=1", "https://a.example/news"),
    ("https://a.example/news?ref=100234", "https://a.example/news?ref=100235"),
    ("https://a.example/news?source=4471", "https://a.example/news?source=4472"),
    ("https://a.example/#!/story/5", "https://a.example/#!/story/6"),
    ("https://a.example/a", "https://b.example/a"),
    ("https://a.example/Ferry", "https://a.example/ferry"),
    ("https://a.example/a?page=1", "https://a.example/a?page=2"),
    ("https://a.example/camp", "https://a.example/c"),
    ("https://sport.a.example/x", "https://a.example/x"),
    ("https://a.example:8080/x", "https://a.example/x"),
])  # fmt: skip
def test_addresses_of_two_stories_are_not(one: str, other: str) -> None:
    """No parameter, path or host that chooses the story is dropped."""
    assert normalised(one) != normalised(other)


@pytest.mark.parametrize("word", ["", "ferry", "mailto:a@b.example", "file:///C:/a.html", "https://", "https://[", "//",
                                  "https://localhost/x", "about:blank", "https://a..example/"])  # fmt: skip
def test_what_is_no_page_has_no_address(word: str) -> None:
    """Mail, files and nonsense have none."""
    assert normalised(word) is None


PARTS = st.lists(st.text("abcdefgh123-_", min_size=1, max_size=9).filter(lambda s: s.strip("-_.") == s), max_size=4)
NOISE = st.sampled_from(["utm_source", "fbclid", "gclid", "mc_cid", "at_medium"])


@given(PARTS, st.dictionaries(st.sampled_from(["id", "p", "article", "story", "q"]), st.integers(1, 99999)), NOISE)
def test_normalising_twice_changes_nothing(path: list[str], query: dict[str, int], noise: str) -> None:
    """The normalised address is its own; noise never changes it, and each parameter of a story always does."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    url = f"https://paper.example/{'/'.join(path)}{'?' if asked else ''}{asked}"
    found = normalised(url)
    assert found is not None and normalised(f"https://{found}") == found
    assert normalised(f"{url}{'&' if asked else '?'}{noise}=abc#x") == found
    for name, value in query.items():
        assert normalised(url.replace(f"{name}={value}", f"{name}={value + 100000}")) != found


@given(st.text())
def test_any_words_are_taken(words: str) -> None:
    """Nothing raises, and what comes out is stable."""
    for url in (words, f"https://{words}", f"https://a.example/{words}"):
        found = normalised(url)
        assert found is None or isinstance(found, str)


def test_an_archive_says_the_moment() -> None:
    """The stamp in an archive's address is the moment of capture, as precise as it is."""
    found = page_address(f"https://web.archive.org/web/20190306121314/{STORY}")
    assert found == ArchiveAddress(STORY, "2019-03-06T12:13:14Z", "20190306121314", "Wayback Machine")
    assert page_address(f"https://archive.ph/20190306/{STORY}").moment == "2019-03-06"
    assert page_address(f"https://web.archive.org/web/2019/{STORY}").moment is None
    assert page_address(STORY) == ArchiveAddress(STORY)
    assert page_address("https://share.example/?u=https://a.example/x").url.startswith("https://share.example")


@pytest.mark.parametrize("url, front", [
    ("https://a.example/", True), ("https://a.example/world", True), ("https://a.example/news/local/", True),
    ("https://a.example/?p=4", False), ("https://a.example/2019/03/06/ferry", False),
    ("https://a.example/news/ferry-runs-aground-at-night", False), ("https://a.example/ferry.html", False),
])  # fmt: skip
def test_front_pages_and_sections(url: str, front: bool) -> None:
    """A front page or section is known by its short path."""
    address = normalised(url)
    assert address is not None and is_front(address) is front
