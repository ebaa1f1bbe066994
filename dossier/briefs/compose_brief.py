"""Composes a brief out of a case: pure data, every line of it cited."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any

from dossier.briefs import brief_wording
from dossier.briefs.agencies import credited_once
from dossier.briefs.brief_wording import wording_in
from dossier.briefs.citation_numbers import NumberedSource, Register, opened
from dossier.briefs.citation_order import numbered
from dossier.briefs.copies_and_tolls import copies, tolls
from dossier.briefs.excerpt_choice import excerpts
from dossier.briefs.place_list import places
from dossier.briefs.researcher import Researcher
from dossier.briefs.sections import arranged, of_section
from dossier.briefs.source_history import appended
from dossier.briefs.timeline_order import filed_line, happenings, timeline
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.briefs import (
    BRIEF_FORMAT,
    WITHOUT_SEARCHES,
    Brief,
    BriefCell,
    BriefFinding,
    BriefGrade,
    BriefLine,
    BriefSearch,
    BriefSettlement,
    BriefSource,
    Reference,
    Statement,
)
from dossier.model.cases import CaseFile, Source
from dossier.model.claims import Dateline, Description, Field, Person, Published, Words
from dossier.model.judgements import Graded
from dossier.model.links import Cell, Finding
from dossier.model.papers import Paper
from dossier.model.plans import Plan


def compose(case: CaseFile, made: datetime, by: str, plan: Plan | None = None, paper: Paper = "a4") -> Brief:
    """Composes the brief of a case in its present state, made at `made` (with a zone) by the software `by`.

    `plan` sets sections, language and the researcher's words. Private and redacted words were taken out before
    (`redacted`). Raises BadInput when the case holds no reports, or when its rendition does not contain the evidence's
    words; FixityMismatch when a text is not the one recorded.
    """
    plan = plan or Plan()
    if made.tzinfo is None:
        raise ValueError("a brief's moment needs its zone")
    if not case.sources:
        raise BadInput(case.case.name, Clause("brief-needs-reports"))
    register = Register(wording_in(plan.language))
    read = [opened(number, source) for number, source in enumerate((*case.sources, *case.earlier), 1)]
    every = [cited for cited in read if cited]
    own_words = _own_words(case, plan, Researcher({_pinned(cited): cited for cited in every}, register))
    known = [cited for cited in every if cited.number <= len(case.sources)]
    for cited in known:
        _summary(cited, register)
    shown = arranged(plan.sections)
    parts = _together(case, known, register, shown)
    sources = _sources(case, read, register, "excerpts" in shown)
    searches = _searches(case, known) if "methods" in shown else ()
    return numbered(
        Brief(
            format=BRIEF_FORMAT if searches else WITHOUT_SEARCHES,
            case=case.case.case,
            made=made.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
            by=brief_wording.software(by),
            sources=sources,
            citations=register.citations,
            language=plan.language,
            style=plan.style,
            sections=shown,
            searches=searches,
            paper=paper,
            **parts,
            **own_words,
        )
    )


def _together(
    case: CaseFile, known: list[NumberedSource], register: Register, shown: Collection[str]
) -> dict[str, Any]:
    """The joint content of the sources: timeline, places, and comparison of their words."""
    when = "timeline" in shown
    moments = timeline(known, register) if when else ()
    happened = happenings(case, _by_report(known), register) if when else ()
    by_number = {cited.number: cited for cited in known}
    for moment in moments:  # it shows the headlines as well
        _line(by_number[moment.source], register, "headline")
    found = places(known, register) if "map" in shown else ()
    findings = _findings(case, known, register, shown)
    told = {"timeline": moments, "happenings": happened, "places": found, "findings": findings}
    copied = copies(case, _by_report(known), register) if "copies" in shown else ()
    return told | {"copies": copied, "tolls": tolls(case, _by_report(known), register) if "toll" in shown else ()}


def _sources(
    case: CaseFile, read: list[NumberedSource | None], register: Register, whole: bool
) -> tuple[BriefSource, ...]:
    every = enumerate(zip((*case.sources, *case.earlier), read, strict=True), 1)
    return tuple(
        _source(cited, register, whole, number > len(case.sources)) if cited else _unread(number, source, register)
        for number, (source, cited) in every
    )


def _searches(case: CaseFile, known: list[NumberedSource]) -> tuple[BriefSearch, ...]:
    """The research log; reports that a search found and that are no sources here are counted, not named."""
    numbers = {report: cited.number for report, cited in _by_report(known).items()}
    return tuple(
        BriefSearch(
            one.query,
            one.where,
            one.count,
            tuple(sorted(numbers[report] for report in one.reports if report in numbers)),
            one.note,
            one.by,
            one.at,
        )
        for one in case.case.searches
    )


def _by_report(known: list[NumberedSource]) -> Mapping[str, NumberedSource]:
    return {cited.source.version.report: cited for cited in known}


def _pinned(cited: NumberedSource) -> tuple[str, int]:
    return cited.source.version.report, cited.source.version.number


def _own_words(case: CaseFile, plan: Plan, researcher: Researcher) -> dict[str, Any]:
    """The researcher's own words in reading order, without those of hidden sections."""
    title = " ".join(plan.title.split())
    named = researcher.paragraph(title)
    statement = Statement(" ".join(one.text for one in named), tuple(n for one in named for n in one.cites))
    summary, with_questions = "summary" in plan.sections, "questions" in plan.sections
    return {
        "name": statement.text or case.case.name,
        "title": statement if statement.text else None,
        "question": researcher.paragraph(plan.question) if summary else (),
        "summary": researcher.paragraphs(plan.summary) if summary else (),
        "open_questions": tuple(filter(None, map(researcher.paragraph, plan.open_questions))) if with_questions else (),
        "notes": tuple(map(researcher.note, case.case.notes)) if "notes" in plan.sections else (),
    }


