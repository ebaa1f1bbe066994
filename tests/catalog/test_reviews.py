"""What is unsure of reports: kept with each reading, asked for by queries, settled by people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.catalog import Catalog, parse_query
from dossier.model.claims import Claim, Dateline, Person, Place, Words
from dossier.model.doubts import Doubt
from dossier.model.evidence import Evidence
from dossier.model.reading_facts import Facts
from tests.catalog.events import Story, facts

SHORT, ODD, SOUND = "Ferry", "Ada@Ruiz", "The ferry stays in port"


class Reviewed(Story):
    """A story in which people settle doubts."""

    def settle(self, report: str, version: int, *fields: str) -> int:
        known, blobs = self._facts[report, version], self._blobs(report, version)
        self.tell("review-settled", known, "person:ana", fields=list(fields), **blobs)
        return len(self.steps)

    def reopen(self, report: str, version: int, settled: int) -> None:
        known, blobs = self._facts[report, version], self._blobs(report, version)
        self.tell("review-reopened", known, "person:ana", settled=settled, **blobs)

    def read(self, report: str, version: int, known: Facts) -> None:
        """As a reader that is sure of what it says."""
        sure = tuple(replace(claim, rank=1.0) for claim in known.description.claims)
        super().read(report, version, replace(known, description=replace(known.description, claims=sure)))

    def add(self, report: str, headline: str, byline: str = "Ada Ruiz", version: int = 1) -> None:
        self.arrive(report, version)
        self.read(
            report, version, facts(f"{report} {headline}", headline, "The Herald", byline, published="2019-03-04")
        )


def three() -> Reviewed:
    """One report with a short headline, one with that and an odd name, one with nothing unsure."""
    story = Reviewed()
    story.add("R1", SHORT)
    story.add("R2", SHORT, ODD)
    story.add("R3", SOUND)
    return story


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    with closing(Catalog(tmp_path / "catalog.sqlite")) as made:
        yield made


def found(catalog: Catalog, query: str) -> set[str]:
    return {row.report for row in catalog.reports(parse_query(query))}


def test_reports_are_found_by_what_is_unsure_of_them(catalog: Catalog) -> None:
    """By any doubt, by the field, by the reason; never by a word that is neither."""
    three().onto(catalog)
    assert found(catalog, "review:any") == {"R1", "R2"}
    assert found(catalog, "review:byline") == found(catalog, "review:odd-name") == {"R2"}
    assert found(catalog, "-review:headline") == {"R3"}
    assert found(catalog, "review:nonsense") == set()


def test_the_queue_begins_with_what_is_likeliest_wrong(catalog: Catalog) -> None:
    """Each report comes once, with all its doubts."""
    three().onto(catalog)
    queue = catalog.questions(-1)
    assert [(q.report, [d.why for d in q.doubts]) for q in queue] == [("R2", ["odd-name", "short"]), ("R1", ["short"])]
    assert catalog.questions(1) == queue[:1]
    assert catalog.unsure() == 2
    assert catalog.doubts("R3") == ()


def test_what_lies_in_the_trash_is_not_asked_about(catalog: Catalog) -> None:
    """A report that is out of all lists is out of this one as well."""
    story = three()
    story.tell("trashed", None, "person:ana", report="R2")
    story.onto(catalog)
    assert [q.report for q in catalog.questions(-1)] == ["R1"]
    assert catalog.unsure() == 1


def test_a_correction_settles_its_field_until_it_is_taken_back(catalog: Catalog) -> None:
    """The other fields of the report stay in the queue."""
    story = three()
    seq = story.correct("R2", 1, "byline", Person("Prince"))
    story.onto(catalog)
    assert [d.field for d in catalog.doubts("R2")] == ["headline"]
    told = len(story.steps)
    story.undo("R2", 1, "byline", seq)
    catalog.apply(story.steps[told:], 9000)
    assert [d.field for d in catalog.doubts("R2")] == ["byline", "headline"]


def test_that_there_is_nothing_to_do_settles_fields_until_it_is_taken_back(catalog: Catalog) -> None:
    """Of one field or of several; taken back, they are asked about again."""
    story = three()
    seq = story.settle("R2", 1, "byline", "headline")
    story.settle("R1", 1, "headline")
    story.onto(catalog)
    assert catalog.unsure() == 0
    assert catalog.last_settled("R2", None) == catalog.last_settled("R2", "headline") == seq
    assert catalog.last_settled("R2", "outlet") is None
    told = len(story.steps)
    story.reopen("R2", 1, seq)
    catalog.apply(story.steps[told:], 9000)
    assert found(catalog, "review:any") == {"R2"}
    assert catalog.last_settled("R2", None) is None


def test_a_later_version_that_says_the_same_stays_settled_and_another_does_not(catalog: Catalog) -> None:
    """Settled is what was read, not the report for ever."""
    story = three()
    story.settle("R1", 1, "headline")
    story.add("R1", SHORT, version=2)
    story.onto(catalog)
    assert catalog.doubts("R1") == ()
    told = len(story.steps)
    story.add("R1", "Boats", version=3)
    catalog.apply(story.steps[told:], 9000)
    assert catalog.doubts("R1") == (Doubt("headline", "short", ("Boats",)),)


def test_a_later_version_that_contradicts_a_correction_is_asked_about(catalog: Catalog) -> None:
    """The correction stays shown; a word on the new version settles it."""
    story = three()
    story.correct("R3", 1, "headline", Words("The ferry stays"))
    story.add("R3", "The ferry sails again", version=2)
    story.onto(catalog)
    assert catalog.doubts("R3") == (Doubt("headline", "changed", ("The ferry stays", "The ferry sails again", "2")),)
    assert catalog.row("R3").headline == "The ferry stays"
    told = len(story.steps)
    story.correct("R3", 2, "headline", Words("The ferry stays"))
    catalog.apply(story.steps[told:], 9000)
    assert catalog.doubts("R3") == ()


def test_an_unread_or_quarantined_version_has_no_doubts(catalog: Catalog) -> None:
    """Doubts are of what is shown; where nothing is, none are left of the version before."""
    story = three()
    story.arrive("R1", 2)
    story.arrive("R2", 2)
    story.tell("quarantine", None, report="R2", version=2, reason="is locked", reader="text/1")
    story.onto(catalog)
    assert catalog.unsure() == 0


def test_reports_are_found_by_what_they_do_not_tell(catalog: Catalog) -> None:
    """`without:` asks for what no value can name; of a field that lists do not have, no report matches."""
    three().onto(catalog)
    assert found(catalog, "without:from") == {"R1", "R2", "R3"}
    assert found(catalog, "without:outlet") == found(catalog, "without:nonsense") == set()
    assert found(catalog, "-without:tag") == set()


def at_home(story: Reviewed, report: str, outlet: str, version: int = 1, place: str = "Quito") -> None:
    """A report without a dateline, whose place was concluded from its outlet's home."""
    story.arrive(report, version)
    known = facts(f"{report} {SOUND}", SOUND, outlet, "Ada Ruiz", published="2019-03-04")
    listed = Evidence("outlets", f"{outlet}: {place}, EC")
    home = Claim("dateline", Dateline(Place(place, None, "EC", 0.0, 0.0), None, "inferred"), (listed,), 0.3)
    story.read(report, version, replace(known, description=replace(
        known.description, claims=(*known.description.claims, home))))  # fmt: skip


