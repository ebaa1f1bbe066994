"""Lays out in words how the sources of a brief were found: the research log, and what it does not show."""

from __future__ import annotations

from typing import Any

from dossier.briefs import brief_wording, date_wording
from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import Brief, BriefSearch

Json = dict[str, Any]


def methods(brief: Brief, wording: Wording) -> Json:
    """The searches in their order, and sentences on what they do not show."""
    return {"searches": [_search(one, wording) for one in brief.searches], "limits": list(_limits(brief, wording))}


def _search(one: BriefSearch, wording: Wording) -> Json:
    where = one.where or wording.say("search_here")
    about = {"at": date_wording.stamp(one.at, wording), "by": brief_wording.agent(one.by), "where": where}
    return {
        "query": one.query,
        "made": wording.say("search_made", **about),
        "found": wording.counted(one.count, "hit"),
        "sources": list(one.sources),
        "note": one.note,
    }


def _limits(brief: Brief, wording: Wording) -> list[str]:
    shown = [source for source in brief.sources if not source.earlier]
    found = {number for one in brief.searches for number in one.sources}
    others = sum(source.number not in found for source in shown)
    unread = sum(source.rendition_digest is None for source in shown)
    corrected = sum(len(source.corrections) for source in shown)
    settled = sum(one.settled is not None for one in brief.findings)
    counts = ((others, "sources_otherwise"), (unread, "sources_unread"), (corrected, "values_corrected"),
              (settled, "rows_settled"))  # fmt: skip
    sentences = [wording.counted(count, name) for count, name in counts if count]
    return [*sentences, wording.say("methods_limit")]
