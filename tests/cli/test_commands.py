"""Every verb of the contract, run as a person or a script runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from dossier.archive import Archive
from dossier.cli.main import dossier_command
from dossier.resources import seeds

STORY = """\
Bridge closed after flood in Tarija

By Ada Ruiz

TARIJA, March 3 - Three people were injured when the river carried off part of a bridge on Sunday, the mayor said.
"We heard it crack and then we ran," said a baker who lives beside the bridge.
Repairs will take six months, the council said in a statement on Sunday evening.
"""


class Dossier:
    """Runs commands on one archive and gives their answers."""

    def __init__(self, archive: Path) -> None:
        self.archive = str(archive)

    def run(self, *words: str, status: int = 0, stdin: str | None = None) -> list[dict[str, Any]]:
        done = self.done(*words, "--json", stdin=stdin)
        assert done.exit_code == status, (done.output, done.exception)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def done(self, *words: str, stdin: str | None = None) -> Result:
        """What became of a command, whatever its status."""
        return CliRunner().invoke(dossier_command, [*words, "--archive", self.archive], input=stdin)

    def text(self, *words: str) -> str:
        """What people read."""
        done = self.done(*words)
        assert done.exit_code == 0, (done.output, done.exception)
        return done.stdout


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    Archive.create(tmp_path / "archive").close()
    return Dossier(tmp_path / "archive")


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "bridge.txt"
    path.write_text(STORY, encoding="utf-8")
    return path


def test_read_answers_in_input_order(dossier: Dossier, story: Path, tmp_path: Path) -> None:
    """`read` answers in the order of the paths, also from standard input, and says which file failed and why."""
    other = tmp_path / "other.txt"
    other.write_text("Council votes\n\nQUITO, May 2 - The council voted on Thursday to keep the old library open.\n")
    paths = [story, tmp_path / "absent.txt", other] * 5
    found = dossier.run("read", "--stdin-list", "--jobs", "2", stdin="\n".join(map(str, paths)), status=1)
    assert [item["path"] for item in found] == [str(path) for path in paths]
    assert [("error" in item) for item in found] == [False, True, False] * 5
    assert "does not exist" in found[1]["error"]


def test_read_gives_the_contract(dossier: Dossier, story: Path) -> None:
    """A description has the contract's keys, and its offsets prove its quotes in the rendition."""
    (found,) = dossier.run("read", str(story), "--rendition")
    assert found["headline"]["value"] == "Bridge closed after flood in Tarija"
    assert [(b["name"], b["role"]) for b in found["byline"]] == [("Ada Ruiz", "author")]
    assert found["dateline"]["place"]["country"] == "BO"
    assert found["dateline"]["date"] == "--03-03"
    assert found["language"] == "en"
    assert found["bytes"] == len(STORY.encode())
    for field in (found["headline"], found["dateline"], *found["byline"]):
        for evidence in field["evidence"]:
            assert found["rendition"][evidence["start"] : evidence["end"]] == evidence["quote"]


def test_add_says_how_each_file_fared(dossier: Dossier, story: Path, tmp_path: Path) -> None:
    """`add` tells added, unchanged, duplicate, new version, quarantined and failed apart."""
    twin, empty = tmp_path / "twin.txt", tmp_path / "empty.txt"
    (added,) = dossier.run("add", str(story))
    assert (added["status"], added["report"], added["version"]) == ("added", "R1", 1)
    (same,) = dossier.run("add", str(story))
    assert same["status"] == "unchanged"
    twin.write_text(STORY, encoding="utf-8")
    (copy,) = dossier.run("add", str(twin))
    assert (copy["status"], copy["report"]) == ("duplicate", "R1")
    assert str(story) in copy["reason"]
    story.write_text(STORY.replace("Three", "Four"), encoding="utf-8")
    (again,) = dossier.run("add", str(story))
    assert (again["status"], again["version"]) == ("new-version", 2)
    empty.touch()
    found = dossier.run("add", str(empty), str(tmp_path / "absent"), status=1)
    assert sorted(item["status"] for item in found) == ["failed", "quarantined"]


def test_show_set_undo(dossier: Dossier, story: Path) -> None:
    """A correction is shown as a person's, the reader's value stays a candidate, and undoing brings it back."""
    dossier.run("add", str(story))
    (claim,) = dossier.run("set", "R1", "outlet", "The Tarija Herald")
    assert claim["agent"].startswith("person:")
    (found,) = dossier.run("show", "R1")
    assert found["outlet"]["value"] == "The Tarija Herald"
    assert found["outlet"]["evidence"][0]["from"] == "person"
    assert {"versions", "events", "links"} <= found.keys()
    dossier.run("set", "R1", "headline", "Another")
    (found,) = dossier.run("show", "R1")
    assert found["headline"]["others"][0]["value"] == "Bridge closed after flood in Tarija"
    dossier.run("set", "R1", "headline", "--undo")
    (found,) = dossier.run("show", "R1")
    assert found["headline"]["value"] == "Bridge closed after flood in Tarija"
    (found,) = dossier.run("set", "R1", "headline", "--undo", status=1)
    assert "no correction" in found["error"]


