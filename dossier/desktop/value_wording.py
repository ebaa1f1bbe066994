"""The words for values, evidence, states and moments, as the window shows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QDate, QLocale

from dossier.desktop import window_language
from dossier.model.claims import Claim, Dateline, Field, Person, Place, Published, Value, Words
from dossier.model.doubts import Doubt
from dossier.model.evidence import TEXT, Evidence
from dossier.model.iso_dates import parse
from dossier.model.reports import Outcome, ReportRow
from dossier.shared_questions import question
from dossier.translations import term, tr, tr_n, worded

_FIELD_NAMES: dict[Field, str] = {
    "headline": term("Headline"), "standfirst": term("Standfirst"), "outlet": term("Outlet"),
    "section": term("Section"), "byline": term("Byline"), "dateline": term("Dateline"),
    "published": term("Published"), "language": term("Language"), "url": term("Web address"),
}  # fmt: skip
# As they stand within a sentence
_FIELDS_WITHIN: dict[Field, str] = {
    "headline": term("headline"), "standfirst": term("standfirst"), "outlet": term("outlet"),
    "section": term("section"), "byline": term("byline"), "dateline": term("dateline"),
    "published": term("published"), "language": term("language"), "url": term("web address"),
}  # fmt: skip
_FIELD_HINTS: dict[Field, str] = {
    "headline": term("The headline's words"),
    "standfirst": term("The words under the headline that sum the story up"),
    "outlet": term("The outlet's name"),
    "section": term("The part of the paper, such as Sport"),
    "byline": term("Names, separated by “;” – Ada Ruiz; Li Na (photographer)"),
    "dateline": term("Place, day – Quito, 3 March 2019"),
    "published": term("Day or moment – 3 March 2019 or 2019-03-03T14:05"),
    "language": term("Two letters – es, en"),
    "url": "https://…",
}
_STATES = {
    "read": term("Read"), "archived": term("Kept, not read yet"), "quarantined": term("In quarantine"),
}  # fmt: skip
_ROLES = {
    "contributor": term("contributor"), "editor": term("editor"), "photographer": term("photographer"),
    "agency": term("agency"),
}  # fmt: skip
_KINDS_OF_DAY = {
    "updated": term("updated"), "archived": term("archived"), "captured": term("captured"),
    "masthead": term("masthead"), "address": term("address"), "copyright": term("copyright"),
    "filename": term("filename"), "mentioned": term("named in the text"), "dateline": term("dateline"),
}  # fmt: skip


def field_name(field: Field) -> str:
    """As a label shows it."""
    return tr(_FIELD_NAMES[field])


def field_within(field: str) -> str:
    """The same within a sentence; a field of a later Dossier as it is called."""
    return next((tr(words) for known, words in _FIELDS_WITHIN.items() if known == field), field)


def field_hint(field: Field) -> str:
    """What is to be typed into it."""
    return tr(_FIELD_HINTS[field])


def state_text(state: str) -> str:
    return tr(_STATES[state])


def value_text(value: Value) -> str:
    match value:
        case Words():
            return value.value
        case Person():
            role = tr(_ROLES.get(value.role, value.role))
            return value.name if value.role == "author" else f"{value.name} ({role})"
        case Dateline():
            return " · ".join(part for part in (place_text(value.place), value.date and day_text(value.date)) if part)
        case Published():
            kind = "" if value.what == "published" else f" ({tr(_KINDS_OF_DAY.get(value.what, value.what))})"
            return day_text(value.value) + kind


def shown_value(field: Field, claims: Iterable[Claim]) -> str:
    """All that a field shows: the names of a byline, or the one value."""
    return values_text(field, [claim.value for claim in claims])


def values_text(field: Field, values: Iterable[Value]) -> str:
    texts = [value_text(value) for value in values]
    if field == "language" and texts:
        return language_text(texts[0])
    return "; ".join(texts)


def editable(claims: Iterable[Claim]) -> str:
    """The value in the form in which a correction is typed."""
    return "; ".join(_typed(claim.value) for claim in claims)


def as_kept(field: str, typed: str) -> str:
    """What a person typed, as the archive understands it: roles in a byline may be named in the window's language."""
    if field != "byline":
        return typed
    for role, words in _ROLES.items():
        typed = typed.replace(f"({tr(words)})", f"({role})")
    return typed


