"""Datelines whose parts stand in an order of their own, and lines in which a monitor names its source."""

from __future__ import annotations

import pytest

from dossier.reading.fields.dateline import read_dateline, read_place_line
from dossier.reading.fields.dateline_form import match_form

STORY = " Three people died on Sunday when an old footbridge fell into the river, the mayor said at dawn."

FORMS = [
    # words, evidence, place, country, date, agency
    ("CALI, Colombia -- (PUMPWIRE) -- March 3, 2019 --", "CALI, Colombia -- (PUMPWIRE) -- March 3, 2019", "Cali", "CO",
     "2019-03-03", "PUMPWIRE"),
    ("CUSCO, Peru - March 3, 2019 - (Pump News):", "CUSCO, Peru - March 3, 2019 - (Pump News)", "Cusco", "PE",
     "2019-03-03", "Pump News"),
    ("Luanda, 03/03 -", "Luanda, 03/03", "Luanda", "AO", "--03-03", None),
    ("EFE - Quito, 3 mar. -", "Quito, 3 mar.", "Quito", "EC", "--03-03", "EFE"),
    ("EFE Quito.-", "Quito", "Quito", "EC", None, "EFE"),
    ("QUITO, Ecuador, EFE -", "QUITO, Ecuador, EFE", "Quito", "EC", None, "EFE"),
    ("(Quito) – March 3, 2019 –", "Quito) – March 3, 2019", "Quito", "EC", "2019-03-03", None),
    ("(Geneva, March 3, 2019) –", "Geneva, March 3, 2019", "Geneva", "CH", "2019-03-03", None),
    ("(Fresno, CA) –", "Fresno, CA", "Fresno", "US", None, None),
    ("Bhopal (Madhya Pradesh) [India], March 3 (ANI):", "Bhopal (Madhya Pradesh) [India], March 3 (ANI)", "Bhopal",
     "IN", "--03-03", "ANI"),
    ("ZAMORA, 3 (9 noche).—", "ZAMORA, 3 (9 noche)", "Zamora", "ES", None, None),
    ("PALERMO, 3, ore 21. —", "PALERMO, 3, ore 21.", "Palermo", "IT", None, None),
    ("QUITO, Sunday:", "QUITO, Sunday", "Quito", "EC", None, None),
    ("BRANDELLO (Perugia) -", "BRANDELLO (Perugia)", "BRANDELLO", "IT", None, None),
    ("'s-BRANDELHAGE, 3 March —", "'s-BRANDELHAGE, 3 March", "'s-BRANDELHAGE", None, "--03-03", None),
    ("PUMPWIRE - Cali, Colombia, 3 March -", "Cali, Colombia, 3 March", "Cali", "CO", "--03-03", None),
    ("Xinhua - GOMA, Congo, 3 March -", "GOMA, Congo, 3 March", "Goma", "CD", "--03-03", "Xinhua"),
    ("3 March 2019, Quito (EFE) -", "3 March 2019, Quito (EFE)", "Quito", "EC", "2019-03-03", "EFE"),
    ("(askanews) - GENOVA, 3 MAR -", "GENOVA, 3 MAR", "Genoa", "IT", "--03-03", "askanews"),
    ("(dpa/lby) Genf –", "Genf", "Geneva", "CH", None, "dpa/lby"),
    ("Lyon (Francia) (EFE).-", "Lyon (Francia) (EFE)", "Lyon", "FR", None, "EFE"),
    ("Quito | EFE.-", "Quito | EFE", "Quito", "EC", None, "EFE"),
    ("JAKARTA, ANTARA -", "JAKARTA, ANTARA", "Jakarta", "ID", None, "ANTARA"),
    ("(Geneva, Switzerland, 3 March 2019) –", "Geneva, Switzerland, 3 March 2019", "Geneva", "CH", "2019-03-03", None),
    ("(Gaza/Jerusalem, 3 March 2019) –", "Gaza/Jerusalem, 3 March 2019", "Gaza", "PS", "2019-03-03", None),
    ("**QUITO** (EFE) -", "QUITO** (EFE)", "Quito", "EC", None, "EFE"),
    ("QUITO, March 3, PUMP:", "QUITO, March 3, PUMP", "Quito", "EC", "--03-03", "PUMP"),
    ("QUITO Sunday, March 3 -", "QUITO Sunday, March 3", "Quito", "EC", "--03-03", None),
    ("Santo Domingo, 3 de marzo.-", "Santo Domingo, 3 de marzo.", "Santo Domingo", "DO", "--03-03", None),
    ("MAR DEL PLATA, 3 mar (EFE).-", "MAR DEL PLATA, 3 mar (EFE)", "Mar del Plata", "AR", "--03-03", "EFE"),
    ("MARCH, England (AP) —", "MARCH, England (AP)", "March", "GB", None, "AP"),
    ("FRIDAY HARBOR, Wash. (AP) —", "FRIDAY HARBOR, Wash. (AP)", "Friday Harbor", "US", None, "AP"),
    ("Nations unies (Etats-Unis), 3 mars (AFP) -", "Nations unies (Etats-Unis), 3 mars (AFP)", "United Nations", "US",
     "--03-03", "AFP"),
    ("ABOARD AIR FORCE ONE —", "ABOARD AIR FORCE ONE", "ABOARD AIR FORCE ONE", None, None, None),
    ("Quito, 15th March (EFE) -", "Quito, 15th March (EFE)", "Quito", "EC", "--03-15", "EFE"),
    ("QUITO - EFE -", "QUITO - EFE", "Quito", "EC", None, "EFE"),
    ("[QUITO, 3 March 2019]", "QUITO, 3 March 2019", "Quito", "EC", "2019-03-03", None),
    ("Gdańsk (PUB).", "Gdańsk (PUB)", "Gdańsk", "PL", None, "PUB"),
    ("STOCKHOLM (PUB)", "STOCKHOLM (PUB)", "Stockholm", "SE", None, "PUB"),
    ("Rome (CNN)", "Rome (CNN)", "Rome", "IT", None, "CNN"),
    ("BRANDELL, 3. März 2015.", "BRANDELL, 3. März 2015", "BRANDELL", None, "2015-03-03", None),
]  # fmt: skip


