"""What leaves the archive with a record of it, and what leaves it for good: exports, custody, handovers, erasure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from dossier.desktop.brief_choices import usual_language
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs import file_dialog_folder, records_dialogs
from dossier.desktop.views.report_pane import ReportPane
from dossier.files import write_whole
from dossier.model.erasures import ErasureCertificate, certificate_lines
from dossier.model.receipts import Handover, KeptReceipt
from dossier.model.reports import ReportRow
from dossier.translations import tr, tr_n

_PLACE = "records"  # in the preferences: the folder that was chosen last
_SHOWN_COPIES = 3


class RecordsController(QObject):
    """Asks the person, works off the main thread, and ends with one sentence."""

    def __init__(self, context: WindowContext, pane: ReportPane, showing: Showing) -> None:
        super().__init__(context.window)
        self._window, self._session, self._browsing = context.window, context.session, context.browsing
        self._notice, self._preferences = context.middle.notice, context.preferences
        self._pane, self._showing = pane, showing

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "export-as": self.export_as,
            "custody-sheet": self._showing.chosen(self.custody_sheet),
            "hand-over": self.hand_over,
            "keep-receipt": self.keep_receipt,
            "erase": self._showing.chosen(self.erase),
        }

    def export_as(self) -> None:
        """The case that is open, else the whole archive, in a format of another program."""
        case = self._browsing.case()
        name = case.name if case else self._session.folder.name
        if asked := records_dialogs.ask_export(self._window, self._folder() / name.replace("/", "-"), case):
            kind, out = asked
            self._remember(out)

            def done(found: tuple[int, int]) -> None:
                reports, files = found
                said = tr_n(reports, "{n} report exported to {name}", "{n} reports exported to {name}", name=out.name)
                self._end(f"{said} ({tr_n(files, '{n} file', '{n} files')}).", out)

            title = tr("Exporting to {name}", name=out.name)
            named = case.case if case else None
            self._session.job(title, lambda archive: archive.exports.write(kind, out, named), done, self._failed, out)

    def custody_sheet(self) -> None:
        """Of the version in the pane, in the language of briefs."""
        if (shown := self._pane.detail) is None:
            return
        report, version = shown.row.report, shown.version.number
        if out := records_dialogs.ask_custody_sheet(self._window, self._folder() / f"{report}-custody.pdf"):
            self._remember(out)
            paper, language = self._session.paper, usual_language(self._preferences)

            def done(_: object) -> None:
                self._end(tr("The custody sheet of {report} is written to {name}.", report=report, name=out.name), out)

            title = tr("Writing the custody sheet {name}", name=out.name)
            self._session.job(
                title,
                lambda archive: archive.custody.write(report, out, version, language=language, paper=paper),
                done,
                self._failed,
                out,
            )

    def hand_over(self) -> None:
        """Asks for the bag, the receiver, and the place of the receipt."""
        if asked := records_dialogs.ask_handover(self._window, self._folder()):
            bag, receiver, receipt = asked
            self._remember(receipt)

            def done(found: Handover) -> None:
                said = tr("It is in the log that {bag} is given to {name}. Have the receipt {file} signed.",
                          bag=found.bag, name=found.to, file=receipt.name)  # fmt: skip
                self._end(said, receipt)

            language = usual_language(self._preferences)
            self._session.decide(
                lambda archive: archive.handovers.give(bag, receiver, receipt, language=language), done, self._failed
            )

    def keep_receipt(self) -> None:
        """A receipt signed by another Dossier, or the scan of one that was signed on paper."""
        if asked := records_dialogs.ask_receipt(self._window, self._folder()):
            receipt, event = asked
            self._remember(receipt)

            def done(found: KeptReceipt) -> None:
                signed = tr("signed with the key {key}", key=found.key) if found.key else tr("signed on paper")
                self._notice.post(
                    tr("The receipt of {name} is in the archive, {signed}.", name=found.to, signed=signed)
                )

            self._session.decide(lambda archive: archive.handovers.keep(receipt, event), done, self._failed)

    def erase(self) -> None:
        """Asks for the ground; the person must have been shown what goes, for nothing brings it back."""
        if (row := self._row()) is None:
            return
        if ground := records_dialogs.ask_ground(self._window, row):
            report = row.report
            self._notice.post(tr("Erasing {report}…", report=report))
            self._session.decide(lambda archive: archive.erasures.erase(report, ground), self._erased, self._failed)

    def _erased(self, found: ErasureCertificate) -> None:
        said = [
            tr("{reports} erased for good:", reports=", ".join(found.reports)),
            tr_n(len(found.leaves), "{n} line of the log,", "{n} lines of the log,"),
            tr_n(len(found.blobs), "{n} file.", "{n} files."),
        ]
        if found.copies:
            names = [copy.path for copy in found.copies[:_SHOWN_COPIES]]
            names += ["…"] if len(found.copies) > _SHOWN_COPIES else []
            said.append(tr("Written before, and may still hold it: {names}.", names=", ".join(names)))
        if found.in_use:
            said.append(tr("Another program has the archive open: close it, then erase the report again."))
        self._notice.post(" ".join(said), action=tr("Save the certificate…"), act=lambda: self.save_certificate(found))

    def save_certificate(self, found: ErasureCertificate) -> None:
        if out := records_dialogs.ask_certificate(self._window, self._folder() / f"{found.report}-erased.txt"):
            self._remember(out)
            title = tr("Writing the certificate {name}", name=out.name)
            text = "".join(f"{line}\n" for line in certificate_lines(found)).encode()

            def done(_: object) -> None:
                self._end(tr("The certificate is written to {name}.", name=out.name), out)

            self._session.job(title, lambda _: write_whole(out, text), done, self._failed, out)

    def _row(self) -> ReportRow | None:
        return self._pane.detail.row if self._pane.detail else None

    def _folder(self) -> Path:
        return file_dialog_folder.last(self._preferences, _PLACE)

    def _remember(self, out: Path) -> None:
        file_dialog_folder.keep(self._preferences, _PLACE, out.parent)

    def _end(self, said: str, place: Path) -> None:
        shown = QUrl.fromLocalFile(str(place.parent))
        self._notice.post(said, action=tr("Show it"), act=lambda: QDesktopServices.openUrl(shown))

    def _failed(self, said: str) -> None:
        self._notice.post(said, bad=True)
