"""Promises of compounds: what is counted by words that are read as one."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record


def _counted(text: str) -> list[tuple[str, str | None, object]]:
    findings = compare([record(text)])
    return [(f.kind, f.of, c.value) for f in findings if f.finding == "figure" for c in f.cells]


@pytest.mark.parametrize(
    ("text", "of", "value"),
    [
        ("The harbour board released a 140-page report on the pier.", "pages", 140),
        ("A 12-person task force met in the town hall.", "members", 12),
        ("The 600-member assembly voted to dissolve.", "members", 600),
        ("Part of the 300 person crowd threw stones.", "people", 300),
        ("The two-carriage tram tipped over.", "carriages", 2),
        ("She was shot twice in the leg.", "gunshot wounds", 2),
        ("She was hit five times in the chest.", "gunshot wounds", 5),
        ("He was hit by seven bullets.", "gunshot wounds", 7),
        ("An autopsy showed that three bullets entered his back.", "gunshot wounds", 3),
        ("Recibió tres balazos en la espalda.", "gunshot wounds", 3),
        ("The guard fired at the car at least six times.", "shots", 6),
        ("The guard fired eight or nine times.", "shots", 9),
        ("He was stabbed four times in the neck.", "stab wounds", 4),
        ("El guardia le disparó tres veces en la pierna.", "shots", 3),
        ("Lo apuñalaron cinco veces en la calle.", "stab wounds", 5),
        ("He had been arrested three times before the fire.", "earlier arrests", 3),
        ("Ms Arroyo was charged with one count of arson.", "charges", 1),
        ("Ms Arroyo faces one attempted murder charge.", "charges", 1),
    ],
)
def test_words_that_are_read_as_one_count_one_thing(text: str, of: str, value: int) -> None:
    """Pages of a report, members of a team, carriages of a tram, shots told by how often, a single charge."""
    assert ("count", of, value) in _counted(text)


@pytest.mark.parametrize(
    "text",
    [
        "He won twice in a row.",
        "He was hit twice by a car.",
        "One man said so.",
        "He visited the two-storey house.",
        "One count was enough.",
    ],
)
def test_other_words_of_the_kind_count_nothing(text: str) -> None:
    """`twice` counts shots and blows only, `one` charges only, and storeys are no parts that anybody counts."""
    assert not _counted(text)
