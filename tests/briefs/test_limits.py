"""What a hostile file may cost: counts and sizes come before bytes, each in a sentence, and every check ends."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dossier import Archive
from dossier.briefs import seal, standalone, verify, verify_apart, verify_bag
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.standalone import limits
from dossier.briefs.verify_process import check_proof
from dossier.children import child_environment
from dossier.errors import BadInput
from dossier.model.proofs import proof_json
from tests.briefs.bags import archive_with_case, change_json, copied, opened, relist, remanifest
from tests.briefs.samples import brief_of
from tests.briefs.test_verify import forged

LARGE = 40 << 30  # bytes, of a file that takes no room


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("limits")
    with opened(archive_with_case(home)) as archive:
        archive.briefs.bag("Ferries", home / "bag")
        (home / "proof.json").write_text(json.dumps(proof_json(archive.proofs.prove("R1"))))
    return home


@pytest.fixture
def bag(sound: Path, tmp_path: Path) -> Iterator[Path]:
    made = copied(sound / "bag", tmp_path / "bag")
    yield made
    shutil.rmtree(made)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets bounds low enough for a test to pass them."""

    def bound(**most: int) -> None:
        for name, number in most.items():
            monkeypatch.setitem(limits.LIMITS, name, (number, limits.LIMITS[name][1]))

    return bound


def bad(checks: list[Any]) -> list[str]:
    return [f"{check.name}, {check.thing}: {check.detail}" for check in checks if not check.ok]


def sparse(path: Path, size: int = LARGE) -> None:
    with path.open("r+b") as stream:
        stream.truncate(size)


@pytest.mark.parametrize(
    "name", ["data/sources/R1-v1/gazette.txt", "data/renditions/R1-v1.txt", "data/brief.html", "verify.py", "bagit.txt"]
)
def test_a_giant_file_in_a_bag_is_not_read(bag: Path, name: str) -> None:
    """A file of 40 GB is told by its size: that of a source is stated, and others are small."""
    sparse(bag / name)
    before = resource.getrusage(resource.RUSAGE_SELF)
    found = bad(standalone.verify(bag))
    after = resource.getrusage(resource.RUSAGE_SELF)
    assert any(name in line and f"has {LARGE:,} bytes" in line and "was not read" in line for line in found)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 5


def test_a_source_of_any_stated_size_is_read(bag: Path, small: Callable[..., None]) -> None:
    """A source may be larger than what is read otherwise: the signed case states its size."""
    small(whole=max(path.stat().st_size for path in bag.rglob("*") if path.is_file() and "sources" not in path.parts))
    assert bad(standalone.verify(bag)) == []
    small(whole=150)
    assert not any("data/sources/" in line for line in bad(standalone.verify(bag)) if line.startswith("sizes"))


def test_a_size_that_nobody_signed_is_none(bag: Path) -> None:
    """Who changes the case to state 40 GB has them not read, for the log tells of another case."""

    def change(case: Any) -> None:
        case["sources"][0]["bytes"] = LARGE

    change_json(bag / "data/case.json", change)
    name = "data/sources/R1-v1/gazette.txt"
    sparse(bag / name)
    assert any(name in line and "was not read" in line for line in bad(standalone.verify(bag)))


HOSTILE_BAGS: dict[str, tuple[dict[str, int], Callable[[Path], object], str]] = {
    "files": (
        {"files": 40},
        lambda bag: [(bag / f"f{n}").touch() for n in range(40)],
        "more than 40 files",
    ),
    "depth": ({"depth": 9}, lambda bag: (bag / "/".join("d" * 12)).mkdir(parents=True), "lies in 10 folders"),
    "lines": ({"lines": 50}, lambda bag: (bag / "manifest-sha256.txt").write_text("x\n" * 60), "has 60 lines"),
    "values": ({"values": 2000}, lambda bag: (bag / "data/log/proof.json").write_text("[" + "[],[]," * 2000), "values"),
    "number": ({}, lambda bag: (bag / "data/case.json").write_text('{"form": ' + "9" * 4000 + "}"), "4,000 digits"),
    "nesting": ({}, lambda bag: (bag / "data/case.json").write_text("[" * 100_000), "is not JSON"),
    "twice": ({}, lambda bag: (bag / "data/case.json").write_text('{"form": 2, "form": 2}'), "a name twice"),
    "text": ({"text": 30_000}, lambda bag: (bag / "bag-info.txt").write_text("a" * 40_000), "has 40,000 bytes"),
    "bomb": ({"unfolded": 1 << 20}, lambda bag: bomb(bag / "data/brief.pdf"), "unfolds to more than 1,048,576 bytes"),
    "streams": (
        {"streams": 100},
        lambda bag: added(bag / "data/brief.pdf", b"stream\n" * 200),
        "more than 100 streams",
    ),
    "link": ({}, lambda bag: (bag / "data/x").symlink_to("/dev/zero"), "is neither a file nor a folder"),
    "pipe": ({}, lambda bag: os.mkfifo(bag / "data/x"), "is neither a file nor a folder"),
}


