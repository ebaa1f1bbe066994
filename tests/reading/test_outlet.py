"""Who published a report: mastheads, copyright lines, labels, title tails, brackets."""

from __future__ import annotations

import pytest

from dossier.model.claims import Place
from dossier.reading.fields import outlet
from dossier.reading.fields.headline import cut_tail
from dossier.reading.fields.station_self_name import find_own_station


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("© 2019 KXYZ-TV", "KXYZ-TV"),
        ("© 2019 The Valley Herald Company", "The Valley Herald"),
        ("Copyright 2019 The Valley Herald. All rights reserved.", "The Valley Herald"),
        ("Copyright (c) 2019 KXYZ (Ruiz Corp.) All rights reserved.", "KXYZ"),
        ("© 2018-2019 Diario del Valle. Todos los derechos reservados.", "Diario del Valle"),
        ("Copyright law was changed in 2019", None),
        ("All rights reserved.", None),
        ("COPYRIGHT AND PROTECTED BY APPLICABLE LAW", None),
    ],
)
def test_copyright_lines_name_their_holder(line: str, name: str | None) -> None:
    """The holder is the outlet, without year, firm and formula."""
    found = outlet.copyright_outlet(line, 0, len(line))
    assert (found.name if found else None) == name
    assert found is None or found.claim(line).evidence[0].proves(line)


@pytest.mark.parametrize(
    ("line", "is_masthead"),
    [
        ("The Valley Herald", True),
        ("WORLD NEWS", False),
        ("DIARIO DEL VALLE", True),
        ("KXYZ-TV", True),
        ("Le Courrier des Sablons", True),
        ("Reuters", True),
        ("By Breaking News Staff", False),
        ("Photo: Herald", False),
        ("Three killed in Quito", False),
        ("Post office closes at noon, says mayor", False),
    ],
)
def test_mastheads_are_told_from_other_lines(line: str, is_masthead: bool) -> None:
    """A listed name, or one as papers and stations have; a byline, a credit and a sentence are none."""
    assert (outlet.masthead(line, 0, len(line)) is not None) is is_masthead


@pytest.mark.parametrize(
    ("title", "headline", "name"),
    [
        ("Footbridge falls in Quito - The Valley Herald", "Footbridge falls in Quito", "The Valley Herald"),
        ("Footbridge falls in Quito - KXYZ.com – Quito's News Leader", "Footbridge falls in Quito", "KXYZ.com"),
        ("Mayor to resign soon - Reuters.", "Mayor to resign soon - Reuters.", None),
        ("Mayor to resign soon - paper.", "Mayor to resign soon - paper.", None),
        ("MAYOR TO RESIGN SOON - NY TIMES", "MAYOR TO RESIGN SOON - NY TIMES", None),
        ("Soccer - Quito beat Lima in the rain", "Soccer - Quito beat Lima in the rain", None),
    ],
)
def test_outlets_are_cut_off_titles(title: str, headline: str, name: str | None) -> None:
    """A title's tail is the outlet; the source that a headline quotes, or its subject, is part of the headline."""
    end, found = cut_tail(title, 0, len(title))
    assert (title[:end], found.name if found else None) == (headline, name)


def test_brackets_of_an_agency_count_less_than_a_masthead() -> None:
    """An agency's copy is printed by others; a station's brackets name the publisher."""
    agency, station = outlet.bracketed("AFP", 0, 3), outlet.bracketed("KXYZ", 0, 4)
    assert agency is not None and station is not None
    assert agency.rank < outlet.TAIL < station.rank


def test_a_station_is_known_by_whom_people_told() -> None:
    """Witnesses who twice told a listed station at home in the dateline's region name the house; once is not enough."""
    text = "The mayor told KSL so. His wife told KSL another thing. A lawyer told CNN and told CNN again."
    utah, georgia = Place("Murray", "Utah", "US"), Place("Murray", "Kentucky", "US")
    found = find_own_station(text, 0, len(text), utah)
    assert found is not None and found.name.startswith("KSL")
    assert find_own_station(text, 0, len(text), georgia) is None
    assert find_own_station(text, 0, 30, utah) is None


@pytest.mark.parametrize("name", ["渡口晨报", "湾岸新聞", "나루일보", "جريدة النهر", "Głos Nadbrzeżny", "Kıyı Postası"])
def test_papers_of_other_scripts_and_tongues_are_known_by_their_words(name: str) -> None:
    """What such papers are called tells that a line is a masthead, though no list knows them."""
    found = outlet.masthead(name, 0, len(name))
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("words", ["渡口的报道", "النهر الكبير", "新聞を読む人"])
def test_other_words_in_those_scripts_are_no_papers(words: str) -> None:
    """A phrase that only holds such letters names none."""
    assert outlet.masthead(words, 0, len(words)) is None


@pytest.mark.parametrize("label", ["来源：", "Источник: ", "Kaynak: ", "المصدر: "])
def test_a_source_is_labelled_in_other_tongues(label: str) -> None:
    """The label's name is the outlet."""
    found = outlet.labelled_outlet(label + "渡口晨报", 0, len(label) + 4)
    assert found is not None
    assert found.name == "渡口晨报"
