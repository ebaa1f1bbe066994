"""Reads a report from its printed pages: first the visible words, then the margins, then the document's facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dossier.model.claims import Claim, Description
from dossier.model.evidence import Span
from dossier.reading.fields.dates import parse_date
from dossier.reading.fields.masthead_line import read_mast
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.layout.article import Article, article_of, body_size
from dossier.reading.layout.blocks import blocks_of
from dossier.reading.layout.joining import Joiner
from dossier.reading.layout.layout_nouns import PrintedSheet
from dossier.reading.layout.layout_paragraphs import Columns, LayoutParagraph, flowing, passages
from dossier.reading.layout.margins import SEPARATOR, Edge, margin_facts, without_margins
from dossier.reading.layout.printed import with_print
from dossier.reading.layout.web_flat import with_page
from dossier.reading.office.document_facts import HEADING, FactRow, described, prepare_facts

ELSEWHERE = "Elsewhere on the pages:"
_CELLS = 3


_ISSUE_LINES, _ISSUE_LINE = 3, 60  # lines over a headline that are those of an issue; letters of one


@dataclass(frozen=True, slots=True)
class _Shown:
    """The words for the rules of plain text, with the spans of the headline and of the story's own passages in them."""

    words: str
    title: tuple[int, int] | None
    story: tuple[Span, ...]
    heads: tuple[Span, ...] = ()  # running heads of several cells


def read_sheets(
    sheets: Sequence[PrintedSheet], form: str, stated: Iterable[FactRow], name: str, *, is_printed: bool = False
) -> tuple[str, Description]:
    """The rendition and the description; `stated`: key, the name that the format has for it, and value.

    `is_printed`: a browser printed it.
    """
    inner, edges = without_margins(sheets)
    stated = tuple(stated)
    article = _article(inner, [value for key, _, value in stated if key == "title"])
    issue = _issue_lines(article)
    article = replace(article, elsewhere=tuple(one for one in article.elsewhere if one not in issue))
    shown = _shown(article, edges, [one.text for one in issue])
    facts = prepare_facts(form, [*stated, *margin_facts(edges, len(sheets))])
    rendition, found = with_facts(_with_rest(shown.words, article, inner), facts, HEADING)
    description = described(shown.words, found, name, shown.title)
    if is_printed and shown.title is not None:
        description = with_page(description, shown.words, shown.title[0], [span.start for span in shown.story])
    return rendition, with_print(_without_head_datelines(_in_story(description, shown), shown), found)


def _article(sheets: Sequence[PrintedSheet], titles: Sequence[str]) -> Article:
    lines = [line for sheet in sheets for line in sheet.lines]
    joiner, columns, body = Joiner(lines), Columns(lines), body_size(lines)
    found = [
        passage
        for sheet in sheets
        for block in blocks_of(sheet.lines)
        for passage in passages(block, sheet.number, joiner, columns, body)
    ]
    widths = {sheet.number: sheet.width for sheet in sheets}
    return article_of(flowing(found, joiner, body), body, widths, titles)


def _issue_lines(article: Article) -> list[LayoutParagraph]:
    """The few small lines over the headline, one of which is a day: a clipping's paper and date."""
    title = article.passages[article.title] if article.title is not None else None
    over = [one for one in article.elsewhere if title and one.page == title.page and one.top < title.top]
    few = len(over) <= _ISSUE_LINES and all(len(one.text) <= _ISSUE_LINE for one in over)
    dated = (date for one in over if few and (date := parse_date(one.text)))
    return over if any(date.year is not None for date in dated) else []


def _shown(article: Article, edges: Sequence[Edge], issue: Sequence[str] = ()) -> _Shown:
    """The paper's large name, running heads, and feet with paper or date as in heads, the article, other feet."""
    parts = _Parts()
    first = {article.mast: parts.add(article.passages[article.mast].text)} if article.mast is not None else {}
    for text in issue:
        parts.add(text)
    heads = [(edge, parts.add(edge.text)) for edge in edges if _is_head(edge)]
    places = [first.get(n) or parts.add(passage.text) for n, passage in enumerate(article.passages)]
    for edge in edges:
        if edge.kind == "foot" and not _is_head(edge):
            parts.add(edge.text)
    title = _within(places[article.title], article.wording) if article.title is not None else None
    story = tuple(places[n] for n in sorted(article.story))
    several = tuple(span for edge, span in heads if SEPARATOR in edge.text)
    return _Shown(parts.words, (title.start, title.end) if title else None, story, several)


def _is_head(edge: Edge) -> bool:
    return edge.kind == "head" or (edge.kind == "foot" and read_mast(edge.text, 0, len(edge.text)) is not None)


def _within(span: Span, part: tuple[int, int] | None) -> Span:
    """The part of a passage, or all of it."""
    return span if part is None else Span(span.start + part[0], span.start + part[1])


class _Parts:
    """Joins paragraphs into one text, and returns the span of each."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0

    @property
    def words(self) -> str:
        return "\n\n".join(self._parts)

    def add(self, text: str) -> Span:
        start = self._length + (2 if self._parts else 0)
        self._parts.append(text)
        self._length = start + len(text)
        return Span(start, self._length)


def _with_rest(words: str, article: Article, sheets: Sequence[PrintedSheet]) -> str:
    """The words and, under a heading, those of the pages that are no part of the report."""
    turned = [text for sheet in sheets for text in sheet.turned]
    rest = [*(passage.text for passage in article.elsewhere), *turned]
    return "\n\n".join([*filter(None, [words]), *([ELSEWHERE, *rest] if rest else [])])


def _in_story(description: Description, shown: _Shown) -> Description:
    """The description with the paragraphs that are set as the story is; all of them where none is."""
    starts = {span.start: span for span in shown.story}
    kept = tuple(span for span in description.text if _home(span, starts, shown) is not None)
    return replace(description, text=kept) if kept else description


def _without_head_datelines(description: Description, shown: _Shown) -> Description:
    """The description without datelines of running heads: there a town with page, paper and date is a section's name.

    And a paper's name next to its date is no town.
    """

    def is_head(claim: Claim) -> bool:
        if claim.field != "dateline" or not claim.evidence or (span := claim.evidence[0].span) is None:
            return False
        heads = (head for head in shown.heads if head.start <= span.start < head.end)
        return any(
            SEPARATOR in span.of(shown.words) or head.of(shown.words).count(SEPARATOR) >= _CELLS - 1 for head in heads
        )

    claims = tuple(claim for claim in description.claims if not is_head(claim))
    return replace(description, claims=claims, others=tuple(one for one in description.others if not is_head(one)))


def _home(span: Span, starts: dict[int, Span], shown: _Shown) -> Span | None:
    """The passage of the story that a paragraph is, or is a part of."""
    begun = shown.words.rfind("\n", 0, span.start) + 1
    return starts.get(begun)
