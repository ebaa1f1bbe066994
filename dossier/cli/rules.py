"""Commands on rules: a person's correction, applied to all reports of an outlet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.options import common, with_archive
from dossier.cli.output import Printer, counted
from dossier.model.claims import FIELDS, Dateline, Person, Value
from dossier.model.describe import value_json
from dossier.model.rules import Effect, Meaning, Proposal, Rule, RuleSource, Trim, rule_json

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive

_REPORT = click.argument("report")
_FIELD = click.argument("field", type=click.Choice(FIELDS))


@checked.group("rule")
@common
def rule_group(archive: Path | None, as_json: bool) -> None:
    """Rules: what your correction of one report means for all reports of its outlet."""


@rule_group.command("suggest")
@_REPORT
@_FIELD
@with_archive
def suggest(printer: Printer, archive: Archive, report: str, field: str) -> None:
    """The rules that your correction of a field could become, best first, and what each would change.

    Nothing is written.
    """
    proposals = archive.rules.preview(report, field)
    if not proposals and not printer.as_json:
        printer.lines([f"{report} {field}: nothing general leads from what was read to the correction"])
    for proposal in proposals:
        printer.item(proposal_json(proposal), *_proposal_lines(proposal))


def proposal_json(proposal: Proposal) -> dict[str, Any]:
    data = {name: value for name, value in rule_json(proposal.rule).items() if name != "rule"}
    changes = [_effect_json(effect) for effect in proposal.effects]
    counts = {"reports": proposal.reports, "agreeing": proposal.agreeing, "against": proposal.against}
    return data | counts | {"changes": changes}


def _effect_json(effect: Effect) -> dict[str, Any]:
    before, after = ([value_json(value) for value in values] for values in (effect.before, effect.after))
    return {"report": effect.report, "headline": effect.headline, "before": before, "after": after}


def _proposal_lines(proposal: Proposal) -> Iterator[str]:
    rule = proposal.rule
    yield f"{rule.kind:7} {rule.outlet}, {rule.field}: {how_text(rule)}"
    others = counted(proposal.reports, "other report")
    yield f"        changes {len(proposal.effects)} of {others}" + _opinions(proposal)
    for effect in proposal.effects:
        yield f"        {effect.report:6} {_text(effect.before)}  ->  {_text(effect.after)}"


def _opinions(proposal: Proposal) -> str:
    said = (("agrees with", proposal.agreeing), ("differs from", proposal.against))
    return "".join(f"; {words} {counted(count, 'correction')}" for words, count in said if count)


def how_text(rule: Rule) -> str:
    match rule.how:
        case RuleSource(origin):
            return f"what stands at {origin} is right"
        case Trim(head, tail):
            return "without " + " and ".join(f"“{words.strip()}”" for words in (head, tail) if words.strip())
        case Meaning(read, value):
            return f"{_text(read)} means {_text(value)}"


def _text(values: tuple[Value, ...]) -> str:
    return "; ".join(map(_value_text, values)) or "nobody"


def _value_text(value: Value) -> str:
    match value:
        case Person():
            return value.name if value.role == "author" else f"{value.name} ({value.role})"
        case Dateline():
            place = value.place
            where = (place.name, place.admin, place.country) if place else ()
            return ", ".join(filter(None, (*where, value.date)))
        case _:
            return value.value


@rule_group.command("add")
@_REPORT
@_FIELD
@click.option("--kind", type=click.Choice(["source", "trim", "value"]), help="The best rule of this kind.")
@with_archive
def add(printer: Printer, archive: Archive, report: str, field: str, kind: Any) -> None:
    """Make your correction of a field a rule for the report's outlet; the best one unless a kind is named."""
    _print(printer, archive.rules.add(report, field, kind))


@rule_group.command("list")
@click.option("--withdrawn", is_flag=True, help="Those that were withdrawn instead.")
@with_archive
def list_rules(printer: Printer, archive: Archive, withdrawn: bool) -> None:
    """Rules in force."""
    for rule in archive.rules.list(withdrawn=withdrawn):
        _print(printer, rule)


def _print(printer: Printer, rule: Rule) -> None:
    line = f"{rule.rule:5} {rule.outlet}, {rule.field}: {how_text(rule)}  (from {rule.report}, “{rule.said}”)"
    printer.item(rule_json(rule) | {"by": rule.by, "at": rule.at}, line)


@rule_group.command("remove")
@click.argument("rule")
@with_archive
def remove(printer: Printer, archive: Archive, rule: str) -> None:
    """Take a rule back; what it was about shows as before."""
    changes = archive.rules.remove(rule)
    data = {"rule": rule, "withdrawn": True, "reports": sorted(changes.reports, key=lambda report: int(report[1:]))}
    printer.item(data, f"{rule}: withdrawn; {counted(len(changes.reports), 'report')} changed back")


checked.old_spelling(rule_group, "make", add)
checked.old_spelling(rule_group, "withdraw", remove)
