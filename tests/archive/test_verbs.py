"""The archive's door: every verb on a real archive, and what people decide outlives what machines read."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.claims import Dateline, Person, Words
from dossier.model.links import Ruling
from tests.archive.reports import BRIDGE, LATER, best, headline


def test_a_report_is_shown_with_its_words(archive: Archive) -> None:
    """What a report says of itself is shown with evidence that its rendition proves."""
    shown = archive.reports.get("R1")
    assert shown.rendition
    assert shown.description
    assert shown.version.state == "read"
    assert shown.row.place == "Barranquilla"
    for claim in (*shown.description.claims, *shown.description.others):
        assert all(evidence.proves(shown.rendition) for evidence in claim.evidence)
    version, data = archive.originals.get("R1")
    assert (version.number, data) == (1, BRIDGE.encode())


def test_a_quarantined_report_is_shown_with_the_reason(archive: Archive) -> None:
    """A report that nobody could read has its bytes, its reason, and no words."""
    shown = archive.reports.get("R4")
    assert (shown.version.state, shown.version.reason) == ("quarantined", "is empty")
    assert (shown.description, shown.rendition) == (None, None)
    assert archive.originals.get("R4")[1] == b""
    with pytest.raises(BadInput, match="has no reading to correct"):
        archive.corrections.set("R4", "headline", "words")


def test_reports_are_listed_and_found(archive: Archive) -> None:
    """Newest first without a query; by words, fields and exclusions with one."""
    assert [row.report for row in archive.reports.list()] == ["R4", "R3", "R2", "R1"]
    assert [row.report for row in archive.reports.list(order="report", limit=2, offset=1)] == ["R2", "R3"]
    assert {row.report for row in archive.search.find("BARRAZA")} == {"R1", "R2"}
    assert {row.report for row in archive.search.find("from:barranquilla")} == {"R1", "R2"}
    assert [row.report for row in archive.search.find("timetab*")] == ["R3"]
    assert archive.reports.count("state:quarantined") == 1
    assert archive.search.find("nowhere to be found") == []


def test_rows_of_reports_come_in_the_order_asked_for(archive: Archive) -> None:
    """As lists show them; a report that is not there is refused."""
    assert archive.reports.rows(["R3", "R1"]) == [archive.reports.get("R3").row, archive.reports.get("R1").row]
    assert archive.reports.rows([]) == []
    with pytest.raises(BadInput, match="R99"):
        archive.reports.rows(["R1", "R99"])


@pytest.mark.parametrize("report", ["R99", "", "C1", "R1; DROP TABLE report", "R\udcff"])
def test_a_report_that_is_not_there_is_named(archive: Archive, report: str) -> None:
    """Every verb names an unknown report instead of failing in some other way."""
    asks = (
        archive.reports.get,
        archive.originals.get,
        archive.reports.history,
        archive.links.related,
        archive.reports.diff,
    )
    for ask in asks:
        with pytest.raises(BadInput):
            ask(report)  # type: ignore[operator]
    with pytest.raises(BadInput):
        archive.corrections.set(report, "headline", "words")
    with pytest.raises(BadInput):
        archive.cases.new("Puente", [report])
    assert archive.cases.list() == []


def test_a_correction_is_shown_found_and_undone(archive: Archive) -> None:
    """A person's word stands first with that person's name, is found by search, and can be taken back step by step."""
    read = headline(archive, "R1")
    archive.corrections.set("R1", "headline", "First correction")
    (claim,) = archive.corrections.set("R1", "headline", "Second correction")
    assert claim == best(archive, "R1")
    assert (claim.agent, claim.value) == ("person:ana", Words("Second correction"))
    assert [row.report for row in archive.search.find("second correction")] == ["R1"]
    archive.corrections.undo("R1", "headline")
    assert headline(archive, "R1") == "First correction"
    archive.corrections.undo("R1", "headline")
    assert headline(archive, "R1") == read
    with pytest.raises(BadInput, match="no correction to take back"):
        archive.corrections.undo("R1", "headline")
    kinds = [event.kind for event in archive.reports.history("R1")]
    assert kinds[-4:] == ["correction", "correction", "correction-undone", "correction-undone"]


def test_corrections_of_every_field_are_understood(archive: Archive) -> None:
    """Bylines have several names, datelines a place and a day; what is none is refused in words."""
    archive.corrections.set("R1", "byline", "Ana Ruiz; Foto Sur (photographer)")
    archive.corrections.set("R1", "dateline", "Quito, 2019-03-04")
    archive.corrections.set("R1", "published", "2019-03")
    row = archive.reports.get("R1").row
    assert (row.place, row.country, row.published) == ("Quito", "EC", "2019-03")
    assert "Ana Ruiz" in (row.byline or "")
    description = archive.reports.get("R1").description
    assert description
    assert [claim.value for claim in description.all_of("byline")] == [
        Person("Ana Ruiz"),
        Person("Foto Sur", "photographer"),
    ]
    place = description.best("dateline")
    assert place
    assert isinstance(place.value, Dateline)
    assert place.value.date == "2019-03-04"
    for field, text in (("mood", "x"), ("headline", " "), ("published", "soon"), ("dateline", "Quito, 2019-13-44")):
        with pytest.raises(BadInput):
            archive.corrections.set("R1", field, text)


def test_a_correction_outlives_a_new_version(archive: Archive, home: Path) -> None:
    """What a person said of a report holds for its later versions too; the machine's words stay beside it."""
    archive.corrections.set("R1", "headline", "Said by a person")
    (home / "in" / "a.txt").write_text(LATER)
    (outcome,) = archive.add([home / "in" / "a.txt"], jobs=1)
    # The place of the copied folder is another; the old one stands, so this is a report of its own
    assert outcome.status == "added"
    (home / "in" / "a.txt").write_text(LATER + "\nMore words.\n")
    archive.corrections.set(outcome.report or "", "headline", "Said by a person")
    (outcome,) = archive.add([home / "in" / "a.txt"], jobs=1)
    assert (outcome.status, outcome.version) == ("new-version", 2)
    assert headline(archive, outcome.report or "") == "Said by a person"
    shown = archive.reports.get(outcome.report or "")
    assert shown.description
    assert shown.description.candidates("headline")
    assert [version.number for version in shown.versions] == [1, 2]
    hunks = archive.reports.diff(outcome.report or "")
    assert any("More words" in hunk.new for hunk in hunks)
    assert archive.reports.get(outcome.report or "", 1).version.number == 1
    with pytest.raises(BadInput, match="version 3"):
        archive.reports.get(outcome.report or "", 3)


