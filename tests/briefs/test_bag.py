"""A bag of a case: what it holds, that it is whole or not there, and that it needs nobody to be checked."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import textwrap
from datetime import timedelta
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from dossier.archive import Archive
from dossier.briefs import standalone
from dossier.briefs.bag_names import safe_name
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from tests.briefs.bags import MADE, archive_with_case, opened


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with an archive and a bag of its case."""
    home = tmp_path_factory.mktemp("home")
    with opened(archive_with_case(home)) as archive:
        archive.briefs.bag("Ferries", home / "bag")
    return home


@pytest.fixture
def archive(home: Path, tmp_path: Path) -> Any:
    """A copy of that archive, open."""
    for name in ("archive", "keys"):
        shutil.copytree(home / name, tmp_path / name)
    with opened(tmp_path / "archive") as archive:
        yield archive


def names(bag: Path) -> set[str]:
    return {path.relative_to(bag).as_posix() for path in bag.rglob("*") if path.is_file()}


def told(bag: Path, name: str) -> Any:
    return json.loads((bag / name).read_text())


def bytes_of(bag: Path) -> dict[str, bytes]:
    return {name: (bag / name).read_bytes() for name in names(bag)}


def test_a_bag_holds_all_of_the_case(home: Path) -> None:
    """Every version of every report byte for byte, its text and reading, the brief, the log, and what tells of them."""
    assert names(home / "bag") == {
        "bagit.txt", "bag-info.txt", "manifest-sha256.txt", "tagmanifest-sha256.txt", "README.txt", "verify.py",
        "check.html",
        "data/brief.html", "data/brief.pdf", "data/case.json", "data/provenance.json", "data/ro-crate-metadata.json",
        "data/sources/R1-v1/gazette.txt", "data/sources/R1-v2/gazette.txt", "data/sources/R2-v1/canal.txt",
        "data/sources/R3-v1/empty.txt",
        "data/renditions/R1-v1.txt", "data/renditions/R1-v2.txt", "data/renditions/R2-v1.txt",
        "data/readings/R1-v1.json", "data/readings/R1-v2.json", "data/readings/R2-v1.json",
        "data/descriptions/R1-v2.json", "data/descriptions/R2-v1.json",
        "data/log/checkpoint", "data/log/contents-sha256.txt", "data/log/events.jsonl", "data/log/key",
        "data/log/proof.json",
    }  # fmt: skip
    with opened(home / "archive") as archive:
        for number in (1, 2):
            kept = home / f"bag/data/sources/R1-v{number}/gazette.txt"
            assert kept.read_bytes() == archive.originals.get("R1", number)[1]


def test_the_log_lines_are_those_of_the_log(home: Path) -> None:
    """Each line of the extract stands in the log byte for byte, and all that happened to the case is among them."""
    log = (home / "archive/log/events.jsonl").read_bytes().splitlines()
    lines = (home / "bag/data/log/events.jsonl").read_bytes().splitlines()
    assert set(lines) <= set(log)
    kinds = [json.loads(line)["kind"] for line in lines]
    assert set(kinds) == {
        "archive-created", "accession", "new-version", "reading", "quarantine", "correction", "case-created",
        "case-added", "case-note", "packed",
    }  # fmt: skip


def test_other_cases_stay_at_home(archive: Archive, tmp_path: Path) -> None:
    """Of other cases, other reports and earlier copies nothing is told."""
    (tmp_path / "secret.txt").write_text("Secret\n\nNobody shall know of this.\n")
    list(archive.add([tmp_path / "secret.txt"], jobs=1))
    archive.cases.new("Hidden", ["R4", "R1"])
    archive.cases.add_note("Hidden", "Not for others.")
    archive.briefs.write("Hidden", tmp_path / "hidden.html")
    archive.briefs.bag("Ferries", tmp_path / "bag")
    for name, data in bytes_of(tmp_path / "bag").items():
        assert not any(word in data.lower() for word in (b"hidden", b"secret", b"not for others")), name


