"""Picks the paragraphs that are the article's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.model.evidence import Span
from dossier.reading.boilerplate import is_caption, is_furniture, opens_related
from dossier.reading.byline import is_social_label
from dossier.reading.layout import Layout, is_prose
from dossier.reading.lines import Paragraph
from dossier.reading.surroundings import Surroundings


def story_spans(rendition: str, layout: Layout, around: Surroundings) -> tuple[Span, ...]:
    """The article's paragraphs in order: the standfirst if there is one, and the story without what surrounds it."""
    above = [part for part in layout.head if is_prose(part.text) and not is_caption(part.text)]
    parts = [*above, *layout.body]
    seen: set[str] = set()
    found: list[Span] = []
    for part in _without_related(parts):
        if part.start in around.spent or part.text in seen or is_furniture(part.text) or _is_side(part):
            continue
        if len(part.text) > 40:
            seen.add(part.text)
        found.append(_shortened(part, around))
    return tuple(found)


def _is_side(part: Paragraph) -> bool:
    return is_caption(part.text) or is_social_label(part.text)


def _shortened(part: Paragraph, around: Surroundings) -> Span:
    """A paragraph without its last lines when those are sign-offs."""
    lines = list(part.lines)
    while len(lines) > 1 and lines[-1].start in around.spent:
        lines.pop()
    return Span(lines[0].start, lines[-1].end)


def _without_related(parts: Sequence[Paragraph]) -> Iterator[Paragraph]:
    """Leaves out what stands under "Related:": the next paragraph, and after it all that is no prose."""
    under = 0
    for part in parts:
        if opens_related(part.text):
            under = 1
        elif under == 1:
            under = 2 if not is_prose(part.text) else 0
        elif under == 2 and not is_prose(part.text):
            continue
        else:
            under = 0
            yield part
