"""OpenTimestamps without a network: the digest goes out by a person, answers come back, blocks prove the time."""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from dossier.log.bitcoin_headers import FIRST, NoHeaders, read_headers
from tests.archive.reports import BRIDGE, open_archive

pytest.importorskip("opentimestamps")

from opentimestamps.core.notary import BitcoinBlockHeaderAttestation, PendingAttestation
from opentimestamps.core.op import OpAppend, OpPrepend, OpSHA256
from opentimestamps.core.serialize import BytesSerializationContext
from opentimestamps.core.timestamp import Timestamp

# The header of Bitcoin's first block, as every node has it
GENESIS = bytes.fromhex(
    "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a"
    "51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c"
)
EASY = 0x207FFFFF  # every second hash does
CALENDAR = "https://calendar.example"
BEGAN = int(datetime(2024, 5, 6, 7, 8, tzinfo=UTC).timestamp())


def double(data: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(data).digest()).digest()


def mined(roots: list[bytes], bits: int = EASY) -> bytes:
    """A chain of headers of our own, ten minutes apart."""
    chain, before = b"", bytes(32)
    for height, root in enumerate(roots):
        nonce = 0
        while True:
            header = struct.pack("<i32s32sIII", 1, before, root, BEGAN + 600 * height, bits, nonce)
            if int.from_bytes(double(header), "little") <= (bits & 0x7FFFFF) << 8 * ((bits >> 24) - 3):
                break
            nonce += 1
        chain, before = chain + header, double(header)
    return chain


def written(stamp: Timestamp) -> bytes:
    context = BytesSerializationContext()
    stamp.serialize(context)
    return bytes(context.getbytes())


def waiting(digest: bytes) -> tuple[bytes, bytes]:
    """What a calendar answers at once, and the commitment that it will have put into a block."""
    stamp = Timestamp(digest)
    below = stamp.ops.add(OpAppend(b"nonce")).ops.add(OpSHA256())
    below.attestations.add(PendingAttestation(CALENDAR))
    return written(stamp), below.msg


def confirmed(commitment: bytes, height: int) -> tuple[bytes, bytes]:
    """What it answers later, and the Merkle root that this leads to."""
    stamp = Timestamp(commitment)
    below = stamp.ops.add(OpPrepend(b"left")).ops.add(OpSHA256()).ops.add(OpSHA256())
    below.attestations.add(BitcoinBlockHeaderAttestation(height))
    return written(stamp), below.msg


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A checkpoint with the digest for a calendar, and a calendar's answers and blocks."""
    (tmp_path / "report.txt").write_text(BRIDGE)
    with open_archive(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "report.txt"], jobs=1))
        assert archive.calendar_stamps.begin(tmp_path / "checkpoint") == tmp_path / "checkpoint.digest"
    digest = (tmp_path / "checkpoint.digest").read_bytes()
    assert digest == hashlib.sha256((tmp_path / "checkpoint").read_bytes()).digest()
    first, commitment = waiting(digest)
    later, root = confirmed(commitment, 2)
    (tmp_path / "first").write_bytes(first)
    (tmp_path / "later").write_bytes(later)
    (tmp_path / "headers").write_bytes(mined([bytes(32), b"\1" * 32, root, b"\2" * 32]))
    return tmp_path


