"""Cases: each can be made and withdrawn, and comes back as it was, with its number and all that it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.model.cases import Case, CaseId
from dossier.model.plans import Plan
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[["Archive"], Any]


def case_made(archive: Archive, name: str, reports: Sequence[str], plan: Plan) -> Deed:
    """Made again it is the same case."""
    made: list[Case] = []

    def make() -> Case:
        if made:
            return archive.cases.restore(made[0].case)
        made[:] = [archive.cases.new(name, reports)]
        if plan != Plan():
            archive.plans.set(made[0].case, plan)
        return made[0]

    return Deed(tr("making of the case “{name}”", name=name), make, lambda: archive.cases.withdraw(made[0].case))


def case_renamed(case: Case, to: str) -> tuple[Call, Call]:
    return lambda archive: archive.cases.rename(case.case, to), lambda archive: archive.cases.rename(
        case.case, case.name
    )


def case_withdrawn(case: CaseId) -> tuple[Call, Call]:
    return lambda archive: archive.cases.withdraw(case), lambda archive: archive.cases.restore(case)
