"""Reads a line above a story that bars part into outlet, date, names and the like."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.claims import Claim, Published
from dossier.reading.fields import byline, outlet, outlet_names, published, section_label
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.text_tools.text_lines import Paragraph

_SITE = 0.45  # rank of a site's address in the position of its name
_HOST = re.compile(r"(?:[\w-]+\.)+[a-z]{2,}", re.I)
_MINUTES = pattern(
    r"(?:<day_words/minutes>\W*)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?min(?:ute[ns]?|utos?|uti|\.)?"
    r"(?:\s(?:read|de lectura|de leitura|de lecture|lesezeit|di lettura))?",
    re.I,
)

NEAR_OUTLET = 0.8  # rank of a name next to its outlet


def credited(rendition: str, credits: Sequence[Credit], rank: float) -> tuple[Claim, ...]:
    return tuple(credit.claim(rendition, rank=rank) for credit in credits)


def cells(rendition: str, part: Paragraph, day_first: bool | None = True) -> LineFinding | None:
    """Reads a line divided by bars into outlet, date and byline: "The Herald | 16 March 2024 | By Ada Ruiz"."""
    spans = [
        (part.start + m.start(), part.start + m.end())
        for m in re.finditer(r"[^|•·]+", rendition[part.start : part.end])
    ]
    spans = [span for span in spans if rendition[slice(*span)].strip()]
    if not 2 <= len(spans) <= 5 or len(part.text) > 160:
        return None
    credits = [c for span in spans for c in byline.read_byline(rendition, *_inner(rendition, *span))]
    dates = [c for span in spans for c in published.head_dates(rendition, *span, day_first)]
    timed_dates = list(published.head_dates(rendition, part.start, part.end, day_first)) if dates else []
    if any(isinstance(c.value, Published) and c.value.precision == "minute" for c in timed_dates):
        dates = timed_dates  # the bar is part of the date
    timed = any(_MINUTES.fullmatch(rendition, *_inner(rendition, *span)) for span in spans)
    if not credits and not ((dates or timed) and len(part.text) < 100):
        return None
    names = [] if credits else [c for span in spans for c in byline.read_bare(rendition, *_inner(rendition, *span))][:3]
    left = [s for s in spans if not any(s[0] <= c.start < s[1] for c in (*credits, *names)) and not _has_date(s, dates)]
    named = [
        outlet.labelled_outlet(rendition, *_inner(rendition, *s)) or outlet.named(rendition, *s, outlet.MASTHEAD)
        for s in left
    ]
    able = [w for w in named if w and _like_outlet(rendition, w)]
    who = min(able, key=_is_short, default=None)  # "MONTAGNE | Le Courrier": a section may be some paper's short name
    if who is None and timed:
        who = next((w for s in left if (w := outlet.named(rendition, *s, _SITE)) and _HOST.fullmatch(w.name)), None)
    claims = (
        *credited(rendition, credits, 1.0),
        *credited(rendition, names, NEAR_OUTLET),
        *published.as_publication(dates),
    )
    return LineFinding(part.start, (*claims, *((who.claim(rendition),) if who else ())), (who,) if who else (), True)


def _is_short(who: FoundOutlet) -> bool:
    """True if a listed name is given without its article."""
    return who.outlet is not None and who.end - who.start < len(who.outlet.name)


def _inner(rendition: str, start: int, end: int) -> tuple[int, int]:
    cell = rendition[start:end]
    return start + len(cell) - len(cell.lstrip(" \t\xa0*_")), end - (len(cell) - len(cell.rstrip(" \t\xa0*_")))


def _has_date(span: tuple[int, int], dates: Sequence[Claim]) -> bool:
    return any(e.span and span[0] <= e.span.start < span[1] for d in dates for e in d.evidence)


def _like_outlet(rendition: str, who: FoundOutlet) -> bool:
    """True if the cell next to a date and a name reads as an outlet's name."""
    name = who.name
    named = outlet_names.listed_outlet(name)
    is_section = section_label.names_section(rendition[who.start : who.end])  # "País"
    return bool(named) and not (is_section or is_leftover(name))
