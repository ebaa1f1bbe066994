"""Promises of scorecards: how often a boxer or a team has won is told of each by itself."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record, row


def _counted(text: str) -> list[tuple[str | None, object, str]]:
    findings = compare([record(text)])
    return [(f.of, c.value, c.evidence.quote) for f in findings if f.finding == "figure" for c in f.cells]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Ana Vera (21-3, 12 KOs) beat Eva Sosa (14-7-2) easily.",
         [("knockouts (Vera)", 12, "12"), ("wins (Sosa)", 14, "14-7-2"), ("wins (Vera)", 21, "21-3")]),
        ("The night took Vera's record to 21-3 with a fine 12 wins by knockout.",
         [("knockouts (Vera)", 12, "12"), ("wins (Vera)", 21, "21-3")]),
        ("Ana Vera (21-3, 12 nocauts) ganó otra vez.", [("knockouts (Vera)", 12, "12"), ("wins (Vera)", 21, "21-3")]),
        ("Former champion Eva Sosa, 14-7-2, 9 KO's, came back.",
         [("knockouts (Sosa)", 9, "9"), ("wins (Sosa)", 14, "14-7-2")]),
        ("The Herons (45-20) came from behind.", [("wins (Herons)", 45, "45-20")]),
        ("The Herons (3-2) came from behind.", []),  # as likely a score
        ("The Senate (52-48) approved the bill.", []),
        ("Ana Vera, 21-3, came from behind.", []),
    ],
)  # fmt: skip
def test_a_record_tells_who_won_how_often(text: str, told: list[tuple[str, int, str]]) -> None:
    """Wins and knockouts, of whom they are; neither a score nor a vote."""
    assert sorted(_counted(text)) == told


def test_two_records_of_one_boxer_contradict_each_other() -> None:
    """Each boxer has a row, in which two numbers of wins cannot both be true."""
    findings = compare(
        [
            record("Ana Vera (21-3, 12 KOs) beat Eva Sosa (14-7-2).", "R0"),
            record("Ana Vera (22-3, 12 KOs) beat Eva Sosa (14-7-2).", "R1"),
        ]
    )
    relations = {f.of: f.relation for f in findings if f.finding == "figure"}
    assert relations == {"wins (Vera)": "contradiction", "knockouts (Vera)": "same", "wins (Sosa)": "same"}
    assert [cell.value for cell in row(findings, "count", "wins (Vera)").cells] == [21, 22]
