"""Finds what all reports but one or two mention: figures, quotations, people and places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.compare.apply_judgements import Row
from dossier.compare.figure import CASUALTY_KINDS
from dossier.compare.mention_table import Mention
from dossier.compare.name_mentions import NameMention
from dossier.compare.nouns import words_for
from dossier.compare.spellings import canonical
from dossier.compare.vocabulary import mentions_kind
from dossier.language.folding import folded
from dossier.model.links import Finding
from dossier.model.reports import Record, ReportId

_FEWEST = 3  # reports of a case, below which one that is silent is weighed against one that is not
_SILENT = 2  # reports that may be silent
_MANY = 3  # reports that tell a quotation or a place, below which it is no wonder that another leaves it out


class _Case:
    """The reports, with their words folded."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.reports = [record.report for record in records]
        self.outlets = {folded(record.outlet) for record in records if record.outlet}
        self._texts = {
            record.report: folded(" ".join(span.of(record.rendition) for span in record.text)) for record in records
        }

    def silent(self, stating: set[ReportId], mentions: Callable[[str], bool]) -> tuple[ReportId, ...]:
        """Who leaves it out, when all others tell it; nobody, when those who seem to leave it out speak of it."""
        if not self.may_be_wanted(stating):
            return ()
        out = tuple(report for report in self.reports if report not in stating)
        return () if any(mentions(self._texts[report]) for report in out) else out

    def may_be_wanted(self, stating: set[ReportId]) -> bool:
        """Whether so few reports leave it out that it is worth a row."""
        out = len(self.reports) - len(stating)
        return 0 < out <= _SILENT and len(stating) > out and len(self.reports) >= _FEWEST


def omissions(records: Sequence[Record], rows: Sequence[Finding], names: Sequence[Row[Mention]]) -> list[Finding]:
    """A row for each thing left out; its cells are the words of those who tell it."""
    case = _Case(records)
    return [*_left_out(case, rows), *_unnamed(case, names)]


def _left_out(case: _Case, rows: Sequence[Finding]) -> Iterator[Finding]:
    for row in rows:
        stating = {cell.report for cell in row.cells}
        if row.finding == "name" or (row.finding == "quote" and len(stating) < _MANY):
            continue
        out = case.silent(stating, _mentions(row))
        if out:
            kind = "quotation" if row.finding == "quote" else row.kind
            key = f"omission/{row.key}"
            cells = tuple(replace(cell, voice=0) for cell in row.cells)
            yield Finding("omission", kind, row.of, True, cells, None, "left-out", key, 0, out)


def _mentions(row: Finding) -> Callable[[str], bool]:
    """Whether a report speaks of what a row is about, be it in other words than a figure."""
    if row.finding == "quote":
        words = re.findall(r"[^\W_]+", folded(max((str(cell.value) for cell in row.cells), key=len)))
        runs = [" ".join(words[i : i + 4]) for i in range(max(1, len(words) - 3))]
        return lambda text: any(run in re.sub(r"[^\w]+", " ", text) for run in runs)
    if row.finding == "date":
        return lambda text: row.kind in text
    if row.kind in CASUALTY_KINDS:
        return lambda text: (
            mentions_kind(row.kind, text) and (row.of is None or words_for(row.of).search(text) is not None)
        )
    if row.of is None:  # a time or a sum of something that nobody names
        return lambda _: True
    if row.kind == "count":
        return lambda text: words_for(row.of or "").search(text) is not None
    of = row.of
    return lambda text: of in text


def _unnamed(case: _Case, names: Sequence[Row[Mention]]) -> Iterator[Finding]:
    for row in names:
        stating = {mention.record.report for mention in row.held}
        if not case.may_be_wanted(stating):
            continue
        group, name = row.held, _fullest(row.held)
        if len(name.words) < 2 or name.kind == "other" or any(folded(name.text) in outlet for outlet in case.outlets):
            continue
        if any(mention.name.kind == "place" for mention in group) and len(stating) < _MANY:
            continue
        last = name.words[-1]
        own = {word for mention in group for word in (*_surnames(mention), last)}
        pattern = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(own))) + r")\b")
        out = case.silent(stating, lambda text: pattern.search(text) is not None)  # noqa: B023
        if out:
            cells = tuple(mention.cell for mention in _one_a_report(group))
            key = f"omission/{row.key}"
            yield Finding("omission", name.kind, name.text, True, cells, None, "left-out", key, 0, out)


def _fullest(group: Sequence[Mention]) -> NameMention:
    """The name in its most common form; for a body known by its initials, the full name."""
    name = canonical(group)
    return name if len(name.words) > 1 else max((mention.name for mention in group), key=lambda one: len(one.words))


def _surnames(mention: Mention) -> tuple[str, ...]:
    """The words by which others may speak of it: of a person all but the given name, of others the last."""
    words = mention.words
    return tuple(word for word in words[1:] if len(word) > 1) if mention.name.kind == "person" else words[-1:]


def _one_a_report(group: Sequence[Mention]) -> list[Mention]:
    first: dict[ReportId, Mention] = {}
    for mention in group:
        first.setdefault(mention.record.report, mention)
    return list(first.values())
