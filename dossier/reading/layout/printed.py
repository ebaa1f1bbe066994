"""Reads what a browser adds to a page that it prints: the day, and the page's title with the outlet's name in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date as date_type
from datetime import datetime, timedelta

from dossier import lazy_re as re
from dossier.authority.month_forms import bare
from dossier.model.captures import stated_moment
from dossier.model.claims import Claim, Description, Published, Words
from dossier.reading.fields import outlet_names
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.stated_lines import StatedFact

PRINTED = "printed"  # the key of the moment at which a browser printed the page
_HUNG = re.compile(r"\s+(?:[|·•*–—-]|::)\s+(?=\S)")
_LONGEST = 40  # letters of an outlet's name
_NAMED = 0.6  # rank of a name that the page's title has behind its headline
_HALF = ("am", "a.m.", "pm", "p.m.")


def with_print(description: Description, facts: Sequence[StatedFact]) -> Description:
    """Adds the facts of a browser's print to the description; leaves other documents unchanged."""
    fact = next((fact for fact in facts if fact.key == PRINTED), None)
    if fact is None:
        return description
    made = next((fact for fact in facts if fact.key == "created"), None)
    return _with_outlet(_with_moment(description, fact, made), facts)


def _with_moment(description: Description, printed: StatedFact, made: StatedFact | None) -> Description:
    """The moment of printing as a date of capture that is never shown.

    The document states to the second when it was made. Where that is the day on the page's edge, in either order of
    day and month and wherever the clock was, it is the moment; the time of a document that was made later is ignored.
    """
    date = first_date(_with_century(printed.value), day_first=not printed.value.casefold().endswith(_HALF))
    either = [first_date(_with_century(printed.value), day_first=order) for order in (True, False)]
    moment = stated_moment(made.value) if made is not None else None
    if made and moment and any(day and _is_near(moment, day.date) for day in either):
        when = Published(moment.isoformat(timespec="minutes"), "minute", "captured")
        claim = Claim("published", when, (made.evidence(),), 0.0)
    elif date is not None:
        claim = Claim("published", Published(date.date, "day", "captured"), (printed.evidence(),), 0.0)
    else:
        return description
    return replace(description, others=(*description.others, claim))


def _is_near(moment: datetime, day: str) -> bool:
    return abs(moment.date() - date_type.fromisoformat(day)) <= timedelta(days=1)


def _with_century(value: str) -> str:
    """A browser's date with its century: 11/21/24 is of this one."""
    day, _, rest = value.partition(" ")
    parts = day.rstrip(",").replace(".", "/").replace("-", "/").split("/")
    if len(parts) == 3 and len(parts[2]) == 2:
        return f"{parts[0]}/{parts[1]}/20{parts[2]} {rest}"
    return value


def _with_outlet(description: Description, facts: Sequence[StatedFact]) -> Description:
    """The outlet whose name follows the headline in the page's title: shown if the page names no other."""
    best = description.best("headline")
    headline = best.value.value if best is not None and isinstance(best.value, Words) else ""
    titles = (fact for fact in facts if fact.key == "title")
    found = next((claim for fact in titles if (claim := _outlet_after_headline(fact, headline))), None)
    if found is None:
        return description
    if description.best("outlet") is None:
        return replace(description, claims=(*description.claims, found))
    return replace(description, others=(*description.others, found))


def _outlet_after_headline(fact: StatedFact, headline: str) -> Claim | None:
    """The outlet's name after the headline in the title."""
    for cut in _HUNG.finditer(fact.value):
        name = fact.value[cut.end() :]
        if bare(fact.value[: cut.start()]) == bare(headline) and len(name) <= _LONGEST and not _HUNG.search(name):
            listed = outlet_names.listed_outlet(name)
            value = Words(listed.name if listed else name)
            return Claim("outlet", value, (fact.evidence(fact.start + cut.end()),), _NAMED)
    return None
