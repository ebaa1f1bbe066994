"""The line that sums up what changed between two versions."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.model.edits import Edit, edit_counts
from dossier.translations import tr, tr_n


def edits_text(edits: Iterable[Edit]) -> str:
    """`Changed: 2 figures, 1 quotation; 3 typos`; "" where nothing changed."""
    counts = edit_counts(edits)
    changed = [
        tr_n(counts["figure"], "{n} figure", "{n} figures") if "figure" in counts else "",
        tr_n(counts["name"], "{n} name", "{n} names") if "name" in counts else "",
        tr_n(counts["quotation"], "{n} quotation", "{n} quotations") if "quotation" in counts else "",
        tr_n(counts["attribution"], "{n} attribution", "{n} attributions") if "attribution" in counts else "",
        tr("the headline") if "headline" in counts else "",
    ]
    named = ", ".join(filter(None, changed))
    groups = [
        tr("Changed: {named}", named=named) if named else "",
        tr_n(counts["correction"], "{n} correction notice", "{n} correction notices") if "correction" in counts else "",
        tr_n(counts["added"], "{n} passage new", "{n} passages new") if "added" in counts else "",
        tr_n(counts["removed"], "{n} passage gone", "{n} passages gone") if "removed" in counts else "",
        tr_n(counts["style"], "{n} rewording", "{n} rewordings") if "style" in counts else "",
        tr_n(counts["typo"], "{n} typo", "{n} typos") if "typo" in counts else "",
    ]
    return "; ".join(filter(None, groups))