def question_text(doubt: Doubt) -> str:
    """What is asked of a person, with days and roles as fields show them; what is quoted stays as the file has it."""
    shown = {"published": day_text, "byline": byline_text, "dateline": _filed_text}.get(doubt.field, str)
    quoted = 1 if doubt.why == "either" else 0
    return question(replace(doubt, words=(*doubt.words[:quoted], *map(shown, doubt.words[quoted:]))))


def _filed_text(kept: str) -> str:
    """A dateline as it is typed, “Quito, 2019-03-03”, with its day written out."""
    place, _, day = kept.rpartition(", ")
    written = day_text(day)
    return kept if written == day else " · ".join(part for part in (place, written) if part)


def byline_text(kept: str) -> str:
    """The names of a byline as the archive writes them, with roles in the window's language."""
    for role, words in _ROLES.items():
        kept = kept.replace(f"({role})", f"({tr(words)})")
    return kept


def _typed(value: Value) -> str:
    match value:
        case Dateline():
            return ", ".join(part for part in (value.place.name if value.place else None, value.date) if part)
        case Published():
            return value.value
        case _:
            return value_text(value)


def place_text(place: Place | None) -> str:
    if place is None:
        return ""
    # “Bogotá, Bogotá D.C.” says nothing that “Bogotá” does not
    admin = None if place.admin and place.name in place.admin else place.admin
    return ", ".join(part for part in (place.name, admin, country_text(place.country)) if part)


def country_text(code: str | None) -> str:
    return window_language.country(code) if code else ""


def language_text(code: str) -> str:
    return window_language.language(code)


_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def day_text(iso: str) -> str:
    """`2024-03-13` and `--03-13` as 13 March 2024 and 13 March; a time of day is kept with its offset.

    A weekday of an unknown week is given by its name; what is no day stays as it is.
    """
    if iso in _WEEKDAYS:
        return QLocale().dayName(_WEEKDAYS.index(iso) + 1)
    if iso.startswith("--") and len(iso) == 7:
        return tr("{day} {month}, year not stated", day=str(int(iso[5:7])), month=_month(int(iso[2:4])))
    day, _, time = iso.partition("T")
    parts = day.split("-")
    if not all(part.isdigit() for part in parts) or (len(parts) > 1 and not 1 <= int(parts[1]) <= 12):
        return iso
    clock, offset = _clock(time)
    return _day(parts) + (f", {clock}{offset}" if clock else "")


def short_day_text(iso: str) -> str:
    """As `day_text`, with the month's name cut short, for there is little room."""
    found = parse(iso)
    if found is None or not (found.year and found.day):
        return day_text(iso)
    day = QLocale().toString(QDate(found.year, found.month, found.day), "d MMM yyyy")
    return f"{day}, {found.time}" if found.time else day


def _day(parts: Sequence[str]) -> str:
    """A year, with its month and day where they are known."""
    if len(parts) == 1:
        return parts[0]
    month = _month(int(parts[1]))
    if len(parts) == 2:
        return tr("{month} {year}", month=month, year=parts[0])
    return tr("{day} {month} {year}", day=str(int(parts[2])), month=month, year=parts[0])


def _clock(time: str) -> tuple[str, str]:
    clock = time[:5]
    offset = time[5:].lstrip(":0123456789.") and next((time[i:] for i in range(5, len(time)) if time[i] in "+-Z"), "")
    return clock, {"Z": " UTC", "+00:00": " UTC", "": ""}.get(offset, f" (UTC{offset})")


def _month(number: int) -> str:
    return QLocale().monthName(number)


def moment_text(stamp: str) -> str:
    """A moment of the archive's own clock, in local time, to the minute: 2024-03-13 14:05."""
    return datetime.fromisoformat(stamp.replace("Z", "+00:00")).astimezone().strftime("%Y-%m-%d %H:%M")


_ORIGINS = {
    TEXT: term("in the text"), "json-ld": term("in the page's data (JSON-LD)"), "url": term("in the web address"),
    "filename": term("in the file's name"), "outlets": term("from the list of outlets"),
    "person": term("a person's correction"), "places": term("from the list of places"),
    "language": term("recognised from the words"),
}  # fmt: skip


