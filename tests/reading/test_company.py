"""Places of one name: the others that a story names tell which is meant."""

from __future__ import annotations

import pytest

from dossier.reading.rules.company import by_company
from dossier.reading.rules.places import Gazetteer


@pytest.mark.parametrize(
    ("name", "story", "country"),
    [
        ("Hamilton", "The board has ordered bleachers from Missoula and Idaho Falls.", "US"),
        ("Hamilton", "The board has ordered bleachers from Missoula.", "CA"),  # one may be anywhere
        (
            "Hamilton",
            "Trains to Mississauga, and to Missoula and Idaho Falls, are late.",
            "CA",
        ),  # one lies where it does
        ("Santiago", "Hubo lluvia en Puerto Plata y en Jarabacoa.", "DO"),
        ("Hamilton", "Missoula said that Idaho Falls would lose.", "CA"),  # people and teams are called so, too
    ],
)
def test_the_others_of_the_story_tell_which_place_is_meant(name: str, story: str, country: str) -> None:
    """Two places that have their names alone, in one country, outweigh size; what does not stand as a place is none."""
    likeliest = Gazetteer.standard().find(name)
    assert likeliest is not None
    assert by_company(likeliest, name, [story]).country == country


def test_of_several_in_that_country_the_nearest_is_meant() -> None:
    """Hamilton near Missoula is the one in Montana, not the larger one in Ohio."""
    likeliest = Gazetteer.standard().find("Hamilton")
    assert likeliest is not None
    assert by_company(likeliest, "Hamilton", ["It came from Missoula and Idaho Falls."]).admin == "Montana"
