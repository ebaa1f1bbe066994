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
        opened.new_case("Fire")
        opened.note("Fire", "Ask the chief.", private=True)
        opened.note("Fire", "Ask the baker.")
        yield opened


def assert_made_again(archive: Archive) -> None:
    """The log makes the same rows, and the audit finds nothing."""
    before = archive._catalog.dump()
    assert [item for item in archive.audit() if not isinstance(item, Summary)] == []
    archive.rebuild()
    assert archive._catalog.dump() == before


def test_a_withdrawn_note_is_gone_and_comes_back_the_same(archive: Archive) -> None:
    """With its number, its time, its privacy and its place before the other."""
    before = archive.case("Fire").notes
    first = before[0].note
    assert archive.withdraw_note("Fire", first).notes == before[1:]
    assert_made_again(archive)
    assert archive.withdraw_note("C1", before[1].note).notes == ()
    archive.restore_note("Fire", before[1].note)
    assert archive.restore_note("Fire", first).notes == before
    assert_made_again(archive)
    told = [(event.kind, event.agent) for event in archive.history()][-4:]
    assert [kind for kind, _ in told] == ["note-withdrawn", "note-withdrawn", "note-restored", "note-restored"]
    assert {agent for _, agent in told} == {"person:ana"} and PREMIS["note-withdrawn"] == "metadata modification"


def test_only_what_is_there_is_withdrawn_and_only_what_is_gone_restored(archive: Archive) -> None:
    """Anything else is refused with its name, and is no event."""
    first = archive.case("Fire").notes[0].note
    archive.new_case("Other")
    before = len(archive.history())
    for call in (
        lambda: archive.withdraw_note("Other", first),
        lambda: archive.withdraw_note("Fire", "N999"),
        lambda: archive.withdraw_note("Fire", "nonsense"),
        lambda: archive.restore_note("Fire", first),
        lambda: archive.restore_note("Other", first),
        lambda: archive.withdraw_note("None", first),
    ):
        with pytest.raises(BadInput):
            call()
    assert len(archive.history()) == before


def test_a_withdrawn_note_cannot_be_marked(archive: Archive) -> None:
    """It is no note of the case until it is restored."""
    first = archive.case("Fire").notes[0].note
    archive.withdraw_note("Fire", first)
    with pytest.raises(BadInput):
        archive.mark_note("Fire", first, False)


@pytest.fixture
def filled(archive: Archive, tmp_path: Path) -> Archive:
    """The case holds two reports, a plan and a judgement."""
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text(f"Fire at the mill, {name}\n\nTwelve people were injured, {name} said.\n")
    list(archive.add([tmp_path / "one.txt", tmp_path / "two.txt"], jobs=1))
    archive.add_to_case("Fire", ["R1", "R2"])
    archive.set_plan("Fire", Plan(title="What burned"))
    archive.settle("Fire", archive.compare("Fire")[0].key, "The hospital counted")
    return archive


def test_a_renamed_case_keeps_all_that_it_holds(filled: Archive) -> None:
    """Its number, reports, notes, plan and judgements are as they were; reports and searches know its new name.

    A search by its old name goes on to find it, until another case is called so.
    """
    before = filled.case("Fire")
    renamed = filled.rename_case("Fire", "Mill fire")
    assert renamed == replace(before, name="Mill fire") == filled.case("C1") == filled.case("Mill fire")
    assert filled.plan("C1") == Plan(title="What burned") and filled.judgements("C1")
    assert [row.cases for row in filled.search("in:all")] == ["Mill fire", "Mill fire"]
    assert [filled.count(query) for query in ('case:="Mill fire"', "case:=Fire", "case:C1")] == [2, 2, 2]
    with pytest.raises(BadInput):
        filled.case("Fire")
    last = filled.history()[-1]
    assert (last.kind, last.agent, last.detail) == ("case-renamed", "person:ana", {"case": "C1", "name": "Mill fire"})
    assert_made_again(filled)
    assert filled.new_case("Fire").case == "C2"  # the name is free again
    assert filled.count("case:=Fire") == 0


