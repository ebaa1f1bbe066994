"""Outlets of blogs and small sites, whose windows' titles name them beside the headline, in any form of name."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Words
from dossier.reading import read
from tests.reading.pages import MENU, body, page

TITLE = "Fähre stellt den Betrieb ein"
STORY = (
    "Die Fähre zur Insel stellt nach vier Jahren den Betrieb ein, teilte der Eigner am Dienstag in einem Brief mit, "
    "der auch an alle Haushalte der Insel ging.",
    "Wer den Winter auf der Insel verbringt, muss nun das Postboot nehmen, das zweimal in der Woche fährt, wenn das "
    "Wetter es zulässt.",
    "Im Frühling soll ein neuer Betrieb ausgeschrieben werden, sagte die Bürgermeisterin, die seit Jahren davor warnt.",
)
HOST = '<link rel="canonical" href="https://www.{}/2014/faehre/">'


def claim(
    title: str, host: str = "", top: str = "", foot: str = "", heading: str = f"<h1>{TITLE}</h1>"
) -> Claim | None:
    head = f"<title>{title}</title>{HOST.format(host) if host else ''}"
    reading = read(page(head, f"{top}{heading}{body(STORY)}{foot}", lang="de"), "p.html")
    assert all(e.proves(reading.rendition) for c in reading.description.claims for e in c.evidence)
    return reading.description.best("outlet")


def name(found: Claim | None) -> str | None:
    return found.value.value if found is not None and isinstance(found.value, Words) else None


@pytest.mark.parametrize(
    ("title", "host", "expected"),
    [
        (f"{TITLE} – inselblick", "inselblick.example", "inselblick"),
        (f"{TITLE} « Werkstatt Nordhaken", "werkstatt-nordhaken-blog.example", "Werkstatt Nordhaken"),
        (f"{TITLE} | Die Küste hält was aus", "diekuestehaeltwasaus.example", "Die Küste hält was aus"),
        (f"{TITLE} | La Côte tient", "lacotetient.example", "La Côte tient"),
        (f"{TITLE} | QLV", "qlv.example", "QLV"),
        (f"{TITLE} – QLV – Blog", "qlv.example", "QLV"),
        (f"{TITLE} | -=naMik=-", "blog.tonamik.example", "naMik"),
        (f"{TITLE} | DER LOTSE (Nordhaken)", "lotse-nordhaken.example", "DER LOTSE (Nordhaken)"),
        (f"Inselblick › {TITLE}", "inselblick.example", "Inselblick"),
        (f"{TITLE} | Politik", "politik.example", None),
        (f"{TITLE} | Kuchen", "allediebestenkuchenrezepte.example", None),
        (f"{TITLE} | Alles über Schiffe und Fähren", "schiffe.example", None),
        (f"{TITLE} | Blog", "blog.example", None),
        (f"{TITLE} | inselblick", "anderswo.example", None),
    ],
)
def test_a_name_that_the_pages_address_bears_out(title: str, host: str, expected: str | None) -> None:
    """What stands beside the headline is the outlet, however it is written, if the page's own host says so, too."""
    assert name(claim(title, host)) == expected


@pytest.mark.parametrize(
    ("top", "foot", "expected"),
    [
        ("<h1><a href='/'>inselblick</a></h1>", "", "inselblick"),
        ("<div><a href='/'>inselblick</a></div>", "", "inselblick"),
        ("<div>inselblick &gt; Leben</div>", "", "inselblick"),
        (f"<ul>{MENU}<li><a href='/i'>inselblick</a></li></ul>", "", None),
        ("", "<p>© 2006-2014 inselblick</p>", "inselblick"),
        ("", "<p>Copyright (c) 2012- Inselblick. Alle Rechte vorbehalten.</p>", "Inselblick"),
        ("", "<p>Mehr von uns</p>", None),
    ],
)
def test_a_name_that_the_masthead_or_a_notice_of_rights_bears_out(top: str, foot: str, expected: str | None) -> None:
    """So may the page's first lines, and its notice of rights, whose spelling is shown; a menu's item does not."""
    assert name(claim(f"{TITLE} - inselblick", top=top, foot=foot)) == expected


