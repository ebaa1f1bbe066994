"""Which of the lines above a story is its headline."""

from __future__ import annotations

import pytest

from tests.reading.test_plaintext import described, value

ES = "\n\nLILLE, 3 de marzo de 2021 - Tres personas murieron el miércoles al caer un puente, informó la alcaldía.\n"


@pytest.mark.parametrize(
    ("paper", "headline", "credit"),
    [
        ("L'Abri du Morvan", "La passerelle est tombée mercredi", "Par Luc Morel"),
    ],
)
def test_a_paper_of_no_list_stands_over_the_headline(paper: str, headline: str, credit: str) -> None:
    """A line named as Romance papers are, over a longer one and the byline, is the paper and no headline."""
    found = described(f"{paper}\n\n{headline}\n\n{credit}{ES}")
    assert value(found, "headline") == headline
    assert value(found, "outlet") == paper


@pytest.mark.parametrize(
    ("headline", "deck", "credit"),
    [
        ("The Fall of Lille", "How one town lost its bridge in a single night", "By Ada Ruiz"),
        ("Las Vegas Police Shooting", "Two officers were hurt in the dark, the mayor said", "By Ada Ruiz"),
        ("El fuego de Oaxaca", "La alcaldía promete nuevas casas para todos", "Por Ada Ruiz"),
        ("Cae el puente de piedra", "La alcaldía promete uno nuevo antes del invierno", "Por Ada Ruiz"),
    ],
)
def test_a_short_headline_over_its_deck_stays_one(headline: str, deck: str, credit: str) -> None:
    """Where headlines have capitals, or the line has small letters, the first line is the headline."""
    assert value(described(f"{headline}\n\n{deck}\n\n{credit}{ES}"), "headline") == headline
