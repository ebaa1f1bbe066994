"""Removes from a case what a brief must not show, before anything is made of it: so nothing can be left in it later.

In a source with a redacted passage the same words are redacted wherever they occur: in its text, its address and file
name, in values that were read or corrected, and in the researcher's own words. The words of other sources are kept:
`Black.has` finds them, and the linter names them. All bars have the same length, so all places behind one move: those
of values and of what the researcher cites move along, and the size of the file is not disclosed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from dossier.briefs.file_tree import holders
from dossier.briefs.redaction_bars import Barred
from dossier.briefs.redaction_search import Black, touches
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.captures import NOTHING_STATED
from dossier.model.cases import Blackened, CaseFile, Change, Correction, Source
from dossier.model.claims import FIELDS, Claim, Dateline, Description, Field, Person, Published, Words
from dossier.model.digest import Digest
from dossier.model.evidence import Span, quoted
from dossier.model.judgements import Graded
from dossier.model.links import Cell, Finding, Settlement
from dossier.model.plans import MARK, Passage, Plan, Redaction
from dossier.model.records import record_of
from dossier.model.reports import ReportId, Version
from dossier.repository.compare_child import Comparer


def redacted(file: CaseFile, plan: Plan, redactions: Sequence[Redaction], comparer: Comparer) -> tuple[CaseFile, Plan]:
    """The case and its plan without what is private or redacted.

    Raises BadInput where a version no longer has the words that were redacted in another, and none of its own are
    redacted: only a person can decide then what to redact in it. Raises NotCompared, too.
    """
    public = tuple(note for note in file.case.notes if not note.private)
    file = replace(file, case=replace(file.case, notes=public))
    if not redactions:
        return file, plan
    black = Black.of(one.quote for one in redactions)
    redactions = [replace(one, reason=black.out(one.reason)) for one in redactions]
    salts = {report: one.salt for report, one in holders(file, redactions).items()}
    salts |= {one.report: one.salt for one in reversed(redactions)}
    originals = (*file.sources, *file.earlier)
    redacted_sources = {_version(source): _source(source, redactions, black, salts) for source in originals}
    own = _Own(black, {version: barred for version, (_, barred) in redacted_sources.items() if barred})
    sources, earlier = (
        tuple(redacted_sources[_version(one)][0] for one in part) for part in (file.sources, file.earlier)
    )
    notes = tuple(replace(note, text=own.out(note.text)) for note in public)
    searches = tuple(
        replace(one, query=black.out(one.query), where=black.out(one.where), note=black.out(one.note))
        for one in file.case.searches
    )
    case = replace(file.case, name=black.out(file.case.name), notes=notes, searches=searches)
    texts = {source.version.report: own.texts[_version(source)] for source in sources if _version(source) in own.texts}
    salted = any(source.salted for source in sources)
    findings, copies = tuple(_with_redacted_settlements(file.findings, black)), file.copies
    if salted:
        # Compared again without the redacted words, so that no cell, name, speaker or copy can be derived from them
        judgements = [status.judgement for status in file.judgements]
        again = comparer.compare([source.record for source in sources if source.description], judgements)
        findings, copies = tuple(_findings(file, again.findings, texts, black)), again.copies
    file = replace(file, case=case, sources=sources, earlier=earlier, findings=findings, copies=copies)
    return file, _plan(plan, own)


def _version(source: Source) -> tuple[ReportId, int]:
    return source.version.report, source.version.number


@dataclass(frozen=True, slots=True)
class _Own:
    """The researcher's own words: without what is blackened, and with citations of places as these are now."""

    black: Black
    texts: Mapping[tuple[ReportId, int], Barred]

    def out(self, words: str) -> str:
        """Redacts words even where a citation interrupts them: it is printed without the space between them."""
        marks, parts, at, long = list[tuple[int, str]](), list[str](), 0, 0
        for hit in MARK.finditer(words):
            parts.append(words[at : hit.start()])
            long, at = long + hit.start() - at, hit.end()
            marks.append((long, self._moved(hit)))
        plain = "".join((*parts, words[at:]))
        barred = Barred.of(plain, self.black.find(plain))
        pieces, start = list[str](), 0
        for place, mark in marks:
            end = barred.place(Span(place, place)).end
            pieces += (barred.text[start:end], mark)
            start = end
        return "".join((*pieces, barred.text[start:]))

    def _moved(self, hit: re.Match[str]) -> str:
        text = self.texts.get((hit[1], int(hit[2])))
        if text is None or int(hit[3]) >= int(hit[4]):
            return hit[0]
        return str(Passage(hit[1], int(hit[2]), text.place(Span(int(hit[3]), int(hit[4])))))


