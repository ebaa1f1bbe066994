"""What a rule would change, before it is made; and the rules in force."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.rules_wording import effect_text, how_text
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.line_table import LinesView
from dossier.model.claims import Field, Value
from dossier.model.rules import Effect, Proposal, Rule
from dossier.translations import term, tr


def _effects(field: Field) -> tuple[LineColumn[Effect], ...]:
    """The columns; of bylines, which may be long, only the names that go and come, and all of them in the tooltip."""
    names = field == "byline"
    return (
        LineColumn("Report", lambda e: e.report),
        LineColumn("Headline", lambda e: e.headline or ""),
        LineColumn(
            term("Takes away") if names else term("Shows now"),
            lambda e: _text(field, _without(e.before, e.after) if names else e.before),
            lambda e: _text(field, e.before),
        ),
        LineColumn(
            term("Puts in") if names else term("Would show"),
            lambda e: _text(field, _without(e.after, e.before) if names else e.after),
            lambda e: _text(field, e.after),
        ),
    )


def _without(values: tuple[Value, ...], others: tuple[Value, ...]) -> tuple[Value, ...]:
    return tuple(value for value in values if value not in others)


def _said(rule: Rule) -> str:
    return value_wording.byline_text(rule.said) if rule.field == "byline" else rule.said


def _text(field: Field, values: tuple[Value, ...]) -> str:
    return value_wording.values_text(field, values) or tr("nobody")


class RulePreview(QDialog):
    """Shows what each of the proposed rules would change; `made` says which one is wanted."""

    made = Signal(object)  # Rule

    def __init__(self, proposals: Sequence[Proposal], look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        rule = proposals[0].rule
        self._proposals = tuple(proposals)
        self.setWindowTitle(tr("A rule for {outlet}", outlet=rule.outlet))
        self.choice = self._choices()
        self._only = words(how_text(rule), wrap=True)
        self._only.setObjectName("title")
        self._about = words(wrap=True)
        self.model = LinesModel(_effects(rule.field), parent=self)
        headline = rule.field == "headline"
        self.table = LinesView(self.model, look, tr("What the rule would change"), stretch=3)
        self.table.widths(70, 250, 250)
        self.table.setColumnHidden(1, headline)
        nothing, later = tr("Nothing changes now"), tr("Reports that come later follow the rule.")
        EmptyHint(self.table, Placeholder(look, "check", nothing, later))
        said = tr(
            "You corrected the {field} of {report} to “{words}”. For all reports of {outlet}:",
            field=value_wording.field_within(rule.field),
            report=rule.report,
            words=_said(rule),
            outlet=rule.outlet,
        )
        self._lay_out(words(said, wrap=True))
        self.choice.currentIndexChanged.connect(self._show)
        self._show(0)
        self.resize(820, 520)

    def _choices(self) -> QComboBox:
        made = QComboBox()
        made.setAccessibleName(tr("The rule"))
        made.addItems([how_text(proposal.rule) for proposal in self._proposals])
        return made

    def _lay_out(self, said: QWidget) -> None:
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Cancel)
        self.accepting = QPushButton(tr("Make the rule"))
        self.accepting.setProperty("leading", True)
        self.accepting.setDefault(True)
        box.addButton(self.accepting, QDialogButtonBox.ButtonRole.AcceptRole)
        box.accepted.connect(self._make)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        # Where there is but one way nothing is to be chosen
        for part in (said, self.choice if len(self._proposals) > 1 else self._only, self._about):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(words(tr("Corrections made by hand outrank rules. Undo withdraws the rule."), muted=True))
        column.addWidget(box)

    def proposal(self) -> Proposal:
        """The one chosen."""
        return self._proposals[max(self.choice.currentIndex(), 0)]

    def _show(self, _: int) -> None:
        self._about.setText(effect_text(self.proposal()))
        self.model.show(self.proposal().effects)

    def _make(self) -> None:
        self.made.emit(self.proposal().rule)
        self.accept()


_RULES: tuple[LineColumn[Rule], ...] = (
    LineColumn("Rule", lambda r: r.rule),
    LineColumn("Outlet", lambda r: r.outlet),
    LineColumn("Field", lambda r: value_wording.field_name(r.field)),
    LineColumn("What it says", how_text),
    LineColumn(
        "From",
        lambda r: f"{r.report}, {value_wording.agent_text(r.by)}",
        lambda r: tr("{report} was corrected to “{words}”", report=r.report, words=_said(r)),
    ),
)


class RulesDialog(QDialog):
    """The rules in force; `withdraw` says which one is to go."""

    withdraw = Signal(object)  # Rule
    undo = Signal()

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rules in force"))
        self.model = LinesModel(_RULES, parent=self)
        self.table = LinesView(self.model, look, tr("Rules in force"), stretch=3).widths(60, 170, 90, 250, 110)
        EmptyHint(
            self.table,
            Placeholder(
                look,
                "check",
                tr("No rules yet"),
                tr(
                    "Correct a field of a report (F2), then make "
                    "the correction a rule for all reports of its outlet (Ctrl+L)."
                ),
            ),
        )
        self.going = button(tr("&Withdraw"), self._withdraw)
        close = button(tr("Close"), self.accept)
        row = QHBoxLayout()
        row.addWidget(self.going)
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        hint = tr("Each is a correction of one report that holds for all reports of its outlet. Withdrawn, all shows "
                  "as before.")  # fmt: skip
        column.addWidget(words(hint, muted=True, wrap=True))
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.table.chosen.connect(lambda rule: self.going.setEnabled(rule is not None))
        self.going.setEnabled(False)
        self.resize(820, 420)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the list leaves: Del withdraws, Ctrl+Z undoes."""
        if event.matches(QKeySequence.StandardKey.Delete):
            self._withdraw()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo.emit()
        else:
            super().keyPressEvent(event)

    def show_rules(self, rules: Sequence[Rule]) -> None:
        self.model.show(rules)
        if rules:
            self.table.select(0)
        self.going.setEnabled(bool(rules))

    def _withdraw(self) -> None:
        if rule := self.table.current():
            self.withdraw.emit(rule)
