"""Cosigns the logs of colleagues, and keeps the cosignatures that they gave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from dossier.desktop import value_wording
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs import file_dialog_folder, records_dialogs
from dossier.model.cosigned_checkpoints import Cosignature
from dossier.translations import tr, tr_n

_PLACE = "records"  # in the preferences: the folder that was chosen last


class WitnessController(QObject):
    """Asks for files and, for a log that is new here, for its key; ends with one sentence on what was stated."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context, self._session, self._notice = context, context.session, context.middle.notice

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"cosign": self.ask, "keep-cosignature": self.ask_kept}

    def ask(self) -> None:
        if path := records_dialogs.ask_checkpoint(self._context.window, self._folder()):
            known = lambda archive: archive.witnesses.known_key(path)  # noqa: E731
            self._session.look(known, lambda key: self._ask_place(path, key), self._failed)

    def _ask_place(self, path: Path, known: str | None) -> None:
        key = known or records_dialogs.ask_log_key(self._context.window)
        out = records_dialogs.ask_cosigned(self._context.window, path.with_name("cosigned.json")) if key else None
        if key and out:
            file_dialog_folder.keep(self._context.preferences, _PLACE, out.parent)
            # The key that is known is the archive's to look up: another may have been taken up since
            self.cosign(path, out, None if known else key)

    def cosign(self, path: Path, out: Path, key: str | None) -> None:
        def done(found: Cosignature) -> None:
            said = tr_n(found.size, "Cosigned {n} line of the log {log}. Send {name} to its owner.",
                        "Cosigned {n} lines of the log {log}. Send {name} to its owner.",
                        log=found.origin, name=out.name)  # fmt: skip
            act = lambda: self._context.open_folder(str(out.parent))  # noqa: E731
            self._notice.post(said, action=tr("Show the folder"), act=act)

        self._session.decide(lambda archive: archive.witnesses.sign(path, out, key), done, self._failed)

    def ask_kept(self) -> None:
        if path := records_dialogs.ask_cosignature(self._context.window, self._folder()):
            self.keep(path)

    def keep(self, path: Path) -> None:
        def done(found: Cosignature) -> None:
            when = value_wording.moment_text(found.time)
            said = tr_n(found.size, "Kept: {key} saw {n} line of this log at {moment}.",
                        "Kept: {key} saw {n} lines of this log at {moment}.",
                        key=found.key.partition("+")[0], moment=when)  # fmt: skip
            self._notice.post(said)

        self._session.decide(lambda archive: archive.witnesses.keep(path), done, self._failed)

    def _folder(self) -> Path:
        return file_dialog_folder.last(self._context.preferences, _PLACE)

    def _failed(self, said: str) -> None:
        self._notice.post(said, bad=True)
