"""Dates a page that states no day, in its data or near its headline: the likeliest of all days that it shows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from dossier.model.claims import Claim
from dossier.model.evidence import Span
from dossier.reading.fields.epoch_days import is_doubtful_on_page
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.plaintext.copied_day import copied_days
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import lines, paragraph


def shown_days(
    page: HtmlPage, text: Sequence[Span], headline: Claim | None, claims: Sequence[Claim], day_first: bool | None
) -> Iterator[Claim]:
    """Chooses as for a page that was copied as text, by the same ranker; below its threshold no day is shown.

    `text`: the story's paragraphs; `claims`: what else the page says of itself. What is in no block of the page, such
    as a cache's notice of when it took the copy, gives no day.
    """
    words, found = page.words, lines(page.words)
    starts = [line.start for line in found]
    own = found[bisect_left(starts, text[0].start) : bisect_left(starts, text[-1].end)] if text else []
    body = tuple(paragraph([line]) for line in (*own[:1], *own[-1:]))  # the story's first line and its last
    spans = [one.span for one in headline.evidence if one.span and one.origin == "text"] if headline else []
    title = (spans[0].start, spans[0].end) if spans else None
    story = words[text[0].start : text[-1].end] if text else ""
    for claim in copied_days(words, HeadAndBody((), body, title=title, day_first=day_first), text, claims):
        seen = claim.evidence[0].span
        shown = seen is not None and any(block.start <= seen.start < block.end for block in page.blocks)
        if shown and not is_doubtful_on_page(claim, story):
            yield claim
