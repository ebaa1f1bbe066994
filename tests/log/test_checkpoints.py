"""Checkpoints are C2SP's signed notes: other tools' pass, ours are of the same form, and one changed letter is seen."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dossier.log.checkpoints import Checkpoint, Checkpoints, whole
from dossier.log.key_chain import KeyChain, rotated
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.events import Event

# The example of the signed-note specification
PETER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
QUIP = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
SIGNATURE = "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM="
NOTE = f"{QUIP}\n— PeterNeumann {SIGNATURE}\n"
KEY = PrivateKey.make("dossier/abc")


def note(size: int, key: PrivateKey = KEY) -> str:
    return key.sign(Checkpoint("dossier/abc", size, bytes([size]) * 32).text())


def test_the_note_of_the_specification_is_signed_by_its_key() -> None:
    """A note that other tools signed is read, and its key is written as they write it."""
    key = PublicKey.parse(PETER)
    assert str(key) == PETER
    assert key.signed(NOTE) == QUIP


def test_a_checkpoint_comes_back_as_it_was_signed() -> None:
    """Size and root are told to whoever has the key; under another key, nothing is."""
    found = Checkpoint.verified(note(7), PublicKey.parse(str(KEY.public)))
    assert found == Checkpoint("dossier/abc", 7, b"\7" * 32)
    assert Checkpoint.verified(note(7), PrivateKey.make("dossier/abc").public) is None
    assert Checkpoint.verified(KEY.sign("some other words\n"), KEY.public) is None


def test_no_byte_of_a_note_can_be_changed() -> None:
    """Whichever bit of a note is turned, nothing is told any more, not even where base64 has bits to spare."""
    before = note(9).encode()
    for at in range(len(before)):
        for bit in range(8):
            data = bytearray(before)
            data[at] ^= 1 << bit
            assert Checkpoint.verified(data.decode(errors="replace"), KEY.public) is None, (at, bit)


@pytest.mark.parametrize(
    "line", ["", "a", "a+b", PETER[:-1], PETER[:-1] + "X", PETER.replace("c74", "c75"), "x " + PETER]
)
def test_what_is_no_key_is_refused(line: str) -> None:
    """A key whose name, number and bytes do not go together is none."""
    with pytest.raises(ValueError, match=r"key|base64|padding"):
        PublicKey.parse(line)


def test_a_private_key_comes_back_from_its_file() -> None:
    """What was put aside signs as before; a file that is no such key is refused."""
    again = PrivateKey.from_pem("dossier/abc", KEY.pem())
    assert again.sign("words\n") == KEY.sign("words\n")
    with pytest.raises(ValueError, match=r"."):
        PrivateKey.from_pem("dossier/abc", b"no key")


def test_checkpoints_stand_one_below_the_other(tmp_path: Path) -> None:
    """Each is found again as it was, the newest last."""
    kept = Checkpoints(tmp_path)
    assert (kept.newest(), kept.read(), kept.size()) == (None, b"", 0)
    for size in (1, 2, 30):
        assert kept.append(note(size)) == kept.size()
    assert [found.decode() for found in whole(kept.read())] == [note(1), note(2), note(30)]
    assert kept.newest() == note(30)


@pytest.mark.parametrize("cut", [1, 12, 70, -1])
def test_a_note_that_was_not_finished_is_cut_off(tmp_path: Path, cut: int) -> None:
    """What a crash left of a note is no checkpoint, and the next one takes its place; all before stays."""
    kept = Checkpoints(tmp_path)
    end = kept.append(note(1))
    with kept.path.open("ab") as stream:
        stream.write(note(2).encode()[:cut])
    assert kept.newest() == note(1)
    kept.append(note(3), end)
    assert kept.read().decode() == note(1) + note(3)


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of file sizes")
def test_a_note_that_the_disk_takes_a_part_of_was_not_written(tmp_path: Path) -> None:
    """Where there is room for half a note only, that is an error: what is remembered of it must be there to be seen."""
    import resource

    kept, limits = Checkpoints(tmp_path), resource.getrlimit(resource.RLIMIT_FSIZE)
    end = kept.append(note(1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (end + 20, limits[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            kept.append(note(2), end)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert kept.newest() == note(1)
    assert kept.append(note(3), end) == kept.size() == len((note(1) + note(3)).encode())


def key_event(seq: int, kind: str, **detail: str) -> Event:
    return Event(seq, "2026-01-02T03:04:05.000006Z", kind, "person:ana", detail)  # type: ignore[arg-type]


def test_keys_are_handed_over_by_the_one_before() -> None:
    """The log tells which key counted when; one that no key before vouched for is known as such."""
    first, second, third = KEY, PrivateKey.make("dossier/abc"), PrivateKey.make("dossier/abc")
    chain = KeyChain()
    chain.learn(key_event(1, "archive-created", archive="abc", key=str(first.public)))
    chain.learn(key_event(5, "case-created", case="C1", name="key"))
    chain.learn(key_event(9, "key-rotated", **rotated(first, second.public)))
    chain.learn(key_event(12, "key-rotated", **rotated(first, third.public)))
    assert [(entry.event, entry.signed) for entry in chain.entries] == [(1, True), (9, True), (12, False)]
    assert [chain.current(seq) for seq in (0, 1, 8, 9, 12)] == [
        None, first.public, first.public, second.public, third.public,
    ]  # fmt: skip
    with pytest.raises(ValueError, match="no Ed25519 key"):
        chain.learn(key_event(13, "key-made", key="no key"))


def test_an_archive_without_a_key_is_no_error() -> None:
    """Archives that were made before there were keys have none, and that is told as nothing."""
    chain = KeyChain()
    chain.learn(key_event(1, "archive-created", archive="abc"))
    assert chain.current() is None
