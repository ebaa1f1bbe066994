"""One archive states which state of another's log it has seen; both keep that, and anybody can check it."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from tests.archive.reports import BRIDGE, COPY, OTHER, open_archive

Run = Callable[..., list[dict[str, Any]]]


def run(*words: str, archive: Path, status: int = 0) -> list[dict[str, Any]]:
    done = CliRunner(env={"DOSSIER_USER": "ana"}).invoke(dossier_command, [*words, "--archive", str(archive), "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Archive, Archive]:
    """An archive with a report, and the one of a colleague."""
    mine, theirs = open_archive(tmp_path / "mine"), open_archive(tmp_path / "theirs")
    add(mine, tmp_path, BRIDGE)
    add(theirs, tmp_path, OTHER)
    return mine, theirs


def add(archive: Archive, folder: Path, text: str) -> None:
    place = folder / "report.txt"
    place.write_text(text)
    list(archive.add([place], jobs=1))
    archive.context.witness.seal()


def notes(archive: Archive) -> Path:
    return archive.folder / "log" / "checkpoints"


def key_of(archive: Archive) -> str:
    return archive.proofs.signing_keys()[-1].key


def faults(archive: Archive) -> list[str]:
    return [str(fault) for fault in archive.proofs.audit() if hasattr(fault, "fault")]


def grown(archive: Archive, since: Path, out: Path) -> Path:
    run("prove", "--since", str(since), "--out", str(out), archive=archive.folder)
    return out


def test_a_cosignature_goes_there_and_back(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    """The colleague's key signs the state of my log; I keep that; `verify` names what each signature states."""
    mine, theirs = pair
    given = theirs.witnesses.sign(notes(mine), tmp_path / "cosigned.json", key_of(mine))
    kept = mine.witnesses.keep(tmp_path / "cosigned.json")
    assert given.size == kept.size and given.given and not kept.given
    assert kept.key.startswith("dossier/") and kept.key != key_of(theirs), "a witness's key has another type"
    checks = Archive.verify(tmp_path / "cosigned.json")
    assert [(check.thing, check.ok) for check in checks] == [("checkpoint", True), ("cosignature", True)]
    assert f"has {kept.size} lines with this root" in checks[0].detail
    assert "states that at 2026-01-02 03:04:05 UTC by its clock" in checks[1].detail
    assert mine.briefs.is_export(tmp_path / "cosigned.json")
    assert [one.size for one in mine.witnesses.list()] == [kept.size]
    assert mine.witnesses.keep(tmp_path / "cosigned.json") == kept, "keeping it twice is one event"
    assert faults(mine) == [] and faults(theirs) == []


