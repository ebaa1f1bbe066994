"""Finds how many people a report says were killed, wounded, arrested, are missing or displaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from dossier.comparing.attribution import source_of
from dossier.comparing.numerals import Numeral, numerals
from dossier.comparing.sentences import Sentence, sentences
from dossier.comparing.vocabulary import AFTER, BEFORE, QUALIFIER, THINGS
from dossier.comparing.whom import whom
from dossier.model.evidence import quoted
from dossier.model.links import Cell
from dossier.model.reports import Record

Qualifier = Literal["exactly", "at-least", "at-most", "about", "between"]

_REACH = 75  # characters between a number and what befell those it counts
_ASIDE = (
    r"including|incluid|among|most|all|mostly|ages?|both|at least|\w+ of (?:them|whom)|was|were|have|had"
    r"|are|fueron|han"
)
_BREAK = re.compile(
    rf"[;:()\[\]|]|[.!?]\s|\s[-–—]+\s(?!{_ASIDE})|,\s(?!{_ASIDE})"
    r"|\b(?:when|after|before|while|because|where|that|which|but|if|cuando|tras|despues|antes|mientras"
    r"|porque|pero)\b"
    r"|\b(?:said|says|told|dijo|charged|accused|wanted)\b|-year-old"
)
# `, including a child,` and `- a nurse and a guard -`, between the counted and what befell them.
_ASIDES = re.compile(
    r"(?:,|\s[-–—]+)\s(?:including|incluid\w+|among them|entre ellos|all|both|most)\b[^,;.–—]{3,80}?"
    r"(?:,|\s[-–—]+)(?=\s)"
    r"|\s[-–—]+\s[^-–—;.\d]{3,120}\s[-–—]+"
    r"(?=\s(?:were|was|have|had|are|died|perished|fueron|han|murieron|fallecieron|resultaron)\b)"
)
_BLANKED = re.compile(r" {4,}")
_AND = re.compile(r"\b(?:and|y|e|or|o)\b|,")
_LAST_WORDS = re.compile(
    r"\s*(?:(?:the|a|an|another|other|los|las|a|otras|otros|to|of|de|is|was|by|es"
    r"|fue)\s+)*$"
)
_JOINED = re.compile(
    r"(?:\s+(?!and\b|y\b)[^\W\d]+){1,3},?\s+(?:and|y|e|as well as)\s+(?:at least |about |some |otr[oa]s )?"
)
_ORDINARY = 10_000_000  # more people than this in one event are a mistake of reading
_YEARS = range(1900, 2101)


@dataclass(frozen=True, slots=True)
class _Told:
    """What befell those counted, the words from the number to there, and whether it follows the number."""

    kind: str
    start: int
    end: int
    ahead: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure, whom it counts, and its cell."""

    kind: str
    of: str | None
    cell: Cell


def figures(record: Record) -> Iterator[Figure]:
    """All figures of a report, in order; a value said twice of the same is given once."""
    seen: set[tuple[object, ...]] = set()
    for sentence in sentences(record):
        for figure in _in_sentence(record, sentence):
            key = (figure.kind, figure.of, figure.cell.value, figure.cell.qualifier)
            if key not in seen:
                seen.add(key)
                yield figure


def _in_sentence(record: Record, sentence: Sentence) -> Iterator[Figure]:
    text = _ASIDES.sub(lambda aside: " " * len(aside.group()), sentence.folded)
    found = list(numerals(text))
    before = [0, *(n.end for n in found)]
    after = [*(n.start for n in found[1:]), len(text)]
    told = [
        _told(text, numeral, start, end) if _counts_people(numeral, text) else None
        for numeral, start, end in zip(found, before, after, strict=False)
    ]
    for i, numeral in enumerate(found):
        known = told[i] or (_joined(text, found, told, i) if _counts_people(numeral, text) else None)
        if known is not None:
            yield _figure(record, sentence, numeral, known)


def _joined(text: str, found: list[Numeral], told: list[_Told | None], i: int) -> _Told | None:
    """What befell `two nurses and ...` as `... five patients were hurt` tells, or `killed five and ...` before it."""
    for j in (i + 1, i - 1):
        known = told[j] if 0 <= j < len(found) else None
        between = text[found[min(i, j)].end : found[max(i, j)].start] if known else ""
        if known is not None and known.ahead == (j > i) and _JOINED.fullmatch(between):
            return _Told(known.kind, min(known.start, found[i].start), max(known.end, found[i].end), known.ahead)
    return None


