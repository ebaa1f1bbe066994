"""Sentences for what happened to a report."""

from __future__ import annotations

from collections.abc import Callable

from dossier.clauses import as_clause
from dossier.desktop.value_wording import field_within, moment_text
from dossier.model.corrections import words_given
from dossier.model.describe import claim_from
from dossier.model.events import Event, EventKind
from dossier.model.file_parts import own_name
from dossier.translations import in_quotes, tr, worded


def event_text(event: Event) -> str:
    """One sentence for one event of the log."""
    made = _SENTENCES.get(event.kind)
    return made(event) if made else event.kind.replace("-", " ").capitalize()


def _of(event: Event, key: str) -> str:
    return str(event.detail.get(key, ""))


def _place(event: Event) -> str:
    return own_name(str(event.detail.get("path", "")))


def _source(event: Event) -> str:
    """Where bytes came from: a file, or the file that holds them, and when that captured them."""
    holder, place = event.detail.get("part_of"), _place(event)
    if holder is None:
        return tr("from {place}", place=place)
    if when := (event.detail.get("capture") or {}).get("captured"):
        return tr(
            "from {report}, in which it is {place}, captured {moment}",
            report=holder,
            place=place,
            moment=moment_text(when),
        )
    return tr("from {report}, in which it is {place}", report=holder, place=place)


def _said(event: Event) -> str:
    """The words of a correction."""
    claims = tuple(map(claim_from, event.detail.get("claims") or []))
    return words_given(claims) if claims else ""


def _field(event: Event) -> str:
    return field_within(_of(event, "field"))


def _stamped(event: Event) -> str:
    return moment_text(str(event.detail.get("time", "")))


def _marked(event: Event) -> str:
    if event.detail.get("private"):
        return tr("A note on the case {case} was made private", case=_of(event, "case"))
    return tr("A note on the case {case} may be printed", case=_of(event, "case"))


def _words(event: Event) -> str:
    """The words of the cell that a person judged."""
    return in_quotes((event.detail.get("cell") or {}).get("quote", ""))


def _columns(event: Event) -> str:
    return ", ".join(f"{column} = {field_within(field)}" for column, field in event.detail.get("fields") or [])


def _tags(event: Event) -> str:
    return ", ".join(map(str, event.detail.get("tags") or []))


def _settled(event: Event) -> str:
    fields = event.detail.get("fields") or []
    if len(fields) == 1:
        return tr("Nothing is to be done at the {field}", field=field_within(fields[0]))
    return tr("Nothing is to be done in the review")


def _ruling(event: Event) -> str:
    report, other, verdict = (event.detail.get(key) for key in ("report", "other", "verdict"))
    match verdict:
        case "apart":
            return tr("Ruled that {report} and {other} are not about the same event", report=report, other=other)
        case "unrelated":
            return tr("Ruled that {report} and {other} have nothing to do with each other", report=report, other=other)
        case "withdrawn":
            return tr("Took back the ruling on {report} and {other}", report=report, other=other)
        case _:
            return tr("Ruled that {report} and {other} belong together", report=report, other=other)


