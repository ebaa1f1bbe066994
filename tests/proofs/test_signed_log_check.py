"""The log is evidence: whatever is changed in an archive is found and named, and nothing that is in order ever is."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dossier.errors import BadInput, NotAsSeen
from dossier.log.checkpoints import whole
from dossier.log.merkle import leaf_hash
from dossier.proofs.signed_log_check import differences
from dossier.store import check_blobs
from tests.repository.house import case
from tests.repository.sealed import History, Sealed, changed
from tests.repository.tampering import (
    TAMPERS,
    catalog_made_again,
    checkpoints_dropped,
    fill,
    last_line_replaced,
    lines_of,
    older_copy,
    put,
    truncated,
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evidence")
    with Sealed(folder / "archive") as house:
        fill(house)
    return folder


@pytest.fixture
def house(filled: Path, tmp_path: Path) -> Iterator[Sealed]:
    shutil.copytree(filled, tmp_path / "copy")
    with Sealed(tmp_path / "copy" / "archive") as house:
        yield house


def test_a_signed_archive_is_clean(house: Sealed) -> None:
    """Where nothing was touched nothing is named, and the checkpoints that hold are counted."""
    assert house.faults() == []
    evidence = house.evidence()
    assert (list(evidence.faults()), evidence.checkpoints) == ([], 3)


# every byte


def line_at(data: bytes, at: int) -> int:
    return data.count(b"\n", 0, at) + 1


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Sealed]:
    """Six lines and two checkpoints, for what is done many times."""
    with Sealed(tmp_path / "archive") as house:
        house.recorder.record([case("Puente")])
        house.witness.seal()
        house.recorder.record([case("Ferry", 2), case("Camino", 3)])
        house.witness.seal()
        yield house


def test_every_byte_of_the_log_is_vouched_for(small: Sealed) -> None:
    """Each byte of the log, turned into another, is found, and its line is named."""
    whole_log = small.log.path.read_bytes()
    for at in range(len(whole_log)):
        with changed(small.log.path, lambda data, at=at: flipped(data, at, 1 << at % 8)):  # type: ignore[misc]
            named = {thing for part, thing, _ in small.in_log() if part == "log"}
        assert f"line {line_at(whole_log, at)}" in named, (at, named)


def test_every_byte_of_the_checkpoints_is_vouched_for(small: Sealed) -> None:
    """Each byte of the checkpoints, turned into another, is found, and the checkpoint is named by its first line."""
    path, start = small.checkpoints.path, 0
    data = path.read_bytes()
    for note in whole(data):
        wanted = f"line {line_at(data, start)}"
        for at in range(start, start + len(note)):
            with changed(path, lambda data, at=at: flipped(data, at, 1)):  # type: ignore[misc]
                assert ("checkpoint", wanted) in {(part, thing) for part, thing, _ in small.in_log()}, at
        start += len(note)
    assert start == len(data)


def test_every_byte_of_every_blob_is_vouched_for(house: Sealed, tmp_path: Path) -> None:
    """Each byte of each blob, turned into another, is found, and the blob is named."""
    for digest in list(house.store.digests()):
        alone = tmp_path / digest / digest[:2] / digest  # so that no other is read as often as this one has bytes
        alone.parent.mkdir(parents=True)
        shutil.copy(house.store.path(digest), alone)
        for at in range(alone.stat().st_size):
            with changed(alone, lambda data, at=at: flipped(data, at, 1)):  # type: ignore[misc]
                (found,) = check_blobs(tmp_path / digest, workers=1)
            assert not isinstance(found, str)
            assert (found.path.name, found.fault) == (digest, "changed")


def flipped(data: bytes, at: int, flip: int) -> bytes:
    return data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :]


# tampering with its form


@pytest.mark.parametrize("name", TAMPERS)
def test_tampering_is_found_and_named(house: Sealed, name: str) -> None:
    """Whatever was done, also by one who knows the form and makes the catalog agree, the audit names that thing."""
    part, thing, fault = TAMPERS[name](house)
    if not (house.folder / "catalog.sqlite").exists():
        house.catalog = type(house.catalog)(house.folder / "catalog.sqlite")
    told = house.told()
    assert any(p == part and t.startswith(thing) and f == fault for p, t, f in told), (name, told)


NO_OTHER_COMPUTER_CAN_SEE = {  # without what was remembered here, only a stamp or an older copy elsewhere shows these
    "deleted_last", "older_copy", "older_copy_that_went_on", "all_signed_again", "checkpoints_dropped",
    "checkpoint_taken_out", "key_file_replaced", "key_without_a_word_of_the_one_before", "all_hashed_again",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(TAMPERS.keys() - NO_OTHER_COMPUTER_CAN_SEE))
def test_another_computer_finds_it_by_the_checkpoints(house: Sealed, name: str) -> None:
    """Without the memory outside, what was signed still shows that something was changed."""
    TAMPERS[name](house)
    shutil.rmtree(house.keys)
    if not (house.folder / "catalog.sqlite").exists():
        house.catalog = type(house.catalog)(house.folder / "catalog.sqlite")
    assert house.told()


def test_lines_are_located_by_checkpoints_alone(house: Sealed) -> None:
    """Where only checkpoints are left, the lines between the last that holds and the first that does not are named."""
    lines = lines_of(house)
    lines[6] = lines[6].replace(b'"at":"2026', b'"at":"2025')
    put(house, lines)
    catalog_made_again(house)
    shutil.rmtree(house.keys)
    assert house.in_log() == {("log", "lines 5 to 8", "changed")}
    put(house, lines[:6])
    assert house.in_log() == {("log", "lines 7 to 8", "missing")}


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_differences_are_the_deeds(data: st.DataObject) -> None:
    """Lines taken out, put in or made others are named by their places, whatever came behind; else nothing is."""
    then = [leaf_hash(b"%d" % number) for number in range(data.draw(st.integers(1, 20)))]
    gone = data.draw(st.sets(st.integers(0, len(then) - 1)))
    behind = [leaf_hash(b"new %d" % number) for number in range(data.draw(st.integers(0, 3)))]
    kept = [leaf for at, leaf in enumerate(then) if at not in gone]
    told = {(found.thing, found.fault) for found in differences(then, kept + behind)}
    assert {thing for thing, fault in told if fault != "extra"} == {f"line {at + 1}" for at in gone}
    others = [leaf_hash(b"other") if at in gone else leaf for at, leaf in enumerate(then)]
    told = {(found.thing, found.fault) for found in differences(then, others + behind)}
    assert told == {(f"line {at + 1}", "changed") for at in gone}
    assert list(differences(then, then + behind)) == []


# no false alarm


@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_nothing_in_order_is_ever_named(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    """After any deeds, crashes at any moment and stays at another computer, the audit finds nothing and trusts all."""
    history, deeds = History(tmp_path_factory.mktemp("history") / "archive", seed), list[str]()
    try:
        for _ in range(6):
            deeds.append(history.step())
            assert (history.house.faults(), history.house.troubles) == ([], []), deeds
    finally:
        history.close()


# opening, and a person's word


def test_an_older_copy_is_told_at_opening_until_a_person_accepts_it(house: Sealed) -> None:
    """A cheap look tells; nothing is signed meanwhile; once accepted it goes on, and the log says by whom."""
    older_copy(house)
    with Sealed(house.folder, house.keys) as again:
        again.witness.check_seen()
        assert "were seen" in again.troubles[0]
        with pytest.raises(NotAsSeen):
            again.witness.seal()
        assert again.witness.accept("person:ana")
        assert again.witness.trouble is None
        assert again.faults() == []
        assert not again.witness.accept("person:ana")
        again.recorder.record([case("Lancha", 4)])
    last = [event for event, _ in again.log.events()][-2]
    assert (last.kind, last.agent) == ("head-accepted", "person:ana")


@pytest.mark.parametrize("tamper", [last_line_replaced, truncated, checkpoints_dropped, older_copy])
def test_a_cheap_look_sees_what_was_done_to_the_end(
    house: Sealed, tamper: Callable[[Sealed], tuple[str, str, str]]
) -> None:
    """At opening, no more than the end of what was seen is read, and that it is another is told."""
    tamper(house)
    house.witness.check_seen()
    assert isinstance(house.witness.trouble, NotAsSeen)


def test_a_memory_that_is_damaged_is_told(house: Sealed) -> None:
    """Where nobody can tell how far the archive was seen, that is said, and a person's word begins it anew."""
    (house.memory.folder / "head.json").write_text('{"size": 3')
    assert house.in_log() == {("head", str(house.memory.folder / "head.json"), "damaged")}
    with pytest.raises(BadInput, match="damaged"):
        house.witness.seal()
    assert house.witness.accept("person:ana")
    assert house.faults() == []


