"""Applies rules and corrections to what a reader found: the only source of the descriptions shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.model.claims import Claim, Dateline, Description, Person, Place, Published, Value, Words
from dossier.model.corrections import corrected, laid_over
from dossier.model.evidence import Evidence, Span
from dossier.model.rules import RULE_RANK, Meaning, Rule, RuleSource, Trim


def overlaid(
    description: Description, rules: Sequence[Rule], corrections: Iterable[tuple[Claim, ...]] = ()
) -> Description:
    """What is shown: a reader's claims, over them the rules for the outlet, over these corrections, oldest first."""
    corrections = tuple(corrections)
    return corrected(ruled(description, rules, corrections), corrections)


def ruled(
    description: Description, rules: Sequence[Rule], corrections: Sequence[tuple[Claim, ...]] = ()
) -> Description:
    """The description with rules applied, oldest first; `corrections` may name the report's outlet."""
    if not rules:
        return description
    read = description
    for rule in rules:
        if rule.field == "outlet" and same_name(outlet_of(read), rule.outlet):
            description = _newest_over(read, description, rule)
    shown = outlet_of(corrected(description, (claims for claims in corrections if claims[:1] and _on_outlet(claims))))
    for rule in rules:
        if rule.field != "outlet" and same_name(shown, rule.outlet):
            description = _applied(description, rule)
    return description


def outlet_of(description: Description) -> str | None:
    best = description.best("outlet")
    return best.value.value if best and isinstance(best.value, Words) else None


def same_name(one: str | None, other: str | None) -> bool:
    """Whether two outlets' names are one, whatever their case."""
    return one is not None and other is not None and one.casefold() == other.casefold()


def _on_outlet(claims: tuple[Claim, ...]) -> bool:
    return claims[0].field == "outlet"


def _newest_over(read: Description, shown: Description, rule: Rule) -> Description:
    """Of several rules on what an outlet is read as, the newest that has anything to say is shown."""
    found = found_by(read, rule)
    return shown if found is None else laid_over(shown, rule.field, found)


def _applied(description: Description, rule: Rule) -> Description:
    found = found_by(description, rule)
    return description if found is None else laid_over(description, rule.field, found)


def found_by(description: Description, rule: Rule) -> tuple[Claim, ...] | None:
    """The claims that a rule gives; None where it has nothing to say."""
    shown = description.all_of(rule.field)
    match rule.how:
        case RuleSource(origin):
            return _from_source(description, rule, origin)
        case Trim(head, tail):
            trimmed = tuple(_trimmed(claim, rule, head, tail) for claim in shown)
            return trimmed if trimmed != shown else None
        case Meaning(read, value):
            return _meant(shown, rule, read, value)


def _from_source(description: Description, rule: Rule, origin: str) -> tuple[Claim, ...] | None:
    shown = description.all_of(rule.field)
    there = [c for c in (*shown, *description.candidates(rule.field)) if any(e.origin == origin for e in c.evidence)]
    once = {value_key(claim.value): claim for claim in reversed(there)}
    found = [claim for claim in there if once[value_key(claim.value)] is claim]
    chosen = found if rule.field == "byline" else found[:1]
    if not chosen or [c.value for c in chosen] == [c.value for c in shown]:
        return None
    return tuple(_by_rule(claim.value, claim.evidence, rule) for claim in chosen)


def _trimmed(claim: Claim, rule: Rule, head: str, tail: str) -> Claim:
    """The claim without `head` and `tail` where it has them and more, else the claim itself."""
    whole = words_of(claim.value)
    if whole is None or len(whole) <= len(head) + len(tail) or not (whole.startswith(head) and whole.endswith(tail)):
        return claim
    words = whole[len(head) : len(whole) - len(tail)]
    if not words.strip():
        return claim
    evidence = tuple(_narrowed(e, whole, len(head), words) for e in claim.evidence)
    return _by_rule(_with_words(claim.value, words), evidence, rule)


def _narrowed(evidence: Evidence, whole: str, head: int, words: str) -> Evidence:
    """The evidence with only these words of it, and their span."""
    at = evidence.quote.find(whole)
    start = at + head if at >= 0 else evidence.quote.find(words)
    if start < 0:
        return evidence
    span = evidence.span and Span(evidence.span.start + start, evidence.span.start + start + len(words))
    return Evidence(evidence.origin, words, span)


def _meant(
    shown: tuple[Claim, ...], rule: Rule, read: tuple[Value, ...], value: tuple[Value, ...]
) -> tuple[Claim, ...] | None:
    wanted = {meaning_key(one) for one in read}
    hit = [claim for claim in shown if meaning_key(claim.value) in wanted]
    if not hit or {meaning_key(claim.value) for claim in hit} != wanted:
        return None
    evidence = tuple(e for claim in hit for e in claim.evidence)
    there = {meaning_key(claim.value) for claim in shown if claim not in hit}
    new = [_by_rule(_in_place(hit[0].value, one), evidence, rule) for one in value if meaning_key(one) not in there]
    at = shown.index(hit[0])
    kept = [claim for claim in shown if claim not in hit]
    if not new:  # that somebody is not among the names is the rule's word on all of them
        return tuple(_by_rule(claim.value, claim.evidence, rule) for claim in kept)
    return (*kept[:at], *new, *kept[at:])


def _by_rule(value: Value, evidence: tuple[Evidence, ...], rule: Rule) -> Claim:
    return Claim(rule.field, value, (*evidence, rule.evidence), RULE_RANK, rule.agent)


def _in_place(read: Value, meant: Value) -> Value:
    """A dateline keeps its own day, and whether its place was stated."""
    if isinstance(read, Dateline) and isinstance(meant, Dateline):
        return Dateline(meant.place, read.date, read.basis)
    return meant


def _plain(text: str) -> str:
    return " ".join(text.split())


def words_of(value: Value) -> str | None:
    match value:
        case Words():
            return value.value
        case Person():
            return value.name
        case _:
            return None


def _with_words(value: Value, words: str) -> Value:
    return Person(words, value.role) if isinstance(value, Person) else Words(words)


def value_key(value: Value) -> object:
    """What makes two values one for a reader of the field."""
    match value:
        case Words():
            return _plain(value.value)
        case Person():
            return _plain(value.name).casefold(), value.role
        case Dateline():
            return place_key(value.place), value.date
        case Published():
            return value.value


def place_key(place: Place | None) -> object:
    return None if place is None else (place.name, place.admin, place.country)


def meaning_key(value: Value) -> object:
    return place_key(value.place) if isinstance(value, Dateline) else value_key(value)