def test_what_the_case_was_called_before_stays_at_home(archive: Archive, tmp_path: Path) -> None:
    """A working name is a draft; the name that it has now is told by the event that gave it, and all checks pass."""
    for name in ("Was it sabotage", "Collision"):
        archive.cases.rename("C1", name)
    archive.briefs.bag("Collision", tmp_path / "bag")
    for name, data in bytes_of(tmp_path / "bag").items():
        assert not any(word in data.lower() for word in (b"sabotage", b'"ferries"')), name
    lines = [json.loads(line) for line in (tmp_path / "bag/data/log/events.jsonl").read_text().splitlines()]
    assert [line["detail"].get("name") for line in lines if line["kind"] in ("case-created", "case-renamed")] == [
        "Collision"
    ]
    assert all(check.ok for check in standalone.verify(tmp_path / "bag"))
    archive.cases.rename("C1", "Ferries")


def test_a_bag_for_a_country_of_letter_paper(archive: Archive, tmp_path: Path) -> None:
    """Its PDF is on that paper, and every check of it passes."""
    archive.briefs.bag("Ferries", tmp_path / "bag", paper="letter")
    (brief,) = (tmp_path / "bag" / "data").rglob("*.pdf")
    assert round(pypdfium2.PdfDocument(brief)[0].get_height()) == 792
    assert all(check.ok for check in archive.verify(tmp_path / "bag"))


def test_what_people_judged_and_took_back_is_told(archive: Archive, tmp_path: Path) -> None:
    """Of a judgement that was taken back the log's extract holds both lines."""
    archive.judgements.undo(archive.judgements.grade("R1", "B2").judgement)
    archive.briefs.bag("Ferries", tmp_path / "bag")
    lines = (tmp_path / "bag/data/log/events.jsonl").read_text().splitlines()
    kinds = [json.loads(line)["kind"] for line in lines]
    assert kinds[-3:] == ["source-graded", "judgement-undone", "packed"]
    assert all(check.ok for check in standalone.verify(tmp_path / "bag"))


def test_a_source_in_quarantine_is_there_with_its_reason(home: Path) -> None:
    """Its bytes, and why it could not be read, in case.json, in the log and in README.txt."""
    (held,) = [source for source in told(home / "bag", "data/case.json")["sources"] if source["report"] == "R3"]
    assert (held["state"], held["rendition"]) == ("quarantined", None)
    assert held["reason"]
    assert held["reason"] in (home / "bag/README.txt").read_text()
    assert (home / "bag" / held["file"]).read_bytes() == b""


def test_the_same_case_and_moment_make_the_same_bytes(archive: Archive, tmp_path: Path, home: Path) -> None:
    """Packed again, also after other cases, every file is the same; on another day the bag is another one."""
    archive.cases.new("Other", ["R2"])
    made = archive.briefs.bag("Ferries", tmp_path / "again")
    assert bytes_of(tmp_path / "again") == bytes_of(home / "bag")
    assert made.files == 29
    archive.close()
    with opened(tmp_path / "archive", MADE + timedelta(days=1)) as later:
        later.briefs.bag("Ferries", tmp_path / "later")
    assert "Bagging-Date: 2026-05-16\n" in (tmp_path / "later/bag-info.txt").read_text()
    assert standalone.verify(tmp_path / "later") != []
    assert all(check.ok for check in standalone.verify(tmp_path / "later"))


