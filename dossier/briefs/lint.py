"""Checks a researcher's words before they are printed: sentences without a citation, wrong ones, or outdated ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.briefs.own_statements import OwnStatement, OwnWords, own_words_of, paragraphs
from dossier.briefs.redaction_search import Black, touches
from dossier.compare.numerals import numerals
from dossier.language.folding import folded
from dossier.model.cases import CaseFile, Source
from dossier.model.evidence import Span
from dossier.model.plans import LintKind, LintNote, Passage, Plan, Redaction, wordless

_NUMBER = re.compile(r"(?<![\w.,:/-])\d[\d.,:]*(?<=\d)(?!\w)")
_WORD = re.compile(r"[^\W\d_][\w’'-]*")
_DAYS = frozenset(
    folded(
        "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august"
        " september october november december i lunes martes miercoles jueves viernes sabado domingo"
    ).split()
)


def linted(file: CaseFile, plan: Plan, redactions: Sequence[Redaction]) -> Iterator[LintNote]:
    """What a person should check before the brief is exported, in the order of the brief; private notes excluded."""
    sources = {(s.version.report, s.version.number): s for s in (*file.sources, *file.earlier)}
    linting = _Linting(sources, {source.version.report: source.version.number for source in file.sources}, redactions)
    for words in own_words_of(file.case, plan):
        for part in paragraphs(words.text):
            for statement in part:
                yield from linting.notes_on(words, statement)
    yield from _redacted_elsewhere(file, redactions)


@dataclass(frozen=True, slots=True)
class _Linting:
    """`sources` by report and version, `newest` version by report."""

    sources: Mapping[tuple[str, int], Source]
    newest: Mapping[str, int]
    redactions: Sequence[Redaction]

    def notes_on(self, words: OwnWords, statement: OwnStatement) -> Iterator[LintNote]:
        supporting = [passage for passage in statement.passages if self._fault(passage) in (None, "newer-version")]
        if not supporting and not statement.asks and words.where != "title":
            yield LintNote("unsupported", words.where, words.number, statement.written)
        for passage in statement.passages:
            if fault := self._fault(passage):
                newest = self.newest.get(passage.report) if fault == "newer-version" else None
                yield LintNote(fault, words.where, words.number, statement.written, str(passage), newest)
        for mark in wordless(statement.written):
            yield LintNote("no-such-words", words.where, words.number, statement.written, mark)
        if supporting:
            for about in self._unfounded(statement, supporting):
                yield LintNote("not-in-words", words.where, words.number, statement.written, about)

    def _fault(self, passage: Passage) -> LintKind | None:
        source = self.sources.get((passage.report, passage.version))
        if source is None or passage.span.end > len(source.record.rendition):
            return "no-such-words"
        black = Black.of(one.quote for one in self.redactions if one.report == passage.report)
        places = [one.span for one in self.redactions if (one.report, one.version) == (passage.report, passage.version)]
        if touches(passage.span, [*places, *black.find(source.record.rendition)]):
            return "redacted"
        return "newer-version" if passage.version < self.newest[passage.report] else None

    def _unfounded(self, statement: OwnStatement, supporting: Sequence[Passage]) -> Iterator[str]:
        """Yields numbers and names of the sentence that neither the cited words nor their outlet's name contain."""
        cited = [self.sources[passage.report, passage.version] for passage in supporting]
        quotes = [p.span.of(s.record.rendition) for p, s in zip(supporting, cited, strict=True)]
        known = folded("\n".join((*quotes, *(source.record.outlet or "" for source in cited))))
        text = statement.text
        for mark in wordless(text):
            text = text.replace(mark, "")
        yield from _numbers(text, known)
        yield from _names(text, known)


def _numbers(text: str, known: str) -> Iterator[str]:
    plain = folded(text)
    values, signs = {number.value for number in numerals(known)}, set(_NUMBER.findall(known))
    read = {Span(number.start, number.end): number.value for number in numerals(plain)}
    for span, value in read.items():
        if value not in values and plain[span.start : span.end] not in signs:
            yield text[span.start : span.end]
    for hit in _NUMBER.finditer(plain):
        if not touches(Span(*hit.span()), read) and hit[0] not in signs:
            yield text[hit.start() : hit.end()]


def _names(text: str, known: str) -> Iterator[str]:
    """Words with a capital, those side by side in one; at the beginning of a sentence a capital makes no name."""
    words, name = set(re.findall(r"\w+", known)), list[re.Match[str]]()
    for hit in (*_WORD.finditer(text), None):
        if hit and hit[0][0].isupper() and (not name or text[name[-1].end() : hit.start()].isspace()):
            name.append(hit)
            continue
        if any(_strange(part, words) for part in name if part.start() > 0):
            yield text[name[0].start() : name[-1].end()]
        name = [hit] if hit and hit[0][0].isupper() else []


def _strange(part: re.Match[str], words: set[str]) -> bool:
    return not all(word in words or word in _DAYS for word in re.findall(r"\w+", folded(part[0])))


def _redacted_elsewhere(file: CaseFile, redactions: Sequence[Redaction]) -> Iterator[LintNote]:
    """Yields a note for redacted words that another source also contains and that its part of the brief will show."""
    for number, one in enumerate(redactions, 1):
        black = Black.of([one.quote])
        for source in file.sources:
            own = Black.of(other.quote for other in redactions if other.report == source.version.report)
            if black.has(own.out(source.record.rendition)):
                yield LintNote("told-elsewhere", "redaction", number, "", source.version.report)
