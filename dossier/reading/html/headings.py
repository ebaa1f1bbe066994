"""Finds what a page shows as its headline: its main heading, a line that a title repeats, a line above the story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.headline import can_be
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.published import head_dates
from dossier.reading.fields.title_cleanup import bare, has_part
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import line_spans
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.site_heading import is_site
from dossier.reading.html.story_topic import StoryTopic

SHORTEST = 9  # letters of a heading that may count because a title repeats it
SHORTEST_TITLE = 12
_LONGEST_LINE = 240
# Blocks above the story whose lines may be the headline; the farther ones only if they share the story's words
NEAR, _FAR_LINES = 6, 10
FEWEST_SPACES = 2
_LESSER = ("h3", "h4")
_SIGNED = re.compile(r"(?:\S+\s+){0,2}(?:by|par|por|von|di)\s+", re.I)  # "Rédigé par Ada Ruiz"
_LONGER_WORD = re.compile(r"[^\W\d_]{4}")
_TITLED = int(ClassHint.HEADLINE)


@dataclass(frozen=True, slots=True)
class Heading:
    """One statement of the headline, and where it is from."""

    value: str
    key: str  # the value bare, to compare it
    evidence: Evidence
    source: str
    whole: bool = True  # not a mere piece of a headline


def without_kicker(heading: Heading, stated: Sequence[Heading], words: str) -> Heading:
    """The heading without a kicker before it in the same element, where a title states it without."""
    if heading.evidence.span is None or any(other.key == heading.key for other in stated):
        return heading
    end = heading.evidence.span.end
    for other in stated:
        if len(other.key) >= SHORTEST_TITLE and follows_kicker(heading.value, other.value):
            evidence = quoted(words, end - len(other.value), end)
            return replace(heading, value=other.value, key=other.key, evidence=evidence)
    return heading


def follows_kicker(heading: str, title: str) -> bool:
    """Whether the heading is a kicker and then the title, in one element."""
    before = heading.removesuffix(title)
    return before != heading and before[-1:].isspace() and before.rstrip()[-1:].isalnum()


def main_headings(page: HtmlPage, stated: Sequence[Heading], outlets: frozenset[str], story: int) -> Iterator[Heading]:
    """The page's main heading: the one that its titles repeat, else the one over the story, else the first."""
    titles = [heading.key for heading in stated]

    titled = [heading.value for heading in stated if heading.source == "title"]
    above = page.blocks[story].start if story < len(page.blocks) else 0

    def may_be(text: str, block: HtmlBlock) -> bool:
        named = bare(text) in outlets or is_site(block, titled, page.headings, above)
        return not named and can_be(text)

    for level in ("h1", "h2"):
        headings = [(_main_line(block, titles), block) for block in page.headings if block.box.tag == level]
        repeated = (one for one in headings if is_repeated(bare(one[0]), titles))
        found = next((one for one in repeated if may_be(*one)), None)
        if found is None and level == "h1":
            found = _over_story(page, [one for one in headings if may_be(*one)], story)
        # A heading that is nothing but a link is the masthead's or another story's
        found = found or next((one for one in headings if not one[1].is_linked and may_be(*one)), None)
        if found is not None:
            yield Heading(found[0], key_of(found[0]), _evidence(page.words, *found), level)


def _main_line(block: HtmlBlock, titles: Sequence[str]) -> str:
    """The heading's words; of several lines, the only one that a title repeats, unless a title repeats them all."""
    whole = " ".join(block.text.split())
    if "\n" not in block.text or bare(whole) in titles:
        return whole
    repeated = [line for line in block.text.split("\n") if len(bare(line)) >= SHORTEST_TITLE and bare(line) in titles]
    return " ".join(repeated[0].split()) if len(repeated) == 1 else whole


def _evidence(words: str, text: str, block: HtmlBlock) -> Evidence:
    """The evidence for a heading, or for the line of it that was chosen."""
    at = words.find(text, block.start, block.end)
    return quoted(words, at, at + len(text)) if at >= 0 else quoted(words, block.start, block.end)


def _over_story(page: HtmlPage, headings: Sequence[tuple[str, HtmlBlock]], story: int) -> tuple[str, HtmlBlock] | None:
    """The first heading above the story that shares its words; blogs link theirs to the page itself."""
    start = page.blocks[story].start if story < len(page.blocks) else 0
    above = [one for one in headings if one[1].start < start and one[0].count(" ") > FEWEST_SPACES]
    about = StoryTopic.of(page.words, page.blocks, story) if above else None
    return next((one for one in above if about and about.shares_words_with(one[0])), None)


def titled_line(
    words: str, blocks: Sequence[HtmlBlock], story: int, stated: Sequence[Heading], outlets: frozenset[str]
) -> Iterator[Heading]:
    """The line above the story that a title repeats, where no heading does: "<div class=title>"."""
    titles = [heading for heading in stated if heading.source in ("title", "og:title")]
    about = StoryTopic.of(words, blocks, story) if titles else None
    for start, end in line_spans(block for block in reversed(blocks[:story]) if about and _may_title(block)):
        if not SHORTEST_TITLE <= end - start <= _LONGEST_LINE or words.count(" ", start, end) < FEWEST_SPACES:
            continue
        key = bare(words[start:end])
        if not key or key in outlets or not can_be(words[start:end]):
            continue
        spoken = about is not None and about.shares_words_with(words[start:end])
        whole = spoken or words.count(" ", start, end) > 2 * FEWEST_SPACES  # no trail such as "News » Harbour"
        if any((spoken and key == h.key) or (whole and has_part(h.value, words[start:end], key)) for h in titles):
            value = " ".join(words[start:end].split())
            yield Heading(value, key_of(value), quoted(words, start, end), "titled")
            return


def lines_above(
    words: str, above: Sequence[HtmlBlock], outlets: frozenset[str], about: StoryTopic
) -> Iterator[Heading]:
    """Finds the headline that old pages set as a plain line: the first line above the story that can be one.

    Its class names a title, or it shares words with the story, or it is close.
    """
    far = [block for block in above[-_FAR_LINES:] if not block.anchors]
    named = [block for block in far if block.box.own & _TITLED]
    for blocks, sure in ((named, True), (far, False), (above[-NEAR:], True)):
        for start, end in line_spans(block for block in blocks if not block.anchors):
            if _may_head(words, start, end, outlets) and (sure or about.shares_words_with(words[start:end])):
                value = words[start:end]
                yield Heading(value, key_of(value), quoted(words, start, end), "line")
                return


def _may_title(block: HtmlBlock) -> bool:
    """A link is another story's or the masthead's, unless it is a heading: blogs link theirs to themselves."""
    return block.box.tag in _LESSER or not block.is_linked


def _may_head(words: str, start: int, end: int, outlets: frozenset[str]) -> bool:
    line = words[start:end]
    if line.count(" ") < FEWEST_SPACES or line.isupper() or not can_be(line) or bare(line) in outlets:
        return False
    if not _LONGER_WORD.search(line):
        return False  # "Mar 3, 4:05 PM EST"
    signed = _SIGNED.match(line)
    if len(bare(line)) < SHORTEST_TITLE or (signed is not None and is_name(line[signed.end() :])):
        return False
    return not read_byline(words, start, end) and not any(head_dates(words, start, end))


def is_repeated(key: str, titles: Sequence[str]) -> bool:
    return len(key) >= SHORTEST and any(key in title or (title in key and len(title) >= SHORTEST) for title in titles)


def key_of(value: str) -> str:
    return bare(value) or value
