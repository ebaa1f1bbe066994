"""Orders the differences of a case by how much they are worth a researcher's time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.model.links import Finding

# The weightiest first; what agrees, is only rounded, or counts something else is no difference
_RELATIONS = ("contradiction", "letters", "update", "reworded", "range")
_KINDS = ("killed", "missing", "wounded", "arrested", "displaced", "count", "money", "duration")


def ranked(findings: Sequence[Finding]) -> list[Finding]:
    """The same findings in their order, those that differ with a rank: 1 is the difference most worth reading.

    What cannot be true at once comes before what only changed, people before things, and what more reports and more
    voices tell before what few do. A row that a person has settled has no rank.
    """
    worth = [at for at, finding in enumerate(findings) if finding.relation in _RELATIONS and finding.settled is None]
    worth.sort(key=lambda at: (*_weight(findings[at]), at))
    ranks = {at: rank for rank, at in enumerate(worth, start=1)}
    return [replace(finding, rank=ranks.get(at)) for at, finding in enumerate(findings)]


def _weight(finding: Finding) -> tuple[int, int, int, int]:
    kind = _KINDS.index(finding.kind) if finding.kind in _KINDS else len(_KINDS)
    relation = _RELATIONS.index(str(finding.relation))
    return relation, kind, -len({cell.report for cell in finding.cells}), -finding.voices
