"""Takes recorded decisions back: for each kind of event the verb that records its opposite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import WITHDRAWN, Event, EventKind
from dossier.model.evidence import Span
from dossier.model.folders import FolderSettings, settings_from
from dossier.model.judgements import KINDS, Judgement, said_from
from dossier.model.links import Ruling
from dossier.model.outlets import outlet_from_json
from dossier.model.plans import Plan, plan_from
from dossier.model.rules import rule_from

if TYPE_CHECKING:
    from dossier.archive.services import Services

Reverse = Callable[["Services", Sequence[Event]], object]


def reverse(archive: Services, events: Sequence[Event]) -> None:
    """Takes back what these events recorded, the newest first. Raises BadInput where one cannot be taken back.

    Events of one kind in a row are taken back together: thousands of tags are one write.
    """
    for kind, events_of_kind in groupby(reversed(_deciding(events)), key=lambda event: event.kind):
        of_kind = list(events_of_kind)
        if kind not in _REVERSES:
            raise BadInput(f"{of_kind[0].seq}", Clause("kind-not-undoable", kind=kind))
        _REVERSES[kind](archive, of_kind)


def _deciding(events: Sequence[Event]) -> Sequence[Event]:
    """The events without those that come and go with another one: what a new case holds, what joining took over."""
    new = {event.detail["case"] for event in events if event.kind == "case-created"}
    if new:
        return [event for event in events if event.kind == "case-created" or event.detail.get("case") not in new]
    return [event for event in events if event.kind in _CARRYING] or events


def recorded_again(archive: Services, events: Sequence[Event], undoing: Sequence[Event]) -> Mapping[int, int]:
    """Maps each decision that was recorded again by a redo: its old event number to the new one.

    `events` were reverted, by those `undoing`.
    """
    numbers: dict[int, int] = {}
    for event in events:
        if event.kind == "rule-withdrawn":
            old = _before(archive, event, "rule", "rule-made")
        else:
            old = _event(archive, event.detail[_NAMES[event.kind]]) if event.kind in _NAMES else None
        if old:
            again = next(one for one in undoing if one.kind == old.kind and one.seq not in numbers.values())
            numbers[old.seq] = again.seq
    return numbers


def _each(verb: Callable[[Services, Event], object]) -> Reverse:
    def reverse_each(archive: Services, events: Sequence[Event]) -> None:
        for event in events:
            verb(archive, event)

    return reverse_each


def _before(archive: Services, event: Event, name: str, *kinds: EventKind) -> Event | None:
    """The last earlier event of these kinds about the same thing."""
    about = event.detail[name]
    earlier = archive.context.catalog.events_of(*kinds)
    return next((one for one in reversed(earlier) if one.seq < event.seq and one.detail.get(name) == about), None)


def _event(archive: Services, number: int) -> Event:
    found = archive.context.catalog.event(number)
    assert found is not None, f"the log names event {number}"
    return found


def _untag(archive: Services, events: Sequence[Event]) -> None:
    for tags, reports in _by_tags(events).items():
        archive.tags.remove(reports, tags)


def _tag(archive: Services, events: Sequence[Event]) -> None:
    for tags, reports in _by_tags(events).items():
        archive.tags.add(reports, tags)


def _by_tags(events: Sequence[Event]) -> Mapping[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for event in events:
        found.setdefault(tuple(event.detail["tags"]), []).append(event.detail["report"])
    return found


def _reports(events: Sequence[Event]) -> list[str]:
    return [event.detail["report"] for event in events]


def _rename_back(archive: Services, event: Event) -> None:
    before = _before(archive, event, "case", "case-created", "case-renamed")
    assert before is not None, "a case was created before it was renamed"
    archive.cases.rename(event.detail["case"], before.detail["name"])


def _plan_back(archive: Services, event: Event) -> None:
    before = _before(archive, event, "case", "brief-planned")
    archive.plans.set(event.detail["case"], plan_from(before.detail["plan"]) if before else Plan())


def _redact_again(archive: Services, event: Event) -> None:
    redaction = _event(archive, event.detail["redaction"]).detail
    span = Span(redaction["start"], redaction["end"])
    archive.plans.redact(redaction["case"], redaction["report"], span, redaction["reason"], redaction["version"])


def _highlight_before(archive: Services, event: Event) -> None:
    """Its colour and comment are again those before the event."""
    number = event.detail["highlight"]
    before = (_before(archive, event, "highlight", "highlight-changed") or _event(archive, number)).detail
    archive.highlights.change(f"H{number}", colour=before["colour"], comment=before["comment"])


def _uncorrect(archive: Services, event: Event) -> None:
    report, field = event.detail["report"], event.detail["field"]
    if archive.corrections.last(report, field) != event.seq:
        raise BadInput(f"{report} {field}", Clause("corrected-again-since"))
    archive.corrections.undo(report, field)


def _reopen(archive: Services, event: Event) -> None:
    archive.reviews.reopen(event.detail["report"], _one_field(event))


def _settle_again(archive: Services, event: Event) -> None:
    archive.reviews.settle(event.detail["report"], _one_field(_event(archive, event.detail["settled"])))


def _one_field(settled: Event) -> str | None:
    fields = settled.detail["fields"]
    return fields[0] if len(fields) == 1 else None


def _rule_back(archive: Services, event: Event) -> None:
    one, other = event.detail["report"], event.detail["other"]
    earlier = [ruling for ruling in archive.context.catalog.events_of("ruling") if ruling.seq < event.seq]
    of_pair = [ruling.detail for ruling in earlier if {ruling.detail["report"], ruling.detail["other"]} == {one, other}]
    verdict: Any = of_pair[-1]["verdict"] if of_pair else WITHDRAWN
    if verdict == WITHDRAWN:
        archive.links.undo_ruling(one, other)
    else:
        archive.links.rule(Ruling(one, other, verdict))


def _judge_again(archive: Services, event: Event) -> None:
    judged = _event(archive, event.detail["judgement"])
    judgement = said_from(judged.kind, judged.detail)
    archive.judgements.redo(Judgement(f"J{judged.seq}", judged.detail.get("case"), judgement, judged.at, judged.agent))


def _unsave(archive: Services, event: Event) -> None:
    name, former = event.detail["name"], event.detail.get("instead_of")
    if former is None:
        archive.search.remove(name)
        return
    saves = archive.context.catalog.events_of("search-saved")
    query = next(e.detail["query"] for e in reversed(saves) if e.seq < event.seq and e.detail["name"] == former)
    archive.search.save(former, query, name)


def _save_again(archive: Services, event: Event) -> None:
    saved = _before(archive, event, "name", "search-saved")
    assert saved is not None, "a search was saved before it was removed"
    archive.search.save(event.detail["name"], saved.detail["query"])


def _folder_before(archive: Services, event: Event) -> None:
    """The folder is watched as before the event."""
    before = _before(archive, event, "path", "folder-set", "folder-watched", "folder-unwatched")
    settings = before.detail.get("settings") if before else None
    archive.folders.add(event.detail["path"], settings_from(settings) if settings else FolderSettings())


def _outlet_before(archive: Services, event: Event) -> None:
    """The person's entry before the event is in force again; where there was none, that of the list."""
    before = _before(archive, event, "name", "outlet-set", "outlet-dropped")
    if before and before.kind == "outlet-set":
        archive.outlets.set(outlet_from_json(before.detail))
    else:
        archive.outlets.remove(event.detail["name"])


