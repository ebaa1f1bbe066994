"""Finds to whom a report attributes words: the speaker of the sentence, of the quotation, or the one meant by `she`."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property, lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.quotation_marks import spoken
from dossier.compare.report_sentences import Sentence, sentences
from dossier.compare.speaker_phrases import Phrase, nearest, phrases
from dossier.model.evidence import Span
from dossier.model.reports import Record

_INNER_CAPITAL = re.compile(r"(?<=[\w,;] )\[?([A-ZÁÉÍÓÚÑÀ-ÖØ-Þ][\w’'-]+)")  # within a sentence
_FULL_NAME = re.compile(r"\b[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+(?: [A-ZÁÉÍÓÚÑ][a-záéíóúñ]+)+\b")
_NO_PERSON = pattern(  # a `local Rite Aid`, in `San Marcos`
    r"\b<prepositions/before_a_place>\s+$", re.IGNORECASE
)
_REST = re.compile(r"[^.!?\n\"“”«»]{0,160}[.!?]\s*")  # of the sentence that says who spoke, before the next quotation
_NEXT = 3  # characters behind a quotation within which a sentence begins that may name the speaker
_RECALLED = 3  # sentences within which `he said` means whoever spoke last


def inner_capitals(text: str) -> frozenset[str]:
    """The words that a text capitalises within sentences."""
    return frozenset(_INNER_CAPITAL.findall(text))


@lru_cache(maxsize=2048)  # figures, ages and quotations ask for the same reports one after the other
def speakers(record: Record) -> Speakers:
    return Speakers(record)


class Speakers:
    """The speakers of one report, found by place: a report may hold many thousand quotations."""

    def __init__(self, record: Record) -> None:
        self._text, self._sentences, self._paragraphs = record.rendition, sentences(record), record.text
        self._names = inner_capitals(record.rendition)
        # By place: a headline comes first, wherever it is
        self._order = sorted(range(len(self._sentences)), key=lambda i: self._sentences[i].start)
        self._starts = [self._sentences[i].start for i in self._order]

    def of(self, sentence: Sentence, start: int, end: int) -> str | None:
        """The speaker of the words at `start..end` of a sentence, as the report names it; None where nobody is named.

        Words within a quotation of several sentences are its speaker's.
        """
        at = self._index(sentence.start)
        found = self._in_sentence(at, sentence, start, end)
        if found is None and (whole := self._quotation_at(sentence.start + start)):
            return self.of_quotation(whole)
        return found

    def of_quotation(self, whole: Span) -> str | None:
        """Who is named in the sentences where a quotation begins and ends, or said what comes just before it."""
        if whole not in self._quoted:
            return self._near_quotation(whole)
        return self._quoted[whole]

    @cached_property
    def _quoted(self) -> dict[Span, str | None]:
        """The speaker of every quotation; right behind another it goes on."""
        found: dict[Span, str | None] = {}
        last: tuple[Span, str | None] = Span(0, 0), None
        for one in spoken(self._text, self._paragraphs):
            if one.whole != last[0]:
                by = one.signed or self._near_quotation(one.whole)
                last = one.whole, by or (last[1] if self._goes_on(last[0], one.whole) else None)
            found[one.whole] = last[1]
        return found

    @cached_property
    def _long_quotations(self) -> list[Span]:
        """The quotations in their order; none lies within another."""
        return sorted(self._quoted, key=lambda span: span.start)

    def _quotation_at(self, at: int) -> Span | None:
        held = bisect_right(self._long_quotations, at, key=lambda span: span.start) - 1
        span = self._long_quotations[held] if held >= 0 else None
        return span if span and at < span.end else None

    def _goes_on(self, last: Span, now: Span) -> bool:
        """Whether only the end of the last quotation's sentence lies between the two: `she said. “...`."""
        return last.end < now.start and _REST.fullmatch(self._text, last.end + 1, now.start - 1) is not None

    def _near_quotation(self, at: Span) -> str | None:
        first, end = bisect_right(self._starts, at.start), bisect_right(self._starts, at.end + _NEXT)
        around = sorted(self._order[max(0, first - 1) : end])
        for i in around if len(around) <= 2 else (around[0], *around[-2:]):
            sentence = self._sentences[i]
            stop = sentence.start + len(sentence.text)
            next_to = at.end <= sentence.start and "\n" not in self._text[at.end : sentence.start]
            if (sentence.start < at.end and at.start < stop) or next_to:
                inside = max(0, at.start - sentence.start), max(0, min(at.end, stop) - sentence.start)
                named = self._in_sentence(i, sentence, *inside)
                if named is not None:
                    return named
        return None

    def _index(self, start: int) -> int:
        held = bisect_right(self._starts, start) - 1
        return self._order[max(0, held)]

    def _in_sentence(self, at: int, sentence: Sentence, start: int, end: int) -> str | None:
        found = self._phrases[at] if self._sentences[at] is sentence else phrases(sentence, self._names)
        one = nearest(sentence, found, start, end)
        if one is None:
            return None
        if one.form != "name" and (meant := self._meant(at, one)):
            return meant
        return None if one.form == "pronoun" else sentence.text[one.start : one.end]

    def _meant(self, at: int, pronoun: Phrase) -> str | None:
        """Whom `she` or `the official` means: who spoke last, else the only one whom the sentence before names."""
        for i in range(at, max(-1, at - 1 - _RECALLED), -1):
            named = [one for one in self._phrases[i] if one.form == "name" and (i < at or one.end <= pronoun.start)]
            if named:
                return self._sentences[i].text[named[-1].start : named[-1].end]
        said = self._sentences[at - 1].text if at else ""
        people = {match.group() for match in _FULL_NAME.finditer(said) if not _NO_PERSON.search(said, 0, match.start())}
        return people.pop() if len(people) == 1 else None

    @cached_property
    def _phrases(self) -> list[list[Phrase]]:
        return [sorted(phrases(one, self._names), key=lambda phrase: phrase.start) for one in self._sentences]
