"""Pages that call nothing by its name: whom links, parts of lines, and breaks tell of."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read
from tests.reading.pages import HEADLINE, PARAGRAPHS, body, page

STORY = body()


def told(main: str, title: str = HEADLINE, lang: str = "en") -> Any:
    return contract_json(read(page(f"<title>{title}</title>", main, lang=lang), "p.html"))


def authors(main: str, lang: str = "en") -> list[str]:
    return [one["name"] for one in told(main, lang=lang)["byline"] if one["role"] == "author"]


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("/author/ada-ruiz", "Ada Ruiz"),
        ("https://lobos.example/autor/17", "Ada Ruiz"),
        ("/profil/redakteur_ruiz", "Ada Ruiz"),
        ("/yazar/ada-ruiz", "Ada Ruiz"),
        ("/@adar", "Ada Ruiz"),
        ("/reporter/45", "柏木 澄江"),
        ("/author/121", "יעל בן דרור"),
    ],
)
def test_a_link_to_an_authors_page_names_who_wrote(address: str, name: str) -> None:
    """In any script, whatever stands between the name and the story, and with the link around a line of its own too."""
    share = "<div>Share</div><div>Save</div><div>Print</div>"
    for line in (f"<div><a href='{address}'>{name}</a></div>", f"<a href='{address}'><p>{name}</p></a>"):
        assert authors(f"<div><h1>{HEADLINE}</h1><div>{share}</div>{line}{share}<div>{STORY}</div></div>") == [name]


def test_other_links_name_nobody() -> None:
    """Teams and people have pages as well, and the authors of other stories stand in other elements."""
    share = "<div>Share</div><div>Save</div><div>Print</div>"
    for address in ("/team/lobos-united", "/people/ada-ruiz", "/photos/ada-ruiz"):
        line = f"<div><a href='{address}'>Ada Ruiz</a></div>"
        assert authors(f"<div><h1>{HEADLINE}</h1><div>{share}</div>{line}{share}<div>{STORY}</div></div>") == []
    other = "<div><h3><a href='/x'>Roads are mended</a></h3><a href='/author/ben'>Ben Ortega</a></div>"
    own = "<div><a href='/author/ada-ruiz'>Ada Ruiz</a></div>"
    assert authors(f"{other}<div><h1>{HEADLINE}</h1>{own}<div>{STORY}</div></div>{other}") == ["Ada Ruiz"]


@pytest.mark.parametrize(
    ("line", "lang", "name"),
    [
        ("<span>Door onze verslaggever Ada Ruiz</span> <span>zondag 3 maart 2019 om 14:05</span>", "nl", "Ada Ruiz"),
        ("<span>Published: 3 March 2019 14:05</span> <span>By: Ada Ruiz</span>", "en", "Ada Ruiz"),
        ("<a href='/r'>רותי אלמגור</a> | 03.03.2019, 14:05", "he", "רותי אלמגור"),
        ("<span>서윤아 기자</span><span>입력 2019.03.03 14:05</span>", "ko", "서윤아"),
        ("<span>เผยแพร่: 3 มี.ค. 2562 14:05 น.</span><span>โดย: สมหญิง ใจงาม</span>", "th", "สมหญิง ใจงาม"),
    ],
)
def test_parts_of_a_line_are_read_each(line: str, lang: str, name: str) -> None:
    """Who wrote and when may be set apart by style alone, in either order."""
    found = told(f"<article><h1>{HEADLINE}</h1><div>{line}</div>{STORY}</article>", lang=lang)
    assert [one["name"] for one in found["byline"] if one["role"] == "author"] == [name]
    assert found["published"]["value"] == "2019-03-03T14:05"


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("लेखक: कविता मिश्रा | 3 मार्च 2019", "कविता मिश्रा"),
        ("โดย: สมหญิง ใจงาม", "สมหญิง ใจงาม"),
        ("نویسنده: شهره لاهیجی‌پور", "شهره لاهیجی‌پور"),
    ],
)
def test_a_label_leads_to_names_with_signs_over_their_letters(line: str, name: str) -> None:
    """Vowel signs and joiners are no end of a name."""
    assert authors(f"<article><h1>{HEADLINE}</h1><div>{line}</div>{STORY}</article>") == [name]


def test_several_marked_names_are_all_read() -> None:
    """Each may stand in an element of its own, as long as these are called alike."""
    lines = "".join(f"<div><div class='author'>{name}</div></div>" for name in ("Ada Ruiz", "Ben Ortega", "Cleo Vance"))
    lead = f"<p>{PARAGRAPHS[4]}</p>"
    assert authors(f"<div><h1>{HEADLINE}</h1>{lead}{lines}{body(PARAGRAPHS[:4])}</div>") == [
        "Ada Ruiz",
        "Ben Ortega",
        "Cleo Vance",
    ]


def test_a_subheading_beside_a_day_is_nobodys_name() -> None:
    """Its two capitals look like one."""
    day = "<div>26.04.2019 10:00 Uhr</div>"
    parted = f"<h1>{HEADLINE}</h1>{day}<h2>Alte Brücken</h2>{STORY}"
    assert authors(f"<div>{parted}</div>", lang="de") == []


def test_what_breaks_part_from_a_story_is_none_of_it() -> None:
    """Old pages set headline, name, post, day and rights in one cell with the story."""
    lines = "<br><br>".join(PARAGRAPHS)
    cell = f"Sierra Courier Online<br>{HEADLINE}<br>By Ada Ruiz<br>Courier Staff Writer<br>Sunday, March 3, 2019<br>"
    found = told(f"<table><tr><td>{cell}{lines}<br>Copyright 2019 Sierra Courier</td></tr></table>")
    assert found["headline"]["value"] == HEADLINE
    assert [one["name"] for one in found["byline"]] == ["Ada Ruiz"]
    assert found["published"]["value"] == "2019-03-03"
    assert found["dateline"]["place"]["name"] == "Quito"
    assert found["text"].startswith("QUITO, March 3 - The old bridge")
    assert found["text"].endswith("her office said.")


@pytest.mark.parametrize(
    ("title", "above"),
    [
        (f"{HEADLINE} - Page 1 - Lobos Island Talk", "<h1>Lobos Island Talk</h1>"),
        (f"Lobos Island Talk &raquo; Archive &raquo; {HEADLINE}", "<h1><a href='/'>Lobos Island Talk</a></h1>"),
        (f"Lobos Island Talk Online: {HEADLINE}", ""),
    ],
)
def test_a_heading_that_is_the_sites_name_is_no_headline(title: str, above: str) -> None:
    """The window's title holds both, in either order."""
    tag = "h2" if above else "div"
    found = told(f"{above}<{tag}>{HEADLINE}</{tag}><div>{STORY}</div>", title)
    assert found["headline"]["value"] == HEADLINE


