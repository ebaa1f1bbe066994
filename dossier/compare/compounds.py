"""Reads what is counted by words that are read as one: `prior arrests`, `a 225-page report`, `shot four times`."""

from __future__ import annotations

from collections.abc import Mapping

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern

_CRASHED = pattern(  # `a two-car crash`, also as texts split into words have it
    r"\s?-\s?(<vehicles/colliding>)(?=(?: [a-z]+){0,2}? <vehicles/collision>)"
)
_HAS = pattern(  # `a 225-page report`, `a two-carriage tram`: what the next thing has so many of
    r"\s?-\s?(<compounds/measured_by>)(?= [a-z]+)"
)
_AHEAD = pattern(  # `a 12-point lead`
    r"\s?-?\s?(?P<of><compounds/score>)(?= <compounds/margin>\b)"
)
_VOTED = pattern(r" (?:votes? )?<votes/for_or_against>\b")
_VOTE = pattern(r"\b<votes/vote>\b")  # the words of a vote
_MADE_OF = pattern(r"\s?-\s?(<compounds/member>)(?= ([a-z]+))")  # `a 12-person task force`
_CROWD = pattern(r" person(?= <compounds/body_of_people>\b)")
_GUNS = r"(?: (?:assault |automatic )?(?:rifles?|guns?))"
_DESIGNATION = pattern(  # `seven AK-47s`, `two F-16 jets`; M6 may be a road, and the G20 are states
    r" (?:(?!<boundaries/after_a_designation>\b|carr|wield)[a-z]+ )?(?:(?P<rifles>(?:ak|ar)(?: ?- ?| "
    rf"|s?)\d{{2}}s?{_GUNS}?|[mg]-?\d{{1,2}}(?:s|s?{_GUNS})|kalashnikovs?)"
    r"|(?P<aircraft>(?:(?:<vehicles/aircraft_maker>|su(?=-))(?: ?- ?| )\d{1,3}s?)(?: (?:fighter )?(?:jets?"
    r"|planes?|aircraft|fighters?))?))\b"
)
# What is known of somebody from before: `four prior arrests`, `had been arrested four times`
_EARLIER = re.compile(
    r"\s+(?:prior|previous|past|earlier) arrests\b|\s+(?:arrestos|detenciones) (?:previ|anterior)[aoe]s\b"
)
_ARRESTED = pattern(r"\b<casualties/arrested_one> (?:<hedges/at_least> )?\S+$")
_TIMES = re.compile(r"\s+(?:times|veces)\b")
_TWICE = re.compile(r"\btwice$")
_DONE = pattern(  # `shot him at least four times`
    r"\b(?:(?P<hit>shot|blasted|(?P<by>struck|hit)|balead[oa])|(?P<fired><weapons/firing>)"
    r"|(?P<stab><weapons/stabbing>))(?: (?!and\b|or\b|y\b)[a-z]+){0,6} (?:\S+ (?:or|o) )?\S+$"
)
_BULLET = pattern(  # what tells that somebody was hit by bullets
    r"\b<weapons/gunfire>\b"
)
_BULLETS = pattern(r" <weapons/bullets>\b(?P<hit> (?:hit|struck|entered|impact\w+))?")
_HIT_BY = pattern(r"\b<weapons/hit_by>(?: <hedges/at_least>)? \S+$")
_CHARGE = re.compile(r" (?:count(?= of\b)|(?:[a-z-]+ ){1,3}charge\b)")  # `one count of arson`, `one arson charge`


def compound(text: str, start: int, table: Mapping[str, tuple[str, str]]) -> tuple[str, str, int] | None:
    """What a number that ends at `start` counts by such words: its name, its kind, and where its words end."""
    done = _done(text, start) or _wounds(text, start)
    if done is not None:
        return done
    named = _DESIGNATION.match(text, start)
    if named:
        return str(named.lastgroup).replace("_", " "), "thing", named.end()
    earlier = _EARLIER.match(text, start)
    if earlier:
        return "earlier arrests", "thing", earlier.end()
    found = _CRASHED.match(text, start) or _HAS.match(text, start)
    if found and found[1] in table:
        return table[found[1]][0], "thing", found.end()
    ahead = _AHEAD.match(text, start)
    if ahead:
        return f"{ahead['of']}s", "thing", ahead.end()
    voted = _VOTED.match(text, start)
    if voted and _VOTE.search(text):  # `nine in favor`; of charges some are against one, some against another
        return "votes", "thing", voted.end()
    made = _MADE_OF.match(text, start)
    if made:
        return "members", "people", made.end()
    crowd = _CROWD.match(text, start)
    return ("people", "people", crowd.end()) if crowd else None


def _done(text: str, start: int) -> tuple[str, str, int] | None:
    """How often somebody was shot at, stabbed or arrested."""
    times = _TIMES.match(text, start)
    end = times.end() if times else start if _TWICE.search(text, max(0, start - 6), start) else None
    if end is None:
        return None
    lead = text[max(0, start - 60) : start]
    if times and _ARRESTED.search(lead):
        return "earlier arrests", "thing", end
    found = _DONE.search(lead)
    if found is None or (found["by"] and not _BULLET.search(text)):
        return None
    wounds = {"hit": "gunshot wounds", "stab": "stab wounds", "fired": "shots"}
    return next(name for kind, name in wounds.items() if found[kind]), "thing", end


def _wounds(text: str, start: int) -> tuple[str, str, int] | None:
    """How many bullets hit somebody: `he was hit by seven bullets`, `recibió tres balazos`."""
    found = _BULLETS.match(text, start)
    hit = found and (found["hit"] or _HIT_BY.search(text, max(0, start - 40), start))
    return ("gunshot wounds", "thing", found.end() - len(found["hit"] or "")) if found and hit else None


def one_charge(text: str, end: int) -> int | None:
    """Where the words end by which `one` that ends at `end` counts what somebody is charged with."""
    found = _CHARGE.match(text, end)
    return found.end() if found else None
