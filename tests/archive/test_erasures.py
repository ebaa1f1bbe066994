"""What is erased is nowhere in the archive, and everything else can be proved as before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from dossier.log import LineFault
from dossier.log.event_lines import erased
from dossier.log.proofs import flaws
from dossier.model.audits import Summary
from dossier.repository.event_numbers import brought_by
from tests.archive.reports import BRIDGE, COPY, OTHER, open_archive

WORDS = [f"word{number}of{number * 7919}" for number in range(40)]  # as no other text has them
SECRET = (
    f"Clinic in Loja treats Rafaela Quispe\n\nBy Tomás Lliguin\n\nLOJA, Ecuador, May 4, 2019 - {' '.join(WORDS)}.\n"
)
GROUND = "request of the person named, article 17"


@pytest.fixture
def signed(tmp_path: Path) -> Iterator[Archive]:
    """An archive whose key is here: three reports, the second to be erased."""
    with open_archive(tmp_path / "signed") as archive:
        for name, text in (("bridge", BRIDGE), ("quispe-rafaela", SECRET), ("other", OTHER)):
            place = tmp_path / f"{name}.txt"
            place.write_text(text, encoding="utf-8")
            list(archive.add([place], jobs=1))
        yield archive


def carved(folder: Path, words: list[str]) -> set[str]:
    """Which words any file of a folder holds, in UTF-8 or UTF-16, by content or by name."""
    found = set[str]()
    for path in folder.rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        found |= {
            word
            for word in words
            if word in path.name or any(word.encode(form) in data for form in ("utf-8", "utf-16-le", "unicode-escape"))
        }
    return found


def _faults(archive: Archive) -> list[object]:
    return [found for found in archive.proofs.audit() if not isinstance(found, Summary)]


def test_no_word_of_an_erased_report_is_left_in_the_archive(signed: Archive, tmp_path: Path) -> None:
    """Of its text, its file's name, corrections, tags, grades, redactions and lines; also after it is opened again."""
    case = signed.cases.new("Clinic", ["R1", "R2"]).case
    signed.corrections.set("R2", "headline", "The patient of Catacocha")
    signed.operations.run("tag Catamayo", lambda: signed.tags.add(["R2"], ["catamayo"]))
    signed.search.find(WORDS[3])
    list(signed.links.groups())
    words = [*WORDS, "quispe-rafaela", "Rafaela", "Lliguin", "Catacocha", "catamayo"]
    signed.context.catalog.clear_journal()
    assert carved(signed.folder, words) == set(words)
    found = signed.erasures.erase("R2", GROUND)
    assert carved(signed.folder, words) == set()
    assert b"Catamayo" not in (signed.context.memory.folder / "operations.json").read_bytes()
    assert signed.operations.next_undo is None
    assert not found.in_use and found.reports == ("R2",) and found.ground == GROUND
    assert signed.cases.get(case).reports == ("R1",) and signed.reports.ids() == ["R3", "R1"]
    with pytest.raises(BadInput, match=GROUND):
        signed.reports.get("R2")
    assert _faults(signed) == []
    with open_archive(signed.folder) as again:
        assert _faults(again) == []
        assert again.erasures.certificate("R2").leaves == found.leaves


def test_names_and_searches_that_only_the_erased_report_has_go_with_it(signed: Archive) -> None:
    """Rulings on spellings and kept searches go where no other report has the words; the others stay."""
    case = signed.cases.new("Clinic", ["R1", "R2"]).case
    signed.entities.join(["Rafaela Quispe", "Rafaela Qu\u00edspe Mamani"])
    signed.entities.join(["Luc\u00eda Barraza", "L. Barraza"])
    signed.research.add(case, "quispe", note="the patient")
    signed.research.add_elsewhere(case, '"Rafaela Quispe"', "National Library", 3)
    signed.research.add(case, "bridge")
    signed.context.catalog.clear_journal()
    words = ["Quispe", "Qu\u00edspe", "quispe", "Mamani", "Rafaela"]
    assert carved(signed.folder, ["Quispe", "quispe", "Mamani"])
    signed.erasures.erase("R2", GROUND)
    assert carved(signed.folder, words) == set()
    assert [one.query for one in signed.research.list(case)] == ["bridge"]
    assert [j.judgement.said.names for j in signed.judgements.list()] == [  # type: ignore[union-attr]
        ("Luc\u00eda Barraza", "L. Barraza")
    ]
    assert _faults(signed) == []


def test_proofs_of_other_reports_and_the_chain_of_checkpoints_still_hold(signed: Archive, tmp_path: Path) -> None:
    """What was proved before is true after; a bag of another report is whole."""
    before = signed.proofs.prove("R1")
    signed.erasures.erase("R2", GROUND)
    after = signed.proofs.prove("R1")
    assert list(flaws(before)) == list(flaws(after)) == []
    assert [one.line for one in after.events] == [one.line for one in before.events]
    signed.cases.new("Bridge", ["R1"])
    signed.briefs.bag("Bridge", tmp_path / "bag")
    assert all(check.ok for check in Archive.verify(tmp_path / "bag"))


