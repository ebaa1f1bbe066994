"""The catalog is a projection: the same events make the same rows, however they come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dossier.catalog import Catalog, parse_query
from dossier.errors import CatalogDamaged
from dossier.model.claims import Place, Words
from dossier.model.events import Changes, EventKind
from tests.catalog.events import Story, facts, five_reports


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog:
        yield catalog


class Life:
    """Turns any row of numbers into a possible history of an archive."""

    def __init__(self) -> None:
        self.story = Story()
        self._versions: dict[str, int] = {}
        self._read: set[tuple[str, int]] = set()
        self._corrections: dict[str, list[int]] = {}
        self._members: set[str] = set()
        self._judged: list[int] = []
        self._moves = 0
        self.story.tell("case-created", case="C1", name="Puente")

    def live(self, choice: int, pick: int) -> None:
        steps = (self._arrive, self._renew, self._read_one, self._correct, self._undo, self._quarantine)
        steps += (self._move, self._see, self._keep_in_case, self._rule, self._watch, self._judge)
        if choice % len(steps) == 0 or not self._versions:
            self._arrive(pick)
            return
        steps[choice % len(steps)](pick)

    def _report(self, pick: int) -> str:
        return list(self._versions)[pick % len(self._versions)]

    def _arrive(self, pick: int) -> None:
        report = f"R{len(self._versions) + 1}"
        self._versions[report] = 1
        self.story.arrive(report)

    def _renew(self, pick: int) -> None:
        report = self._report(pick)
        self._versions[report] += 1
        self.story.arrive(report, self._versions[report])

    def _read_one(self, pick: int) -> None:
        report = self._report(pick)
        number = pick % self._versions[report] + 1
        self._read.add((report, number))
        place = Place("Quito", None, "EC") if pick % 2 else None
        known = facts(f"words of {report} {number} word{pick}", f"Headline {number}", "The Herald", "Ada", place)
        self.story.read(report, number, known)

    def _correct(self, pick: int) -> None:
        report = self._report(pick)
        if (report, self._versions[report]) not in self._read:
            return self._read_one(pick)
        value = Words(f"corrected {pick}")
        field = ("headline", "outlet")[pick % 2]
        seq = self.story.correct(report, self._versions[report], field, value)  # type: ignore[arg-type]
        self._corrections.setdefault(report, []).append(seq)
        return None

    def _undo(self, pick: int) -> None:
        report = self._report(pick)
        if not self._corrections.get(report) or (report, self._versions[report]) not in self._read:
            return self._correct(pick)
        seq = self._corrections[report].pop()
        field = self.story.steps[seq - 1][0].detail["field"]
        self.story.undo(report, self._versions[report], field, seq)
        return None

    def _quarantine(self, pick: int) -> None:
        report = self._report(pick)
        self.story.tell("quarantine", report=report, version=self._versions[report], reason="is empty")
        self._read.discard((report, self._versions[report]))

    def _move(self, pick: int) -> None:
        report, self._moves = self._report(pick), self._moves + 1
        where = {"path": f"/moved/{self._moves}", "moved_from": f"/in/{report}.txt"}
        self.story.tell("moved", report=report, sha256="a" * 64, stamp="1.1.1.1", **where)

    def _see(self, pick: int) -> None:
        path = f"/copies/{pick % 5}"
        self.story.tell("sighting", report=self._report(pick), path=path, sha256="b" * 64, stamp="2.2.2.2")

    def _keep_in_case(self, pick: int) -> None:
        report = self._report(pick)
        kind: Any = "case-removed" if report in self._members else "case-added"
        self._members ^= {report}
        self.story.tell(kind, case="C1", reports=[report])
        self.story.tell("case-note", case="C1", text=f"note {pick}")
        noted: list[Any] = ["note-withdrawn"] * (pick % 3 > 0) + ["note-restored"] * (pick % 3 > 1)
        for seq, kind in enumerate(noted, len(self.story.steps)):
            self.story.tell(kind, case="C1", note=seq - noted.index(kind))
        if pick % 4 == 1:
            self.story.tell("case-renamed", case="C1", name=f"Puente {pick}")
        shown: list[Any] = ["case-withdrawn"] * (pick % 5 > 2) + ["case-restored"] * (pick % 5 in (1, 4))
        for kind in shown:
            self.story.tell(kind, case="C1")

    def _rule(self, pick: int) -> None:
        verdict = ("together", "apart", "unrelated", "withdrawn")[pick % 4]
        self.story.tell("ruling", report=self._report(pick), other="R1", verdict=verdict)

    def _judge(self, pick: int) -> None:
        if self._judged and pick % 3 == 0:
            self.story.tell("judgement-undone", judgement=self._judged.pop(), reports=["R1"], case="C1")
            return
        grade = {"reliability": "ABCDEF"[pick % 6], "credibility": pick % 6 + 1, "note": ""}
        self.story.tell("source-graded", report=self._report(pick), **grade)
        self._judged.append(len(self.story.steps))

    def _watch(self, pick: int) -> None:
        kind: Any = "folder-watched" if pick % 2 else "folder-unwatched"
        self.story.tell(kind, path=f"/watched/{pick % 3}")


STEPS = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 50)), max_size=40)
# One read report from an earlier batch, then another that arrives and is read in the same batch
READ_THEN_ARRIVE = [(0, 0), (2, 0), (0, 0), (2, 1)]
CORRECTED_AFTER_TWO_VERSIONS = [(0, 0), (1, 0), (2, 1), (3, 1)]


@settings(max_examples=35, deadline=None)
@given(STEPS, st.lists(st.integers(0, 200), max_size=6))
@example(READ_THEN_ARRIVE, [2])
@example(CORRECTED_AFTER_TWO_VERSIONS, [])
def test_rows_do_not_depend_on_how_events_are_batched(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, int]], cuts: list[int]
) -> None:
    """One by one, in batches cut anywhere, or all again from the log: the rows are the same."""
    life, folder = Life(), tmp_path_factory.mktemp("catalogs")
    for choice, pick in steps:
        life.live(choice, pick)
    one_by_one = list(range(len(life.story.steps)))
    dumps = []
    for name, at in (("whole", []), ("cut", cuts), ("single", one_by_one)):
        with closing(Catalog(folder / name)) as catalog:
            dumps.append(life.story.onto(catalog, at).dump())
    assert dumps[0] == dumps[1] == dumps[2]


def test_a_reading_is_shown_and_found(catalog: Catalog) -> None:
    """What a report says of itself stands in its row, and its words can be found."""
    row = five_reports().onto(catalog).row("R1")
    assert (row.headline, row.outlet, row.byline) == ("El puente cayó", "La Voz del Valle", "Inés Peña")
    assert (row.place, row.country, row.published, row.language) == ("Bogotá", "CO", "2019-03-03", "es")
    assert (row.state, row.version) == ("read", 1)


def test_a_new_version_that_is_not_read_yet_shows_and_finds_nothing_old(catalog: Catalog) -> None:
    """Between custody and reading, a report shows no words of the version before, in no index."""
    story = five_reports()
    story.arrive("R2", 2)
    story.onto(catalog)
    row = catalog.row("R2")
    assert (row.version, row.state, row.headline, row.place) == (2, "archived", None, None)
    assert catalog.reports(parse_query("mayor")) == []
    assert "R2" not in catalog.features(["R2"])
    assert [version.number for version in catalog.unread(["text/1"])] == [2]
    assert [version.state for version in catalog.versions("R2")] == ["read", "archived"]


def test_a_report_that_is_read_anew_stands_under_its_new_keys_alone(catalog: Catalog) -> None:
    """In linking's index nothing is left of what a report said before, and nothing of others is touched."""
    story = Story()
    for report, words in (("R1", "ferry left pier"), ("R2", "ferry came late")):
        story.arrive(report)
        story.read(report, 1, facts(words))
    story.arrive("R1", 2)
    story.read("R1", 2, facts("bridge fell late"))
    story.onto(catalog)
    with catalog.index() as index:
        filed = index.under(["ferry", "pier", "bridge", "late"])
    assert filed == {"ferry": ["R2"], "pier": [], "bridge": ["R1"], "late": ["R1", "R2"]}
    assert len(catalog.dump()["posting"]) == 6


