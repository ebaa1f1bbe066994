"""Takes words as an author's name whatever they look like, because of the place that they have."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.reading.fields.people import is_nobody

BY = re.compile(
    r"\W*(?:[^\W\d]+\s+){0,2}?(?:(?:by|von|por|par|di|door|av|af)\b\s*:?"
    r"|(?:autor(?:in|a|e)?|author|auteur|texto?|redaktion)\s*:)\s*",
    re.I,
)
_BAR = re.compile(r"\s*[|•·\n/]\s*|\s[-–—]\s|,\s+(?=\d)|\s+(?:on|am|le|el)\s+(?=\d)")
_SHORTEST, _LONGEST, _MOST_WORDS = 2, 45, 5


def whole_names(words: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The words behind "by" up to a bar or a day, if they are few enough to be a name."""
    lead = BY.match(words, start, end)
    start = lead.end() if lead else start
    bar = _BAR.search(words, start, end)
    text = words[start : bar.start() if bar else end]
    start += len(text) - len(text := text.lstrip(" @\t:*_"))
    text = text.rstrip(" .,:;\t*_")
    # "Feb 11", "a reader"; an account's name may have digits and small letters
    phrase = " " in text and (text.islower() or any(map(str.isdigit, text)))
    short = not phrase and not is_nobody(text) and _SHORTEST <= len(text) <= _LONGEST and text.count(" ") < _MOST_WORDS
    if short and "://" not in text and any(map(str.isalpha, text)):
        yield start, start + len(text)
