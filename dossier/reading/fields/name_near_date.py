"""Separates a name from what pages add to it: a day, a clock time, an age, a reading time, a handle."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.given_names import opens_with_given
from dossier.authority.knowledge import pattern
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.published import head_dates

_LONGEST = 90  # characters of a line that says when
_DATE_CHARACTERS = re.compile(r"[\d@\u0660-\u0669\u06f0-\u06f9]")  # every day, time and handle holds one of these
_HOW_LONG_AGO = pattern(r"<day_words/ago>\W*", re.I)
# "Monday 5:30PM", "Vandaag om 20:07", "aktualizováno • 12:56", "3 min read"
_MOMENT = pattern("<day_words/moment>", re.I)
_LABEL_END = re.compile(r"\W*(?:(?:on|at|am|um|le|el|em|il|op|den)\s+)?", re.I)
_HOW_LONG = re.compile(r"\d{1,3}\s+(?:years?|años?|anos|ans|jahre?|anni|jaar|lat|år|yıl)", re.I)  # a sentence, an age
# "7 hours": an age if it follows a name, otherwise perhaps a cooking time
_SPAN = pattern(r"<day_words/one><day_words/unit>\.?", re.I)
_HANDLE = re.compile(r"@\w{2,30}|[(<]?[\w.+-]{1,40}@[\w-]+(?:\.[\w-]+){1,3}[)>]?")  # or the address of an author's mail
# Where the part that follows a name may begin
_CUT = pattern(
    r"\s*(?P<mark>[|•·,–—-])\s*(?=\S)|(?:(?P<colon>:)|\s/)\s(?=\S)|\s+(?=[\d@]|[(<]?[\w.+-]{1,40}@"
    r"|<day_words/cut>\b)|(?<=[a-zà-ÿ])(?=\d)",
    re.I,
)
_DASHES = ("-", "–", "—")
_COLON = re.compile(r":\s+(?=\D{0,12}\d)")


@dataclass(frozen=True, slots=True)
class NameEnd:
    """The end of a name in a line that goes on with a day or the like; `dashed`: only a dash separates them."""

    end: int
    dashed: bool


def is_date_or_time(words: str, start: int, end: int) -> bool:
    """Whether `words[start:end]` is a day, a clock, how long ago, or how long the reading takes, and nothing else."""
    line = words[start:end]
    if not 0 < len(line) <= _LONGEST:
        return False
    label = LABELS.match(line)
    said = _LABEL_END.sub("", line[label.end() :], count=1) if label else line
    if label is not None and not said:
        return True  # "Published", over the day
    if _MOMENT.fullmatch(said) is not None:
        return True
    return _DATE_CHARACTERS.search(line) is not None and any(claim.rank > 0 for claim in head_dates(words, start, end))


def is_elapsed_time(words: str, start: int, end: int) -> bool:
    """Whether the words say how long ago something was, perhaps with a label before: "Posted 3 hours ago"."""
    label = LABELS.match(words, start, end)
    behind = _LABEL_END.match(words, label.end(), end) if label else None
    return _HOW_LONG_AGO.fullmatch(words, behind.end() if behind else start, end) is not None


def find_name_end(words: str, start: int, end: int) -> NameEnd | None:
    """The end of a name that is followed by a day, a time or a handle in its own line."""
    if not _DATE_CHARACTERS.search(words, start, end):
        return None
    for cut in _CUT.finditer(words, start + 1, end):
        rest = words[cut.end() : end]
        doubted = cut["colon"] or (not cut["mark"] and _SPAN.fullmatch(rest))
        if _HOW_LONG.fullmatch(rest) or (doubted and not opens_with_given(words[start : cut.start()])):
            continue  # words before a colon are mostly the label of the day
        if _HANDLE.fullmatch(rest) or is_date_or_time(words, cut.end(), end):
            return NameEnd(cut.start(), cut["mark"] in _DASHES)
    return None


def before_colon(words: str, start: int, end: int) -> int:
    """The end of a name that a colon separates from a day, "Ada Ruiz: 3 March 2019"; labels have this form, too."""
    colon = _COLON.search(words, start, end)
    return colon.start() if colon is not None and is_date_or_time(words, colon.end(), end) else end
