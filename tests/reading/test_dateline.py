"""Datelines in the forms of many countries' papers and agencies, and the traps beside them."""

from __future__ import annotations

from time import process_time

import pytest

from dossier.model.claims import Dateline
from dossier.reading import read
from dossier.reading.fields.dateline import FoundDateline, bare_place, read_dateline, read_place_line
from dossier.reading.fields.dateline_form import match_stopped

STORY = " Three people died on Sunday when an old footbridge fell into the river, the mayor said at dawn."

FORMS = [
    # words, evidence, country, date
    ("PORTLAND, Ore., Feb 26 -", "PORTLAND, Ore., Feb 26", "US", "--02-26"),
    ("QUITO, March 16-", "QUITO, March 16", "EC", "--03-16"),
    ("LIMA, March 9 --", "LIMA, March 9", "PE", "--03-09"),
    ("LIMA, Sept. 4 —", "LIMA, Sept. 4", "PE", "--09-04"),
    (
        "HAVANA (CUBA), 16 SEP 89 (RADIO TAMARINDO) -- [TEXT]",
        "HAVANA (CUBA), 16 SEP 89 (RADIO TAMARINDO)",
        "CU",
        "1989-09-16",
    ),
    ("CLANDESTINE, 8 JAN 90 (RADIO TAMARINDO)-- [TEXT]", "CLANDESTINE, 8 JAN 90 (RADIO TAMARINDO)", None, "1990-01-08"),
    ("Bogota, January 15 2018 ( –", "Bogota, January 15 2018", "CO", "2018-01-15"),
    (
        "Bogota, Colombia, January 15, 2018 (tamarindo.example) –",
        "Bogota, Colombia, January 15, 2018 (tamarindo.example)",
        "CO",
        "2018-01-15",
    ),
    ("CARACAS –", "CARACAS", "VE", None),
    ("AUSTIN (KXYZ) —", "AUSTIN (KXYZ)", "US", None),
    ("AUSTIN - UPDATE:", "AUSTIN", "US", None),
    ("BRANDELL —", "BRANDELL", None, None),
    ("(Reuters) BOGOTA -", "BOGOTA", "CO", None),
    ("BOGOTA/CARACAS (Reuters) -", "BOGOTA/CARACAS (Reuters)", "CO", None),
    ("NEW YORK, Dec. 6, 2018 /Statementline/ --", "NEW YORK, Dec. 6, 2018 /Statementline/", "US", "2018-12-06"),
    ("MOSCOW, May 23. /TASS/.", "MOSCOW, May 23. /TASS/", "RU", "--05-23"),
    ("Moscow, 5 April:", "Moscow, 5 April", "RU", "--04-05"),
    ("NEW DELHI:", "NEW DELHI", "IN", None),
    ("BOSTON (Reuters) -", "BOSTON (Reuters)", "US", None),
    ("Caracas, 23 may (EFE).-", "Caracas, 23 may (EFE)", "VE", "--05-23"),
    ("Lyon (Francia), 23 may (EFE).-", "Lyon (Francia), 23 may (EFE)", "FR", "--05-23"),
    ("La Habana, 3 mar (Prensa Latina)", "La Habana, 3 mar (Prensa Latina)", "CU", "--03-03"),
    ("MADRID.-", "MADRID", "ES", None),
    ("MADRID_", "MADRID", "ES", None),
    ("QUITO3 March 2019 -", "QUITO3 March 2019", "EC", "2019-03-03"),
    ("Bogotá, 3 de julio de 2015.", "Bogotá, 3 de julio de 2015", "CO", "2015-07-03"),
    ("Ciudad de México, 23 de mayo de 2018.-", "Ciudad de México, 23 de mayo de 2018", "MX", "2018-05-23"),
    ("São Paulo, 23 mai (Lusa) –", "São Paulo, 23 mai (Lusa)", "BR", "--05-23"),
    ("RECIFE (PE) –", "RECIFE (PE)", "BR", None),
    ("PARIS, 23 mai 2000 (AFP) -", "PARIS, 23 mai 2000 (AFP)", "FR", "2000-05-23"),
    ("Berlin, 23. Mai (dpa) -", "Berlin, 23. Mai (dpa)", "DE", "--05-23"),
    ("ZÜRICH.", "ZÜRICH", "CH", None),
    ("ST. LOUIS, MO., March 3 -", "ST. LOUIS, MO., March 3", "US", "--03-03"),
    ("WASHINGTON, D.C., March 3 -", "WASHINGTON, D.C., March 3", "US", "--03-03"),
    ("Hamburg/Berlin (dpa) -", "Hamburg/Berlin (dpa)", "DE", None),
    ("TOKYO, March 3, Kyodo -", "TOKYO, March 3, Kyodo", "JP", "--03-03"),
    ("GEORGETOWN, Guyana, March 3, CMC –", "GEORGETOWN, Guyana, March 3, CMC", "GY", "--03-03"),
    ("Caracas, 03 Mar. AVN.-", "Caracas, 03 Mar. AVN", "VE", "--03-03"),
    ("Lima, mar. 3.", "Lima, mar. 3", "PE", "--03-03"),
    ("BERLIN taz |", "BERLIN taz", "DE", None),
    ("Berlin. (dpa)", "Berlin. (dpa)", "DE", None),
    ("Quito, Ecuador (CNN)", "Quito, Ecuador (CNN)", "EC", None),
    ("Tegucigalpa, Honduras.", "Tegucigalpa, Honduras", "HN", None),
    (
        "Bogotá, D.C., 3 de marzo de 2019 (Tamarindo).",
        "Bogotá, D.C., 3 de marzo de 2019 (Tamarindo)",
        "CO",
        "2019-03-03",
    ),
    ("FRANKFURT AM MAIN (dpa-AFX) -", "FRANKFURT AM MAIN (dpa-AFX)", "DE", None),
    ("Redacción Quito.-", "Quito", "EC", None),
    ("VALÈNCIA (EP) -", "VALÈNCIA (EP)", "ES", None),
]


