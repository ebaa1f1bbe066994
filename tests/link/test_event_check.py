"""Promises of the check that a suggested case tells one event."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dossier.link import Corpus, features_of, related, suggest, undismissed
from dossier.link.common_features import strong
from dossier.link.features import Features, Term
from dossier.model.links import Group, Ruling
from dossier.model.reports import Record
from tests.link.samples import QUAKE_OSORNO, TRIAL_BRANDT, TRIAL_BRANDT_OTHER, Held, everything, record

# Notes on two companies, in the phrases of their trade: no event of their own
COMPANY_NOTES = (
    """Binnacle Mfg Co files to offer shares
KETTERING, March 10 - Binnacle said it filed a registration statement for an offering of 3.1 mln shares of stock.
It will use the proceeds to repay debt of its foundry.""",
    """Thornby Stores February sales up
KETTERING, March 10 - Thornby Stores said sales of its shops rose in the nine weeks to March 1. The proceeds of a
tent sale went to the lifeboat. It has 41 shops.""",
)


def _groups(texts: Sequence[Record]) -> list[tuple[str, ...]]:
    return [group.reports for group in suggest(Held(map(features_of, texts)))]


def _brandt(first: str | None, second: str | None) -> list[Record]:
    return [record("R1", TRIAL_BRANDT, published=first), record("R2", TRIAL_BRANDT_OTHER, published=second)]


def test_reports_on_one_subject_are_no_case() -> None:
    """Notes that share a place, a day and a word are not suggested as one event."""
    assert _groups([record(f"R{at}", text) for at, text in enumerate(COMPANY_NOTES, 1)]) == []


def test_reports_weeks_apart_are_no_case() -> None:
    """Two reports that would be one case are none if their stated days are more than 14 days apart."""
    assert _groups(_brandt("2019-03-04", "2019-03-18")) == [("R1", "R2")]
    assert _groups(_brandt("2019-03-04", "2019-03-19")) == []
    assert _groups(_brandt("2019-03-04", None)) == [("R1", "R2")]


def test_a_report_weeks_later_is_a_follow_up() -> None:
    """Reports of one trial with days of publication weeks apart are linked as a follow-up, others as the same event."""
    kinds = []
    for days in (("2019-03-04", "2019-06-20"), ("2019-03-04", "2019-03-05")):
        one, other = map(features_of, _brandt(*days))
        kinds += [link.kind for link in related(one, [other], Corpus.of([one, other]))]
    assert kinds == ["follow-up", "same-event"]


def test_stop_words_months_and_bare_numbers_are_no_reasons() -> None:
    """A number says something with what it counts, a word if it is neither a stop word nor a month."""
    corpus = Corpus()

    def tells(key: str, quote: str) -> bool:
        term = Term(key, 1, False, False, False, 0, quote)
        return strong(term, term, corpus)

    assert not tells("#544", "544") and not tells("april", "April") and not tells("among", "among")
    assert tells("#544", "544 houses") and tells("#23400", "23400") and tells("skjoldnes", "Skjoldnes")


def test_a_dismissed_case_stays_dismissed() -> None:
    """A dismissed group is gone, also with one more report, and comes back among more others than its own."""
    dismissed = [frozenset({"R1", "R2"})]
    asked = [("R1", "R2"), ("R1", "R2", "R3"), ("R1", "R2", "R3", "R4"), ("R1", "R5")]
    left = undismissed([Group(reports, ()) for reports in asked], dismissed)
    assert [group.reports for group in left] == [("R1", "R2", "R3", "R4"), ("R1", "R5")]


def test_reports_ruled_together_stay_together() -> None:
    """A ruling needs no reasons, though the reports are weeks apart."""
    held = Held(map(features_of, _brandt("2019-03-04", "2019-09-19")))
    assert [group.reports for group in suggest(held, [Ruling("R1", "R2", "together")])] == [("R1", "R2")]


def test_a_large_case_is_checked_in_bounded_steps() -> None:
    """A case of 140 reports of one event is whole, though not every two of them are compared."""
    texts = [QUAKE_OSORNO] * 140
    reports = [record(f"R{at}", f"{text}\nEdition {at}.") for at, text in enumerate(texts, 1)]
    assert [len(group) for group in _groups(reports)] == [140]


def test_reports_of_a_group_share_reasons_with_its_others() -> None:
    """Every group of the samples names things that most of its reports hold."""
    found: list[Features] = everything()
    for group in suggest(Held(found)):
        assert any(len(reason.evidence) == len(group.reports) for reason in group.reasons)
    assert all(one < other for one, other in pairwise(group.reports for group in suggest(Held(found))))
