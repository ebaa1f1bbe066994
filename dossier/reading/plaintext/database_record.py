"""Reads the lines that news databases put around a story: LexisNexis, Factiva, NewsBank, ProQuest and their like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.knowledge import pattern
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.dates import find_dates, parse_date
from dossier.reading.plaintext.database_labels import Kind
from dossier.reading.plaintext.database_marks import CELL, COUNT, Mark, cover_end, front_matter, marks, may_be_record
from dossier.reading.text_tools.text_lines import Line, trimmed

_DOCUMENT = pattern("<record_words/document>", re.I)
_CITATION = re.compile(
    r"(?P<people>[^.;\n]{3,80}(?:;[^.;\n]{3,80}){0,4}(?<! )(?: [A-Z])?)\s?\.\s+[^;\n]{3,60};\s[^\n]{2,60}\d{4}\s?:"
    r"[^\n]{1,20}?(?:\s+ProQuest document link)?"
)
_EDITION = re.compile(r"(?:[\w-]+ ){0,3}edition", re.I)
_PAPER = re.compile(r"[^\n()]{3,60}\((?P<town>[^\n(),]{3,30})(?:,[^\n()]{2,30})?\)(?:\s+-\s+[^\n]{5,30})?")
_CLOCK = re.compile(r"\d{1,2}:\d\d(?:\s*[AP]M)?(?:\s+(?:GMT|UTC|[A-Z]{1,3}[SD]?T))?", re.I)
_CODE = re.compile(r"[A-Z0-9]{3,8}|[A-Z]?\d{1,4}")
_LANGUAGE = pattern("<record_words/language>", re.I)
_WEEKDAY = 14  # letters besides a date: a weekday and its separator from the date
_INSIDE = ("headline", "byline", "standfirst", "body")  # labels of a story's own parts never end it


@dataclass(frozen=True, slots=True)
class DatabaseField:
    """One field of a database's record: its kind, and the span of its value."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class DatabaseRecord:
    """The fields around a story, the story's range, and the starts of the lines that are used up."""

    stated: tuple[DatabaseField, ...]
    start: int
    end: int
    used: frozenset[int]
    opened: bool = True  # whether a label says where the story begins; else the layout of the rest does

    def first(self, kind: Kind) -> DatabaseField | None:
        return next((one for one in self.stated if one.kind == kind), None)


def read_record(rendition: str, found: Sequence[Line]) -> DatabaseRecord | None:
    """The database's record, or the clipper's note, that the text is, if it is one."""
    if not may_be_record(rendition):
        return None
    if note := front_matter(rendition, found):
        return _from_note(rendition, found, *note)
    if first := cover_end(found):
        record = _record(rendition, found[first:])
        return record and replace(record, used=record.used | {line.start for line in found[:first]})
    return _record(rendition, found)


def _record(rendition: str, found: Sequence[Line]) -> DatabaseRecord | None:
    if labels := marks(found):
        return _assembled(rendition, found, labels)
    return _counted(rendition, found)


def _from_note(rendition: str, found: Sequence[Line], start: int, labels: Sequence[Mark]) -> DatabaseRecord:
    inside = [line for line in found if line.start < start]
    ends = (_value_end(inside, labels, n) for n in range(len(labels)))
    stated = tuple(
        DatabaseField(kind, *_unquoted(rendition, at, end)) for (kind, _, at), end in zip(labels, ends, strict=True)
    )
    used = frozenset(line.start for line in inside)
    return DatabaseRecord(tuple(s for s in stated if s.start < s.end), start, len(rendition), used, opened=False)


def _unquoted(rendition: str, start: int, end: int) -> tuple[int, int]:
    """A value without the quotation marks that YAML puts around it (YAML 1.2.2, 7.3)."""
    quotes = end - start > 2 and rendition[start] in "\"'" and rendition[end - 1] == rendition[start]
    return (start + 1, end - 1) if quotes else (start, end)


