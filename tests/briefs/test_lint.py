"""What the linter promises: it names each sentence that rests on nothing, and each citation that does not hold."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.evidence import Span
from dossier.model.plans import Plan
from tests.briefs.bags import LATER, OTHER, STORY

MADE = datetime(2026, 5, 15, 18, 30, tzinfo=UTC)


def opened(folder: Path) -> Archive:
    return Archive.create(folder / "archive", exist_ok=True, clock=lambda: MADE, person="ana", keys=folder / "keys")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A case of two reports, the first in two versions."""
    home = tmp_path_factory.mktemp("home")
    with opened(home) as archive:
        for name, text in (("a.txt", STORY), ("b.txt", OTHER), ("a.txt", LATER)):
            (home / name).write_text(text)
            list(archive.add([home / name], jobs=1))
        archive.cases.new("Ferries", ["R1", "R2"])
    return home


@pytest.fixture
def archive(home: Path, tmp_path: Path) -> Archive:
    """A copy of it."""
    shutil.copytree(home, tmp_path, dirs_exist_ok=True)
    return opened(tmp_path)


def mark(archive: Archive, report: str, words: str, version: int | None = None) -> str:
    shown = archive.reports.get(report, version)
    assert shown.rendition
    at = shown.rendition.index(words)
    return f"[{report} v{shown.version.number} {at}-{at + len(words)}]"


def found(archive: Archive, summary: str) -> list[tuple[str, str]]:
    with archive:
        return [(note.kind, note.about) for note in archive.briefs.lint("Ferries", Plan(summary=summary))]


def test_what_its_words_say_is_left_alone(archive: Archive) -> None:
    """Numbers in words or digits, names, and the name of the outlet cited need no further support."""
    six, by = mark(archive, "R1", "injuring six people"), mark(archive, "R1", "By Ada Ruiz")
    assert found(archive, f"The Harbour Gazette counted 6 injured {six}. Ada Ruiz wrote it {by}. Why?") == []


def test_sentences_without_support_are_named(archive: Archive) -> None:
    """Each statement without a citation is named as it was written; what asks is no statement."""
    with archive:
        archive.cases.add_note("Ferries", "The master lied.")
        archive.cases.add_note("Ferries", "Nobody may read this.", private=True)
        plan = Plan(
            title="Ferries", question="Who steered?", summary="Nobody was warned. Why not?", open_questions=("A?",)
        )
        notes = archive.briefs.lint("Ferries", plan)
    assert [(one.kind, one.where, one.number, one.sentence) for one in notes] == [
        ("unsupported", "summary", 1, "Nobody was warned."),
        ("unsupported", "note", 1, "The master lied."),
    ]


@pytest.mark.parametrize("written", ["[R1 v2 0-99999]", "[R1 v9 0-3]", "[R7 v1 0-3]", "[R1 v2 9-3]", "[R1 v2 3-3]"])
def test_citations_of_nothing_are_named(archive: Archive, written: str) -> None:
    """A place that is not there or backwards, a version or a report that is not in the case: no support either."""
    assert found(archive, f"It sank {written}.") == [("unsupported", ""), ("no-such-words", written)]


@pytest.mark.parametrize("written", ["[R2]", "[R2 v1]", "[r2 v1 p. 3]", "[R2, R3]", "[R2 v1 3]"])
def test_citations_without_a_place_are_named(archive: Archive, written: str) -> None:
    """What names a report and none of its words is told, whether or not another citation bears the sentence."""
    assert found(archive, f"It sank {written}.") == [("unsupported", ""), ("no-such-words", written)]
    five = mark(archive, "R2", "injuring five people")
    assert found(archive, f"Five were injured {five} {written}.") == [("no-such-words", written)]


def test_brackets_that_cite_nothing_are_left_alone(archive: Archive) -> None:
    """An addition in brackets is no citation."""
    five = mark(archive, "R2", "injuring five people")
    assert found(archive, f"It was [sic] said [Rosa, R2D2] that five were injured {five}.") == [
        ("not-in-words", "Rosa"),
        ("not-in-words", "R2D2"),
    ]


def test_a_superseded_version_is_named_and_still_cited(archive: Archive, tmp_path: Path) -> None:
    """The words of an older version are cited beside the newest, as a source of their own, and the linter says so."""
    four = mark(archive, "R1", "four people", 1)
    with archive:
        plan = Plan(summary=f"At first four people were hurt {four}.")
        (note,) = archive.briefs.lint("Ferries", plan)
        assert (note.kind, note.about, note.newest) == ("newer-version", four, 2)
        archive.plans.set("Ferries", plan)
        archive.briefs.write("Ferries", tmp_path / "brief.html")
        brief = archive.briefs.compose("Ferries")
    last = brief.sources[-1]
    assert (last.report, last.version.number, last.earlier, last.number) == ("R1", 1, True, 3)
    (sentence,) = brief.summary[0]
    cited = brief.citations[sentence.cites[0] - 1]
    assert (cited.source, cited.quote) == (3, "four people")
    assert [check for check in Archive.verify(tmp_path / "brief.html") if not check.ok] == []


