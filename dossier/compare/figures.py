"""Finds the figures of a report: casualties, durations, sums of money, and counts of things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare import enumerations, money
from dossier.compare import past_years as history
from dossier.compare.appositions import without_asides
from dossier.compare.casualties import Casualty, fates
from dossier.compare.counting import Counting
from dossier.compare.denied_counts import is_of_another_event, is_withdrawn
from dossier.compare.durations import durations
from dossier.compare.figure import CASUALTY_KINDS, Figure, keep
from dossier.compare.implied_counts import charged, implied, named
from dossier.compare.incidents import is_of_one, is_of_one_act, names_several_events
from dossier.compare.inverted_counts import some_of
from dossier.compare.listed_people import listed
from dossier.compare.modifiers import FOE_DIED, Marks, in_care, marks
from dossier.compare.money import Amount
from dossier.compare.nationals import by_nation
from dossier.compare.nouns import Noun, is_seldom_twofold
from dossier.compare.number_context import context
from dossier.compare.numerals import Numeral, numerals, ranged
from dossier.compare.part_counts import counts_a_part
from dossier.compare.qualifiers import bounded, qualified
from dossier.compare.report_sentences import Sentence, sentences
from dossier.compare.sentence_language import is_spanish, without_articles
from dossier.compare.sole_counts import partial_as_total
from dossier.compare.speakers import speakers
from dossier.compare.writing_days import writing_day
from dossier.language.folding import folded
from dossier.model.evidence import Span, quoted
from dossier.model.links import Cell
from dossier.model.reports import Record

_SHOT = pattern(r"\b<casualties/shot>\b")
_SOME_OF_THE = pattern(r"\s+<parts/of_its>\s+(?=[a-z])")  # `two of the boats`
_HUGE = 1_000_000  # so many in another year, or in every year, are what a place or a firm is like
# Police who look for two suspects miss nobody, and suspects who fled have lost no home
_HUNTED = ("suspects", "robbers", "hooded men", "kidnappers", "fugitives", "murderers", "vehicles", "cars")
_FOR = 5  # characters behind `treated` that may say what for: then all the hurt are meant
# `killing two officers and wounding five more`, `two officers died, and five were hurt`
_ONE_PERSON = pattern(r"\s+<casualties/one_person>\b")

# What `30 of the 80 hurt are in hospital` says of the 30 only
_OF_ALL: dict[str, Any] = {"part": False, "care": False, "severe": None, "remaining": False}
_ONE_HURT = re.compile(r"\s+(?:wounded|injured|hurt)\b")  # `2 dead, 1 hurt`


@dataclass(frozen=True, slots=True)
class _Before:
    """What a report counted last before a sentence."""

    noun: Noun | None = None
    figure: Figure | None = None
    history: bool = False  # in what happened in another year or month
    day: date | None = None  # on which it was written
    said: str = ""  # its words, folded
    timely: bool = False  # by a report that tells what happened by the day of the week

    @property
    def fate(self) -> str | None:
        return self.figure.kind if self.figure and self.figure.kind in CASUALTY_KINDS else None


def figures(record: Record, years: frozenset[int] = frozenset()) -> Iterator[Figure]:
    """All figures of a report, in order; a value said twice of the same is given once.

    What happened in other years than the report's own and `years` is left out.
    """
    known: dict[tuple[object, ...], list[Figure]] = {}
    foe = any(FOE_DIED.search(sentence.folded) for sentence in sentences(record))
    timely = any(history.names_a_day(sentence.folded) for sentence in sentences(record))
    several, act = any(names_several_events(sentence.folded) for sentence in sentences(record)), False
    start = before = _Before(day=writing_day(record), timely=timely)
    for sentence in sentences(record):
        if is_withdrawn(sentence.folded):
            before = start
            continue
        read, act = _Sentence(record, sentence, years, before), is_of_one_act(sentence.folded, act)
        for counted in sorted(read.all(), key=lambda f: f.cell.pin.start):
            before = replace(before, figure=counted)
            figure = replace(
                counted,
                marks=replace(counted.marks, foe=foe, part=counted.marks.part or is_of_one(counted, act, several)),
            )
            cell, is_named = figure.cell, figure.marks.named
            key = (figure.kind, figure.of, cell.value, cell.unit, cell.qualifier, is_named)
            keep(known.setdefault(key, []), figure)
        before = replace(before, noun=read.last, history=read.history, said=sentence.folded)
    yield from partial_as_total([figure for held in known.values() for figure in held])


class _Sentence:
    """The figures of one sentence: each number is read as one thing only, money before durations before people."""

    def __init__(self, record: Record, sentence: Sentence, years: frozenset[int], before: _Before) -> None:
        self.last, self._before, self._fate = before.noun, before.noun, before.fate
        self._suffered = float(before.figure.cell.value) if before.figure and before.fate else 0.0
        self._value_before = float(before.figure.cell.value) if before.figure else None
        self._counted = (
            self._value_before if before.figure and before.figure.kind not in ("money", "duration") else None
        )
        self._record, self._sentence = record, sentence
        self._text = without_articles(without_asides(sentence), record.language)
        self._spanish = is_spanish(sentence.folded, record.language)
        past = history.is_history(sentence.folded, before.day, years, timely=before.timely)
        self.history = past or (before.history and history.goes_on(sentence.folded))

    def all(self) -> Iterator[Figure]:
        last_time = self._sentence.start + history.last_time_from(self._sentence.folded)
        found = self._enumerated([f for f in self._read() if f.cell.pin.start < last_time])
        for figure in found:
            words, at = figure.marks.as_of, self._sentence.start
            as_of = Span(at + words[0], at + words[1]) if words else None
            yield replace(figure, said=self._sentence.text, as_of=as_of)

    def _enumerated(self, found: list[Figure]) -> list[Figure]:
        """The same; to things of one list the same is done."""
        at = sorted((i for i, one in enumerate(found) if one.kind == "count"), key=lambda i: found[i].cell.pin.start)
        if len(at) < 2:
            return found
        counts = [self._counted_thing(found[i]) for i in at]
        for i, doing in zip(at, enumerations.shared(self._sentence.folded, counts), strict=True):
            found[i] = replace(found[i], marks=replace(found[i].marks, doing=doing))
        return found

    def _counted_thing(self, figure: Figure) -> enumerations.Counted:
        start = figure.cell.pin.start - self._sentence.start
        return enumerations.Counted(start, start + len(figure.cell.evidence.quote), figure.marks.doing)

    def _read(self) -> Iterator[Figure]:
        yield from self._measured()
        text = self._text
        yield from self._implied(text)
        numbers = ranged(text, list(numerals(text)))
        words = Counting(text, self._sentence.text, self._spanish, self._before, self._counted)
        fated = list(zip(numbers, fates(text, numbers), strict=True))
        yield from self._lists(fated)
        last: Noun | None = None
        fate, suffered = self._fate, self._suffered
        passed: Casualty | None = None  # what happened to the whole, after the number of some
        for i, (number, own) in enumerate(fated):
            casualty, whole, passed = own or passed or words.were(number, fate), passed is not None, None
            limits = numbers[i - 1].end if i else 0, numbers[i + 1].start if i + 1 < len(numbers) else len(text)
            counted = words.counted(number, casualty, last)
            if words.numbers_a_name(number, counted) or is_of_another_event(text, number.start):
                continue
            fate, suffered = (casualty.kind, float(number.value)) if casualty else (fate, suffered)
            if casualty and not (counted and counted.of) and some_of(text, number.end) == casualty.kind:
                passed = casualty
                if in_care(text[number.end : casualty.end]) and not self.history:  # `30 of the 80 hurt are in hospital`
                    yield self._people(words, number, casualty, counted, limits)
                continue
            hunted = (
                casualty is not None
                and casualty.kind in ("missing", "displaced")
                and counted is not None
                and counted.of in _HUNTED
            )
            if casualty is not None and not hunted and (counted is None or counted.kind not in ("thing", "single")):
                if not self.history:
                    read = self._people(words, number, casualty, counted, limits)
                    yield replace(read, marks=replace(read.marks, **_OF_ALL)) if whole else read
            elif counted is not None and self._countable(words, number, counted):
                yield self._count(words, number, counted, limits)
            elif fate and counted is None and not self.history and words.is_some(number, suffered):
                read = self._people(words, number, Casualty(fate, number.start, number.end, True), None, limits)
                yield replace(read, marks=replace(read.marks, part=True))
            last = counted or last
        self.last = last or self._before

    def _measured(self) -> Iterator[Figure]:
        """Sums and times, whose words are made blank for those who count people and things."""
        sums, lasting = list(money.sums(self._text, spanish=self._spanish)), list(durations(self._text))
        now = [a for a in sums if not self._is_past(a)]
        yield from (self._amount("money", a, money.is_converted(self._text, a, sums)) for a in now)
        reported = [a for a in lasting if a.of or a.sure or not self._spoken(a.start)]
        yield from (self._amount("duration", a) for a in reported if not self._is_past(a))
        for start, end in ((one.start, one.end) for reported in (sums, lasting) for one in reported):
            self._text = self._text[:start] + " " * (end - start) + self._text[end:]

    def _is_past(self, amount: Amount) -> bool:
        return self.history and history.is_elsewhen(self._text, amount.start, amount.end)

    def _countable(self, words: Counting, number: Numeral, counted: Noun) -> bool:
        """Things and people that are simply there, in the event that the report is about."""
        if self.history and (counted.kind == "generic" or number.value >= _HUGE):
            return False
        if counted.kind == "unknown" and (self.history or self._spoken(number.start)):
            return False
        return words.is_countable(number, counted)

    def _spoken(self, at: int) -> bool:
        """Whether a position is within quotation marks."""
        before = self._text[:at]
        return before.count('"') % 2 == 1 or any(before.count(a) > before.count(b) for a, b in ("“”", "«»"))

    def _amount(self, kind: str, amount: Amount, converted: bool = False) -> Figure:
        number = Numeral(amount.value, amount.start, amount.end, least=amount.least)
        cell = self._cell(number, amount.start, amount.end, amount.unit)
        unnamed = kind == "money" and amount.of is None
        read = marks(self._text, amount.start, amount.end, amount.end, (0, 10**6))
        known = replace(
            read,
            converted=converted,
            known=amount.sure and not self._spoken(amount.start),
            context=context(self._text, amount.start, amount.end) if unnamed else frozenset(),
        )
        return Figure(kind, amount.of, cell, known)

    def _people(
        self, words: Counting, number: Numeral, casualty: Casualty, counted: Noun | None, limits: tuple[int, int]
    ) -> Figure:
        after = counted.end if counted and counted.end >= number.end else number.end
        cell = self._cell(number, min(casualty.start, number.start), max(casualty.end, after))
        known = self._marks(number, max(after, casualty.end), limits)
        if casualty.kind == "wounded" and in_care(
            self._text[min(casualty.start, number.start) : max(casualty.end, after) + _FOR]
        ):
            known = replace(known, part=True, care=True)
        quote = folded(cell.evidence.quote)
        part = known.part or counts_a_part(quote) or words.were(number, casualty.kind) is not None
        known = replace(known, part=part, shot=_SHOT.search(quote) is not None)
        if (
            number.value == 1
            and casualty.kind != "missing"
            and not _ONE_HURT.match(self._text, number.end)
            and (counted is None or counted.of or not _ONE_PERSON.match(self._text, number.end))
        ):
            known = replace(known, part=True, added=False)
        return Figure(casualty.kind, counted.of if counted else None, cell, known)

    def _lists(self, fated: list[tuple[Numeral, Casualty | None]]) -> Iterator[Figure]:
        """Those listed may be some of more."""
        for number, casualty in listed(self._text, self._sentence.text, fated) if not self.history else ():
            cell = self._cell(number, min(casualty.start, number.start), max(casualty.end, number.end))
            counts = any(
                known and number.start <= n.start < number.end for n, known in fated
            )  # `nine pupils and a teacher`
            known = replace(self._marks(number, casualty.end, (0, 10**6)), part=True, listed=counts)
            yield Figure(casualty.kind, None, cell, known)

    def _implied(self, text: str) -> Iterator[Figure]:
        """Counts without a number; for how many deaths somebody is charged is held against no count of the dead."""
        for number, casualty in implied(text) if not self.history else ():
            shot = _SHOT.search(text, casualty.start, casualty.end) is not None
            known = replace(self._marks(number, casualty.end, (0, 10**6)), part=number.value > 0, shot=shot)
            yield Figure(casualty.kind, None, self._cell(number, casualty.start, casualty.end), known)
        for number, casualty, name in (
            named(self._sentence.text) if not (self.history or history.names_another_year(text)) else ()
        ):
            words = frozenset(folded(name).split())
            known = replace(self._marks(number, casualty.end, (0, 10**6)), part=True, named=True, modifiers=words)
            yield Figure(casualty.kind, None, self._cell(number, casualty.start, casualty.end), known)
        for number, casualty in charged(text) if not self.history else ():
            known = replace(self._marks(number, casualty.end, (0, 10**6)), charged=True)
            yield Figure(casualty.kind, None, self._cell(number, casualty.start, casualty.end), known)

    def _count(self, words: Counting, number: Numeral, counted: Noun, limits: tuple[int, int]) -> Figure:
        cell = self._cell(number, number.start, counted.end)
        read_marks = self._marks(number, counted.end, limits)
        known = replace(
            read_marks,
            part=read_marks.part or number.value == 1 or _SOME_OF_THE.match(self._text, number.end) is not None,
            modifiers=by_nation(counted.modifiers),
            known=counted.kind != "unknown",
            thing=counted.kind == "thing" and is_seldom_twofold(str(counted.of)),
            context=context(self._text, number.start, counted.end),
        )
        return Figure("count", counted.of or words.at_large(number), cell, known)

    def _marks(self, number: Numeral, after: int, limits: tuple[int, int]) -> Marks:
        return marks(self._sentence.folded, number.start, number.end, after, limits)

    def _cell(self, number: Numeral, start: int, end: int, unit: str | None = None) -> Cell:
        qualifier, begin = qualified(self._sentence.folded, number)
        number = bounded(number, qualifier)
        start = min(start, begin)
        at = self._sentence.start
        words = quoted(self._record.rendition, at + start, at + end)
        source = speakers(self._record).of(self._sentence, start, end)
        version = self._record.version
        return Cell(self._record.report, version, number.value, words, qualifier, source, number.least, unit)
