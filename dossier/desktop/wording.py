"""The words for values, evidence, states and moments, as the window shows them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from PySide6.QtCore import QLocale

from dossier.model.claims import Claim, Dateline, Field, Person, Place, Published, Value, Words
from dossier.model.evidence import TEXT, Evidence
from dossier.model.parts import own_name
from dossier.model.reports import Outcome, ReportRow, Version

FIELD_NAMES: dict[Field, str] = {
    "headline": "Headline", "standfirst": "Standfirst", "outlet": "Outlet", "section": "Section",
    "byline": "Byline", "dateline": "Dateline",
    "published": "Published", "language": "Language", "url": "Web address",
}  # fmt: skip

FIELD_HINTS: dict[Field, str] = {
    "headline": "The headline's words",
    "standfirst": "The words under the headline that sum the story up",
    "outlet": "The outlet's name",
    "section": "The part of the paper, such as Sport",
    "byline": "Names, parted by “;” – Ada Ruiz; Li Na (photographer)",
    "dateline": "Place, day – Quito, 2019-03-03",
    "published": "Day or moment – 2019-03-03 or 2019-03-03T14:05",
    "language": "Two letters – es, en",
    "url": "https://…",
}

STATES = {"read": "Read", "archived": "Kept, not read yet", "quarantined": "In quarantine"}


def value_text(value: Value) -> str:
    match value:
        case Words():
            return value.value
        case Person():
            return value.name if value.role == "author" else f"{value.name} ({value.role})"
        case Dateline():
            return " · ".join(part for part in (place_text(value.place), value.date and day_text(value.date)) if part)
        case Published():
            return day_text(value.value) + ("" if value.what == "published" else f" ({value.what})")


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
    if not code:
        return ""
    territory = QLocale.codeToTerritory(code)
    return code if territory == QLocale.Country.AnyTerritory else QLocale.territoryToString(territory)


def language_text(code: str) -> str:
    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)


def day_text(iso: str) -> str:
    """`2024-03-13` and `--03-13` as 13 March 2024 and 13 March; a time of day is kept with its offset."""
    if iso.startswith("--") and len(iso) == 7:
        return f"{int(iso[5:7])} {_month(int(iso[2:4]))}, year not stated"
    day, _, time = iso.partition("T")
    parts = day.split("-")
    if not all(part.isdigit() for part in parts) or (len(parts) > 1 and not 1 <= int(parts[1]) <= 12):
        return iso
    words = [str(int(parts[2]))] if len(parts) > 2 else []
    words += [_month(int(parts[1]))] if len(parts) > 1 else []
    clock, offset = _clock(time)
    return " ".join([*words, parts[0]]) + (f", {clock}{offset}" if clock else "")


def _clock(time: str) -> tuple[str, str]:
    clock = time[:5]
    offset = time[5:].lstrip(":0123456789.") and next((time[i:] for i in range(5, len(time)) if time[i] in "+-Z"), "")
    return clock, {"Z": " UTC", "+00:00": " UTC", "": ""}.get(offset, f" (UTC{offset})")


def _month(number: int) -> str:
    return QLocale(QLocale.Language.English).monthName(number)


def moment_text(stamp: str) -> str:
    """A moment of the archive's own clock, in local time, to the minute: 2024-03-13 14:05."""
    return datetime.fromisoformat(stamp.replace("Z", "+00:00")).astimezone().strftime("%Y-%m-%d %H:%M")


_ORIGINS = {
    TEXT: "in the text", "json-ld": "in the page's data (JSON-LD)", "url": "in the web address",
    "filename": "in the file's name", "outlets": "from the list of outlets", "person": "a person's correction",
    "places": "from the list of places", "language": "told from the words",
}  # fmt: skip


def origin_text(evidence: Evidence) -> str:
    """Where the words stand, for a person."""
    return origin_words(evidence.origin)


def origin_words(origin: str) -> str:
    if origin in _ORIGINS:
        return _ORIGINS[origin]
    kind, _, name = origin.partition(":")
    if kind in ("meta", "link", "html"):
        return f"in the page's head ({name})"
    return f"in the header {name}" if kind == "header" else f"in the file ({origin})"


def agent_text(agent: str) -> str:
    return agent.partition(":")[2] if agent.startswith("person:") else "Dossier"


def size_text(size: int) -> str:
    return QLocale(QLocale.Language.English).formattedDataSize(size, 1)


def plural(count: int, one: str, many: str | None = None) -> str:
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def row_text(row: ReportRow) -> str:
    """A report's name in a list: its headline, else its file's name."""
    return row.headline or own_name(row.path)


def citation(row: ReportRow, version: Version) -> str:
    """A plain citation that pins the version: outlet, headline, place, day, digest."""
    parts = [row.byline, f"“{row_text(row)}”", row.outlet, row.place, row.published and day_text(row.published)]
    pinned = f"version {version.number}, SHA-256 {version.sha256}"
    return ", ".join(part for part in parts if part) + f". Dossier {row.report}, {pinned}."


_STATUSES = {
    "added": "Added", "new-version": "New version", "unchanged": "Unchanged", "duplicate": "Duplicate",
    "quarantined": "Quarantined", "failed": "Failed",
}  # fmt: skip


def status_text(outcome: Outcome) -> str:
    return _STATUSES[outcome.status]


def why_text(outcome: Outcome) -> str:
    """What a line of the log says besides the status."""
    if outcome.status == "new-version":
        return f"{outcome.report} is now at version {outcome.version}"
    if outcome.status == "added":
        return f"is report {outcome.report}"
    return outcome.reason or ""


def tally(outcomes: Iterable[Outcome]) -> str:
    """“12 added, 1 duplicate, 2 quarantined”."""
    counts: dict[str, int] = {}
    for outcome in outcomes:
        counts[outcome.status] = counts.get(outcome.status, 0) + 1
    names = {"new-version": ("new version", "new versions"), "duplicate": ("duplicate", "duplicates")}
    said = [
        plural(counts[s], *names.get(s, (_STATUSES[s].lower(), _STATUSES[s].lower()))) for s in _STATUSES if s in counts
    ]
    return ", ".join(said)
