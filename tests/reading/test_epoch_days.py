"""Days on which clocks begin to count: never taken for a day of publication, and still readable in a report of 1970."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading import read

STORY = (
    "The mayor of Tarija said on Sunday that the bridge will stay closed for a month after the flood of last week. "
    "Divers found cracks in two of its five pillars, and the ferry will run twice an hour until it is repaired."
)
PAGE = """<!doctype html><html><head><title>Bridge closed</title>{head}</head>
<body><article><h1>Bridge closed after flood</h1><p>By Ada Ruiz</p>{shown}<p>{story}</p><p>{story}</p></article></body>
</html>"""


def published(data: str, name: str = "a.html") -> list[str]:
    """Every day of publication that is found, shown or not."""
    found = read(data.encode(), name).description
    claims = (*found.claims, *found.others)
    return sorted({claim.value.value[:10] for claim in claims if isinstance(claim.value, Published)})


@pytest.mark.parametrize(
    "day", ["1970-01-01T00:00:00Z", "1969-12-31T19:00:00-05:00", "1970-01-01", "1900-01-01", "0001-01-01"]
)
@pytest.mark.parametrize(
    "head",
    [
        '<meta property="article:published_time" content="{}">',
        '<script type="application/ld+json">{{"@type": "NewsArticle", "datePublished": "{}"}}</script>',
    ],
)
def test_zeros_in_metadata_are_no_dates(day: str, head: str) -> None:
    """A page that states the zero of a clock states no day of publication, however it states it."""
    assert published(PAGE.format(head=head.format(day), shown="", story=STORY)) == []


@pytest.mark.parametrize("shown", ["January 1, 1970", "Published 31 December 1969, 7:00 pm", "1 January 1970 00:00"])
def test_zeros_shown_on_pages_are_no_dates(shown: str) -> None:
    """A page that prints its database's zero under the headline shows no day, also where the metadata agrees."""
    head = '<meta property="article:published_time" content="1970-01-01T00:00:00+00:00">'
    for some in ("", head):
        assert published(PAGE.format(head=some, shown=f"<p>{shown}</p>", story=STORY)) == []


def test_another_date_is_still_found() -> None:
    """A zero in one place does not hide the day that stands in another."""
    head = '<meta property="article:published_time" content="1970-01-01T00:00:00Z">'
    assert published(PAGE.format(head=head, shown="<p>March 3, 2019</p>", story=STORY)) == ["2019-03-03"]


def test_a_report_of_that_day_keeps_its_date() -> None:
    """A text of 1 January 1970, and a page that republishes one and names its year, have that day."""
    text = f"Bridge closed after flood\n\nBy Ada Ruiz\nJanuary 1, 1970\n\n{STORY}\n\n{STORY}\n"
    assert "1970-01-01" in published(text, "a.txt")
    told = "The new year 1970 began with rain. " + STORY
    assert published(PAGE.format(head="", shown="<p>January 1, 1970</p>", story=told)) == ["1970-01-01"]
