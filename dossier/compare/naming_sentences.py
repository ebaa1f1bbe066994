"""Finds the sentences of a report that name a person, place or body, in full or by the family name alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from dossier import lazy_re as re
from dossier.authority.given_names import GIVEN
from dossier.compare.name_mentions import names
from dossier.compare.report_sentences import sentences
from dossier.compare.speakers import speakers
from dossier.language.folding import folded
from dossier.model.evidence import Evidence, quoted
from dossier.model.reports import Record

_WORD = re.compile(r"[^\W_]+")
_CAPITAL = r"(?<!\w){}(?!\w)"


@dataclass(frozen=True, slots=True)
class NamedIn:
    """A sentence, the name as it is written there, and to whom the report attributes the words around it."""

    sentence: Evidence
    spelling: str
    speaker: str | None


def name_words(name: str) -> tuple[str, ...]:
    """The words of a name by which it is compared: case, accents and signs do not count."""
    return tuple(_WORD.findall(folded(name)))


class NamingPattern:
    """The spellings of one name, to be looked for in many reports."""

    def __init__(self, spellings: Iterable[str]) -> None:
        self.words = tuple(dict.fromkeys(filter(None, map(name_words, spellings))))
        either = "|".join(r"[\W_]+".join(words) for words in sorted(self.words, key=len, reverse=True))
        self._full = re.compile(rf"(?<!\w)(?:{either})(?!\w)")
        self._known = frozenset(word for words in self.words for word in words)

    def full_in(self, text: str) -> list[re.Match[str]]:
        """Where a text has the name in full."""
        return list(self._full.finditer(folded(text)))

    def kind_in(self, record: Record) -> str | None:
        """What kind of thing the name is in this report; None where the report's names do not hold it."""
        parts = _paragraphs(record, lambda text: bool(self.full_in(text)))
        return next((name.kind for name in names(parts) if name.words in self.words), None)

    def sentences_of(self, record: Record, *, by_family_name: bool) -> list[NamedIn]:
        """All sentences with the name; of a person also those with the family name alone, if no other bears it."""
        family = self._family_names(record) if by_family_name else ()
        either = re.compile("|".join(_CAPITAL.format(re.escape(name)) for name in family) or r"(?!)")
        parts = _paragraphs(record, lambda text: bool(either.search(text) or self.full_in(text)))
        voices, found = speakers(parts), list[NamedIn]()
        for sentence in sentences(parts):
            if at := self._full.search(sentence.folded) or either.search(sentence.text):
                words = quoted(record.rendition, sentence.start, sentence.start + len(sentence.text))
                spelling = sentence.text[at.start() : at.end()]
                found.append(NamedIn(words, spelling, voices.of(sentence, at.start(), at.end())))
        return found

    def _family_names(self, record: Record) -> tuple[str, ...]:
        """The last words of the full names as the report writes them; none where somebody else has one of them."""
        text = record.rendition
        full = self.full_in(text)
        last = tuple(dict.fromkeys(_last_word(text, match.start(), match.end()) for match in full if " " in match[0]))
        for name in last:
            for match in re.finditer(_CAPITAL.format(re.escape(name)), text):
                before = _WORD.findall(folded(text[max(0, match.start() - 40) : match.start()]))[-1:]
                if before and before[0] in GIVEN and before[0] not in self._known:
                    return ()
        return last


def _paragraphs(record: Record, named: Callable[[str], bool]) -> Record:
    """The record, cut down to the paragraphs with the name and those before them: the rest would cost most time."""
    spans = record.with_headline
    has = [*(named(span.of(record.rendition)) for span in spans), False]
    return replace(record, text=tuple(span for span, near in zip(spans, pairwise(has), strict=True) if any(near)))


def _last_word(text: str, start: int, end: int) -> str:
    return re.split(r"\s+", text[start:end])[-1]
