"""Who copied whom, and what depends on a source, as markup for a browser that shows nothing but words and links."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from dossier import lazy_re as re
from dossier.desktop import value_wording
from dossier.desktop.findings_wording import subject, value_text, verdict
from dossier.desktop.scripts import joined_parts
from dossier.desktop.theme import Theme
from dossier.model.chronology import EntrySource
from dossier.model.copies import ChangeKind, CopiedReport, CopyChange
from dossier.model.dependences import CaseSource, Dependence, SentenceDependence, SourceKind
from dossier.model.evidence import Evidence
from dossier.model.links import Cell, Finding
from dossier.model.plans import MARK
from dossier.model.reports import ReportRow
from dossier.translations import in_quotes, term, tr, tr_n

SHORT = 6  # sentences of a copy that are shown unfolded
_INDENT = 22  # pixels
_CITED = re.compile(rf"\s*{MARK.pattern}")
_KINDS: dict[ChangeKind, str] = {
    "copied": term("Copied"), "changed": term("Changed"), "added": term("Added"), "cut": term("Cut"),
}  # fmt: skip
_WHERE = {
    "title": term("Title"), "question": term("Question"), "summary": term("Summary"),
    "open-question": term("Open questions"), "note": term("Notes"),
}  # fmt: skip
_SOURCES: dict[SourceKind, str] = {
    "report": term("Report"), "outlet": term("Outlet"), "speaker": term("Speaker"),
}  # fmt: skip


class LinkedWords:
    """Collects what links lead to: each address is a place among them."""

    def __init__(self, versions: Mapping[str, int]) -> None:
        self.places: list[EntrySource] = []
        self._versions = versions

    def link(self, report: str, at: Evidence) -> str:
        self.places.append(EntrySource(report, self._versions.get(report, 1), at))
        return f'<a href="words:{len(self.places) - 1}">{html.escape(report)}</a>'


def sums(tree: Sequence[CopiedReport]) -> str:
    """`7 reports, 3 independent sources`."""
    sources = tr_n(len({one.source for one in tree}), "{n} independent source", "{n} independent sources")
    return f"{value_wording.reports_text(len(tree))}, {sources}"


def tree_markup(
    tree: Sequence[CopiedReport],
    rows: Mapping[str, ReportRow],
    turned: Collection[str],
    words: LinkedWords,
    theme: Theme,
) -> str:
    """The first texts, under each its copies; `turned` are those that a person folded, or unfolded."""
    parts = [f"<h3>{html.escape(sums(tree))}</h3>"]
    depth = dict[str, int]()
    for one in _after_first(tree):
        depth[one.report] = depth.get(one.copies or "", -1) + 1
        parts += _report(one, depth[one.report], rows, turned, words, theme)
    return "".join(parts)


def _after_first(tree: Sequence[CopiedReport]) -> Iterator[CopiedReport]:
    """Each report followed by what copies it."""
    copies: dict[str | None, list[CopiedReport]] = {}
    for one in reversed(tree):
        copies.setdefault(one.copies, []).append(one)
    waiting = copies.get(None, [])
    while waiting:
        one = waiting.pop()
        yield one
        waiting += copies.get(one.report, [])


def _report(
    one: CopiedReport,
    depth: int,
    rows: Mapping[str, ReportRow],
    turned: Collection[str],
    words: LinkedWords,
    theme: Theme,
) -> Iterator[str]:
    named = html.escape(report_text(one.report, rows))
    counts = Counter(change.kind for change in one.changes)
    long = sum(n for kind, n in counts.items() if kind != "copied") > SHORT
    folded = long != (one.report in turned)
    muted = f'style="color:{theme.muted}"'
    if one.copies is None:
        yield _block(f"<b>{named}</b> <span {muted}>{html.escape(tr('a text of its own'))}</span>", depth, theme, 10)
        return
    told = "; ".join(f"{tr(_KINDS[kind])}: {counts[kind]}" for kind in _KINDS if counts[kind])
    how = html.escape(tr("copies {report}", report=one.copies)) + f" · {html.escape(told)}"
    fold = tr("show the sentences") if folded else tr("hide the sentences")
    link = f'<a href="fold:{one.report}">{html.escape(fold)}</a>'
    yield _block(f"<b>{named}</b> <span {muted}>{how}</span> · {link}", depth, theme, 10)
    for change in _shown(one.changes, folded):
        kind = f"<span {muted}>{html.escape(tr(_KINDS[change.kind]))}:</span>"
        yield _block(f"{kind} {_change(change, one, words)}", depth + 1, theme, 2)


def _shown(changes: Sequence[CopyChange], folded: bool) -> Iterator[CopyChange]:
    """The longest copied sentence proves the copy, and is always shown."""
    same = [change for change in changes if change.kind == "copied" and change.after]
    yield from sorted(same, key=lambda change: -len(change.after.quote if change.after else ""))[:1]
    if not folded:
        for kind in ("changed", "added", "cut"):
            yield from (change for change in changes if change.kind == kind)


def _change(change: CopyChange, one: CopiedReport, words: LinkedWords) -> str:
    places = [(at, report) for at, report in ((change.before, one.copies), (change.after, one.report)) if at and report]
    if change.kind == "copied":
        links = " = ".join(words.link(report, at) for at, report in places)
        return f"{html.escape(in_quotes(_flat(places[-1][0].quote)))} {links}"
    return " → ".join(f"{html.escape(in_quotes(_flat(at.quote)))} {words.link(report, at)}" for at, report in places)


def _flat(quote: str) -> str:
    return " ".join(quote.split())


def _block(inside: str, depth: int, theme: Theme, above: int) -> str:
    style = f"margin-left:{depth * _INDENT}px; margin-top:{above}px; margin-bottom:2px; color:{theme.text}"
    return f'<p style="{style}">{inside}</p>'


def plain_markup(sentence: str, theme: Theme) -> str:
    """A sentence in place of an answer."""
    return f'<p style="color:{theme.muted}">{html.escape(sentence)}</p>'


def report_text(report: str, rows: Mapping[str, ReportRow]) -> str:
    """`R2 · The Harbour Courier · 2 May 2021`."""
    row = rows.get(report)
    day = value_wording.short_day_text(row.published) if row and row.published else None
    return joined_parts((report, row.outlet or value_wording.row_text(row) if row else None, day))


def source_text(source: CaseSource, rows: Mapping[str, ReportRow]) -> str:
    return tr("{kind}: {name}", kind=tr(_SOURCES[source.kind]), name=source_name(source, rows))


def source_name(source: CaseSource, rows: Mapping[str, ReportRow]) -> str:
    return report_text(source.name, rows) if source.kind == "report" else source.name


def alone_text(source: CaseSource) -> str:
    """What a source carries alone; empty where it carries nothing so."""
    rows = tr_n(len(source.rows), "{n} row", "{n} rows") if source.rows else ""
    sentences = tr_n(source.sentences, "{n} sentence", "{n} sentences") if source.sentences else ""
    return ", ".join(filter(None, (rows, sentences)))


def without_markup(
    named: str, found: Sequence[Dependence | SentenceDependence], words: LinkedWords, theme: Theme
) -> str:
    """What falls, then what changes, without a source: rows with their words, and sentences of the brief."""
    title = html.escape(tr("Without {source}", source=named))
    none = html.escape(tr("Nothing falls and nothing changes: other sources say the same."))
    parts = [f"<h3>{title}</h3>", *(() if found else (_block(none, 0, theme, 2),))]
    for effect, head in (("falls", tr("Falls")), ("changes", tr("Changes"))):
        mine = [one for one in found if one.effect == effect]
        if mine:
            parts.append(f"<h4>{html.escape(head)}: {len(mine)}</h4>")
        parts += [
            _sentence(one, theme) if isinstance(one, SentenceDependence) else _row(one, words, theme) for one in mine
        ]
    return "".join(parts)


def _sentence(one: SentenceDependence, theme: Theme) -> str:
    where = html.escape(tr("Brief, {where}", where=tr(_WHERE[one.where])))
    quote = html.escape(in_quotes(_CITED.sub("", one.sentence)))
    return _block(f"<b>{where}</b>: {quote}", 1, theme, 4)


def _row(one: Dependence, words: LinkedWords, theme: Theme) -> str:
    row, left = one.row, one.left
    cells = ", ".join(f"{html.escape(_said(cell))} {words.link(cell.report, cell.evidence)}" for cell in row.cells)
    after = f'<br><span style="color:{theme.muted}">{html.escape(_left(left))}</span>' if left else ""
    named = html.escape(tr("{row}: {verdict}", row=subject(row), verdict=verdict(row)))
    return _block(f"<b>{named}</b><br>{cells}{after}", 1, theme, 4)


def _said(cell: Cell) -> str:
    return in_quotes(_flat(cell.evidence.quote)) if isinstance(cell.value, str) else value_text(cell)


def _left(left: Finding) -> str:
    values = ", ".join(dict.fromkeys(value_text(cell) for cell in left.cells))
    return tr("Then: {verdict} – {values}", verdict=verdict(left), values=values)
