"""Where pages say that their stories were filed, and the many places that they only mention."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read

STORY = {
    "de": "Der alte Steg über den Fluss ist am Sonntag eingestürzt, wenige Stunden nach Sperrung, teilte sie mit.",
    "es": "Un viejo puente de piedra cayó el domingo por la mañana, poco después de que lo cerraran, dijo la jefa.",
    "en": "An old footbridge fell into the river on Sunday, hours after it was closed by the mayor of Vilcanota.",
}
MORE = {
    "de": "Niemand war auf der Brücke, als das mittlere Stück fiel, sagte die Leiterin der Feuerwehr nach dem Einsatz.",
    "es": "Nadie estaba sobre el puente cuando cayó el tramo central, dijo la jefa de los bomberos de la ciudad.",
    "en": "Nobody was on the bridge when its middle part fell, the head of the fire brigade said in the evening.",
}
TITLE = {"de": "Alter Steg stürzt ein", "es": "Cae un puente de piedra", "en": "An old footbridge falls down"}


def dateline(lang: str, opening: str = "", above: str = "", title: str | None = None) -> dict[str, Any] | None:
    title = title or TITLE[lang]
    page = (
        f"<html lang='{lang}'><head><title>{title}</title></head><body><article><h1>{title}</h1>{above}"
        f"<p>{opening}{STORY[lang]}</p><p>{MORE[lang]}</p><p>{MORE[lang]} {STORY[lang]}</p></article></body></html>"
    )
    found: dict[str, Any] | None = contract_json(read(page.encode(), "a.html"))["dateline"]
    return found


def told(found: dict[str, Any] | None) -> tuple[str, str | None, str | None, str] | None:
    if found is None:
        return None
    return found["place"]["name"], found["place"]["country"], found["date"], found["evidence"][0]["quote"]


@pytest.mark.parametrize(
    ("lang", "opening", "want"),
    [
        ("de", "Celle. ", ("Celle", "DE", None, "Celle")),
        ("de", "CELLE. ", ("Celle", "DE", None, "CELLE")),
        ("de", "<b>Bad Hersfeld.</b> ", ("Bad Hersfeld", "DE", None, "Bad Hersfeld")),
        ("es", "<strong>Puebla (México).</strong> ", ("Puebla", "MX", None, "Puebla (México)")),
        ("es", "<b>Puebla.</b> ", ("Puebla", "MX", None, "Puebla")),
        ("es", "CÁDIZ.- ", ("Cadiz", "ES", None, "CÁDIZ")),
        ("en", "QUITO, March 3 — ", ("Quito", "EC", "--03-03", "QUITO, March 3")),
        ("de", "Meinung · ", None),
        ("es", "De nuestra corresponsal en QUITO - ", None),
    ],
)
def test_a_story_opens_with_its_place(lang: str, opening: str, want: tuple[str, ...] | None) -> None:
    """A place and a dash or dot, or a full stop where the page draws it apart, names its country, or is German."""
    assert told(dateline(lang, opening)) == want


def test_a_byline_above_does_not_use_up_the_opening() -> None:
    """A line of author and date between headline and story is no paragraph of it."""
    above = "<p>von Karla Beispiel, Samstag, 6. Oktober 2018, 14.30 Uhr</p>"
    assert told(dateline("de", "ZÜRICH. ", above)) == ("Zürich", "CH", None, "ZÜRICH")


@pytest.mark.parametrize(
    ("lang", "above", "want"),
    [
        ("es", "<p>Ada Ruiz</p><p>Puebla, 18 de octubre de 2022</p>", ("Puebla", "MX", "2022-10-18")),
        ("es", "<p>Puebla, 18 de octubre de 2022 12:05 h</p>", ("Puebla", "MX", "2022-10-18")),
        ("de", "<div>Celle, 3. März 2019, 14:30 Uhr</div>", ("Celle", "DE", "2019-03-03")),
        ("en", "<p>By Ada Ruiz<br>Quito, March 3, 2019</p>", ("Quito", "EC", "2019-03-03")),
    ],
)
def test_place_and_date_stand_above_the_story(lang: str, above: str, want: tuple[str, str, str]) -> None:
    """A line that is a place, a comma and a date is the dateline; a time of day may follow."""
    found = told(dateline(lang, above=above))
    assert found is not None and found[:3] == want


@pytest.mark.parametrize(
    ("lang", "above", "name", "country"),
    [
        ("en", "<p>By Ada Ruiz in Quito</p>", "Quito", "EC"),
        ("de", "<p>Von Karla Beispiel aus Celle</p>", "Celle", "DE"),
    ],
)
def test_authors_say_where_they_are(lang: str, above: str, name: str, country: str | None) -> None:
    """A byline's place counts when it is known, or when the story itself speaks of it as a place."""
    found = told(dateline(lang, above=above))
    assert found is not None and found[:2] == (name, country) and found[3] == name


