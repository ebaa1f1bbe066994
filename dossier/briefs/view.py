"""Lays a brief out in words, the same for every form: nested dicts and lists of strings for the templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from dossier.briefs import dates, howto, wording
from dossier.briefs.marks import pieces
from dossier.briefs.visible import all_visible
from dossier.model.briefs import Brief, BriefFinding, BriefSource, Citation, Line, Moment

Json = dict[str, Any]

_LONG = 240  # characters of a quote that the list of citations repeats in full
_FIELDS = ("headline", "outlet", "byline", "place", "filed", "published", "language", "url")
_NAMES = {
    "headline": "Headline", "outlet": "Outlet", "byline": "Byline", "place": "Filed from", "filed": "Filed on",
    "published": "Published", "language": "Language", "url": "Address",
}  # fmt: skip


def view(brief: Brief, form: str) -> Json:
    """Everything that the pages show, with steering characters made visible."""
    labels = {source.number: wording.label(source) for source in brief.sources}
    by_number = {source.number: source for source in brief.sources}
    shown = {
        "title": brief.name,
        **_front(brief),
        "notes": [_note(note.text, note.at, note.by) for note in brief.notes],
        "sources": [_source(source, brief.citations) for source in brief.sources],
        "timeline": [_moment(moment, by_number[moment.source]) for moment in brief.timeline],
        "findings": [_finding(finding, brief, labels) for finding in brief.findings],
        "citations": entries(brief),
        "steps": howto.steps(form, wording.file_name(brief.sources[0].version.path)),
        "limits": list(howto.LIMITS),
    }
    result: Json = all_visible(shown)
    return result


def _front(brief: Brief) -> Json:
    held = sum(source.rendition_digest is None for source in brief.sources)
    counts = [wording.counted(len(brief.sources), "source"), wording.counted(len(brief.citations), "citation")]
    return {
        "case": brief.case,
        "counts": ", ".join(counts),
        "held": f"{wording.counted(held, 'source')} kept but not read" if held else "",
        "span": dates.between([moment.date for moment in brief.timeline if moment.date]) or "no dates stated",
        "made": dates.stamp(brief.made),
        "made_iso": brief.made,
        "by": brief.by,
        "disagreements": sum(not found.agree for found in brief.findings),
    }


def _note(text: str, at: str, by: str) -> Json:
    return {"paragraphs": [p for p in text.split("\n") if p.strip()], "at": dates.stamp(at), "by": wording.agent(by)}


def _line(line: Line | None) -> Json | None:
    if line is None:
        return None
    remark = f"as corrected by {wording.agent(line.by)}" if line.by else ""
    remark = remark or ("inferred" if line.basis == "inferred" else "")
    return {"text": line.text, "cites": list(line.cites), "remark": remark}


def _excerpts(source: BriefSource) -> frozenset[int]:
    return frozenset(source.opening + source.sentences)


def passages(source: BriefSource) -> frozenset[int]:
    """Citations of whole passages; the language is told from one too. Their words are not marked among the others."""
    return _excerpts(source) | frozenset(source.language.cites if source.language else ())


def _excerpt(number: int, source: BriefSource, citations: tuple[Citation, ...]) -> Json:
    """A passage with the words in it that other citations rest on."""
    own = citations[number - 1]
    aside = passages(source)
    mine = (c for c in citations if c.source == source.number and c.number not in aside)
    cut = pieces(source.rendition, own.span, mine) if own.span else ()
    return {"number": number, "pieces": [asdict(piece) for piece in cut]}


def _source(source: BriefSource, citations: tuple[Citation, ...]) -> Json:
    lines = {name: _line(getattr(source, name)) for name in _FIELDS}
    return {
        "number": source.number,
        "label": wording.label(source),
        "report": source.report,
        "read": source.rendition_digest is not None,
        "title": source.headline.text if source.headline else wording.file_name(source.version.path),
        "lang": language_tag(source),
        **lines,
        "date": lines["published"] or lines["filed"],
        "fields": [{"name": _NAMES[name], **line} for name in _FIELDS if (line := lines[name])],
        "opening": [_excerpt(number, source, citations) for number in source.opening],
        "sentences": [_excerpt(number, source, citations) for number in source.sentences],
        **_custody(source),
    }


def language_tag(source: BriefSource) -> str:
    """The ISO 639-1 code that a claim of the language stands for; empty when there is none."""
    names = {wording.language(code): code for code in wording.LANGUAGE_CODES}
    return names.get(source.language.text, "") if source.language else ""


def _custody(source: BriefSource) -> Json:
    version = source.version
    return {
        "version": version.number,
        "reason": version.reason or ("not read yet" if source.rendition_digest is None else ""),
        "first_seen": dates.stamp(version.first_seen),
        "sha256": version.sha256,
        "path": version.path,
        "modified": dates.stamp(version.modified) if version.modified else "",
        "size": wording.size(version.size),
        "media_type": version.media_type,
        "reader": version.reader or "",
        "rendition": source.rendition_digest or "",
        "versions": [
            {
                "number": v.number,
                "first_seen": dates.stamp(v.first_seen),
                "size": wording.size(v.size),
                "sha256": v.sha256,
                "cited": v.number == version.number,
            }
            for v in source.versions
        ],
    }


def _moment(moment: Moment, source: BriefSource) -> Json:
    where = f"Filed from {source.place.text}" if moment.what == "filed" and source.place else moment.what.capitalize()
    cites = moment.line.cites if moment.line else ()
    extra = source.headline.cites if source.headline else ()
    return {
        "date": moment.line.text if moment.line else "No date stated",
        "what": where if moment.line else "",
        "remark": (_line(moment.line) or {}).get("remark", ""),
        "source": source.number,
        "label": wording.label(source),
        "headline": source.headline.text if source.headline else "",
        "lang": language_tag(source),
        "cites": list(cites),
        "headline_cites": list(extra),
    }


def _finding(found: BriefFinding, brief: Brief, labels: Mapping[int, str]) -> Json:
    told = {cell.source for cell in found.cells}
    silent = [s.number for s in brief.sources if s.number not in told and s.rendition_digest]
    return {
        "title": wording.finding_title(found),
        "verdict": wording.finding_verdict(found),
        "agree": found.agree,
        "says": found.finding != "quote" or any(cell.attributed_to for cell in found.cells),
        "cells": [
            {
                "source": cell.source,
                "label": labels[cell.source],
                "quote": brief.citations[cell.line.cites[0] - 1].quote,
                "attributed": cell.attributed_to or "",
                "text": "" if found.finding == "quote" else cell.line.text,
                "cites": list(cell.line.cites),
            }
            for cell in found.cells
        ],
        "silent": [labels[number] for number in silent] if found.finding == "omission" else [],
    }


def entries(brief: Brief) -> list[Json]:
    """The list of citations, steering characters made visible."""
    sources = {source.number: source for source in brief.sources}
    excerpts = {number: _excerpts(source) for number, source in sources.items()}
    return [all_visible(_entry(c, wording.label(sources[c.source]), excerpts[c.source])) for c in brief.citations]


def _entry(cited: Citation, label: str, excerpts: frozenset[int]) -> Json:
    """One entry of the list: whose words, where they stand, and the words (long passages by first and last)."""
    long = cited.number in excerpts and len(cited.quote) > _LONG
    where = f"characters {cited.span.start}–{cited.span.end}" if cited.span else wording.origin(cited.origin)
    return {
        "number": cited.number,
        "source": cited.source,
        "label": cited.outlet or label,
        "report": cited.report,
        "version": cited.version,
        "where": where,
        "in_text": cited.span is not None,
        "quote": shortened(cited.quote) if long else cited.quote,
        "long": long,
        "rendition": cited.rendition,
    }


def shortened(quote: str) -> str:
    """The first and the last words of a long passage, which is printed in full elsewhere."""
    words = quote.split()
    if len(words) < 24:
        return f"{quote[:90]} […] {quote[-60:]}"
    return f"{' '.join(words[:12])} […] {' '.join(words[-8:])}"