def _assembled(rendition: str, found: Sequence[Line], labels: Sequence[Mark]) -> DatabaseRecord:
    """The record of labelled lines: the story begins at its label, or behind the labels that open the text."""
    body = next((n for n, (kind, _, _) in enumerate(labels) if kind == "body"), None)
    last = _opening(found, labels) if body is None else body
    first = labels[last][1]
    start = labels[last][2] if body is not None else _value_end(found, labels, last)
    documents = [line.start for line in found if _DOCUMENT.fullmatch(line.text)]
    end = _end(rendition, found, labels, first, documents)
    stated = [
        DatabaseField(kind, *trimmed(rendition, at, _value_end(found, labels, n), " \t\n"))
        for n, (kind, line, at) in enumerate(labels)
        if kind not in ("body", "other")
        and not start <= found[line].start < end
        and not (kind == "place" and found[line].start >= end)  # below a story, the places that it is indexed by
    ]
    stated += _cited(rendition, found[:6]) if not any(one.kind == "byline" for one in stated) else []
    stated += _day_and_paper(found, labels)
    if not any(one.kind == "outlet" for one in stated):
        stated += [*_papers(found, start, labels)] or [*_dated_paper(found, labels)]
    used = {found[line].start for _, line, _ in labels if not start < found[line].start < end}
    used |= {*documents, *(line.start for line in found if _EDITION.fullmatch(line.text))}
    used |= {found[line].start for kind, line, at in labels if kind == "body" and at >= found[line].end}
    used |= {line.start for one in stated for line in found if one.start <= line.start < one.end}
    used -= {found[line].start for kind, line, at in labels if kind == "body" and at < found[line].end}
    return DatabaseRecord(tuple(s for s in stated if s.start < s.end), start, end, frozenset(used), body is not None)


def _end(rendition: str, found: Sequence[Line], labels: Sequence[Mark], first: int, documents: Sequence[int]) -> int:
    """The start of the labels, or of the document's number, that come after the story."""
    ends = [found[line].start for kind, line, _ in labels if line > first and kind not in _INSIDE]
    ends += [start for start in documents if start > found[first].start]
    return min(ends, default=len(rendition))


def _cited(rendition: str, head: Sequence[Line]) -> Iterator[DatabaseField]:
    """The author of ProQuest's own citation: "Ruiz, Ada.  The Valley Herald; Quito [Quito]03 Mar 2019: A.1."."""
    for line in head:
        if match := _CITATION.fullmatch(rendition, line.start, line.end):
            yield DatabaseField("byline", *match.span("people"))


def _papers(found: Sequence[Line], start: int, labels: Sequence[Mark]) -> Iterator[DatabaseField]:
    """A paper's name with its town in brackets, on a line of its own above the story: "The Valley Herald (Ecuador)"."""
    labelled = {line for _, line, _ in labels}
    for n, line in enumerate(found):
        match = _PAPER.fullmatch(line.text) if n not in labelled and line.start < start else None
        if match and Gazetteer.standard().find(match["town"]):
            yield DatabaseField("outlet", line.start, line.end)
            return


def _dated_paper(found: Sequence[Line], labels: Sequence[Mark]) -> Iterator[DatabaseField]:
    """The paper's name on the line above its date, where LexisNexis sets both between a headline and the labels."""
    head = found[: min(line for _, line, _ in labels)]
    titled = any(kind == "headline" for kind, _, _ in labels)
    for n, (name, date) in enumerate(pairwise(head)):
        if _is_day(date.text):
            if (n or titled) and len(name.text) < 60 and not find_dates(name.text):
                yield DatabaseField("outlet", name.start, name.end)
            return


def _day_and_paper(found: Sequence[Line], labels: Sequence[Mark]) -> Iterator[DatabaseField]:
    """A day and a paper in one row above the labels: "October 14, 2021 | Valley Herald, The (Quito, Ecuador)"."""
    for line in found[: min(line for _, line, _ in labels)]:
        cells = [Line(line.start + m.start(), line.start + m.end(), m.group()) for m in CELL.finditer(line.text)]
        days = [_is_day(cell.text) for cell in cells]
        if len(cells) == 2 and days.count(True) == 1:
            day, name = cells if days[0] else reversed(cells)
            yield DatabaseField("published", day.start, day.end)
            yield DatabaseField("outlet", name.start, name.end)
            return


def _is_day(text: str) -> bool:
    """True if a line is a whole date, with no more than its weekday."""
    dates = [date for date in find_dates(text) if date.year is not None]
    return bool(dates) and len(text) - (dates[0].end - dates[0].start) <= _WEEKDAY


