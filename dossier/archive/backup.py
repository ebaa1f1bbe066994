"""Writes, checks and restores backups of the whole archive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import dossier
from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput, DossierError, OlderCopy
from dossier.model.backup import Backup, Contents, Step, no_step
from dossier.proofs.local_state import LocalState, keys_folder
from dossier.proofs.own_backups import goes_on_from


class Backups(Service):
    """A backup is one tar file with everything that the archive holds."""

    former = "write"

    def write(
        self,
        path: Path | str,
        *,
        replace: bool = False,
        despite_damage: bool = False,
        step: Step = no_step,
        warn: Callable[[DossierError], None] = lambda _: None,
    ) -> Backup:
        """Writes all that the archive holds at this moment to one file, whatever others add meanwhile.

        The file is a tar that is there whole or not at all, and replaces another only with `replace`; it can be
        unpacked without Dossier. The backup is an event, which itself is in the next one. `step` hears of progress. The
        file is read back, as a restore would, before it gets its name. Files that Dossier did not make are left out and
        named. With `despite_damage`, it leaves out blobs that are lost or changed, and names them. `warn` gets what an
        interrupted backup left there and that cannot be removed. Raises BadInput (where no backup can be written),
        BadBackup, LogDamaged, MissingBlob, FixityMismatch, OSError.
        """
        from dossier.backup.write import Subject, check_target, write_backup  # late: few commands back up

        context, path = self._context, Path(path).absolute()
        check_target(path, self._context.watchlist.folders(), replace)
        if not self._context.read_only:
            self._context.witness.attempt()  # so that all of it is signed, where it can be
        lock = nullcontext if self._context.read_only else self._recorder.writing
        subject = Subject(context.folder, context.identity, context.store, context.log, lock)
        now, program = context.clock(), dossier.__version__
        backup = write_backup(subject, path, now, program, replace, step, despite_damage, warn)
        detail: dict[str, object] = {"path": backup.path, "digest": backup.sha256, "bytes": backup.bytes}
        detail |= {"events": backup.events, "blobs": backup.blobs}
        detail |= {"missing": list(backup.missing)} if backup.missing else {}
        if not self._context.read_only:
            self._note(backup, detail)
        return backup

    def _note(self, backup: Backup, detail: Mapping[str, object]) -> None:
        with self._recorder.writing():
            self._record("backup", **detail)
            # First the log is remembered: where that cannot be, the backup is known by nobody, and the witness says why
            self._context.witness.attempt()
            if not self._context.witness.trouble:
                self._context.memory.note_backup(backup.sha256, self._recorder.last())

    @staticmethod
    def check(path: Path | str, *, step: Step = no_step) -> Contents:
        """Looks a backup through to its last byte, and keeps nothing of it. Raises BadBackup, NewerArchive, OSError."""
        from dossier.backup.restore import check_backup  # late, as above

        return check_backup(Path(path).absolute(), step)

    @staticmethod
    def restore(
        path: Path | str,
        folder: Path | str,
        *,
        step: Step = no_step,
        warn: Callable[[DossierError], None] = lambda _: None,
        keys: Path | str | None = None,
    ) -> Contents:
        """Restores a backup's archive into an empty or absent folder and builds its catalog anew.

        Every byte is checked before anything looks like an archive; where that fails, nothing is left. The log ends
        where it did when the backup was made. `warn` hears of two things: this computer has seen a longer log (`keys`
        as for `open`), unless only the event of this backup is missing; and files that an interrupted restore left
        there and that cannot be removed. Raises BadInput, BadBackup, NewerArchive, OSError.
        """
        from dossier.backup.restore import restore  # late, as above

        folder = Path(folder).absolute()
        contents = restore(Path(path).absolute(), folder, step, warn)
        memory = LocalState(Path(keys) if keys else keys_folder(), contents.archive)
        try:
            memory.note_place(folder)
            if goes_on_from(memory, contents, folder):
                return replace(contents, only_own_event_missing=True)
            seen = memory.head()
        except (BadInput, ValueError) as error:
            warn(error if isinstance(error, BadInput) else BadInput(folder, Clause("key-unreadable", error=error)))
        else:
            if seen and seen.size > contents.events:
                warn(OlderCopy(folder, contents.events, seen.size))
        return contents
