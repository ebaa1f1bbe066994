"""Collects what a brief's appendix says of a source: its origin, people's corrections, and differences of versions."""

from __future__ import annotations

from typing import Any

from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import BriefChange, BriefCorrection, BriefHunk, BriefRedaction
from dossier.model.cases import Change, Correction, Source
from dossier.model.reports import Version

MOST_HUNKS = 12  # of one change; `dossier diff` has the rest


def appended(source: Source, wording: Wording) -> dict[str, Any]:
    """Fields of a BriefSource."""
    origin = source.version.origin
    return {
        "redactions": tuple(BriefRedaction(one.span, one.reason) for one in source.blackened),
        "salted": source.salted,
        "withheld": source.withheld,
        "corrections": tuple(_correction(one, wording) for one in source.corrections),
        "changes": tuple(_change(one) for one in source.changes),
        "part_of": origin.part_of if origin else "",
        "captured": _captured(source.version),
    }


def _captured(version: Version) -> str:
    """The moment of capture that the file states to the second, or the file that holds it; empty where neither does."""
    captured = version.origin.capture.captured if version.origin else None
    stated = version.stated.moment
    return captured or (stated if stated and "T" in stated else "")


def _correction(one: Correction, wording: Wording) -> BriefCorrection:
    return BriefCorrection(one.field, "; ".join(map(wording.claimed, one.claims)), one.by, one.at)


def _change(one: Change) -> BriefChange:
    if one.hunks is None:
        return BriefChange(one.old, one.new, -1)
    hunks = tuple(BriefHunk(h.old, h.new, h.old_span, h.new_span) for h in one.hunks[:MOST_HUNKS])
    return BriefChange(one.old, one.new, len(one.hunks), hunks)
