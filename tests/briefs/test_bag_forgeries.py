"""Whatever is changed in a bag is found and named, by the bag's own program and by Dossier alike."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dossier.archive import Archive
from dossier.briefs import standalone
from dossier.log.merkle import MerkleProofs, leaf_hash
from dossier.log.signed_notes import PrivateKey
from tests.briefs.bags import (
    archive_with_case,
    change_json,
    change_record,
    copied,
    failing,
    opened,
    relist,
    remanifest,
    replaced,
    resealed,
    things,
)

CONTENTS = "data/log/contents-sha256.txt"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bag as it was made."""
    home = tmp_path_factory.mktemp("home")
    with opened(archive_with_case(home)) as archive:
        archive.briefs.bag("Ferries", home / "bag")
    return home / "bag"


@pytest.fixture
def bag(sound: Path, tmp_path: Path) -> Path:
    """A copy to be changed."""
    return copied(sound, tmp_path / "bag")


def test_both_pass_a_sound_bag(sound: Path) -> None:
    """Neither the bag's own program nor Dossier finds anything."""
    assert failing(sound) == []
    assert all(check.ok for check in Archive.verify(sound))


Forgery = Callable[[Path], object]


def _file(name: str, old: bytes, new: bytes) -> Forgery:
    return lambda bag: replaced(bag / name, old, new)


def _gone(name: str) -> Forgery:
    return lambda bag: (bag / name).unlink()


def _new(name: str) -> Forgery:
    return lambda bag: (bag / name).write_text("A source that nobody archived.")


def _swapped(bag: Path) -> None:
    first, other = bag / "data/sources/R1-v2/gazette.txt", bag / "data/sources/R2-v1/canal.txt"
    held = first.read_bytes()
    first.write_bytes(other.read_bytes())
    other.write_bytes(held)


def _record(change: Callable[[Any], None]) -> Forgery:
    return lambda bag: change_record(bag, change)


def _quote(record: Any) -> None:
    record["citations"][0]["quote"] = "The Tampa Gazette"


def _moved(record: Any) -> None:
    record["citations"][1]["span"] = {"start": 0, "end": 7}


def _text(record: Any) -> None:
    record["sources"][1]["rendition"] = "Nothing happened."


def _page(old: bytes, new: bytes) -> Forgery:
    def edit(bag: Path) -> None:
        replaced(bag / "data/brief.html", old, new)
        resealed(bag / "data/brief.html")

    return edit


def _paper(bag: Path) -> None:
    replaced(bag / "data/brief.pdf", b"/Title(Timeline)", b"/Title(Timelike)")
    resealed(bag / "data/brief.pdf")


def _claim(bag: Path) -> None:
    def change(reading: Any) -> None:
        reading["claims"][0]["evidence"][0]["quote"] = "Nobody"

    change_json(bag / "data/readings/R2-v1.json", change)


def _case(change: Callable[[Any], None]) -> Forgery:
    return lambda bag: change_json(bag / "data/case.json", change)


def _without_r2(case: Any) -> None:
    case["sources"] = [source for source in case["sources"] if source["report"] != "R2"]


def _without_old(case: Any) -> None:
    case["sources"] = [source for source in case["sources"] if (source["report"], source["version"]) != ("R1", 1)]


def _reason(case: Any) -> None:
    case["sources"][-1]["reason"] = "is boring"


def _line(old: str, new: str) -> Forgery:
    """A line of the log changed wherever it stands."""

    def change(bag: Path) -> None:
        replaced(bag / "data/log/events.jsonl", old.encode(), new.encode())
        escaped = json.dumps(old)[1:-1], json.dumps(new)[1:-1]
        replaced(bag / "data/log/proof.json", *(text.encode() for text in escaped))

    return change


def _checkpoint(bag: Path) -> None:
    note = (bag / "data/log/checkpoint").read_text()
    size = note.split("\n")[1]
    forged = note.replace(f"\n{size}\n", f"\n{int(size) + 1}\n", 1)
    (bag / "data/log/checkpoint").write_text(forged)
    change_json(bag / "data/log/proof.json", lambda proof: proof.update(checkpoint=forged))


