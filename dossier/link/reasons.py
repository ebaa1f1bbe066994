"""Says why two reports are linked: what they have in common, with the words in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from itertools import pairwise

from dossier.link.citations import names
from dossier.link.common_features import Pair, is_bare, joined, next_start, pairs, runs, strong
from dossier.link.corpus import Corpus
from dossier.link.features import FeaturePassage, Features, Term
from dossier.link.vectors import weight
from dossier.model.evidence import Evidence
from dossier.model.links import Reason, ReasonKind, Ruling, Verdict
from dossier.model.reports import ReportId

_TermByReport = dict[ReportId, Term]  # one term in each report that holds it
_TERMS = 8
_CONSIDERED = 24  # the heaviest things in common, among which reasons are chosen
_FIRST: Mapping[ReasonKind, int] = {
    "name": 4,
    "date": 1,
    "number": 2,
    "term": 1,
}  # that come before more of a kind
_WEAK = 2  # weak reasons that are shown along with few strong ones
_PASSAGES = 3
_LOOSE = " ,;:"  # what a quotation's last word may trail, and its name should not
_ORDER: Mapping[ReasonKind, int] = {"name": 0, "date": 1, "number": 2, "term": 3}


def reasons(one: Features, other: Features, corpus: Corpus) -> tuple[Reason, ...]:
    """What both reports hold: sentences, quotations, then names, dates, numbers and rare words, then weaker ones."""
    copied = _passages("text", one, other, one.passages, other.passages)
    quoted = _passages("quote", one, other, one.quotes, other.quotes)
    strong_reasons, weak = _terms(one, other, corpus)
    terms = _mixed(strong_reasons)
    return (*copied[:_PASSAGES], *quoted[:_PASSAGES], *terms, *weak[: min(_WEAK, _TERMS - len(terms))])


def _mixed(reasons_of_terms: Iterable[Reason]) -> list[Reason]:
    """Some of each kind, in their order."""
    seen, first, more = Counter[ReasonKind](), list[Reason](), list[Reason]()
    for reason in reasons_of_terms:
        seen[reason.kind] += 1
        (first if seen[reason.kind] <= _FIRST[reason.kind] else more).append(reason)
    return sorted((first + more)[:_TERMS], key=_rank)


def convincing(one: Features, other: Features, corpus: Corpus) -> bool:
    """Whether they have anything in common but small numbers, days of the week and common words."""
    return any(strong(mine, theirs, corpus) for mine, theirs in pairs(one, other))


def citing(one: Features, other: Features) -> list[Reason]:
    """Where either names the other's outlet as its source."""
    return [*_citing(one, other), *_citing(other, one)]


def _citing(one: Features, other: Features) -> list[Reason]:
    if other.outlet is None or one.outlet == other.outlet:
        return []
    found = [cited for cited in one.cited if names(cited.name, other.outlet)]
    return [Reason("source", cited.at.quote, {one.report: cited.at}) for cited in found[:1]]


def _passages(
    kind: ReasonKind, one: Features, other: Features, mine: Iterable[FeaturePassage], theirs: Iterable[FeaturePassage]
) -> list[Reason]:
    by_hash = {passage.hash: passage for passage in theirs}
    both = sorted((p for p in mine if p.hash in by_hash), key=lambda p: (-p.words, p.at.span))
    return [
        Reason(kind, p.at.quote.rstrip(_LOOSE), {one.report: p.at, other.report: by_hash[p.hash].at}, float(p.words))
        for p in both
    ]


def _terms(one: Features, other: Features, corpus: Corpus) -> tuple[list[Reason], list[Reason]]:
    """Strong reasons and weak ones: names before dates, numbers and words, each heaviest first."""
    found = [_weighed(run, corpus) for run in runs(sorted(pairs(one, other), key=lambda pair: pair[0].start))]
    best = nlargest(_CONSIDERED, found, key=lambda weighed: weighed[:2])
    found_reasons = [
        (is_strong, _reason(run, one.report, other.report, heavy))
        for is_strong, heavy, run in best
        if heavy > 0 and (is_strong or not is_bare(run[0][0]))
    ]
    strong_reasons, weak = (
        [reason for is_strong, reason in found_reasons if is_strong == wanted] for wanted in (True, False)
    )
    return sorted(strong_reasons, key=_rank), sorted(weak, key=_rank)


def _weighed(run: list[Pair], corpus: Corpus) -> tuple[bool, float, list[Pair]]:
    heavy = max(min(weight(mine, corpus), weight(theirs, corpus)) for mine, theirs in run)
    return any(strong(mine, theirs, corpus) for mine, theirs in run), round(heavy, 3), run


