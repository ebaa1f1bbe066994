"""Lays out findings for the templates: what each source says, how the sources relate, and a person's ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.briefs import brief_wording, date_wording
from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import Brief, BriefCell, BriefFinding

Json = dict[str, Any]


def finding(found: BriefFinding, brief: Brief, labels: Mapping[int, str], say: Wording) -> Json:
    told = {cell.source for cell in found.cells}
    # Of a source with blackened words nobody can say that it tells nothing
    read = [s for s in brief.sources if s.rendition_digest and not s.salted and not s.earlier]
    silent = [s.number for s in read if s.number not in told]
    return {
        "title": say.finding_title(found),
        "verdict": _verdict(found, labels, say),
        "agree": found.agree,
        "says": not _quoted(found) or any(cell.attributed_to or cell.by for cell in found.cells),
        "cells": [_cell(cell, found, brief, labels, say) for cell in found.cells],
        "silent": say.say("not_found_in", labels="; ".join(labels[number] for number in silent))
        if found.finding == "omission" and silent
        else "",
    }


def _cell(cell: BriefCell, found: BriefFinding, brief: Brief, labels: Mapping[int, str], say: Wording) -> Json:
    about = {"source": cell.source, "label": labels[cell.source], "redacted": cell.line is None}
    if cell.line is None:
        black = say.say("redacted")
        return about | {"quote": black, "quoted": black, "attributed": "", "text": "", "cites": []}
    quote = brief.citations[cell.line.cites[0] - 1].quote
    return about | {
        "quote": quote,
        "quoted": say.say("quote_marks", quote=quote),
        "attributed": cell.attributed_to or "",
        "text": _told(found, cell, cell.line.text, say),
        "cites": list(cell.line.cites),
    }


def _told(found: BriefFinding, cell: BriefCell, text: str, say: Wording) -> str:
    """The value, and whose word it is where a person corrected what was read."""
    value = "" if _quoted(found) else text
    if cell.by is None:
        return value
    read = "" if cell.read in ("", value) or _quoted(found) else say.say("read_as", read=cell.read)
    remark = ", ".join(filter(None, (say.say("corrected_by", who=brief_wording.agent(cell.by)), read)))
    return f"{value} ({remark})".strip()


def _quoted(found: BriefFinding) -> bool:
    """Whether what the sources say is the words themselves, which are printed next to it."""
    return found.finding == "quote" or (found.finding == "omission" and found.kind == "quotation")


def _verdict(found: BriefFinding, labels: Mapping[int, str], say: Wording) -> str:
    """How the sources relate, and a person's ruling."""
    verdict, held = say.finding_verdict(found), found.settled
    if any(cell.line is None for cell in found.cells):
        verdict = say.say("verdict_redacted", verdict=verdict)
    if held is None:
        return verdict
    key = "settled_at" if held.value else "settled"
    word = say.say(
        key, value=held.value, who=brief_wording.agent(held.by), at=date_wording.stamp(held.at, say), note=held.note
    )
    new = "; ".join(labels[number] for number in held.unseen)
    return f"{verdict}. {word}" + (f" {say.say('not_seen_then', labels=new)}" if new else "")