def bomb(path: Path) -> None:
    """A stream that unfolds to 8 MB and is damaged at its end."""
    folded = zlib.compress(bytes(8 << 20))[:-4] + b"xxxx"
    added(path, b"9 0 obj <</Filter/FlateDecode /Length %d >>\nstream\n" % len(folded) + folded)


def added(path: Path, data: bytes) -> None:
    path.write_bytes(data + path.read_bytes())


@pytest.mark.parametrize("kind", HOSTILE_BAGS)
def test_hostile_bags_are_refused_in_a_sentence(bag: Path, small: Callable[..., None], kind: str) -> None:
    """What would cost much is counted first, by the lines that every bag brings along as by Dossier."""
    most, change, words = HOSTILE_BAGS[kind]
    change(bag)
    small(**most)
    assert any(words in line for line in bad(standalone.verify(bag))), bad(standalone.verify(bag))


def test_unknown_forms_cannot_be_checked(bag: Path) -> None:
    """A case or a record of a form that is not known is said to be unknown, and nothing of it passes."""
    change_json(bag / "data/case.json", lambda case: case.update(form=3))
    relist(bag)
    remanifest(bag)
    assert any("form 3, which is not known here" in line for line in bad(standalone.verify(bag)))


def test_a_second_record_in_a_page_is_named(bag: Path) -> None:
    """A page with two records is refused: programs could take different ones."""
    page = bag / "data/brief.html"
    page.write_text(page.read_text() + '<template id="dossier-brief-json">{}</template>')
    assert any("more than one record" in line for line in bad(standalone.verify(bag)))


def test_faults_beyond_use_are_not_listed(bag: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of very many faults ends with a sentence."""
    monkeypatch.setattr("dossier.briefs.standalone.bag_files.FAULTS", 5)
    (bag / "manifest-sha256.txt").write_text("x\n" * 90)
    found = [line for line in bad(standalone.verify(bag)) if line.startswith("bag, ")]
    assert len(found) <= 7 and "no more were looked for" in found[-1]


@given(
    st.sampled_from(["values", "sources", "citations", "text"]),
    st.integers(1, 40),
)
@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_records_of_any_counts_end_in_a_sentence(tmp_path: Path, what: str, most: int) -> None:
    """Whatever bound a record passes, the check ends with it named; within its bounds a brief passes."""
    page = tmp_path / "b.html"
    page.write_bytes(HtmlExporter().export(brief_of()))
    was = limits.LIMITS[what]
    limits.LIMITS[what] = (most, was[1])
    try:
        found = bad(verify(page))
    finally:
        limits.LIMITS[what] = was
    counts = {"sources": 5, "citations": len(brief_of().citations)}
    if most < counts.get(what, 10_000):
        assert [line for line in found if line.startswith("record, ")], found
    else:
        assert found == []


@pytest.mark.parametrize("field", ["made", "paper", "language", "sections", "style", "format", "case"])
@given(value=st.one_of(st.none(), st.text(max_size=8), st.integers(-3, 9), st.lists(st.text(max_size=3), max_size=3)))
@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_field_of_a_record_switches_a_check_off(tmp_path: Path, field: str, value: object) -> None:
    """Whatever stands in a field of a record, under a page that was not made from it, the brief fails."""

    def change(data: dict[str, Any]) -> None:
        if data[field] == value:
            data[field] = "another"
        else:
            data[field] = value

    assert bad(verify(forged(tmp_path / "b.html", change))) != []


@pytest.mark.parametrize("layout", ["0" * 64, "older", "", None, ["x"], 5])
def test_a_record_that_names_another_layout_fails(tmp_path: Path, layout: object) -> None:
    """Other words than the record's may stand on pages of a layout that is not known: they cannot be checked."""
    path = forged(tmp_path / "b.html", lambda data: data.update(layout=layout))
    path.write_bytes(seal.seal(seal.blank(path.read_bytes().replace(b"Four became five.", b"Four became nine.", 1))))
    found = bad(verify(path))
    assert [line for line in found if line.startswith("layout, ") and "cannot be checked" in line]


def test_hidden_fields_of_a_record_are_found(tmp_path: Path) -> None:
    """A record with a field that no brief has is not what Dossier writes."""
    found = bad(verify(forged(tmp_path / "b.html", lambda data: data.update(hidden="words"))))
    assert [line for line in found if line.startswith("layout, ")]


def test_a_document_that_unfolds_without_end_is_refused(tmp_path: Path, small: Callable[..., None]) -> None:
    """A small zip with a large part is told by the size that it states."""
    small(unfolded=1 << 20)
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("customXml/item1.xml", bytes(4 << 20))
        package.comment = seal.ZIP_COMMENT
    (tmp_path / "b.docx").write_bytes(seal.seal(out.getvalue()))
    assert any("too large to unfold" in line for line in bad(verify(tmp_path / "b.docx")))


def test_proofs_are_bounded_and_hold_nothing_else(sound: Path, tmp_path: Path, small: Callable[..., None]) -> None:
    """A proof with fields that no check looks at, or of another report, or too large, is no proof."""
    data = json.loads((sound / "proof.json").read_text())
    path = tmp_path / "proof.json"

    def refused(text: str, words: str) -> None:
        path.write_text(text)
        with pytest.raises(BadInput, match=words):
            check_proof(path)

    path.write_text(json.dumps(data))
    assert bad(list(check_proof(path) or ())) == []
    refused(json.dumps(data | {"older": "x"}), "fields are none of a proof")
    refused(json.dumps(data)[:-1] + ', "report": "R2"}', "a name twice")
    path.write_text(json.dumps(data | {"report": "R77"}))
    assert any("says nothing of R77" in line for line in bad(list(check_proof(path) or ())))
    small(values=10)
    refused(json.dumps(data), "JSON is read of at most 10")
    sparse(path)
    with pytest.raises(BadInput, match="a text, a page or JSON has at most"):
        check_proof(path)


def test_a_check_that_runs_out_of_time_or_memory_says_so(tmp_path: Path) -> None:
    """The child that checks is held: beyond its time or memory comes a check that fails, and no traceback."""
    program = (
        "import sys, pathlib\nfrom dossier.briefs import verify_process as program\n"
        "def endless(path):\n    while True:\n        {}\n"
        "program.check_proof = endless\nprogram._SECONDS = 3\nsys.argv[1:] = ['x']\nprogram.main()\n"
    )
    for work in ("pass", "endless.kept = getattr(endless, 'kept', []) + [bytes(50 << 20)]"):
        done = subprocess.run(
            [sys.executable, "-c", program.format(work)], capture_output=True, env=child_environment(), check=True
        )
        (check,) = json.loads(done.stdout)["checks"]
        assert check[1] is False and "cannot be checked within 60 seconds and 512 MB" in check[3]


def test_checks_apart_are_the_checks(bag: Path, sound: Path, tmp_path: Path) -> None:
    """A brief, a bag and a proof have the same checks in a child as here; what is none of them is refused."""
    assert verify_apart(bag) == verify_bag(bag)
    assert verify_apart(bag / "data/brief.html") == verify(bag / "data/brief.html")
    assert verify_apart(sound / "proof.json") == check_proof(sound / "proof.json")
    (tmp_path / "x").write_text("hello")
    with pytest.raises(BadInput, match="is not a brief"):
        Archive.verify(tmp_path / "x")


def measured(command: list[str]) -> tuple[subprocess.CompletedProcess[str], float, float]:
    """A command with what it and its children used: seconds of the processor and MB of memory at most in one."""
    code = (
        "import json, resource, subprocess, sys\n"
        "done = subprocess.run(sys.argv[1:], stdout=2)\n"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print(json.dumps([done.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024]))\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, *command], capture_output=True, text=True, env=child_environment()
    )
    status, seconds, memory = json.loads(found.stdout)
    return subprocess.CompletedProcess(command, status, found.stderr), seconds, memory