def test_numbers_and_names_that_no_cited_words_tell_are_named(archive: Archive) -> None:
    """A number or name that stands in none of the words cited is told; days and the first word are no names."""
    five = mark(archive, "R2", "injuring five people")
    text = f"Yesterday, on Sunday, Rear Admiral Bunsen counted 5 or 17 injured by 2:05 in Lisbon {five}."
    assert found(archive, text) == [
        ("not-in-words", "17"), ("not-in-words", "2:05"), ("not-in-words", "Rear Admiral Bunsen"),
        ("not-in-words", "Lisbon"),
    ]  # fmt: skip


def test_blackened_words_cannot_be_cited_and_are_named_elsewhere(archive: Archive) -> None:
    """A citation of blackened words does not hold, and each other source that tells the same words is named."""
    with archive:
        text = archive.reports.get("R1").rendition
        assert text
        at = text.index("Ada Ruiz")
        archive.plans.redact("Ferries", "R1", Span(at, at + 8), "protects the reporter")
        by = f"[R1 v2 {at}-{at + 8}]"
        notes = archive.briefs.lint("Ferries", Plan(summary=f"She wrote it {by}."))
    assert [(one.kind, one.about) for one in notes] == [
        ("unsupported", ""), ("redacted", by), ("told-elsewhere", "R2"),
    ]  # fmt: skip


def test_briefs_whose_sources_have_newer_versions_are_told(archive: Archive, home: Path, tmp_path: Path) -> None:
    """A brief pins its versions; once one has a newer one, the brief is named, until it is printed anew."""
    brief = tmp_path / "brief.html"
    with archive:
        archive.briefs.write("Ferries", brief)
        archive.briefs.bag("Ferries", tmp_path / "bag")
        assert archive.briefs.affected() == []
        (home / "b.txt").write_text(OTHER.replace("five", "nine"))
        list(archive.add([home / "b.txt"], jobs=1))
        told = archive.briefs.affected("Ferries")
        assert [(one.path, one.form, one.outdated) for one in told] == [
            (str(brief), "brief", (("R2", 1, 2),)),
            (str(tmp_path / "bag"), "bag", (("R2", 1, 2),)),
        ]
        archive.briefs.write("Ferries", brief)
        assert [one.form for one in archive.briefs.affected()] == ["bag"]


def test_plans_are_kept_taken_back_and_rebuilt(archive: Archive) -> None:
    """A plan, its undoing, private notes and redactions are events: a catalog made anew knows them all."""
    with archive:
        first, second = Plan(title="One", sections=("sources", "summary")), Plan(title="Two", language="es")
        for plan in (first, second, second):
            archive.plans.set("Ferries", plan)
        assert len([e for e in archive.reports.history() if e.kind == "brief-planned"]) == 2
        assert archive.plans.undo("Ferries") == first == archive.plans.get("Ferries")
        note = archive.cases.add_note("Ferries", "Mine", private=True).notes[0]
        archive.plans.redact("Ferries", "R1", Span(0, 11), "why")
        held = (archive.plans.get("Ferries"), archive.cases.get("Ferries"), archive.plans.redactions("Ferries"))
        archive.rebuild()
        assert (archive.plans.get("Ferries"), archive.cases.get("Ferries"), archive.plans.redactions("Ferries")) == held
        archive.cases.mark_note("Ferries", note.note, False)
        assert not archive.cases.get("Ferries").notes[0].private


def test_what_cannot_be_is_said(archive: Archive) -> None:
    """No reason, no words, no such report, note or redaction, and the same passage twice: a clear error each."""
    with archive:
        for report, span, reason in (("R1", Span(0, 3), " "), ("R1", Span(9, 9), "x"), ("R1", Span(0, 9999), "x")):
            with pytest.raises(BadInput):
                archive.plans.redact("Ferries", report, span, reason)
        archive.plans.redact("Ferries", "R1", Span(0, 3), "x")
        for call in (
            lambda: archive.plans.redact("Ferries", "R1", Span(0, 3), "y"),
            lambda: archive.plans.redact("Ferries", "R9", Span(0, 3), "y"),
            lambda: archive.plans.undo_redaction("Ferries", "X1"),
            lambda: archive.cases.mark_note("Ferries", "N1", True),
            lambda: archive.plans.undo("Ferries"),
        ):
            with pytest.raises(BadInput):
                call()