def found_in(opening: str, lead: int = 3) -> FoundDateline | None:
    text = opening + STORY
    return read_dateline(text, 0, len(text), lead=lead)


@pytest.mark.parametrize(("words", "evidence", "country", "date"), FORMS)
def test_forms_are_read(words: str, evidence: str, country: str | None, date: str | None) -> None:
    """Each form gives its place and date, and its evidence is its own words and no more."""
    found = found_in(words)
    assert found is not None
    claim = found.claim(words + STORY)
    assert isinstance(claim.value, Dateline)
    assert claim.value.place is not None
    assert (claim.value.place.country, claim.value.date) == (country, date)
    assert claim.evidence[0].quote == evidence
    assert claim.evidence[0].proves(words + STORY)


def test_unlisted_places_keep_their_name_and_have_no_coordinates() -> None:
    """A village that no list knows is still a dateline where the form is unmistakable, in the area that it names."""
    found = found_in("VALDELUMBRE, Spain, May 3 (EFE) -")
    assert found is not None
    assert (found.place.name, found.place.country, found.place.lat) == ("VALDELUMBRE", "ES", None)


def test_several_places_are_all_told() -> None:
    """The first place of a double dateline is its place; the others are not lost."""
    found = found_in("BOGOTA/CARACAS (Reuters) -")
    assert found is not None
    assert [place.country for place in (found.place, *found.also)] == ["CO", "VE"]


def test_a_dateline_may_break_across_lines() -> None:
    """A teleprinter breaks lines where the width ends."""
    text = "    SAN\nANTONIO, Texas, March 30 - The river board is to\nmeet again in May."
    found = read_dateline(text, 4, len(text))
    assert found is not None
    assert (found.place.name, found.date and found.date.value) == ("San Antonio", "--03-30")


@pytest.mark.parametrize(
    "words",
    [
        "Bristol-Myers Co said",
        "SAPD. The chief said",
        "NASA. The",
        "Thousands of homes in Springfield - the largest town -",
        "UPDATE —",
        "SOCCER -",
        "SQUASH -",
        "Friday, August 30:",
        "August 30:",
        "Sunday, March 3, 2019 -",
        "PHOTO:",
        "BREAKING (Thursday):",
        "Paris fashion",
        "Pay April 15 -",
        "Published March 3, 2019 -",
        "J. Martin-Brown said",
        "France -",
        "London, May 14: a day",
        "London-based ladder maker Drexel",
        "Dow Jones - WKN: 4711, a number",
    ],
)
def test_mentions_and_labels_are_no_datelines(words: str) -> None:
    """A town in passing, a label, a weekday, a company and a sport are not where a report was filed."""
    assert found_in(words) is None


@pytest.mark.parametrize("words", ["CARACAS –", "Caracas –", "NEW DELHI:"])
def test_a_place_alone_is_believed_only_at_the_top(words: str) -> None:
    """Deep in a story a bare place before a dash is a subhead or a mention."""
    assert found_in(words, lead=0) is None


