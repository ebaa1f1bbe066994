"""Translates reasons that lower rooms gave in English: those in errors, and those that the log keeps.

A reason is written once, in English, for the log keeps it in its first form. `reasons.txt` lists the forms of all
reasons, which `resources/make_tongues.py` gathers from the program's lines; `{0}` holds a value, or a reason again.
"""

from __future__ import annotations

from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.resources import resource
from dossier.translations import Translate, number, spoken, tr

_PART = re.compile(r"\{\d\}")
_COUNT = re.compile(r"\d{1,3}(,\d{3})+")


def retold(reason: str) -> str:
    """The reason in the language chosen; as it is where that has no words for it."""
    return _retold(reason, words) if reason and (words := spoken()) else reason


@lru_cache(maxsize=4096)
def _retold(reason: str, words: Translate) -> str:
    if _COUNT.fullmatch(reason):
        return number(int(reason.replace(",", "")))
    if (said := tr(reason)) != reason:
        return said
    for form, pattern in _forms():
        if found := pattern.fullmatch(reason):
            return tr(form).format(*(_retold(part, words) for part in found.groups()))
    return reason


@cache
def _forms() -> list[tuple[str, re.Pattern[str]]]:
    """The forms of reasons, those with most words of their own first, so that the most specific one matches."""
    path = resource("tongues", "reasons.txt")
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if _PART.search(line)]
    lines.sort(key=lambda line: -len(_PART.sub("", line)))
    return [(line, re.compile("(.+?)".join(map(re.escape, _PART.split(line))), re.DOTALL)) for line in lines]
