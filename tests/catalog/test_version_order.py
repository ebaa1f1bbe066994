"""Which version of a report is shown: the newest by moment of capture, and no wall before a person accepts it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dossier.catalog import Catalog, parse_query
from dossier.model.claims import Claim, Published, ReadingNote, Words
from dossier.model.doubts import Doubt
from dossier.model.evidence import Evidence
from dossier.model.reading_facts import Facts
from dossier.model.reports import Version
from tests.catalog.events import Story, facts

ADDRESS = "https://www.paper.example/2024/ferry?utm_source=x"


def capture(text: str, hour: int, url: str = ADDRESS, *notes: ReadingNote) -> Facts:
    """A reading of a page that was saved at this hour."""
    known = facts(text, headline=text)
    moment = f"2024-03-06T{hour:02}:00+00:00"
    claims = (
        Claim("url", Words(url), (Evidence("singlefile:url", url),)),
        Claim("published", Published(moment, "minute", "captured"), (Evidence("singlefile:date", moment),)),
    )
    described = replace(known.description, claims=(*known.description.claims, *claims), notes=notes)
    return replace(known, description=described)


@pytest.fixture
def story() -> Story:
    """Two versions of R1; the second was captured before the first."""
    story = Story()
    for number, hour in ((1, 18), (2, 8)):
        story.arrive("R1", number, path=f"/in/{number}.html")
        story.read("R1", number, capture(f"as of {hour}", hour))
    return story


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    catalog = Catalog(tmp_path / "catalog.sqlite")
    yield catalog
    catalog.close()


def onto(story: Story, catalog: Catalog, cut: int) -> Catalog:
    """The story told in transactions of so many events."""
    known = {(event.detail["report"], event.detail["version"]): k for event, k in story.steps if k is not None}

    def load(version: Version) -> Facts:
        return known[version.report, version.number]

    for at in range(0, len(story.steps), cut):
        catalog.apply(story.steps[at : at + cut], at, load)
    return catalog


@pytest.mark.parametrize("cut", [1, 2, 3, 100])
def test_the_newest_capture_is_shown(story: Story, catalog: Catalog, cut: int) -> None:
    """An older one that comes later is before it in the list, and changes nothing that is shown."""
    onto(story, catalog, cut)
    row = catalog.row("R1")
    assert (row.version, row.headline, row.path, row.state) == (1, "as of 18", "/in/1.html", "read")
    assert [version.number for version in catalog.versions("R1")] == [2, 1]
    assert catalog.at_addresses({"paper.example/2024/ferry"}) == {"paper.example/2024/ferry": ["R1"]}


@pytest.mark.parametrize("cut", [1, 100])
def test_a_wall_is_held_back_and_asked_about(story: Story, catalog: Catalog, cut: int) -> None:
    """It is kept as a version; the page is shown until a person accepts the wall."""
    wall = ReadingNote("wall", ("captcha", "Are you a robot?"))
    story.arrive("R1", 3, path="/in/1.html")
    story.read("R1", 3, capture("Are you a robot?", 20, ADDRESS, wall))
    onto(story, catalog, cut)
    assert (catalog.row("R1").version, catalog.row("R1").headline) == (1, "as of 18")
    assert [version.held for version in catalog.versions("R1")] == [False, False, True]
    assert catalog.questions(9)[0].doubts[0] == Doubt("headline", "wall", wall.words)
    seen = len(story.steps)
    story.tell("version-accepted", report="R1", version=3)
    catalog.apply(story.steps[seen:], 0, lambda _: capture("Are you a robot?", 20, ADDRESS, wall))
    assert (catalog.row("R1").version, catalog.row("R1").headline) == (3, "Are you a robot?")


def test_a_wall_that_is_joined_is_asked_about(story: Story, catalog: Catalog) -> None:
    """A capture of a known address that is a wall becomes a version, and the page stays in sight with a question."""
    wall = ReadingNote("wall", ("captcha", "Are you a robot?"))
    story.arrive("R2")
    story.read("R2", 1, capture("Are you a robot?", 20, ADDRESS, wall))
    story.tell("joined", report="R1", other="R2", versions=[[1, 3]])
    seen = {("R1", 1): capture("as of 18", 18)}
    catalog.apply(story.steps, 0, lambda version: seen[version.report, version.number])
    assert (catalog.row("R1").version, catalog.row("R1").headline) == (1, "as of 18")
    assert catalog.questions(9)[0].doubts[0] == Doubt("headline", "wall", wall.words)


def test_a_wall_alone_is_shown(catalog: Catalog) -> None:
    """Where there is nothing else; the page that comes later takes its place, though it was captured before."""
    story = Story()
    story.arrive("R1", 1)
    story.read("R1", 1, capture("Are you a robot?", 20, ADDRESS, ReadingNote("wall", ("captcha", "Are you a robot?"))))
    onto(story, catalog, 1)
    assert catalog.row("R1").version == 1
    seen = len(story.steps)
    story.arrive("R1", 2)
    story.read("R1", 2, capture("as of 8", 8))
    catalog.apply(story.steps[seen:], 0, lambda _: capture("as of 8", 8))
    assert catalog.row("R1").version == 2


def test_reports_of_an_older_release_are_offered(catalog: Catalog) -> None:
    """Nothing joins what an older log holds: its reports stay, and those of one address are offered."""
    story = Story()
    for report, url in (("R1", ADDRESS), ("R2", "http://m.paper.example/2024/ferry/"), ("R3", "https://x.example/1")):
        story.arrive(report)
        story.read(report, 1, capture(report, 8, url))
    onto(story, catalog, 2)
    assert catalog.ids(parse_query(""), "") == ["R3", "R2", "R1"]
    (offer,) = catalog.shared_addresses()
    assert (offer.address, offer.reports) == ("paper.example/2024/ferry", ("R1", "R2"))


def test_an_address_of_many_reports_is_that_of_a_site(catalog: Catalog) -> None:
    """A capture is held against few reports of one address, the last, and a heap of them is not offered as one."""
    story = Story()
    for number in range(1, 41):
        story.arrive(f"R{number}")
        story.read(f"R{number}", 1, capture(f"story {number}", 8))
    onto(story, catalog, 7)
    assert catalog.at_addresses({"paper.example/2024/ferry", "x.example"}) == {
        "paper.example/2024/ferry": [f"R{number}" for number in range(25, 41)]
    }
    assert catalog.shared_addresses() == []