def test_openssl_finds_the_signature_as_the_specification_has_it(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    """cosignature/v1, the moment, and the checkpoint's text; the key's line holds its type and its bytes."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("no openssl here")
    mine, theirs = pair
    theirs.witnesses.sign(notes(mine), tmp_path / "cosigned.json", key_of(mine))
    held = json.loads((tmp_path / "cosigned.json").read_text())
    text, _, under = held["cosigned"].partition("\n\n")
    name, _, signed = under.splitlines()[1].removeprefix("— ").partition(" ")
    raw = base64.b64decode(signed)
    key = base64.b64decode(held["witness_key"].split("+", 2)[2])
    assert held["witness_key"].startswith(f"{name}+{raw[:4].hex()}+") and key[0] == 4
    seconds = int.from_bytes(raw[4:12], "big")
    (tmp_path / "message").write_bytes(f"cosignature/v1\ntime {seconds}\n{text}\n".encode())
    (tmp_path / "signature").write_bytes(raw[12:])
    (tmp_path / "key.der").write_bytes(bytes.fromhex("302a300506032b6570032100") + key[1:])
    told = subprocess.run(
        [openssl, "pkeyutl", "-verify", "-pubin", "-inkey", "key.der", "-keyform", "DER", "-rawin", "-in", "message",
         "-sigfile", "signature"], cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert told.returncode == 0 and "Signature Verified Successfully" in told.stdout, told.stderr


def test_a_longer_log_needs_the_proof_that_it_goes_on(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    """Without it nothing is cosigned; a proof from another state than the one cosigned last does not do."""
    mine, theirs = pair
    out, before = tmp_path / "cosigned.json", tmp_path / "before"
    older = tmp_path / "older"
    shutil.copy(notes(mine), older)
    add(mine, tmp_path, COPY)
    first = theirs.witnesses.sign(notes(mine), out, key_of(mine))
    shutil.copy(notes(mine), before)
    assert theirs.witnesses.sign(before, out).size == first.size, "the same state again"
    add(mine, tmp_path, OTHER)
    with pytest.raises(BadInput, match="ask its owner for the proof"):
        theirs.witnesses.sign(notes(mine), out)
    with pytest.raises(BadInput, match="ask its owner for the proof"):
        theirs.witnesses.sign(grown(mine, older, tmp_path / "growth.json"), out)
    second = theirs.witnesses.sign(grown(mine, before, tmp_path / "growth.json"), out)
    assert second.size > first.size
    with pytest.raises(BadInput, match=f"that had {second.size} lines"):
        theirs.witnesses.sign(before, out)
    mine.witnesses.keep(out)
    assert faults(mine) == []


def test_another_history_of_the_same_log_is_refused(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    """A checkpoint that contradicts what was cosigned gets no cosignature, though the log's key signed it."""
    mine, theirs = pair
    theirs.witnesses.sign(notes(mine), tmp_path / "cosigned.json", key_of(mine))
    key = mine.context.witness.key_here()
    assert key
    forged = key.sign(f"dossier/{mine.context.identity}\n9999\n{base64.b64encode(bytes(32)).decode()}\n")
    (tmp_path / "forged").write_text(forged)
    with pytest.raises(BadInput, match="ask its owner for the proof"):
        theirs.witnesses.sign(tmp_path / "forged", tmp_path / "again.json")
    assert not (tmp_path / "again.json").exists()


def test_keys_must_be_known_and_fit(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    """An unknown log needs its key, and the key must have signed; nobody witnesses their own log."""
    mine, theirs = pair
    out = tmp_path / "cosigned.json"
    with pytest.raises(BadInput, match="was never cosigned here; name its key"):
        theirs.witnesses.sign(notes(mine), out)
    with pytest.raises(BadInput, match="is not signed by the key"):
        theirs.witnesses.sign(notes(mine), out, key_of(theirs))
    with pytest.raises(BadInput, match="cannot be used"):
        theirs.witnesses.sign(notes(mine), out, "no key")
    with pytest.raises(BadInput, match="cannot witness its own log"):
        mine.witnesses.sign(notes(mine), out, key_of(mine))
    (tmp_path / "empty").write_text("")
    with pytest.raises(BadInput, match="holds no checkpoint"):
        theirs.witnesses.sign(tmp_path / "empty", out, key_of(mine))
    assert theirs.witnesses.list() == [] and not out.exists()
    mine.proofs.rotate_key()
    with pytest.raises(BadInput, match="is not signed by the key"):
        theirs.witnesses.sign(notes(mine), out, mine.proofs.signing_keys()[0].key)


@pytest.mark.parametrize("place", ["text", "log", "witness", "moment", "witness_key", "key"])
def test_each_change_of_a_cosigned_checkpoint_is_found(
    pair: tuple[Archive, Archive], tmp_path: Path, place: str
) -> None:
    """By `verify`, and where it is to be kept."""
    mine, theirs = pair
    out = tmp_path / "cosigned.json"
    theirs.witnesses.sign(notes(mine), out, key_of(mine))
    held = json.loads(out.read_text())
    lines = held["cosigned"].split("\n")
    if place == "text":
        lines[1] = str(int(lines[1]) + 1)
    elif place in ("log", "witness", "moment"):
        at = 4 if place == "log" else 5
        name, _, signed = lines[at].rpartition(" ")
        raw = bytearray(base64.b64decode(signed))
        raw[9 if place == "moment" else -1] ^= 1
        lines[at] = f"{name} {base64.b64encode(raw).decode()}"
    else:
        held[place] = held["key" if place == "witness_key" else "witness_key"]
    held["cosigned"] = "\n".join(lines)
    out.write_text(json.dumps(held))
    assert not all(check.ok for check in Archive.verify(out))
    with pytest.raises(BadInput):
        mine.witnesses.keep(out)


def test_a_cosignature_of_another_log_is_not_kept(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    mine, theirs = pair
    mine.witnesses.sign(notes(theirs), tmp_path / "cosigned.json", key_of(theirs))
    with pytest.raises(BadInput):
        mine.witnesses.keep(tmp_path / "cosigned.json")
    assert theirs.witnesses.keep(tmp_path / "cosigned.json").size


def test_the_commands_say_what_was_cosigned(pair: tuple[Archive, Archive], tmp_path: Path) -> None:
    mine, theirs = pair
    out = str(tmp_path / "cosigned.json")
    (given,) = run("witness", "sign", str(notes(mine)), "--out", out, "--key", key_of(mine), archive=theirs.folder)
    (kept,) = run("witness", "keep", out, archive=mine.folder)
    assert given["size"] == kept["size"] and given["origin"] == kept["origin"]
    (listed,) = run("witness", "list", archive=mine.folder)
    assert listed == kept
    assert all(check["ok"] for check in run("verify", out, archive=mine.folder) if "ok" in check)
