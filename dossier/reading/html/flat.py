"""Makes a page of paragraphs that have lost their elements, as when it was pasted into a document, and finds its story.

What a browser copies is all of a page, one paragraph after the other. The story is the stretch of paragraphs that tell
something in sentences; it is put into an element of its own, for that is what the rules for pages go by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_caption, opens_related
from dossier.reading.fields.boilerplate_lines import ends_article, opens_links
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.html.html_nodes import INSIDE, HtmlBlock, HtmlPage, InlineMark, StoryHints, box_in
from dossier.reading.text_tools.prose import densest, ends, has_sentences, size

_SHORT_SENTENCE, _SHORTEST = 60, 25  # letters
_MOST = 500  # what the longest paragraph weighs
_ITEM = 0.3  # share of its letters that a sentence in a list weighs
_LINKED = 1.5  # what a letter in a link takes from it
_HEADINGS = ("h1", "h2", "h3", "h4")
_NEAR, _CLOSE = 40, 12  # paragraphs from a headline to its story; from one that is short, or a lesser heading
_DENSE = 6  # paragraphs within which more prose must follow
_SIGNED = 3  # paragraphs of a story's beginning, and behind its end, that may say who wrote it
# Shares of the stretch that may come before its headline, after a line that closes it, and after one that may
_BEFORE, _AFTER, _LITTLE = 0.2, 0.3, 0.12
# Share of the stretch that teasers of other stories hold at its end; their paragraphs, at least
_SCATTERED, _GAP = 0.25, 4
_CREDITED, _CREDIT, _CAPTION = re.compile(r"[.!?…”\"] ?\([^()]{2,40}\)$"), 60, 150  # "The old bridge. (Agency)"

_AUTHORS = re.compile(
    r"[/_.=-](?:authors?|aut(?:or|eur)(?:as?|es|en|s)?|autor[ei]|redakteure?|redaktion|redacci[oó]n|journalist\w{0,2}"
    r"|periodistas?|contributors?|reporters?|korrespondent\w{0,3}|writers?|columnists?|profiles?|people|team|staff|by)"
    r"[/=_-]\S",
    re.I,
)


_HOST = re.compile(r"https?://([\w-]+(?:\.[\w-]+)+)", re.I)
_FEWEST_LINKS = 10  # to a site that may be the page's own


@dataclass(frozen=True, slots=True)
class Shown:
    """A paragraph; `tag`: that of the element it was or would be, p, li or h1 to h6."""

    text: str
    tag: str = "p"
    linked: int = 0  # characters
    bold: int = 0
    authors: tuple[tuple[int, int], ...] = ()  # spans of names that the page marks as its authors'

    @property
    def is_linked(self) -> bool:
        return 2 * self.linked > len(self.text)

    @property
    def is_heading(self) -> bool:
        return self.tag in _HEADINGS

    @property
    def is_subheading(self) -> bool:
        """Whether it looks like one: by its style, or because all of it is bold."""
        return self.tag[0] == "h" or self.bold * 10 >= 9 * len(self.text)


def leads_to_author(target: str) -> bool:
    """Whether a link leads to an author's page, by the name of its folder: "/autores/ada-ruiz"."""
    return _AUTHORS.search(target) is not None


def site_of(targets: Collection[str]) -> str:
    """The address of the site that most links lead to; empty where none has most of them."""
    hosts = Counter(match[1].lower() for target in targets if (match := _HOST.match(target)))
    host, times = max(hosts.items(), key=lambda one: one[1], default=("", 0))
    return f"https://{host}/" if times >= _FEWEST_LINKS and 2 * times > len(targets) else ""


def is_glued(before: str, after: str) -> bool:
    """Whether two letters where a link begins or ends were set apart by their style alone: "Ada RuizQuito"."""
    if not (before.isalnum() and after.isalnum()):
        return False
    return before.isdigit() != after.isdigit() or (after.isupper() and not before.isupper())


@dataclass(frozen=True, slots=True)
class FlatStory:
    """Places among the paragraphs."""

    head: int  # of the headline, or of the first paragraph where there is none
    first: int  # of the first paragraph of prose: a standfirst and a byline may precede it
    end: int  # behind the last one


def page_of(shown: Sequence[Shown]) -> HtmlPage:
    """The paragraphs as a page, those of the story within an element of theirs, with one for what heads it."""
    weights = [_weight(one) for one in shown]
    story = _story(shown, weights)
    return story_page(shown, story, _of_story(shown, weights, story))


def story_page(shown: Sequence[Shown], story: FlatStory, places: Iterable[int]) -> HtmlPage:
    """Builds the same page, given the story's position and which of its paragraphs are its own."""
    page = HtmlPage()
    page.blocks = list(_blocks(shown, story))
    page.headings = [block for block in page.blocks if block.box.tag in _HEADINGS]
    page.words = "\n\n".join([block.text for block in page.blocks])
    page.marks = list(_marks(shown, page.blocks, story))
    page.story = StoryHints(story.head, story.first, frozenset(page.blocks[n].start for n in places))
    return page


