"""Promises of later counts: what shows that one of two differing numbers was counted later, and with which words."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

import pytest

from dossier.compare import compare
from dossier.compare.relative_time import When
from dossier.model.links import Finding
from tests.compare.samples import record, row


def _row(*texts: str, kind: str = "wounded", days: tuple[str | None, ...] = ()) -> Finding:
    told = [record(text, f"R{i}") for i, text in enumerate(texts)]
    days = days or (None,) * len(texts)
    return row(compare([replace(one, published=day) for one, day in zip(told, days, strict=True)]), kind)


@pytest.mark.parametrize(
    ("texts", "report", "words"),
    [
        (("The blast hurt 25 people.", "The number of injured had risen to 40."), "R1", "risen to 40"),
        (("In initial reports, police spoke of 25 people hurt.", "The blast hurt 40 people."), "R1", "initial reports"),
        (("So far 25 people are reported hurt.", "The blast hurt 40 people."), "R1", "so far"),
        (("Hasta el momento hay 25 heridos.", "La explosión dejó 40 heridos."), "R1", "hasta el momento"),
        (("En los primeros reportes se hablaba de 25 heridos.", "La explosión dejó 40 heridos."), "R1",
         "primeros reportes"),
        (("The blast hurt 40 people.", "The ministry lowered the number of injured to 25."), "R1", "lowered"),
    ],
)  # fmt: skip
def test_words_show_the_later_count(texts: tuple[str, str], report: str, words: str) -> None:
    """What a sentence says of its own number makes an update, and its very words are given, whatever the order."""
    for told in (texts, texts[::-1]):
        found = _row(*told)
        (later,) = (pair.later for pair in found.pairs)
        assert (found.relation, found.agree) == ("update", True)
        assert later and later.by == "words" and later.words
        assert words in later.words.quote.casefold()
        assert later.words.proves(told[int((later.source or "")[1:])])
        assert later.report == (report if told is texts else "R0")


def test_the_hour_of_publication_shows_the_later_count() -> None:
    """More hurt in a report of a later hour are an update; without an hour, or with fewer hurt later, they are not."""
    early, late = "Police said 25 people were hurt.", "Police in Bonn said 27 people were hurt."
    found = _row(early, late, days=("2017-12-27T06:57", "2017-12-27T08:27"))
    assert found.relation == "update"
    assert [pair.later and (pair.later.report, pair.later.by, pair.later.words) for pair in found.pairs] == [
        ("R1", "published", None)
    ]
    assert _row(early, late, days=("2017-12-27", "2017-12-27T08:27")).relation == "contradiction"
    assert _row(late, early, days=("2017-12-27T06:57", "2017-12-27T08:27")).relation == "contradiction"


def test_moments_with_and_without_a_zone_are_compared_by_their_days() -> None:
    """An hour of which nobody knows the zone is not compared with one whose zone is known."""
    here, there = datetime.fromisoformat("2020-01-01T10:00"), datetime.fromisoformat("2020-01-02T01:00+02:00")
    assert When.of(here, there) == When(1)
    assert When.of(here, date(2020, 1, 1)) == When(0)
    assert When.of(here, datetime.fromisoformat("2020-01-01T16:00")) == When(0.25)


def test_those_shot_include_the_dead() -> None:
    """Four shot are two dead and two hurt, also in a later report; three shot besides two dead are others."""
    few, all_ = (
        "Two people were killed and two wounded at a petrol station.",
        "Four people were shot at a petrol station.",
    )
    for days in ((None, None), ("2020-01-01", "2020-01-02"), ("2020-01-02", "2020-01-01")):
        assert _row(few, all_, days=days).relation == "part-of-total"
    assert _row(few, "Two people were killed and five wounded at a petrol station.").relation == "contradiction"


def test_some_of_them_are_no_earlier_count() -> None:
    """A day alone makes no update of those who are some of more: three more hurt are not what became of one."""
    early, late = "Among the hurt are three of her children.", "Seven people were hurt."
    assert _row(early, late, days=("2020-01-01", "2020-01-03")).relation != "update"
