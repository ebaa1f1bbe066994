"""Recognises pages that come before a report (robot checks, consents, log-ins, errors), and openings of paid reports.

What counts is scored: how short the page is, what its title and its words say, and what a report has that it lacks.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, expression
from dossier.model.claims import Claim, Description, Reading, ReadingNote, Words
from dossier.reading.fields.ranking import settle

_PAGES = ("text/html", "application/xhtml+xml", "multipart/related", "application/warc", "application/wacz")
_HEADING = "\n\nStated in "  # what pages state below their words
_MOST_WORDS, _SHORT = 260, 80  # words of all that a wall shows; of a very short one
_STUB_WORDS = 260  # words of the opening of a paid report, at most
_SEEN = 6000  # letters in which is looked for what a page says
_IN_TITLE, _WHOLE_TITLE, _IN_WORDS, _MORE = 2.0, 1.0, 1.0, 0.5  # what counts for a wall
_HOST_TITLE = 1.0  # a page whose title is the name of its host
_BYLINE, _DAY, _LONG = -2.0, -1.5, -1.5  # and against it
_WALL = 2.5
_HOST = re.compile(r"(?:[\w-]+\.)+[a-z]{2,12}")
_SIGN = re.compile(r"\w+|[\u3040-\u9fff]")
_SENT = 0.6  # rank from which on a byline or a day is stated as such
_HIDDEN = 0.1  # rank of a wall's headline: kept, never shown


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (kind, re.compile(rf"(?<!\w)(?:{'|'.join(map(expression, words))})(?!\w)", re.I))
        for kind, words in concepts("wall_words").items()
    )


@cache
def _paid() -> re.Pattern[str]:
    words = (word for row in concepts("paywall_words").values() for word in row)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(expression, words))})", re.I)


def noted(reading: Reading) -> Reading:
    """The reading; of a wall without its headline, and with a note why, also where a report is cut off by a paywall."""
    if reading.media_type not in _PAGES or (not reading.description.text and not reading.description.claims):
        return reading
    found = reading.description
    shown = "" if reading.rendition.startswith(_HEADING.lstrip()) else reading.rendition.partition(_HEADING)[0]
    words = len(_SIGN.findall(shown[: _SEEN * 2]))
    if words <= _MOST_WORDS and (wall := _wall(found, shown, words) or _shell(found, shown)):
        claims = [replace(c, rank=_HIDDEN) if c.field == "headline" else c for c in (*found.claims, *found.others)]
        return replace(reading, description=replace(settle(claims, found.text), notes=(*found.notes, wall)))
    if paid := _stub(reading, shown):
        return replace(reading, description=replace(found, notes=(*found.notes, paid)))
    return reading


def _wall(found: Description, shown: str, words: int) -> ReadingNote | None:
    title = _title(found)
    best: tuple[float, str, str] = (0.0, "", "")
    for kind, pattern in _patterns():
        in_title, in_words = pattern.search(title), list(pattern.finditer(shown[:_SEEN]))
        if not in_title and not in_words:
            continue
        met = {match.group().casefold() for match in in_words}
        score = _IN_TITLE * bool(in_title) + _IN_WORDS * bool(in_words) + _MORE * (len(met) - 1)
        score += _WHOLE_TITLE * bool(in_title and len(in_title.group()) * 2 > len(title))
        said = (in_title or in_words[0]).group()
        best = max(best, (score, kind, said))
    score, kind, said = best
    score += _HOST_TITLE * bool(_HOST.fullmatch(title))
    score += _BYLINE * _states(found, "byline") + _DAY * _states(found, "published") + _LONG * (words > 2 * _SHORT)
    return (
        ReadingNote("wall", (kind, said)) if score >= _WALL or (score >= _WALL - 1 and words <= _SHORT // 2) else None
    )


def _shell(found: Description, shown: str) -> ReadingNote | None:
    """A page that shows no more than its own title, and states nothing of a report: a script would fill it."""
    title = _title(found)
    words = {word.casefold() for word in _SIGN.findall(shown)}
    empty = words <= {word.casefold() for word in _SIGN.findall(title)}
    stated = _states(found, "byline") or _states(found, "published")
    return ReadingNote("wall", ("script", title)) if empty and title and not stated else None


def _title(found: Description) -> str:
    titles = [c for c in (*found.all_of("headline"), *found.candidates("headline"))]
    return " / ".join(dict.fromkeys(c.value.value for c in titles if isinstance(c.value, Words)))[:400]


def _states(found: Description, field: str) -> bool:
    return any(c.field == field and c.rank >= _SENT and _is_own(c) for c in found.claims)


def _is_own(claim: Claim) -> bool:
    return not (claim.field == "published" and getattr(claim.value, "what", "published") == "captured")


def _stub(reading: Reading, shown: str) -> ReadingNote | None:
    """An appeal to pay right below, or within, a text that is as short as the opening of a report."""
    found = reading.description
    words = sum(len(_SIGN.findall(span.of(reading.rendition))) for span in found.text)
    if not found.text or words > _STUB_WORDS:
        return None
    last = found.text[-1]
    near = reading.rendition[found.text[0].start : last.end + 600][: len(shown)]
    match = _paid().search(near)
    return ReadingNote("paywall", (match.group(),)) if match else None