def test_search_and_diff(dossier: Dossier, story: Path) -> None:
    """`search` finds by words and place, and `diff` shows the words that changed."""
    dossier.run("add", str(story))
    (hit,) = dossier.run("search", "from:tarija", "BRIDG*")
    assert hit["report"] == "R1"
    assert "[" in hit["snippet"]
    assert dossier.run("search", "avalanche") == []
    story.write_text(STORY.replace("Three people", "Four people"), encoding="utf-8")
    dossier.run("add", str(story))
    (hunk,) = dossier.run("diff", "R1")
    assert (hunk["old"], hunk["new"], hunk["change"]) == ("Three", "Four", "replaced")
    assert (hunk["kind"], hunk["summary"]) == ("figure", "1 figure changed")
    (found,) = dossier.run("changes", "--since", "2001-01-01")
    assert (found["report"], found["from"], found["to"], found["affects"]) == ("R1", 1, 2, [])
    (changed,) = found["changes"]
    assert (changed["kind"], changed["before"], changed["after"]) == ("figure", "Three", "Four")
    (failed,) = dossier.run("changes", "--since", "soon", status=1)
    assert "no day" in failed["error"]


def test_a_person_reads_the_summary_first(dossier: Dossier, story: Path) -> None:
    """Without --json, `diff` begins with a line that sums the changes up, and `changes` quotes what matters."""
    dossier.run("add", str(story))
    story.write_text(STORY.replace("Three people", "Four people"), encoding="utf-8")
    dossier.run("add", str(story))
    assert dossier.text("diff", "R1").splitlines()[0] == "1 figure changed"
    told = dossier.text("changes")
    assert "R1 v1 -> v2" in told
    assert "“Three” -> “Four”" in told


def test_a_search_tells_what_of_it_means_nothing(dossier: Dossier, story: Path) -> None:
    """What is no field, no day or no value is told beside the answer, which is none or by the words alone."""
    dossier.run("add", str(story))
    for words, wrong in (
        ("after:2024-13-45", "2024-13-45: is no day; write it as 12 March 2024, 2024-03-12, 2024-03 or 2024."),
        ("mood:bridge", "mood: is no field; its words are searched for everywhere."),
        ("case:Nowhere", "Nowhere: no case has this name."),
        ("in:attic", "attic: is no value of in; it may be trash, all."),
    ):
        done = dossier.done("search", words)
        assert (done.exit_code, done.stderr) == (0, wrong + "\n")
    assert dossier.done("search", "bridge").stderr == ""


def test_the_sample_event_becomes_a_case_and_briefs(dossier: Dossier, tmp_path: Path) -> None:
    """The sample reports are added, grouped, compared, printed and verified by commands alone."""
    dossier.run("add", str(seeds() / "reports"))
    groups = dossier.run("group", "--all")
    largest = max(groups, key=lambda found: len(found["group"]))["group"]
    dossier.run("case", "new", "plant")
    dossier.run("case", "add", "plant", *largest)
    dossier.run("case", "note", "plant", "Two outlets share a desk.")
    (case,) = dossier.run("case", "show", "plant")
    assert set(case["reports"]) == set(largest)
    assert any(not found["agree"] for found in dossier.run("compare", "plant") if found["finding"] == "figure")
    assert dossier.run("related", largest[0])[0]["report"] in largest
    for name in ("brief.pdf", "brief.html"):
        out = tmp_path / name
        (made,) = dossier.run("brief", "plant", "--out", str(out))
        assert made["sources"] == len(largest)
        assert all(check["ok"] for check in dossier.run("verify", str(out)))
        data = bytearray(out.read_bytes())
        data[len(data) // 2] ^= 1
        out.write_bytes(data)
        assert any(not check["ok"] for check in dossier.run("verify", str(out), status=1))
    for name in ("informe.docx", "informe.md", "fuentes.csl.json"):
        out = tmp_path / name
        (made,) = dossier.run("brief", "plant", "--out", str(out), "--language", "es", "--style", "apa")
        assert made["sources"] == len(largest)
    assert all(check["ok"] for check in dossier.run("verify", str(tmp_path / "informe.docx")))
    assert "(13 de marzo de 2024)" in (tmp_path / "informe.md").read_text(encoding="utf-8")
    assert dossier.run("audit")[-1]["faults"] == 0


def test_audit_names_a_changed_blob(dossier: Dossier, story: Path, tmp_path: Path) -> None:
    """`audit` ends with status 1 and names the blob whose bytes changed."""
    (added,) = dossier.run("add", str(story))
    blob = tmp_path / "archive" / "blobs" / added["sha256"][:2] / added["sha256"]
    blob.chmod(0o644)
    blob.write_text("something else")
    found = dossier.run("audit", status=1)
    assert any(item.get("thing") == added["sha256"] and item["fault"] == "changed" for item in found)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["nonsense"], 2),
        (["add"], 2),
        (["add", ""], 2),
        (["read", ""], 2),
        (["show"], 2),
        (["set", "R1", "colour", "red"], 2),
        (["show", "R99"], 1),
        (["case", "show", "nothing"], 1),
        (["verify", "absent.pdf"], 1),
    ],
)
def test_exit_status_tells_bad_commands_from_failures(dossier: Dossier, words: list[str], status: int) -> None:
    """Status 2 means that the command line is wrong, 1 that something in it failed."""
    found = dossier.run(*words, status=status)
    assert status == 2 or "error" in found[0]


