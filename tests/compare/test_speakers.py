"""Promises of who is named as the speaker of a number: a person, a body or an outlet, else nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare.figures import figures
from tests.compare.samples import record


def _speaker(text: str, language: str = "en") -> str | None:
    """Of the last figure of a text."""
    return list(figures(replace(record(text), language=language)))[-1].cell.attributed_to


@pytest.mark.parametrize(
    ("text", "speaker"),
    [
        ("Five people died when the ferry sank, a sheriff said.", "a sheriff"),
        ("Two were taken away but police said that five people died.", "police"),
        ("The mayor, Ada Ruiz, said five people died.", "Ada Ruiz"),
        ("Ada Ruiz, a doctor at a clinic in the upper district of Ilo, told AFP that five people died.", "Ada Ruiz"),
        ("Five people died in Ilo, the capital of the Ruo district, said Leo Paz of the rescue agency.", "Leo Paz of"),
        ("According to local media, five people died.", "local media"),
        ("In a statement on Monday the mayor said that five people died.", "the mayor"),
        ("Ada Ruiz is the mayor. “Nobody slept,” said Leo Paz. He said five people died.", "Leo Paz"),
        ("Ilo\n\n“We all ran,” said Leo Paz.\n“Five people died here. Nobody came.”", "Leo Paz"),
    ],
)
def test_speakers_are_found_in_english(text: str, speaker: str) -> None:
    """The subject of a verb of saying, the source after `according to`, and whom a pronoun means."""
    assert (_speaker(text) or "").startswith(speaker)


@pytest.mark.parametrize(
    ("text", "speaker"),
    [
        ("El gobernador de Ilo, Leo Paz, dio a conocer que cinco personas murieron.", "Leo Paz"),
        ("En una entrevista con un medio local el alcalde señaló que cinco personas murieron.", "el alcalde"),
        ("Murieron cinco personas, ratificó el gobernador de Ilo.", "el gobernador de Ilo"),
        ("Autoridades de Protección Civil indican que cinco personas murieron.", "Autoridades de Protección Civil"),
        ("“Nadie vino”, dijo Ada Ruiz. Añadió que cinco personas murieron.", "Ada Ruiz"),
        ("Cinco personas murieron, según el informe de la Defensoría.", "el informe de la Defensoría"),
    ],
)
def test_speakers_are_found_in_spanish(text: str, speaker: str) -> None:
    """Present and past verbs, names in apposition, and verbs without a subject."""
    assert _speaker(text, "es") == speaker


@pytest.mark.parametrize(
    "text",
    [
        "Details have been unclear, reported five people killed.",
        "The man, who has been identified as Leo Paz, killed five people.",
        "Losses that matched or exceeded the highest said little: five people died.",
        "The new figures come, said to be final: five people died.",
        "Además, dijo que cinco personas murieron.",
        "Según versiones iniciales, cinco personas murieron.",
    ],
)
def test_nobody_is_no_speaker(text: str) -> None:
    """Words next to a verb of saying that name no person, body or outlet are no speaker."""
    assert _speaker(text, "es" if "personas" in text else "en") is None
