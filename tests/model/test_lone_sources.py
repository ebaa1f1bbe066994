"""Promises of the one source that alone disagrees with the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.cli.cases import finding_json
from dossier.compare import compare
from dossier.desktop.findings_wording import spoken_row
from tests.compare.samples import record

_NINE = "Nine people died in the fire, police said."
_TEN = "Ten people died in the fire, the hospital said."
_ONE = "Eleven people died in the fire, the mayor of the town told the newspaper."


@pytest.mark.parametrize(
    ("texts", "alone"),
    [
        ((_NINE, _TEN), ()),
        ((_NINE, "At the harbour, nine people died in a fire, firefighters said.", _TEN), ("R2",)),
        ((_NINE, "At the harbour, nine people died in a fire, firefighters said.", _TEN, _TEN), ("R2", "R3")),
        ((_NINE, _TEN, _ONE), ()),
        ((_NINE, _NINE), ()),
    ],
)
def test_a_source_that_alone_disagrees_is_marked(texts: tuple[str, ...], alone: tuple[str, ...]) -> None:
    """A row names the reports of the one source without which the others agree, copies of its words included."""
    found = compare([record(text, f"R{at}") for at, text in enumerate(texts)])
    (toll,) = (row for row in found if row.finding == "figure" and row.kind == "killed")
    assert toll.alone == alone


def test_a_spelling_that_one_report_alone_has_is_marked() -> None:
    """Of three reports that name somebody, the one with another spelling is known."""
    texts = ("It knows Priya Raman well.", "They met Priya Raman there.", "They fear Prya Raman now.")
    (row,) = (f for f in compare([record(text, f"R{at}") for at, text in enumerate(texts)]) if f.finding == "name")
    assert (row.relation, row.alone) == ("letters", ("R2",))


def test_compare_answers_who_is_alone() -> None:
    """JSON has the reports of that source; a row without one has no such field."""
    texts = ("It knows Priya Raman well.", "They met Priya Raman there.", "They fear Prya Raman now.")
    (row,) = (f for f in compare([record(text, f"R{at}") for at, text in enumerate(texts)]) if f.finding == "name")
    digests = dict.fromkeys(("R0", "R1", "R2"), "00")
    assert finding_json(row, digests)["alone"] == ["R2"]
    assert "alone" not in finding_json(replace(row, agree=True), digests)
    assert "only R2 differs" in spoken_row(row)
