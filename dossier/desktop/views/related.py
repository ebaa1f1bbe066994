"""Reports linked to the one shown, each with its reasons, and a person's word on whether they belong together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dossier.desktop import wording
from dossier.desktop.look import Look
from dossier.desktop.models.lines import Line, LinesModel
from dossier.desktop.views.hints import EmptyHint, Hint, button, words
from dossier.desktop.views.lines import LinesView
from dossier.model.events import WITHDRAWN
from dossier.model.links import Link, Reason, Verdict
from dossier.model.reports import ReportRow
from dossier.tongue import number, term, tr

_KINDS = {
    "revises": term("Other text of it"), "reprints": term("Reprint"), "quotes": term("Quotes it"),
    "same-event": term("Same event"),
}  # fmt: skip
_RULED: Mapping[Verdict, str] = {
    "together": term("Ruled together"), "apart": term("Ruled apart"), "unrelated": term("Ruled unrelated"),
}  # fmt: skip
_WHY = {
    "name": term("names"), "term": term("words"), "place": term("places"), "date": term("dates"),
    "number": term("numbers"), "quote": term("quotations"), "text": term("text in common"),
    "source": term("names it as its source"),
}  # fmt: skip


_NONE = term(
    "Reports that tell of the same event, reprint or quote this one appear here, with what they have in common."
)


@dataclass(frozen=True, slots=True)
class Linked:
    """A link with the row of the report at its other end."""

    link: Link
    row: ReportRow


def _how(link: Link) -> str:
    if link.ruling:
        return tr(_RULED[link.ruling])
    if link.kind != "revises" or link.later is None:
        return tr(_KINDS[link.kind])
    return tr("Later text") if link.later == link.other else tr("Earlier text")


_COLUMNS: tuple[Line[Linked], ...] = (
    Line("Report", lambda x: wording.row_text(x.row), lambda x: reasons_text(x.link.reasons)),
    Line("Outlet", lambda x: x.row.outlet or ""),
    Line("How", lambda x: _how(x.link)),
    Line("Score", lambda x: number(x.link.score, ".2f")),
)  # fmt: skip


class RelatedView(QWidget):
    """Says which report to open, and rulings: (other report; together, apart, unrelated or withdrawn)."""

    opened = Signal(str)
    ruled = Signal(str, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.model = LinesModel(_COLUMNS, parent=self)
        self.list = LinesView(self.model, look, tr("Related reports"), lambda _: ("related", "muted"), stretch=0)
        self.list.widths(200, 110, 92, 52)
        self._hint = EmptyHint(self.list, Hint(look, "related", tr("Nothing related so far"), tr(_NONE))).hint
        self._why = words(wrap=True, muted=True)
        self._why.setMinimumHeight(54)
        self._foot = QWidget()
        self._buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(self._foot)
        self._foot.hide()
        self.list.chosen.connect(self._show_why)
        self.list.opened.connect(lambda linked: self.opened.emit(linked.row.report))

    def _buttons(self) -> None:
        row = QHBoxLayout()
        row.addWidget(button(tr("Open it"), lambda: self._say("open")))
        row.addWidget(button(tr("Belong together"), lambda: self._say("together")))
        row.addWidget(button(tr("Not the same"), lambda: self._say("apart")))
        row.addWidget(button(tr("Not related"), lambda: self._say("unrelated")))
        self._withdraw = button(tr("Take back"), lambda: self._say(WITHDRAWN))
        row.addWidget(self._withdraw)
        row.addStretch()
        column = QVBoxLayout(self._foot)
        column.setContentsMargins(14, 8, 14, 10)
        self._why.setAlignment(QLabel().alignment())
        column.addWidget(self._why)
        column.addLayout(row)

    def show_linked(self, linked: Sequence[Linked] | None) -> None:
        """None while they are being looked for."""
        if linked is None:
            self._hint.say("related", tr("Looking for related reports…"), "")
        else:
            self._hint.say("related", tr("Nothing related so far"), tr(_NONE))
        self.model.show(linked or [])
        self._foot.hide()
        if linked:
            self.list.select(0)

    def _show_why(self, linked: Linked | None) -> None:
        self._foot.setVisible(linked is not None)
        if linked:
            self._why.setText(reasons_text(linked.link.reasons))
            self._withdraw.setVisible(linked.link.ruling is not None)

    def _say(self, what: str) -> None:
        linked = self.list.current()
        if not isinstance(linked, Linked):
            return
        if what == "open":
            self.opened.emit(linked.row.report)
        else:
            self.ruled.emit(linked.row.report, what)


def reasons_text(reasons: Sequence[Reason], most: int = 5) -> str:
    """“In common: names – Ada Ruiz, Santa Brígida; numbers – 27”."""
    by_kind: dict[str, list[str]] = {}
    for reason in sorted(reasons, key=lambda r: -r.weight):
        if reason.kind != "ruling":  # which the list says
            by_kind.setdefault(tr(_WHY.get(reason.kind, reason.kind)), []).append(reason.value)
    parts = [f"{kind} – {', '.join(list(dict.fromkeys(values))[:most])}" for kind, values in by_kind.items()]
    return tr("In common: {what}", what="; ".join(parts)) if parts else ""