def test_the_export_is_an_event(archive: Archive, tmp_path: Path) -> None:
    """The log tells of the bag with the digest of its tag manifest."""
    made = archive.briefs.bag("Ferries", tmp_path / "bag")
    event = archive.reports.history()[-1]
    assert (event.kind, event.detail["digest"], event.detail["form"]) == ("export", made.sha256, "bag")
    assert standalone.Files(tmp_path / "bag").digest("tagmanifest-sha256.txt") == made.sha256


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed")
def test_sha256sum_checks_it_as_it_stands(home: Path) -> None:
    """The manifests, and the list that the log tells of, are what sha256sum takes."""
    for name in ("manifest-sha256.txt", "tagmanifest-sha256.txt", "data/log/contents-sha256.txt"):
        done = subprocess.run(["sha256sum", "--strict", "--quiet", "-c", name], cwd=home / "bag", capture_output=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def run(bag: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The bag's own program, with no library of others in reach."""
    return subprocess.run([sys.executable, "-I", "-S", *words], cwd=bag, capture_output=True, text=True, timeout=60)


def test_the_bags_own_program_needs_nothing_else(home: Path, tmp_path: Path) -> None:
    """Isolated from every library, verify.py passes a sound bag and names what was changed; it never fails itself."""
    bag = home / "bag"
    done = run(bag, "verify.py")
    assert (done.returncode, done.stderr) == (0, "")
    *checked, left = done.stdout.splitlines()
    assert all(line.startswith("ok ") for line in checked)
    assert left.startswith("NOT CHECKED  data/brief.html and data/brief.pdf: whether their pages show what the record")
    assert not list(bag.rglob("__pycache__"))
    shutil.copytree(bag, tmp_path / "bag")
    (tmp_path / "bag/data/sources/R2-v1/canal.txt").write_text("Nothing happened.")
    changed = run(tmp_path, "bag/verify.py", "--json", "bag")
    found = [json.loads(line) for line in changed.stdout.splitlines()]
    assert changed.returncode == 1
    assert "R2 version 1" in {check["thing"] for check in found if check["ok"] is False}
    assert [check["name"] for check in found if check["ok"] is None] == ["layout"]
    none = run(tmp_path, "bag/verify.py", "nowhere")
    assert (none.returncode, none.stderr.startswith("nowhere: cannot be read")) == (1, True)


def test_the_program_is_for_python_3_9() -> None:
    """No syntax that is younger, every name made once, and no import but the standard library's."""
    import ast

    tree = ast.parse(standalone.program(), feature_version=(3, 9))
    made = [node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    given = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    made += [target.id for target in given if isinstance(target, ast.Name)]
    assert sorted(made) == sorted(set(made))
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    modules |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module.partition(".")[0] for module in modules} <= set(sys.stdlib_module_names)


def test_provenance_and_crate_fit_the_payload(home: Path) -> None:
    """Every relation of the PROV document leads to something in it; the crate names every file of the payload."""
    prov = told(home / "bag", "data/provenance.json")
    known = {name for kind in ("entity", "activity", "agent") for name in prov[kind]}
    for relation in ("used", "wasGeneratedBy", "wasDerivedFrom", "wasAssociatedWith"):
        for ends in prov[relation].values():
            assert {value for value in ends.values() if isinstance(value, str)} <= known
    assert {kind["prov:location"] for kind in prov["entity"].values() if "prov:location" in kind} <= names(home / "bag")
    graph = {item["@id"]: item for item in told(home / "bag", "data/ro-crate-metadata.json")["@graph"]}
    assert graph["ro-crate-metadata.json"]["about"] == {"@id": "./"}
    parts = {part["@id"] for part in graph["./"]["hasPart"]}
    payload = {name[5:] for name in names(home / "bag") if name.startswith("data/")}
    assert parts == {n for n in payload if not n.startswith(("log/", "ro-crate"))} | {"log/"}
    assert parts <= set(graph)
    assert graph["sources/R2-v1/canal.txt"]["publisher"] == "Diario del Canal"


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("taken", "is not empty; a bag replaces nothing"),
        ("file", "exists already, and is no folder"),
        ("nowhere/bag", "its folder does not exist"),
        ("archive/bag", "lies in the archive"),
        ("watched/bag", "lies in the watched folder"),
    ],
)
def test_a_place_that_is_taken_is_refused(archive: Archive, tmp_path: Path, place: str, told: str) -> None:
    """What stands there stays as it was, and nothing is left beside it."""
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken/mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    (tmp_path / "watched").mkdir()
    archive.folders.add(tmp_path / "watched")
    before, events = names(tmp_path), len(archive.reports.history())
    with pytest.raises(BadInput, match=told):
        archive.briefs.bag("Ferries", tmp_path / place)
    assert {name for name in names(tmp_path) if not name.startswith(("archive/", "keys/"))} <= before
    assert len(archive.reports.history()) == events