def test_an_outlets_home_is_asked_about_once(catalog: Catalog) -> None:
    """At the first report that it was concluded for, and no more once a person has answered there."""
    story = Reviewed()
    for number in (1, 2, 3):
        at_home(story, f"R{number}", "The Herald")
    at_home(story, "R4", "The Courier")
    story.onto(catalog)
    assert found(catalog, "review:home") == {"R1", "R4"} and catalog.unsure() == 2
    assert catalog.doubts("R1") == (Doubt("dateline", "home", ("Quito", "The Herald")),)
    settled = story.settle("R1", 1, "dateline")
    catalog.apply(story.steps[-1:], offset=1)
    at_home(story, "R5", "The Herald")
    catalog.apply(story.steps[-2:], offset=1)
    assert found(catalog, "review:home") == {"R4"}
    story.reopen("R1", 1, settled)
    catalog.apply(story.steps[-1:], offset=1)
    assert found(catalog, "review:home") == {"R1", "R4"}


def test_an_outlet_that_a_person_told_of_is_not_asked_about(catalog: Catalog) -> None:
    """Where it is at home is the person's own word."""
    story = Reviewed()
    story.tell("outlet-set", name="The Herald", aliases=[], domains=[], languages=[], city="Quito", country="EC")
    at_home(story, "R1", "The Herald")
    story.onto(catalog)
    assert catalog.unsure() == 0


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["read", "correct", "undo", "settle", "reopen", "arrive", "home"]),
        st.sampled_from(["R1", "R2", "R3"]),
        st.sampled_from([SHORT, "Boats", SOUND]),
    ),
    max_size=12,
)


@settings(max_examples=25, deadline=None)
@given(STEPS, st.lists(st.integers(0, 60), max_size=5))
def test_doubts_follow_from_the_events_however_they_come(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, str, str]], cuts: list[int]
) -> None:
    """One by one or all again: the same rows."""
    story = three()
    version = dict.fromkeys(("R1", "R2", "R3"), 1)
    last: dict[tuple[str, str], int] = {}
    for what, report, words in steps:
        match what:
            case "arrive":
                version[report] += 1
                story.add(report, words, version=version[report])
            case "home":
                version[report] += 1
                at_home(story, report, ("The Herald", "The Courier")[words == SHORT], version[report])
            case "read":
                story.read(report, version[report], facts(f"{report} {words}", words, "The Herald", "Ada Ruiz"))
            case "correct":
                last[what, report] = story.correct(report, version[report], "headline", Words(words))
            case "settle":
                last[what, report] = story.settle(report, version[report], "headline", "byline", "dateline")
            case "undo" if seq := last.pop(("correct", report), 0):
                story.undo(report, version[report], "headline", seq)
            case "reopen" if seq := last.pop(("settle", report), 0):
                story.reopen(report, version[report], seq)
    folder = tmp_path_factory.mktemp("catalogs")
    with closing(Catalog(folder / "a.sqlite")) as live, closing(Catalog(folder / "b.sqlite")) as again:
        assert story.onto(live, list(range(len(story.steps)))).dump() == story.onto(again, cuts).dump()
