"""A message on what was just done, with a button that undoes that operation and no other."""

from __future__ import annotations

from dossier.desktop.operation_stack import OperationStack
from dossier.desktop.views.empty_hints import Notice
from dossier.translations import tr


def show_done(notice: Notice, operations: OperationStack, said: str) -> None:
    """To be called with the answer to an operation: what was done last is what `said` is about."""
    done = operations.newest
    undo, holds = lambda: operations.undo(done), lambda: operations.newest == done
    notice.post(said, action=tr("Undo"), act=undo, holds=holds, passing=True)
