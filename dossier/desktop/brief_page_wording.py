"""What the page of a case's brief says: names of sections, what the linter found, briefs that are out of date."""

from __future__ import annotations

from pathlib import PurePath

from dossier import lazy_re as re
from dossier.desktop import value_wording
from dossier.model.plans import MARK, Affected, LintKind, LintNote, Redaction, Section
from dossier.translations import in_quotes, term, tr

_CITED = re.compile(rf"\s*{MARK.pattern}")
_SHORT = 90  # characters of a sentence or passage in a list

SECTIONS: dict[Section, str] = {
    "summary": term("Summary"),
    "questions": term("Open questions"),
    "notes": term("Notes"),
    "sources": term("Table of sources"),
    "copies": term("Who copied whom"),
    "timeline": term("Timeline"),
    "map": term("Map of datelines"),
    "toll": term("The toll through time"),
    "disagreements": term("Disagreements"),
    "agreements": term("Agreements"),
    "quotations": term("Quotations in common"),
    "names": term("Names"),
    "omissions": term("What some leave out"),
    "excerpts": term("Excerpts, source by source"),
    "methods": term("Methods and limits"),
    "citations": term("Citations"),
    "references": term("List of sources"),
    "provenance": term("Provenance"),
    "check": term("How to check this brief"),
}

_LINT: dict[LintKind, str] = {
    "unsupported": term("Without a citation, so it is marked as your judgement"),
    "no-such-words": term("Cites what is not there: {about}"),
    "newer-version": term("Cites {about}, of which there is a newer version"),
    "not-in-words": term("“{about}” is in none of the words cited"),
    "redacted": term("Cites redacted words: {about}"),
    "told-elsewhere": term("Another source states the redacted words: {about}"),
}


def lint_text(note: LintNote) -> str:
    """What is to be looked at, and in which sentence."""
    sentence = tr(_LINT[note.kind]).format(about=note.about)
    return f"{in_quotes(short(_CITED.sub('', note.sentence)))}\n{sentence}" if note.sentence else sentence


def redaction_text(redaction: Redaction) -> str:
    where = tr("{report}, version {n}", report=redaction.report, n=redaction.version)
    return f"{short(redaction.quote)}\n{where} · {short(redaction.reason)}"


def affected_text(found: Affected) -> str:
    """A brief that was handed out, and what has changed since."""
    newer = "; ".join(
        tr("{report} has version {newest} (cited: {cited})", report=report, newest=newest, cited=cited)
        for report, cited, newest in found.outdated
    )
    name, day = PurePath(found.path).name, value_wording.moment_text(found.at)
    return tr("{file}, exported {at}, is out of date: {newer}.", file=name, at=day, newer=newer)


def short(text: str) -> str:
    """One line of it."""
    line = " ".join(text.split())
    return line if len(line) <= _SHORT else f"{line[: _SHORT - 1]}…"
