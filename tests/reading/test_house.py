"""Who published a text, told by where it appeared, by its rights, and by the words that its address spells."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Published, Words
from dossier.model.evidence import quoted
from dossier.reading.fields.copyright_lines import at_address, first_appearance, is_rights, owner_line
from dossier.reading.fields.outlet import copyright_outlet


@pytest.mark.parametrize(
    ("line", "name", "when"),
    [
        ("*This story appeared in the May 2015 issue of Moorland Review.*", "Moorland Review", "2015-05"),
        ("A version of this article appears in print on May 3, 2017, on Page A4 of the Moorland Argus",
         "Moorland Argus", "2017-05-03"),
        ("Publicado en la edición impresa del 3 de mayo de 2014 de El Faro de Jaca", "El Faro de Jaca", "2014-05-03"),
        ("Dieser Text ist in der Ausgabe 3/2019 der Lahnpost erschienen.", "Lahnpost", None),
        ("Cet article est paru dans Le Phare du Morvan du 3 mars 2019", "Le Phare du Morvan", "2019-03-03"),
        ("Artigo publicado originalmente na Gazeta do Sabor", "Gazeta do Sabor", None),
    ],
)  # fmt: skip
def test_where_a_story_appeared(line: str, name: str, when: str | None) -> None:
    """A note of where the story appeared names the paper, and the issue's date where it has one."""
    found = first_appearance(line, 0, len(line))
    assert found is not None
    who, dates = found
    assert who.name == name
    assert [claim.value.value for claim in dates if isinstance(claim.value, Published)] == ([when] if when else [])


@pytest.mark.parametrize("line", ["This story was published in 2011 in Quito.", "Publicado en Madrid", "It ran on."])
def test_no_paper_where_a_place_stands(line: str) -> None:
    """A place, and a sentence of any other kind, is no paper."""
    assert first_appearance(line, 0, len(line)) is None


@pytest.mark.parametrize(
    "line", ["© RIPRODUZIONE RISERVATA", "© Nachdruck verboten", "© Reproducción prohibida", "(c) All rights reserved"]
)
def test_rights_are_no_holder(line: str) -> None:
    """A notice of rights names nobody."""
    assert copyright_outlet(line, 0, len(line)) is None


def test_the_name_over_its_rights() -> None:
    """A few words in capitals over "all rights reserved" are the paper; a sentence is not."""
    assert is_rights("Todos los derechos reservados")
    assert (found := owner_line("Diario El Candil", 0, 16)) and found.name == "Diario El Candil"
    assert owner_line("the lamp went out", 0, 17) is None


def test_the_words_that_an_address_spells() -> None:
    """The words of the text that, run together, are the address's name are the paper, with their article."""
    text = "https://moorlandherald.example/bridge\n\nThe Moorland Herald has asked the clerk."
    url = Claim("url", Words(text[:37]), (quoted(text, 0, 37),), 0.9)
    found = at_address(text, [url])
    assert found is not None
    assert found.name == "The Moorland Herald" == text[found.start : found.end]
    assert at_address("https://moorlandherald.example/bridge\n\nThe herald of the moorland spoke.", [url]) is None
