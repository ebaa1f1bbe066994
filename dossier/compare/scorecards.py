"""Reads the records of boxers and teams: `Ana Vera (21-3, 12 KOs)` has won 21 times, 12 of them by knockout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.links import part_of

_KNOCKOUTS = (
    r"(?:,| with| con)(?: an?)?(?: [a-z]+)? (?P<ko>\d{1,3}) ?(?:KO['’]?s?|knockouts?|wins by knockout|nocauts?)\b"
)
_RECORD = re.compile(
    r"(?P<name>[A-ZÁÉÍÓÚÑ][\w’'-]*\w)"
    r"(?:(?P<told>['’]s (?:\w+ )?record (?:to|of|at)) | \(|, )"
    rf"(?P<record>(?P<wins>\d{{1,3}})-\d{{1,3}}(?P<draws>-\d{{1,2}})?)(?![\d-])(?:{_KNOCKOUTS})?(?P<end>\))?"
)
_VOTED = pattern(r"\b<votes/voted>\b", re.IGNORECASE)
_SEASON = 10  # wins; fewer against fewer may be the score of a match


@dataclass(frozen=True, slots=True)
class WinCount:
    """How often somebody won, and the span of the words that say so."""

    of: str
    value: int
    start: int
    end: int


def tallies(text: str) -> Iterator[WinCount]:
    """Of a sentence as it was written: names are known by their capitals."""
    if "-" not in text or _VOTED.search(text):
        return
    for match in _RECORD.finditer(text):
        wins, name = int(match["wins"]), match["name"]
        closed = match["end"] is not None and (match["draws"] or wins >= _SEASON)
        if not (match["ko"] or match["told"] or closed):
            continue
        yield WinCount(part_of("wins", name), wins, *match.span("record"))
        if match["ko"]:
            yield WinCount(part_of("knockouts", name), int(match["ko"]), match.start("ko"), match.end("ko"))
