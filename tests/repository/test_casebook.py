"""Cases and notes on them are withdrawn and restored by events; the log keeps all that they hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.events import PREMIS
from dossier.model.plans import Plan


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """A case with two notes, the first of them private."""
    with Archive.create(tmp_path / "archive", person="ana", keys=tmp_path / "keys") as opened:
        opened.cases.new("Fire")
        opened.cases.add_note("Fire", "Ask the chief.", private=True)
        opened.cases.add_note("Fire", "Ask the baker.")
        yield opened


def assert_made_again(archive: Archive) -> None:
    """The log makes the same rows, and the audit finds nothing."""
    before = archive.context.catalog.dump()
    assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []
    archive.rebuild()
    assert archive.context.catalog.dump() == before


def test_a_withdrawn_note_is_gone_and_comes_back_the_same(archive: Archive) -> None:
    """With its number, its time, its privacy and its place before the other."""
    before = archive.cases.get("Fire").notes
    first = before[0].note
    assert archive.cases.remove_note("Fire", first).notes == before[1:]
    assert_made_again(archive)
    assert archive.cases.remove_note("C1", before[1].note).notes == ()
    archive.cases.restore_note("Fire", before[1].note)
    assert archive.cases.restore_note("Fire", first).notes == before
    assert_made_again(archive)
    told = [(event.kind, event.agent) for event in archive.reports.history()][-4:]
    assert [kind for kind, _ in told] == ["note-withdrawn", "note-withdrawn", "note-restored", "note-restored"]
    assert {agent for _, agent in told} == {"person:ana"} and PREMIS["note-withdrawn"] == "metadata modification"


def test_only_what_is_there_is_withdrawn_and_only_what_is_gone_restored(archive: Archive) -> None:
    """Anything else is refused with its name, and is no event."""
    first = archive.cases.get("Fire").notes[0].note
    archive.cases.new("Other")
    before = len(archive.reports.history())
    for call in (
        lambda: archive.cases.remove_note("Other", first),
        lambda: archive.cases.remove_note("Fire", "N999"),
        lambda: archive.cases.remove_note("Fire", "nonsense"),
        lambda: archive.cases.restore_note("Fire", first),
        lambda: archive.cases.restore_note("Other", first),
        lambda: archive.cases.remove_note("None", first),
    ):
        with pytest.raises(BadInput):
            call()
    assert len(archive.reports.history()) == before


def test_a_withdrawn_note_cannot_be_marked(archive: Archive) -> None:
    """It is no note of the case until it is restored."""
    first = archive.cases.get("Fire").notes[0].note
    archive.cases.remove_note("Fire", first)
    with pytest.raises(BadInput):
        archive.cases.mark_note("Fire", first, False)


@pytest.fixture
def filled(archive: Archive, tmp_path: Path) -> Archive:
    """The case holds two reports, a plan and a judgement."""
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text(f"Fire at the mill, {name}\n\nTwelve people were injured, {name} said.\n")
    list(archive.add([tmp_path / "one.txt", tmp_path / "two.txt"], jobs=1))
    archive.cases.add("Fire", ["R1", "R2"])
    archive.plans.set("Fire", Plan(title="What burned"))
    archive.judgements.settle("Fire", archive.compare.findings("Fire")[0].key, "The hospital counted")
    return archive


def test_a_renamed_case_keeps_all_that_it_holds(filled: Archive) -> None:
    """Its number, reports, notes, plan and judgements are as they were; reports and searches know its new name.

    A search by its old name goes on to find it, until another case is called so.
    """
    before = filled.cases.get("Fire")
    renamed = filled.cases.rename("Fire", "Mill fire")
    assert renamed == replace(before, name="Mill fire") == filled.cases.get("C1") == filled.cases.get("Mill fire")
    assert filled.plans.get("C1") == Plan(title="What burned") and filled.judgements.list("C1")
    assert [row.cases for row in filled.search.find("in:all")] == [("Mill fire",), ("Mill fire",)]
    assert [filled.reports.count(query) for query in ('case:="Mill fire"', "case:=Fire", "case:C1")] == [2, 2, 2]
    with pytest.raises(BadInput):
        filled.cases.get("Fire")
    last = filled.reports.history()[-1]
    assert (last.kind, last.agent, last.detail) == ("case-renamed", "person:ana", {"case": "C1", "name": "Mill fire"})
    assert_made_again(filled)
    assert filled.cases.new("Fire").case == "C2"  # the name is free again
    assert filled.reports.count("case:=Fire") == 0


def test_a_name_that_is_taken_or_empty_is_refused(filled: Archive) -> None:
    """Neither another case's name or number, nor its own number, nor none; its own name is nothing to record."""
    filled.cases.new("Flood")
    filled.cases.withdraw(filled.cases.new("Gone").case)
    before = len(filled.reports.history())
    for name in ("Flood", "C2", "C3", "C1", "", "  "):
        with pytest.raises(BadInput):
            filled.cases.rename("Fire", name)
    with pytest.raises(BadInput, match="withdrawn"):
        filled.cases.rename("Gone", "Come")
    assert filled.cases.rename("Fire", "Fire").name == "Fire"
    assert len(filled.reports.history()) == before
    assert filled.cases.rename("Fire", "Gone").name == "Gone"  # a withdrawn case keeps its number alone
    with pytest.raises(BadInput):
        filled.cases.restore("C3")


