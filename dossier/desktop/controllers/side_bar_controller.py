"""The side bar's sections, made of what is known of the archive: where one can look, in the order in which one does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from dossier.desktop import value_wording
from dossier.desktop.models.side_bar_model import SideBarItem, SideBarSection
from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.views.folder_page import state_line
from dossier.desktop.workers.questions import Overview, Suggestion
from dossier.desktop.workers.tag_questions import Shelves
from dossier.model.tags import Tally
from dossier.translations import number, term, tr

GROUPED = term("Reports that seem to be about the same event are grouped here automatically.")
_NAMING = 3  # reasons that name a suggested case whose reports have no headline
_TOP = 5  # suggested cases, outlets, places and tags: the side bar shows as many of each; a click tells of the rest


def sections(
    known: Overview, shelves: Shelves, folders: Sequence[Followed], suggested: Mapping[str, Suggestion] | None
) -> list[SideBarSection]:
    """From what comes in to what was put away; `suggested` is None as long as cases are looked for."""
    cases = tuple(SideBarItem("case", c.case, c.name, "case", len(c.reports)) for c in known.cases)
    groups = tuple(suggested_item(key, one) for key, one in (suggested or {}).items())
    new = {name: len(reports) for name, reports in shelves.alerts.items()}
    saved = tuple(
        SideBarItem("saved", s.name, s.name, "saved", new.get(s.name), second=s.query) for s in shelves.searches
    )
    return [
        SideBarSection(
            tr("Watched folders"),
            (*(_folder(f, known, shelves) for f in folders), hint("watch", tr("Watch a folder…"))),
            "folders",
            len(folders),
        ),
        SideBarSection(tr("Library"), _library(known), "library"),
        SideBarSection(tr("Cases"), (*cases, hint("new-case", tr("New case…"))), "cases", len(cases)),
        SideBarSection(tr("Suggested cases"), _suggested(groups, suggested is None), "suggested", len(groups)),
        _shared(known),
        SideBarSection(
            tr("Saved searches"), (*saved, hint("save-search", tr("Save this search…"))), "saved", len(shelves.searches)
        ),
        *_tally_sections(shelves),
        SideBarSection("", (_trash(shelves),), "trash"),
    ]


def _tally_sections(shelves: Shelves) -> list[SideBarSection]:
    """Outlets, places, tags: the most frequent, and how to see the others."""
    outlets, places, tags = shelves.outlets, shelves.places, shelves.tags
    every = tr("All outlets… ({n})", n=len(outlets))
    first = _named("outlet", outlets, outlet_key, "all-outlets", every)
    second = _named("place", places, place_key, "all-places", tr("All places… ({n})", n=len(places)))
    third = _named("tag", tags, outlet_key, "all-tags", tr("All tags… ({n})", n=len(tags)))
    return [
        SideBarSection(tr("Outlets"), first or (hint("", tr("None stated so far")),), "outlets", len(outlets)),
        SideBarSection(tr("Places"), second or (hint("", tr("None stated so far")),), "places", len(places)),
        SideBarSection(tr("Tags"), (*third, hint("tag", tr("Tag the chosen reports…"))), "tags", len(tags)),
    ]


def _suggested(groups: tuple[SideBarItem, ...], looking: bool) -> tuple[SideBarItem, ...]:
    """The largest, and how to see the others."""
    if len(groups) <= _TOP + 1:
        return groups or (hint("", tr("Being looked for…") if looking else tr("None so far")),)
    return (*groups[:_TOP], hint("all-suggested", tr("All suggested cases… ({n})", n=len(groups))))


def _shared(known: Overview) -> SideBarSection:
    """Reports that may be one; without any the section has no line, and no title."""
    items = tuple(SideBarItem("shared", key, key, "version", len(rows)) for key, rows in known.shared.items())
    return SideBarSection(tr("Same address") if items else "", items, "shared", len(items))


def suggested_item(key: str, suggestion: Suggestion) -> SideBarItem:
    return SideBarItem("suggested", key, suggested_name(suggestion), "suggested", len(suggestion.rows))


def suggested_name(suggestion: Suggestion) -> str:
    """The first headline, else what weighs most of what the reports have in common, else the name of a file."""
    named = next((row for row in suggestion.rows if row.headline), None)
    reasons = sorted(suggestion.group.reasons, key=lambda reason: -reason.weight)
    common = ", ".join(dict.fromkeys(reason.value for reason in reasons[:_NAMING]))
    return named.headline or "" if named else common or value_wording.row_text(suggestion.rows[0])


def _named(
    kind: str, tallies: Sequence[Tally], key: Callable[[Tally], str], everything: str, title: str
) -> tuple[SideBarItem, ...]:
    shown = tallies[: _TOP + 1] if len(tallies) == _TOP + 1 else tallies[:_TOP]  # the line for one more has room for it
    made = tuple(tally_item(kind, tally, key(tally)) for tally in shown)
    return (*made, hint(everything, title)) if len(tallies) > len(shown) else made


def tally_item(kind: str, tally: Tally, key: str) -> SideBarItem:
    return SideBarItem(kind, key, tally.name, kind, tally.count)


def outlet_key(tally: Tally) -> str:
    return tally.name


def place_key(tally: Tally) -> str:
    """Towns of one name are distinguished by their countries."""
    return f"{tally.country or ''}/{tally.name}"


def scope(item: SideBarItem, searches: Mapping[str, str]) -> str:
    """The query of a place; `searches` are those saved, by name."""
    quoted = item.key.replace('"', "")
    match item.kind:
        case "attention":
            return "state:quarantined"
        case "trash":
            return "in:trash"
        case "case":
            return f'case:"{quoted}" in:all'
        case "folder":
            return f'folder:"{quoted}"'
        case "outlet" | "tag":
            return f'{item.kind}:{"=" if item.kind == "outlet" else ""}"{quoted}"'
        case "place":
            country, _, name = quoted.partition("/")
            return f'place:="{name}"' + (f" country:{country}" if country else "")
        case "saved":
            return searches.get(item.key, "")
        case _:
            return ""


def _library(known: Overview) -> tuple[SideBarItem, ...]:
    tone = "warn" if known.quarantined else ""
    return (
        SideBarItem("reports", "", tr("All reports"), "reports", known.reports),
        SideBarItem("review", "", tr("Needs review"), "review", known.unsure or None),
        SideBarItem("attention", "", tr("Quarantine"), "attention", known.quarantined or None, tone=tone),
    )


def _trash(shelves: Shelves) -> SideBarItem:
    return SideBarItem("trash", "", tr("Trash"), "trash", shelves.trashed or None)


def _folder(folder: Followed, known: Overview, shelves: Shelves) -> SideBarItem:
    quarantined = known.attention.get(folder.path, 0)
    icon = {"watching": "watching", "settling": "settling", "paused": "pause", "starting": "settling"}[folder.state]
    amiss = folder.state == "paused" or folder.refused + quarantined > 0
    tone = "warn" if amiss else "good" if folder.state == "watching" else ""
    count = shelves.archived.get(folder.path)
    name = Path(folder.path).name or folder.path
    return SideBarItem("folder", folder.path, name, icon, count, second=state_line(folder, quarantined), tone=tone)


def hint(key: str, title: str) -> SideBarItem:
    return SideBarItem("hint", key, title, "", second="" if key else tr(GROUPED))


def folder_counts(folder: Followed, archived: int, quarantined: int) -> str:
    """How the files of a watched folder fare, in numbers."""
    pending = folder.settling + folder.refused
    kept = tr("{n} archived", n=number(archived))
    if quarantined:
        kept = tr("{n} archived, {amiss} of them in quarantine", n=number(archived), amiss=number(quarantined))
    return " · ".join([kept, tr("{n} pending", n=number(pending))])
