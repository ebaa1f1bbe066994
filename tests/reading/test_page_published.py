"""Dates of pages: which is the day of publication, and what the others are."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page, script

ARTICLE = {"@type": "NewsArticle", "headline": "Ferry stops for the winter"}


def dates(head: str, line: str = "") -> dict[str, str]:
    """What each date of the page says it is; the first is the one that is shown."""
    found = read(
        page(head, f"<h1>Ferry stops for the winter</h1><p>{line}</p>{body(PARAGRAPHS)}"), "p.html"
    ).description
    claims = (*found.all_of("published"), *found.candidates("published"))
    return {c.value.value: c.value.what for c in claims if isinstance(c.value, Published)}


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (
            script(
                {**ARTICLE, "dateModified": "2019-03-09", "datePublished": "2019-03-03", "dateCreated": "2019-03-01"}
            ),
            {"2019-03-03": "published", "2019-03-01": "created", "2019-03-09": "updated"},
        ),
        (
            '<meta property="article:modified_time" content="2019-03-09">'
            '<meta property="article:published_time" content="2019-03-03">'
            '<meta name="dc.date.created" content="2019-03-01">',
            {"2019-03-03": "published", "2019-03-01": "created", "2019-03-09": "updated"},
        ),
        (
            '<meta property="article:modified_time" content="2019-03-09">'
            '<link rel="canonical" href="https://pardalpilot.example/2019/03/03/ferry">',
            {"2019-03-03": "address", "2019-03-09": "updated"},
        ),
        (script({"@type": "VideoObject", "name": "Ferry", "uploadDate": "2019-03-03"}), {"2019-03-03": "published"}),
    ],
)
def test_each_date_says_what_it_is(head: str, expected: dict[str, str]) -> None:
    """The day of publication is shown whatever the order, and the others stay candidates under their own names."""
    found = dates(head)
    assert found == expected
    assert next(iter(found)) == next(iter(expected))


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("", {"2019-03-03": "dateline"}),
        ("4 March 2019", {"2019-03-04": "masthead"}),
    ],
)
def test_a_datelines_day_is_the_last_resort(line: str, shown: dict[str, str]) -> None:
    """A page that tells no other day appeared when it was filed, as a plain text does, if the year stands there."""
    story = [f"QUITO, Ecuador, March 3, 2019 — {PARAGRAPHS[0]}", *PARAGRAPHS[1:]]
    found = read(page("", f"<h1>Ferry stops for the winter</h1><p>{line}</p>{body(tuple(story))}"), "p.html")
    claims = found.description.all_of("published")
    assert {c.value.value: c.value.what for c in claims if isinstance(c.value, Published)} == shown
    assert found.rendition[found.description.text[0].start :].startswith("QUITO")


EITHER = '<meta property="article:published_time" content="03/04/2019 14:05">'


@pytest.mark.parametrize(
    "head", [EITHER, script({**ARTICLE, "datePublished": "03/04/2019"}), '<meta name="date" content="03/04/2019">']
)
def test_a_stated_day_that_may_be_in_two_months_tells_its_year(head: str) -> None:
    """Where nothing says whether the day or the month comes first, the year is sure and both days are candidates."""
    assert [told[:10] for told in dates(head)] == ["2019", "2019-04-03", "2019-03-04"]


def test_a_line_that_names_the_month_tells_what_a_stated_day_left_open() -> None:
    """The day is that of the words that a reader sees, with the time that the metadata tells for it."""
    assert next(iter(dates(EITHER, "Published March 4, 2019"))) == "2019-03-04T14:05"


def test_a_page_that_names_no_language_has_that_of_its_words() -> None:
    """In Spanish the day comes first, also where no tag says that the page is in Spanish."""
    story = (
        "El transbordador que cruza el estrecho parará el lunes, dijo el alcalde, y nadie sabe hasta cuándo.",
        "Cruza desde 1921, y el hielo no había llegado nunca tan pronto como este año, dijo el capitán en el muelle.",
    )
    told = read(page(EITHER, f"<h1>El transbordador para</h1>{body(story)}", lang=""), "p.html").description
    assert [c.value.value for c in told.all_of("published") if isinstance(c.value, Published)] == ["2019-04-03T14:05"]


def test_a_date_under_a_byline_below_the_standfirst_is_read() -> None:
    """A standfirst in bold may look like the story's first paragraph; byline and date stand under it."""
    lead = "<p><b>The ferry will stop on Monday, and nobody knows for how long, the mayor of the town said.</b></p>"
    line = "<p>By Ada Ruiz</p><p>March 15, 2021, 11:20</p>"
    found = read(page("", f"<h1>Ferry stops for the winter</h1>{lead}{line}{body(PARAGRAPHS)}"), "p.html").description
    assert [c.value.value for c in found.all_of("published") if isinstance(c.value, Published)] == ["2021-03-15T11:20"]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Ada Ruiz / Corresponsal, Guadalajara, 03/15/2021 - 12:05", ["2021-03-15T12:05"]),
        ("— Ada Ruiz on Sunday, October 13th, 2019 in an article in a local newspaper", []),
    ],
)
def test_a_line_that_names_an_author_and_ends_with_a_date_tells_when(line: str, shown: list[str]) -> None:
    """Whose words are quoted, with the day on which they were said, is another thing."""
    assert [day for day, what in dates("", line).items() if what == "published"] == shown


def leaf(*parts: str) -> str:
    return '<div class="post-date">' + "".join(f"<div>{part}</div>" for part in parts) + "</div>"


