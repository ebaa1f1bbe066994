"""A person's word on a source, a row or a cell, so that it can be undone and said again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.model.judgements import Judgement
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

Say = Callable[["Archive"], Judgement]


def judgement_said(archive: Archive, label: str, say: Say) -> Deed:
    """Said again it is another judgement: what is undone is the one said last."""
    said: list[Judgement] = []

    def do() -> Any:
        said[:] = [say(archive)]
        return said[0]

    return Deed(label, do, lambda: archive.judgements.undo(said[0].judgement))


def judgement_taken_back(archive: Archive, judgement: str) -> Deed:
    """Undone, the same is said again, as a judgement with a number of its own."""
    held: list[Judgement] = []

    def take_back() -> Any:
        name = held[0].judgement if held else judgement
        held[:] = [one.judgement for one in archive.judgements.list() if one.judgement.judgement == name]
        return archive.judgements.undo(name)

    def say_again() -> None:
        held[:] = [archive.judgements.redo(held[0])]

    return Deed(tr("taking back of {judgement}", judgement=judgement), take_back, say_again)
