"""What the page of a case's brief shows."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.cases import Case
from dossier.model.plans import Affected, LintNote, Plan, Redaction


@dataclass(frozen=True, slots=True)
class Draft:
    """A case's brief as it is planned now."""

    case: Case
    plan: Plan
    redactions: tuple[Redaction, ...] = ()
    lint: tuple[LintNote, ...] = ()
    affected: tuple[Affected, ...] = ()  # briefs handed out whose sources have newer versions