def _blocks(shown: Sequence[Shown], story: FlatStory) -> Iterator[HtmlBlock]:
    root = box_in(None, "body", None, 0)
    article = box_in(root, "article", None, INSIDE["article"])
    header = box_in(article, "header", None, INSIDE["header"])
    own = box_in(article, "div", None, 0)
    at, listed = 0, root
    for n, one in enumerate(shown):
        outer = root if not story.head <= n < story.end else header if n < story.first else own
        if one.tag != "li":
            listed = root
        elif listed.parent is not outer:
            listed = box_in(outer, "ul", None, INSIDE["ul"])
        box = box_in(outer if listed is root else listed, one.tag, None, INSIDE.get(one.tag, 0))
        end = at + len(one.text)
        yield HtmlBlock(at, end, one.text, box, one.linked, int(one.linked > 0), one.bold)
        at = end + 2


def _marks(shown: Sequence[Shown], blocks: Sequence[HtmlBlock], story: FlatStory) -> Iterator[InlineMark]:
    """The names of authors around the story: under headings further down, teasers of other stories have theirs."""
    below = range(story.end, min(len(shown), story.end + _SIGNED))
    last = next((n for n in below if shown[n].is_heading), below.stop)
    for n, (block, one) in enumerate(zip(blocks, shown, strict=True)):
        if story.head <= n < story.first + _SIGNED or story.end <= n < last:
            yield from (InlineMark("author", block.start + start, block.start + end) for start, end in one.authors)


def _story(shown: Sequence[Shown], weights: Sequence[float]) -> FlatStory:
    stretch = densest(weights)
    head = _headline(shown, weights, stretch)
    start = stretch.start if head is None else head + 1
    end = max(start, _end(shown, weights, stretch))
    prose = [n for n in range(start, end) if weights[n] > 0]
    dense = (n for n in prose if any(weight > 0 for weight in weights[n + 1 : min(end, n + _DENSE)]))
    first = next(dense, prose[0] if prose else start)
    return FlatStory(first if head is None else head, first, end)


def _headline(shown: Sequence[Shown], weights: Sequence[float], stretch: range) -> int | None:
    """The main heading near above the stretch, or among its first paragraphs: none has much prose before it."""
    most, before = _BEFORE * _prose_weight(weights, stretch), 0.0
    for n in stretch:
        if (before := before + max(0.0, weights[n])) > most:
            break
        if _is_main(shown[n]):
            return n
    above = range(stretch.start - 1, max(-1, stretch.start - _NEAR), -1)
    found = next((n for n in above if _is_main(shown[n])), None)
    if found is None:
        found = next((n for n in above[:_CLOSE] if _is_lesser(shown[n])), None)
    while found and shown[found - 1].tag == shown[found].tag:  # the first of several adjacent ones
        found -= 1
    return found


def _is_main(one: Shown) -> bool:
    return one.tag == "h1" and size(one.text) >= _SHORTEST


def _is_lesser(one: Shown) -> bool:
    return one.tag == "h1" or (one.tag == "h2" and size(one.text) >= _SHORTEST and not one.is_linked)


def _prose_weight(weights: Sequence[float], places: Iterable[int]) -> float:
    return sum([max(0.0, weights[n]) for n in places])


def _end(shown: Sequence[Shown], weights: Sequence[float], stretch: range) -> int:
    """Behind the story's last paragraph: some lines say that other stories, or readers' comments, follow."""
    whole = after = _prose_weight(weights, stretch)
    for n in stretch:
        after -= max(0.0, weights[n])
        if weights[n] < 0 and after <= _AFTER * whole and _closes(shown[n].text, after <= _LITTLE * whole):
            return n
    return _without_teasers(weights, stretch)


def _without_teasers(weights: Sequence[float], stretch: range) -> int:
    """The end of the last two adjacent prose paragraphs, if only little and scattered prose follows."""
    left = _SCATTERED * _prose_weight(weights, stretch)
    for n in range(stretch.stop - 1, stretch.start, -1):
        if weights[n] > 0:
            if weights[n - 1] > 0:
                return n + 1 if stretch.stop - n > _GAP else stretch.stop
            if (left := left - weights[n]) < 0:
                break
    return stretch.stop


def _closes(text: str, is_near_end: bool) -> bool:
    return ends_article(text) or (is_near_end and (opens_related(text) or opens_links(text)))


def _of_story(shown: Sequence[Shown], weights: Sequence[float], story: FlatStory) -> Iterator[int]:
    """The places of the paragraphs that may be the story's: sentences, subheadings, and lists that these lead to."""
    times = Counter(shown[n].text for n in range(story.head, story.end))
    titles = {bare(one.text) for one in shown if one.tag == "h1"}
    led = False
    for n in range(story.head, story.end):
        one = shown[n]
        if one.tag != "li":
            led = one.is_subheading or one.text.endswith((":", "："))
        elif not led:
            continue
        if times[one.text] == 1 and bare(one.text) not in titles and _may_be_of_story(one, weights[n], n < story.first):
            yield n


def _may_be_of_story(one: Shown, weight: float, is_above: bool) -> bool:
    if is_caption(one.text) or (len(one.text) < _CAPTION and _CREDITED.search(one.text[-_CREDIT:])):
        return False
    if weight > 0:
        return True
    if one.is_linked or is_above:
        return False
    return one.is_subheading or one.tag == "li" or (ends(one.text) and len(one.text) >= _SHORTEST)


def _weight(one: Shown) -> float:
    """Weight of a paragraph: prose counts by its length; anything else counts against the stretch around it."""
    letters = size(one.text)
    if has_sentences(one.text, letters):
        weight = min(letters - _LINKED * one.linked, _MOST)
        if weight > 0:
            return weight * _ITEM if one.tag == "li" else weight
    if one.is_linked:
        return -100 if one.is_heading else -60
    return -40 if letters < _SHORT_SENTENCE else -30
