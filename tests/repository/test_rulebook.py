"""Rules on an archive: previewed, made, held by what comes later, withdrawn, and the same after a rebuild."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.archive.rules import Rules
from dossier.catalog import Query
from dossier.errors import BadInput, MissingBlob
from dossier.model.claims import Person, Words
from dossier.model.describe import claim_json
from dossier.model.rules import Meaning, RuleSource
from dossier.repository.correction_claims import claims_from
from dossier.repository.reports import ReportLoader
from dossier.repository.writer import LogEntry
from tests.repository.house import House

OTHER = (
    "The Hill Gazette\n\nLibrary opens a garden\n\nBy Marta Quay\n\nLIMA, June 9, 2021 - The library opened a garden."
)


def report(number: int, by: str = "Marta Quay") -> str:
    return (
        f"The Harbour Courier\n\nFerry number {number} is late again\n\nBy {by}\n\n"
        f"QUITO, March {number}, 2019 - Ferry number {number} was late on Sunday, the harbour office said.\n\n"
        "Those who waited at the pier were given soup and a blanket by the harbour office.\n"
    )


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        house.keep([report(1), report(2), report(3, "Ada Ruiz"), OTHER])
        yield house
        house.assert_sound()


@pytest.fixture
def book(house: House) -> Rules:
    return Rules(house.context)


def correct(house: House, name: str, field: str, words: str) -> None:
    version = house.catalog.versions(name)[-1]
    read = {"version": version.number, "rendition": version.rendition, "description": version.description}
    claims = [claim_json(claim) for claim in claims_from(field, words, "person:ana")]
    detail = {"report": name, **read, "field": field, "claims": claims}
    house.recorder.record([LogEntry("correction", detail, agent="person:ana")])


def bylines(house: House) -> list[str | None]:
    """As lists show them, and as a report shown whole has them."""
    rows = house.catalog.reports(Query(), order="report")
    for row in rows:
        shown = ReportLoader(house.store, house.catalog).detail(row.report, None).description
        assert shown
        people = [c.value for c in shown.all_of("byline") if isinstance(c.value, Person)]
        names = [p.name if p.role == "author" else f"{p.name} ({p.role})" for p in people]
        assert row.byline == ("; ".join(names) or None)
    return [row.byline for row in rows]


def test_a_preview_writes_nothing_and_tells_what_would_change(house: House, book: Rules) -> None:
    """Every possible rule comes with the other reports that it changes, and the archive stays as it is."""
    before = bylines(house)
    correct(house, "R1", "byline", "Harbour Courier staff (agency)")
    seq = house.catalog.applied().seq
    (proposal,) = book.preview("R1", "byline")
    (effect,) = proposal.effects
    assert (proposal.rule.outlet, proposal.rule.kind, proposal.reports) == ("The Harbour Courier", "value", 2)
    assert (effect.report, effect.headline) == ("R2", "Ferry number 2 is late again")
    assert [value.name for value in effect.after if isinstance(value, Person)] == ["Harbour Courier staff"]
    assert house.catalog.applied().seq == seq
    assert bylines(house)[1:] == before[1:]


def test_a_rule_holds_for_what_is_there_and_what_comes(house: House, book: Rules) -> None:
    """Lists, searches and reports shown whole follow a rule, also for reports archived later; withdrawn, none does."""
    desk = bylines(house)[1]
    correct(house, "R1", "byline", "Harbour Courier staff (agency)")
    made = book.add("R1", "byline")
    assert (made.rule, made.by) == ("L1", "person:ana")
    staff = "Harbour Courier staff (agency)"
    assert bylines(house) == [staff, staff, "Ada Ruiz", desk]
    house.keep([report(4)])
    assert bylines(house)[-1] == staff
    found = house.catalog.reports(Query(match='byline: "harbour courier staff"'))
    assert {row.report for row in found} == {"R1", "R2", "R5"}
    changes = book.remove("l1")
    assert changes.reports == {"R2", "R5"}
    assert changes.rules
    assert bylines(house) == [staff, desk, "Ada Ruiz", desk, desk]
    with pytest.raises(BadInput, match="no rule in force"):
        book.remove("L1")


def test_a_rule_on_the_outlets_name_is_for_what_was_read_so(house: House, book: Rules) -> None:
    """Reports read as one outlet are shown as another, and rules for that one hold for them from then on."""
    correct(house, "R1", "outlet", "Harbour Courier")
    assert book.add("R1", "outlet", "value").how == Meaning(
        (Words("The Harbour Courier"),), (Words("Harbour Courier"),)
    )
    outlets = [row.outlet for row in house.catalog.reports(Query(), order="report")]
    assert outlets == ["Harbour Courier"] * 3 + ["The Hill Gazette"]
    correct(house, "R2", "byline", "Nobody in Particular")
    assert book.add("R2", "byline").outlet == "Harbour Courier"
    assert bylines(house)[:3] == ["Nobody in Particular", "Nobody in Particular", "Ada Ruiz"]
    book.remove("L1")
    # R1 is still called so by a person; the others are read as before, and the second rule is not for them
    assert bylines(house)[0] == "Nobody in Particular"
    assert book.add("R1", "outlet", "trim").rule == "L3"


def test_people_outrank_rules(house: House, book: Rules) -> None:
    """A report that a person corrected keeps that word; the preview counts it for or against the rule."""
    correct(house, "R2", "byline", "Leo Paz")
    correct(house, "R1", "byline", "Li Na")
    (proposal,) = book.preview("R1", "byline")
    assert (proposal.effects, proposal.agreeing, proposal.against) == ((), 0, 1)
    book.add("R1", "byline")
    assert bylines(house)[:2] == ["Li Na", "Leo Paz"]
    correct(house, "R2", "byline", "Li Na")
    assert book.preview("R1", "byline") == []  # the rule in force says so already


def test_a_rule_needs_a_correction_and_an_outlet(house: House, book: Rules) -> None:
    """What cannot become a rule is refused with the reason."""
    with pytest.raises(BadInput, match="correct it first"):
        book.preview("R1", "byline")
    with pytest.raises(BadInput, match="is no field"):
        book.preview("R1", "mood")
    correct(house, "R1", "headline", "Something else altogether")
    assert book.preview("R1", "headline") == []
    with pytest.raises(BadInput, match="nothing general"):
        book.add("R1", "headline")
    correct(house, "R1", "byline", "Li Na")
    with pytest.raises(BadInput, match="no rule of the kind trim"):
        book.add("R1", "byline", "trim")
    house.keep(["A note without a masthead\n\nIt rained all day in the hills, and nobody came to the fair there.\n"])
    correct(house, "R5", "headline", "It rained")
    with pytest.raises(BadInput, match="states no outlet"):
        book.preview("R5", "headline")
    with pytest.raises(BadInput, match="no report in this archive"):
        book.preview("R9", "headline")


def test_this_very_proposal_can_be_made(house: House, book: Rules) -> None:
    """Of several ways the one that a person chose is made, whatever stands first."""
    correct(house, "R1", "outlet", "Harbour Courier")
    ways = [proposal.rule.how for proposal in book.preview("R1", "outlet")]
    assert len(ways) == 2
    assert book.add("R1", "outlet", ways[1]).how == ways[1]
    with pytest.raises(BadInput):
        book.add("R1", "outlet", RuleSource("nowhere"))


def test_a_rule_that_could_not_be_shown_is_not_recorded(house: House, book: Rules) -> None:
    """Where a report's words are lost, no rule about it is made, and the log stays as it was."""
    correct(house, "R1", "byline", "Li Na")
    lost = house.blob("R2", "rendition")
    kept, seq = lost.read_bytes(), house.catalog.applied().seq
    lost.unlink()
    with pytest.raises(MissingBlob):
        book.add("R1", "byline")
    assert house.catalog.applied().seq == seq
    lost.write_bytes(kept)