_NOT_ISSUED = frozenset({"archived", "captured"})


def _line(cited: NumberedSource, register: Register, name: Field) -> BriefLine | None:
    """The shown value of a field with its citations; all names of a byline in one line."""
    claims = cited.description.all_of(name)
    claims = claims if name == "byline" else claims[:1]
    text = "; ".join(register.wording.claimed(claim) for claim in claims)
    value = claims[0].value if claims else None
    inferred = isinstance(value, Dateline) and value.basis == "inferred"
    return register.line(cited, text, claims, inferred) if text else None


def _summary(cited: NumberedSource, register: Register) -> dict[str, BriefLine | None]:
    """The lines of the table that a brief opens with."""
    return {
        "outlet": _line(cited, register, "outlet"),
        "place": _line(cited, register, "dateline"),
        "byline": _line(cited, register, "byline"),
        "published": _line(cited, register, "published"),
        "filed": filed_line(cited, register),
    }


def _source(cited: NumberedSource, register: Register, whole: bool, earlier: bool) -> BriefSource:
    """With `whole`, its opening and the cited sentences are excerpts; of an earlier version the sentences alone."""
    source = cited.source
    lines: dict[str, Any] = {**_summary(cited, register), **appended(source, register.wording)}
    headline, language, url = (_line(cited, register, name) for name in ("headline", "language", "url"))
    opening, sentences = excerpts(cited, register, not earlier) if whole else ((), ())
    return BriefSource(
        number=cited.number,
        report=source.version.report,
        version=source.version,
        versions=source.versions,
        rendition=cited.text,
        rendition_digest=cited.rendition,
        paragraphs=source.record.text,
        headline=headline,
        language=language,
        url=url,
        opening=opening,
        sentences=sentences,
        reference=_reference(source.description),
        grade=_grade(source),
        earlier=earlier,
        **lines,
    )


def _reference(found: Description | None) -> Reference:
    """The values of the list of sources; a moment of capture is no date of appearing."""
    if found is None:
        return Reference()
    people = credited_once([claim.value for claim in found.all_of("byline") if isinstance(claim.value, Person)])
    published, language = found.best("published"), found.best("language")
    issued = published.value if published and isinstance(published.value, Published) else None
    return Reference(
        people,
        issued.value if issued and issued.what not in _NOT_ISSUED else None,
        language.value.value if language and isinstance(language.value, Words) else "",
    )


def _unread(number: int, source: Source, register: Register) -> BriefSource:
    """A source in custody whose words nobody has."""
    version, more = source.version, appended(source, register.wording)
    return BriefSource(number, version.report, version, source.versions, "", None, (), grade=_grade(source), **more)


def _grade(source: Source) -> BriefGrade | None:
    if source.grade is None or not isinstance(graded := source.grade.said, Graded):
        return None
    return BriefGrade(str(graded.grade), graded.note, source.grade.by, source.grade.at)


def _findings(
    case: CaseFile, known: list[NumberedSource], register: Register, shown: Collection[str]
) -> tuple[BriefFinding, ...]:
    """Those of the sections shown, disagreements first: a reader must see them; otherwise in the order of comparing."""
    by_report = _by_report(known)
    several = (found for found in case.findings if _of_several(found) and any(of_section(found, s) for s in shown))
    ordered = sorted(several, key=lambda found: found.agree)
    return tuple(_finding(found, by_report, register) for found in ordered if found.cells)


def _of_several(found: Finding) -> bool:
    """Whether a row sets sources side by side; what one alone counts or measures is read in its own words.

    Of names those are shown that a reader could take for two.
    """
    if found.finding == "name":
        return found.relation not in ("marks", "short-form")
    alone = found.relation == "one-report" and not found.hidden
    return not alone or found.kind not in ("count", "duration", "money")


def _finding(found: Finding, known: Mapping[str, NumberedSource], register: Register) -> BriefFinding:
    cells = tuple(_cell(cell, found, known, register) for cell in found.cells)
    cells += tuple(BriefCell(known[report].number, None) for report in found.hidden if report in known)
    how, settled = (found.relation, found.voices), _settlement(found, known, register)
    return BriefFinding(found.finding, found.kind, found.of, found.agree, found.match, cells, *how, settled)


def _settlement(found: Finding, known: Mapping[str, NumberedSource], register: Register) -> BriefSettlement | None:
    if (settlement := found.settled) is None:
        return None
    right = "" if settlement.value is None else register.wording.value(settlement.value, found.finding)
    unseen = tuple(known[report].number for report in settlement.unseen if report in known)
    return BriefSettlement(settlement.note, right, settlement.by, settlement.at, unseen)


def _cell(cell: Cell, found: Finding, known: Mapping[str, NumberedSource], register: Register) -> BriefCell:
    cited = known.get(cell.report)
    if cited is None or cited.source.version.number != cell.version:
        raise BadInput(f"{cell.report} version {cell.version}", Clause("compared-but-not-source"))
    line = BriefLine(register.wording.cell(cell, found.finding), (register.cite(cited, cell.evidence),))
    read = register.wording.cell(cell.others[0], found.finding) if cell.others else ""
    return BriefCell(cited.number, line, cell.qualifier, cell.attributed_to, cell.by, read)