def test_a_late_reading_of_an_older_version_changes_nothing_shown(catalog: Catalog) -> None:
    """A reading of version 1 that comes after version 2 was read is kept with its version only."""
    story = Story()
    story.arrive("R1")
    story.arrive("R1", 2)
    story.read("R1", 2, facts("new words", "New"))
    story.read("R1", 1, facts("old words", "Old"))
    story.onto(catalog)
    assert catalog.row("R1").headline == "New"
    assert catalog.reports(parse_query("old")) == []
    assert catalog.unread(["text/1"]) == []


def test_a_correction_outlives_a_new_version_until_it_is_undone(catalog: Catalog) -> None:
    """A person's word is shown over every later reading, found by search, and gone when taken back."""
    story = Story()
    story.arrive("R1")
    story.read("R1", 1, facts("words", "Read"))
    seq = story.correct("R1", 1, "headline", Words("Said by a person"))
    story.arrive("R1", 2)
    story.read("R1", 2, facts("more words", "Read again"))
    story.onto(catalog)
    assert catalog.row("R1").headline == "Said by a person"
    assert [row.report for row in catalog.reports(parse_query("person"))] == ["R1"]
    assert catalog.last_correction("R1", "headline") == seq
    story.undo("R1", 2, "headline", seq)
    catalog.apply(story.steps[-1:], offset=9999)
    assert catalog.row("R1").headline == "Read again"
    assert catalog.reports(parse_query("person")) == []
    assert catalog.last_correction("R1", "headline") is None


