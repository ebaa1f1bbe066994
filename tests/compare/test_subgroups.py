"""Promises of aspects: numbers of one name that count others stand in rows of their own."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record


def _rows(kind: str, *texts: str) -> dict[str | None, list[object]]:
    findings = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    return {f.of: [c.value for c in f.cells] for f in findings if f.finding == "figure" and f.kind == kind}


@pytest.mark.parametrize(
    ("texts", "rows"),
    [
        (("At least 90 people were wounded.", "In all 84 people were taken to hospital.",
          "Some 80 people were rushed to hospital."), {None: [90], "in hospital": [84, 80]}),
        (("Hubo al menos 90 heridos.", "Unas 84 personas fueron hospitalizadas."), {None: [90], "in hospital": [84]}),
        # as many as others have hurt, more than others have hurt, and exact numbers that are held against each other
        (("At least 90 people were wounded.", "In all 90 people were taken to hospital."), {None: [90, 90]}),
        (("At least 60 people were wounded.", "In all 84 people were taken to hospital."), {None: [60, 84]}),
        (("Ninety people were wounded.", "In all 84 people were taken to hospital."), {None: [90, 84]}),
    ],
)  # fmt: skip
def test_those_in_hospital_stand_apart(texts: tuple[str, ...], rows: dict[str | None, list[object]]) -> None:
    """A number of those in hospital is none of all the hurt where others give more of these, and only roughly."""
    assert _rows("wounded", *texts) == rows


@pytest.mark.parametrize(
    ("texts", "rows"),
    [
        (("The cards of 5,000 Canadian customers were copied.", "The cards of 9,000 British customers were copied."),
         {"customers": [9000], "customers (Canada)": [5000]}),
        (("The cards of 900,000 customers were copied.", "The cards of 910,000 US customers were copied.",
          "The cards of 9,000 British customers were copied."),
         {"customers": [900_000, 910_000], "customers (UK)": [9000]}),
        (("The cards of 5,000 Canadian customers were copied.", "The cards of 9,000 Canadian customers were copied."),
         {"customers": [5000, 9000]}),
        (("The court heard 12 Somalis.", "Of 23 smugglers, 12 are from Somalia, 9 from Yemen."),
         {"smugglers (Somalia)": [12, 12], "smugglers (Yemen)": [9], "smugglers": [23]}),
        (("Robaron los datos de 8.000 clientes canadienses.", "Robaron los datos de 90.000 clientes británicos."),
         {"customers": [90_000], "customers (Canada)": [8000]}),
    ],
)  # fmt: skip
def test_those_of_another_nation_stand_apart(texts: tuple[str, ...], rows: dict[str | None, list[object]]) -> None:
    """Customers of one nation are not held against another's; whose nation is not told are those of about as many."""
    assert _rows("count", *texts) == rows


def test_a_nations_people_are_people() -> None:
    """Americans whose data were stolen are the people, and the customers, of whom other reports tell as many."""
    rows = _rows(
        "count",
        "The data of 145.5 million people were stolen.",
        "The firm raised the number of Americans whose data were copied to 145.5 million.",
        "The data of 143 million customers were exposed.",
    )
    assert rows == {"people": [145_500_000, 145_500_000, 143_000_000]}