def test_a_new_report_gets_a_number_that_none_had(signed: Archive, tmp_path: Path) -> None:
    """The number of an erased report is never used again, though it was the last."""
    signed.erasures.erase("R3", GROUND)
    place = tmp_path / "copy.txt"
    place.write_text(COPY, encoding="utf-8")
    (outcome,) = signed.add([place], jobs=1)
    assert outcome.report == "R4"
    before = signed.context.catalog.dump()
    signed.rebuild()
    assert signed.context.catalog.dump() == before


def test_a_line_that_is_made_to_look_erased_is_a_fault(signed: Archive) -> None:
    """The hash of a line does not show that anybody erased it: an erasure in the signed log must list it."""
    log = signed.context.log
    lines = dict(enumerate(log.lines(), 1))
    number = next(n for n, line in lines.items() if b'"accession"' in line and b"quispe" in line)
    event = log.event_of(number, lines[number])
    log.overwrite({number: erased(event, lines[number], brought_by(event))})
    assert any(f"line {number}" in str(fault) for fault in _faults(signed))


def test_an_interrupted_erasure_is_named_and_finished(signed: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies after the erasure was recorded leaves words, and the next call removes them."""

    with monkeypatch.context() as patch:
        patch.setattr(signed.context.log, "overwrite", _fails)
        with pytest.raises(OSError, match="power lost"):
            signed.erasures.erase("R2", GROUND)
    assert any("words are still there" in str(fault) for fault in _faults(signed))
    signed.erasures.erase("R2", GROUND)
    assert carved(signed.folder, WORDS) == set() and _faults(signed) == []


def test_another_program_that_has_the_archive_open_goes_on(signed: Archive, tmp_path: Path) -> None:
    """Its last line seen may be one that is erased; it reads on and writes."""
    with open_archive(signed.folder) as other:
        place = tmp_path / "late.txt"
        place.write_text(COPY, encoding="utf-8")
        list(other.add([place], jobs=1))
        other.news()
        signed.erasures.erase("R4", GROUND)
        assert other.news().touches("R4")
        other.tags.add(["R1"], ["river"])
        assert "R4" not in other.reports.ids()


def test_backups_briefs_and_notes_that_hold_it_are_named(signed: Archive, tmp_path: Path) -> None:
    case = signed.cases.new("Clinic", ["R1", "R2"]).case
    signed.cases.add_note(case, "See [R2 v1 0-20].")
    signed.briefs.write("Clinic", tmp_path / "brief.html")
    signed.backup.write(tmp_path / "all.dossier-backup")
    found = signed.erasures.erase("R2", GROUND)
    assert {(copy.kind, Path(copy.path).name) for copy in found.copies} == {
        ("brief", "brief.html"),
        ("backup", "all.dossier-backup"),
    }
    assert len(found.notes) == 1 and found.notes[0].startswith(case)


def test_a_part_goes_with_its_file_and_not_without(signed: Archive, tmp_path: Path) -> None:
    """The bytes of the whole file hold the part's words."""
    place = tmp_path / "mail.eml"
    place.write_bytes(
        b"From: a@harbour.example\nSubject: Ferry\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n"
        b"--x\nContent-Type: text/plain\n\nSee the file.\n--x\nContent-Type: text/plain; name=story.txt\n"
        b"Content-Disposition: attachment; filename=story.txt\n\n"
        + SECRET.replace("Loja", "Zamora").encode()
        + b"\n--x--\n"
    )
    mail, part = sorted(str(outcome.report) for outcome in signed.add([place], jobs=1))
    with pytest.raises(BadInput, match=f"within the file of {mail}"):
        signed.erasures.erase(part, GROUND)
    assert signed.erasures.erase(mail, GROUND).reports == (mail, part)
    assert carved(signed.folder, ["Zamora"]) == set()


def test_the_command_prints_the_certificate(signed: Archive, tmp_path: Path) -> None:
    words = ["erase", "R2", "--ground", GROUND, "--archive", str(signed.folder)]
    signed.close()
    assert CliRunner().invoke(dossier_command, ["erase", "R2", "--archive", str(signed.folder)]).exit_code == 2
    assert CliRunner().invoke(dossier_command, [*words[:3], " ", *words[4:]]).exit_code == 1
    found = json.loads(CliRunner().invoke(dossier_command, [*words, "--json"]).stdout)
    assert found["report"] == "R2" and found["ground"] == GROUND and found["leaves"] and found["blobs"]
    assert "no longer backed" in CliRunner().invoke(dossier_command, words).stdout


def test_a_crash_while_lines_are_replaced_leaves_a_whole_log(signed: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new log takes the old one's name in one step: before it the old lines are whole; the next call goes on."""
    with monkeypatch.context() as patch:
        patch.setattr("dossier.archive_folder.ArchiveFolder.rename", _fails)
        with pytest.raises(OSError, match="power lost"):
            signed.erasures.erase("R2", GROUND)
    assert not any(isinstance(found, LineFault) for found in signed.context.log.check())
    assert carved(signed.folder / "log", ["quispe-rafaela"]) == {"quispe-rafaela"}
    signed.erasures.erase("R2", GROUND)
    assert carved(signed.folder, [*WORDS, "quispe-rafaela"]) == set() and _faults(signed) == []


def _fails(*_: object) -> None:
    raise OSError("power lost")
