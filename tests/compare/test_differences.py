"""Promises of the order in which differences are shown, and of what is said of each two cells."""

from __future__ import annotations

from dossier.compare import compare
from tests.compare.samples import record, row


def test_differences_have_ranks_and_agreement_has_none() -> None:
    """The dead come before things, contradictions before reworded quotations; what agrees is no difference."""
    one = 'Two people died. Nine people were hurt. The ferry carried 250 people. "We saw the rope go," said Ida Lund.'
    other = 'Three people died. Nine people were hurt. The ferry carried 310 people. "We saw a rope go," said Ida Lund.'
    found = compare([record(one, "R1"), record(other, "R2")])
    ranked = sorted((f for f in found if f.rank), key=lambda f: f.rank or 0)
    assert [f.rank for f in ranked] == list(range(1, len(ranked) + 1))
    assert ranked[0].kind == "killed"
    assert row(found, "wounded").rank is None
    assert all(f.relation not in ("same", "one-report") for f in ranked)


def test_each_two_cells_that_differ_have_a_relation() -> None:
    """`pairs` names two cells of different reports by their places; equal cells are no pair."""
    texts = ("Two people died.", "Two people died.", "Three people died.")
    found = row(compare([record(text, f"R{i}") for i, text in enumerate(texts)]), "killed")
    assert [(p.a, p.b, p.relation) for p in found.pairs] == [(0, 2, "contradiction"), (1, 2, "contradiction")]


def test_one_person_does_not_contradict_herself() -> None:
    """Two numbers of one named speaker are a count and a later one; those of two bodies contradict each other."""
    same = ("Twenty people died, said governor Ada Ruiz.", "Sixty people died, said Ada Ruiz.")
    other = ("Twenty people died, said Ada Ruiz.", "Sixty people died, said Leo Paz.")
    relations = [
        row(compare([record(text, f"R{i}") for i, text in enumerate(texts)]), "killed").relation
        for texts in (same, other)
    ]
    assert relations == ["update", "contradiction"]


def test_a_toll_has_passed_through_the_numbers_in_between() -> None:
    """Where the toll is said to have risen to nine, undated reports of four and of six were earlier."""
    texts = ("Four people died.", "Six people died.", "The death toll rose to nine people.")
    found = row(compare([record(text, f"R{i}") for i, text in enumerate(texts)]), "killed")
    assert found.relation == "update"


def test_things_of_one_name_have_rows_of_their_own() -> None:
    """All the hurt and those hurt in one town are two rows, whatever both are called."""
    one = "In all 249 people were hurt. Separately, 12 people were hurt in Ilo."
    other = "The quake hurt 249 people. In Ilo alone 12 people were hurt."
    found = [f for f in compare([record(one, "R1"), record(other, "R2")]) if f.finding == "figure"]
    rows = [sorted({cell.value for cell in f.cells}) for f in found if f.kind == "wounded"]
    assert sorted(rows) == [[12], [249]]
    assert len({f.key for f in found}) == len(found)
