"""Every byte of a brief and of a bag counts; all of them are flipped by `python -m tests.briefs.every_byte`."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from dossier.archive import Archive
from dossier.briefs import FORMS, standalone, verify
from dossier.briefs.brief_forms import Sealed
from dossier.errors import BadInput
from tests.briefs.bags import archive_with_case, copied, opened
from tests.briefs.every_byte import SEAL_OF, flipped, hidden_in_bag, hidden_in_brief, small_brief, told_apart

STEP = 149  # a prime, so that the flips wander through all that repeats
FEW = 3


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    with opened(archive_with_case(home)) as archive:
        archive.briefs.bag("Ferries", home / "bag")
    return home / "bag"


@pytest.mark.parametrize("exporter", [form.exporter for form in FORMS])
def test_every_flipped_byte_breaks_the_seal(exporter: Sealed) -> None:
    """A bit changed anywhere in a brief, its seal included, leaves no seal that fits."""
    assert list(hidden_in_brief(small_brief(exporter), STEP)) == []


@pytest.mark.parametrize("exporter", [form.exporter for form in FORMS])
def test_flipped_byte_is_named(tmp_path: Path, exporter: Sealed) -> None:
    """Verifying a brief with a changed bit fails and names the seal, or says that the file is no brief."""
    data = small_brief(exporter)
    out = tmp_path / f"brief{exporter.ending}"
    chance = random.Random(5)
    for at in (0, len(data) - 1, *(chance.randrange(len(data)) for _ in range(FEW))):
        out.write_bytes(flipped(data, at))
        try:
            assert "seal" in {check.name for check in verify(out) if not check.ok}, at
        except BadInput as error:
            assert error.thing == str(out) and error.reason.startswith("is not a brief"), at


@pytest.mark.parametrize("name", SEAL_OF)
def test_verifiers_agree_on_every_byte_of_a_brief(sound: Path, name: str) -> None:
    """Of a changed bit in a bag's brief its own program says what Dossier says, byte for byte."""
    assert list(told_apart(name, (sound / name).read_bytes(), STEP)) == []


def test_every_flipped_byte_of_a_bag_is_named(sound: Path, tmp_path: Path) -> None:
    """One changed bit in any file, at its ends and throughout, is found, and the file is named."""
    bag = copied(sound, tmp_path / "bag")
    found = list(hidden_in_bag(bag, 10 * STEP))
    assert {name for name, _, _ in found} == set(standalone.Files(bag).paths)
    assert [name for name, _, hidden in found if hidden] == []
    assert all(check.ok for check in standalone.verify(bag))


def test_both_verifiers_name_the_same_file(sound: Path, tmp_path: Path) -> None:
    """`verify.py` as a program, and Dossier, end with the file in which a bit was changed, wherever it is."""
    bag = copied(sound, tmp_path / "bag")
    chance = random.Random(6)
    for name in ("data/brief.pdf", "data/log/events.jsonl", "verify.py", "bagit.txt"):
        path = bag / name
        data = path.read_bytes()
        path.write_bytes(flipped(data, chance.randrange(len(data))))
        assert any(name in f"{check.thing} {check.detail}" for check in Archive.verify(bag) if not check.ok)
        program = [sys.executable, "-I", str(sound / "verify.py"), str(bag), "--json"]
        ran = subprocess.run(program, capture_output=True, text=True)
        told = [json.loads(line) for line in ran.stdout.splitlines()]
        assert ran.returncode == 1 and any(name in f"{c['thing']} {c['detail']}" for c in told if not c["ok"]), name
        path.write_bytes(data)
