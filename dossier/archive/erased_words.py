"""Recognizes lines of the log in which people wrote words that, of all reports, only those to be erased have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from dossier import lazy_re as re
from dossier.model.events import Event
from dossier.model.tags import folded

_WORDS = re.compile(r"\w+")
_PHRASES = re.compile(r'"([^"]+)"')


class ErasedWords:
    """Spellings that a ruling joins, and searches kept with a case: a name in them may be nowhere else."""

    def __init__(self, texts: Iterable[str], held_elsewhere: Callable[[str], bool]) -> None:
        """`texts` are those of the reports to be erased; `held_elsewhere`: whether another report has such words."""
        self._texts = [_plain(text) for text in texts]
        self._held_elsewhere = held_elsewhere

    def are_in(self, event: Event) -> bool:
        return any(self._only_here(phrase) for phrase in _phrases(event))

    def _only_here(self, phrase: str) -> bool:
        words = _plain(phrase)
        return bool(words.strip()) and any(words in text for text in self._texts) and not self._held_elsewhere(phrase)


def _phrases(event: Event) -> Iterator[str]:
    if event.kind == "names-joined":
        yield from event.detail["names"]
    elif event.kind == "case-searched":
        written = " ".join((event.detail["query"], event.detail["where"], event.detail.get("note", "")))
        yield from _PHRASES.findall(written)
        yield from _WORDS.findall(written)


def _plain(text: str) -> str:
    """Its words without case and accents, each between spaces."""
    return f" {' '.join(_WORDS.findall(folded(text)))} "
