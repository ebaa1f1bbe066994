"""Says why two reports are linked: what they have in common, with the words in each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dossier.linking.corpus import Corpus
from dossier.linking.features import Features, Passage, Term
from dossier.linking.vectors import weight
from dossier.model.links import Reason, ReasonKind, Ruling, Verdict
from dossier.model.reports import ReportId

_TERMS = 8
_PASSAGES = 3
_LOOSE = " ,;:"  # what a quotation's last word may trail, and its name should not


def reasons(one: Features, other: Features, corpus: Corpus) -> tuple[Reason, ...]:
    """What both reports hold, heaviest first: sentences, quotations, then names, dates, numbers, rare words."""
    copied = _passages("text", one, other, one.passages, other.passages)
    quoted = _passages("quote", one, other, one.quotes, other.quotes)
    return (*copied[:_PASSAGES], *quoted[:_PASSAGES], *_terms(one, other, corpus)[:_TERMS])


def _passages(
    kind: ReasonKind, one: Features, other: Features, mine: Iterable[Passage], theirs: Iterable[Passage]
) -> list[Reason]:
    there = {passage.hash: passage for passage in theirs}
    both = sorted((p for p in mine if p.hash in there), key=lambda p: (-p.words, p.at.span))
    return [
        Reason(kind, p.at.quote.rstrip(_LOOSE), {one.report: p.at, other.report: there[p.hash].at}, float(p.words))
        for p in both
    ]


def _terms(one: Features, other: Features, corpus: Corpus) -> list[Reason]:
    there = by_key(other)
    found = [
        Reason(_kind(t, there[t.key]), t.at.quote, {one.report: t.at, other.report: there[t.key].at}, w)
        for t in one.terms
        if t.key in there and (w := round(min(weight(t, corpus), weight(there[t.key], corpus)), 3)) > 0
    ]
    return sorted(found, key=lambda reason: (-reason.weight, reason.value))


def by_key(features: Features) -> Mapping[str, Term]:
    return {term.key: term for term in features.terms}


def _kind(term: Term, other: Term) -> ReasonKind:
    match term.key[0]:
        case "#":
            return "number"
        case "@":
            return "date"
        case _:
            return "name" if term.name and other.name else "term"


def shared(held: Sequence[Features], corpus: Corpus) -> tuple[Reason, ...]:
    """What most reports of a group hold, heaviest first."""
    terms: dict[str, list[tuple[Features, Term]]] = {}
    for one in held:
        for term in one.terms:
            terms.setdefault(term.key, []).append((one, term))
    most = [found for found in terms.values() if 2 * len(found) > len(held)]
    found = [_common(found, len(held), corpus) for found in most]
    return tuple(sorted(found, key=lambda reason: (-reason.weight, reason.value))[:_TERMS])


def _common(found: Sequence[tuple[Features, Term]], size: int, corpus: Corpus) -> Reason:
    weights = [weight(term, corpus) for _, term in found]
    first, last = found[0][1], found[-1][1]
    evidence = {one.report: term.at for one, term in found}
    return Reason(_kind(first, last), first.at.quote, evidence, round(sum(weights) / size, 3))


_VERDICTS: Mapping[Verdict, str] = {
    "together": "belong together",
    "apart": "do not tell the same event",
    "unrelated": "have nothing to do with each other",
}


def said_so(report: ReportId, other: ReportId, verdict: Verdict) -> Reason:
    """A person's ruling as a reason."""
    return Reason("ruling", f"{report} and {other} {_VERDICTS[verdict]}", {})


def ruled(members: Iterable[ReportId], rulings: Iterable[Ruling]) -> list[Reason]:
    """The rulings that hold reports of this group together."""
    inside = set(members)
    return [
        said_so(ruling.report, ruling.other, ruling.verdict)
        for ruling in rulings
        if ruling.verdict == "together" and ruling.report in inside and ruling.other in inside
    ]
