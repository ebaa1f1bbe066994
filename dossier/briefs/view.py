"""Lays a brief out in words, the same for every form: nested dicts and lists of strings for the templates."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from dossier.briefs import brief_wording, date_wording, howto, references
from dossier.briefs.brief_wording import Wording, wording_in
from dossier.briefs.citation_marks import excerpt
from dossier.briefs.citation_order import FIELDS, used
from dossier.briefs.sections import of_section
from dossier.briefs.view_copies import copied
from dossier.briefs.view_findings import finding
from dossier.briefs.view_map import mapped
from dossier.briefs.view_methods import methods
from dossier.briefs.view_own import appendix, own_words, sections
from dossier.briefs.view_timeline import chronicle, value_line
from dossier.briefs.view_tolls import tolled
from dossier.briefs.visible_controls import all_visible, rightward
from dossier.model.briefs import Brief, BriefSource, Citation
from dossier.model.plans import SECTIONS
from dossier.model.reports import Version

Json = dict[str, Any]

_LONG = 240  # characters of a quote that the list of citations repeats in full
_FIELD_OF = {"place": "dateline", "filed": "dateline"}


def view(brief: Brief, form: str) -> Json:
    """Everything that the pages show, with steering characters made visible; `t` holds the words of the templates."""
    wording = wording_in(brief.language)
    labels = {source.number: brief_wording.label(source, wording) for source in brief.sources}
    shown = {
        "title": brief.name,
        "titled": wording.say("titled", title=brief.name),
        **_front(brief, wording),
        **own_words(brief, wording),
        "sections": sections(brief, wording),
        "has": {name: name in brief.sections for name in SECTIONS},
        "homes": {source.number: _home(source, brief, form) for source in brief.sources},
        "sources": [_source(source, brief, wording) for source in brief.sources],
        "timeline": chronicle(brief, labels, wording),
        "findings": {
            name: [finding(found, brief, labels, wording) for found in brief.findings if of_section(found, name)]
            for name in brief.sections
        },
        "map": mapped(brief, wording),
        "copies": copied(brief, labels, wording),
        "tolls": [tolled(toll, labels, wording) for toll in brief.tolls],
        "methods": methods(brief, wording),
        "citations": entries(brief),
        "references": [_reference(source, brief, wording) for source in brief.sources],
        "references_under": wording.say("references_under", style=wording.say(f"style.{brief.style}")),
        "steps": howto.steps(form, brief_wording.file_name(brief.sources[0].version.path), wording, _black(brief)),
        "limits": howto.limits(wording),
    }
    result: Json = all_visible(shown)
    table = {key: words for key, words in wording.table.items() if "." not in key}
    if not any(of_section(found, "disagreements") for found in brief.findings):
        table["disagreements_under"] = wording.say("disagreements_none")
    return {**result, "t": table}


def _front(brief: Brief, wording: Wording) -> Json:
    unread = sum(source.rendition_digest is None for source in brief.sources)
    counts = [wording.counted(len(brief.sources), "source"), wording.counted(len(brief.citations), "citation")]
    made = date_wording.stamp(brief.made, wording)
    return {
        "case": brief.case,
        "counts": ", ".join(counts),
        "held": wording.counted(unread, "held") if unread else "",
        "span": date_wording.between(_dates(brief), wording) or wording.say("no_dates"),
        "made": made,
        "made_with": wording.say("made_with", made=made, by=brief.by),
        "made_line": wording.say("made_line", made=made, by=brief.by),
        "made_iso": brief.made,
        "by": brief.by,
        "black": wording.say("lead_redacted") if _black(brief) else "",
    }


def _dates(brief: Brief) -> list[str]:
    """Days of the timeline; without it, those on which the sources appeared."""
    if "timeline" in brief.sections:
        return [moment.date for moment in brief.timeline if moment.date]
    return [source.reference.issued for source in brief.sources if source.reference.issued]


def _home(source: BriefSource, brief: Brief, form: str) -> str:
    """The anchor where a source is at home; empty where the form has none for it."""
    if "excerpts" in brief.sections:
        return f"s{source.number}"
    if "provenance" in brief.sections:
        return f"p{source.number}"
    if form == "html":
        return f"t{source.number}" if source.rendition_digest else "brief"
    return ""


def _black(brief: Brief) -> bool:
    return any(source.salted for source in brief.sources)


def _reference(source: BriefSource, brief: Brief, wording: Wording) -> Json:
    return {"number": source.number, "runs": [asdict(run) for run in references.listed(source, brief.style, wording)]}


def _excerpt(number: int, source: BriefSource, citations: tuple[Citation, ...]) -> Json:
    """A passage with the words in it that other citations rest on."""
    own = citations[number - 1]
    cut = excerpt(own, source, citations)
    return {"number": number, "pieces": [asdict(piece) for piece in cut], "rightward": rightward(own.quote)}


def _source(source: BriefSource, brief: Brief, wording: Wording) -> Json:
    citations = brief.citations
    black = {"text": wording.say("redacted"), "cites": [], "remark": ""}
    hidden = {name for name in FIELDS if _FIELD_OF.get(name, name) in source.withheld}
    lines = {name: black if name in hidden else value_line(getattr(source, name), wording) for name in FIELDS}
    fields = [{"name": wording.say(f"field.{name}"), **line} for name in FIELDS if (line := lines[name])]
    if source.grade:
        graded = {"name": wording.say("field.grade"), "text": wording.graded(source.grade), "cites": []}
        fields.append(graded | {"remark": wording.say("judged_by", who=brief_wording.agent(source.grade.by))})
        if outlet := lines["outlet"]:
            remarks = (str(outlet["remark"]), wording.say("graded", grade=wording.graded(source.grade)))
            lines["outlet"] = outlet | {"remark": "; ".join(filter(None, remarks))}
    return {
        "number": source.number,
        "label": brief_wording.label(source, wording),
        "report": source.report,
        "read": source.rendition_digest is not None,
        "earlier": source.earlier,
        "title": _title(source, "headline" in hidden, wording),
        "lang": source.reference.language,
        **lines,
        "date": lines["published"] or lines["filed"],
        "fields": fields,
        "opening": [_excerpt(number, source, citations) for number in source.opening],
        "sentences": [_excerpt(number, source, citations) for number in source.sentences],
        **_custody(source, wording),
    }


def _title(source: BriefSource, hidden: bool, wording: Wording) -> str:
    if hidden:
        return wording.say("headline_redacted")
    return brief_wording.called(source)


def _custody(source: BriefSource, wording: Wording) -> Json:
    version = source.version
    return {
        "version": version.number,
        "reason": wording.reason(source),
        "held": wording.say("held", reason=wording.reason(source)),
        "report_version": wording.say("report_version", report=version.report, version=version.number),
        "version_of": wording.say("version_of", number=version.number, count=len(source.versions)),
        **appendix(source, wording),
        "read_by": wording.say("read_by", reader=version.reader) if version.reader else "",
        "first_seen": date_wording.stamp(version.first_seen, wording),
        "sha256": version.sha256,
        "path": version.path,
        "modified": date_wording.stamp(version.modified, wording) if version.modified else "",
        "size": _size(version, source, wording),
        "media_type": version.media_type,
        "text_attached": wording.say("text_attached", report=version.report, version=version.number),
        "reader": version.reader or "",
        "rendition": source.rendition_digest or "",
        "versions": [
            {
                "told": wording.say(
                    "seen_version",
                    number=v.number,
                    first_seen=date_wording.stamp(v.first_seen, wording),
                    size=_size(v, source, wording),
                ),
                "sha256": v.sha256,
                "cited": v.number == version.number,
            }
            for v in source.versions
        ],
    }


def _size(version: Version, source: BriefSource, wording: Wording) -> str:
    """Of a source with blackened words it would tell how long they are."""
    return wording.say("size_redacted") if source.salted else wording.size(version.size)


def entries(brief: Brief) -> list[Json]:
    """The list of citations, steering characters made visible."""
    sources = {source.number: source for source in brief.sources}
    excerpts = {number: frozenset(source.opening + source.sentences) for number, source in sources.items()}
    wording = wording_in(brief.language)
    met = used(brief)
    return [
        all_visible(
            _entry(c, brief_wording.label(sources[c.source], wording), excerpts[c.source], wording)
            | {"used": c.number in met}
        )
        for c in brief.citations
    ]


def _entry(cited: Citation, label: str, excerpts: frozenset[int], wording: Wording) -> Json:
    """One entry of the list: the speaker, the place, and the words (long passages by first and last)."""
    long = cited.number in excerpts and len(cited.quote) > _LONG
    where = _where(cited, wording)
    quote = shortened(cited.quote) if long else cited.quote
    return {
        "number": cited.number,
        "source": cited.source,
        "label": cited.outlet or label,
        "report": cited.report,
        "version": cited.version,
        "where": where,
        "place": wording.say("place", report=cited.report, version=cited.version, where=where),
        "in_text": cited.span is not None,
        "quote": quote,
        "quoted": wording.say("quote_marks", quote=quote),
        "under_source": wording.say("under_source", source=cited.source),
        "long": long,
        "rendition": cited.rendition,
    }


def _where(cited: Citation, wording: Wording) -> str:
    if cited.span is None:
        return wording.origin(cited.origin)
    return wording.say("characters", start=cited.span.start, end=cited.span.end)


def shortened(quote: str) -> str:
    """The first and the last words of a long passage, which is printed in full elsewhere."""
    words = quote.split()
    if len(words) < 24:
        return f"{quote[:90]} […] {quote[-60:]}"
    return f"{' '.join(words[:12])} […] {' '.join(words[-8:])}"
