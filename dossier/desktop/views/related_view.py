"""Reports linked to the one shown, each with its reasons, and a person's word on whether they belong together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.nouns.report_answers import Linked
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.line_table import LinesView
from dossier.model.events import WITHDRAWN
from dossier.model.links import SAME_EVENT, Link, Reason, Ruling, Verdict
from dossier.translations import number, term, tr

_KINDS = {
    "revises": term("Other text of it"), "reprints": term("Reprint"), "quotes": term("Quotes it"),
    "same-event": term("Same event"), "follow-up": term("Later event of it"),
}  # fmt: skip
_RULED: Mapping[Verdict, str] = {
    "together": term("Ruled together"), "apart": term("Ruled apart"), "unrelated": term("Ruled unrelated"),
}  # fmt: skip
_WHY = {
    "name": term("names"), "term": term("words"), "place": term("places"), "date": term("dates"),
    "number": term("numbers"), "quote": term("quotations"), "text": term("text in common"),
    "source": term("names it as its source"),
}  # fmt: skip
# Of one thing in common
_WHAT = _WHY | {
    "name": term("name"), "term": term("word"), "place": term("place"), "date": term("date"),
    "number": term("number"), "quote": term("quotation"),
}  # fmt: skip

_STRONG = 2  # times the likeness from which on two reports are of one event
_NONE = term(
    "Reports about the same event, reprints and reports that quote this one appear here, with what they have in common."
)


def _how(link: Link) -> str:
    if link.ruling:
        return tr(_RULED[link.ruling])
    if link.kind != "revises" or link.later is None:
        return tr(_KINDS[link.kind])
    return tr("Later text") if link.later == link.other else tr("Earlier text")


def _strength(link: Link) -> str:
    """In a word, by how far the likeness is from that of two reports of one event."""
    if link.score >= _STRONG * SAME_EVENT:
        return tr("Strong")
    return tr("Likely") if link.score >= SAME_EVENT else tr("Weak")


def _what(reason: Reason) -> str:
    return tr(_WHAT.get(reason.kind, reason.kind))


_COLUMNS: tuple[LineColumn[Linked], ...] = (
    LineColumn(term("Report"), lambda x: value_wording.row_text(x.row), lambda x: reasons_text(x.link.reasons)),
    LineColumn(term("Outlet"), lambda x: x.row.outlet or ""),
    LineColumn(term("How"), lambda x: _how(x.link)),
    LineColumn(term("Strength"), lambda x: _strength(x.link), lambda x: number(x.link.score, ".2f")),
)  # fmt: skip


_REASONS: tuple[LineColumn[Reason], ...] = (
    LineColumn(term("In common"), lambda r: r.value),
    LineColumn(term("What"), _what),
)


class RelatedView(QWidget):
    """Says which report to open, what is ruled (together, apart, unrelated, withdrawn), and which to compare."""

    opened = Signal(str)
    ruled = Signal(str, str)
    compared = Signal(object, int)  # Linked, and the number of the reason to begin with

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.model = LinesModel(_COLUMNS, parent=self)
        self.list = LinesView(self.model, look, tr("Related reports"), lambda _: ("related", "muted"), stretch=0)
        self.list.widths(200, 92).whole(2, 3).opening(tr("Open it"))
        self._hint = EmptyHint(self.list, Placeholder(look, "related", tr("Nothing related so far"), tr(_NONE))).hint
        self.reasons_model = LinesModel(_REASONS, parent=self)
        self.reasons = LinesView(self.reasons_model, look, tr("What both have in common"), stretch=0).whole(1)
        self.reasons.opening(tr("Side by side"))
        self._foot = self._below()
        self._rulings = QWidget()
        self._rulings_row = Flow(self._rulings, margins=(14, 6, 14, 6))
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.list)
        splitter.addWidget(self._foot)
        splitter.setSizes([200, 220])
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(splitter, 1)
        column.addWidget(self._rulings)
        self._foot.hide()
        self._rulings.hide()
        self.list.chosen.connect(self._show_why)
        self.list.opened.connect(lambda linked: self.opened.emit(linked.row.report))
        self.reasons.opened.connect(self._open_reason)
        self.setFocusProxy(self.list)

    def _below(self) -> QWidget:
        foot, buttons = QWidget(), QWidget()
        row = Flow(buttons, margins=(14, 8, 14, 10))
        for text, key, what in (
            (tr("Side by side"), "S", "beside"), (tr("Open it"), tr("Enter"), "open"),
            (tr("Same event"), "T", "together"), (tr("Different event"), "A", "apart"),
            (tr("Unrelated"), "U", "unrelated"),
        ):  # fmt: skip
            made = button(text, partial(self.say, what))
            made.setToolTip(f"{text} ({key})")
            row.addWidget(made)
        self._withdraw = button(tr("Take back"), partial(self.say, WITHDRAWN))
        self._withdraw.setToolTip(tr("Take the ruling back (Backspace)"))
        row.addWidget(self._withdraw)
        column = QVBoxLayout(foot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.reasons, 1)
        column.addWidget(buttons)
        return foot

    def show_linked(self, linked: Sequence[Linked] | None, rulings: Sequence[Ruling] = (), report: str = "") -> None:
        """None while they are being looked for; `rulings` are those in force on `report`."""
        if linked is None:
            self._hint.say("related", tr("Looking for related reports…"), "")
        else:
            self._hint.say("related", tr("Nothing related so far"), tr(_NONE))
        before = self.list.current()
        self.model.show(linked or [])
        self._foot.hide()
        if linked:
            again = (at for at, one in enumerate(linked) if before and one.link.other == before.link.other)
            self.list.select(next(again, 0))
        seen = {one.link.other for one in linked or ()}
        self._show_rulings(
            [(_other(held, report), held.verdict) for held in rulings if _other(held, report) not in seen]
        )

    def _show_rulings(self, held: Sequence[tuple[str, Verdict]]) -> None:
        """Those on reports that the list does not show."""
        while item := self._rulings_row.takeAt(0):
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for other, verdict in held:
            message = button(f"{other}: {tr(_RULED[verdict])}", partial(self.opened.emit, other), link=True)
            back = button(tr("Take back"), partial(self.ruled.emit, other, WITHDRAWN))
            back.setAccessibleName(tr("Take back the ruling on {report}", report=other))
            self._rulings_row.addWidget(message)
            self._rulings_row.addWidget(back)
        self._rulings.setVisible(bool(held))

    def _show_why(self, linked: Linked | None) -> None:
        self._foot.setVisible(linked is not None)
        if linked:
            self.reasons_model.show(link_reasons(linked.link))
            self._withdraw.setVisible(linked.link.ruling is not None)

    def say(self, what: str) -> None:
        """What a button or key says of the chosen report."""
        linked = self.list.current()
        if not isinstance(linked, Linked):
            return
        if what == "open":
            self.opened.emit(linked.row.report)
        elif what == "beside":
            self.compared.emit(linked, max(0, self.reasons.currentIndex().row()))
        elif what != WITHDRAWN or linked.link.ruling:
            self.ruled.emit(linked.row.report, what)

    def _open_reason(self, reason: Reason) -> None:
        linked = self.list.current()
        if isinstance(linked, Linked):
            self.compared.emit(linked, link_reasons(linked.link).index(reason))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """One letter a ruling."""
        message = _KEYS.get(event.key())
        if message and not event.modifiers():
            self.say(message)
        else:
            super().keyPressEvent(event)


_KEYS: Mapping[int, str] = {
    Qt.Key.Key_S: "beside", Qt.Key.Key_T: "together", Qt.Key.Key_A: "apart", Qt.Key.Key_U: "unrelated",
    Qt.Key.Key_Backspace: WITHDRAWN,
}  # fmt: skip


def _other(held: Ruling, report: str) -> str:
    return held.other if held.report == report else held.report


def link_reasons(link: Link) -> tuple[Reason, ...]:
    """The reasons as the list has them: the weightiest first, without a ruling, which is shown elsewhere."""
    return tuple(sorted((r for r in link.reasons if r.kind != "ruling"), key=lambda r: -r.weight))


def reason_text(reason: Reason) -> str:
    return f"{_what(reason)}: {reason.value}"


def reasons_text(reasons: Sequence[Reason], most: int = 5) -> str:
    """“In common: names – Ada Ruiz, Santa Brígida; numbers – 27”."""
    by_kind: dict[str, list[str]] = {}
    for reason in sorted(reasons, key=lambda r: -r.weight):
        if reason.kind != "ruling":  # which the list says
            by_kind.setdefault(tr(_WHY.get(reason.kind, reason.kind)), []).append(reason.value)
    parts = [f"{kind} – {', '.join(list(dict.fromkeys(values))[:most])}" for kind, values in by_kind.items()]
    return tr("In common: {what}", what="; ".join(parts)) if parts else ""
