"""Corrections that rest on words of the report, and values that a person confirms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.archive import Archive
from dossier.errors import BadInput
from dossier.model.claims import Dateline, Description, Field, Person, Published, Words
from dossier.model.corrections import standing_in
from dossier.repository.correction_input import typed, value_in

FERRY = """The Harbour Courier

Ferry strike halts island traffic

By Ada Ruiz

QUITO, March 3, 2019 – Dock workers in Quito kept the gates shut, the port police said.

Words by Olga Brandt, who was at the gates. This was printed on March 4, 2019.
"""


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with Archive.create(tmp_path / "archive", person="ana") as made:
        (tmp_path / "ferry.txt").write_text(FERRY, encoding="utf-8")
        list(made.add(tmp_path / "ferry.txt"))
        yield made


def _described(archive: Archive) -> tuple[Description, str]:
    detail = archive.reports.get("R1")
    assert detail.description and detail.rendition
    return detail.description, detail.rendition


def _at(rendition: str, words: str) -> tuple[int, int]:
    start = rendition.index(words)
    return start, start + len(words)


def test_a_correction_rests_on_the_words_that_were_chosen(archive: Archive) -> None:
    """The claim's evidence is exactly the span that was chosen, and its value is what these words say."""
    rendition = _described(archive)[1]
    archive.corrections.set("R1", "published", evidence=_at(rendition, "March 4, 2019"))
    archive.corrections.set("R1", "byline", evidence=_at(rendition, "Words by Olga Brandt"))
    archive.corrections.set("R1", "headline", "Strike at the ferry", evidence=_at(rendition, "Ferry strike"))
    description, rendition = _described(archive)
    for field, value, quote in (
        ("published", Published("2019-03-04", "day"), "March 4, 2019"),
        ("byline", Person("Olga Brandt"), "Words by Olga Brandt"),
        ("headline", Words("Strike at the ferry"), "Ferry strike"),
    ):
        claim = description.best(field)  # type: ignore[arg-type]
        assert claim and claim.value == value and claim.agent == "person:ana"
        assert [(e.origin, e.quote, e.proves(rendition)) for e in claim.evidence] == [("text", quote, True)]
    assert archive.reports.get("R1").corrected.keys() == {"published", "byline", "headline"}


@pytest.mark.parametrize("place", [(5, 5), (-1, 4), (0, 10**6), (19, 21)])
def test_a_place_without_words_is_refused(archive: Archive, place: tuple[int, int]) -> None:
    """Evidence that is no words of the report is no evidence; nothing is kept."""
    before = len(archive.reports.history())
    with pytest.raises(BadInput):
        archive.corrections.set("R1", "headline", evidence=place)
    assert len(archive.reports.history()) == before


def test_a_confirmed_value_keeps_its_evidence(archive: Archive) -> None:
    """Who accepts the value shown says the same on the same words; it is told apart by who says it, and undone."""
    before = _described(archive)[0].best("headline")
    archive.corrections.accept("R1", "headline")
    after = _described(archive)[0].best("headline")
    assert before and after and after.agent == "person:ana"
    assert (after.value, after.evidence) == (before.value, before.evidence)
    event = archive.reports.history("R1")[-1]
    assert (event.kind, event.detail["confirmed"]) == ("correction", True)
    archive.corrections.undo("R1", "headline")
    assert _described(archive)[0].best("headline") == before


def test_an_accepted_candidate_brings_its_words(archive: Archive) -> None:
    """Another candidate becomes the value on the words that it rests on; one that nobody told of is refused."""
    archive.corrections.set("R1", "headline", "Nobody works", evidence=_at(_described(archive)[1], "Dock workers"))
    other = _described(archive)[0].candidates("headline")[0]
    assert other.value == Words("Ferry strike halts island traffic") and other.agent == "reader"
    archive.corrections.accept("R1", "headline", "Ferry strike halts island traffic")
    best = _described(archive)[0].best("headline")
    assert best and best.evidence == other.evidence and best.agent == "person:ana"
    assert archive.reports.history("R1")[-1].detail["confirmed"] is False
    with pytest.raises(BadInput):
        archive.corrections.accept("R1", "headline", "Nobody said this")
    with pytest.raises(BadInput):
        archive.corrections.accept("R1", "section")


def test_words_stand_where_they_are_in_a_new_version(archive: Archive, tmp_path: Path) -> None:
    """A correction outlives a new version: its words are found again there, or kept as the person's."""
    rendition = _described(archive)[1]
    archive.corrections.set("R1", "byline", evidence=_at(rendition, "Olga Brandt"))
    (tmp_path / "ferry.txt").write_text("NEW: " + FERRY, encoding="utf-8")
    list(archive.add(tmp_path / "ferry.txt"))
    description, rendition = _described(archive)
    best = description.best("byline")
    assert best and best.evidence[0].proves(rendition) and best.evidence[0].quote == "Olga Brandt"
    (tmp_path / "ferry.txt").write_text(FERRY.replace("Olga Brandt", "somebody"), encoding="utf-8")
    list(archive.add(tmp_path / "ferry.txt"))
    best = _described(archive)[0].best("byline")
    assert best and best.value == Person("Olga Brandt")
    assert [(e.origin, e.quote, e.span) for e in best.evidence] == [("person", "Olga Brandt", None)]


