"""The timeline laid out for the templates: what happened, and what was filed and published, in one order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dossier.briefs import wording
from dossier.briefs.timeline import ordered
from dossier.briefs.wording import Wording
from dossier.model.briefs import Brief, BriefHappening, BriefSource, Line, Moment

Json = dict[str, Any]


def chronicle(brief: Brief, labels: Mapping[int, str], say: Wording) -> list[Json]:
    """Entries in their order; a happening has `told`, who tells of it, and no source of its own.

    A report that tells one day as that on which it was filed and published is one entry with the words of both.
    """
    sources = {source.number: source for source in brief.sources}
    at_once = _at_once(brief.timeline)
    return [
        _moment(entry, at_once.get(entry.source), sources[entry.source], say)
        if isinstance(entry, Moment)
        else _happening(entry, labels, say)
        for entry in ordered(brief)
        if not (isinstance(entry, Moment) and entry.what == "published" and entry.source in at_once)
    ]


def _at_once(moments: Iterable[Moment]) -> dict[int, Line]:
    """By their source, the publications that are told of the day of filing, neither concluded nor corrected."""
    filed = {moment.source: moment for moment in moments if moment.what == "filed"}
    return {
        moment.source: moment.line
        for moment in moments
        if moment.what == "published" and moment.line and _same(filed.get(moment.source), moment)
    }


def _same(filed: Moment | None, published: Moment) -> bool:
    if filed is None or filed.line is None or published.line is None:
        return False
    plain = all(not line.by and line.basis != "inferred" for line in (filed.line, published.line))
    return plain and filed.date == published.date and published.line.text.startswith(filed.line.text)


def _happening(entry: BriefHappening, labels: Mapping[int, str], say: Wording) -> Json:
    kind = say.kind(entry.kind)
    why = (("disputed", entry.disputed), ("year_of_report", entry.year_assumed))
    return {
        "date": entry.told[0].line.text,
        "what": say.say("moment.told"),
        "remark": "; ".join(say.say(key) for key, holds in why if holds),
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


def _moment(moment: Moment, also: Line | None, source: BriefSource, say: Wording) -> Json:
    """`also`: its publication, told of the same day."""
    what = say.say(f"moment.{moment.what}_published" if also else f"moment.{moment.what}")
    if moment.what == "filed" and source.place:
        key = "moment.filed_from_published" if also else "moment.filed_from"
        what = say.say(key, place=source.place.text)
    if moment.line and also:
        what += also.text[len(moment.line.text) :]  # what it is the date of: " (masthead)"
    cites = [*(moment.line.cites if moment.line else ()), *(also.cites if also else ())]
    extra = source.headline.cites if source.headline else ()
    return {
        "date": moment.line.text if moment.line else say.say("moment.undated"),
        "what": what if moment.line else "",
        "remark": (told_line(moment.line, say) or {}).get("remark", ""),
        "source": source.number,
        "label": wording.label(source),
        "headline": source.headline.text if source.headline else "",
        "lang": source.reference.language,
        "cites": list(dict.fromkeys(cites)),
        "headline_cites": list(extra),
        "told": [],
    }


def told_line(line: Line | None, say: Wording) -> Json | None:
    """A value with its numbers, and a remark where it was concluded or corrected."""
    if line is None:
        return None
    remark = say.say("corrected_by", who=wording.agent(line.by)) if line.by else ""
    remark = remark or (say.say("inferred") if line.basis == "inferred" else "")
    return {"text": line.text, "cites": list(line.cites), "remark": remark}