def _silent(bag: Path) -> None:
    """The line of a correction left out, and nothing else touched."""
    lines = (bag / "data/log/events.jsonl").read_text().splitlines(keepends=True)
    kept = [line for line in lines if '"correction"' not in line]
    assert len(kept) == len(lines) - 1
    (bag / "data/log/events.jsonl").write_text("".join(kept))

    def change(proof: Any) -> None:
        proof["events"] = [event for event in proof["events"] if '"correction"' not in event["line"]]

    change_json(bag / "data/log/proof.json", change)


def _key(bag: Path) -> None:
    name = (bag / "data/log/key").read_text().partition("+")[0]
    key = str(PrivateKey.make(name).public)
    (bag / "data/log/key").write_text(f"{key}\n")
    change_json(bag / "data/log/proof.json", lambda proof: proof.update(key=key))


R2 = "data/sources/R2-v1/canal.txt"
FORGERIES: dict[str, tuple[Forgery, set[str]]] = {
    "a source changed": (_file(R2, b"five", b"nine"), {R2, "R2 version 1"}),
    "two sources swapped": (_swapped, {R2, "R1 version 2", "R2 version 1"}),
    "a source removed": (_gone(R2), {R2, "R2 version 1"}),
    "a source added": (_new("data/sources/R2-v1/more.txt"), {"data/sources/R2-v1/more.txt"}),
    "a file added beside the payload": (_new("more.txt"), {"more.txt"}),
    "a file added to the log": (_new("data/log/more.txt"), {"data/log/more.txt"}),
    "a text changed": (_file("data/renditions/R2-v1.txt", b"five", b"nine"), {"R2 version 1"}),
    "a claim's words changed": (_claim, {"R2 version 1", "data/readings/R2-v1.json"}),
    "a quote altered": (_record(_quote), {"citation 1", "data/brief.html"}),
    "a citation moved": (_record(_moved), {"citation 2", "data/brief.html"}),
    "a source's text in the brief changed": (_record(_text), {"R2 version 1", "data/brief.html"}),
    "a source taken out of the brief": (_record(lambda record: record["sources"].pop(0)), {"data/brief.html"}),
    "a page edited": (_page(b"Four became six.", b"Four became two."), {"data/brief.html"}),
    "a listed quote edited": (_page(b">Diario del Canal</q>", b">Diario del Cabal</q>"), {"data/brief.html"}),
    "a page of the PDF edited": (_paper, {"data/brief.pdf"}),
    "a report left out of the case": (_case(_without_r2), {"R2", "R2 version 1", "data/case.json"}),
    "a version left out of the case": (_case(_without_old), {"R1 version 1", "data/case.json"}),
    "another reason for quarantine": (_case(_reason), {"R3 version 1", "data/case.json"}),
    "the case of another name": (_case(lambda case: case.update(name="Boats")), {"data/case.json", "bag-info.txt"}),
    "a line of the log changed": (_line("Two ferries collide", "Ten ferries collide"), {"event 10"}),
    "a line of the log left out": (_silent, {"event 10"}),
    "the checkpoint changed": (_checkpoint, {"checkpoint"}),
    "the key of somebody else": (_key, {"checkpoint"}),
    "the declaration changed": (_file("bagit.txt", b"1.0", b"0.97"), {"bagit.txt"}),
    "another date on the bag": (_file("bag-info.txt", b"Date: 2026", b"Date: 2025"), {"bag-info.txt"}),
    "the program changed": (_file("verify.py", b"return 0", b"return 1"), {"verify.py"}),
    "the advice changed": (_file("README.txt", b"telephone", b"letter..."), {"README.txt"}),
    "provenance changed": (_file("data/provenance.json", b"ana", b"bob"), {"data/provenance.json"}),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found_though_all_manifests_fit(bag: Path, name: str) -> None:
    """What was changed is named though sums, seals and manifests were made anew; with another list of contents, that.

    The list is what the signed log tells of.
    """
    forge, named = FORGERIES[name]
    forge(bag)
    remanifest(bag)
    assert list(standalone.structure(standalone.Files(bag))) == []
    assert named <= things(bag)
    before = (bag / CONTENTS).read_bytes()
    relist(bag)
    remanifest(bag)
    if before != (bag / CONTENTS).read_bytes() and "checkpoint" not in named:
        assert CONTENTS in things(bag)
    assert things(bag)


ALIKE = (
    "a source changed",
    "a quote altered",
    "a page of the PDF edited",
    "the checkpoint changed",
    "a source removed",
)


@pytest.mark.parametrize("name", ALIKE)
def test_dossier_says_what_the_bags_own_program_says(bag: Path, name: str) -> None:
    """Every fault that one names, the other names with the same words."""
    FORGERIES[name][0](bag)
    remanifest(bag)
    mine = {tuple(check) for check in standalone.verify(bag)}
    dossiers = {(c.name, c.ok, c.thing, c.detail) for c in Archive.verify(bag)}
    assert mine <= dossiers
    assert not all(ok for _, ok, _, _ in mine)


def test_who_makes_all_of_it_anew_has_another_key(bag: Path) -> None:
    """A forger with a log and key of their own passes: that is why the key is told, and is to be compared."""
    replaced(bag / "data/provenance.json", b"ana", b"bob")
    relist(bag)
    true = (bag / "data/log/key").read_text().strip()
    lines = (bag / "data/log/events.jsonl").read_text().splitlines()
    digest = hashlib.sha256((bag / "data/log/contents-sha256.txt").read_bytes()).hexdigest()
    packed = json.loads(lines[-1])
    packed["detail"]["digest"] = digest
    lines[-1] = json.dumps(packed, separators=(",", ":"))
    tree = MerkleProofs([leaf_hash(f"{line}\n".encode()) for line in lines])
    key = PrivateKey.make(true.partition("+")[0])
    note = key.sign(f"{key.public.name}\n{len(lines)}\n{base64.b64encode(tree.root()).decode()}\n")
    events = [
        {"event": at, "line": line, "path": [base64.b64encode(part).decode() for part in tree.inclusion(at - 1)]}
        for at, line in enumerate(lines, 1)
    ]
    proof = {"report": "C1", "key": str(key.public), "checkpoint": note, "events": events}
    for name, text in (
        ("key", f"{key.public}\n"), ("checkpoint", note), ("proof.json", json.dumps(proof)),
        ("events.jsonl", "".join(f"{line}\n" for line in lines)),
    ):  # fmt: skip
        (bag / "data/log" / name).write_text(text)
    remanifest(bag)
    assert failing(bag) == []
    (told,) = [check for check in standalone.verify(bag) if check.name == "log"]
    assert str(key.public) in told.detail
    assert true not in told.detail


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"null", b"\xff", b'{"a":' * 100_000, b"<html>", b"%PDF-1.7\n"])
def test_no_content_breaks_the_program_off(bag: Path, content: bytes) -> None:
    """Whatever stands in a file, the checks end with faults that name it, and not with an error of their own."""
    for path in sorted(bag.rglob("*")):
        if path.is_file():
            data = path.read_bytes()
            if data == content:
                continue
            path.write_bytes(content)
            name = path.relative_to(bag).as_posix()
            assert any(name in check.thing or name in check.detail for check in failing(bag)), name
            path.write_bytes(data)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_pipes_and_depths_hold_nothing_up(bag: Path) -> None:
    """A pipe where a file is wanted is named and never opened; folders may lie in each other as deep as they will."""
    (bag / "data/log/proof.json").unlink()
    os.mkfifo(bag / "data/log/proof.json")
    here = os.open(bag / "data", os.O_RDONLY)
    for _ in range(1200):
        os.mkdir("d", dir_fd=here)
        inner = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inner
    os.close(here)
    try:
        assert "data/log/proof.json" in {check.thing for check in Archive.verify(bag) if not check.ok}
    finally:
        flatten(bag / "data/d")


def flatten(folder: Path) -> None:
    """Removes folders that lie in each other deeper than what tidies up after tests can go."""
    while (folder / "d").exists():
        (folder / "d").rename(aside := folder.with_name("aside"))
        folder.rmdir()
        aside.rename(folder)
    folder.rmdir()


def test_what_is_no_bag_is_told(tmp_path: Path) -> None:
    """A folder of other things fails in sentences."""
    (tmp_path / "notes.txt").write_text("mine")
    found = {check.thing: check.detail for check in Archive.verify(tmp_path)}
    assert found["bagit.txt"] == "is missing"
    assert found["manifest-sha256.txt"].startswith("is missing")
    shutil.rmtree(tmp_path)
