"""Lines above and around a plain text's story, as papers and sites of several languages set them."""

from __future__ import annotations

import pytest

from tests.reading.test_plaintext import described, people, value

EN = "Three people died on Wednesday when a footbridge fell into the river, police said, hours after a warning.\n"
ES = "Tres personas murieron el miércoles al caer un puente, informó Protección Civil en un comunicado.\n"
FR = "Trois personnes sont mortes mercredi dans l'effondrement d'un pont, a annoncé la préfecture dans la soirée.\n"


@pytest.mark.parametrize(
    "below",
    ["Staff Writer", "Metro Reporter", "The Daily Planet", "Associated Press Writer", "AND LEO PAZ\nSTAFF WRITERS"],
)
def test_a_line_right_under_a_byline_says_who_its_people_are(below: str) -> None:
    """What a report without headline has right under its byline is not taken for one."""
    found = described(f"By ADA RUIZ\n{below}\n\nSPRINGFIELD, Ill. -- {EN}")
    assert (found["headline"], people(found)) == (None, ["ADA RUIZ"])


def test_a_headline_may_stand_right_under_a_byline() -> None:
    """A line under a byline that says who nobody is can be the headline."""
    found = described(f"By Ada Ruiz\nFootbridge falls in the rain\n\nSPRINGFIELD, Ill. -- {EN}")
    assert value(found, "headline") == "Footbridge falls in the rain"


def test_the_words_before_a_date_are_no_paper() -> None:
    """ "Publicado el" is what a date is, and the paper is the line above."""
    found = described(f"El Diario del Valle\nPublicado el 3 de marzo de 2021\n\nCae un puente en el norte\n\n{ES}")
    assert (value(found, "outlet"), value(found, "published")) == ("El Diario del Valle", "2021-03-03")
    assert value(found, "headline") == "Cae un puente en el norte"


@pytest.mark.parametrize("moment", ["Publié hier à 18:02", "Il y a 2 heures", "Mis à jour il y a 3 jours"])
def test_a_moment_without_a_day_is_neither_headline_nor_date(moment: str) -> None:
    """When a page appeared, told from the day on which it was looked at, says nothing later on."""
    found = described(f"Un pont tombe\n\nJeanne Dupont (à Genève)\n{moment}\n\n{FR}")
    assert (value(found, "headline"), found["published"], found["text"]) == ("Un pont tombe", None, FR.strip())


@pytest.mark.parametrize("opening", ["(CNN)", "(CNN) ", "(CNN) — "])
def test_a_listed_outlet_in_brackets_opens_a_story(opening: str) -> None:
    """A network's name in brackets is its report's, with a dash behind it or glued to the first word."""
    assert value(described(f"{opening}{EN}"), "outlet") == "CNN"
    assert described(f"(AMBER) {EN}")["outlet"] is None


def test_a_spanish_agency_tells_who_contributed() -> None:
    """A contributor is named behind what he or she is at which agency."""
    foot = "___\n\nLa periodista de The Associated Press Ada Ruiz contribuyó a este despacho desde Puebla.\n"
    found = described(f"Cae un puente\n\nCIUDAD DE MÉXICO (AP) — {ES}\nEl alcalde prometió investigar.\n\n{foot}")
    assert people(found, "contributor") == ["Ada Ruiz"]
    assert "contribuyó" not in found["text"]


def test_a_note_on_who_edited_is_no_text() -> None:
    """Sites that take over agencies' reports say so under them."""
    note = "(Except for the headline, this story has not been edited by our staff and is published from a feed.)"
    assert "headline" not in described(f"Footbridge falls in the rain\n\n{EN}\n{EN}\n{note}\n")["text"]


def test_a_date_may_stand_before_its_byline() -> None:
    """ "Publicado em ... Por ..." is a date and then a byline, and whom its author reports for is the outlet."""
    line = "Publicado em 03/03/2021 - 14:05 Por Ada Ruiz – Repórter do Jornal do Vale - Manaus"
    found = described(f"Cai uma ponte em Manaus\n\n{line}\n\n{EN}")
    assert (people(found), value(found, "published"), value(found, "outlet")) == (
        ["Ada Ruiz"],
        "2021-03-03T14:05",
        "Jornal do Vale",
    )


def test_bars_with_times_between_them_are_no_menu() -> None:
    """Section, day and hour between bars say when a report appeared."""
    found = described(f"Estados | 03/03/2021 | 12:05 | Actualizada 15:30 |\nAda Ruiz\n\nCae un puente\n\n{ES}")
    assert value(found, "published") == "2021-03-03T12:05"


def test_a_headline_that_was_broken_is_whole() -> None:
    """A line that goes on in small letters right under the headline is its end."""
    found = described(f"The Valley Herald\n\nOyster beds reopen after\nsix-year closure\n\nBy Ada Ruiz\n\n{EN}")
    assert " ".join(value(found, "headline").split()) == "Oyster beds reopen after six-year closure"


