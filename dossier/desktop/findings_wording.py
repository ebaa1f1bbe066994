"""What is compared, in words: what a row is about, why it is as it is, and what a report's cell tells."""

from __future__ import annotations

from typing import Literal

from dossier.desktop import value_wording
from dossier.model.judgements import CREDIBILITY, RELIABILITY, Grade
from dossier.model.links import Cell, Finding, LaterCount, part_of, whole_and_part
from dossier.model.reports import ReportRow
from dossier.translations import in_quotes, number, term, tr, tr_n

_QUALIFIED = {
    "at-least": term("at least {value}"), "at-most": term("at most {value}"), "about": term("about {value}"),
    "between": term("between {value}"),
}  # fmt: skip
_ONE = {
    "seconds": term("second"), "minutes": term("minute"), "hours": term("hour"), "days": term("day"),
    "weeks": term("week"), "months": term("month"), "years": term("year"),
}  # fmt: skip
_QUOTED = {"cut": term("cut"), "translation": term("translated"), "reworded": term("other words")}
# Why what is not the same is no disagreement: the view shows it in place of "agree"
_RELATIONS = {
    "update": term("later count"), "part-of-total": term("part of it"), "range": term("in range"),
    "rounding": term("rounded"), "other-scope": term("other scope"), "marks": term("marks"),
    "short-form": term("short form"), "initials": term("initials"), "name-in-another-language": term("translated"),
    "cannot-be-told": term("unknown"),
}  # fmt: skip

Sign = Literal["unseen", "settled", "alone", "differs", "later", "near", "agrees"]


def grade_text(grade: Grade) -> str:
    return f"{tr(RELIABILITY[grade.reliability])}; {tr(CREDIBILITY[grade.credibility])}"


def subject(finding: Finding) -> str:
    """What a row is about."""
    return tr("{row} · split off", row=_about(finding)) if finding.split_from else _about(finding)


def key_text(key: str) -> str:
    """What the row with this key is about, for a reader who has no more of it than that: `Killed · police officers`."""
    finding, _, rest = key.partition("/")
    kind, _, of = rest.partition("/")
    match finding:
        case "quote":
            return f"{tr('Quotation')}: {rest}"
        case "name":
            return tr("Name · {name}", name=rest)
        case "omission":
            return tr("Stated by most · {what}", what=key_text(rest))
        case "date":
            return _about(Finding("date", rest, None, True, ()))
        case "figure":
            return _about(Finding("figure", kind, of.partition("#")[0] or None, True, ()))
    return key


def _of(name: str) -> str:
    """Whom a row counts; of `customers (Canada)` each word is put into the language by itself."""
    whole, part = whole_and_part(name)
    return part_of(tr(whole), tr(part)) if part else tr(name)


def _about(finding: Finding) -> str:
    kind = tr(finding.kind.replace("-", " "))
    of = _of(finding.of) if finding.of else ""
    match finding.finding:
        case "quote":
            return tr("Quotation")
        case "date":
            return tr("Day of the {event}", event=kind)
        case "name" if finding.of:
            return tr("Name · {name}", name=_named(finding, finding.of, kind))
        case "omission":
            return tr("Stated by most · {what}", what=_named(finding, of, kind) if of else kind)
    if finding.kind == "count" and of:
        return _begun(of)
    return f"{_begun(kind)} · {of}" if of else _begun(kind)


def _named(finding: Finding, name: str, kind: str) -> str:
    return name if finding.kind in ("person", "place", "body", "name", "count") else f"{name} {kind}"


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def alone(finding: Finding) -> bool:
    """Whether one report only says anything of it."""
    return len({cell.report for cell in finding.cells}) < 2


def verdict(finding: Finding) -> str:
    """Why the row is as it is, in a word or two; a person's last word comes first."""
    if finding.settled is None:
        return _relation(finding)
    if finding.settled.unseen:
        return tr("settled, then more")
    if finding.settled.value is None:
        return tr("settled")
    return tr("settled: {value}", value=_number(finding.settled.value))


def sign(finding: Finding) -> Sign:
    """By which sign a row is marked: only agreement has that of agreement."""
    if finding.settled:
        return "unseen" if finding.settled.unseen else "settled"
    if alone(finding):
        return "alone"
    if not finding.agree:
        return "differs"
    if finding.relation == "update":
        return "later"
    return "near" if finding.match == "variant" or finding.relation in _RELATIONS else "agrees"


