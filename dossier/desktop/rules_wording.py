"""Rules, their proposals and outlets in words, as the window shows them."""

from __future__ import annotations

from collections.abc import Iterator

from dossier.desktop import value_wording
from dossier.model.outlets import KnownOutlet
from dossier.model.rules import Meaning, Proposal, Rule, RuleSource, Trim
from dossier.translations import tr, tr_n


def how_text(rule: Rule) -> str:
    """What a rule says of every report of its outlet."""
    match rule.how:
        case RuleSource(origin):
            return tr("What is written {place} is right", place=value_wording.origin_words(origin))
        case Trim(head, tail):
            return _trim_text(head.strip(), tail.strip())
        case Meaning(read, value):
            before, after = value_wording.values_text(rule.field, read), value_wording.values_text(rule.field, value)
            if value:
                return tr("“{before}” means “{after}”", before=before, after=after)
            return tr("“{before}” is nobody", before=before)


def _trim_text(head: str, tail: str) -> str:
    if head and tail:
        return tr("Leave out “{head}” in front and “{tail}” at the end", head=head, tail=tail)
    if head:
        return tr("Leave out “{head}” in front", head=head)
    return tr("Leave out “{tail}” at the end", tail=tail)


def title_text(rule: Rule) -> str:
    field = value_wording.field_within(rule.field)
    return tr("{rule}: the {field} of {outlet}", rule=rule.rule, field=field, outlet=rule.outlet)


def effect_text(proposal: Proposal) -> str:
    """How much a rule would change, and what people's own corrections say of it."""
    outlet, changed = proposal.rule.outlet, len(proposal.effects)
    if not proposal.reports:
        return tr("No other report is from {outlet} yet; the rule holds for those that come.", outlet=outlet)
    if changed:
        message = tr_n(
            proposal.reports,
            "Changes {changed} of {n} other report of {outlet}; reports that come later follow it, too.",
            "Changes {changed} of {n} other reports of {outlet}; reports that come later follow it, too.",
            changed=changed,
            outlet=outlet,
        )
    else:
        message = tr_n(
            proposal.reports,
            "Changes none of {n} other report; reports that come later follow it, too.",
            "Changes none of {n} other reports; reports that come later follow it, too.",
        )
    return " ".join([message, *_by_hand(proposal)])


def _by_hand(proposal: Proposal) -> Iterator[str]:
    if proposal.agreeing:
        yield tr_n(
            proposal.agreeing,
            "It agrees with {n} correction made by hand.",
            "It agrees with {n} corrections made by hand.",
        )
    if proposal.against:
        yield tr_n(
            proposal.against,
            "{n} report corrected otherwise by hand will stay so.",
            "{n} reports corrected otherwise by hand will stay so.",
        )


def home_text(known: KnownOutlet) -> str:
    outlet = known.outlet
    return ", ".join(part for part in (outlet.city, value_wording.country_text(outlet.country)) if part)


def rule_author_text(known: KnownOutlet) -> str:
    return value_wording.agent_text(known.by) if known.by else ""
