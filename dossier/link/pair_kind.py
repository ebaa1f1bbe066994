"""Classifies the relation of a report to others: a later text, a reprint, a source that it names, or the same event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dossier.link.corpus import Corpus
from dossier.link.event_check import SAME, is_later_event, probability
from dossier.link.event_dates import MOST_OF_TWO, Times, agreement, times
from dossier.link.features import Features
from dossier.link.overlap import overlap
from dossier.link.reasons import citing, convincing, reasons, ruling_reason
from dossier.link.ruling_constraints import on
from dossier.link.vectors import Vector, likeness, vector
from dossier.model.links import SAME_EVENT, Link, LinkKind, Ruling, Verdict
from dossier.model.reports import ReportId

_COPY = 0.3  # part of the shorter text that the longer one contains
_FEWEST = 60  # shingles: fewer are a caption, whose words prove no copying
_QUOTE_WORDS = 6


def related(one: Features, others: Iterable[Features], corpus: Corpus, rulings: Iterable[Ruling] = ()) -> list[Link]:
    """Links from `one` to those of `others` that have to do with it, best first; each with its reasons.

    Rulings outrank what is found: a pair ruled together is linked, one ruled unrelated is not; one ruled apart stays
    with what the reports have in common, and says that it was ruled so.
    """
    verdicts = on(one.report, rulings)
    others_asked = [other for other in others if verdicts.get(other.report) != "unrelated"]
    met = {one.language, *(other.language for other in others_asked)}
    mine, days = vector(one, corpus, met), times(one)
    links = [
        _ruled(
            _link(one, other, _likeness(mine, days, other, corpus, met), corpus), one, other, verdicts.get(other.report)
        )
        for other in others_asked
    ]
    found = [link for link in links if link is not None]
    return sorted(found, key=lambda link: (-link.score, link.other))


def _likeness(mine: Vector, days: Times, other: Features, corpus: Corpus, met: set[str]) -> float:
    """The likeness of two reports, adjusted by their days if these can lift it over the threshold."""
    alike = likeness(mine, other, corpus, met)
    return alike * agreement(days, times(other)) if alike * MOST_OF_TWO >= SAME_EVENT else alike


def _link(one: Features, other: Features, alike: float, corpus: Corpus) -> Link | None:
    if one.report == other.report:
        return None
    if alike < SAME_EVENT and not _cites(one, other):
        return None
    copied = overlap(one, other)
    kind = _kind(one, other, alike, copied.containment if copied.seen >= _FEWEST else 0.0)
    cited = citing(one, other) if kind == "same-event" else []
    if kind == "same-event" and not cited and not convincing(one, other, corpus):
        return None
    if kind == "same-event" and not cited and is_later_event(one, other):
        if probability(one, other, corpus) < SAME:
            return None
        kind = "follow-up"
    score = round(min(1.0, max(alike, copied.containment)), 4)
    why = (*cited, *reasons(one, other, corpus))
    kind = "quotes" if cited else kind
    return Link(one.report, other.report, kind, score, why, _later(one, other)) if why else None


def _ruled(link: Link | None, one: Features, other: Features, verdict: Verdict | None) -> Link | None:
    """The link as a person's word leaves it."""
    if link is None and verdict == "together" and one.report != other.report:
        link = Link(one.report, other.report, "same-event", 1.0, (), _later(one, other))
    if link is None or verdict is None:
        return link
    why = (ruling_reason(one.report, other.report, verdict), *link.reasons)
    return replace(link, ruling=verdict, reasons=why, score=1.0 if verdict == "together" else link.score)


def _later(one: Features, other: Features) -> ReportId | None:
    """Compared as precisely as both state it."""
    if not one.published or not other.published:
        return None
    known = min(len(one.published), len(other.published))
    mine, theirs = one.published[:known], other.published[:known]
    if mine == theirs:
        return None
    return one.report if mine > theirs else other.report


def _kind(one: Features, other: Features, alike: float, copied: float) -> LinkKind:
    if copied >= _COPY and alike >= SAME_EVENT:
        same_outlet = one.outlet is not None and one.outlet == other.outlet
        return "revises" if same_outlet else "reprints"
    return "same-event" if alike >= SAME_EVENT else "quotes"


def _cites(one: Features, other: Features) -> bool:
    """Whether both contain the same quotation of some length."""
    theirs = {quote.hash for quote in other.quotes}
    return any(quote.hash in theirs and quote.words >= _QUOTE_WORDS for quote in one.quotes)
