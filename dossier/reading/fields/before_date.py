"""Finds where a line of names ends before its date: at the date, its label, its day of the week, a time of the day."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import WEEKDAY_NAMES, WEEKDAY_PATTERN
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.dates import first_date

_STAMP = pattern(
    r"\b(?=[lupmavhiowe\d])(?:(?:last\s+)?<day_words/stamp>|\d{1,2}[:.h]\d{2}|(?:(?:on|am|le"
    r"|op|w|el|il)\s(?:[^\W\d_]{2,4}\.?,?\s)?)?\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{1,2}\s(?:min"
    r"(?:ute)?s?|hours?|days?|weeks?|months?)\sago|(?:vor|hace|há|il y a)\s\d{1,2}\s[^\W\d_]{1,9})\b",
    re.I,
)
_PREPOSITIONS = frozenset([
    "on", "el", "am", "le", "em", "en", "at", "às", "um", "il", "op", "den", "dne", "w", "på", "à", "alle", "ore", "a",
    "las", "kl", "klo", "o",
])  # fmt: skip
_BEFORE_DATE = re.compile(
    rf"(?:[\s,|•·-]|\b(?:{'|'.join(sorted(_PREPOSITIONS))}|{WEEKDAY_PATTERN})\b[.:]?)+$",
    re.I,
)
_BEFORE_DATES = WEEKDAY_NAMES | _PREPOSITIONS  # its words
_BEHIND = re.compile(r"(?:\s\w{1,3})?\s*(?P<colon>:?)\s*")  # a label: "Pubblicato il", "Fecha de publicación:"
_LONG = 8  # letters of a label that may lack its colon: shorter ones ("Saved") are names, too


def before_date(rendition: str, start: int, end: int) -> int:
    """The end of the names, at which a date or a time of day begins."""
    date = first_date(rendition, start, end)
    words = rendition[start : date.start if date else end]
    if stamp := _STAMP.search(words):
        words = words[: stamp.start()]
    if date or stamp:
        words = words[: _before_label(words)]
    last = words[words.rfind(" ") + 1 :]
    if last.isalpha() and last.lower() not in _BEFORE_DATES:  # a name, mostly
        return start + len(words)
    return start + len(_BEFORE_DATE.sub("", words))


def _before_label(words: str) -> int:
    """The start of the labels that end the words, as before a date; the words' end if there are none."""
    start, colon = len(words), False
    for label in reversed([*LABELS.finditer(words)]):
        behind = _BEHIND.fullmatch(words, label.end(), start)
        if behind is None:
            break
        start, colon = label.start(), colon or behind["colon"] != ""
    return start if colon or len(words[start:].rstrip()) >= _LONG else len(words)
