"""Rules: a person's correction of one report, applied to all reports of an outlet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from dossier.model.claims import Field, Value
from dossier.model.describe import value_from, value_json
from dossier.model.evidence import Evidence
from dossier.model.reports import ReportId

RuleKind = Literal["source", "trim", "value"]
RULE_RANK = 500.0  # above all that a reader gives, below a person's word on one report


@dataclass(frozen=True, slots=True)
class RuleSource:
    """The candidate with this origin is right, such as "meta:author"."""

    origin: str


@dataclass(frozen=True, slots=True)
class Trim:
    """The value is right without these words before and after it."""

    head: str
    tail: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """What is read as `read` means `value`: one value each, but in the byline, where names may come and go.

    Of datelines the places alone are meant.
    """

    read: tuple[Value, ...]
    value: tuple[Value, ...]


How = RuleSource | Trim | Meaning


@dataclass(frozen=True, slots=True)
class Rule:
    """How a field of an outlet's reports is to be read, and the correction that this follows from.

    A rule about the outlet itself is for the reports that were read as `outlet`; any other for those shown as it.
    """

    outlet: str
    field: Field
    how: How
    report: ReportId  # whose correction it was
    correction: int  # that event's number
    said: str  # the person's words there
    by: str  # the person's agent
    rule: str = ""  # "L1", "L2", ...; empty until it is made
    at: str = ""  # RFC 3339 UTC

    @property
    def kind(self) -> RuleKind:
        match self.how:
            case RuleSource():
                return "source"
            case Trim():
                return "trim"
            case Meaning():
                return "value"

    @property
    def agent(self) -> str:
        return f"{self.by} (rule {self.rule})" if self.rule else self.by

    @property
    def evidence(self) -> Evidence:
        who = self.by.partition(":")[2] or self.by
        return Evidence("person", f"rule {self.rule}: {who} corrected {self.report} to “{self.said}”")


@dataclass(frozen=True, slots=True)
class Effect:
    """What a rule would change of a report."""

    report: ReportId
    headline: str | None
    before: tuple[Value, ...]
    after: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A rule that leads to a person's correction, and what it does to the other `reports` of the outlet.

    `agreeing` and `against`: of those that people have corrected themselves, how many it would have read as they say,
    and how many otherwise; these keep the person's word.
    """

    rule: Rule
    effects: tuple[Effect, ...]
    reports: int
    agreeing: int = 0
    against: int = 0


def how_json(how: How) -> dict[str, Any]:
    match how:
        case RuleSource():
            return {"origin": how.origin}
        case Trim():
            return {"head": how.head, "tail": how.tail}
        case Meaning():
            return {"read": [value_json(v) for v in how.read], "value": [value_json(v) for v in how.value]}


def how_from(kind: RuleKind, field: Field, data: Mapping[str, Any]) -> How:
    """Raises KeyError when a part is absent, ValueError for an unknown kind."""
    match kind:
        case "source":
            return RuleSource(data["origin"])
        case "trim":
            return Trim(data["head"], data["tail"])
        case "value":
            read, value = (tuple(value_from(field, one) for one in data[name]) for name in ("read", "value"))
            return Meaning(read, value)
    raise ValueError(f"unknown kind of rule: {kind!r}")


def rule_json(rule: Rule) -> dict[str, Any]:
    """All of a rule as JSON, for the log and the commands."""
    return {
        "rule": rule.rule,
        "report": rule.report,
        "outlet": rule.outlet,
        "field": rule.field,
        "kind": rule.kind,
        "how": how_json(rule.how),
        "correction": rule.correction,
        "said": rule.said,
    }


def rule_from(data: Mapping[str, Any], by: str, at: str) -> Rule:
    """Raises KeyError, ValueError."""
    how = how_from(data["kind"], data["field"], data["how"])
    return Rule(
        data["outlet"], data["field"], how, data["report"], data["correction"], data["said"], by, data["rule"], at
    )
