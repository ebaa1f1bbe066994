"""Corrections on words of the report, citations and copies, as commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_commands import Dossier

TEXT = """The Harbour Courier

Ferry strike halts island traffic

By Ada Ruiz

QUITO, March 3, 2019 – Dock workers in Quito kept the gates shut, the port police said.
"""


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    (tmp_path / "a.txt").write_text(TEXT)
    made = Dossier(tmp_path / "archive")
    made.run("add", str(tmp_path / "a.txt"), "--jobs", "1")
    return made


def test_a_field_is_filled_with_words_of_the_report(dossier: Dossier) -> None:
    """`set --at` rests the correction on the words there, `--accept` confirms what is shown on its own evidence."""
    start = TEXT.index("port police")
    (claim,) = dossier.run("set", "R1", "outlet", "--at", f"{start}-{start + 11}")
    assert claim["value"] == "port police"
    assert claim["evidence"] == [{"from": "text", "start": start, "end": start + 11, "quote": "port police"}]
    before = dossier.run("show", "R1")[0]["headline"]
    (claim,) = dossier.run("set", "R1", "headline", "--accept")
    assert claim["evidence"] == before["evidence"] and claim["agent"].startswith("person:")
    assert dossier.run("set", "R1", "headline", "--undo")[0]["undone"]
    assert dossier.run("show", "R1")[0]["headline"] == before
    for wrong in (("--at", "5"), ("--at", "a-b"), ()):
        dossier.run("set", "R1", "outlet", *wrong, status=2)
    dossier.run("set", "R1", "outlet", "--at", "5-5000", status=1)


def test_a_report_is_cited_in_a_chosen_style(dossier: Dossier) -> None:
    """The entry names the author, the headline and the digest of the bytes."""
    entry = dossier.run("cite", "R1", "--style", "apa")[0]
    start = "Ruiz, A. (2019, March 3). Ferry strike halts island traffic. The Harbour Courier."
    assert entry["citation"].startswith(start)
    assert "<i>The Harbour Courier</i>" in entry["html"] and "SHA-256: " in entry["citation"]
    assert dossier.run("cite", "R1", "--language", "es")[0]["citation"].startswith("Ruiz, Ada. «Ferry")


def test_nothing_is_handed_out_over_an_archive(dossier: Dossier, tmp_path: Path) -> None:
    """A list, proof, copy or brief that would stand in an archive is refused, and its log is as it was."""
    log = tmp_path / "archive" / "log" / "events.jsonl"
    dossier.run("case", "new", "Strike")
    dossier.run("case", "add", "Strike", "R1")
    before = log.read_bytes()
    for out, *words in (
        (log, "list", "--csv"),
        (log, "prove", "R1", "--out"),
        (log.parent / "a.txt", "original", "R1", "--out"),
        (log.parent / "a.md", "brief", "Strike", "--out"),
    ):
        (told,) = [answer for answer in dossier.run(*words, str(out), status=1) if "error" in answer]
        assert "lies in the archive" in told["error"]
        assert log.read_bytes() == before and (out == log or not out.exists())


def test_the_original_is_copied_out(dossier: Dossier, tmp_path: Path) -> None:
    """The copy is the file to the byte, and nothing is overwritten."""
    out = tmp_path / "out.txt"
    assert dossier.run("original", "R1", "--out", str(out))[0]["path"] == str(out)
    assert out.read_text() == TEXT
    dossier.run("original", "R1", "--out", str(out), status=1)