def test_a_name_over_an_address_is_the_authors() -> None:
    """Also below a standfirst that reads as a story."""
    lead = "La estructura había sido cerrada hace dos años y reabierta sin obras, según cuentan los vecinos del barrio."
    head = f"Cae un puente en Tandil\n\n{lead}\n\nAda Ruiz\naruiz@latribuna.example\n03/03/2021 15:40"
    assert people(described(f"{head}\n\n{ES}")) == ["Ada Ruiz"]


def test_whom_to_ask_is_no_author() -> None:
    """Under a release's contact label a name over an address is nobody who wrote it."""
    contact = "Pressekontakt:\nTalbahn AG\nRalf Ostermann\npresse@talbahn.example"
    assert people(described(f"Talbahn fährt wieder\n\n{EN}\n{EN}\n\n{contact}\n")) == []


def test_how_long_ago_a_page_was_changed_names_no_paper() -> None:
    """Date, hour and "updated 2 years ago" between strokes are a stamp."""
    found = described(f"WORLD NEWS\nMARCH 3, 2021 / 2:05 PM / UPDATED 2 YEARS AGO\nFerry sinks\nBy Ada Ruiz\n\n{EN}")
    assert (found["outlet"], value(found, "published")) == (None, "2021-03-03T14:05")


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        ("3. März 2021, 14.05 Uhr (Update: 3. März 2021, 18.20 Uhr)", "2021-03-03T14:05"),
        ("3 de marzo de 2021 (14:05 h.)", "2021-03-03T14:05"),
        ("Publié: 03.03.2021, 14h05\nMis à jour: 03.03.2021, 18h20\nacy\navec les agences", "2021-03-03T14:05"),
    ],
)
def test_when_it_was_changed_is_said_beside(line: str, moment: str) -> None:
    """What stands in brackets or in a line below is a later day; small initials under them end no headline."""
    found = described(f"Eleven wagons off the rails\n{line}\n\n{EN}")
    assert (value(found, "headline"), value(found, "published")) == ("Eleven wagons off the rails", moment)


def test_a_section_between_bars_is_no_paper() -> None:
    """ "País" is a section, though a paper is called nearly so."""
    line = "Ada Ruiz - Rádio Serra\n3 Março 2021, 14:05 / atualizado em 3 Março 2021, 18:20 | País"
    found = described(f"Onze vagões cortam uma estrada\n{line}\n\n{EN}")
    assert (people(found), value(found, "outlet")) == (["Ada Ruiz"], "Rádio Serra")


@pytest.mark.parametrize("line", ["Redacción Nacional", "Transports", "News"])
def test_desks_and_sections_name_no_paper(line: str) -> None:
    """Over a headline, or between it and its date."""
    head = f"{line}\n\nEleven wagons off the rails\n\n{line}\nBy Ada Ruiz\n3 March 2021"
    assert described(f"{head}\n\n{EN}")["outlet"] is None


@pytest.mark.parametrize("paper", ["Le Phare de Brume", "LE PHARE DE BRUME", "L'Abeille de la Ternoise"])
@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_an_unknown_paper_over_its_date_is_no_headline(paper: str, between: str) -> None:
    """Whatever its letters and its article, with an empty line below the date or without; nor is it anybody's name."""
    found = described(f"{paper}\n12 mars 2023{between}Les ostréiculteurs retrouvent leur cale\n\n{FR}")
    assert (value(found, "headline"), people(found)) == ("Les ostréiculteurs retrouvent leur cale", [])
    assert paper.isupper() or value(found, "outlet") == paper


@pytest.mark.parametrize("lines", ["Ada Ruiz\nStaff Photographer", "Ada Ruiz\nFotógrafa", "Photo by\nAda Ruiz"])
def test_a_photographer_by_the_line_beside(lines: str) -> None:
    """A name alone is the photographer's where the line below it, or the one above, says so, and no author's."""
    story = "The bridge fell into the river on Monday, police said, hours after it had been closed to all carts."
    found = described(f"Old bridge falls\n\nLeo Paz\nReporter\n\n{lines}\n\n{story}\n\n{story}\n")
    assert (people(found), people(found, "photographer")) == (["Leo Paz"], ["Ada Ruiz"])


def test_a_paper_before_its_date_in_one_of_several_cells() -> None:
    """Of a running head's cells the one that holds paper and date tells both."""
    found = described(f"Cae un puente en el norte\n12 | SUCESOS | El Faro del Valle, 3 de marzo de 2021\n\n{ES}")
    assert (value(found, "outlet"), value(found, "published")) == ("El Faro del Valle", "2021-03-03")
