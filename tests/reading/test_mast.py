"""A line above a story that holds paper, section, page and date, in any order."""

from __future__ import annotations

import pytest

from dossier.reading.fields.masthead_line import read_mast


@pytest.mark.parametrize(
    ("line", "paper", "section", "day"),
    [
        ("Lahntaler Rundschau, 8. März 2013, Seite 4 (Meinung)", "Lahntaler Rundschau", "Meinung", "2013-03-08"),
        ("Seite 7 | Lahntaler Merkur | Lokales | Freitag, 8. März 2013", "Lahntaler Merkur", "Lokales", "2013-03-08"),
        ("p. 3 | El Farol de Jaca | Sucesos | 4 de mayo de 2013", "El Farol de Jaca", "Sucesos", "2013-05-04"),
        ("La Sentinella del Ticino, mercoledì 6 maggio 2009, pag. 11, Cronaca",
         "La Sentinella del Ticino", "Cronaca", "2009-05-06"),
        ("Politique - Le Phare du Morvan - 3 mars 2019 - p. 4", "Le Phare du Morvan", "Politique", "2019-03-03"),
        ("Région | Le Phare d’Armor | 3 mars 2019", "Le Phare d’Armor", "Région", "2019-03-03"),
        ("The Herald (Quito), 3 March 2019", "The Herald", None, "2019-03-03"),
    ],
)  # fmt: skip
def test_parts_of_a_line(line: str, paper: str, section: str | None, day: str) -> None:
    """Paper, section and day are told apart, whatever stands first and whatever parts them."""
    found = read_mast(line, 0, len(line))
    assert found is not None and found.paper is not None and found.date is not None
    assert line[slice(*found.paper)] == paper
    assert (line[slice(*found.section)] if found.section else None) == section
    assert found.date.date == day


@pytest.mark.parametrize("line", ["Berlin, 3. Mai 2011", "Accueil / Justice / Auxerre", "Mayor Quits, Police Say"])
def test_a_town_is_no_paper(line: str) -> None:
    """Place and date, a way that ends in a town, and a headline are no masthead with a paper."""
    found = read_mast(line, 0, len(line))
    assert found is None or found.paper is None


def test_a_wires_number_is_no_paper() -> None:
    """A dispatch's number before its moment has more digits than letters."""
    found = read_mast("AA-0871 05/03/2019 16:42", 0, 24)
    assert found is None or found.paper is None