def run(*words: str | Path, status: int = 0) -> list[dict[str, object]]:
    done = CliRunner().invoke(dossier_command, [*map(str, words), "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    return [json.loads(line) for line in done.stdout.splitlines()]


def told(proof: Path, **more: Path) -> dict[str, tuple[bool, str]]:
    return {check.thing: (check.ok, check.detail) for check in Archive.verify(proof, **more)}


def stamped(home: Path) -> Path:
    """The proof that a calendar's later answer completes."""
    run("ots", "pending", home / "checkpoint", "--answer", home / "first", "--out", home / "pending.ots")
    out = home / "checkpoint.ots"
    run("ots", "upgrade", home / "pending.ots", "--calendar", CALENDAR, "--answer", home / "later", "--out", out)
    return out


def test_a_pending_proof_proves_no_time(begun: Path) -> None:
    """It names the address to ask; the command fails."""
    out = begun / "checkpoint.ots"
    run("ots", "pending", begun / "checkpoint", "--answer", begun / "first", "--out", out)
    checks = told(out)
    assert checks["file"][0] and "begins with the digest of checkpoint" in checks["file"][1]
    commitment = waiting((begun / "checkpoint.digest").read_bytes())[1]
    assert checks["calendar"] == (
        False,
        f"pending at {CALENDAR}, which proves no time yet; ask {CALENDAR}/timestamp/{commitment.hex()}",
    )
    run("verify", out, status=1)


def test_a_block_proves_the_time(begun: Path) -> None:
    """With headers whose chain holds together; that these are Bitcoin's is a check of its own."""
    checks = told(stamped(begun), headers=begun / "headers")
    assert checks["block 2"] == (
        True,
        "the digest existed by 2024-05-06 07:28 UTC, the block's time, which may be off by two hours",
    )
    assert checks["file"][0] and checks["calendar"][0]
    assert not checks["headers"][0] and "4 headers, each naming the one before" in checks["headers"][1]
    assert "is not that of Bitcoin" in checks["headers"][1]
    assert told(begun / "checkpoint.ots")["block 2"] == (
        False,
        "not checked: no file of block headers was given",
    )


@pytest.mark.parametrize(
    ("change", "thing", "why"),
    [
        ("file", "file", "is not what was stamped"),
        ("gone", "file", "there is no checkpoint to compare"),
        ("root", "block 2", "another Merkle root"),
        ("short", "block 2", "the headers end before it, at 0"),
        ("link", "headers", "header 2 does not name the one before it"),
        ("work", "headers", "does not have the work"),
        ("torn", "headers", "no multiple of 80 bytes"),
        ("empty", "headers", "it holds no header"),
    ],
)
def test_each_flaw_is_named(begun: Path, change: str, thing: str, why: str) -> None:
    proof, headers = stamped(begun), begun / "headers"
    chain = headers.read_bytes()
    if change == "file":
        (begun / "checkpoint").write_bytes(b"other")
    elif change == "gone":
        (begun / "checkpoint").unlink()
    elif change == "root":
        headers.write_bytes(mined([bytes(32), bytes(32), b"\3" * 32]))
    elif change == "link":
        headers.write_bytes(chain[:160] + mined([bytes(32)]))
    elif change == "work":
        headers.write_bytes(chain[:72] + struct.pack("<I", 0x1D00FFFF) + chain[76:])
    else:
        headers.write_bytes(chain[: {"short": 80, "torn": 81, "empty": 0}[change]])
    ok, detail = told(proof, headers=headers)[thing]
    assert not ok and why in detail


def test_the_first_block_of_bitcoin_is_known(tmp_path: Path) -> None:
    """Its hash, its work and its Merkle root."""
    (tmp_path / "headers").write_bytes(GENESIS)
    chain = read_headers(tmp_path / "headers", {0, 1})
    assert chain.is_bitcoin and chain.first == FIRST and round(chain.work) == 32
    assert chain.headers[0].root[::-1].hex().startswith("4a5e1e4baab89f3a") and 1 not in chain.headers
    assert chain.headers[0].at == datetime(2009, 1, 3, 18, 15, 5, tzinfo=UTC)
    (tmp_path / "headers").write_bytes(GENESIS[:-1] + b"\0")
    with pytest.raises(NoHeaders, match="does not have the work"):
        read_headers(tmp_path / "headers", {0})


def test_bad_answers_and_proofs_are_refused_in_a_sentence(begun: Path) -> None:
    """Cut short, with more behind, nested without end, or of a calendar that nothing is pending at."""
    proof = stamped(begun)
    data = proof.read_bytes()
    for bad in (data[:-3], data + b"x", data[:65] + b"\x08" * 5000):
        (begun / "bad.ots").write_bytes(bad)
        with pytest.raises(BadInput, match="is no OpenTimestamps proof"):
            Archive.verify(begun / "bad.ots")
    (begun / "bad").write_bytes(b"nothing")
    for words in (
        ("pending", begun / "checkpoint", "--answer", begun / "bad"),
        ("upgrade", proof, "--calendar", CALENDAR, "--answer", begun / "bad"),
        ("upgrade", proof, "--calendar", "https://other.example", "--answer", begun / "later"),
        ("pending", begun / "nowhere", "--answer", begun / "first"),
    ):
        run("ots", *words, "--out", begun / "made.ots", status=1)
        assert not (begun / "made.ots").exists()


def test_without_the_library_the_command_says_what_to_install(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentimestamps.core.timestamp", None)
    done = CliRunner().invoke(
        dossier_command,
        ["ots", "pending", str(begun / "checkpoint"), "--answer", str(begun / "first"), "--out", str(begun / "x.ots")],
    )
    assert done.exit_code == 1 and "pip install dossier[opentimestamps]" in done.output


def test_a_proof_is_recognized(begun: Path) -> None:
    """A proof that is dropped on the window is no report."""
    with open_archive(begun / "archive") as archive:
        assert archive.briefs.is_export(stamped(begun))
