"""The commands described: the page of the documentation, the manual page, and completion in shells."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from dossier.cli.main import dossier_command
from dossier.cli.reference import entries, markdown, roff
from dossier.resources import resource


def test_the_page_of_commands_is_the_commands() -> None:
    """`resources/docs/commands.md` is what the commands say; `python resources/make_commands.py` writes it."""
    assert resource("docs", "commands.md").read_text(encoding="utf-8") == markdown(dossier_command)


def test_every_command_has_its_entry() -> None:
    """Each command with its options and its help; names that are kept for old scripts have none."""
    found = {entry.name: entry for entry in entries(dossier_command, "dossier")}
    assert {"dossier add", "dossier case note", "dossier ruling set", "dossier rule add", "dossier init"} <= set(found)
    assert not {"dossier rule make", "dossier outlet drop", "dossier open"} & set(found)
    assert all(entry.paragraphs[0] for entry in found.values())
    assert [option for option, _ in found["dossier case note"].options] == [
        "--private",
        "--withdraw NOTE",
        "--restore NOTE",
    ]


def test_the_manual_page_says_the_same() -> None:
    """`dossier man` is roff in which no line of ours is taken for a request, and that `man` shows without an error."""
    done = CliRunner().invoke(dossier_command, ["man"])
    page = roff(dossier_command)
    assert (done.exit_code, done.stdout) == (0, page)
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests <= {".TH", ".SH", ".SS", ".PP", ".TP", ".B"}
    if groff := shutil.which("groff"):
        shown = subprocess.run(
            [groff, "-man", "-Wbreak", "-Kutf8", "-Tutf8"], input=page.encode(), capture_output=True, check=True
        )
        assert shown.stderr == b""
        assert "dossier case note" in re.sub(".\x08", "", shown.stdout.decode())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_given_its_script(shell: str) -> None:
    """The script asks the program itself; it is printed as it is, without an escape."""
    done = CliRunner().invoke(dossier_command, ["completion", shell])
    assert done.exit_code == 0
    assert f"_DOSSIER_COMPLETE={shell}_complete" in done.stdout
    if found := shutil.which(shell):
        subprocess.run([found, "-n"], input=done.stdout, text=True, check=True)


def test_a_shell_learns_what_could_come_next() -> None:
    """Verbs, verbs of a noun, and options; hidden ones are not among them."""
    for words, found, lacks in (
        ("dossier ca", "case", "open"),
        ("dossier rule ", "suggest", "make"),
        ("dossier case note C1 --pr", "--private", "--restore"),
    ):
        asked = {"_DOSSIER_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        done = subprocess.run(
            [sys.executable, "-c", "from dossier.start import main; main()"],
            env=os.environ | asked, capture_output=True, text=True, check=True,
        )  # fmt: skip
        told = [line.partition(",")[2] for line in done.stdout.splitlines()]
        assert found in told and lacks not in told


def test_old_spellings_are_kept() -> None:
    """What 0.5.0 called otherwise still works, and is shown nowhere."""
    groups = {name: dossier_command.commands[name] for name in ("outlet", "rule")}
    for noun, old in (("outlet", "drop"), ("rule", "make"), ("rule", "withdraw")):
        group = groups[noun]
        assert isinstance(group, click.Group)
        assert group.commands[old].hidden
    for words in (["rule", "R1", "R2", "near"], ["rule", "pair", "R1", "R2", "near"]):
        done = CliRunner().invoke(dossier_command, words)
        assert done.exit_code == 2
        assert done.stderr.startswith("Usage: dossier ruling set ")