def test_keys_are_for_their_owner_alone(house: Sealed) -> None:
    """Private keys and their folder can be read by nobody else, and nothing of a key is in the archive."""
    (pem,) = house.memory.folder.glob("*.pem")
    assert (pem.stat().st_mode & 0o077, house.memory.folder.stat().st_mode & 0o077) == (0, 0)
    secret = pem.read_bytes().splitlines()[1]
    assert not any(secret in path.read_bytes() for path in house.folder.rglob("*") if path.is_file())


def test_a_key_is_handed_over(house: Sealed) -> None:
    """After a rotation the new key signs, the old one's checkpoints hold, and the log is clean."""
    old = house.witness.key_here()
    new = house.witness.rotate("person:ana", lost=False)
    assert old
    assert old.public != new
    house.recorder.record([case("Lancha", 4)])
    house.witness.seal()
    assert house.faults() == []


def test_a_key_on_another_computer_is_not_passed_over(house: Sealed) -> None:
    """Without the private key the archive is remembered and not signed, and a new key is made only when that is asked.

    The computer that has the old key tells of it, until a person there accepts it.
    """
    with Sealed(house.folder, house.keys.with_name("other")) as other:
        other.recorder.record([case("Lancha", 4)])
        assert other.witness.seal() is None
        assert other.memory.head()
        with pytest.raises(BadInput, match="another computer"):
            other.witness.rotate("person:ana", lost=False)
        other.witness.rotate("person:ana", lost=True)
        assert other.witness.seal()
        assert other.faults() == []
    assert {(part, fault) for part, _, fault in house.in_log()} == {("key", "changed")}
    assert house.witness.accept("person:ana")
    assert house.in_log() == set()


