"""Reads the lines that news databases put around a story: LexisNexis, Factiva, NewsBank, ProQuest and their like."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.reading.dates import find_dates, parse_date
from dossier.reading.lines import Line
from dossier.reading.months import bare
from dossier.reading.places import Gazetteer
from dossier.reading.record_labels import AFTER, KINDS, OWN, TAGS, Kind

_NUMBER = r"\d[\d,.]*\s+(?:words|palabras|palavras|mots|Wörter|parole|woorden)"
_MAY_BE = re.compile(
    r"^[ \t]*(?:(?:LENGTH|Length|LOAD-DATE|Load-Date|BYLINE|Byline|SECTION|Author(?:/Byline)?|Publication title"
    r"|Full text|FULL TEXT|Word count|Record Number|Estimated printed pages|Edition)\b|(?:HD|WC|SN|LP)(?=\s)"
    rf"|{_NUMBER}\s*$)",
    re.M,
)
_HEAD = 4000  # characters in which such lines are looked for
_LABEL = re.compile(r"(?P<label>[^\W\d_][\w /()-]{1,32}?)\s*:\s*(?P<value>\S.*)?")
_BARE = re.compile(
    r"Body|BODY|FULL TEXT|Full text|Classification|CLASSIFICATION|DETAILS|Graphic|End of Document|Notes?"
)
_TAG = re.compile(r"(?P<label>[A-Z]{2,3})(?:[ \t]+(?P<value>\S.*)|$)")
_COUNT = re.compile(_NUMBER)
_DOCUMENT = re.compile(
    r"(?:Documento?|Dokument) [A-Z0-9]{12,}|End of Document|\d+ of \d+ DOCUMENTS|Page \d+ of \d+", re.I
)
_CITATION = re.compile(r"(?P<people>[^.;\n]{3,80}(?: [A-Z])?)\.\s+[^;\n]{3,60};\s[^\n]{2,60}\d{4}\s?:[^\n]{1,20}")
_EDITION = re.compile(r"(?:[\w-]+ ){0,3}edition", re.I)
_PAPER = re.compile(r"[^\n()]{3,60}\((?P<town>[^\n(),]{3,30})(?:,[^\n()]{2,30})?\)(?:\s+-\s+[^\n]{5,30})?")
_CLOCK = re.compile(r"\d{1,2}:\d\d(?:\s*[AP]M)?", re.I)
_CODE = re.compile(r"[A-Z0-9]{3,8}|[A-Z]?\d{1,4}")
_LANGUAGE = re.compile(
    r"English|Spanish|Español|Portuguese|Português|French|Français|German|Deutsch|Italian(?:o)?", re.I
)


@dataclass(frozen=True, slots=True)
class Stated:
    """One thing that a database's line says: what it is, and where its value stands."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Record:
    """What the lines around a story state, where the story stands, and the starts of the lines that are used up."""

    stated: tuple[Stated, ...]
    start: int
    end: int
    used: frozenset[int]

    def first(self, kind: Kind) -> Stated | None:
        return next((one for one in self.stated if one.kind == kind), None)


def read_record(rendition: str, found: Sequence[Line]) -> Record | None:
    """The database's record that the text is, if it is one."""
    if not _MAY_BE.search(rendition, 0, _HEAD):
        return None
    if _is_tagged(found):
        return _assembled(rendition, found, list(_tagged(found)))
    labelled = list(_labelled(found))
    if len({label for label, _, _ in labelled if label in OWN}) >= 2:
        return _assembled(rendition, found, [(kind, line, at) for _, kind, (line, at) in _kinds(labelled)])
    return _counted(rendition, found)


Mark = tuple[Kind, int, int]  # what a label says, the index of its line, where its value begins in the rendition


def _is_tagged(found: Sequence[Line]) -> bool:
    tags = {match["label"] for line in found[:40] if (match := _TAG.match(line.text))}
    return "HD" in tags and len(tags & {"LP", "TD", "WC", "SN", "PD"}) >= 2


def _tagged(found: Sequence[Line]) -> Iterator[Mark]:
    for n, line in enumerate(found):
        match = _TAG.match(line.text)
        if match and (kind := TAGS.get(match["label"].lower())):
            yield kind, n, line.start + (match.start("value") if match["value"] else len(line.text))


def _labelled(found: Sequence[Line]) -> Iterator[tuple[str, int, int]]:
    """Known labels, the index of their line, and where the value begins."""
    for n, line in enumerate(found):
        match = _LABEL.match(line.text)
        label = bare(match["label"]) if match else bare(line.text) if _BARE.fullmatch(line.text) else ""
        if label in KINDS:
            at = match.start("value") if match and match["value"] else len(line.text)
            yield label, n, line.start + at


def _kinds(labelled: Sequence[tuple[str, int, int]]) -> Iterator[tuple[str, Kind, tuple[int, int]]]:
    """Labels with their kinds; once the story has begun, only labels that come after stories count."""
    begun = False
    for label, n, at in labelled:
        kind = KINDS[label]
        if begun and label not in AFTER and kind in ("headline", "standfirst", "byline", "agency", "body"):
            continue
        begun = begun or kind == "body"
        yield label, kind, (n, at)