def test_a_name_that_is_taken_or_empty_is_refused(filled: Archive) -> None:
    """Neither another case's name or number, nor its own number, nor none; its own name is nothing to record."""
    filled.new_case("Flood")
    filled.withdraw_case(filled.new_case("Gone").case)
    before = len(filled.history())
    for name in ("Flood", "C2", "C3", "C1", "", "  "):
        with pytest.raises(BadInput):
            filled.rename_case("Fire", name)
    with pytest.raises(BadInput, match="withdrawn"):
        filled.rename_case("Gone", "Come")
    assert filled.rename_case("Fire", "Fire").name == "Fire"
    assert len(filled.history()) == before
    assert filled.rename_case("Fire", "Gone").name == "Gone"  # a withdrawn case keeps its number alone
    with pytest.raises(BadInput):
        filled.restore_case("C3")


def test_a_withdrawn_case_is_nowhere_and_comes_back_the_same(filled: Archive) -> None:
    """Neither in lists, nor in what reports and searches say of cases; restored it has all that it had."""
    told = lambda: (filled.case("Fire"), filled.plan("Fire"), filled.judgements(), filled.judgements("Fire"))  # noqa: E731
    before, rows = told(), list(filled.search("in:all"))
    assert [row.cases for row in rows] == ["Fire", "Fire"] and before[3]
    assert filled.withdraw_case("Fire").case == "C1"
    assert_made_again(filled)
    assert [row.cases for row in filled.search("in:all")] == [None, None]
    assert filled.cases() == [] and filled.judgements() == []
    assert [filled.count(query) for query in ("case:C1", "case:Fire", "without:case")] == [0, 0, 2]
    assert filled.field_values("case") == [] and [case.case for case in filled.cases(withdrawn=True)] == ["C1"]
    assert filled.restore_case("C1") == before[0]
    assert told() == before and list(filled.search("in:all")) == rows and filled.cases(withdrawn=True) == []
    assert_made_again(filled)
    assert [(event.kind, event.agent) for event in filled.history()][-2:] == [
        ("case-withdrawn", "person:ana"), ("case-restored", "person:ana"),
    ]  # fmt: skip


def test_a_report_read_again_is_in_no_withdrawn_case(filled: Archive) -> None:
    """Whatever is made anew of a report knows that its case is away, and that another is not."""
    filled.new_case("Mill", ["R1"])
    filled.withdraw_case("Fire")
    filled.set("R1", "headline", "The mill burned")
    filled.remove_from_case("Mill", ["R1"])
    assert filled.search("in:all headline:burned")[0].cases is None
    filled.add_to_case("Mill", ["R1"])
    assert {row.report: row.cases for row in filled.search("in:all")} == {"R1": "Mill", "R2": None}
    filled.restore_case("Fire")
    assert {row.report: row.cases for row in filled.search("in:all")} == {"R1": "Fire; Mill", "R2": "Fire"}
    assert_made_again(filled)


def test_naming_a_withdrawn_case_says_so(filled: Archive) -> None:
    """Every verb on a case refuses it, by number and by name, tells how it comes back, and is no event."""
    (held,) = filled.judgements()
    filled.withdraw_case("Fire")
    before = len(filled.history())
    for name in ("C1", "Fire"):
        for call in (
            filled.case, filled.withdraw_case, filled.plan, filled.compare, filled.judgements, filled.redactions,
            lambda name: filled.add_to_case(name, ["R1"]),
            lambda name: filled.note(name, "More."),
            lambda name: filled.set_plan(name, Plan()),
        ):  # fmt: skip
            with pytest.raises(BadInput, match=r"withdrawn case.*dossier case restore"):
                call(name)
    with pytest.raises(BadInput):
        filled.undo_judgement(held.judgement.judgement)
    assert len(filled.history()) == before


def test_a_number_is_never_used_again_but_a_name_is(archive: Archive) -> None:
    """A case that is withdrawn keeps its number; restoring it waits until its name is free, and says which is meant."""
    archive.withdraw_case("Fire")
    with pytest.raises(BadInput):
        archive.new_case("C1")
    assert archive.new_case("Fire").case == "C2"
    for name in ("Fire", "C1", "C2", "C9"):
        with pytest.raises(BadInput):
            archive.restore_case(name)
    archive.withdraw_case("Fire")
    with pytest.raises(BadInput, match="C1, C2"):
        archive.restore_case("Fire")
    assert archive.restore_case("C1").case == archive.case("Fire").case == "C1"
    assert archive.new_case("Flood").case == "C3"
    assert_made_again(archive)
