"""Rules as rows: what is shown follows from the events alone, however they come."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from dossier.catalog import Catalog, Query
from dossier.catalog.shown_values import shown
from dossier.errors import CatalogDamaged
from dossier.model.claims import Person, Value, Words
from dossier.model.reading_facts import Facts
from dossier.model.reports import Version
from dossier.model.rules import How, Meaning, Rule, RuleSource, Trim, rule_json
from tests.catalog.events import Story, facts

OUTLETS = ("The Valley Herald", "Andes Post")
HOWS: list[tuple[str, How]] = [
    ("outlet", Meaning((Words("Andes Post"),), (Words("The Valley Herald"),))),
    ("outlet", Trim("The ", "")),
    ("byline", Meaning((Person("Ada Ruiz"),), (Person("Leo Paz"),))),
    ("byline", Meaning((Person("Leo Paz"),), ())),
    ("headline", Trim("", " today")),
    ("headline", RuleSource("text")),
]
STEPS = some.one_of(
    some.tuples(some.just("read"), some.integers(1, 3), some.sampled_from(OUTLETS)),
    some.tuples(some.just("correct"), some.integers(1, 3), some.sampled_from([*OUTLETS, "Valley Herald"])),
    some.tuples(some.just("make"), some.sampled_from(HOWS), some.sampled_from([*OUTLETS, "valley herald"])),
    some.tuples(some.just("withdraw"), some.integers(0, 3), some.none()),
)


class Ruled(Story):
    """A story with rules, and the facts that the catalog asks for when they change."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        for number in (1, 2, 3):
            self.arrive(f"R{number}")
            self.read(f"R{number}", 1, self._told(number, OUTLETS[number % 2]))

    def _told(self, number: int, outlet: str) -> Facts:
        return facts(f"Words of report {number}", f"Rain {number} today", outlet, "Ada Ruiz")

    def load(self, version: Version) -> Facts:
        return self._facts[version.report, version.number]

    def make(self, field: str, how: How, outlet: str) -> None:
        self.rules += 1
        rule = Rule(outlet, field, how, "R1", 1, "so", "person:ana", f"L{self.rules}")  # type: ignore[arg-type]
        self.tell("rule-made", None, "person:ana")
        event, _ = self.steps.pop()
        self.steps.append((replace(event, detail=rule_json(rule)), None))

    def go_on(self, steps: list[tuple[str, object, object]]) -> None:
        for kind, one, other in steps:
            if kind == "read":
                self.read(f"R{one}", 1, self._told(int(str(one)), str(other)))
            elif kind == "correct":
                value: Value = Words(str(other))
                self.correct(f"R{one}", 1, "outlet", value)
            elif kind == "make":
                field, how = one  # type: ignore[misc]
                self.make(field, how, str(other))
            elif self.rules:
                self.tell("rule-withdrawn", None, "person:ana", rule=f"L{int(str(one)) % self.rules + 1}")

    def ruled(self, catalog: Catalog, cuts: list[int]) -> Catalog:
        ends = sorted({cut % (len(self.steps) + 1) for cut in cuts} | {len(self.steps)})
        for start, end in zip([0, *ends], ends, strict=False):
            catalog.apply(self.steps[start:end], 100 * end, self.load)
        return catalog


@settings(max_examples=40, deadline=None)
@given(some.lists(STEPS, max_size=12), some.lists(some.integers(0, 30), max_size=4))
def test_rows_follow_from_the_events_however_they_come(
    steps: list[tuple[str, object, object]], cuts: list[int]
) -> None:
    """One by one, in batches or all again: the same rows, and each shows what readings, rules and people say."""
    story = Ruled()
    # A reading that differs from an earlier one would be another blob; the facts at hand are those of the last
    story.go_on([step for step in steps if step[0] == "read"])
    story.go_on([step for step in steps if step[0] != "read"])
    with TemporaryDirectory() as folder, closing(Catalog(Path(folder, "a.sqlite"))) as live:
        story.ruled(live, list(range(len(story.steps))))
        with closing(Catalog(Path(folder, "b.sqlite"))) as again:
            assert story.ruled(again, cuts).dump() == live.dump()
        rules = live.rules()
        for row in live.reports(Query()):
            known = story._facts[row.report, 1]
            wanted = shown(known.description, rules, live.corrections(row.report))
            assert (row.headline, row.outlet, row.byline) == tuple(wanted[n] for n in ("headline", "outlet", "byline"))


def test_a_rule_tells_which_reports_it_changed(tmp_path: Path) -> None:
    """Only reports that show something else now are news; searches find them by that."""
    story = Ruled()
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog:
        story.ruled(catalog, [])
        told = len(story.steps)
        story.make("byline", Meaning((Person("Ada Ruiz"),), (Person("Leo Paz"),)), "andes post")
        changes = catalog.apply(story.steps[told:], 1000, story.load)
        assert (changes.reports, changes.rules) == ({"R1", "R3"}, True)
        found = catalog.reports(Query(match='byline: "leo paz"'))
        assert {row.report for row in found} == {"R1", "R3"}


def test_a_rule_that_nobody_made_cannot_be_withdrawn(tmp_path: Path) -> None:
    """Such an event does not go with what stands there, and nothing of it is applied."""
    story = Ruled()
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog:
        story.ruled(catalog, [])
        before = catalog.dump()
        story.tell("rule-withdrawn", None, "person:ana", rule="L7")
        with pytest.raises(CatalogDamaged):
            catalog.apply(story.steps[-1:], 1000, story.load)
        assert catalog.dump() == before
