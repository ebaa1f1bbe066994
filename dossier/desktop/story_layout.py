"""Lays a report out for reading: the story in full, each run of lines around it folded to one line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from dossier.desktop import value_wording
from dossier.model.claims import Claim, Description, Field
from dossier.model.evidence import TEXT, Span
from dossier.translations import tr, tr_n

Style = Literal["headline", "standfirst", "byline", "body", "around", "fold", "heading", "plain"]

_ENDLESS_LINE = 5_000  # characters: Qt lays a line out whole, so a longer one is broken
_LONGEST_HEAD_LINE = 400  # characters of a line above the story that is shown for the evidence in it
_HEAD_LINES = 12  # lines above a story without a headline in which its byline and day are looked for


@dataclass(frozen=True, slots=True)
class StoryPiece:
    """One run of the shown document: words of the rendition, or a line of ours (`words`) at a place of it."""

    start: int
    end: int
    style: Style
    words: str = ""
    joined: bool = False  # continues the line of the piece before
    fold: int = -1  # where the folded run begins that a click on this line shows or hides


def lay_out(text: str, description: Description | None, opened: Collection[int] = ()) -> list[StoryPiece]:
    """The pieces in the order in which they are shown; `opened` holds the starts of folded runs to show in full."""
    body = _body(text, description)
    if description is None or not body:
        return list(_short(text, [StoryPiece(0, len(text), "plain")]))
    head = _head(text, description, body[0].start)
    story = [*head, *(StoryPiece(span.start, span.end, "body") for span in body)]
    before, after = Span(0, story[0].start), Span(story[-1].end, len(text))
    pieces = [*_fold(text, before, opened, _above, only_opened=True)]
    if not any(piece.style == "headline" for piece in head):
        pieces += _stated(description, "headline", (), before.end)
    end = before.end
    for number, piece in enumerate(story):
        gap = text[end : piece.start]
        joined = number > 0 and "\n" not in gap
        if joined and gap.strip():
            pieces.append(StoryPiece(end, piece.start, "around", joined=True))
        elif not joined:
            pieces += _fold(text, Span(end, piece.start), opened, _within)
        if number == len(head):
            pieces += _unshown_credits(description, head, piece.start)
        pieces.append(replace(piece, joined=joined))
        end = piece.end
    return list(_short(text, [*pieces, *_details(text, description, before, after, opened)]))


def flowing(text: str, paragraphs: Sequence[Span], least: int = 50) -> str:
    """The text with the hard line ends inside of paragraphs as spaces, letter for letter in the same places.

    Text that was wrapped for a teleprinter or a mail would else be wrapped twice in a narrow pane. A line of fewer
    than `least` letters keeps its end: it is a verse, an entry of a list, or an address.
    """
    letters = list(text)
    for span in paragraphs:
        start = span.start
        while (end := text.find("\n", start, span.end)) >= 0:
            if end - start >= least and text[end + 1 : end + 2].strip():
                letters[end] = " "
            start = end + 1
    return "".join(letters)


def _body(text: str, description: Description | None) -> list[Span]:
    """The paragraphs of the story in order, within the text and apart from each other."""
    found: list[Span] = []
    for span in sorted(description.text, key=lambda one: one.start) if description else ():
        start, end = max(span.start, found[-1].end if found else 0), min(span.end, len(text))
        if text[start:end].strip():
            found.append(Span(start, end))
    return found


def _head(text: str, description: Description, first: int) -> list[StoryPiece]:
    """Lines above the first paragraph that hold the headline, the standfirst, the byline or the day."""
    headlines = [span for span in _spans(description, "headline") if span.start < first]
    if headlines:
        title = max(headlines, key=lambda span: span.start)
        found = {title.start: StoryPiece(title.start, _end_of_title(text, title, first), "headline")}
        begin = title.start
    else:
        found, begin = {}, first
        for _ in range(_HEAD_LINES):
            begin = text.rfind("\n", 0, max(begin - 1, 0)) + 1
    for field in ("standfirst", "byline", "published"):
        for span in _spans(description, field):
            start = text.rfind("\n", 0, span.start) + 1
            end = text.find("\n", span.end)
            if begin <= start and 0 <= end <= first and end - start <= _LONGEST_HEAD_LINE:
                style: Style = "standfirst" if field == "standfirst" else "byline"
                found.setdefault(start, StoryPiece(start, end, style))
    return [found[start] for start in sorted(found)]


def _end_of_title(text: str, title: Span, first: int) -> int:
    """A headline keeps what little else is on its line."""
    end = text.find("\n", title.end)
    return end if 0 <= end <= first and end - title.end <= 40 else min(title.end, first)


def _spans(description: Description, field: Field) -> list[Span]:
    claims = description.all_of(field)
    claims = claims if field == "byline" else claims[:1]
    return [e.span for claim in claims for e in claim.evidence if e.span and e.origin == TEXT]


def _stated(description: Description, field: Field, rest: Sequence[str], at: int) -> list[StoryPiece]:
    """A line of ours with a value that no line above the story shows."""
    claims: tuple[Claim, ...] = description.all_of(field)
    words = " · ".join([*([value_wording.shown_value(field, claims)] if claims else []), *rest])
    return [StoryPiece(at, at, "headline" if field == "headline" else "byline", words)] if words else []


def _unshown_credits(description: Description, head: Sequence[StoryPiece], at: int) -> list[StoryPiece]:
    """Who wrote it and when, where no line above the story says so."""
    shown = [piece for piece in head if piece.style == "byline"]
    covered = {
        field: any(p.start <= span.start < p.end for p in shown for span in _spans(description, field))
        for field in ("byline", "published")
    }
    day = description.all_of("published")
    rest = [value_wording.shown_value("published", day)] if day and not covered["published"] else []
    if covered["byline"]:
        return _stated(description, "published", (), at) if rest and not shown else []
    return _stated(description, "byline", rest, at)


def _fold(
    text: str,
    run: Span,
    opened: Collection[int],
    name: Callable[[int], str],
    *,
    only_opened: bool = False,
    only_folded: bool = False,
) -> Iterator[StoryPiece]:
    """One line of ours for a run of lines, and the run itself where it is opened."""
    words = text[run.start : run.end]
    count = sum(1 for line in words.split("\n") if line.strip())
    is_open = run.start in opened
    if not count or (only_opened and not is_open) or (only_folded and is_open):
        return
    shown = f"{name(count)} · {tr('hide') if is_open else tr('show')}"
    yield StoryPiece(run.end if is_open else run.start, run.end, "fold", shown, fold=run.start)
    if is_open:
        start = run.start + len(words) - len(words.lstrip("\n"))
        yield StoryPiece(start, run.end - (len(words) - len(words.rstrip())), "around")


def _details(
    text: str, description: Description, before: Span, after: Span, opened: Collection[int]
) -> Iterator[StoryPiece]:
    """The lines around the story, under a heading after it; an opened run above the story is shown above it."""
    source = _source_start(text, description, after)
    found = [
        *_fold(text, before, opened, _above, only_folded=True),
        *_fold(text, Span(after.start, source), opened, _below),
        *_fold(text, Span(source, after.end), opened, _in_source),
    ]
    if found:
        yield StoryPiece(after.end, after.end, "heading", tr("Details"))
        yield from found


def _source_start(text: str, description: Description, after: Span) -> int:
    """Where the lines begin that give what the page states in its source."""
    stated = [e.span.start for c in description.claims for e in c.evidence if e.span and e.origin != TEXT]
    first = min((at for at in stated if at >= after.start), default=after.end)
    return max(text.rfind("\n\n", after.start, first), after.start) if first < after.end else after.end


def _above(count: int) -> str:
    return tr_n(count, "{n} line above the story", "{n} lines above the story")


def _within(count: int) -> str:
    return tr_n(count, "{n} line left out", "{n} lines left out")


def _below(count: int) -> str:
    return tr_n(count, "{n} line below the story", "{n} lines below the story")


def _in_source(count: int) -> str:
    return tr_n(count, "{n} line from the page’s source", "{n} lines from the page’s source")


def _short(text: str, pieces: Sequence[StoryPiece]) -> Iterator[StoryPiece]:
    """Long pieces in several, which end where a line ends, or where an endless line is broken."""
    for piece in pieces:
        if piece.words or piece.end - piece.start <= _ENDLESS_LINE:
            yield piece
            continue
        start = piece.start
        for end, following in _cuts(text, piece):
            yield replace(piece, start=start, end=end, joined=piece.joined and start == piece.start)
            start = following


def _cuts(text: str, piece: StoryPiece) -> Iterator[tuple[int, int]]:
    """Ends of the parts of a long piece, each with where the next part begins."""
    start = piece.start
    while piece.end - start > _ENDLESS_LINE:
        line = text.rfind("\n", start, start + _ENDLESS_LINE)
        space = text.rfind(" ", start + _ENDLESS_LINE - 100, start + _ENDLESS_LINE)
        end = line if line > start else space + 1 if space >= 0 else start + _ENDLESS_LINE
        start = end + 1 if line > start else end
        yield end, start
    yield piece.end, piece.end
