"""Lays out findings for the templates: what each source says, how the sources relate, and a person's ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.briefs import brief_wording, date_wording
from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import Brief, BriefCell, BriefFinding

Json = dict[str, Any]


def finding(found: BriefFinding, brief: Brief, labels: Mapping[int, str], wording: Wording) -> Json:
    stating = {cell.source for cell in found.cells}
    # Of a source with blackened words nobody can say that it tells nothing
    read = [s for s in brief.sources if s.rendition_digest and not s.salted and not s.earlier]
    silent = [s.number for s in read if s.number not in stating]
    return {
        "title": wording.finding_title(found),
        "verdict": _verdict(found, labels, wording),
        "agree": found.agree,
        "says": not _quoted(found) or any(cell.attributed_to or cell.by for cell in found.cells),
        "cells": [_cell(cell, found, brief, labels, wording) for cell in found.cells],
        "silent": wording.say("not_found_in", labels="; ".join(labels[number] for number in silent))
        if found.finding == "omission" and silent
        else "",
    }


def _cell(cell: BriefCell, found: BriefFinding, brief: Brief, labels: Mapping[int, str], wording: Wording) -> Json:
    about = {"source": cell.source, "label": labels[cell.source], "redacted": cell.line is None}
    if cell.line is None:
        black = wording.say("redacted")
        return about | {"quote": black, "quoted": black, "attributed": "", "text": "", "cites": []}
    quote = brief.citations[cell.line.cites[0] - 1].quote
    return about | {
        "quote": quote,
        "quoted": wording.say("quote_marks", quote=quote),
        "attributed": cell.attributed_to or "",
        "text": _cell_text(found, cell, cell.line.text, wording),
        "cites": list(cell.line.cites),
    }


def _cell_text(found: BriefFinding, cell: BriefCell, text: str, wording: Wording) -> str:
    """The value of a cell, with the person who corrected it."""
    value = "" if _quoted(found) else text
    if cell.by is None:
        return value
    read = "" if cell.read in ("", value) or _quoted(found) else wording.say("read_as", read=cell.read)
    remark = ", ".join(filter(None, (wording.say("corrected_by", who=brief_wording.agent(cell.by)), read)))
    return f"{value} ({remark})".strip()


def _quoted(found: BriefFinding) -> bool:
    """Whether what the sources say is the words themselves, which are printed next to it."""
    return found.finding == "quote" or (found.finding == "omission" and found.kind == "quotation")


def _verdict(found: BriefFinding, labels: Mapping[int, str], wording: Wording) -> str:
    """How the sources relate, and a person's ruling."""
    verdict, settlement = wording.finding_verdict(found), found.settled
    if any(cell.line is None for cell in found.cells):
        verdict = wording.say("verdict_redacted", verdict=verdict)
    if settlement is None:
        return verdict
    key = "settled_at" if settlement.value else "settled"
    word = wording.say(
        key,
        value=settlement.value,
        who=brief_wording.agent(settlement.by),
        at=date_wording.stamp(settlement.at, wording),
        note=settlement.note,
    )
    new = "; ".join(labels[number] for number in settlement.unseen)
    return f"{verdict}. {word}" + (f" {wording.say('not_seen_then', labels=new)}" if new else "")
