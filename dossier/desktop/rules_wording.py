"""Rules, their proposals and outlets in words, as the window shows them."""

from __future__ import annotations

from dossier.desktop import wording
from dossier.model.outlets import KnownOutlet
from dossier.model.rules import Meaning, Proposal, Rule, Source, Trim


def how_text(rule: Rule) -> str:
    """What a rule says of every report of its outlet."""
    match rule.how:
        case Source(origin):
            return f"What stands {wording.origin_words(origin)} is right"
        case Trim(head, tail):
            cut = [f"“{words.strip()}” {where}" for words, where in ((head, "in front"), (tail, "at the end")) if words]
            return f"Leave out {' and '.join(cut)}"
        case Meaning(read, value):
            before, after = wording.values_text(rule.field, read), wording.values_text(rule.field, value)
            return f"“{before}” means “{after}”" if value else f"“{before}” is nobody"


def title_text(rule: Rule) -> str:
    return f"{rule.rule}: the {wording.FIELD_NAMES[rule.field].lower()} of {rule.outlet}"


def effect_text(proposal: Proposal) -> str:
    """How much a rule would change, and what people's own corrections say of it."""
    rule, changed = proposal.rule, len(proposal.effects)
    others = wording.plural(proposal.reports, "other report")
    if not proposal.reports:
        return f"No other report is from {rule.outlet} yet; the rule holds for those that come."
    said = f"Changes {changed:,} of {others} of {rule.outlet}" if changed else f"Changes none of {others}"
    said += "; reports that come later follow it, too."
    if proposal.agreeing:
        said += f" It agrees with {wording.plural(proposal.agreeing, 'correction')} made by hand."
    if proposal.against:
        said += f" {wording.plural(proposal.against, 'report')} corrected otherwise by hand will stay so."
    return said


def home_text(known: KnownOutlet) -> str:
    outlet = known.outlet
    return ", ".join(part for part in (outlet.city, wording.country_text(outlet.country)) if part)


def teller_text(known: KnownOutlet) -> str:
    return wording.agent_text(known.by) if known.by else ""