def test_what_cannot_be_remembered_is_told_and_stops_nothing(tmp_path: Path) -> None:
    """Where no key can be kept, events are recorded all the same, and the trouble is told once."""
    (tmp_path / "keys").write_text("a file where the folder should be")
    with Sealed(tmp_path / "archive") as house:
        house.recorder.record([case("Puente")])
        house.witness.close()
        house.witness.close()
        assert len(house.troubles) == 1
        assert "cannot be kept" in house.troubles[0]
        assert [found.name for found in house.catalog.cases()] == ["Puente"]


def test_a_checkpoint_is_signed_while_events_come(tmp_path: Path) -> None:
    """No more than five seconds of events, or a megabyte, are left unsigned while others come."""
    with Sealed(tmp_path / "archive") as house:
        now = [100.0]
        house.witness._monotonic = lambda: now[0]
        house.witness._sealed = 100.0
        house.recorder.record([case("Puente")])
        assert house.checkpoints.size() == 0
        now[0] = 105.0
        house.recorder.record([case("Ferry", 2)])
        first = house.checkpoints.size()
        house.recorder.record([case("Camino", 3)])
        assert house.checkpoints.size() == first > 0
        house.recorder.record([case("x" * (1 << 20), 4)])
        assert house.checkpoints.size() > first
