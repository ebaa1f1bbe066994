"""Promises of numbers that leave out their unit, their noun or whose count they are, for the sentence tells it once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.compare import compare
from tests.compare.samples import record
from tests.compare.test_figures import _said


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("Vega was jailed for nine years and his wife to six at the crown court.", {9, 6}),
        ("A judge gave him nine years in prison and his wife five and a half for fraud.", {9, 5.5}),
        ("Fueron condenados a nueve y seis años de cárcel.", {9, 6}),
        ("Vega, 58, was sentenced to nine years in prison and Ruiz, 41, walked free.", {9}),
        ("The boat went down in a quarter of an hour.", {0.25}),
        ("“We had no water for four days,” said Ruiz.", {4}),
    ],
)
def test_a_time_is_read_without_its_unit(text: str, times: set[float]) -> None:
    """What another time of the sentence tells is understood; an age is none."""
    assert {value for kind, _, value, _ in _said(text) if kind == "duration"} == times


@pytest.mark.parametrize(
    ("text", "value", "source"),
    [
        (
            "La policía calculó la asistencia en 12.000 personas; los convocantes, en 100.000.",
            100_000,
            "los convocantes",
        ),
        ("Marcharon unas 800 personas, según la policía, y 1.500 según los sindicatos.", 1500, "los sindicatos"),
        ("Police put the crowd at 12,000, while organisers claimed 80,000.", 12_000, "Police"),
    ],
)
def test_each_number_is_that_of_whoever_tells_it(text: str, value: int, source: str) -> None:
    """Of two counts in one sentence each has its own source, and the row says that they differ."""
    (row,) = [found for found in compare([record(text)]) if found.finding == "figure"]
    assert {cell.attributed_to for cell in row.cells if cell.value == value} == {source}
    assert not row.agree


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("La Cruz Roja cifra los fallecidos en 17.", ("killed", None, 17, "exactly")),
        ("La cifra de heridos subió a 30 y el de fallecidos a 12.", ("killed", None, 12, "exactly")),
        ("La policía detuvo anoche a nueve manifestantes.", ("arrested", "protesters", 9, "exactly")),
        ("Ordenan prisión preventiva de 90 días para seis obreros.", ("arrested", "workers", 6, "exactly")),
        ("Asesinados cinco conductores de un convoy.", ("killed", "drivers", 5, "exactly")),
        ("Desalojan a 300 familias de un predio.", ("displaced", "families", 300, "exactly")),
        ("Officers recaptured 24 prisoners.", ("arrested", "prisoners", 24, "exactly")),
        ("Six of the prisoners were recaptured.", ("arrested", "prisoners", 6, "exactly")),
        ("Thirty-five guests were still on drips.", ("wounded", "guests", 35, "exactly")),
        ("The ship had a crew of six.", ("count", "crew", 6, "exactly")),
        ("“There were 47 of us,” said Ruiz.", ("count", "people", 47, "exactly")),
        ("The firm employs 5,600 in the valley.", ("count", "people", 5600, "exactly")),
        ("Cada familia recibirá 50.000 kwachas.", ("money", "compensation", 50_000, "exactly")),
        ("Perdió 3.800 millones de coronas.", ("money", "damage", 3_800_000_000, "exactly")),
    ],
)
def test_numbers_are_read_however_the_sentence_stands(text: str, figure: tuple[str, str | None, object, str]) -> None:
    """Verbs before and behind, in headlines and with their days; bare numbers whose noun went before."""
    assert figure in _said(text)


@pytest.mark.parametrize(
    "text",
    [
        "Larkin, 18, according to the examiner, was a cook. The fire killed 30 people.",
        "Un incendio en el que murieron tres guardias liberó a cuarenta presos.",
    ],
)
def test_ages_and_relative_clauses_are_no_figures_of_the_event(text: str) -> None:
    """Nobody is counted by an age, or by what befell others."""
    assert not {18, 40} & {value for kind, _, value, _ in _said(text) if kind == "killed"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("The last strike, in 2018, went on for 35 days.", False),
        ("The airline, which lost $3 million last year, will borrow $500 million.", True),
    ],
)
def test_only_the_clause_of_another_year_is_left_out(text: str, told: bool) -> None:
    """A year between two commas is that of the whole sentence, one in a relative clause of that clause."""
    found = compare([replace(record(text), published="2024-02-21")])
    assert bool([row for row in found if row.kind in ("duration", "money")]) == told