def _plan(plan: Plan, own: _Own) -> Plan:
    title, question, summary = map(own.out, (plan.title, plan.question, plan.summary))
    questions = tuple(map(own.out, plan.open_questions))
    return replace(plan, title=title, question=question, summary=summary, open_questions=questions)


def _source(
    source: Source, redactions: Sequence[Redaction], black: Black, salts: Mapping[ReportId, str]
) -> tuple[Source, Barred | None]:
    mine = [one for one in redactions if one.report == source.version.report]
    if source.grade and isinstance(graded := source.grade.said, Graded):
        source = replace(source, grade=replace(source.grade, said=replace(graded, note=black.out(graded.note))))
    salt = salts.get(source.version.report)
    return _Redacting(source, mine, salt).done() if salt else (source, None)


@dataclass(frozen=True, slots=True)
class _Redacting:
    """One source, the redactions of its report (none where its file holds another that has some), and the salt."""

    source: Source
    redactions: Sequence[Redaction]
    salt: str

    @property
    def black(self) -> Black:
        return Black.of(one.quote for one in self.redactions)

    def done(self) -> tuple[Source, Barred]:
        source, black = self.source, self.black
        places = tuple(self._places())
        reasons = {one.span: one.reason for one in places}
        barred = Barred.of(source.record.rendition, reasons)
        description, hidden = _description(source.description, barred, black)
        version = self._version(source.version)
        record = source.record
        if description is not None:
            record = record_of(record.report, record.version, barred.text, description)
        redacted_source = replace(
            source,
            record=record,
            version=version,
            versions=tuple(map(self._version, source.versions)),
            description=description,
            corrections=tuple(_correction(one, hidden, black) for one in source.corrections),
            changes=tuple(Change(one.old, one.new, None) for one in source.changes),
            blackened=tuple(
                Blackened(bar, _reason(span, reasons)) for span, bar in zip(barred.cut, barred.bars, strict=True)
            ),
            withheld=hidden,
            salted=True,
        )
        return redacted_source, barred

    def _places(self) -> Iterator[Blackened]:
        """Yields the places of the redacted words in this version."""
        text, number = self.source.record.rendition, self.source.version.number
        own = any(one.version == number for one in self.redactions)
        for one in self.redactions:
            found = list(Black.of([one.quote]).find(text))
            if one.version == number and one.span.of(text) == one.quote:
                found.append(one.span)
            if not found and not own and self.source.description is not None:
                reason = Clause("redaction-out-of-date", redaction=one.redaction, version=one.version)
                raise BadInput(f"{one.report} version {number}", reason)
            yield from (Blackened(span, one.reason) for span in found)

    def _version(self, version: Version) -> Version:
        """Nothing of it from which the words could be guessed and the guess be confirmed, nor how many they are."""
        salted = proof_of(self.salt, version.sha256)
        path = self.black.out(version.path)
        reason = version.reason and self.black.out(version.reason)
        salted_file = replace(version, sha256=salted, size=0, path=path, reason=reason)
        return replace(salted_file, rendition=None, description=None, origin=None, stated=NOTHING_STATED)


def _reason(span: Span, reasons: dict[Span, str]) -> str:
    return "; ".join(dict.fromkeys(why for one, why in reasons.items() if touches(one, (span,))))