def origin_text(evidence: Evidence) -> str:
    """The place of the words, for a person."""
    return origin_words(evidence.origin)


def origin_words(origin: str) -> str:
    if origin in _ORIGINS:
        return tr(_ORIGINS[origin])
    kind, _, name = origin.partition(":")
    if kind in ("meta", "link", "html"):
        return tr("in the page's head ({name})", name=name)
    if kind == "header":
        return tr("in the header {name}", name=name)
    return tr("in the file ({place})", place=origin)


def agent_text(agent: str) -> str:
    return agent.partition(":")[2] if agent.startswith("person:") else "Dossier"


def size_text(size: int) -> str:
    return QLocale().formattedDataSize(size, 1)


def nobody_named() -> str:
    """In place of who says something."""
    return tr("no speaker named")


def reports_text(count: int) -> str:
    return tr_n(count, "{n} report", "{n} reports")


def files_text(count: int) -> str:
    return tr_n(count, "{n} file", "{n} files")


def events_text(count: int) -> str:
    return tr_n(count, "{n} event", "{n} events")


def listed(parts: Sequence[str]) -> str:
    """Several things in one sentence, the last two joined by a word."""
    if len(parts) < 2:
        return "".join(parts)
    return tr("{some} and {last}", some=", ".join(parts[:-1]), last=parts[-1])


def row_text(row: ReportRow) -> str:
    """A report's name in a list."""
    return row.called


def row_summary(row: ReportRow) -> str:
    """The same in a tip and for screen readers, where nothing else tells opening words from a headline."""
    return (
        row.called if row.headline or not row.opening else tr("No headline; the text begins {words}", words=row.called)
    )


_STATUSES = {
    "added": term("Added"), "new-version": term("New version"), "unchanged": term("Unchanged"),
    "duplicate": term("Duplicate"), "part": term("Part of a page"), "quarantined": term("Quarantined"),
    "ignored": term("Passed over"), "failed": term("Failed"),
}  # fmt: skip


_WHEREABOUTS = {"moved": term("Moved"), "gone": term("Gone"), "back": term("Back")}


def status_text(outcome: Outcome) -> str:
    return tr(_WHEREABOUTS[outcome.whereabouts] if outcome.whereabouts else _STATUSES[outcome.status])


def why_text(outcome: Outcome) -> str:
    """What a line of the log says besides the status."""
    if outcome.status == "new-version":
        return tr("{report} is now at version {number}", report=outcome.report, number=str(outcome.version))
    if outcome.status == "added":
        sentence = tr("is report {report}", report=outcome.report)
        return f"{sentence}; {worded(outcome.reason)}" if outcome.reason else sentence
    return worded(outcome.reason or "")


def tally(outcomes: Iterable[Outcome]) -> str:
    """“12 added, 1 duplicate, 2 quarantined”."""
    counts: dict[str, int] = {}
    for outcome in outcomes:
        kind = outcome.whereabouts or outcome.status
        counts[kind] = counts.get(kind, 0) + 1
    named = [_counted(kind, counts[kind]) for kind in _STATUSES if kind in counts]
    return ", ".join([*named, *(_elsewhere(kind, counts[kind]) for kind in _WHEREABOUTS if kind in counts)])


def _elsewhere(kind: str, count: int) -> str:
    match kind:
        case "moved":
            return tr_n(count, "{n} moved", "{n} moved")
        case "gone":
            return tr_n(count, "{n} gone from its place", "{n} gone from their places")
        case _:
            return tr_n(count, "{n} back at its place", "{n} back at their places")


def _counted(status: str, count: int) -> str:
    match status:
        case "added":
            return tr_n(count, "{n} added", "{n} added")
        case "new-version":
            return tr_n(count, "{n} new version", "{n} new versions")
        case "unchanged":
            return tr_n(count, "{n} unchanged", "{n} unchanged")
        case "duplicate":
            return tr_n(count, "{n} duplicate", "{n} duplicates")
        case "part":
            return tr_n(count, "{n} part of a saved page", "{n} parts of saved pages")
        case "quarantined":
            return tr_n(count, "{n} quarantined", "{n} quarantined")
        case "ignored":
            return tr_n(count, "{n} passed over", "{n} passed over")
        case _:
            return tr_n(count, "{n} failed", "{n} failed")
