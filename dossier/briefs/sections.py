"""Lists the sections of a brief, and assigns findings to them."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.model.briefs import BriefFinding
from dossier.model.links import Finding
from dossier.model.plans import ALWAYS

_OWN = {"quote": "quotations", "name": "names", "omission": "omissions"}
_FOLLOW = ("references", "provenance", "check")  # sections that the citations precede, where nobody gave them a place


def arranged(wanted: Sequence[str]) -> tuple[str, ...]:
    """The chosen sections, and the list of citations, to which every number links."""
    if ALWAYS in wanted:
        return tuple(wanted)
    at = next((at for at, name in enumerate(wanted) if name in _FOLLOW), len(wanted))
    return (*wanted[:at], ALWAYS, *wanted[at:])


def of_section(found: BriefFinding | Finding, name: str) -> bool:
    """Whether a finding belongs to the section; `findings` exists in briefs of format 1 and holds all."""
    return name == "findings" or name == section_of(found)


def section_of(found: BriefFinding | Finding) -> str:
    """`disagreements` and `agreements` are of figures and days."""
    return _OWN.get(found.finding) or ("agreements" if found.agree else "disagreements")
