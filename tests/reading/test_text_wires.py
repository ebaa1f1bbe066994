"""Texts of wire services: what stands over their stories, how these open in many tongues, and what only looks so."""

from __future__ import annotations

import pytest

from tests.reading.test_plaintext import described, people, place, value

EN = (
    "The governor said on Wednesday that every footbridge of the region\n"
    "would be looked at, hours after one of them fell into the river.\n\n"
    "Three people had died in the fall, and the search went on at dawn.\n"
)
WRAPPED = "    " + EN.replace("\n\n", "\n    ")
TITLE = "GOVERNOR ORDERS FOOTBRIDGES INSPECTED, SAYS MORE MAY CLOSE"


@pytest.mark.parametrize(
    "over",
    [
        f"{TITLE}\n",
        f"BC-Footbridge, 1st Ld-Writethru,0230\n{TITLE}\n",
        f"{TITLE}\n\nBy Ada Ruiz\nStaff Writer\n",
        f"{TITLE}\n\nBy ADA RUIZ\nUnited Press International\n",
        f"{TITLE}\nAda Ruiz, Staff Writer\n",
        f"{TITLE}\n(ADDS quotes)\n\n",
        "",
    ],
)
@pytest.mark.parametrize("words", ["TARMA, Peru, March 3", "TARMA, Peru, March 3 (EFE)", "Tarma, Peru, 3 March (SBX)"])
@pytest.mark.parametrize("body", [EN, WRAPPED], ids=["flush", "indented"])
def test_what_stands_on_the_line_over_a_dateline_is_no_part_of_it(over: str, words: str, body: str) -> None:
    """A headline, a slug, a post or a house right over the dateline stays out of its place and of its words."""
    indent = len(body) - len(body.lstrip())
    found = described(f"{over}{' ' * indent}{words} - {body.lstrip()}")
    assert place(found) == ("Tarma", "PE", "--03-03")
    assert found["dateline"]["evidence"][0]["quote"] == words
    assert value(found, "headline") == (TITLE if over else None)


@pytest.mark.parametrize("body", [EN, WRAPPED], ids=["flush", "indented"])
def test_a_town_alone_opens_a_wrapped_story_without_a_headline(body: str) -> None:
    """Where the first line has no room for the next one's first word, it is the story's, and its town the dateline."""
    indent = len(body) - len(body.lstrip())
    assert place(described(f"{' ' * indent}QUITO - {body.lstrip()}")) == ("Quito", "EC", None)


@pytest.mark.parametrize(
    "line",
    [
        "Agence France Presse -- English",
        "Reuters World Service",
        "Xinhua General News Service",
        "a0412 ^BC-Footbridge",
        "bc-footbridge",
        "UPDATE 2-",
        "zczc abc0412",
    ],
)
def test_services_and_slugs_are_no_headlines(line: str) -> None:
    """An agency's service, a slug and a desk's word over the headline, or under it, leave it what it is."""
    for over in (f"{line}\n\n{TITLE}\n\n", f"{TITLE}\n{line}\n\n"):
        assert value(described(f"{over}QUITO, March 3 (EFE) - {EN}"), "headline") == TITLE


def test_a_service_tells_its_agency() -> None:
    """The line that names a service tells which agency the text comes from."""
    found = described(f"Agence France Presse -- English\n\n{TITLE}\n\nQUITO, March 3 - {EN}")
    assert value(found, "outlet") == "Agence France-Presse"


@pytest.mark.parametrize("opening", ["Dear Ada,", "Querida Ada:", "Chère Ada,", "Sehr geehrte Frau Ruiz,"])
def test_a_letter_is_filed_by_nobody(opening: str) -> None:
    """Place and day over words that address someone are a letter's, on a line of their own or before it."""
    for words in (f"Lyon, 3 March 1921\n\n{opening} {EN}", f"Lyon, 3 March 1921. {opening} {EN}"):
        assert described(f"Found in the attic\n\n{words}")["dateline"] is None


SIGNED = [
    ("(Reporting by Ada Ruiz in Tarma,\nadditional reporting by Ben Okoro; writing by Cleo\nPark; editing by Leo Paz)",
     ["Ada Ruiz", "Cleo Park"], ["Ben Okoro"], ["Leo Paz"]),
    ("(Reporting and writing by Ada Ruiz; Editing\nby Leo Paz)", ["Ada Ruiz"], [], ["Leo Paz"]),
    ("(Reporting by Ada Ruiz Editing by Leo Paz)", ["Ada Ruiz"], [], ["Leo Paz"]),
    ("Reporting by Ada Ruiz, Writing by Cleo Park, Editing\nby Leo Paz", ["Ada Ruiz", "Cleo Park"], [], ["Leo Paz"]),
    ("Associated Press writers Ada Ruiz in Tarma and Ben Okoro\nin Accra contributed to this report.", [],
     ["Ada Ruiz", "Ben Okoro"], []),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "authors", "helpers", "editors"), SIGNED)
def test_sign_offs_run_over_lines(lines: str, authors: list[str], helpers: list[str], editors: list[str]) -> None:
    """Each does in the sign-off what its words say, wherever the width breaks them, and a lost semicolon parts too."""
    found = described(f"{TITLE}\n\nTARMA, Peru, March 3 - {EN}\n{lines}\n")
    assert (people(found), people(found, "contributor"), people(found, "editor")) == (authors, helpers, editors)
    assert "Ruiz" not in found["text"]


def test_three_authors_whose_last_has_a_small_word() -> None:
    """ "By A, B and C" are three authors, not one and a paper named like "X and Y da Z"."""
    found = described(f"{TITLE}\nBy Ada Ruiz, Ben Okoro and Leo da Costa\n\nQUITO, March 3 - {EN}")
    assert (people(found), found["outlet"]) == (["Ada Ruiz", "Ben Okoro", "Leo da Costa"], None)


@pytest.mark.parametrize("station", ["KXYZ 13", "KXYZ13", "LUX 18"])
def test_a_station_may_have_its_channel_in_a_datelines_brackets(station: str) -> None:
    """ "SALINA (KXYZ 13) -": a number beside a station's letters takes nothing from the dateline."""
    told = "The ferry sank at its pier on Monday, the harbour office said, and nobody was on board when it did."
    assert place(described(f"Ferry sinks at its pier\n\nSALINA, Kan. ({station}) – {told}\n")) == ("Salina", "US", None)