@pytest.mark.parametrize(
    ("line", "name", "date"),
    [
        ("LONDON 1996-12-07", "London", "1996-12-07"),
        ("NOVYE BRODY, Russia 1996-08-27", "NOVYE BRODY", "1996-08-27"),
        ("Puebla, 3 de marzo de 2019", "Puebla", "2019-03-03"),
        ("Puebla / 13.03.2019 14:05:00", "Puebla", "2019-03-13"),
        ("Lleida. Miércoles, 3 de marzo de 2021. 14:05", "Lleida", "2021-03-03"),
        ("Madrid 3 MAR 2019 - 20:30 CET", "Madrid", "2019-03-03"),
        ("DATELINE: NAIROBI, Kenya, June 11", "Nairobi", "--06-11"),
        ("SAPPORO, Japan, May 14 Kyodo", "Sapporo", "--05-14"),
        ("Tehran, May 14, 2019, IRNA", "Tehran", "2019-05-14"),
        ("Managua RADIO TAMARINDO in Spanish 1830 GMT 4 May 90", "Managua", "1990-05-04"),
    ],
)
def test_place_and_date_on_a_line_of_their_own(line: str, name: str, date: str) -> None:
    """A line that is a place and a date, and nothing else, is a dateline."""
    found = read_place_line(line, 0, len(line))
    assert found is not None
    assert found.date is not None
    assert (found.place.name, found.date.value[:10]) == (name, date)


@pytest.mark.parametrize(
    "line",
    [
        "Published May 3, 2019",
        "Ada Ruiz, May 3, 2019",
        "The Valley Herald, May 3, 2019",
        "Wednesday May 3 2019",
        "Mié, 18/03/2015",
        "May 3, 2019",
        "Quito / 27 muertos 3 MAR 2021",
    ],
)
def test_other_dated_lines_name_no_place(line: str) -> None:
    """A label, a person, a paper or a weekday before a date is no place, nor is one before other words and a date."""
    assert read_place_line(line, 0, len(line)) is None


def test_a_bare_place_is_a_listed_town() -> None:
    """A line such as "Caracas," may be half of a masthead; a country or a word may not."""
    assert (found := bare_place("Caracas,", 0, 8)) is not None and found.place.country == "VE"
    assert bare_place("France", 0, 6) is None
    assert bare_place("Opinion", 0, 7) is None


GERMAN = " Drei Menschen sind am Sonntag ums Leben gekommen, als eine alte Brücke in den Fluss stürzte, sagte der Rat."


@pytest.mark.parametrize(
    ("opening", "country"),
    [("Celle.", "DE"), ("Celle/Hannover.", "DE"), ("Bad Harzburg.", "DE"), ("Ende.", None), ("Doch.", None)],
)
def test_papers_in_german_close_a_dateline_with_a_full_stop(opening: str, country: str | None) -> None:
    """A town where German is spoken before a full stop and a sentence in German is a dateline, another word is none."""
    text = opening + GERMAN
    found = read_dateline(text, 0, len(text), lead=3)
    assert (found and found.place.country) == country


@pytest.mark.parametrize("opening", ["Celle.", "Quito.", "Reading."])
def test_papers_in_english_do_not(opening: str) -> None:
    """A lone word before a full stop opens a story in English."""
    text = opening + STORY
    assert read_dateline(text, 0, len(text), lead=3) is None


@pytest.mark.parametrize(
    ("name", "country"), [("València", "ES"), ("Medellín", "CO"), ("São Paulo", "BR"), ("Córdoba", "AR")]
)
def test_a_place_is_the_one_that_is_spelled_so(name: str, country: str) -> None:
    """Letters of one language choose among places of one name; letters that all spell choose the largest."""
    text = f"{name}, 3 mar (Tamarindo) -{STORY}"
    found = read_dateline(text, 0, len(text))
    assert found is not None and found.place.country == country


def test_a_call_by_telephone_is_no_agency() -> None:
    """How a report came in stands where an agency stands."""
    text = f"Lissabon, 29. April. (Tel.) {STORY}"
    found = read_dateline(text, 0, len(text))
    assert found is not None and found.agency is None


def test_a_dateline_may_stand_alone_over_its_story() -> None:
    """Place, date, agency and dash on a line of their own are the dateline of what stands below."""
    text = f"Water is measured\n\nCÓRDOBA, 3 Mar. (TAMARINDO) -\n\n{STORY.strip()}\n"
    (claim,) = read(text.encode(), "a.txt").description.all_of("dateline")
    assert isinstance(claim.value, Dateline)
    assert claim.value.date == "--03-03"
    assert claim.evidence[0].quote == "CÓRDOBA, 3 Mar. (TAMARINDO)"


@pytest.mark.parametrize("line", ["A-" * 200, "Aa-" * 150])
def test_a_line_of_joints_is_soon_judged(line: str) -> None:
    """A place's words may be joined in many ways; however many joints a line has, each is tried but once."""
    words, began = f"{line}b", process_time()
    match_stopped(words, 0, len(words))
    assert process_time() - began < 0.5
