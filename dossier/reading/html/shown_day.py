"""Dates a page that states no day, in its data or near its headline: the likeliest of all days that it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.model.claims import Claim
from dossier.model.evidence import Span
from dossier.reading.plaintext.copied_day import copied_days
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import lines, paragraph


def shown_days(
    words: str, text: Sequence[Span], headline: Claim | None, claims: Sequence[Claim], day_first: bool | None
) -> Iterator[Claim]:
    """Chooses as for a page that was copied as text, by the same ranker; below its threshold no day is shown.

    `words`: what the page shows, at the beginning of the rendition; `text`: the story's paragraphs; `claims`: what
    else the page says of itself.
    """
    found = lines(words)
    body = tuple(paragraph([line]) for line in found if any(span.start <= line.start < span.end for span in text))
    spans = [one.span for one in headline.evidence if one.span and one.origin == "text"] if headline else []
    title = (spans[0].start, spans[0].end) if spans else None
    yield from copied_days(words, HeadAndBody((), body, title=title, day_first=day_first), text, claims)