def _charset_before(archive: Services, event: Event) -> None:
    before = _before(archive, event, "sha256", "charset-set", "charset-unset")
    if before and before.kind == "charset-set":
        archive.charsets.set(event.detail["report"], before.detail["charset"])
    else:
        archive.charsets.remove(event.detail["report"])


def _columns_before(archive: Services, event: Event) -> None:
    before = _before(archive, event, "header", "columns-set", "columns-unset")
    if before and before.kind == "columns-set":
        fields = [(field, column) for column, field in before.detail["fields"]]
        archive.columns.set(event.detail["report"], fields)
    else:
        archive.columns.remove(event.detail["report"])


def _make_rule_again(archive: Services, event: Event) -> None:
    creation = _before(archive, event, "rule", "rule-made")
    assert creation is not None, "a rule was made before it was removed"
    rule = rule_from(creation.detail, creation.agent, creation.at)
    archive.rules.add(rule.report, rule.field, rule.how)


_REVERSES: Mapping[EventKind, Reverse] = {
    "tagged": _untag,
    "untagged": _tag,
    "trashed": lambda archive, events: archive.reports.restore(_reports(events)),
    "untrashed": lambda archive, events: archive.reports.trash(_reports(events)),
    "case-created": _each(lambda a, e: a.cases.withdraw(e.detail["case"])),
    "case-restored": _each(lambda a, e: a.cases.withdraw(e.detail["case"])),
    "case-withdrawn": _each(lambda a, e: a.cases.restore(e.detail["case"])),
    "case-renamed": _each(_rename_back),
    "case-added": _each(lambda a, e: a.cases.remove(e.detail["case"], e.detail["reports"])),
    "case-removed": _each(lambda a, e: a.cases.add(e.detail["case"], e.detail["reports"])),
    "case-note": _each(lambda a, e: a.cases.remove_note(e.detail["case"], f"N{e.seq}")),
    "note-withdrawn": _each(lambda a, e: a.cases.restore_note(e.detail["case"], f"N{e.detail['note']}")),
    "note-restored": _each(lambda a, e: a.cases.remove_note(e.detail["case"], f"N{e.detail['note']}")),
    "note-marked": _each(
        lambda a, e: a.cases.mark_note(e.detail["case"], f"N{e.detail['note']}", not e.detail["private"])
    ),
    "case-searched": _each(lambda a, e: a.research.remove(e.detail["case"], f"S{e.seq}")),
    "case-search-withdrawn": _each(lambda a, e: a.research.restore(e.detail["case"], f"S{e.detail['search']}")),
    "case-search-restored": _each(lambda a, e: a.research.remove(e.detail["case"], f"S{e.detail['search']}")),
    "brief-planned": _each(_plan_back),
    "passage-redacted": _each(lambda a, e: a.plans.undo_redaction(e.detail["case"], f"X{e.seq}")),
    "redaction-undone": _each(_redact_again),
    "highlight-made": _each(lambda a, e: a.highlights.remove(f"H{e.seq}")),
    "highlight-changed": _each(_highlight_before),
    "highlight-removed": _each(lambda a, e: a.highlights.restore(f"H{e.detail['highlight']}")),
    "highlight-restored": _each(lambda a, e: a.highlights.remove(f"H{e.detail['highlight']}")),
    "correction": _each(_uncorrect),
    "correction-undone": _each(lambda a, e: a.corrections.redo(e.detail["report"], e.detail["correction"])),
    "review-settled": _each(_reopen),
    "review-reopened": _each(_settle_again),
    "ruling": _each(_rule_back),
    **dict.fromkeys(KINDS, _each(lambda a, e: a.judgements.undo(f"J{e.seq}"))),
    "judgement-undone": _each(_judge_again),
    "joined": _each(lambda a, e: a.versions.undo_join(e.detail["report"], e.detail["other"])),
    "separated": _each(lambda a, e: a.versions.join(e.detail["report"], e.detail["other"])),
    "kept-apart": _each(lambda a, e: a.versions.undo_keep_apart(e.detail["report"], e.detail["other"])),
    "apart-undone": _each(lambda a, e: a.versions.keep_apart(e.detail["report"], e.detail["other"])),
    "search-saved": _each(_unsave),
    "search-dropped": _each(_save_again),
    "folder-watched": _each(lambda a, e: a.folders.remove(e.detail["path"])),
    "folder-set": _each(_folder_before),
    "folder-unwatched": _each(_folder_before),
    "outlet-set": _each(_outlet_before),
    "outlet-dropped": _each(_outlet_before),
    "charset-set": _each(_charset_before),
    "charset-unset": _each(_charset_before),
    "columns-set": _each(_columns_before),
    "columns-unset": _each(_columns_before),
    "rule-made": _each(lambda a, e: a.rules.remove(e.detail["rule"])),
    "rule-withdrawn": _each(_make_rule_again),
}
UNDOABLE = frozenset(_REVERSES)
# What joining takes over, and what is read again or goes to the trash with another way of reading, follows from these
_CARRYING = frozenset({"joined", "separated", "charset-set", "charset-unset", "columns-set", "columns-unset"})
# By the kind of an undoing: the detail that holds the number of the event that it is about
_NAMES: Mapping[EventKind, str] = {
    "judgement-undone": "judgement",
    "correction-undone": "correction",
    "redaction-undone": "redaction",
    "review-reopened": "settled",
}