def _counts_people(numeral: Numeral, text: str) -> bool:
    if not isinstance(numeral.value, int) or not 1 <= numeral.value <= _ORDINARY:
        return False
    if numeral.value == 1 and text.startswith(" of ", numeral.end):  # a part of those counted elsewhere
        return False
    if THINGS.match(text, numeral.end):
        return False
    if numeral.value in _YEARS and text[numeral.start : numeral.end].isdigit():
        return False
    return not _is_age_or_day(numeral, text)


_BEFORE_DAY = re.compile(
    r"(?:\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan"
    r"|feb|mar|apr"
    r"|jun|jul|aug|sept?|oct|nov|dec|aged?|channel|route|highway|interstate|district|ward|room|unit"
    r"|apartment|apt|no|number"
    r"|chapter|page|edad|dia|articulo|ruta|calle|grade|ages|sixth|section|class)\.?"
    r"|\b[ap]\.m\.,?|\$)\s*$"
)
_AGE = re.compile(r"\w,\s*$")


def _is_age_or_day(numeral: Numeral, text: str) -> bool:
    """`May 12`, `aged 40`, and the age in `Ada Ruiz, 40, ...`."""
    before, after = text[max(0, numeral.start - 20) : numeral.start], text[numeral.end : numeral.end + 2]
    if _BEFORE_DAY.search(before):
        return True
    return _AGE.search(before) is not None and (after[:1] in (",", ".", ";", "") or after == " y")


def _told(text: str, numeral: Numeral, before: int, after: int) -> _Told | None:
    """The kind, and the words that tell it: what follows the number, else what stands before it."""
    aside = sum(map(len, _BLANKED.findall(text, numeral.end, after)))
    stop = min(after, numeral.end + _REACH + aside)
    ahead = "" if text[numeral.end : numeral.end + 1] == "," else text[numeral.end : stop]
    broken = _BREAK.search(ahead)
    if broken is not None:
        ahead = ahead[: broken.start()]
    match = AFTER.search(ahead)
    behind = _behind(text, numeral, before)
    if match is not None and match.lastgroup and not (behind and _AND.search(ahead[: match.start()])):
        kind, end = _fatal(match.lastgroup, ahead, match)
        return _Told(kind, numeral.start, numeral.end + end, True)
    return behind


def _fatal(kind: str, ahead: str, match: re.Match[str]) -> tuple[str, int]:
    """`shot` alone wounds; `shot dead`, `shot and killed`, `fatally shot` kill."""
    if kind == "wounded" and match.group() == "shot":
        deadly = re.match(
            r"(?:,? and)? ?(?:\w+ )?(?:killed|dead|to death)\b"
            r"|,? (?:and )?killed",
            ahead[match.end() :].lstrip(),
        )
        if deadly:
            return "killed", match.end() + deadly.end() + 1
    return kind, match.end()


def _behind(text: str, numeral: Numeral, before: int) -> _Told | None:
    """`killing at least 12`, `left 12 dead` is ahead; here the verb or the toll comes first."""
    lead = text[before : numeral.start]
    qualifier = QUALIFIER.search(lead)
    lead = lead[: qualifier.start()] if qualifier else lead
    matches = [m for m in BEFORE.finditer(lead) if _LAST_WORDS.fullmatch(lead, m.end())]
    if not matches or matches[-1].lastgroup is None:
        return None
    return _Told(matches[-1].lastgroup, before + matches[-1].start(), numeral.end, False)


def _figure(record: Record, sentence: Sentence, numeral: Numeral, told: _Told) -> Figure:
    qualifier, start = _qualifier(sentence.folded, numeral)
    begin, end = min(told.start, start), max(told.end, numeral.end)
    cell = Cell(
        record.report,
        record.version,
        int(numeral.value),
        quoted(record.rendition, sentence.start + begin, sentence.start + end),
        qualifier,
        source_of(sentence, begin, end),
    )
    return Figure(told.kind, whom(sentence.folded, numeral.end), cell)


def _qualifier(text: str, numeral: Numeral) -> tuple[Qualifier, int]:
    """How exact the number is meant to be, and where the words for that begin."""
    found = QUALIFIER.search(text, max(0, numeral.start - 40), numeral.start)
    if found is None or found.lastgroup is None:
        return "about" if numeral.rough else "exactly", numeral.start
    name: dict[str, Qualifier] = {"least": "at-least", "most": "at-most", "about": "about", "between": "between"}
    return name[found.lastgroup], found.start()
