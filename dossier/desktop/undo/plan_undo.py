"""What a person decides about a case's brief, so that it can be undone and done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.model.cases import CaseId
from dossier.model.plans import Passage, Plan

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[["Archive"], Any]


def plan_set(case: CaseId, before: Plan, plan: Plan) -> tuple[Call, Call]:
    return lambda archive: archive.plans.set(case, plan), lambda archive: archive.plans.set(case, before)


def redacted(case: CaseId, passage: Passage, reason: str, known: str = "") -> tuple[Call, Call]:
    """Done again it is another redaction: what is undone is the one made last, at first `known`."""
    made = [known]

    def do(archive: Archive) -> Any:
        found = archive.plans.redact(case, passage.report, passage.span, reason, passage.version)
        made[0] = found.redaction
        return found

    return do, lambda archive: archive.plans.undo_redaction(case, made[0])
