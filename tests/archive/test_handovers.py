"""A bag is given to somebody, they sign for it, and the log of the giver shows both."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier.archive import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from tests.briefs.bags import archive_with_case, opened, remanifest, replaced

Run = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An archive with a bag of its case, and another archive, of the receiver."""
    with opened(archive_with_case(tmp_path)) as archive:
        archive.briefs.bag("Ferries", tmp_path / "bag")
    opened(tmp_path / "theirs" / "archive").close()
    return tmp_path


def run(*words: str, archive: Path, status: int = 0) -> list[dict[str, Any]]:
    keys = {"DOSSIER_KEYS": str(archive.with_name("keys"))}
    done = CliRunner(env=keys).invoke(dossier_command, [*words, "--archive", str(archive), "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_receipt_goes_there_and_back(home: Path) -> None:
    """The giver writes it, the receiver's key signs it, the giver keeps it, and the custody sheet shows both events."""
    mine, theirs, receipt = home / "archive", home / "theirs/archive", home / "receipt.txt"
    (given,) = run("handover", str(home / "bag"), "--to", "Bea, Museum", "--out", str(receipt), archive=mine)
    assert (given["to"], given["case"], given["bag"]) == ("Bea, Museum", "C1", "bag")
    assert given["sha256"] in receipt.read_text()
    (signed,) = run("receipt", "sign", str(receipt), "--bag", str(home / "bag"), archive=theirs)
    (kept,) = run("receipt", "keep", str(receipt), archive=mine)
    assert (kept["handover"], kept["key"]) == (given["event"], signed["key"])
    (sheet,) = run("custody", "R1", archive=mine)
    (access,) = [point for point in sheet["points"] if point["name"] == "access"]
    told = [one["text"] for one in access["statements"]]
    assert [one["key"] for one in access["statements"]] == ["export", "handover", "receipt"]
    assert "given to Bea, Museum by" in told[1]
    assert signed["key"] in told[2]
    assert run("audit", archive=mine)[-1]["faults"] == 0


def test_a_receipt_signed_on_paper_is_kept_as_a_scan(home: Path) -> None:
    """Any file is kept for the handover that is named, and said to be signed on paper."""
    given, scan = home / "receipt.txt", home / "scan.pdf"
    scan.write_bytes(b"%PDF-1.7 of a form")
    with opened(home / "archive") as archive:
        event = archive.handovers.give(home / "bag", "Bea", given).event
        with pytest.raises(BadInput, match="is not signed; keep a scan"):
            archive.handovers.keep(given)
        kept = archive.handovers.keep(scan, event)
        assert kept.key == ""
        assert archive.context.store.read(kept.sha256) == scan.read_bytes()
        (sheet,) = archive.custody.sheets("R2")
        assert [one.key for point in sheet.points if point.name == "access" for one in point.statements] == [
            "export", "handover", "paper",
        ]  # fmt: skip
        with pytest.raises(BadInput, match="is no handover"):
            archive.handovers.keep(scan, 1)
        with pytest.raises(BadInput, match="is no handover"):
            archive.handovers.keep(scan, 10**20)


def test_a_receipt_in_spanish_goes_there_and_back(home: Path) -> None:
    """The form and the lines of the signature are in the language chosen; a change of a Spanish word is noticed."""
    mine, theirs, receipt = home / "archive", home / "theirs/archive", home / "recibo.txt"
    words = ["handover", str(home / "bag"), "--to", "Bea", "--out", str(receipt), "--language", "es"]
    (given,) = run(*words, archive=mine)
    assert receipt.read_text().startswith("RECIBO DE DOSSIER\n")
    assert "He recibido este paquete." in receipt.read_text()
    (signed,) = run("receipt", "sign", str(receipt), "--bag", str(home / "bag"), archive=theirs)
    assert f"\nClave: {signed['key']}\n" in receipt.read_text()
    whole = receipt.read_text()
    receipt.write_text(whole.replace("He recibido", "No he recibido"))
    run("receipt", "keep", str(receipt), archive=mine, status=1)
    receipt.write_text(whole)
    (kept,) = run("receipt", "keep", str(receipt), archive=mine)
    assert (kept["handover"], kept["key"]) == (given["event"], signed["key"])


def test_only_a_sound_bag_of_this_archive_is_given(home: Path) -> None:
    """A changed bag, another archive's bag and a place that is no bag are refused, and nothing is recorded."""
    with (
        opened(home / "theirs/archive") as other,
        pytest.raises(BadInput, match=r"as it was packed|no bag that"),
    ):
        other.handovers.give(home / "bag", "Bea", home / "receipt.txt")
    replaced(home / "bag/README.txt", b"telephone", b"letter...")
    remanifest(home / "bag")
    with opened(home / "archive") as archive:
        for bag in (home / "bag", home / "nowhere"):
            with pytest.raises(BadInput):
                archive.handovers.give(bag, "Bea", home / "receipt.txt")
        with pytest.raises(BadInput, match="is empty"):
            archive.handovers.give(home / "bag", "  ", home / "receipt.txt")
        assert not archive.context.catalog.events_of("handed-over")
    assert not (home / "receipt.txt").exists()


def test_a_handover_without_a_place_for_its_receipt_is_not_recorded(home: Path) -> None:
    """A receipt replaces no file, such as one that is signed, and is never written into the bag."""
    taken = home / "signed.txt"
    taken.write_text("signed by hand")
    with opened(home / "archive") as archive:
        for receipt, reason in (
            (taken, "replaces nothing"),
            (home / "nowhere/receipt.txt", "cannot be written"),
            (home / "bag/receipt.txt", "lies in the bag"),
        ):
            with pytest.raises(BadInput, match=reason):
                archive.handovers.give(home / "bag", "Bea", receipt)
        assert not archive.context.catalog.events_of("handed-over")
        assert taken.read_text() == "signed by hand"
        archive.handovers.give(home / "bag", "Bea", home / "receipt.txt")


def test_a_signed_receipt_is_not_signed_again(home: Path) -> None:
    """A second signature would replace the first."""
    receipt = home / "receipt.txt"
    with opened(home / "archive") as archive:
        archive.handovers.give(home / "bag", "Bea", receipt)
    with opened(home / "theirs/archive") as other:
        other.handovers.sign(receipt, home / "bag")
    signed = receipt.read_text()
    with opened(home / "archive") as archive, pytest.raises(BadInput, match="signed already"):
        archive.handovers.sign(receipt, home / "bag")
    assert receipt.read_text() == signed


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("To: Bea", "To: Eve"),
        ("SHA-256: ", "SHA-256: 0"),
        ("I have received", "I have not received"),
        ("Key: ", "Key: x"),
    ],
)
def test_a_changed_receipt_is_refused(home: Path, old: str, new: str) -> None:
    """A receipt whose words were changed before or after it was signed is not kept."""
    receipt = home / "receipt.txt"
    with opened(home / "archive") as archive:
        archive.handovers.give(home / "bag", "Bea", receipt)
    with opened(home / "theirs/archive") as other:
        other.handovers.sign(receipt, home / "bag")
    replaced(receipt, old.encode(), new.encode())
    with opened(home / "archive") as archive:
        with pytest.raises(BadInput):
            archive.handovers.keep(receipt)
        assert not archive.context.catalog.events_of("receipt-kept")


def test_a_receipt_is_signed_for_its_own_bag_alone(home: Path) -> None:
    """Another bag than the receipt names is not signed for."""
    with opened(home / "archive") as archive:
        archive.handovers.give(home / "bag", "Bea", home / "receipt.txt")
        archive.cases.add_note("Ferries", "More.")
        archive.briefs.bag("Ferries", home / "other")
    with opened(home / "theirs/archive") as other, pytest.raises(BadInput, match="is not the bag of the receipt"):
        other.handovers.sign(home / "receipt.txt", home / "other")
    assert isinstance(other, Archive)
