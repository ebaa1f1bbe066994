"""The timeline laid out for the templates: what happened, and what was filed and published, in one order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.briefs import brief_wording
from dossier.briefs.brief_wording import Wording
from dossier.briefs.timeline_order import rows
from dossier.model.briefs import Brief, BriefHappening, BriefLine, BriefSource, Moment

Json = dict[str, Any]


def chronicle(brief: Brief, labels: Mapping[int, str], wording: Wording) -> list[Json]:
    """Entries in their order; an event has the list of its sources, and no source of its own."""
    sources = {source.number: source for source in brief.sources}
    return [
        _happening(row, labels, wording)
        if isinstance(row, BriefHappening)
        else _moment(row[0], row[1].line if len(row) > 1 else None, sources[row[0].source], wording)
        for row in rows(brief)
    ]


def _happening(entry: BriefHappening, labels: Mapping[int, str], wording: Wording) -> Json:
    kind = wording.kind(entry.kind)
    why = (("disputed", entry.disputed), ("year_of_report", entry.year_assumed))
    return {
        "date": entry.told[0].line.text,
        "what": wording.say("moment.told"),
        "remark": "; ".join(wording.say(key) for key, holds in why if holds),
        "source": 0,
        "label": kind[:1].upper() + kind[1:],
        "headline": "",
        "lang": "",
        "cites": [],
        "headline_cites": [],
        "told": [
            {"source": one.source, "label": labels[one.source], "cites": list(one.line.cites)} for one in entry.told
        ],
    }


def _moment(moment: Moment, also: BriefLine | None, source: BriefSource, wording: Wording) -> Json:
    """The entry of one date of a source; `also` is its publication on the same day."""
    what = wording.say(f"moment.{moment.what}_published" if also else f"moment.{moment.what}")
    if moment.what == "filed" and source.place:
        key = "moment.filed_from_published" if also else "moment.filed_from"
        what = wording.say(key, place=source.place.text)
    if moment.line and also:
        what += also.text[len(moment.line.text) :]  # what it is the date of: " (masthead)"
    cites = [*(moment.line.cites if moment.line else ()), *(also.cites if also else ())]
    extra = source.headline.cites if source.headline else ()
    return {
        "date": moment.line.text if moment.line else wording.say("moment.undated"),
        "what": what if moment.line else "",
        "remark": (value_line(moment.line, wording) or {}).get("remark", ""),
        "source": source.number,
        "label": brief_wording.label(source, wording),
        "headline": source.headline.text if source.headline else "",
        "lang": source.reference.language,
        "cites": list(dict.fromkeys(cites)),
        "headline_cites": list(extra),
        "told": [],
    }


def value_line(line: BriefLine | None, wording: Wording) -> Json | None:
    """A value with its citation numbers, and a remark if it was inferred or corrected."""
    if line is None:
        return None
    remark = wording.say("corrected_by", who=brief_wording.agent(line.by)) if line.by else ""
    remark = remark or (wording.say("inferred") if line.basis == "inferred" else "")
    return {"text": line.text, "cites": list(line.cites), "remark": remark}
