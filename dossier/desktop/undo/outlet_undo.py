"""Deeds on outlets and rules: what each does to the archive, and what takes it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.desktop.value_wording import field_within
from dossier.model.outlets import KnownOutlet, Outlet
from dossier.model.rules import Rule
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

Heed = Callable[[], None]  # has what mentions an outlet read again; may be called on any thread


def outlet_set(archive: Archive, outlet: Outlet, before: KnownOutlet | None, heed: Heed) -> Deed:
    """Enters an outlet; undone, what the person entered before is in force again, else the list's entry."""
    old = before.outlet if before and before.is_mine else None
    kept: list[str] = []  # the name under which it is kept

    def tell() -> KnownOutlet:
        known = archive.outlets.set(outlet, old.name if old else None)
        kept[:] = [known.outlet.name]
        heed()
        return known

    def untell() -> None:
        if old:
            archive.outlets.set(old, kept[0])
        else:
            archive.outlets.remove(kept[0])
        heed()

    return Deed(tr("your entry on {outlet}", outlet=outlet.name), tell, untell)


def outlet_dropped(archive: Archive, known: KnownOutlet, heed: Heed) -> Deed:
    def drop() -> Any:
        gone = archive.outlets.remove(known.outlet.name)
        heed()
        return gone

    def tell() -> None:
        archive.outlets.set(known.outlet)
        heed()

    return Deed(tr("dropping {outlet}", outlet=known.outlet.name), drop, tell)


def rule_made(archive: Archive, rule: Rule) -> Deed:
    """Makes a proposed rule; undone, it is withdrawn. Made again it is a rule with a number of its own."""
    kept: list[str] = []

    def make() -> Rule:
        made = archive.rules.add(rule.report, rule.field, rule.how)
        kept[:] = [made.rule]
        return made

    label = tr("rule on the {field}", field=field_within(rule.field))
    return Deed(label, make, lambda: archive.rules.remove(kept[0]))


def rule_withdrawn(archive: Archive, rule: Rule) -> Deed:
    kept = [rule.rule]

    def make() -> None:
        kept[:] = [archive.rules.add(rule.report, rule.field, rule.how).rule]

    return Deed(tr("withdrawing {rule}", rule=rule.rule), lambda: archive.rules.remove(kept[0]), make)
