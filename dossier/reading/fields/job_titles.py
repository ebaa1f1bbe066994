"""Separates a name from the job title that directly follows it: "Ada Ruiz Crime Reporter"."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.given_names import GIVEN
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import bare
from dossier.reading.fields.person_names import is_name

_WORD = re.compile(r"\S+")
_FEWEST = 2  # words of a name before a post
_MOST_BEATS = 3  # words of any kind between a name that opens with a given one and its post
_LONGEST = 80
# The last letters of every post below: most lines close with others, or hold a comma
_MAY_HOLD = pattern(r"\s(?i:\w*<job_words/may_hold>)")
_POST = pattern("<job_words/post>", re.I)
_DESK = re.compile(r"team|desk", re.I)  # of the paper; a name before it has to be sure
# Words between a job title and its field
# Fields and ranks of job titles, which no name holds: in German, and others, most end alike.
_ADJECTIVE = re.compile(r"\w{3,}(?:ischer?|ische[rn]?|ical)", re.I)


def without_post(words: str) -> str:
    """The name at the start of the words, if a job title follows; empty for a mere title; else the unchanged words."""
    return _before_title(words) if len(words) <= _LONGEST and _MAY_HOLD.search(words) else words


def closes_as_post(words: str) -> bool:
    """True if words directly after a name, without a blank, are a job title: "Ada RuizCrime Reporter"."""
    return any(_POST.fullmatch(word) for word in words.split())


@lru_cache(maxsize=256)  # a page names the same few again and again
def _before_title(words: str) -> str:
    parts = list(_WORD.finditer(words))
    for n in range(_FEWEST, len(parts)):
        word, behind = parts[n].group(), parts[n + 1 :]
        post = _POST.fullmatch(word) is not None
        if not post and not (_DESK.fullmatch(word) and n > _FEWEST):
            continue
        if (
            behind
            and bare(behind[0].group()) not in listed("job_words", "of")
            and not _POST.fullmatch(behind[-1].group())
        ):
            continue
        before = [part.group() for part in parts[:n]]
        if all(map(_is_beat, before)):
            return ""  # "Senior Political Correspondent"
        size = _of_name(before, sure=post)
        return words[: parts[size - 1].end()] if size else words
    return words


def _of_name(words: list[str], *, sure: bool) -> int:
    """How many of the words before a post are the name; none where they may not be one."""
    given, size = bare(words[0]) in GIVEN, len(words)
    if _is_beat(words[0]) or not (given or sure):
        return 0
    while size > _FEWEST and _is_beat(words[size - 1]):
        size -= 1
    if not _is_beat(words[size - 1]) and _may_be(words[:size], given=given):
        return size
    # "Ada Ruiz Harbour News Reporter": what the beat is called nobody can know
    is_name_alone = given and len(words) - _FEWEST <= _MOST_BEATS and _may_be(words[:_FEWEST], given=True)
    return _FEWEST if is_name_alone else 0


def _is_beat(word: str) -> bool:
    return bare(word.strip("&,")) in listed("job_words", "beats") or _ADJECTIVE.fullmatch(word) is not None


def _may_be(words: list[str], *, given: bool) -> bool:
    return is_name(" ".join(words)) or (given and is_name(" ".join(words), stated=True))