_SENTENCES: dict[EventKind, Callable[[Event], str]] = {
    "archive-created": lambda _: tr("The archive was made"),
    "accession": lambda e: tr("Taken into custody {source}", source=_source(e)),
    "new-version": lambda e: tr(
        "Version {number} taken into custody {source}", number=_of(e, "version"), source=_source(e)
    ),
    "part-kept": lambda e: tr("{place} was kept as a part of the saved page", place=_place(e)),
    "joined": lambda e: tr("{other} became versions of {report}", other=_of(e, "other"), report=_of(e, "report")),
    "separated": lambda e: tr("Versions went from {report} to {other}", report=_of(e, "report"), other=_of(e, "other")),
    "kept-apart": lambda e: tr(
        "Decided that {report} and {other} are two stories", report=_of(e, "report"), other=_of(e, "other")
    ),
    "apart-undone": lambda e: tr(
        "Took back that {report} and {other} are two stories", report=_of(e, "report"), other=_of(e, "other")
    ),
    "version-accepted": lambda e: tr("Version {number} was accepted, and is shown", number=_of(e, "version")),
    "erasure": lambda e: tr("Erased for good: {ground}", ground=_of(e, "ground")),
    "erased": lambda _: tr("The words of this line were erased; its hash stays"),
    "sighting": lambda e: tr("The same bytes were seen again at {place}", place=_place(e)),
    "original-gone": lambda e: tr("The file is gone from its place {path}; this copy stays", path=_of(e, "path")),
    "moved": lambda e: tr("The file was found at a new place: {place}", place=_place(e)),
    "quarantine": lambda e: tr("Quarantined: {reason}", reason=worded(as_clause(_of(e, "reason")))),
    "reading": lambda e: tr("Read by {reader}", reader=_of(e, "reader")),
    "correction": lambda e: (
        tr("Confirmed the {field}: “{words}”", field=_field(e), words=_said(e))
        if e.detail.get("confirmed")
        else tr("Corrected the {field} to “{words}”", field=_field(e), words=_said(e))
    ),
    "correction-undone": lambda e: tr("Took back the correction of the {field}", field=_field(e)),
    "review-settled": _settled,
    "review-reopened": lambda _: tr("Took back that there is nothing to do in the review"),
    "ruling": _ruling,
    "case-created": lambda e: tr("The case “{name}” was made", name=_of(e, "name")),
    "case-renamed": lambda e: tr("The case {case} was named “{name}”", case=_of(e, "case"), name=_of(e, "name")),
    "case-withdrawn": lambda e: tr("The case {case} was withdrawn", case=_of(e, "case")),
    "case-restored": lambda e: tr("The withdrawn case {case} was restored", case=_of(e, "case")),
    "case-added": lambda e: tr("Added to the case {case}", case=_of(e, "case")),
    "case-removed": lambda e: tr("Removed from the case {case}", case=_of(e, "case")),
    "case-note": lambda e: tr("A note was added to the case {case}", case=_of(e, "case")),
    "note-marked": _marked,
    "note-withdrawn": lambda e: tr("A note on the case {case} was withdrawn", case=_of(e, "case")),
    "note-restored": lambda e: tr("A withdrawn note on the case {case} was restored", case=_of(e, "case")),
    "case-searched": lambda e: tr(
        "A search was kept with the case {case}: {query}", case=_of(e, "case"), query=in_quotes(_of(e, "query"))
    ),
    "case-search-withdrawn": lambda e: tr("A search kept with the case {case} was withdrawn", case=_of(e, "case")),
    "case-search-restored": lambda e: tr("A withdrawn search of the case {case} was restored", case=_of(e, "case")),
    "brief-planned": lambda e: tr("The brief of the case {case} was planned", case=_of(e, "case")),
    "passage-redacted": lambda e: tr(
        "Redacted in the briefs of the case {case}: {words}", case=_of(e, "case"), words=in_quotes(_of(e, "quote"))
    ),
    "redaction-undone": lambda e: tr("A passage is shown again in the briefs of the case {case}", case=_of(e, "case")),
    "highlight-made": lambda e: tr("Highlighted {words}", words=in_quotes(_of(e, "quote"))),
    "highlight-changed": lambda e: tr("Highlight H{number} was changed", number=_of(e, "highlight")),
    "highlight-removed": lambda e: tr("Highlight H{number} was removed", number=_of(e, "highlight")),
    "highlight-restored": lambda e: tr("Highlight H{number} was restored", number=_of(e, "highlight")),
    "source-graded": lambda e: tr("Graded {grade}", grade=_of(e, "reliability") + _of(e, "credibility")),
    "suggestion-dismissed": lambda _: tr("A suggested case was dismissed"),
    "rows-merged": lambda e: tr("Rows of the case {case} were merged", case=_of(e, "case")),
    "row-split": lambda e: tr("A row of the case {case} was split", case=_of(e, "case")),
    "cell-corrected": lambda e: tr(
        "Its statement in the case {case} was corrected: {words}", case=_of(e, "case"), words=_words(e)
    ),
    "cell-removed": lambda e: tr("Left out of the case {case}: {words}", case=_of(e, "case"), words=_words(e)),
    "row-settled": lambda e: tr("A row of the case {case} was settled", case=_of(e, "case")),
    "names-joined": lambda e: tr("Spellings were joined: {names}", names=", ".join(map(in_quotes, e.detail["names"]))),
    "judgement-undone": lambda e: tr("Judgement J{judgement} was undone", judgement=_of(e, "judgement")),
    "packed": lambda e: tr("The case {case} was packed for a bag", case=_of(e, "case")),
    "export": lambda e: (
        tr("The bag of the case {case} was exported to {place}", case=_of(e, "case"), place=_place(e))
        if _of(e, "form") == "bag"
        else tr("The brief of the case {case} was exported to {place}", case=_of(e, "case"), place=_place(e))
    ),
    "handed-over": lambda e: tr(
        "The bag of the case {case} was given to {name}", case=_of(e, "case"), name=_of(e, "to")
    ),
    "receipt-kept": lambda e: tr("The receipt of {name} was kept", name=_of(e, "to")),
    "folder-watched": lambda e: tr("{path} is watched", path=_of(e, "path")),
    "folder-set": lambda e: tr("How {path} is watched was changed", path=_of(e, "path")),
    "tagged": lambda e: tr("Tagged {tags}", tags=_tags(e)),
    "untagged": lambda e: tr("Tags removed: {tags}", tags=_tags(e)),
    "trashed": lambda _: tr("Moved to the trash; nothing of it is deleted"),
    "untrashed": lambda _: tr("Restored from the trash"),
    "search-saved": lambda e: tr("The search “{name}” was saved: {query}", name=_of(e, "name"), query=_of(e, "query")),
    "search-dropped": lambda e: tr("The saved search “{name}” was removed", name=_of(e, "name")),
    "outlet-set": lambda e: tr("The outlet {name} was entered", name=_of(e, "name")),
    "outlet-dropped": lambda e: tr("The entry on the outlet {name} was removed", name=_of(e, "name")),
    "outlets-heeded": lambda _: tr("Reports that mention edited outlets were read again"),
    "rule-made": lambda e: tr(
        "The correction of the {field} became rule {rule} for {outlet}",
        field=_field(e),
        rule=_of(e, "rule"),
        outlet=_of(e, "outlet"),
    ),
    "rule-withdrawn": lambda e: tr("Rule {rule} was withdrawn", rule=_of(e, "rule")),
    "charset-set": lambda e: tr("Its letters are read as {charset}", charset=_of(e, "charset")),
    "charset-unset": lambda _: tr("The charset set by hand was removed"),
    "columns-set": lambda e: tr("Columns of tables like this were assigned: {columns}", columns=_columns(e)),
    "columns-unset": lambda _: tr("The columns assigned for tables like this were removed"),
    "key-made": lambda _: tr("A key was made, which signs the log from here on"),
    "key-rotated": lambda _: tr("A new key was made, which the one before signed over"),
    "head-accepted": lambda _: tr("The log was accepted as it is, though this computer had seen another"),
    "time-stamped": lambda e: tr(
        "The log was stamped with the time {moment} by {tsa}", moment=_stamped(e), tsa=_of(e, "tsa")
    ),
    "checkpoint-cosigned": lambda e: tr("The log {log} was cosigned as a witness", log=_of(e, "origin")),
    "cosignature-kept": lambda e: tr("A cosignature of this log by {key} was kept", key=_of(e, "key")),
    "backup": lambda e: tr("The whole archive was backed up to {place}", place=_place(e)),
    "folder-unwatched": lambda e: tr("{path} is no longer watched", path=_of(e, "path")),
}
