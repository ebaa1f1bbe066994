"""Finds general rules that turn what was read into what a person corrected it to."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.model.claims import Claim, Dateline, Description, Field, Person, Published, Value
from dossier.model.overlay import found_by, meaning_key, place_key, value_key, words_of
from dossier.model.rules import How, Meaning, Rule, RuleSource, Trim

# Fields whose values come again from report to report; what a headline means says nothing of the next one
_RECURRING: frozenset[Field] = frozenset({"outlet", "section", "language", "byline", "dateline"})
_TRIMMED: frozenset[Field] = frozenset({"headline", "standfirst", "outlet", "section", "byline", "url"})


def ways(shown: Description, field: Field, given: tuple[Claim, ...]) -> tuple[How, ...]:
    """The general ways that lead from what is shown of a field without a person's correction to that correction.

    The narrowest first: without some words, from another source, as another value.
    """
    if agree(shown.all_of(field), given):
        return ()
    found = [*_trims(shown, field, given), *_sources(shown, field), *_meanings(shown, field, given)]
    return tuple(how for how in found if _leads_to(shown, field, how, given))


def _leads_to(shown: Description, field: Field, how: How, given: tuple[Claim, ...]) -> bool:
    found = found_by(shown, Rule("", field, how, "", 0, "", ""))
    return found is not None and agree(found, given)


def agree(found: Sequence[Claim], given: Sequence[Claim]) -> bool:
    """Whether claims say what a person says, who may say it less finely: a day instead of a minute."""
    if len(found) != len(given):
        return False
    if given and isinstance(given[0].value, Person):
        return {value_key(claim.value) for claim in found} == {value_key(claim.value) for claim in given}
    return all(_says(one.value, other.value) for one, other in zip(found, given, strict=True))


def _says(found: Value, given: Value) -> bool:
    match found, given:
        case Published(), Published():
            return found.value.startswith(given.value)
        case Dateline(), Dateline():
            same_place = place_key(found.place) == place_key(given.place)
            return same_place and given.date in (None, found.date)
        case _:
            return value_key(found) == value_key(given)


def _sources(shown: Description, field: Field) -> list[How]:
    claims = (*shown.all_of(field), *shown.candidates(field))
    origins = dict.fromkeys(e.origin for claim in claims for e in claim.evidence if e.origin != "person")
    return [RuleSource(origin) for origin in origins]


def _trims(shown: Description, field: Field, given: tuple[Claim, ...]) -> list[How]:
    """Words cut off at both ends of the one value that was too long."""
    gone, new = _changed(shown, field, given)
    if field not in _TRIMMED or len(gone) != 1 or len(new) != 1:
        return []
    whole, words = words_of(gone[0]) or "", words_of(new[0]) or ""
    at = whole.find(words)
    if at < 0 or not words:
        return []
    head, tail = whole[:at], whole[at + len(words) :]
    return [Trim(head, tail)] if _parts(head, words) and _parts(words, tail) else []


def _parts(left: str, right: str) -> bool:
    """Whether a word ends between the two."""
    return not (left[-1:].isalnum() and right[:1].isalnum())


def _meanings(shown: Description, field: Field, given: tuple[Claim, ...]) -> list[How]:
    gone, new = (tuple(map(_without_day, values)) for values in _changed(shown, field, given))
    return [Meaning(gone, new)] if field in _RECURRING and gone else []


def _without_day(value: Value) -> Value:
    """Of a dateline the place alone comes again."""
    return Dateline(value.place, None) if isinstance(value, Dateline) else value


def _changed(shown: Description, field: Field, given: tuple[Claim, ...]) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """What was read and is not so, and what is so and was not read."""
    old, right = [c.value for c in shown.all_of(field)], [c.value for c in given]
    before, after = set(map(meaning_key, old)), set(map(meaning_key, right))
    gone = tuple(value for value in old if meaning_key(value) not in after)
    return gone, tuple(value for value in right if meaning_key(value) not in before)
