"""Pages as their many makers build them: what their tags are called, and how their lines around a story are set."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Description, Field, Person, Published, Words
from dossier.reading import read
from tests.reading.pages import HEADLINE, PARAGRAPHS, body, page

TITLE = "Ferry stops for the winter"
H1 = f"<h1>{TITLE}</h1>"


def described(head: str, main: str, *, lang: str = "en") -> Description:
    return read(page(head, main, lang=lang), "p.html").description


def told(head: str, over: str = "", under: str = "", *, lang: str = "en") -> Description:
    """A page with its headline, lines under it, its story and lines under that."""
    return described(head, f"{H1}{over}{body(PARAGRAPHS)}{under}", lang=lang)


def best(found: Description, field: Field) -> str | None:
    claim: Claim | None = found.best(field)
    value = claim.value if claim is not None else None
    return value.value if isinstance(value, Words | Published) else None


def authors(found: Description) -> list[str]:
    return [c.value.name for c in found.all_of("byline") if isinstance(c.value, Person) and c.value.role == "author"]


def meta(**values: str) -> str:
    return "".join(f'<meta name="{name.replace("__", ":")}" content="{value}">' for name, value in values.items())


def text_of(head: str, main: str, *, lang: str = "en") -> str:
    reading = read(page(head, main, lang=lang), "p.html")
    return "\n".join(span.of(reading.rendition) for span in reading.description.text)


def test_an_articles_own_tags_may_be_prefixed_twice() -> None:
    """ "og:article:published_time" says when a story appeared, whatever a mailing's system was told since."""
    tags = {"sailthru.date": "2016-12-15T13:50:38Z", "og:article:published_time": "2016-12-14T06:02:15Z"}
    found = told("".join(f'<meta name="{key}" content="{value}">' for key, value in tags.items()))
    assert (best(found, "published") or "")[:10] == "2016-12-14"


@pytest.mark.parametrize(
    ("site", "name"),
    [
        ("menaicoast", "Menai Coast Live"),  # a code for the name that the title closes with
        ("lakelight.example", "Lakelight Live"),  # no code, an address
        ("menai coast", "menai coast"),
    ],
)
def test_a_site_may_be_called_by_its_code_or_its_edition(site: str, name: str) -> None:
    """Where a site states a code or a country as its name, the name in its title is its outlet's."""
    host = f"https://www.{name.split(maxsplit=1)[0].lower()}.example/story"
    head = f'<title>{TITLE} - {name.title() if name.islower() else name}</title><link rel="canonical" href="{host}">'
    assert best(told(head + meta(og__site_name=site)), "outlet") == name


def test_a_town_at_whose_address_it_stands_is_a_site() -> None:
    """A site that is called as its address is keeps its name, be it a town's."""
    head = f'<title>{TITLE}</title><link rel="canonical" href="https://quito.example/story">'
    assert best(told(head + meta(og__site_name="Quito")), "outlet") == "Quito"


def test_a_section_is_no_author() -> None:
    """ "Crime and the courts", stated as creator, is nobody's name; who signs the story is its author."""
    found = told(meta(dc__creator="Zone Justice et faits divers"), "<p>Un texte de <b>Ada Ruiz</b></p>", lang="fr")
    assert authors(found) == ["Ada Ruiz"]


@pytest.mark.parametrize(
    ("stated", "names"),
    [
        ("Ada Ruiz and old friends", ["Ada Ruiz"]),
        ("Ada Ruiz and Ben Ortega", ["Ada Ruiz", "Ben Ortega"]),
        ("ada ruiz and ben ortega", ["ada ruiz", "ben ortega"]),
        ("Harbour and the sea", []),
    ],
)
def test_names_are_written_as_names_are(stated: str, names: list[str]) -> None:
    """Small letters behind "and" are no second author of a first one with capitals."""
    assert authors(told(meta(author=stated))) == names


def test_a_house_that_signs_takes_no_writers_place() -> None:
    """Where the page marks its own name as author, and a line under it names who wrote, that one is the author."""
    over = '<div><span class="author">Radio-Laurentie</span></div><p>By Ada Ruiz</p>'
    assert authors(told(meta(og__site_name="Radio-Laurentie"), over)) == ["Ada Ruiz"]


def test_a_quotation_is_no_joint() -> None:
    """Marks that open a quotation belong to the headline."""
    said = "»Wir haben das Meer nicht gefragt«"
    found = described(f"<title>{said}</title>{meta(og__title=said)}", f"<h1>{said}</h1>{body()}", lang="de")
    assert best(found, "headline") == said


def test_a_blog_is_called_as_who_writes_it() -> None:
    """The person whose name closes the title, and stands on a line of its own, writes the page."""
    blog = described(f"<title>» {TITLE}|Mateo Brunel</title>", f"<h2>Mateo Brunel</h2>{H1}{body()}")
    assert authors(blog) == ["Mateo Brunel"]
    assert not authors(told(f"<title>{TITLE} | Mateo Brunel</title>"))  # whom a title names alone, it may be about


