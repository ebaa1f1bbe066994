"""Proves a brief's record: its numbers fit, its texts have the named digests, and each quote occurs at its place."""

from __future__ import annotations

from collections.abc import Iterator

from dossier.briefs import brief_wording
from dossier.briefs.citation_order import FIELDS, own
from dossier.briefs.redaction_bars import BLACK, joined
from dossier.briefs.standalone.contents import says
from dossier.clauses import Clause
from dossier.model.briefs import Brief, BriefLine, BriefSource, Check, Citation
from dossier.model.digest import Digest
from dossier.model.evidence import TEXT


def named(report: str, version: int) -> str:
    return f"{report} version {version}"


def texts(brief: Brief) -> Iterator[Check]:
    """One check a source: its text has the digest that the record names."""
    for source in brief.sources:
        thing = named(source.report, source.version.number)
        if source.rendition_digest is None:
            yield Check("text", not source.rendition, thing, "in custody, not read; nothing of it is cited")
            continue
        found = _digest(source.rendition)
        right = found == source.rendition_digest and source.version.rendition in (None, found)
        detail = Clause("text-has-sha256", sha256=source.rendition_digest) if right else (
            Clause("text-differs", sha256=source.rendition_digest, found=found)
        )  # fmt: skip
        yield Check("text", right, thing, detail)


def redactions(brief: Brief) -> Iterator[Check]:
    """Yields a check for each source with redacted passages: no words are left there, and nothing else is redacted."""
    for source in brief.sources:
        if source.salted or source.redactions:
            fault = _shows_through(source)
            yield Check("redaction", not fault, named(source.report, source.version.number), fault or _black(source))


def _black(source: BriefSource) -> str:
    if not source.redactions:
        return "it holds another source with blackened words; no digest of it is in this file"
    passages = brief_wording.counted(len(source.redactions), "passage")
    return f"{passages} blackened by the researcher; the words are not in this file"


def _shows_through(source: BriefSource) -> str:
    spans = joined(one.span for one in source.redactions)
    if strange := [span for span in spans if set(span.of(source.rendition)) - {BLACK, "\n"}]:
        return f"words stand at characters {strange[0].start}–{strange[0].end}, which are said to be blackened"
    if any(version.rendition or version.description for version in source.versions):
        return "the digest of its text as it was read stands in the record, by which short words can be guessed"
    return ""


def _digest(text: str) -> Digest:
    return Digest.of(text.encode("utf-8", "surrogatepass"))


def citations(brief: Brief) -> Iterator[Check]:
    """One check a citation that fails; one for all of them when none does."""
    sources = {source.number: source for source in brief.sources}
    faults = [
        Check("citation", False, f"citation {c.number}", fault)
        for c in brief.citations
        if (fault := _fault(c, sources))
    ]
    if faults:
        yield from faults
        return
    outside = sum(c.span is None for c in brief.citations)
    quotes = brief_wording.counted(len(brief.citations) - outside, "quote")
    within = Clause("quotes-proven", quotes=quotes)
    detail = Clause("quotes-proven-but", quotes=quotes, outside=outside) if outside else within
    yield Check("citations", True, brief_wording.counted(len(brief.citations), "citation"), detail)


def _fault(cited: Citation, sources: dict[int, BriefSource]) -> str:
    """What is wrong with a citation, in words; empty when nothing is."""
    source = sources.get(cited.source)
    if source is None:
        return f"its source {cited.source} is not in the brief"
    where = named(source.report, source.version.number)
    if (cited.report, cited.version) != (source.report, source.version.number):
        return f"it names {named(cited.report, cited.version)}, but source {cited.source} is {where}"
    if cited.rendition != source.rendition_digest:
        return f"it names a text of {where} that is not the one in the brief"
    if cited.span is None:
        return "it claims to stand in the text, but not where" if cited.origin == TEXT else ""
    if not says(source.rendition, cited.span.start, cited.span.end, cited.quote):
        return f"{where} does not say {cited.quote[:80]!r} at characters {cited.span.start}–{cited.span.end}"
    return ""


def numbers(brief: Brief) -> Iterator[Check]:
    """Sources and citations are numbered without gaps, and every number used leads to one of its own source."""
    faults = [*_gaps(brief), *_strays(brief)]
    for thing, fault in faults:
        yield Check("numbers", False, thing, fault)
    if not faults:
        yield Check(
            "numbers", True, brief_wording.counted(len(brief.citations), "citation"), "every number leads to its words"
        )


def _gaps(brief: Brief) -> Iterator[tuple[str, str]]:
    for thing, items in (("sources", brief.sources), ("citations", brief.citations)):
        if [item.number for item in items] != list(range(1, len(items) + 1)):
            yield thing, "are not numbered from 1 without gaps"
    if not brief.sources:
        yield "sources", "there are none"


def _strays(brief: Brief) -> Iterator[tuple[str, str]]:
    home = {c.number: c.source for c in brief.citations}
    known = {source.number for source in brief.sources}
    for number in sorted({*own(brief)} - home.keys()):
        yield "the researcher's words", f"cite {number}, which is not in the brief"
    for thing, source, cites in _uses(brief):
        if source not in known:
            yield thing, f"speaks of source {source}, which is not in the brief"
        for number in cites:
            if home.get(number) != source:
                yield thing, f"citation {number} is not one of source {source}"


def _uses(brief: Brief) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Everything that carries citation numbers: its name, its source's number, the numbers."""
    for source in brief.sources:
        thing = named(source.report, source.version.number)
        lines = [line for name in FIELDS if isinstance(line := getattr(source, name), BriefLine)]
        yield thing, source.number, tuple(n for line in lines for n in line.cites)
        yield thing, source.number, source.opening + source.sentences
    for at, moment in enumerate(brief.timeline, 1):
        yield f"timeline, entry {at}", moment.source, moment.line.cites if moment.line else ()
    for at, finding in enumerate(brief.findings, 1):
        for cell in finding.cells:
            yield f"finding {at}", cell.source, cell.line.cites if cell.line else ()
    for happening in brief.happenings:
        for filed in happening.told:
            yield f"happening, {happening.kind}", filed.source, filed.line.cites
    for place in brief.places:
        for filed in place.filed:
            yield place.name, filed.source, filed.line.cites
