"""What a person does in a list, in few words for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.desktop.conftest import Stage

FIRST, SECOND = "Ferry strike halts island traffic for a third day", "Strike at the docks: arrests on the third day"
THIRD = "Library opens a reading garden"


def press(stage: Stage, name: str) -> None:
    """As soon as it can be pressed: a deed is undone only once it is done."""
    stage.until(stage.window.actions_by_name[name].isEnabled)
    stage.window.actions_by_name[name].trigger()


def pick(stage: Stage, *headlines: str) -> None:
    """Chooses these rows, the first one current."""
    table = stage.window.middle.table
    stage.until(lambda: all(headline in stage.headlines() for headline in headlines))
    table.select(stage.headlines().index(headlines[0]))
    flags = table.selectionModel().SelectionFlag
    for headline in headlines[1:]:
        index = table.model().index(stage.headlines().index(headline), 0)
        table.selectionModel().select(index, flags.Select | flags.Rows)