def test_a_name_before_the_headline_that_opens_with_the_holder_of_the_rights() -> None:
    """ "Ada Ruiz's Harbour Notes" is borne out by "© Ada Ruiz"."""
    foot = "<p>Copyright (c) 2012- Ada Ruiz. All rights reserved.</p>"
    assert name(claim(f"Ada Ruiz's Harbour Notes | {TITLE}", foot=foot)) == "Ada Ruiz's Harbour Notes"
    assert name(claim(f"Harbour notes | {TITLE}", foot=foot)) != "Harbour notes"


def test_a_title_that_is_only_the_sites_own_name() -> None:
    """Where nothing else names an outlet, a title that is the page's host names it."""
    assert name(claim("inselblick.example", "inselblick.example")) == "inselblick.example"
    assert name(claim("Nora Quint", foot="<p>Kontakt</p>")) is None


def test_the_source_that_a_line_names_bears_the_title_out() -> None:
    """ "来源：海港在线" and the title's end agree on who publishes."""
    heading = "渡轮冬季停航引发岛民担忧出行不便"
    story = "渡轮公司周二表示，开往岛上的冬季航班将停航，岛民担忧今后出行不便，只能乘坐每周两班的邮船。" * 3
    main = f"<div>来源：海港在线</div><h1>{heading}</h1><p>{story}</p><p>{story}</p>"
    found = read(page(f"<title>{heading}-海港在线</title>", main, lang="zh"), "p.html").description.best("outlet")
    assert name(found) == "海港在线"


@pytest.mark.parametrize(
    ("end", "expected"),
    [("：湊新聞デジタル", "湊新聞デジタル"), ("：湊新聞", "湊新聞"), ("：社会", None)],
)
def test_a_title_in_signs_ends_with_the_paper(end: str, expected: str | None) -> None:
    """No spaces part a Japanese title from the name behind it, which is known by its last signs."""
    heading = "島の渡し船、冬は運休へ 住民に不安広がる"
    story = "島の渡し船は冬のあいだ運休すると会社が火曜日に発表し、住民のあいだに不安が広がっている。" * 3
    main = f"<h1>{heading}</h1><p>{story}</p><p>{story}</p>"
    found = read(page(f"<title>{heading}{end}</title>", main, lang="ja"), "p.html").description.best("outlet")
    assert name(found) == expected


@pytest.mark.parametrize(
    ("title", "site", "expected"),
    [
        (f"{TITLE} - Auto News", "KuestenMotor.example", "KuestenMotor.example"),
        (f"{TITLE} - Pardal News", "kuestenmotor.example", "Pardal News"),
    ],
)
def test_an_address_that_is_written_as_a_name(title: str, site: str, expected: str) -> None:
    """A site that states its address with capitals is called so; one in small letters is only an address."""
    head = f'<title>{title}</title><meta property="og:site_name" content="{site}">'
    found = read(page(head, f"<h1>{TITLE}</h1>{body(STORY)}", lang="de"), "p.html").description.best("outlet")
    assert name(found) == expected


def test_sections_before_the_outlet_in_a_title_are_passed_over() -> None:
    """ "... » Local » Noticias » El Faro de Lobos" ends with the outlet, whatever papers are called "Noticias"."""
    assert name(claim(f"{TITLE} » Local » Noticias » El Faro de Lobos")) == "El Faro de Lobos"


def test_a_licence_is_no_holder_of_rights() -> None:
    """ "© 2007–16 CC BY-NC-SA 2.0 ..." names a licence, which publishes nothing."""
    found = name(claim(TITLE, foot="<p>© 2007–16 CC BY-NC-SA 2.0 Inselblick | CMS</p>"))
    assert found is None or not found.startswith("CC BY")


@pytest.mark.parametrize("town", ["Lima", "Quito"])
def test_a_town_in_a_title_is_no_outlet_for_a_papers_sake_that_is_called_after_it(town: str) -> None:
    """Where a story happened stands over it and in the name of the owner under it: only an address bears it out."""
    rights = f"<p>© 2019 {town} Herald. All rights reserved.</p>"
    assert name(claim(f"{TITLE} - {town}", top=f"<div>{town}</div>", foot=rights)) != town
    assert name(claim(f"{TITLE} - {town}", host=f"{town.lower()}.example")) == town
