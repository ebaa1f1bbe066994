"""Turns corrections into rules for an outlet: proposes, previews on archived reports, adds and removes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.claims import Claim, Description, Field, Value, field_named
from dossier.model.corrections import words_given
from dossier.model.events import Changes
from dossier.model.overlay import outlet_of, overlaid, ruled, same_name
from dossier.model.reports import ReportId, Version
from dossier.model.rule_learning import agree, ways
from dossier.model.rules import Effect, How, Proposal, Rule, RuleKind, rule_json
from dossier.repository.facts_of_reading import facts_of_version
from dossier.repository.reports import described
from dossier.repository.writer import LogEntry

Corrections = list[tuple[Claim, ...]]


@dataclass(frozen=True, slots=True)
class _ReportReading:
    """A report of the outlet as it was read, and its corrections."""

    version: Version
    read: Description
    corrections: Corrections

    def given(self, field: Field) -> tuple[Claim, ...] | None:
        """A person's word on a field."""
        return next((claims for claims in reversed(self.corrections) if claims[:1] and claims[0].field == field), None)

    def by_rules(self, rules: Sequence[Rule], field: Field) -> tuple[Claim, ...]:
        """What would be shown of a field if nobody had corrected it."""
        return ruled(self.read, rules, self.corrections).all_of(field)

    def outlet(self, rules: Sequence[Rule], field: Field) -> str | None:
        """Whose rules on a field hold for the report."""
        return outlet_of(self.read if field == "outlet" else overlaid(self.read, rules, self.corrections))


class Rules(Service):
    """A rule applies to the reports of one outlet; people's corrections of a report outrank it."""

    former = "list"

    def list(self, *, withdrawn: bool = False) -> Sequence[Rule]:
        """Rules in force, oldest first; or those that were removed."""
        return self._catalog.rules(withdrawn)

    def possible(self, report: ReportId, field: str) -> Sequence[Rule]:
        """Rules that lead to the correction of a field in force; none where no general way does.

        Raises BadInput where there is no correction, or where no outlet is known whose rule it could be.
        """
        name = field_named(field)
        reading = self._seen(self._newest(report))
        given, correction = reading.given(name), self._catalog.last_correction(report, name)
        if given is None or correction is None:
            raise BadInput(f"{report} {field}", Clause("no-correction-for-rule"))
        rules = self._catalog.rules()
        if agree(reading.by_rules(rules, name), given):
            return []  # a rule in force says so already
        shown = reading.read if name == "outlet" else ruled(reading.read, rules, reading.corrections)
        outlet = reading.outlet(rules, name)
        if outlet is None:
            raise BadInput(report, Clause("no-outlet"))
        words = words_given(given)
        return [Rule(outlet, name, how, report, correction, words, self._person) for how in ways(shown, name, given)]

    def preview(self, report: ReportId, field: str) -> Sequence[Proposal]:
        """The possible rules, best first, each with what it would change. Raises what `possible` raises."""
        possible = self.possible(report, field)
        if not possible:
            return []
        rules, first = self._catalog.rules(), possible[0]
        reading = (self._seen(version) for version in self._catalog.of_outlet(first) if version.report != report)
        others = [one for one in reading if same_name(one.outlet(rules, first.field), first.outlet)]
        proposals = [self._proposal(rule, rules, others) for rule in possible]
        return sorted(proposals, key=lambda p: (p.against, -p.agreeing, not p.effects))

    def add(self, report: ReportId, field: str, choice: How | RuleKind | None = None) -> Rule:
        """Makes the proposed rule of this kind, or this very one; by default the best. Raises BadInput."""
        with self._recorder.writing():
            for proposal in self.preview(report, field):
                if choice in (None, proposal.rule.how, proposal.rule.kind):
                    return self._make(proposal.rule)
        kind = f"no rule of the kind {choice}" if isinstance(choice, str) else "no rule"
        raise BadInput(f"{report} {field}", Clause("no-rule-from-correction", kind=kind))

    def _make(self, rule: Rule) -> Rule:
        numbered = replace(rule, rule=f"L{self._recorder.next_number('L')}")
        self._record_about(numbered, LogEntry("rule-made", rule_json(numbered), agent=self._person))
        return next(made for made in self._catalog.rules() if made.rule == numbered.rule)

    def remove(self, name: str) -> Changes:
        """Removes a rule: the fields that it changed show as before. Raises BadInput when it is not in force."""
        with self._recorder.writing():
            for rule in self._catalog.rules():
                if rule.rule.casefold() == name.strip().casefold():
                    return self._record_about(rule, LogEntry("rule-withdrawn", {"rule": rule.rule}, agent=self._person))
        raise BadInput(name, Clause("no-such-rule"))

    def _record_about(self, rule: Rule, entry: LogEntry) -> Changes:
        """Checks first that every affected report can be shown, so that the catalog can apply what the log records."""
        for version in self._catalog.of_outlet(rule):
            facts_of_version(self._context.store, version)
        return self._recorder.record([entry])

    def _newest(self, report: ReportId) -> Version:
        version = self._catalog.shown_version(report)
        if version.description is None:
            raise BadInput(report, Clause("has-no-reading", reason=version.reason or Clause("not-read-yet")))
        return version

    def _seen(self, version: Version) -> _ReportReading:
        assert version.description, "it was read"
        return _ReportReading(
            version, described(self._context.store, version.description), self._catalog.corrections(version.report)
        )

    def _proposal(self, rule: Rule, rules: Sequence[Rule], others: Sequence[_ReportReading]) -> Proposal:
        effects, agreeing, against = [], 0, 0
        for reading in others:
            before, after = (reading.by_rules(some, rule.field) for some in (rules, [*rules, rule]))
            given = reading.given(rule.field)
            if _values(before) == _values(after):
                continue
            if given is None:
                row = self._catalog.row(reading.version.report)
                effects.append(Effect(row.report, row.headline, _values(before), _values(after)))
            elif agree(after, given):
                agreeing += 1
            else:
                against += 1
        return Proposal(rule, tuple(effects), len(others), agreeing, against)


def _values(claims: tuple[Claim, ...]) -> tuple[Value, ...]:
    return tuple(claim.value for claim in claims)
