"""What happened to a report, told in sentences."""

from __future__ import annotations

from collections.abc import Callable

from dossier.desktop.wording import FIELD_NAMES, moment_text
from dossier.model.events import Event, EventKind
from dossier.model.parts import own_name


def event_text(event: Event) -> str:
    """One sentence for one event of the log."""
    made = _SENTENCES.get(event.kind)
    return made(event) if made else event.kind.replace("-", " ").capitalize()


def _place(event: Event) -> str:
    return own_name(str(event.detail.get("path", "")))


def _source(event: Event) -> str:
    """Where bytes came from: a file, or the file that holds them, and when that captured them."""
    holder = event.detail.get("part_of")
    if holder is None:
        return f"from {_place(event)}"
    when = (event.detail.get("capture") or {}).get("captured")
    captured = f", captured {moment_text(when)}" if when else ""
    return f"out of {holder}, in which it stands as {own_name(event.detail.get('path', ''))}{captured}"


def _said(event: Event) -> str:
    """The words of a correction."""
    claims = event.detail.get("claims") or []
    quotes = [e.get("quote", "") for claim in claims for e in claim.get("evidence", [])]
    return "; ".join(dict.fromkeys(quotes))


def _field(event: Event) -> str:
    name = event.detail.get("field")
    return next((words.lower() for field, words in FIELD_NAMES.items() if field == name), "field")


def _stamped(event: Event) -> str:
    return moment_text(str(event.detail.get("time", "")))


def _words(event: Event) -> str:
    """The words of the cell that a person judged."""
    return f"“{(event.detail.get('cell') or {}).get('quote', '')}”"


def _ruling(event: Event) -> str:
    report, other, verdict = (event.detail.get(key) for key in ("report", "other", "verdict"))
    match verdict:
        case "apart":
            return f"Ruled that {report} and {other} do not tell the same event"
        case "unrelated":
            return f"Ruled that {report} and {other} have nothing to do with each other"
        case "withdrawn":
            return f"Took back the ruling on {report} and {other}"
        case _:
            return f"Ruled that {report} and {other} belong together"


_SENTENCES: dict[EventKind, Callable[[Event], str]] = {
    "archive-created": lambda _: "The archive was made",
    "accession": lambda e: f"Taken into custody {_source(e)}",
    "new-version": lambda e: f"Version {e.detail.get('version', '?')} taken into custody {_source(e)}",
    "sighting": lambda e: f"The same bytes were seen again at {_place(e)}",
    "original-gone": lambda e: f"The file is gone from its place {e.detail.get('path', '')}; this copy stays",
    "moved": lambda e: f"The file was found at a new place: {_place(e)}",
    "quarantine": lambda e: f"Put into quarantine: {e.detail.get('reason', 'no reason given')}",
    "reading": lambda e: f"Read by {e.detail.get('reader', 'a reader')}",
    "correction": lambda e: f"Corrected the {_field(e)} to “{_said(e)}”",
    "correction-undone": lambda e: f"Took back the correction of the {_field(e)}",
    "ruling": _ruling,
    "case-created": lambda e: f"The case “{e.detail.get('name', '')}” was made",
    "case-added": lambda e: f"Put into the case {e.detail.get('case', '')}",
    "case-removed": lambda e: f"Taken out of the case {e.detail.get('case', '')}",
    "case-note": lambda e: f"A note was added to the case {e.detail.get('case', '')}",
    "source-graded": lambda e: f"Graded {e.detail.get('reliability', '')}{e.detail.get('credibility', '')}",
    "rows-merged": lambda e: f"Rows of the case {e.detail.get('case', '')} were merged",
    "row-split": lambda e: f"A row of the case {e.detail.get('case', '')} was split",
    "cell-corrected": lambda e: f"What it tells in the case {e.detail.get('case', '')} was corrected: {_words(e)}",
    "cell-removed": lambda e: f"Left out of the case {e.detail.get('case', '')}: {_words(e)}",
    "row-settled": lambda e: f"A row of the case {e.detail.get('case', '')} was settled",
    "judgement-undone": lambda e: f"Judgement J{e.detail.get('judgement', '')} was taken back",
    "packed": lambda e: f"The case {e.detail.get('case', '')} was packed for a bag",
    "export": lambda e: (
        f"The {e.detail.get('form', 'brief')} of the case {e.detail.get('case', '')} was exported to {_place(e)}"
    ),
    "folder-watched": lambda e: f"{e.detail.get('path', '')} is watched",
    "folder-set": lambda e: f"How {e.detail.get('path', '')} is watched was changed",
    "outlet-set": lambda e: f"The outlet {e.detail.get('name', '')} was told of",
    "outlet-dropped": lambda e: f"What was told of the outlet {e.detail.get('name', '')} was withdrawn",
    "outlets-heeded": lambda _: "What mentions outlets that were told of was read again",
    "rule-made": lambda e: (
        f"The correction of the {_field(e)} became rule {e.detail.get('rule', '')} for {e.detail.get('outlet', '')}"
    ),
    "rule-withdrawn": lambda e: f"Rule {e.detail.get('rule', '')} was withdrawn",
    "key-made": lambda _: "A key was made, which signs the log from here on",
    "key-rotated": lambda _: "A new key was made, which the one before signed over",
    "head-accepted": lambda _: "The log was accepted as it is, though this computer had seen another",
    "time-stamped": lambda e: f"The log was stamped with the time {_stamped(e)} by {e.detail.get('tsa', '')}",
    "backup": lambda e: f"The whole archive was backed up to {_place(e)}",
    "folder-unwatched": lambda e: f"{e.detail.get('path', '')} is no longer watched",
}
