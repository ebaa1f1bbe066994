"""Cuts the words of an export into its stories by the lines that part them; the pieces cover the words in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation
from dossier.model.evidence import Span
from dossier.reading.plaintext.database_labels import KINDS, TAGS
from dossier.reading.plaintext.database_marks import COUNT, cover_end, lone_label
from dossier.reading.text_tools.text_lines import Line, lines

_MARKS = re.compile(
    rb"documents?\b|dokument|documento|article \d|art[\w\xc3\xad]+culo \d|record n|^record ?: ?\d|accession n"
    rb"|_{12}|={12}|-{12}|\*{12}|^HD\b|fin d[eu]|d o c u m e n t",
    re.I | re.M,
)
# With the line's end before it, which is found faster than the beginning of a line
_ONCE = re.compile(
    rb"\n(?:[ \t]*(?:by-?line|author|headline|document title)[ \t]*:|\d[\d,.]* (?:words|palabras|mots)\b)", re.I
)
_NUMBERED = re.compile(
    r"\s*(?:do[ck]ument\w*[ \t]+)?\d{1,6}[ \t]+(?:of|de|von|sur|di|van)[ \t]+(?P<last>\d{1,6})"
    r"(?:[ \t]+do[ck]ument\w*)?[ \t]*$",
    re.I | re.M,
)
_LABEL = re.compile(r"(?P<label>[^\W\d_][\w /().-]{1,40}?)\s*[:：](?=\s|$)")
_TAG = re.compile(r"(?P<tag>[A-Z]{2,3})(?:[ \t]{2,}\S|[ \t]*$)")
_PROSE, _STORY = 80, 60  # letters of a line of prose; letters of a story at least
_LONGEST = 90  # letters of a line that parts stories
_OF_A_REPORT = frozenset(("headline", "outlet", "published", "byline"))
_SINGLE = ("byline", "by-line", "author", "headline", "hd", "title", "document title")


@dataclass(frozen=True, slots=True)
class StorySpans:
    """The spans of the stories, in order, within the words; what lies between belongs to none."""

    stories: tuple[Span, ...]


def may_hold_stories(data: bytes) -> bool:
    """A quick look at the bytes; most files end here."""
    return _MARKS.search(data) is not None


def may_close_stories(data: bytes) -> bool:
    """A quick look at the bytes of a page for two lines that close a story."""
    return sum(1 for _ in islice(_closing().finditer(data), 2)) == 2


@cache
def _closing() -> re.Pattern[bytes]:
    return re.compile(rb"[>\n][ \t]*(?:%s)[ \t\r]*[<\n]" % alternation("story_separators", "closes").encode(), re.I)


@cache
def _pattern(concept: str) -> re.Pattern[str]:
    return re.compile(alternation("story_separators", concept), re.I)


def split(words: str) -> StorySpans:
    """The stories of an export; none where there are not two."""
    found = lines(words)
    for way in (_opened, _closed, _ruled, _tagged):
        spans = [span for span in way(words, found) if _is_story(span.of(words))]
        if len(spans) >= 2:
            return StorySpans(tuple(spans))
    return StorySpans(())


def last_number(story: str) -> int:
    """The 20 of "3 of 20 DOCUMENTS" at the top of a story; 0 where no story numbers itself so."""
    match = _NUMBERED.match(story)
    return int(match["last"]) if match else 0


def may_repeat_labels(data: bytes) -> bool:
    """A quick look at the bytes for labels that a story has once."""
    return sum(1 for _ in islice(_ONCE.finditer(b"\n" + data), 2)) == 2


def holds_several(words: str) -> bool:
    """Whether labels that a story has once come twice, with other words, though no line parts the stories."""
    seen: dict[str, str] = {}
    counts: set[int] = set()
    for n, line in enumerate(found := lines(words)):
        match = _LABEL.match(line.text)
        label = lone_label(match["label"]) if match else ""
        if label in _SINGLE and match and (value := line.text[match.end() :].strip()):
            if label in seen and seen[label] != value and not label.startswith("title"):
                return True
            seen.setdefault(label, value)
        if COUNT.fullmatch(line.text) and n + 2 < len(found):
            counts.add(line.start)
    return len(counts) >= 2


def _is_story(piece: str) -> bool:
    return len(piece.strip()) >= _STORY


def _at(found: Sequence[Line], concept: str) -> list[int]:
    pattern = _pattern(concept)
    return [n for n, line in enumerate(found) if len(line.text) <= _LONGEST and pattern.fullmatch(line.text)]


def _end(words: str, found: Sequence[Line], after: int) -> int:
    """The end of the last story that begins with line `after`: that of the words, or where a summary begins."""
    pattern = _pattern("ends")
    short = (line for line in found[after + 1 :] if len(line.text) <= _LONGEST)
    return next((line.start for line in short if pattern.fullmatch(line.text)), len(words))


def _opened(words: str, found: Sequence[Line]) -> list[Span]:
    at = _at(found, "opens")
    if len(at) < 2:
        return []
    starts = [found[n].start for n in at]
    spans = [Span(a, b) for a, b in zip(starts, [*starts[1:], _end(words, found, at[-1])], strict=True)]
    return [span for span in spans if _has_prose(span.of(words))]  # a table of contents opens lines as well


def _closed(words: str, found: Sequence[Line]) -> list[Span]:
    at = _at(found, "closes")
    spans: list[Span] = []
    trails = _pattern("trails")
    first = 0
    for n in at:
        if n < first:
            continue
        last = n
        while (
            last + 1 < len(found) and len(found[last + 1].text) <= _LONGEST and trails.fullmatch(found[last + 1].text)
        ):
            last += 1
        spans.append(Span(found[first].start, found[last].end))
        first = last + 1
    return [_without_cover(words, span) for span in spans if _has_prose(span.of(words))]


def _without_cover(words: str, span: Span) -> Span:
    """The span without a cover sheet, which ends with a drawn line, or lists the headline that opens the story."""
    found = lines(span.of(words))
    rules = [line for line in found if _pattern("rule").fullmatch(line.text)]
    above = [line for line in rules if not _has_prose(span.of(words)[: line.start])]
    if above:
        return Span(span.start + above[-1].end, span.end)
    first = cover_end(found)
    return Span(span.start + found[first].start, span.end) if first else span


def _ruled(words: str, found: Sequence[Line]) -> list[Span]:
    at = _at(found, "rule")
    if not at:
        return []
    ends = [found[n] for n in at]
    starts = [0, *(line.end for line in ends)]
    stops = [*(line.start for line in ends), len(words)]
    spans = [Span(a, b) for a, b in zip(starts, stops, strict=True)]
    return [span for span in spans if _is_record(span.of(words))]


def _is_record(piece: str) -> bool:
    """Whether a piece has labels that name a story, and prose."""
    kinds = set()
    for line in lines(piece):
        match = _LABEL.match(line.text)
        if match and (kind := KINDS.get(lone_label(match["label"]))):
            kinds.add(kind)
    return len(kinds & _OF_A_REPORT) >= 2 and _has_prose(piece)


def _tagged(words: str, found: Sequence[Line]) -> list[Span]:
    """Stories whose fields have tags, from the first tag before each `HD`."""
    tags = [
        (n, match["tag"])
        for n, line in enumerate(found)
        if (match := _TAG.match(line.text)) and match["tag"].lower() in TAGS
    ]
    heads = [i for i, (_, tag) in enumerate(tags) if tag == "HD"]
    if len(heads) < 2:
        return []
    starts: list[int] = []
    for i in heads:
        first = i - 1 if i and tags[i - 1][1] in ("SE", "CLM") and tags[i - 1][0] >= tags[i][0] - 2 else i
        starts.append(found[tags[first][0]].start)
    return [Span(a, b) for a, b in zip(starts, [*starts[1:], _end(words, found, tags[heads[-1]][0])], strict=True)]


def _has_prose(piece: str) -> bool:
    return any(len(line) >= _PROSE for line in piece.split("\n")) or len(piece) > 6 * _PROSE
