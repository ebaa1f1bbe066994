"""Finds which reports of a case copy another: a tree from the first text to its copies, each edge proved by words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.compare.report_sentences import Sentence, sentences
from dossier.language.folding import folded
from dossier.model.copies import ChangeKind, CopiedReport, CopyChange
from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.reports import Record, ReportId

_WORD = re.compile(r"[^\W_]+")
_RUN = 5  # words in a row that two reports seldom share by chance
_COPIED = 0.3  # part of the shorter text's runs that the other holds, from which on it is a copy
_FEWEST = 12  # runs in common: a shared quotation is no copy
_CHANGED = 0.4  # part of a sentence's runs of two words by which it is another one changed
_HOLDERS = 8  # reports noted for a run of words: the first texts; sentences noted for a shorter one

_Run = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _WordedSentence:
    """A sentence and its folded words."""

    at: Evidence
    words: _Run


def copy_tree(records: Sequence[Record]) -> tuple[CopiedReport, ...]:
    """Each report with the one that it copies, the first texts first; time grows with the words of the case."""
    texts = {record.report: folded(_text(record)) for record in records}
    holders: dict[_Run, list[ReportId]] = defaultdict(list)
    sentences_of, sizes, found = (
        dict[ReportId, list[_WordedSentence]](),
        dict[ReportId, int](),
        dict[ReportId, CopiedReport](),
    )
    for record in sorted(records, key=lambda record: _first(record, texts)):
        mine = sentences_of[record.report] = [_worded(one) for one in sentences(record)]
        runs = _runs([word for one in mine for word in one.words], _RUN)
        sizes[record.report] = len(runs)
        shared = Counter(other for run in runs for other in holders.get(run, ()))
        parent = max(shared, key=lambda other: (shared[other], other in found), default=None)
        root = CopiedReport(record.report, record.report)
        if parent is not None and _is_copy(shared[parent], len(runs), sizes[parent]):
            share = round(shared[parent] / max(1, len(runs)), 3)
            changes = tuple(_changes(sentences_of[parent], mine))
            root = replace(root, source=found[parent].source, copies=parent, share=share, changes=changes)
        found[record.report] = root
        for run in runs:
            if len(held := holders[run]) < _HOLDERS:
                held.append(record.report)
    return tuple(found.values())


def _text(record: Record) -> str:
    return " ".join(span.of(record.rendition) for span in record.text)


def _first(record: Record, texts: Mapping[ReportId, str]) -> tuple[str, int, int, str]:
    """Earlier days come first; of one day, the outlet that other reports name, such as an agency."""
    day = record.published or (record.filed if record.filed and record.filed[0] != "-" else None) or "9999"
    outlet = folded(record.outlet) if record.outlet else None
    named = sum(outlet in text for report, text in texts.items() if report != record.report) if outlet else 0
    return day, -named, len(record.report), record.report  # R2 before R10


def _is_copy(shared: int, mine: int, theirs: int) -> bool:
    return shared >= _FEWEST and shared >= _COPIED * min(mine, theirs)


def _worded(one: Sentence) -> _WordedSentence:
    at = Evidence(TEXT, one.text, Span(one.start, one.start + len(one.text)))
    return _WordedSentence(at, tuple(_WORD.findall(one.folded)))


def _runs(words: Sequence[str], size: int) -> frozenset[_Run]:
    return frozenset(zip(*(words[at:] for at in range(size)), strict=False))


def _changes(first: Sequence[_WordedSentence], copy: Sequence[_WordedSentence]) -> Iterator[CopyChange]:
    """The copy's sentences in their order, each copied, changed or added; then those of the first text that it cut."""
    places: dict[_Run, list[int]] = defaultdict(list)
    for number, one in enumerate(first):
        for run in _runs(one.words, 2):
            places[run].append(number)
    whole, used = {one.words: number for number, one in reversed([*enumerate(first)])}, set[int]()
    for one in copy:
        place: int | None = whole.get(one.words)
        kind: ChangeKind = "copied"
        if place is None:
            runs = _runs(one.words, 2)
            near = Counter(at for run in runs if len(held := places.get(run, [])) <= _HOLDERS for at in held)
            place, met = near.most_common(1)[0] if near else (None, 0)
            least = _CHANGED * max(len(runs), len(_runs(first[place].words, 2)) if place is not None else 0)
            kind, place = ("changed", place) if met >= max(2, least) else ("added", None)
        if place is not None:
            used.add(place)
        yield CopyChange(kind, None if place is None else first[place].at, one.at)
    yield from (CopyChange("cut", one.at, None) for number, one in enumerate(first) if number not in used)
