"""A message on what was just done, with a button that takes back that deed and no other."""

from __future__ import annotations

from dossier.desktop.undo.undo_stack import Deeds
from dossier.desktop.views.empty_hints import Notice
from dossier.translations import tr


def tell_done(notice: Notice, deeds: Deeds, said: str) -> None:
    """To be called with the answer to a deed: what was done last is what `said` is about."""
    deed = deeds.newest
    undo, holds = lambda: deeds.undo(deed), lambda: deeds.newest is deed
    notice.tell(said, action=tr("Undo"), act=undo, holds=holds, passing=True)