def test_the_hour_of_north_america_tells_the_month_first() -> None:
    """ "10/04/2016 05:07 AM EDT" is in October."""
    assert (best(told("", "<p>10/04/2016 05:07 AM EDT</p>"), "published") or "")[:10] == "2016-10-04"


def test_the_day_before_that_of_a_change_is_the_storys() -> None:
    """Of two days in a line the one before "updated" is that of publication, whatever stands before it."""
    line = "HARBOUR.example on December 19, 2016 at 11:12 AM, updated December 20, 2016 at 9:01 AM"
    assert (best(told("", f"<p>{line}</p>"), "published") or "")[:10] == "2016-12-19"


def test_a_time_is_no_part_of_the_word_before_it() -> None:
    """A time in its element is read by itself, be it set right behind a name; its machine's form may be a change's."""
    changed = "2016-09-21T00:04:04-04:00"
    line = f'<p>By <span>Ada Ruiz</span><time itemprop="dateModified" content="{changed}" datetime="{changed}">'
    found = told("", f"{line}SEPT. 20, 2016</time></p>")
    assert (best(found, "published") or "")[:10] == "2016-09-20"
    assert authors(found) == ["Ada Ruiz"]


def test_a_lead_is_known_by_its_element_though_its_paragraph_is_called_one() -> None:
    """A paragraph in an element that is called a lead is the standfirst, whatever the paragraph itself is called."""
    lead = "Le bac reste à quai jusqu’au printemps, et personne ne sait qui paiera."
    main = f'<main><div class="lead-container"><p class="e-p">{lead}</p></div><section>{body()}</section></main>'
    assert best(described("", f"{H1}{main}", lang="fr"), "standfirst") == lead


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("Submitted by Ada Ruiz on Thu, 03/05/2009 - 14:22.", "2009-03-05"),
        ("Submitted by Ada Ruiz on Sun, 03/05/2009 - 14:22.", "2009-05-03"),
        ("Submitted by Ada Ruiz on Mon, 03/05/2009 - 14:22.", "2009"),  # it is neither
    ],
)
def test_a_weekday_tells_whether_the_day_leads(line: str, day: str) -> None:
    """Of two days that a date in figures may be, the one of the weekday beside it is meant."""
    found = told("", f'<div class="submitted">{line}</div>')
    assert (best(found, "published") or "")[:10] == day
    assert authors(found) == ["Ada Ruiz"]


def test_a_moment_in_the_title_of_an_abbreviation() -> None:
    """Where the words of a time lack the year, the machine's form beside them tells it."""
    over = (
        '<div>By Ada Ruiz – <abbr title="2010-03-05T13:12:44-0800" class="timedate">Fri Mar 5, 4:12 pm ET</abbr></div>'
    )
    assert (best(told("", over), "published") or "")[:10] == "2010-03-05"


def test_a_pages_base_is_an_address_of_its_site() -> None:
    """What a page's links are relative to bears out a name that the page shows at its top."""
    head = f'<title>{TITLE}</title><base href="http://www.elribereno.com/noticias/12-balsa">'
    main = f'<div id="logo"><a href="/">El Ribereño</a></div>{H1}{body()}'
    assert best(described(head, main), "outlet") == "El Ribereño"


def test_a_stations_name_may_have_its_channel_and_news() -> None:
    """A station is named by its call sign, its channel and what it sends."""
    assert best(told(f"<title>{TITLE} - KXQD 7 News</title>"), "outlet") == "KXQD 7 News"


def test_a_title_may_open_with_its_sites_main_heading() -> None:
    """Of two headings that make up the title, parted by a colon, the one over the story is the headline."""
    main = f'<h1>River Notes</h1><h2>Saturday, March 5, 2011</h2><h3 class="post-title">{HEADLINE}</h3>{body()}'
    assert best(described(f"<title>River Notes: {HEADLINE}</title>", main), "headline") == HEADLINE


def test_a_name_in_its_card() -> None:
    """A full name in a card is the author's."""
    over = '<p class="vcard author"><strong class="fn">Ada Ruiz</strong> <span class="adr">Do J1, em Quito</span></p>'
    assert authors(told("", over)) == ["Ada Ruiz"]


def test_a_name_alone_under_a_story_signs_it_where_its_element_says_so() -> None:
    """A line in an author's element under the story names its author, without any word before it."""
    story = f'<div class="story">{H1}<div class="text">{body()}</div>{{}}<p>Artikel kommentieren</p></div>'
    assert authors(described("", story.format('<p class="autor">Anna-Lena Roth</p>'))) == ["Anna-Lena Roth"]
    assert not authors(described("", story.format("<p>Mehr zu</p><p>Anna-Lena Roth</p><p>Weitere Themen</p>")))