def _assembled(rendition: str, found: Sequence[Line], marks: Sequence[Mark]) -> Record:
    """The record of labelled lines: the story begins at its label, or after the last label that opens the text."""
    opening = _opening(found, marks)
    body = next((n for n, (kind, _, _) in enumerate(marks) if kind == "body"), None)
    if body is not None:
        start, first = marks[body][2], marks[body][1]
    else:
        first = marks[opening[-1]][1] if opening else 0
        start = _value_end(found, marks, opening[-1]) if opening else 0
    after = [n for n, line, _ in ((n, m[1], m[2]) for n, m in enumerate(marks)) if line > first and _closes(marks, n)]
    closing = next((found[marks[n][1]].start for n in after), None)
    mark = next((line.start for line in found[first + 1 :] if _DOCUMENT.fullmatch(line.text)), len(rendition))
    end = min(closing if closing is not None else len(rendition), mark)
    stated = [
        Stated(kind, at, _value_end(found, marks, n))
        for n, (kind, line, at) in enumerate(marks)
        if kind not in ("body", "end", "other") and not start <= found[line].start < end
    ]
    stated += _cited(rendition, found[:6]) if not any(one.kind == "byline" for one in stated) else []
    stated += _papers(found, start, marks) if not any(one.kind == "outlet" for one in stated) else []
    used = {found[line].start for n, (_, line, _) in enumerate(marks) if not start < found[line].start < end}
    used |= {line.start for line in found if _DOCUMENT.fullmatch(line.text) or _EDITION.fullmatch(line.text)}
    used |= {found[line].start for kind, line, at in marks if kind == "body" and at >= found[line].end}
    used |= {line.start for one in stated for line in found if one.start <= line.start < one.end}
    return Record(tuple(one for one in stated if one.start < one.end), start, end, frozenset(used))


def _cited(rendition: str, head: Sequence[Line]) -> Iterator[Stated]:
    """The author of ProQuest's own citation: "Ruiz, Ada.  The Valley Herald; Quito [Quito]03 Mar 2019: A.1."."""
    for line in head:
        if match := _CITATION.fullmatch(rendition, line.start, line.end):
            yield Stated("byline", *match.span("people"))


def _papers(found: Sequence[Line], start: int, marks: Sequence[Mark]) -> Iterator[Stated]:
    """A paper's name with its town in brackets, on a line of its own above the story: "The Valley Herald (Ecuador)"."""
    labelled = {line for _, line, _ in marks}
    for n, line in enumerate(found):
        match = _PAPER.fullmatch(line.text) if n not in labelled and line.start < start else None
        if match and Gazetteer.standard().find(match["town"]):
            yield Stated("outlet", line.start, line.end)
            return


def _opening(found: Sequence[Line], marks: Sequence[Mark]) -> list[int]:
    """Indices of the labels that open the text, up to the first paragraph that is long and no label's."""
    at = {mark[1] for mark in marks}
    prose = (n for n, line in enumerate(found) if n not in at and n > min(at) and len(line.text) > 160)
    story = next(prose, len(found))
    return [n for n, mark in enumerate(marks) if mark[1] < story]


def _closes(marks: Sequence[Mark], n: int) -> bool:
    return marks[n][0] not in ("headline", "byline", "standfirst", "body")


def _value_end(found: Sequence[Line], marks: Sequence[Mark], mark: int) -> int:
    """Where a label's value ends: with its line, or with the lines that follow it up to an empty one or a label."""
    _, line, start = marks[mark]
    at = {mark[1] for mark in marks}
    end, empty = found[line].end, start >= found[line].end
    for n, follow in enumerate(found[line + 1 : line + 4], line + 1):
        # A value goes on in the next line where it has not begun, or where its own line was full.
        if n in at or not (empty or (not follow.blank and len(found[line].text) >= 40)):
            break
        end, empty = follow.end, False
    return end


def _counted(rendition: str, found: Sequence[Line]) -> Record | None:
    """Factiva's plain form: headline, byline, number of words, date, paper, its code, language, copyright, story."""
    at = next((n for n, line in enumerate(found[:12]) if _COUNT.fullmatch(line.text)), None)
    if at is None or at == 0 or at + 2 >= len(found):
        return None
    stated, n = [Stated("headline", found[0].start, found[0].end)], at + 1
    stated += [Stated("byline", line.start, line.end) for line in found[1:at] if len(line.text) < 120]
    while n < min(len(found) - 1, at + 12) and len(found[n].text) < 120 and not (n > at + 2 and found[n].blank):
        if parse_date(found[n].text) and not any(one.kind == "published" for one in stated):
            stated.append(Stated("published", found[n].start, found[n].end))
        elif not _is_detail(found[n].text) and not any(one.kind == "outlet" for one in stated):
            stated.append(Stated("outlet", found[n].start, found[n].end))
        n += 1
    if not any(one.kind == "published" for one in stated) or not any(one.kind == "outlet" for one in stated):
        return None
    end = next((line.start for line in found[n:] if _DOCUMENT.fullmatch(line.text)), len(rendition))
    used = frozenset(line.start for line in (*found[:n], *(f for f in found if f.start >= end)))
    return Record(tuple(stated), found[n].start, end, used)


def _is_detail(text: str) -> bool:
    """A time, a code, a page, a language or a notice of copyright."""
    return bool(
        _CLOCK.fullmatch(text)
        or _CODE.fullmatch(text)
        or _LANGUAGE.fullmatch(text)
        or text.startswith(("(c)", "©", "Copyright", "Copr."))
        or find_dates(text)
    )