def test_a_folder_of_other_things_is_no_archive(story: Path, tmp_path: Path) -> None:
    """A folder that holds other things is refused by name and left as it was."""
    done = CliRunner().invoke(dossier_command, ["list", "--archive", str(tmp_path), "--json"])
    assert done.exit_code == 1
    assert "not a Dossier archive" in json.loads(done.stdout)["error"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bridge.txt"]


def test_an_archive_that_is_made_is_told_of(story: Path, tmp_path: Path) -> None:
    """`add` makes the archive where none is; that is printed once, for the folder's name may be mistyped."""
    new = Dossier(tmp_path / "new")
    first, second = new.done("add", str(story)), new.done("add", str(story))
    assert (first.exit_code, second.exit_code, second.stderr) == (0, 0, "1 file: 1 unchanged\n")
    assert first.stderr == f"{tmp_path}/new: held no archive; a new one was made there.\n1 file: 1 added\n"


def test_a_link_that_leads_nowhere_is_no_archive(tmp_path: Path) -> None:
    """What is in the way of an archive is named."""
    link = tmp_path / "link"
    link.symlink_to("nowhere")
    (answer,) = Dossier(link).run("list", status=1)
    assert answer["error"] == f"{link} is not a Dossier archive: it is a link that leads nowhere."


def test_watch_until_idle(dossier: Dossier, story: Path, tmp_path: Path) -> None:
    """`watch --until-idle` takes what lies in the folder and ends."""
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    story.rename(inbox / story.name)
    (found,) = dossier.run("watch", str(inbox), "--until-idle", "0.5", "--settle", "0.2")
    assert found["status"] == "added"


def test_the_archive_may_be_named_before_the_verb_or_by_the_environment(story: Path, tmp_path: Path) -> None:
    """`--archive` works on either side of the verb, and DOSSIER_ARCHIVE stands in for it, in a real process."""
    command = [sys.executable, "-m", "dossier"]
    env = os.environ | {"DOSSIER_ARCHIVE": str(tmp_path / "named")}
    subprocess.run([*command, "--archive", str(tmp_path / "before"), "add", str(story)], check=True)
    subprocess.run([*command, "add", str(story)], check=True, env=env)
    for name in ("before", "named"):
        assert (tmp_path / name / "dossier.json").exists()


def commands(group: click.Group) -> Iterator[click.Command]:
    """All commands below one, groups among them."""
    for command in group.commands.values():
        yield command
        if isinstance(command, click.Group):
            yield from commands(command)


def test_every_command_takes_the_archive_and_json() -> None:
    """Both options may stand behind every word of a command, those that only open others among them."""
    told = {command.name: {param.name for param in command.params} for command in commands(dossier_command)}
    assert [name for name, names in told.items() if not {"archive", "as_json"} <= names] == []
    assert "rotate" in told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize(
    "words", [("list", "--csv"), ("prove", "R1", "--out"), ("backup", "--replace"), ("original", "R1", "--out")]
)
def test_no_device_or_pipe_gives_way_to_a_file(
    dossier: Dossier, story: Path, tmp_path: Path, words: tuple[str]
) -> None:
    """What is handed out is written in one step, which would put a file in the place of `/dev/null`."""
    dossier.run("add", str(story))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = dossier.done(*words, str(pipe))
    assert done.exit_code == 1
    assert pipe.is_fifo()
    assert str(pipe) in done.stderr