@pytest.mark.parametrize(
    ("drawn", "shown"),
    [
        (leaf("3", "Mar", "2019"), ["2019-03-03"]),
        (leaf("Dom 3", "mar.", "2019"), ["2019-03-03"]),
        (leaf("March 3", "14:05 2019"), ["2019-03-03T14:05"]),
        (leaf("3", "Mar"), []),
        (leaf("31", "Feb", "2019"), []),
        (leaf("3", "Mar", "2019", "7 comments"), []),
        (leaf("3", "Mar", "2019").replace("post-date", "post-tools"), []),
        (leaf("3", "Mar", "2019") + "<p>Published 4 March 2019</p>", ["2019-03-04"]),
    ],
)
def test_a_day_drawn_as_a_leaf_of_a_calendar(drawn: str, shown: list[str]) -> None:
    """Day, month and year in elements of their own are one date, where what holds them is called one."""
    told = dates("", f"</p>{drawn}<p>")
    assert [day for day, what in told.items() if what == "published"] == shown


def test_a_date_is_proved_by_the_words_that_say_what_it_is() -> None:
    """Of two times of one day each has its own words as evidence, and an update proves no day of publication."""
    stated = script({**ARTICLE, "datePublished": "2019-03-04T14:05:00Z", "dateModified": "2019-03-04T16:10:00Z"})

    def quotes(line: str) -> dict[str, str]:
        found = read(page(stated, f"<h1>Ferry stops for the winter</h1>{line}{body(PARAGRAPHS)}"), "p.html").description
        claims = (*found.all_of("published"), *found.candidates("published"))
        told = [(c.value.value, c.evidence[0].quote) for c in claims if isinstance(c.value, Published)]
        return {value[11:16]: quote for value, quote in told if value.endswith("+00:00")}

    both = quotes("<p>Updated March 4, 2019 16:10</p><p>Published March 4, 2019 14:05</p>")
    assert both == {"14:05": "March 4, 2019 14:05", "16:10": "March 4, 2019 16:10"}
    one = quotes("<p>Updated March 4, 2019 16:10</p>")
    assert one == {"14:05": "2019-03-04T14:05:00Z", "16:10": "March 4, 2019 16:10"}


def test_the_nearer_of_two_days_that_nothing_names() -> None:
    """A day over the headline may be that of the visit or of another story: one under the headline comes first."""
    main = f"<p>3 December 2025</p><h1>Ferry stops for the winter</h1><p>5 November 2024</p>{body(PARAGRAPHS)}"

    def shown(main: str) -> list[str]:
        claims = read(page("", main), "p.html").description.all_of("published")
        return [claim.value.value for claim in claims if isinstance(claim.value, Published)]

    assert shown(main) == ["2024-11-05"]
    assert shown(main.replace("<p>5 November 2024</p>", "")) == ["2025-12-03"]


@pytest.mark.parametrize("line", ["Published March 4, 2019", "4 March 2019", "Ada Ruiz, 04.03.2019 10:00"])
def test_a_day_below_a_standfirst_that_reads_as_the_storys_first_paragraph(line: str) -> None:
    """A short line about its date is found below a standfirst that nothing tells from the story."""
    deck = "The islanders fear a long winter without the doctor, who comes by boat, and without the mail."
    main = f"<h1>Ferry stops for the winter</h1><p>{deck}</p><p>Save</p><p>{line}</p>{body(PARAGRAPHS)}"
    claims = read(page("", main, lang="en-gb"), "p.html").description.all_of("published")
    assert [claim.value.value[:10] for claim in claims if isinstance(claim.value, Published)] == ["2019-03-04"]


@pytest.mark.parametrize(
    "line",
    [
        "Geplaatst: 3 maart 2019 om 14:05",
        "Opublikowano: 03.03.2019",
        "Pubblicato: 3 marzo 2019 alle 14:05",
        "Publicerad: 2019-03-03",
        "Publisert: 3. mars 2019",
        "Julkaistu: 3.3.2019",
        "Опубликовано: 03.03.2019",
        "نشر في: 03/03/2019",
        "प्रकाशित: 03-03-2019",
        "입력 : 2019-03-03 14:05",
        "3 de marzo de 2019 14:05 Ada Ruiz EL PILOTO DE PARDAL",
        "So 03.03.19 | 14:05 Uhr | Von Ada Ruiz",
    ],
)
def test_the_day_over_a_story_is_read_in_many_languages(line: str) -> None:
    """A line that says when the story appeared gives its day, in whatever language it says so."""
    assert next(iter(dates("<meta property='og:type' content='article'>", line)))[:10] == "2019-03-03"


@pytest.mark.parametrize("line", ["Aggiornato: 03.03.2019", "Uppdaterad: 2019-03-03", "Обновлено: 03.03.2019"])
def test_an_update_is_told_in_many_languages(line: str) -> None:
    """A line that says when the story was changed is no day of publication."""
    assert dates("", line)["2019-03-03"] == "updated"


def test_a_property_of_facebook_s_written_with_colons_is_read() -> None:
    """Systems write "article:published:time" for "article:published_time"."""
    assert dates('<meta name="article:published:time" content="2019-03-03">') == {"2019-03-03": "published"}


def test_a_paragraph_that_tells_of_a_moment_gives_no_day_of_publication() -> None:
    """A sentence of the story that begins with a day and an hour tells of an event."""
    told = "3 de marzo de 2019, 09:59: los vecinos oyeron un ruido como de trueno y el puente cayó sobre el río, " * 2
    assert set(dates("", told).values()) <= {"mentioned"}


def test_a_short_year_is_of_the_last_century_where_it_can_be() -> None:
    """Two digits of a year are read as everywhere: 97 is 1997."""
    assert next(iter(dates("", "So 02.03.97 | 14:05 Uhr | Von Ada Ruiz")))[:10] == "1997-03-02"