def test_what_stands_under_a_picture_is_no_part_of_a_story() -> None:
    """Whatever its element is called; tables and quotations that are figures stay."""
    picture = (
        "<figure><img src='b.jpg'><div>The river after the bridge has fallen into it, on Sunday morning.</div></figure>"
    )
    said = "<p>We heard a noise like thunder, and then there was dust on the river.</p>"
    quote = f"<figure><blockquote>{said}</blockquote></figure>"
    found = told(f"<article><h1>{HEADLINE}</h1>{body(PARAGRAPHS[:2])}{picture}{quote}{body(PARAGRAPHS[2:])}</article>")
    assert "on Sunday morning.\n" not in found["text"] and "dust on the river" in found["text"]


def test_a_line_over_the_headline_is_no_part_of_a_story() -> None:
    """As of pages made for print, which open with the address of the page."""
    above = "<p>Address of this article: https://lobos.example/2019/03/03/bridge-of-quito</p>"
    found = told(f"<div>{above}<h1>{HEADLINE}</h1>{STORY}</div>")
    assert found["text"].startswith("QUITO, March 3")


@pytest.mark.parametrize(
    "under", ["<div><a href='/r'>Ada Ruiz</a></div><div>Harbour</div>", "<div>3 March 2019, 14:05</div>"]
)
def test_a_sentence_over_a_bare_name_or_a_day_is_the_standfirst(under: str) -> None:
    """The story begins under both."""
    deck = "Every engineer has now reported, and the result is longer than expected."
    found = told(f"<div><h1>{HEADLINE}</h1><div>{deck}</div>{under}<div>{STORY}</div></div>")
    assert found["standfirst"]["value"] == deck


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ("الأحد 3 مارس 2019 - 02:05 م", "ar"),
        ("3 मार्च 2019, 02:05 PM IST", "hi"),
        ("۱۲ اسفند ۱۳۹۷ - ۰۲:۰۵ ب.ظ", "fa"),
    ],
)
def test_the_half_of_the_day_is_told_in_other_scripts(words: str, lang: str) -> None:
    """Two in the afternoon is fourteen o'clock."""
    found = told(f"<article><h1>{HEADLINE}</h1><div>{words}</div>{STORY}</article>", lang=lang)
    assert found["published"]["value"] == "2019-03-03T14:05"
