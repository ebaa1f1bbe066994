"""Notes on a case are withdrawn and restored by events; the log keeps their words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.events import PREMIS


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """A case with two notes, the first of them private."""
    with Archive.open(tmp_path / "archive", person="ana", keys=tmp_path / "keys") as opened:
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