@pytest.mark.parametrize(
    ("lang", "opening", "above"),
    [
        ("en", "Paris. ", ""),
        ("es", "Mercedes. ", ""),
        ("de", "Morgen. ", ""),
        ("de", "<b>Deutschland.</b> ", ""),
        ("en", "", "<p>By Ada Ruiz in Partnership</p>"),
        ("en", "", "<p><a href='/quito'>Quito</a>, March 3, 2019</p>"),
        ("de", "", "<p>Berlin 03.03.2019</p>"),
        ("en", "", "<p>Updated, March 3, 2019</p>"),
        ("en", "", "<p>Residents of Quito watched on March 3, 2019</p>"),
    ],
)
def test_mentioned_places_are_no_datelines(lang: str, opening: str, above: str) -> None:
    """A town that is named in passing, a section of the paper and a label give none."""
    assert dateline(lang, opening, above) is None


def test_the_gazetteer_leans_on_the_language() -> None:
    """A Spanish page means Spain's Cádiz, and an English one is left to what is largest."""
    spanish, english = told(dateline("es", "CÁDIZ.- ")), told(dateline("en", "CADIZ — "))
    assert spanish is not None and spanish[1] == "ES"
    assert english is not None and english[1] == "PH"


@pytest.mark.parametrize(
    ("lang", "above", "want"),
    [
        ("es", "<div><b>Ada Ruiz</b> | A Coruña, 14/08/2010</div>", ("A Coruña", "ES", "2010-08-14")),
        ("de", "<p>Ada Ruiz, <span>Trieste</span></p>", ("Trieste", "IT", None)),
        ("en", "<p>Ada Ruiz, Quito</p>", ("Quito", "EC", None)),
        ("en", "<p>By Ada Ruiz, Quito</p>", ("Quito", "EC", None)),
        ("es", "<p>Ada Ruiz, desde Montería</p>", ("Montería", "CO", None)),
        ("es", "<p>Por Ada Ruiz, de Montería</p>", ("Montería", "CO", None)),
    ],
)
def test_a_town_behind_the_author_is_where_the_story_was_filed(lang: str, above: str, want: tuple[str, ...]) -> None:
    """A listed town, with a date or alone, on the author's line; a desk or an outlet there is none."""
    found = told(dateline(lang, above=f"<div class='author'>{above}</div>"))
    assert found is not None and (found[0].replace("A Coruna", "A Coruña"), *found[1:3]) == want
    assert dateline(lang, above="<div class='author'>Ada Ruiz, Sport</div>") is None


def test_a_dateline_may_stand_alone() -> None:
    """A paragraph that is a dateline and its dash alone belongs to the one below it."""
    found = told(dateline("es", above="<p>TERUEL, 8 Mar. (PXN) -</p>"))
    assert found == ("Teruel", "ES", "--03-08", "TERUEL, 8 Mar. (PXN)")


def test_a_standfirst_does_not_use_up_the_opening() -> None:
    """A standfirst or a caption above is no paragraph of the story, which opens with its place."""
    found = told(dateline("de", "<b>Celle.</b> ", above=f"<p class='teaser'>{MORE['de']}</p>"))
    assert found == ("Celle", "DE", None, "Celle")
    found = told(dateline("de", "Celle - ", above=f"<p><b>{MORE['de']}</b></p><p>Von Ada Ruiz</p>"))
    assert found == ("Celle", "DE", None, "Celle")
