"""Promises of suggested cases."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.link import Corpus, features_of, suggest
from dossier.link.event_dates import times
from dossier.link.report_clusters import clusters
from dossier.link.ruling_constraints import bounds
from dossier.link.vectors import vector
from dossier.model.links import Ruling, Verdict
from tests.link.samples import ALL, Held, everything, record

FEATURES = everything()
rulings = st.lists(
    st.builds(
        Ruling,
        st.sampled_from(sorted(ALL)),
        st.sampled_from(sorted(ALL)),
        st.sampled_from(get_args(Verdict)),
    ),
    max_size=6,
)


def _groups(*said: Ruling) -> list[tuple[str, ...]]:
    return [group.reports for group in suggest(Held(FEATURES), said)]


def test_events_are_told_apart() -> None:
    """The Osorno quake in both languages is one case, the Brandt trial another; the like of them stay alone."""
    assert _groups() == [("R1", "R2", "R3"), ("R6", "R7")]


@given(st.permutations(FEATURES))
def test_the_order_of_reports_changes_nothing(order: list) -> None:  # type: ignore[type-arg]
    """Groups and their reasons are the same for any order of input."""
    assert suggest(Held(order)) == suggest(Held(FEATURES))


@settings(deadline=None)
@given(rulings)
def test_a_report_is_in_at_most_one_group(said: list[Ruling]) -> None:
    """Whatever is ruled, groups have two reports or more and share none."""
    members = [report for group in _groups(*said) for report in group]
    assert len(members) == len(set(members))
    assert all(len(group) > 1 for group in _groups(*said))


@settings(deadline=None)
@given(rulings)
def test_the_last_ruling_always_holds(said: list[Ruling]) -> None:
    """However earlier rulings contradict it, what a person said last is so."""
    told = [ruling for ruling in said if ruling.report != ruling.other]
    if not told:
        return
    last, groups = told[-1], _groups(*told)
    together = any(last.report in group and last.other in group for group in groups)
    assert together == (last.verdict == "together")


def test_a_ruling_apart_splits_a_group() -> None:
    """A report ruled apart from another leaves its group, and the rest stays."""
    groups = _groups(Ruling("R1", "R3", "apart"))
    assert not any({"R1", "R3"} <= set(group) for group in groups)
    assert any({"R1", "R2"} <= set(group) or {"R2", "R3"} <= set(group) for group in groups)


def test_a_ruling_together_joins_what_the_machine_would_not() -> None:
    """Reports ruled together make a group, whose first reason is the ruling."""
    (group,) = [g for g in suggest(Held(FEATURES), [Ruling("R4", "R8", "together")]) if "R4" in g.reports]
    assert group.reports == ("R4", "R8")
    assert group.reasons[0].kind == "ruling"


def test_reasons_of_a_group_prove_themselves() -> None:
    """Each reason names words that stand in the reports that it names, and most of the group."""
    for group in suggest(Held(FEATURES)):
        assert group.reasons
        for reason in group.reasons:
            assert set(reason.evidence) <= set(group.reports)
            assert 2 * len(reason.evidence) > len(group.reports)
            assert all(at.proves(ALL[report]) for report, at in reason.evidence.items())


HEARING = """Inspector tells court of a dark radar
BERGEN - For two hours on {day} Inspector Ragna Solli questioned Captain Leif Halvorsen about the night on the
Skjoldnes. The screen had failed twice that winter, she said; the owners had put off the repair."""
NEXT = """Halvorsen speaks of the boats
The captain wept on {day} as he told how the lifeboats of the Skjoldnes hung from their ropes. Surveyor Einar
Brekke had found them rusted. Families left the room."""


@pytest.mark.parametrize(
    ("day", "other", "cases"),
    [("Monday, 4 March", "Monday", 1), ("Monday, 4 March", "5 March", 1), ("Monday, 4 March", "Thursday, 9 May", 0)],
)
def test_days_tell_hearings_of_one_trial_apart(day: str, other: str, cases: int) -> None:
    """Reports of one affair cluster where their days agree, and do not where they are of another day."""
    texts = (HEARING.format(day=day), NEXT.format(day=other))
    held = [features_of(record(f"R{n}", text)) for n, text in enumerate(texts, 1)]
    vectors = {one.report: vector(one, Corpus.of(held), {"en"}) for one in held}
    found = clusters(vectors, {one.report: times(one) for one in held}, bounds(tuple(vectors), ()))
    assert len(found) == cases


def test_reasons_of_a_group_are_whole_names() -> None:
    """Names that follow each other in most reports of a group are one reason."""
    said = {reason.value for group in suggest(Held(FEATURES)) for reason in group.reasons if reason.kind == "name"}
    assert {"Ignacio Barahona", "Silke Maass", "Puerto Octay", "Anna Kruse"} <= said
    assert not {"Ignacio", "Barahona", "Silke", "Maass", "Octay", "Kruse"} & said


def test_an_empty_archive_has_no_groups() -> None:
    """Nothing in, nothing out."""
    assert suggest(Held([])) == []
