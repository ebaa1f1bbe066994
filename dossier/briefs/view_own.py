"""Lays out the researcher's own words and the appendix's data on a source for the templates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dossier.briefs import brief_wording, date_wording
from dossier.briefs.brief_wording import Wording
from dossier.briefs.sections import of_section
from dossier.model.briefs import Brief, BriefChange, BriefHunk, BriefNote, BriefSource, Paragraph, Statement

Json = dict[str, Any]

_LONG = 160  # characters of changed words that are shown


def own_words(brief: Brief, wording: Wording) -> Json:
    """Title, question, summary, open questions and notes; a sentence that rests on nothing is marked as judgement."""
    return {
        "title_judged": bool(brief.title and brief.title.judged),
        "title_cites": list(brief.title.cites) if brief.title else [],
        "question": [_statement(one) for one in brief.question],
        "summary": [_paragraph(one) for one in brief.summary],
        "questions": [_paragraph(one) for one in brief.open_questions],
        "notes": [_note(note, wording) for note in brief.notes],
    }


def _statement(one: Statement) -> Json:
    return {"text": one.text, "cites": list(one.cites), "judged": one.judged}


def _paragraph(sentences: Paragraph) -> list[Json]:
    return [_statement(one) for one in sentences]


def _note(note: BriefNote, wording: Wording) -> Json:
    """In format 1 a note had words only, all of them judgement."""
    plain = [[{"text": p, "cites": [], "judged": True}] for p in note.text.split("\n") if p.strip()]
    paragraphs = [_paragraph(one) for one in note.paragraphs] or plain
    return {"paragraphs": paragraphs, "at": date_wording.stamp(note.at, wording), "by": brief_wording.agent(note.by)}


def sections(brief: Brief, wording: Wording) -> list[Json]:
    """Those shown that have anything to show, by name and heading."""
    names = (name for name in brief.sections if _holds(brief, name))
    return [{"name": name, "title": wording.table.get(f"section.{name}", name)} for name in names]


def _holds(brief: Brief, name: str) -> bool:
    contents: dict[str, Sequence[object]] = {
        "summary": brief.summary,
        "questions": brief.open_questions,
        "notes": brief.notes,
        "timeline": brief.timeline,
        "map": brief.places,
        "copies": brief.copies[1:],  # of one source there is nothing to be seen
        "toll": brief.tolls,
        "methods": brief.searches,
    }
    if name == "disagreements" and len(brief.sources) > 1:
        return True  # it is printed that none was found, for a missing section would leave the question open
    if name in ("findings", "disagreements", "agreements", "quotations", "names", "omissions"):
        return any(of_section(found, name) for found in brief.findings)
    return bool(contents.get(name, (True,)))


def appendix(source: BriefSource, wording: Wording) -> Json:
    """Where the file was got, what is blackened in it, what people corrected, how its versions differ."""
    return {
        "salted": source.salted,
        "sha_label": wording.say("sha_salted" if source.salted else "sha"),
        "part_of": wording.say("part_of", report=source.part_of) if source.part_of else "",
        "captured": date_wording.stamp(source.captured, wording) if source.captured else "",
        "redactions": _redactions(source, wording),
        "corrections": [
            wording.say(
                "corrected_to",
                field=wording.say(f"field.{one.field}"),
                value=one.value or wording.say("redacted"),
                who=brief_wording.agent(one.by),
                at=date_wording.stamp(one.at, wording),
            )
            for one in source.corrections
        ],
        "changes": [_change(one, source.salted, wording) for one in source.changes],
    }


def _redactions(source: BriefSource, wording: Wording) -> list[str]:
    if source.salted and not source.redactions:
        return [wording.say("holds_redacted")]
    places = (wording.say("characters", start=one.span.start, end=one.span.end) for one in source.redactions)
    redactions = zip(places, source.redactions, strict=True)
    return [wording.say("redacted_at", where=where, reason=one.reason) for where, one in redactions]


def _change(one: BriefChange, black: bool, wording: Wording) -> Json:
    between = wording.say("change", old=one.old, new=one.new)
    if one.count < 0:
        why = wording.say("change_redacted" if black else "change_unknown")
    else:
        why = wording.counted(one.count, "change_count") if one.count else wording.say("change_none")
    more = one.count - len(one.hunks)
    lines = [_hunk(hunk, wording) for hunk in one.hunks]
    return {
        "told": f"{between}: {why}",
        "hunks": lines,
        "more": wording.counted(more, "change_more") if more > 0 else "",
    }


def _hunk(hunk: BriefHunk, wording: Wording) -> str:
    old, new = (wording.say("quote_marks", quote=_cut(words)) for words in (hunk.old, hunk.new))
    places = {"a": hunk.old_span.start, "b": hunk.old_span.end, "c": hunk.new_span.start, "d": hunk.new_span.end}
    kind = "replaced" if hunk.old and hunk.new else "inserted" if hunk.new else "deleted"
    return wording.say(f"hunk.{kind}", old=old, new=new, **places)


def _cut(words: str) -> str:
    line = " ".join(words.split())
    return line if len(line) <= _LONG else f"{line[:110].rstrip()} […] {line[-40:].lstrip()}"