def test_an_empty_folder_becomes_the_bag(archive: Archive, tmp_path: Path) -> None:
    """A folder that a person made for it is taken; others may read it as they may read other folders."""
    (tmp_path / "bag").mkdir(mode=0o700)
    archive.briefs.bag("Ferries", tmp_path / "bag")
    assert all(check.ok for check in standalone.verify(tmp_path / "bag"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["archive", "bag", "keys"]
    if os.name == "posix":
        mask = os.umask(0o022)
        os.umask(mask)
        assert stat.S_IMODE((tmp_path / "bag").stat().st_mode) == 0o777 & ~mask


def test_an_empty_case_and_none_are_refused(archive: Archive, tmp_path: Path) -> None:
    """A clear sentence, and no folder."""
    archive.cases.new("Empty")
    for name, reason in (("Empty", "holds no reports"), ("None", "no case has this name")):
        with pytest.raises(BadInput, match=reason):
            archive.briefs.bag(name, tmp_path / "bag")
    assert not (tmp_path / "bag").exists()


def test_without_the_key_no_bag_is_made(home: Path, tmp_path: Path) -> None:
    """Where the log cannot be signed, a bag would prove nothing: that is told, and nothing is left nor logged."""
    shutil.copytree(home / "archive", tmp_path / "archive")
    before = (tmp_path / "archive/log/events.jsonl").read_bytes()
    with (
        opened(tmp_path / "archive", MADE + timedelta(days=1)) as archive,
        pytest.raises(BadInput, match="its key is on"),
    ):
        archive.briefs.bag("Ferries", tmp_path / "bag")
    assert not (tmp_path / "bag").exists()
    assert (tmp_path / "archive/log/events.jsonl").read_bytes() == before


FULL = """
import resource, signal, sys
from pathlib import Path
from dossier.errors import BadInput
from tests.briefs.bags import opened
home = Path(sys.argv[1])
with opened(home / "archive") as archive:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))  # the page and the PDF are larger
    try:
        archive.briefs.bag("Ferries", home / "bag")
    except BadInput as error:
        print(error.reason)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
"""


@pytest.mark.skipif(os.name != "posix", reason="no limits to a file's size here")
def test_a_disk_that_takes_no_more_leaves_nothing_torn(home: Path, tmp_path: Path) -> None:
    """A write that fails half-way ends in a sentence; neither a bag nor a piece of one is there."""
    for name in ("archive", "keys"):
        shutil.copytree(home / name, tmp_path / name)
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(FULL), tmp_path], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "cannot be written (File too large)\n", done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["archive", "keys"]


def test_the_commands(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`bag` answers with path and number of files; `verify` passes the bag, and fails one with a file changed."""
    for name in ("archive", "keys"):
        shutil.copytree(home / name, tmp_path / name)
    words = ["--archive", str(tmp_path / "archive"), "--json"]
    monkeypatch.setenv("DOSSIER_KEYS", str(tmp_path / "keys"))
    done = CliRunner().invoke(dossier_command, ["bag", "Ferries", "--out", str(tmp_path / "bag"), *words])
    answer = json.loads(done.stdout)
    assert (done.exit_code, answer["path"], answer["files"]) == (0, str(tmp_path / "bag"), len(names(tmp_path / "bag")))
    checked = CliRunner().invoke(dossier_command, ["verify", str(tmp_path / "bag"), "--json"])
    assert checked.exit_code == 0, checked.stdout
    (tmp_path / "bag/data/brief.pdf").write_bytes(b"%PDF-1.7")
    checked = CliRunner().invoke(dossier_command, ["verify", str(tmp_path / "bag"), "--json"])
    wrong = [found for found in map(json.loads, checked.stdout.splitlines()) if not found["ok"]]
    assert checked.exit_code == 1
    assert "data/brief.pdf" in {found["thing"] for found in wrong}
    (tmp_path / "none").mkdir()
    assert CliRunner().invoke(dossier_command, ["verify", str(tmp_path / "none")]).exit_code == 1


@given(st.text(st.characters(), max_size=300))
def test_any_name_becomes_a_safe_one(name: str) -> None:
    """No separator, control, direction mark or device of Windows; short, and the same again when it is made again."""
    safe = safe_name(name)
    assert safe
    assert len(safe.encode()) <= 101
    assert safe.isprintable()
    assert not set(safe) & set('<>:"/\\|?*%~\n\r')
    assert safe not in (".", "..")
    assert not safe.startswith((" ", "-")) and not safe.endswith((" ", "."))
    assert safe_name(safe) == safe


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("report.html", "report.html"),
        ("informe de Bogotá.pdf", "informe de Bogotá.pdf"),
        ("../../etc/passwd", "_._etc_passwd"),
        ("CON.txt", "_CON.txt"),
        ("con", "_con"),
        ("COM¹.html", "_COM¹.html"),
        ("nul .txt", "_nul.txt"),
        ("-rf", "rf"),
        ("a\u202egpj.exe", "a_gpj.exe"),
        ("50%\n.txt", "50__.txt"),
        ("...", "file"),
        ("cafe\u0301.txt", "café.txt"),
        ("墨西哥" * 40 + ".html", "墨西哥" * 9 + ".html"),
    ],
)
def test_names_stay_readable(name: str, safe: str) -> None:
    """Letters of any script are kept; what means harm is not."""
    assert safe_name(name) == safe
