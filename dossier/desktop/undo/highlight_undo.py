"""Highlights, so that each can be undone and done again; it comes back as it was, with its number and its time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.model.highlights import Colour, Highlight
from dossier.model.plans import Passage

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[["Archive"], Any]


def highlight_made(passage: Passage, colour: Colour) -> tuple[Call, Call]:
    """Made again it is the same highlight."""
    made: list[Highlight] = []

    def make(archive: Archive) -> Highlight:
        if made:
            return archive.highlights.restore(made[0].highlight)
        made[:] = [archive.highlights.add(passage.report, passage.span, colour, version=passage.version)]
        return made[0]

    return make, lambda archive: archive.highlights.remove(made[0].highlight)


def highlight_changed(before: Highlight, colour: Colour, comment: str) -> tuple[Call, Call]:
    return (
        lambda archive: archive.highlights.change(before.highlight, colour=colour, comment=comment),
        lambda archive: archive.highlights.change(before.highlight, colour=before.colour, comment=before.comment),
    )


def highlight_removed(highlight: str) -> tuple[Call, Call]:
    return lambda archive: archive.highlights.remove(highlight), lambda archive: archive.highlights.restore(highlight)