def _reason(run: Sequence[Pair], report: ReportId, other: ReportId, heavy: float) -> Reason:
    mine, theirs = joined([pair[0] for pair in run]), joined([pair[1] for pair in run])
    kind: ReasonKind = "name" if len(run) > 1 else _kind(*run[0])
    value = mine.quote
    if kind in ("term", "name") and run[0][0].key != run[0][1].key:
        value = f"{mine.quote} / {theirs.quote}"
    return Reason(kind, value, {report: mine, other: theirs}, heavy)


def _rank(reason: Reason) -> tuple[int, float, str]:
    return _ORDER[reason.kind], -reason.weight, reason.value


def _kind(term: Term, other: Term) -> ReasonKind:
    match term.key[0]:
        case "#":
            return "number"
        case "@":
            return "date"
        case _:
            return "name" if term.name and other.name else "term"


def shared(members: Sequence[Features], corpus: Corpus) -> tuple[Reason, ...]:
    """What most reports of a group hold, names first, weak reasons last."""
    terms: dict[str, _TermByReport] = {}
    for one in members:
        for term in one.terms:
            terms.setdefault(term.key, {})[one.report] = term
    common = [found for found in terms.values() if 2 * len(found) > len(members)]
    strong_reasons, weak = list[Reason](), list[Reason]()
    for run in _chains(common, len(members)):
        is_strong = any(strong(*_ends(found), corpus) for found in run)
        if is_strong or not is_bare(_ends(run[0])[0]):
            (strong_reasons if is_strong else weak).append(_common(run, len(members), corpus))
    best = _mixed(sorted(strong_reasons, key=_rank))
    return (*best, *sorted(weak, key=_rank)[: min(_WEAK, _TERMS - len(best))])


def _chains(common: Sequence[_TermByReport], size: int) -> Iterator[list[_TermByReport]]:
    """What most of the reports hold; names that follow each other in most of them are one: “San”, “Martín”."""
    names = [at for at, found in enumerate(common) if any(term.name for term in found.values())]
    starts: dict[tuple[ReportId, int | None], int] = {
        (report, term.start): at for at in names for report, term in common[at].items()
    }
    follows: dict[int, int] = {}
    for at in names:
        after = Counter(starts.get((report, next_start(term))) for report, term in common[at].items())
        behind, times = after.most_common(1)[0]
        if behind is not None and 2 * times > size:
            follows[at] = behind
    for first in sorted(set(range(len(common))) - set(follows.values())):
        at, chain = first, [common[first]]
        while (at := follows.get(at, -1)) >= 0:
            if 2 * len(_evidence_of([*chain, common[at]])) <= size:
                yield chain
                chain = []
            chain.append(common[at])
        yield chain


def _common(run: Sequence[_TermByReport], size: int, corpus: Corpus) -> Reason:
    heavy = max(sum(weight(term, corpus) for term in found.values()) for found in run)
    kind: ReasonKind = "name" if len(run) > 1 else _kind(*_ends(run[0]))
    evidence = _evidence_of(run)
    return Reason(kind, next(iter(evidence.values())).quote, evidence, round(heavy / size, 3))


def _evidence_of(run: Sequence[_TermByReport]) -> dict[ReportId, Evidence]:
    """The words of a run in each report that has all of them, one behind the other."""
    return {
        report: joined([found[report] for found in run])
        for report in run[0]
        if all(report in found for found in run)
        and all(next_start(one[report]) == then[report].start for one, then in pairwise(run))
    }


def _ends(found: _TermByReport) -> tuple[Term, Term]:
    terms = list(found.values())
    return terms[0], terms[-1]


_VERDICTS: Mapping[Verdict, str] = {
    "together": "belong together",
    "apart": "do not tell the same event",
    "unrelated": "have nothing to do with each other",
}


def ruling_reason(report: ReportId, other: ReportId, verdict: Verdict) -> Reason:
    """Turns a person's ruling into a reason."""
    return Reason("ruling", f"{report} and {other} {_VERDICTS[verdict]}", {})


def ruled(members: Iterable[ReportId], rulings: Iterable[Ruling]) -> list[Reason]:
    """The rulings that hold reports of this group together."""
    inside = set(members)
    return [
        ruling_reason(ruling.report, ruling.other, ruling.verdict)
        for ruling in rulings
        if ruling.verdict == "together" and ruling.report in inside and ruling.other in inside
    ]
