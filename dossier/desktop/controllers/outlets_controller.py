"""Outlets and rules: the windows in which a person describes outlets and makes rules of corrections."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.rules_wording import how_text, title_text
from dossier.desktop.session import Session
from dossier.desktop.value_wording import field_within
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.outlets_view import OutletForm, OutletsDialog
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.views.rules_view import RulePreview, RulesDialog
from dossier.model.events import Changes
from dossier.model.outlets import KnownOutlet, Outlet
from dossier.model.rules import Proposal, Rule
from dossier.translations import tr


class OutletsController(QObject):
    """Opens the windows, hands what they say to the session, and offers a rule after every correction."""

    def __init__(self, window: QWidget, look: Appearance, session: Session, middle: Middle, pane: ReportPane) -> None:
        super().__init__(window)
        self._window, self._look, self._session = window, look, session
        self._middle, self._pane = middle, pane
        self.outlets_dialog: OutletsDialog | None = None
        self.rules_dialog: RulesDialog | None = None
        pane.fields.generalise.connect(self._preview_field)
        session.changed.connect(self._changed)

    # outlets

    def show_outlets(self) -> None:
        if self.outlets_dialog is None:
            dialog = self.outlets_dialog = OutletsDialog(self._look, self._window)
            dialog.asked.connect(lambda query, mine: self._session.outlets(query, mine, dialog.show_outlets))
            dialog.edit.connect(self.edit_outlet)
            dialog.drop.connect(self._drop)
            dialog.undo.connect(self._session.operations.undo)
        self.outlets_dialog.look()
        self.outlets_dialog.show()
        self.outlets_dialog.filter.setFocus()

    def edit_outlet(self, known: KnownOutlet | None) -> OutletForm:
        """Opens the form for an outlet, or for a new one."""
        form = OutletForm(known, self.outlets_dialog or self._window)
        form.kept.connect(lambda outlet: self._keep(form, outlet, known))
        form.finished.connect(form.deleteLater)
        form.open()
        return form

    def _keep(self, form: OutletForm, outlet: Outlet, before: KnownOutlet | None) -> None:
        def kept(known: KnownOutlet) -> None:
            form.accept()
            said = tr("Saved your entry on {outlet}. Reports that mention it are read again.", outlet=known.outlet.name)
            show_done(self._middle.notice, self._session.operations, said)

        self._session.set_outlet(outlet, before, kept, form.say)

    def _drop(self, known: KnownOutlet) -> None:
        said = tr("Removed your entry on {outlet}.", outlet=known.outlet.name)
        if known.listed:
            said = f"{said} {tr('The list’s own entry shows again.')}"
        self._session.drop_outlet(known, lambda _: show_done(self._middle.notice, self._session.operations, said))

    # rules

    def offer(self, report: str, field: str) -> None:
        """After a correction: says that it can become a rule, where there is a general way to it."""

        def possible(rules: Sequence[Rule]) -> None:
            if rules:
                name = field_within(rules[0].field)
                self._middle.notice.post(
                    tr("Corrected the {field} of {report}.", field=name, report=report),
                    action=tr("Make this a rule for {outlet}…", outlet=rules[0].outlet),
                    act=lambda: self.preview(report, field),
                )

        # Where no outlet is known there is nothing to offer, which is no trouble that a person should hear of
        self._session.possible_rules(report, field, possible, lambda _: None)

    def preview_chosen(self) -> None:
        """What a rule made of the chosen field's correction would change."""
        if entry := self._pane.fields.current():
            self._preview_field(entry.field)
        else:
            self._middle.notice.post(tr("Choose a field that you have corrected; its correction can become a rule."))

    def _preview_field(self, field: str) -> None:
        if self._pane.detail:
            self.preview(self._pane.detail.row.report, field)

    def preview(self, report: str, field: str) -> None:
        def failed(said: str) -> None:
            self._middle.notice.post(said, bad=True)

        self._session.preview_rules(report, field, lambda found: self._show_preview(report, field, found), failed)

    def _show_preview(self, report: str, field: str, found: Sequence[Proposal]) -> None:
        if not found:
            said = tr(
                "No rule leads from what was read to your correction of the {field} of {report}, or one does already.",
                field=field_within(field),
                report=report,
            )
            self._middle.notice.post(said)
            return
        dialog = RulePreview(found, self._look, self._window)
        dialog.made.connect(lambda rule: self._session.make_rule(rule, self._made))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _made(self, rule: Rule) -> None:
        show_done(self._middle.notice, self._session.operations, f"{title_text(rule)}. {how_text(rule)}.")

    def show_rules(self) -> None:
        if self.rules_dialog is None:
            self.rules_dialog = RulesDialog(self._look, self._window)
            self.rules_dialog.withdraw.connect(self._withdraw)
            self.rules_dialog.undo.connect(self._session.operations.undo)
        self._session.rules(self.rules_dialog.show_rules)
        self.rules_dialog.show()

    def _withdraw(self, rule: Rule) -> None:
        said = tr("Withdrew {rule}.", rule=title_text(rule))
        self._session.withdraw_rule(rule, lambda _: show_done(self._middle.notice, self._session.operations, said))

    # news

    def _changed(self, changes: Changes) -> None:
        if changes.outlets and self.outlets_dialog:
            self.outlets_dialog.look()
        if changes.rules and self.rules_dialog:
            self._session.rules(self.rules_dialog.show_rules)
