"""Promises of words that count two things: the sentence says which."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare import compare
from tests.compare.samples import record


def _counted(text: str, language: str) -> set[tuple[str | None, object]]:
    found = compare([replace(record(text), language=language)])
    return {(row.of, cell.value) for row in found if row.finding == "figure" for cell in row.cells}


@pytest.mark.parametrize(
    ("text", "language", "of", "value"),
    [
        ("Eleven coaches of the express derailed.", "en", "carriages", 11),
        ("The railway laid on 12 coaches for the stranded.", "en", "buses", 12),
        ("The crash sent six coaches off the tracks.", "en", "carriages", 6),
        ("Eleven coaches took the pilgrims to the shrine.", "en", "buses", 11),
        ("El club jugará ocho partidos sin hinchas.", "es", "games", 8),
        ("Ocho partidos firmaron la coalición.", "es", "parties", 8),
        ("The firm will close three plants.", "en", "factories", 3),
        ("Police found 300 marijuana plants.", "en", "plants", 300),
        ("La firma suprimirá 700 puestos de trabajo.", "es", "jobs", 700),
        ("Abrieron 40 mesas electorales en el valle.", "es", "polling stations", 40),
        ("Pararon 970 centros y quedaron sin clases los alumnos.", "es", "schools", 970),
        ("Some 80,000 mineworkers stayed away.", "en", "workers", 80_000),
        ("Fourteen health workers left the camp.", "en", "health workers", 14),
    ],
)
def test_the_sentence_tells_what_is_counted(text: str, language: str, of: str, value: int) -> None:
    """Coaches of a train are carriages, plants of a firm factories, and trades written as one word are known."""
    assert (of, value) in _counted(text, language)


def test_storeys_are_not_counted() -> None:
    """The floors of a house are no factories."""
    assert _counted("Ardió un edificio de cinco plantas.", "es") == set()


def test_a_number_for_somebody_counts_nobody() -> None:
    """`Eight for his wife` are years, and no women."""
    assert _counted("La fiscalía pidió doce años para Osta y ocho para su mujer.", "es") & {("women", 8)} == set()
