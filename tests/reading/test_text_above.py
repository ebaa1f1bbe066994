"""Lines above and around a plain text's story, as papers and sites of several languages set them."""

from __future__ import annotations

import pytest

from tests.reading.test_text import described, people, place, value

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


def test_the_town_of_the_first_author_is_where_it_was_filed() -> None:
    """Of authors in several towns the first one's counts, as in a dateline of several towns."""
    found = described(f"Footbridge falls in the rain\n\nAda Ruiz in London and Leo Paz in Paris\n\n{EN}")
    assert (people(found), place(found)[:2]) == (["Ada Ruiz", "Leo Paz"], ("London", "GB"))


def test_a_portuguese_byline_says_from_where_it_was_filed() -> None:
    """ "Ada Ruiz, em São Paulo" is a name and a town."""
    found = described(
        "Ponte cai no norte\n\nAda Ruiz, em São Paulo\n03/04/2021 - 10h15\n\nTrês pessoas morreram no sábado no"
        " desabamento de uma ponte, disse o Corpo de Bombeiros em nota enviada à imprensa.\n"
    )
    assert (people(found), place(found)[0]) == (["Ada Ruiz"], "São Paulo")


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