def _description(
    found: Description | None, barred: Barred, black: Black
) -> tuple[Description | None, tuple[Field, ...]]:
    """The description without redacted fields, and the names of these fields."""
    if found is None:
        return None, ()
    hidden = tuple(
        name for name in FIELDS if any(_reveals(c, barred.cut, black) for c in found.claims if c.field == name)
    )
    claims = tuple(_recut(claim, barred) for claim in found.claims if claim.field not in hidden)
    return Description(claims, tuple(map(barred.place, found.text))), hidden


def _recut(claim: Claim, barred: Barred) -> Claim:
    """The claim with its evidence at the new place; for the language, a whole passage with its bars."""
    places = ((one, barred.place(one.span) if one.span else None) for one in claim.evidence)
    cut = (quoted(barred.text, at.start, at.end, one.origin) if at else one for one, at in places)
    return replace(claim, evidence=tuple(cut))


def _reveals(claim: Claim, spans: Sequence[Span], black: Black) -> bool:
    if claim.field == "language":
        return False
    at = any(one.span and touches(one.span, spans) for one in claim.evidence)
    return at or any(map(black.has, (_value(claim), *(one.quote for one in claim.evidence))))


def _value(claim: Claim) -> str:
    match claim.value:
        case Words(value):
            return value
        case Person(name):
            return name
        case Dateline(place):
            return place.name if place else ""
        case Published(value):
            return value


def _correction(one: Correction, hidden: tuple[Field, ...], black: Black) -> Correction:
    is_hidden = one.field in hidden or any(black.has(_value(claim)) for claim in one.claims)
    return replace(one, claims=()) if is_hidden else one


def _findings(
    file: CaseFile, again: Sequence[Finding], texts: Mapping[ReportId, Barred], black: Black
) -> Iterator[Finding]:
    """The rows of the redacted texts, with the reports that say the same in redacted words."""
    spans = {report: barred for report, barred in texts.items() if barred.cut}
    hidden = _hidden(file.findings, spans)
    for found in _with_redacted_settlements(again, black):
        silent = tuple(report for report in found.silent if report not in spans)
        if found.finding != "omission" or silent:
            hidden_reports = {report for cell in found.cells for report in hidden.get(_place(cell), ())}
            yield replace(
                found, silent=silent, hidden=tuple(sorted(hidden_reports - {cell.report for cell in found.cells}))
            )


def _hidden(findings: Sequence[Finding], spans: Mapping[ReportId, Barred]) -> dict[tuple[str, Span], set[str]]:
    """For the present place of each remaining cell, the reports that gave the same row in redacted words.

    Of figures and dates only: a quotation, a name or an omitted passage of another source would be those very words.
    """
    found: dict[tuple[str, Span], set[str]] = {}
    for row in (one for one in findings if one.finding in ("figure", "date")):
        redacted_reports = {
            c.report for c in row.cells if c.report in spans and touches(_place(c)[1], spans[c.report].cut)
        }
        for report, place in (
            _place(cell) for cell in row.cells if redacted_reports and cell.report not in redacted_reports
        ):
            found.setdefault((report, spans[report].place(place) if report in spans else place), set()).update(
                redacted_reports
            )
    return found


def _place(cell: Cell) -> tuple[str, Span]:
    assert cell.evidence.span, "a cell's words stand in the text"
    return cell.report, cell.evidence.span


def _with_redacted_settlements(findings: Sequence[Finding], black: Black) -> Iterator[Finding]:
    """The findings with their settlements redacted."""
    for found in findings:
        settlement = found.settled
        yield replace(found, settled=_settled(settlement, black)) if settlement else found


def _settled(settlement: Settlement, black: Black) -> Settlement:
    value = black.out(settlement.value) if isinstance(settlement.value, str) else settlement.value
    return replace(settlement, note=black.out(settlement.note), value=value)


def proof_of(salt: str, digest: str) -> Digest:
    """The salted digest that a brief names instead of the digest; the file and the salt together reproduce it."""
    return Digest.of(f"{salt}{digest}".encode())
