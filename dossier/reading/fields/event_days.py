"""Distinguishes the day of an event, a deadline or a court session from the day on which a report appeared."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern

_HOUR = r"\d{1,2}(?:[:.h]\d\d)?"
_UNIT = r"\s?(?:[ap]\.?m\b\.?|uhr\b|h(?:rs?|s)?\b)"
_TO = r"\s*(?:[-–—]|to|bis|until|till|a|à|às|alle|tot|do)\s*"
_CLOSES = rf"{_TO}(?:\d{{1,2}}[:.h]\d\d|{_HOUR}{_UNIT})"
# How a day goes on that is an event's: ", 10 am to 4 pm", ", dalle 9 alle 18"
_FROM_TO = re.compile(
    rf"[\s,;|·]*(?:(?:from|von|de|das|dalle|van|od)\s+{_HOUR}(?:{_UNIT})?{_TO}{_HOUR}|{_HOUR}(?:{_UNIT})?{_CLOSES})",
    re.I,
)
_TO_HOUR = re.compile(rf"\s*{_CLOSES}", re.I)  # where its clock holds the first hour
# Before the day by which something is to be done, or until which it lasts
_UNTIL = pattern(r"\b<day_words/until>\s+$", re.I)
_BEFORE = 24  # characters before a day in which these words come
_NOUNS = frozenset(("date", "fecha", "data", "datum"))  # labels of every kind of day
_WORD_BEFORE = re.compile(r"([^\W\d_]+)\s+$")
# Of a report's day, or part of the label of any day: "Date and time:", "Fecha de hoy:", "Date (UTC):"
_OF_ISSUE = pattern("<day_words/of_issue>", re.I)


def is_events(words: str, day: int, behind: int, end: int, *, clocked: bool) -> bool:
    """Whether the day at `words[day:behind]`, in a line to `end`, goes on from hour to hour, or is a deadline.

    `clocked`: an hour is part of it.
    """
    lasts = _FROM_TO.match(words, behind, end) or (clocked and _TO_HOUR.match(words, behind, end))
    return bool(lasts) or _UNTIL.search(words, max(0, day - _BEFORE), day) is not None


def is_of_another(words: str, start: int, label: re.Match[str], day: int) -> bool:
    """Whether a word such as "date" is part of a label for something else: "Court date:", "Fecha del evento:"."""
    if label[0].lower() not in _NOUNS:
        return False
    before = _WORD_BEFORE.search(words, start, label.start())
    inside, colon, _ = words[label.end() : day].partition(":")
    others = (before[1] if before else "", inside.strip() if colon else "")
    return any(other and not _OF_ISSUE.search(other) for other in others)
