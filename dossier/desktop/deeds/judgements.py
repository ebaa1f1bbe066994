"""A person's word on a source, a row or a cell, so that it can be undone and said again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.desktop.deeds.stack import Deed
from dossier.model.judgements import Judgement

if TYPE_CHECKING:
    from dossier.archive import Archive

Say = Callable[["Archive"], Judgement]


def judgement_said(archive: Archive, label: str, say: Say) -> Deed:
    """Said again it is another judgement: what is undone is the one said last."""
    said: list[Judgement] = []

    def do() -> Any:
        said[:] = [say(archive)]
        return said[0]

    return Deed(label, do, lambda: archive.undo_judgement(said[0].judgement))