def test_a_withdrawn_case_is_nowhere_and_comes_back_the_same(filled: Archive) -> None:
    """Neither in lists, nor in what reports and searches say of cases; restored it has all that it had."""

    def known() -> tuple[object, ...]:
        judgements = filled.judgements
        return filled.cases.get("Fire"), filled.plans.get("Fire"), judgements.list(), judgements.list("Fire")

    before, rows = known(), list(filled.search.find("in:all"))
    assert [row.cases for row in rows] == [("Fire",), ("Fire",)] and before[3]
    assert filled.cases.withdraw("Fire").case == "C1"
    assert_made_again(filled)
    assert [row.cases for row in filled.search.find("in:all")] == [(), ()]
    assert filled.cases.list() == [] and filled.judgements.list() == []
    assert [filled.reports.count(query) for query in ("case:C1", "case:Fire", "without:case")] == [0, 0, 2]
    assert filled.search.field_values("case") == [] and [case.case for case in filled.cases.list(withdrawn=True)] == [
        "C1"
    ]
    assert filled.cases.restore("C1") == before[0]
    assert known() == before and list(filled.search.find("in:all")) == rows and filled.cases.list(withdrawn=True) == []
    assert_made_again(filled)
    assert [(event.kind, event.agent) for event in filled.reports.history()][-2:] == [
        ("case-withdrawn", "person:ana"), ("case-restored", "person:ana"),
    ]  # fmt: skip


def test_a_report_read_again_is_in_no_withdrawn_case(filled: Archive) -> None:
    """Whatever is made anew of a report knows that its case is away, and that another is not."""
    filled.cases.new("Mill", ["R1"])
    filled.cases.withdraw("Fire")
    filled.corrections.set("R1", "headline", "The mill burned")
    filled.cases.remove("Mill", ["R1"])
    assert filled.search.find("in:all headline:burned")[0].cases == ()
    filled.cases.add("Mill", ["R1"])
    assert {row.report: row.cases for row in filled.search.find("in:all")} == {"R1": ("Mill",), "R2": ()}
    filled.cases.restore("Fire")
    assert {row.report: row.cases for row in filled.search.find("in:all")} == {"R1": ("Fire", "Mill"), "R2": ("Fire",)}
    assert_made_again(filled)


def test_naming_a_withdrawn_case_says_so(filled: Archive) -> None:
    """Every verb on a case refuses it, by number and by name, tells how it comes back, and is no event."""
    (held,) = filled.judgements.list()
    filled.cases.withdraw("Fire")
    before = len(filled.reports.history())
    for name in ("C1", "Fire"):
        for call in (
            filled.cases.get, filled.cases.withdraw, filled.plans.get, filled.compare.file, filled.judgements.list,
            filled.plans.redactions,
            lambda name: filled.cases.add(name, ["R1"]),
            lambda name: filled.cases.add_note(name, "More."),
            lambda name: filled.plans.set(name, Plan()),
        ):  # fmt: skip
            with pytest.raises(BadInput, match=r"withdrawn case.*dossier case restore"):
                call(name)
    with pytest.raises(BadInput):
        filled.judgements.undo(held.judgement.judgement)
    assert len(filled.reports.history()) == before


def test_a_number_is_never_used_again_but_a_name_is(archive: Archive) -> None:
    """A case that is withdrawn keeps its number; restoring it waits until its name is free, and says which is meant."""
    archive.cases.withdraw("Fire")
    with pytest.raises(BadInput):
        archive.cases.new("C1")
    assert archive.cases.new("Fire").case == "C2"
    for name in ("Fire", "C1", "C2", "C9"):
        with pytest.raises(BadInput):
            archive.cases.restore(name)
    archive.cases.withdraw("Fire")
    with pytest.raises(BadInput, match="C1, C2"):
        archive.cases.restore("Fire")
    assert archive.cases.restore("C1").case == archive.cases.get("Fire").case == "C1"
    assert archive.cases.new("Flood").case == "C3"
    assert_made_again(archive)