def many_citations(path: Path) -> Path:
    """A page of 645,000 citations."""

    def change(data: dict[str, Any]) -> None:
        data["citations"] = data["citations"] * (645_000 // len(data["citations"]) + 1)

    return forged(path, change)


def a_million_lines(bag: Path) -> Path:
    line = hashlib.sha256().hexdigest() + "  data/x{}\n"
    (bag / "manifest-sha256.txt").write_text("".join(line.format(n) for n in range(1_000_000)))
    return bag


def many_marks(path: Path) -> Path:
    """As many citations as a brief may hold, all of the same words: marks that lie in each other."""

    def change(data: dict[str, Any]) -> None:
        one = next(c for c in data["citations"] if c["span"])
        first = data["citations"]
        data["citations"] = first + [one | {"number": n} for n in range(len(first) + 1, 20_001)]

    return forged(path, change)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["citations", "marks", "lines", "sparse", "verify.py"])
def test_hostile_files_of_real_size_cost_no_more_than_is_promised(bag: Path, tmp_path: Path, kind: str) -> None:
    """At most 60 seconds of the processor, 512 MB of memory in a process, and a sentence."""
    target: Path = bag
    if kind == "citations":
        target = many_citations(tmp_path / "b.html")
    elif kind == "marks":
        target = many_marks(tmp_path / "b.html")
    elif kind in ("lines", "verify.py"):
        a_million_lines(bag)
    else:
        sparse(bag / "data/sources/R1-v1/gazette.txt")
    command = [sys.executable, "-P", "-m", "dossier", "verify", str(target)]
    if kind == "verify.py":
        command = [sys.executable, "-I", str(bag / "verify.py"), str(bag)]
    done, seconds, memory = measured(command)
    assert done.returncode == 1 and "Traceback" not in done.stdout
    assert (seconds < 60, memory < 512) == (True, True), (seconds, memory)