def _opening(found: Sequence[Line], labels: Sequence[Mark]) -> int:
    """Index of the last label above the first paragraph that is long and no label's."""
    at = {mark[1] for mark in labels}
    prose = (n for n, line in enumerate(found) if n not in at and n > min(at) and len(line.text) > 160)
    story = next(prose, len(found))
    return max((n for n, mark in enumerate(labels) if mark[1] < story), default=0)


def _value_end(found: Sequence[Line], labels: Sequence[Mark], mark: int) -> int:
    """The end of a label's value: of its line, or of the lines that follow it up to an empty one or a label."""
    _, line, start = labels[mark]
    if (cell := _cell_end(found[line], start)) is not None:
        return cell
    at = {other[1] for other in labels}
    end, empty = found[line].end, start >= found[line].end
    for n, follow in enumerate(found[line + 1 : line + 8], line + 1):
        listed = follow.text.startswith(("- ", "• "))
        # A value goes on in the next line where it has not begun, where it is a list, or where its own line was full.
        if n in at or not (empty or listed or (not follow.blank and len(found[line].text) >= 60)):
            break
        end, empty = follow.end, False
    return end


def _cell_end(line: Line, start: int) -> int | None:
    """The end of a value in a row of labelled cells; None where it has the line for itself."""
    bar = line.text.find(" | ", max(start - line.start, 0))
    return line.start + bar if bar >= 0 else None


def _counted(rendition: str, found: Sequence[Line]) -> DatabaseRecord | None:
    """Factiva's plain form: headline, byline, number of words, date, paper, its code, language, copyright, story."""
    at = next((n for n, line in enumerate(found[:12]) if COUNT.fullmatch(line.text)), None)
    if at is None or at == 0 or at + 2 >= len(found):
        return None
    title = 1 if at > 1 and _is_shelf(found[0].text, found[1].text) else 0
    stated = [DatabaseField("section", found[0].start, found[0].end)] if title else []
    stated += [DatabaseField("headline", found[title].start, found[title].end)]
    stated += [DatabaseField("byline", line.start, line.end) for line in found[title + 1 : at] if len(line.text) < 120]
    last = _details_end(found, at)
    stated += _details(found[at + 1 : last])
    if not {"published", "outlet"} <= {one.kind for one in stated}:
        return None
    end = next((line.start for line in found[last:] if _DOCUMENT.fullmatch(line.text)), len(rendition))
    used = frozenset(line.start for line in (*found[:last], *(f for f in found if f.start >= end)))
    return DatabaseRecord(tuple(stated), found[last].start, end, used)


def _is_shelf(first: str, second: str) -> bool:
    """True if a word or two precede a longer headline: the section, as Factiva places it."""
    return len(first.split()) <= 2 and len(second.split()) >= 4 and not read_byline(second, 0, len(second))


def _details_end(found: Sequence[Line], at: int) -> int:
    """Index of the line with which the story begins: the first long one, or the first after an empty one."""
    n = at + 1
    while n < min(len(found) - 1, at + 12) and (n <= at + 2 or not found[n].blank or _is_detail(found[n].text)):
        if len(found[n].text) >= 120:
            break
        n += 1
    return n


def _details(lines: Sequence[Line]) -> Iterator[DatabaseField]:
    """Finds the date and the paper among a time, codes, a page, a language and a copyright notice."""
    date = next((line for line in lines if parse_date(line.text)), None)
    paper = next((line for line in lines if line is not date and not _is_detail(line.text)), None)
    clock = next((line for line in lines if _CLOCK.fullmatch(line.text)), None)
    fields: tuple[tuple[Kind, Line | None], ...] = (("published", date), ("outlet", paper), ("clock", clock))
    yield from (DatabaseField(kind, line.start, line.end) for kind, line in fields if line is not None)


def _is_detail(text: str) -> bool:
    return bool(
        _CLOCK.fullmatch(text)
        or _CODE.fullmatch(text)
        or _LANGUAGE.fullmatch(text)
        or text.startswith(("(c)", "©", "Copyright", "Copr."))
        or find_dates(text)
    )