@pytest.mark.parametrize(("words", "evidence", "name", "country", "date", "agency"), FORMS)
def test_parts_in_an_order_of_their_own(
    words: str, evidence: str, name: str, country: str | None, date: str | None, agency: str | None
) -> None:
    """Wherever the date, the agency and the region stand, each is told, and the evidence is these words alone."""
    text = words + STORY
    found = read_dateline(text, 0, len(text), lead=3)
    assert found is not None
    assert (found.place.name, found.place.country) == (name, country)
    assert (found.date and found.date.date) == date
    assert text[found.form.start : found.form.stop] == evidence
    assert (text[slice(*found.agency)] if found.agency else None) == agency


@pytest.mark.parametrize(
    "words",
    [
        "Oxford 2, Lincoln 1 -",
        "London, 12 degrees -",
        "(BER)",  # who wrote it
        "(Reuters)",
        "Quito, Lima, Cali -",
        "Perth, 41 -",
        "Quito, 3 brothers: ",
        "Quito - Lima: the match begins at nine.",
        "QUITO - Lima 2:1.",
        "PARDAL TEXTILES INC (PTX) -",
        "PARDAL TEXTILES (PTX) -",
        "QUITO (BWV 211):",
        "ADA RUIZ (Leeds) -",
        "ADA RUIZ —",
        "PARDAL UNIVERSITY —",
        "MARKETS —",
        "GRAIN HOLDINGS -- USDA\n",
        "March 3 (EFE) -",
        "FOOTBRIDGE CLOSED\nMarch 3 (EFE) -",
        "FOOTBRIDGE CLOSED\n(EFE) -",
    ],
)
def test_scores_and_marks_are_no_datelines(words: str) -> None:
    """Numbers beside towns, two teams, firms, persons, and an author's mark are not where a report was filed."""
    text = words + STORY
    found = read_dateline(text, 0, len(text), lead=2)
    assert found is None


def test_brackets_hold_a_town_only_near_the_place() -> None:
    """An agency that bears the name of a far town is an agency."""
    text = "LONDON (Northgate) -" + STORY
    found = read_dateline(text, 0, len(text), lead=3)
    assert found is not None and found.place.country == "GB"
    assert found.agency is not None and text[slice(*found.agency)] == "Northgate"


def test_a_headline_with_its_full_stop_is_no_part_of_the_place() -> None:
    """A line in capitals that ends as a sentence stands over the dateline, and is not joined to it."""
    text = "THE STEAMER FALCON SUNK.\nQUITO, March 3.—" + STORY.strip()
    assert match_form(text, 0, len(text)) is None
    assert read_dateline(text, 0, len(text), lead=3) is None


MONITORS = [
    ("PA0303 Managua Domestic Service in Spanish 1830 GMT 4 May 90", "Managua", "Domestic Service", "1990-05-04"),
    ("La Paz EL BRANDELO in Spanish 4 May 90 p 7", "La Paz", "EL BRANDELO", "1990-05-04"),
    ("Panama City Television Tamarindo in Spanish 0100 GMT 4 May 90", "Panama City", "Television Tamarindo",
     "1990-05-04"),
    ("Moscow Radio Brandel in English to South Asia 1100 GMT 4 May 90", "Moscow", "Radio Brandel", "1990-05-04"),
    ("Madrid BRANDEL in Spanish 4 May 90 pp 23, 24", "Madrid", "BRANDEL", "1990-05-04"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "town", "source", "date"), MONITORS)
def test_the_source_that_a_monitor_names(line: str, town: str, source: str, date: str) -> None:
    """Town, source and day are told apart, with a time or a page, with a number before them or without."""
    found = read_place_line(line, 0, len(line))
    assert found is not None and found.agency is not None and found.date is not None
    assert (found.place.name, line[slice(*found.agency)], found.date.date) == (town, source, date)


def test_a_place_that_a_document_was_made_at() -> None:
    """ "À Gap, le 3 mars 2019" and "Dado en Quito, a 3 de marzo" are lines of place and date."""
    for line, town in (("À Gap, le 3 mars 2019", "Gap"), ("Fait à Lyon, le 3 mars 2019", "Lyon")):
        found = read_place_line(line, 0, len(line))
        assert found is not None and found.place.name == town and found.date is not None
