"""A report on paper: what it says of itself, the words that each answer rests on, and its text with these marked."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from dossier.desktop import value_wording
from dossier.model.claims import FIELDS, Claim, Description, Field
from dossier.model.reports import ReportDetail
from dossier.translations import in_quotes, tr

_STYLE = """
body { font-family: serif; font-size: 10pt; }
h1, td, p { color: black; } h1 { font-size: 16pt; } .small { font-size: 8pt; color: #444; }
"""


def printed(detail: ReportDetail) -> str:
    """The page as HTML without anything to load; the article's paragraphs alone, with the evidence underlined."""
    row, version = detail.row, detail.version
    pinned = tr(
        "Dossier {report}, version {number}, SHA-256 {digest}",
        report=row.report,
        number=str(version.number),
        digest=version.sha256,
    )
    parts = [
        f"<html><head><style>{_STYLE}</style></head><body><h1>{escape(value_wording.row_text(row))}</h1>",
        f'<p class="small">{escape(pinned)}<br>{escape(tr("found at {place}", place=version.path))}</p>',
        *_fields(detail.description),
        *_text(detail),
        "</body></html>",
    ]
    return "".join(parts)


def _fields(description: Description | None) -> Iterator[str]:
    if description is None:
        return
    yield "<table>"
    for name in FIELDS:
        if claims := description.all_of(name):
            yield _field(name, claims)
    yield "</table><hr>"


def _field(name: Field, claims: tuple[Claim, ...]) -> str:
    words = "; ".join(
        f"{in_quotes(e.quote)} {value_wording.origin_text(e)}" for claim in claims for e in claim.evidence
    )
    people = {value_wording.agent_text(claim.agent) for claim in claims if claim.agent.startswith("person:")}
    if people:
        words += f" – {tr('by {person}', person=', '.join(sorted(people)))}"
    value = escape(value_wording.shown_value(name, claims))
    label = escape(value_wording.field_name(name))
    return f'<tr><td>{label}&nbsp;&nbsp;</td><td><b>{value}</b><br><span class="small">{escape(words)}</span></td></tr>'


def _text(detail: ReportDetail) -> Iterator[str]:
    """Paragraphs; where the article was not separated from the page around it, all words."""
    rendition, description = detail.rendition or "", detail.description
    claims = description.claims if description else ()
    marks = sorted(
        {e.span for c in claims if c.field != "language" for e in c.evidence if e.span and e.origin == "text"}
    )
    spans = description.text if description and description.text else ()
    bounds = [(span.start, span.end) for span in spans] or [(0, len(rendition))]
    for start, end in bounds:
        inside = [(m.start, m.end) for m in marks if start <= m.start and m.end <= end]
        yield f"<p>{_marked(rendition, start, end, inside)}</p>"


def _marked(text: str, start: int, end: int, marks: list[tuple[int, int]]) -> str:
    made, at = [], start
    for first, last in marks:
        if first < at:
            continue
        made += [escape(text[at:first]), f"<u>{escape(text[first:last])}</u>"]
        at = last
    made.append(escape(text[at:end]))
    return "".join(made).replace("\n", "<br>")