def test_a_write_says_what_it_changed(catalog: Catalog) -> None:
    """Everybody on screen hears which reports and cases a transaction touched."""
    story = five_reports()
    changes = catalog.apply(story.steps, offset=1)
    assert changes == Changes(frozenset({"R1", "R2", "R3", "R4", "R5"}), frozenset({"C1"}), links=True)
    assert (catalog.applied().seq, catalog.applied().offset) == (len(story.steps), 1)


@pytest.mark.parametrize(
    ("kind", "detail"),
    [
        ("tagged", {"report": "R1", "tags": [5]}),
        ("tagged", {"report": f"R{10**30}", "tags": ["fire"]}),
        ("untagged", {"report": "R1", "tags": [{}]}),
        ("note-marked", {"case": "C1", "note": 1}),
        ("note-marked", {"case": "C1", "note": 1, "private": "x"}),
        ("note-marked", {"case": "C1", "note": 10**30, "private": True}),
        ("note-withdrawn", {"case": "C1", "note": 10**30}),
        ("note-restored", {"case": {}, "note": 1}),
        ("case-renamed", {"case": "C1"}),
        ("case-withdrawn", {"case": {}}),
        ("case-restored", {}),
        ("redaction-undone", {"case": "C1", "redaction": 10**30}),
        ("brief-planned", {"case": "C1", "plan": {"title": 5}}),
        ("brief-planned", {"case": "C1", "plan": {"open_questions": [5]}}),
        ("brief-planned", {"case": "C1", "plan": {"sections": [[1]]}}),
        ("brief-planned", {"case": "C1", "plan": {"colour": "red"}}),
    ],
)
def test_nonsense_in_an_event_is_a_fault_that_is_named(
    catalog: Catalog, kind: EventKind, detail: dict[str, Any]
) -> None:
    """Whatever a forged or damaged event tells, it is refused as one that cannot be understood, and changes nothing."""
    story = five_reports()
    story.onto(catalog)
    before = catalog.dump()
    story.tell(kind, **detail)
    with pytest.raises(CatalogDamaged):
        catalog.apply(story.steps[-1:], offset=5)
    assert catalog.dump() == before


def test_a_transaction_that_fails_leaves_nothing(catalog: Catalog) -> None:
    """Events that do not go with what stands there are refused whole, and named."""
    story = five_reports()
    story.onto(catalog)
    before = catalog.dump()
    again = Story()
    again.steps = list(story.steps)
    again.tell("case-note", case="C1", text="not to be seen")
    again.arrive("R1")
    with pytest.raises(CatalogDamaged, match="UNIQUE"):
        catalog.apply(again.steps[-2:], offset=5)
    assert catalog.dump() == before


def test_history_is_asked_by_report(catalog: Catalog) -> None:
    """All events come back as they were told; of one report, those that name it."""
    story = five_reports()
    story.onto(catalog)
    assert catalog.events() == [event for event, _ in story.steps]
    assert [event.kind for event in catalog.events("R3")] == ["accession", "reading"]


def test_a_report_without_any_key_is_shown_like_others(catalog: Catalog) -> None:
    """A report in which linking found nothing to file it under has its row all the same."""
    story = Story()
    story.arrive("R1")
    story.read("R1", 1, facts("", headline="Nothing but a headline"))
    story.onto(catalog)
    assert [(row.report, row.state, row.headline) for row in catalog.reports(parse_query(""))] == [
        ("R1", "read", "Nothing but a headline")
    ]
