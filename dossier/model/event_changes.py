"""Derives from an event alone what it changes, for readers of the log that did not write it."""

from __future__ import annotations

from dossier.model.events import Changes, Event, EventKind

_FOLDERS: frozenset[EventKind] = frozenset({"folder-watched", "folder-set", "folder-unwatched"})
_OUTLETS: frozenset[EventKind] = frozenset({"outlet-set", "outlet-dropped"})
_RULES: frozenset[EventKind] = frozenset({"rule-made", "rule-withdrawn"})
_LINKS: frozenset[EventKind] = frozenset(
    {
        "reading", "ruling", "correction", "correction-undone", "trashed", "untrashed", "suggestion-dismissed",
        "judgement-undone",
    }
)  # fmt: skip
_SEARCHES: frozenset[EventKind] = frozenset({"search-saved", "search-dropped"})
_NAMES: frozenset[EventKind] = frozenset({"names-joined", "judgement-undone"})
# Reports without a name in them, or which ones only the catalog knows
_MANY: frozenset[EventKind] = frozenset({*_RULES, "archive-created", "outlets-heeded"})


def touched(event: Event) -> Changes:
    """Never less than the catalog's own `Changes` for it, and at times more: a rule may touch any report."""
    kind, detail = event.kind, event.detail
    named = [detail.get("report"), detail.get("other"), *detail.get("reports", ())]
    case = detail.get("case")
    return Changes(
        reports=frozenset(name for name in named if isinstance(name, str)),
        cases=frozenset({case} if isinstance(case, str) else ()),
        folders=kind in _FOLDERS,
        links=kind in _LINKS,
        outlets=kind in _OUTLETS,
        rules=kind in _RULES,
        searches=kind in _SEARCHES,
        names=kind in _NAMES,
        anything=kind in _MANY,
    )