def test_cases_keep_reports_in_order_with_notes(archive: Archive) -> None:
    """A case is made, filled, noted on and emptied; it is known by name and by id, and a name is given once."""
    case = archive.cases.new("El puente", ["R3", "R1"])
    assert (case.case, case.reports) == ("C1", ("R1", "R3"))
    case = archive.cases.add("C1", ["R2", "R1", "R2"])
    assert case.reports == ("R1", "R3", "R2")
    case = archive.cases.add_note("El puente", "Ask the mayor.")
    assert [(note.text, note.by) for note in case.notes] == [("Ask the mayor.", "person:ana")]
    assert archive.cases.remove("El puente", ["R3"]).reports == ("R1", "R2")
    assert archive.cases.get("C1") == archive.cases.get("El puente") == archive.cases.list()[0]
    assert {row.report for row in archive.search.find('case:"el puente"')} == {"R1", "R2"}
    refused = (
        lambda: archive.cases.new("El puente"),
        lambda: archive.cases.new("C1"),
        lambda: archive.cases.new(" "),
        lambda: archive.cases.get("Otro"),
        lambda: archive.cases.add_note("C1", "\n"),
        lambda: archive.cases.remove("C1", ["R3"]),
        lambda: archive.cases.add("C1", ["R77"]),
        lambda: archive.cases.new("caf\udcff"),
    )
    for ask in refused:
        with pytest.raises(BadInput):
            ask()
    assert archive.cases.get("C1").reports == ("R1", "R2")


def test_rulings_outrank_the_machine(archive: Archive) -> None:
    """The last word of a person on two reports holds, in whichever order they are named."""
    together = [set(group.reports) for group in archive.links.groups()]
    assert {"R1", "R2"} in together
    archive.links.rule(Ruling("R2", "R1", "apart"))
    assert all(not {"R1", "R2"} <= set(group.reports) for group in archive.links.groups())
    archive.links.rule(Ruling("R1", "R2", "together"))
    assert {"R1", "R2"} in [set(group.reports) for group in archive.links.groups()]
    for ruling in (Ruling("R1", "R1", "apart"), Ruling("R1", "R99", "apart")):
        with pytest.raises(BadInput):
            archive.links.rule(ruling)


def test_a_reprint_is_related_with_reasons(archive: Archive) -> None:
    """Reports with words in common are linked, best first, each reason with words that stand in the text."""
    found = archive.links.related("R1")
    assert found
    assert found[0].other == "R2" or found[0].report == "R2"
    assert found[0].reasons
    rendition = archive.reports.get("R1").rendition
    assert rendition
    for reason in found[0].reasons:
        if evidence := reason.evidence.get("R1"):
            assert evidence.proves(rendition)
    assert archive.links.related("R4") == []


@pytest.mark.parametrize("form", ["html", "pdf"])
def test_a_brief_is_printed_told_and_verified_alone(archive: Archive, home: Path, form: str) -> None:
    """A case becomes a file whose digest is an event, and which a colleague can check without the archive."""
    archive.cases.new("El puente", ["R1", "R2", "R4"])
    out = home / f"brief.{form}"
    printed = archive.briefs.write("El puente", out)
    assert printed.sources == 3
    assert printed.citations > 0
    assert archive.reports.history()[-1].detail["digest"] == printed.sha256
    checks = Archive.verify(out)
    assert checks
    assert all(check.ok for check in checks)
    data = out.read_bytes()
    out.write_bytes(
        data.replace(b"Barranquilla", b"Barranquilia") if form == "html" else data[:-200] + b"x" + data[-199:]
    )
    assert not all(check.ok for check in Archive.verify(out))