def _relation(finding: Finding) -> str:
    if alone(finding):
        return tr("one source")
    if finding.finding == "omission":
        return tr("left out")
    if finding.match == "variant":
        known = _QUOTED.get(finding.relation or "")
        return tr(known) if known else tr("variants") if finding.agree else tr("other words")
    if not finding.agree:
        return tr("letters") if finding.finding == "name" else tr("differ")
    return tr(_RELATIONS.get(finding.relation or "", term("agree")))


def value_text(cell: Cell) -> str:
    """What a cell states, with its qualifier, its unit, and whom it counts where its row calls them otherwise."""
    return f"{_counted(cell)} · {tr(cell.of)}" if cell.of else _counted(cell)


def _counted(cell: Cell) -> str:
    unit = f" {_unit(cell.unit, cell.value == 1 and cell.least is None)}" if cell.unit else ""
    if cell.least is not None:
        return f"{cell.least}–{cell.value}{unit}"
    value = f"{_number(cell.value)}{unit}"
    return tr(_QUALIFIED[cell.qualifier], value=value) if cell.qualifier in _QUALIFIED else value


def _unit(name: str, alone: bool) -> str:
    return tr(_ONE.get(name, name) if alone else name)


def _number(value: float | str) -> str:
    """A figure, a day written out, or a name as it is."""
    return value_wording.short_day_text(value) if isinstance(value, str) else number(value)


def spoken_row(finding: Finding) -> str:
    """A row for a screen reader and the tooltip: what it is about, and what people said of it."""
    text = tr("{row}: {verdict}", row=subject(finding), verdict=verdict(finding)) + _voices(finding)
    if finding.alone:
        text += f"; {tr('only {reports} differs', reports=', '.join(finding.alone))}"
    if finding.merged:
        text += f"; {tr('merged with {rows}', rows=', '.join(finding.merged))}"
    if finding.settled:
        by, when = value_wording.agent_text(finding.settled.by), value_wording.moment_text(finding.settled.at)
        text += f"\n{finding.settled.note} – {by}, {when}"
        if finding.settled.unseen:
            text += f"\n{tr('Stated differently since: {reports}', reports=', '.join(finding.settled.unseen))}"
    return text


def _voices(finding: Finding) -> str:
    stating = len({cell.report for cell in finding.cells})
    if finding.finding != "figure" or not 0 < finding.voices < stating:
        return ""
    reports = value_wording.reports_text(stating)
    return "; " + tr_n(finding.voices, "{reports}, and {n} voice", "{reports}, and {n} voices", reports=reports)


def spoken_cell(cell: Cell) -> str:
    """A cell for a screen reader and the tooltip: its words, who says so, and what a person corrected."""
    message = in_quotes(cell.evidence.quote)
    if cell.attributed_to:
        message += f" – {tr('said by {who}', who=cell.attributed_to)}"
    if cell.by:
        read = cell.others[0]
        was = value_text(read)
        was += f", {tr('said by {who}', who=read.attributed_to)}" if read.attributed_to else ""
        message += f" – {tr('corrected by {who}; read as {value}', who=value_wording.agent_text(cell.by), value=was)}"
    return message


def later_text(later: LaterCount) -> str:
    """Why a count is the later one of two."""
    if later.words is None:
        return tr("later count: published later")
    words = in_quotes(later.words.quote)
    if later.by == "toll":
        return tr("later count, as {report} shows by another number: {words}", report=later.source or "", words=words)
    return tr("later count, as {report} shows: {words}", report=later.source or "", words=words)


def silent_cell(finding: Finding) -> str:
    return tr("{row}: this report does not say", row=subject(finding))


def why_silent(finding: Finding, row: ReportRow) -> str:
    """Why there are no words of a report in a row."""
    named = {"report": row.report, "row": subject(finding)}
    if row.state == "quarantined":
        return tr("{report} could not be read and waits in quarantine, so it has no words on “{row}”.", **named)
    if row.state != "read":
        return tr("{report} has not been read yet, so it has no words on “{row}” so far.", **named)
    return tr("Nothing on “{row}” was found in {report}. Its text may say it in other words.", **named)
