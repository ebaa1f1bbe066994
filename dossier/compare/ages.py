"""Finds the ages of named people in reports, and whether two reports agree on one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import product

from dossier import lazy_re as re
from dossier.authority.knowledge import filled
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.figure import Figure
from dossier.compare.figure_relations import ORDER
from dossier.compare.mention_table import Mention
from dossier.compare.modifiers import Marks
from dossier.compare.relative_time import When
from dossier.compare.report_pairs import report_pairs
from dossier.compare.report_sentences import Sentence, sentences
from dossier.compare.speakers import speakers
from dossier.compare.voices import voiced
from dossier.compare.writing_days import writing_day
from dossier.language.folding import folded
from dossier.model.evidence import Span, quoted
from dossier.model.links import Cell, Finding, Relation, part_of
from dossier.model.reports import Record, ReportId

AGE = "age"
_CAPITAL = r"[A-ZÁÉÍÓÚÑÜÖÄÇ][\w'’-]*\.?"
_NAME = filled(rf"(?P<name>{_CAPITAL}(?:\s+(?:<name_particles/within_a_name>\s+)?{_CAPITAL}){{1,5}})")
_YEARS = r"(?P<age>[1-9]\d?|1[01]\d)"
AGED = rf"\b{_NAME}(?:,\s|,?\s\()(?:aged?\s|de\s)?{_YEARS}(?:\saños)?"  # `Ada Ruiz, 34`, `Ada Ruiz (34`
_OLD = r"(?:[\s‐‑-]years?[\s‐‑-]old\b|\saños\b)"
_ENDS = filled(r"(?:\)|(?=[,;]|\.?$|\.\s|\s<boundaries/after_an_age>\b))")
# Words between an age and whose it is: `the 34-year-old bus driver Ada Ruiz`, no `34-year-old shot by Ada Ruiz`
_BETWEEN = filled(r"(?!(?:<boundaries/before_an_age>|(?!(?:named|called|identified)\b)\w+ed)\b)[a-z][\w-]*\s")
_AGED = (
    # `Ada Ruiz, a 34-year-old`, `Ada Ruiz, who is 34 years old`, `Ada Ruiz, una joven de 34 años`
    re.compile(rf"\b{_NAME},?\s(?:(?:who\s)?is\s(?:an?\s)?|an?\s|the\s|una?\s\w+\sde\s){_YEARS}{_OLD}"),
    # `Ada Ruiz, 34,`, `Ada Ruiz (34)`, `Ada Ruiz, de 34 años`
    re.compile(rf"{AGED}{_ENDS}"),
    re.compile(rf"\b{_YEARS}{_OLD},?\s(?:{_BETWEEN}){{0,4}}(?:as\s)?{_NAME}"),
)
_DIGIT = re.compile(r"\d")
_WORD = re.compile(r"[^\W_]+")
_YEAR = 365.25  # days
_BIRTHDAY = 31  # days between two reports within which hardly anybody has one
_AgesByName = dict[int, list[Figure]]  # ages by the row of the person's name


def ages(records: Sequence[Record], names: Sequence[Row[Mention]], judging: AppliedJudgements) -> list[Finding]:
    """A row for each person whose age two reports tell; `names` are those of the case, a row each person.

    Values are whole years. What birthdays explain between the days on which two reports were written is an update.
    """
    days = {record.report: writing_day(record) for record in records}
    rows = [Row(_key(names[at]), tuple(held)) for at, held in _ages_by_name(records, names).items()]
    return [finding for row in judging.rows(rows) if (finding := _finding(row, days)) is not None]


def _key(row: Row[Mention]) -> str:
    return f"{AGE}/{row.key.partition('/')[2]}"


def _ages_by_name(records: Sequence[Record], names: Sequence[Row[Mention]]) -> _AgesByName:
    people = {
        mention.name.words: at
        for at, row in enumerate(names)
        for mention in row.held
        if mention.name.kind == "person" and len(mention.words) > 1
    }
    found: _AgesByName = {}
    for record in records:
        for sentence in sentences(record):
            for match in _matches(sentence):
                who = _who(match, people)
                if who is not None:
                    at, span = who
                    _take(found.setdefault(at, []), _figure(record, sentence, match, span, names[at]))
    return found


def _matches(sentence: Sentence) -> Iterator[re.Match[str]]:
    if _DIGIT.search(sentence.text):
        for pattern in _AGED:
            yield from pattern.finditer(sentence.text)


def _who(match: re.Match[str], people: Mapping[tuple[str, ...], int]) -> tuple[int, Span] | None:
    """The index of the person named and the span of the name without titles and offices; None for an unknown name."""
    words = list(_WORD.finditer(match.string, *match.span("name")))
    plain = tuple(folded(word.group()) for word in words)
    for length in range(len(words), 1, -1):
        for first in range(len(words) - length + 1):
            at = people.get(plain[first : first + length])
            if at is not None:
                return at, Span(words[first].start(), words[first + length - 1].end())
    return None


def _figure(record: Record, sentence: Sentence, match: re.Match[str], name: Span, row: Row[Mention]) -> Figure:
    behind = match.start("age") > name.start
    start, end = (name.start, match.end()) if behind else (match.start("age"), name.end)
    words = quoted(record.rendition, sentence.start + start, sentence.start + end)
    source = speakers(record).of(sentence, start, end)
    cell = Cell(record.report, record.version, int(match["age"]), words, attributed_to=source, unit="years")
    return Figure("count", part_of(AGE, row.held[0].name.text), cell, Marks(), sentence.text)


def _take(held: list[Figure], figure: Figure) -> None:
    """A report that tells an age twice tells it once."""
    if not any((o.cell.report, o.cell.value) == (figure.cell.report, figure.cell.value) for o in held):
        held.append(figure)


def _finding(row: Row[Figure], days: Mapping[ReportId, date | None]) -> Finding | None:
    """The row, where two reports tell the age or a person has touched it."""
    by_report: dict[ReportId, list[Figure]] = {}
    for figure in row.held:
        by_report.setdefault(figure.cell.report, []).append(figure)
    known = {
        (a, b): _between(by_report[a], by_report[b], When.of(days[a], days[b])) for a, b in report_pairs(by_report)
    }
    if not known and not row.judgements:
        return None
    found = set(known.values())
    relation: Relation = next((relation_found for relation_found in ORDER if relation_found in found), "one-report")
    cells, voices = voiced(row.held)
    agree = relation != "contradiction"
    return row.signed(Finding("figure", "count", row.held[0].of, agree, cells, None, relation, row.key, voices))


def _between(mine: Sequence[Figure], others: Sequence[Figure], when: When) -> Relation:
    """Relates the ages that two reports give for one person, by the two ages that fit best."""
    if any(one.cell.value == other.cell.value for one, other in product(mine, others)):
        return "same"
    may_be_one = any(_may_be_one(one, other, when) for one, other in product(mine, others))
    return "update" if may_be_one else "contradiction"


def _may_be_one(one: Figure, other: Figure, when: When) -> bool:
    """Whether two ages are one person's: the same, as of the day of the event, or older by the years in between."""
    grown = float(other.cell.value) - float(one.cell.value)
    if abs(when.newer) < _BIRTHDAY:
        return grown == 0
    return min(0, math.floor(when.newer / _YEAR)) <= grown <= max(0, math.ceil(when.newer / _YEAR))
