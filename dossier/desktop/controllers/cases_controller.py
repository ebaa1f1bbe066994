"""Making cases, filling them, noting, and exporting a brief: the questions asked of the person, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from dossier.desktop import value_wording
from dossier.desktop.brief_choices import SEALED, Wish
from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.selection import Choosing
from dossier.desktop.controllers.side_bar_controller import suggested_name
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.dialogs.brief_export_dialog import ask_brief
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.middle_pane import Middle
from dossier.model.bags import Bagged
from dossier.model.briefs import Check
from dossier.model.cases import Case
from dossier.model.plans import Plan
from dossier.translations import tr, tr_n

_BRIEFS, _BAGS = "briefs", "bags"  # in the preferences: where each was written last


class Casework(QObject):
    """Acts on what `browsing` shows."""

    def __init__(
        self, window: QWidget, session: Session, browsing: Browsing, middle: Middle, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._browsing = window, session, browsing
        self._middle, self._preferences = middle, preferences
        self._choosing = Choosing(session, middle)
        middle.case.turned.connect(lambda _: middle.notice.pass_by())

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The actions on cases."""
        return {
            "new-case": self.new_case, "add-to-case": self.add_chosen, "remove": self.remove_chosen,
            "note": self.note, "export": self.export, "bag": self.export_bag, "keep": self.keep_suggestion,
            "rename-case": self.rename, "withdraw-case": self.withdraw, "restore-case": self.restore,
        }  # fmt: skip

    def new_case(self) -> None:
        """An empty case, or one of several chosen reports."""
        if self._choosing.count() > 1:
            self._choosing.reports(self._new_case_of)
        else:
            self._new_case_of([])

    def _new_case_of(self, reports: list[str]) -> None:
        question = tr("A name for the new case.")
        if reports:
            begins = tr_n(
                len(reports), "It begins with the {n} chosen report.", "It begins with the {n} chosen reports."
            )
            question = f"{question} {begins}"
        self._ask_and_make(question, "", reports)

    def keep_suggestion(self) -> None:
        if suggestion := self._browsing.suggestion():
            given = suggested_name(suggestion)
            reports = [row.report for row in suggestion.rows]
            asked = tr_n(
                len(reports), "A name for the case of this {n} report.", "A name for the case of these {n} reports."
            )
            self._ask_and_make(asked, given, reports)

    def _ask_and_make(self, sentence: str, given: str, reports: list[str]) -> None:
        if name := dialogs.ask_name(self._window, tr("New case"), sentence, given):
            self.make(name, reports)

    def make(self, name: str, reports: list[str]) -> None:
        def made(case: Case) -> None:
            self._browsing.visit_case(case.case)
            said = tr_n(
                len(case.reports),
                "Made the case “{name}” with {n} report. Drag reports onto it to add more.",
                "Made the case “{name}” with {n} reports. Drag reports onto it to add more.",
                name=case.name,
            )
            show_done(self._middle.notice, self._session.operations, said)

        self._session.new_case(name, reports, made, lambda said: self._middle.notice.post(said, bad=True))

    def add_chosen(self) -> None:
        if self._choosing.count():
            self._choosing.reports(self._add_to_which)

    def _add_to_which(self, chosen: list[str]) -> None:
        if not self._browsing.overview.cases:
            self._new_case_of(chosen)
            return
        names = [case.name for case in self._browsing.overview.cases]
        name = dialogs.ask_case(self._window, names, len(chosen))
        if name and name in names:
            self.add(name, chosen)
        elif name:
            self.make(name, chosen)

    def add(self, case: str, reports: list[str]) -> None:
        def added(kept: Case) -> None:
            self._middle.notice.post(
                tr_n(
                    len(reports),
                    "{n} report now in the case “{name}”.",
                    "{n} reports now in the case “{name}”.",
                    name=kept.name,
                ),
                action=tr("Open the case"),
                act=lambda: self._browsing.go("case", kept.case),
            )

        self._session.add_to_case(case, reports, added)

    def remove_chosen(self) -> None:
        if self._browsing.case() and self._choosing.count():
            self._choosing.reports(self._remove)

    def _remove(self, chosen: list[str]) -> None:
        if case := self._browsing.case():
            said = tr_n(
                len(chosen),
                "{n} report removed from “{name}”; still in the archive.",
                "{n} reports removed from “{name}”; still in the archive.",
                name=case.name,
            )
            done = lambda _: show_done(self._middle.notice, self._session.operations, said)  # noqa: E731
            self._session.remove_from_case(case.case, chosen, done)

    def rename(self) -> None:
        if case := self._browsing.case():
            sentence = tr("Another name for the case {case}. The log keeps the one before.", case=case.case)
            name = dialogs.ask_name(self._window, tr("Rename the case"), sentence, case.name, tr("Rename"))
            if name and name != case.name:
                self._rename(case, name)

    def _rename(self, case: Case, name: str) -> None:
        said = tr("The case “{before}” is called “{name}” now.", before=case.name, name=name)
        done = lambda _: show_done(self._middle.notice, self._session.operations, said)  # noqa: E731
        failed = lambda said: self._middle.notice.post(said, bad=True)  # noqa: E731
        rename = lambda archive: archive.cases.rename(case.case, name)  # noqa: E731
        self._session.do(tr("renaming of the case “{name}”", name=name), rename, done, failed)

    def withdraw(self) -> None:
        """Takes the case away without a question, for it can be undone."""
        if not (case := self._browsing.case()):
            return
        self._browsing.go("reports")  # first, for leaving a case keeps what was written there

        def failed(said: str) -> None:
            self._browsing.go("case", case.case)
            self._middle.notice.post(said, bad=True)

        said = tr("Withdrew the case “{name}”; its reports are still in the archive.", name=case.name)
        done = lambda _: show_done(self._middle.notice, self._session.operations, said)  # noqa: E731
        label = tr("withdrawing of the case “{name}”", name=case.name)
        self._session.do(label, lambda archive: archive.cases.withdraw(case.case), done, failed)

    def restore(self) -> None:
        """Asks which of the withdrawn cases is to come back."""
        self._session.look(lambda archive: archive.cases.list(withdrawn=True), self._restore)

    def _restore(self, withdrawn: Sequence[Case]) -> None:
        if not withdrawn:
            self._middle.notice.post(tr("No case is withdrawn."))
        elif case := dialogs.ask_withdrawn(self._window, withdrawn):
            label = tr("restoring of the case “{name}”", name=case.name)
            restore = lambda archive: archive.cases.restore(case.case)  # noqa: E731
            self._session.do(label, restore, lambda _: self._browsing.visit_case(case.case))

    def note(self) -> None:
        self._middle.case.write_note()

    def export(self) -> None:
        """Asks how and where, beginning from what is planned."""
        if case := self._browsing.case():
            self._session.look(lambda archive: archive.plans.get(case.case), lambda plan: self._export(case, plan))

    def _export(self, case: Case, plan: Plan) -> None:
        folder = file_dialog_folder.last(self._preferences, _BRIEFS)
        if asked := ask_brief(self._window, self._preferences, folder / _file_name(plan.title or case.name), plan):
            out, wish = asked
            file_dialog_folder.keep(self._preferences, _BRIEFS, out.parent)
            self.print_brief(case, out, wish)

    def print_brief(self, case: Case, out: Path, wish: Wish) -> None:
        self._middle.notice.post(tr("Printing the brief of “{name}”…", name=case.name))

        def failed(said: str) -> None:
            self._middle.notice.post(f"{tr('The brief was not exported.')} {said}", bad=True)

        def checked(printed: object, checks: list[object]) -> None:
            bad = [check for check in checks if not check.ok]  # type: ignore[attr-defined]
            held = tr_n(printed.sources, "{n} source", "{n} sources")  # type: ignore[attr-defined]
            if wish.ending in SEALED:
                cites = tr_n(printed.citations, "{n} citation", "{n} citations")  # type: ignore[attr-defined]
                held = f"{held}, {cites}; {_read_back(len(bad), len(checks))}"
            said = tr("Exported {file}: {held}.", file=out.name, held=held)
            act = lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(out)))  # noqa: E731
            self._middle.notice.post(said, bad=bool(bad), action=tr("Open it"), act=act)

        def done(printed: object) -> None:
            if wish.ending in SEALED:
                self._session.verify(out, lambda checks: checked(printed, list(checks)))
            else:
                checked(printed, [])

        self._session.brief(case.case, out, wish, done, failed)

    def export_bag(self) -> None:
        if not (case := self._browsing.case()):
            return
        folder = file_dialog_folder.last(self._preferences, _BAGS)
        if out := dialogs.ask_bag(self._window, folder / _file_name(case.name)):
            file_dialog_folder.keep(self._preferences, _BAGS, out.parent)
            self.pack(case, out)

    def pack(self, case: Case, out: Path) -> None:
        """Makes a bag, and reads it back."""
        self._middle.notice.post(tr("Packing “{name}”…", name=case.name))

        def failed(said: str) -> None:
            self._middle.notice.post(f"{tr('The bag was not made.')} {said}", bad=True)

        def checked(made: Bagged, checks: Sequence[Check]) -> None:
            bad = [check for check in checks if not check.ok]
            held = f"{value_wording.files_text(made.files)}; {_read_back(len(bad), len(checks))}"
            said = tr("Packed into {folder}: {held}.", folder=out.name, held=held)
            act = lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(out)))  # noqa: E731
            self._middle.notice.post(said, bad=bool(bad), action=tr("Show it"), act=act)

        def done(made: Bagged) -> None:
            self._session.verify(out, lambda checks: checked(made, checks))

        self._session.bag(case.case, out, done, failed)


def _read_back(failed: int, checks: int) -> str:
    if not failed:
        return tr("read back, every check passed")
    return tr_n(
        checks, "read back, {failed} of {n} check failed", "read back, {failed} of {n} checks failed", failed=failed
    )


def _file_name(name: str) -> str:
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in name)
    return " ".join(kept.split())[:60] or tr("brief")