def test_the_nearest_words_are_taken(archive: Archive) -> None:
    """Of words that come twice those are meant that stand nearest to where they stood."""
    archive.corrections.set("R1", "headline", "x", evidence=_at(_described(archive)[1], "Quito"))
    claim = _described(archive)[0].best("headline")
    assert claim and claim.evidence[0].span
    at = claim.evidence[0].span.start
    moved = "Quito" + " " * (at - 2) + "Quito"
    found = standing_in(moved, [claim])[0].evidence[0]
    assert found.span and found.span.start == at + 3


def test_a_correction_outlives_a_rebuild(archive: Archive) -> None:
    """The span stands in the log: the catalog made again from it shows the same."""
    archive.corrections.set("R1", "outlet", evidence=_at(_described(archive)[1], "port police"))
    before = _described(archive)
    archive.rebuild()
    assert _described(archive) == before


@pytest.mark.parametrize(
    ("field", "words", "value"),
    [
        ("byline", "By Ada Ruiz and Leo Paz", "Ada Ruiz; Leo Paz"),
        ("byline", "Fotos: Ben Okoro", "Ben Okoro (photographer)"),
        ("byline", "by madonna", "madonna"),
        ("dateline", "QUITO, March 3, 2019 –", "QUITO, 2019-03-03"),
        ("dateline", "Villa Inventada", "Villa Inventada"),
        ("dateline", "Quito, 3 de marzo de 2019", "Quito, 2019-03-03"),
        ("published", "Published on 3 March 2019 at 14:05", "2019-03-03T14:05"),
        ("headline", "What now?\n  Nobody knows", "What now? Nobody knows"),
        ("outlet", "– The Herald,", "The Herald"),
    ],
)
def test_words_say_a_value(field: str, words: str, value: str) -> None:
    """Names are parted from "By", days are read, line ends are no part of a value."""
    assert value_in(field, words) == value  # type: ignore[arg-type]


@pytest.mark.parametrize(("field", "words"), [("published", "on Sunday"), ("published", "March 3"), ("outlet", " –, ")])
def test_words_that_say_no_value_are_refused(field: str, words: str) -> None:
    """A day without its year is no day of publication, and punctuation is no name."""
    with pytest.raises(BadInput):
        value_in(field, words)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("field", "text", "kept"),
    [
        ("published", "28 April 2024", "2024-04-28"), ("published", "April 28, 2024", "2024-04-28"),
        ("published", "domingo, 28 de abril de 2024", "2024-04-28"), ("published", "28.4.2024", "2024-04-28"),
        ("published", "28 April 2024, 14:05", "2024-04-28T14:05"), ("published", "April 2024", "2024-04"),
        ("published", "2024-04-28", "2024-04-28"), ("published", "2024-02-31", "2024-02-31"),
        ("published", "28 April", "28 April"), ("published", "before 28 April 2024", "before 28 April 2024"),
        ("published", "03/04/2024", "03/04/2024"),  # March or April
        ("dateline", "Lima, 28 April 2024", "Lima, 2024-04-28"), ("dateline", "Lima 28 April 2024", "Lima, 2024-04-28"),
        ("dateline", "San José, Costa Rica, 28 de abril de 2024", "San José, Costa Rica, 2024-04-28"),
        ("dateline", "Lima, 28 April", "Lima, --04-28"), ("dateline", "28 April 2024", "2024-04-28"),
        ("dateline", "Lima, 2024-04-28", "Lima, 2024-04-28"), ("dateline", "Lima, --04-28", "Lima, --04-28"),
        ("dateline", "9 de Julio, Buenos Aires", "9 de Julio, Buenos Aires"), ("dateline", "25 de Mayo", "25 de Mayo"),
        ("dateline", "Lima", "Lima"), ("headline", "28 April 2024", "28 April 2024"),
    ],
)  # fmt: skip
def test_a_day_is_typed_as_people_write_it(field: Field, text: str, kept: str) -> None:
    """Written out, in the languages that are read, it is the day that it is; what is no day stays what it was."""
    assert typed(field, text) == kept


def test_a_typed_day_is_not_lost_in_the_name_of_a_place(archive: Archive) -> None:
    """A dateline typed with its day in words has place and day; a day of publication is typed as it is shown."""
    (claim,) = archive.corrections.set("R1", "dateline", "Lima, 28 April 2024")
    assert isinstance(claim.value, Dateline) and claim.value.place
    assert (claim.value.place.name, claim.value.place.country, claim.value.date) == ("Lima", "PE", "2024-04-28")
    (published,) = archive.corrections.set("R1", "published", "28 April 2024")
    assert published.value == Published("2024-04-28", "day")
    assert archive.reports.list()[0].published == "2024-04-28"
    with pytest.raises(BadInput, match="no date"):
        archive.corrections.set("R1", "published", "some day in spring")
