"""Who copied whom, laid out for the templates: the first texts, under each its copies, with the words that show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.briefs.brief_wording import Wording
from dossier.model.briefs import Brief, BriefCopy, BriefSentence

Json = dict[str, Any]

_DEEPEST = 4  # copies of copies that are indented further


def copied(brief: Brief, labels: Mapping[int, str], wording: Wording) -> Json:
    """`sums` says how many reports go back to how many sources; `rows` are the tree, each with its depth."""
    depth = dict[int, int]()
    for one in brief.copies:
        depth[one.source] = depth.get(one.copies, -1) + 1
    sums = (
        wording.counted(len(brief.copies), "report"),
        wording.counted(len({c.first for c in brief.copies}), "origin"),
    )
    rows = [_row(one, min(depth[one.source], _DEEPEST), brief, labels, wording) for one in brief.copies]
    return {"sums": ", ".join(sums), "rows": rows}


def _row(one: BriefCopy, depth: int, brief: Brief, labels: Mapping[int, str], wording: Wording) -> Json:
    counts = {"copied": one.copied, "changed": one.changed, "added": one.added, "cut": one.cut}
    counted = ", ".join(wording.counted(n, f"sentence.{kind}") for kind, n in counts.items() if n)
    name = {"source": one.copies, "label": labels[one.copies]} if one.copies else {}
    shown = {kind: [_sentence(s, brief, wording) for s in one.shown if s.kind == kind] for kind in counts}
    groups = [
        {
            "title": wording.say(f"sentences.{kind}"),
            "sentences": found,
            "more": _more(counts[kind] - len(found), wording) if kind != "copied" else "",
        }
        for kind, found in shown.items()
        if found
    ]
    return {
        "source": one.source,
        "label": labels[one.source],
        "depth": depth,
        "how": wording.say("copies_of", **name) if name else wording.say("own_text"),
        "counts": counted,
        "groups": groups,
    }


def _more(count: int, wording: Wording) -> str:
    return wording.counted(count, "sentence.more") if count else ""


def _sentence(one: BriefSentence, brief: Brief, wording: Wording) -> Json:
    """Of a copied sentence the words once, with both places; of a changed one both wordings."""
    quotes = [brief.citations[number - 1].quote for number in one.cites]
    parts = [{"quote": quote, "cites": [number]} for quote, number in zip(quotes, one.cites, strict=True)]
    if one.kind == "copied":
        parts = [{"quote": quotes[-1], "cites": list(one.cites)}]
    return {"parts": [part | {"quoted": wording.say("quote_marks", quote=part["quote"])} for part in parts]}
