"""Computes the features of each block of a page: its words, links, tags, class names and position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.reading.html.block_position import OUTSIDE, Core
from dossier.reading.html.body_seen import BlockFeatures
from dossier.reading.html.html_nodes import Box, HtmlBlock, HtmlPage
from dossier.reading.html.main_element import Masses, find_core, masses
from dossier.reading.html.text_features import NOTHING, shape_of
from dossier.reading.text_tools.prose import commas, ends, sizes

_LETTERS = re.compile(r"[\w\0]+")  # HTML text never holds a NUL
# The same for Latin letters, in UTF-8, where it takes a third of the time: what is neither letter nor digit in ASCII,
# then among the signs of Latin-1 and General Punctuation; and all bytes that are left of a text without other letters.
_ASCII_SIGNS = bytes(byte for byte in range(1, 128) if not (chr(byte).isalnum() or byte == ord("_")))
_SIGNS = re.compile(rb"\xe2\x80[\x80-\xbf]|\xc2[\x80-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf]|\xc3[\x97\xb7]")
_LATIN = bytes((*range(128), *range(0x80, 0xC0), *range(0xC2, 0xCA)))
_ENDS = 60  # letters at both ends of a block that the stated body must hold
_CUT = 120  # characters that are sure to hold so many letters
_FEW = 20  # characters
_NEAR = 1_000  # letters of the stated body, a paragraph or two
_LEAST_BODY = 200  # letters of the stated body, below which it is ignored
_LEAST_BLOCK = 12  # letters of a block that is looked for in it
_ENOUGH_FOUND = 300  # letters of the blocks found in it that confirm it
_LEAST_OUTSIDE = 60
_TIMES = 4  # more of the same count no more
_FAR = 5  # elements looked at above a block outside the core


class Survey:
    """Facts about the page as a whole, collected before its blocks are judged."""

    def __init__(self, page: HtmlPage, titles: Sequence[str], summary: str, body: str) -> None:
        self.blocks = blocks = page.blocks
        texts = [block.text for block in blocks]
        self.lengths = sizes(texts, page.words)
        found = masses(blocks, self.lengths)
        self.weights = found.weights
        self.body = _Body.of(blocks, self.lengths, body)
        self.core = Core(blocks, self.weights, self.lengths, find_core(blocks, found, self._leaning(found)))
        self.head = headline_at(page, titles)
        self.summary = summary[:80].casefold()
        self.times = Counter(texts)

    def _leaning(self, found: Masses) -> list[float]:
        """Weights of the heavy blocks, leaning on what the page itself states as the article's body."""
        body, weights = self.body, self.weights
        heavy = [weights[n] * more for n, more in zip(found.heavy, found.rows, strict=True)]
        if body is None:
            return heavy
        return [weight if body.holds(n) else weight * 0.1 for n, weight in zip(found.heavy, heavy, strict=True)]


def headline_at(page: HtmlPage, titles: Sequence[str]) -> int:
    """The heading that the page's stated titles repeat, else the first main heading; -1 for none."""
    wanted = " ".join(titles).casefold()
    repeated = (b for b in page.headings if 15 <= len(b.text) < 300 and b.text.casefold() in wanted)
    found = next(repeated, None) or next((block for block in page.headings if block.box.tag == "h1"), None)
    return page.blocks.index(found) if found is not None else -1


class _Body:
    """The body that the page states; each block is looked for in it once, when it is asked for."""

    def __init__(self, blocks: Sequence[HtmlBlock], bare: str) -> None:
        self._blocks, self._bare = blocks, bare
        self._known: dict[int, bool] = {}
        self._at = 0  # where the last one found begins: most are asked for in the body's order

    @classmethod
    def of(cls, blocks: Sequence[HtmlBlock], lengths: Sequence[int], body: str) -> _Body | None:
        """`None` when it is not given or is about something else."""
        bare = _bare(body)
        if len(bare) < _LEAST_BODY:
            return None
        found, letters = cls(blocks, bare), 0
        for n in sorted(range(len(blocks)), key=lengths.__getitem__, reverse=True):  # long blocks confirm it soonest
            if lengths[n] < _LEAST_BLOCK:
                return None
            if found.holds(n) and (letters := letters + lengths[n]) >= _ENOUGH_FOUND:
                return found
        return None

    def holds(self, n: int) -> bool:
        """True if the body holds the block."""
        known = self._known.get(n)
        if known is None:
            known = self._known[n] = self._looked_for(self._blocks[n].text)
        return known

    def _looked_for(self, text: str) -> bool:
        """True if the body holds its first letters and its last; for most blocks the first words decide."""
        opening = _bare(text[:_CUT])
        if not opening or not self._finds(opening[:_ENDS]):
            return False
        return self._finds((opening if len(text) <= _CUT else _bare(text[-_CUT:]))[-_ENDS:])

    def _finds(self, letters: str) -> bool:
        """Searches near the previous match first, then everywhere."""
        at = self._bare.find(letters, self._at, self._at + _NEAR)
        if at < 0:
            at = self._bare.find(letters)
        if at >= 0:
            self._at = at
        return at >= 0


def _bare(text: str) -> str:
    """Letters and digits alone, and the NULs that part texts."""
    if text.isascii():
        return text.encode().translate(None, _ASCII_SIGNS).decode()
    if len(text) > _FEW:
        latin = _SIGNS.sub(b"", text.encode(errors="surrogatepass").translate(None, _ASCII_SIGNS))
        if not latin.translate(None, _LATIN):
            return latin.decode()
    return "".join(_LETTERS.findall(text))


def block_features(survey: Survey) -> dict[int, BlockFeatures]:
    """The features for the trees, for each block that may be the article's, by its index among the page's blocks."""
    core, run, blocks, lengths = survey.core, 0.0, survey.blocks, survey.lengths
    end = len(blocks) - 1
    found: dict[int, BlockFeatures] = {}
    last, here, after = -2, NOTHING, NOTHING
    for n in _hopeful(survey):
        if n == last + 1:
            before, here = here, after
        else:
            before = shape_of(blocks[n - 1], lengths[n - 1]) if n else NOTHING
            here = shape_of(blocks[n], lengths[n])
        last, after = n, shape_of(blocks[n + 1], lengths[n + 1]) if n < end else NOTHING
        found[n] = _features_of(survey, n, run / core.whole, (*here, *before, *after))
        if core.places[n] is not None:
            run += survey.weights[n]
    return found


def _hopeful(survey: Survey) -> list[int]:
    """The blocks that may be the article's: no comments, and no short lines and links outside."""
    core, lengths = survey.core, survey.lengths
    comments = core.has_more_than_comments
    candidates = enumerate(zip(core.places, survey.blocks, strict=True))
    return [
        n
        for n, (place, block) in candidates
        if (
            not (comments and place.comment)
            if place is not None
            else lengths[n] >= _LEAST_OUTSIDE and block.links * 2 <= len(block.text)
        )
    ]


def _features_of(survey: Survey, n: int, progress: float, neighbours: tuple[float, ...]) -> BlockFeatures:
    block, length, place = survey.blocks[n], survey.lengths[n], survey.core.places[n]
    text, box, times = block.text, block.box, survey.times[block.text]
    path_totals, above = (OUTSIDE, hints_above(box)) if place is None else (place.path_totals, place.hints)
    return BlockFeatures._make(
        (
            *path_totals,
            progress,
            n - survey.core.last_prose,
            n == survey.head,
            times if times < _TIMES else _TIMES,
            -1 if survey.body is None else int(length >= _LEAST_BLOCK and survey.body.holds(n)),
            survey.weights[n] / length,
            length > 30 and survey.summary != "" and _is_summary(text, survey.summary),
            block.anchors,
            100 * neighbours[3] / length,
            ends(text),
            100 * commas(text) / length,
            text[:1].islower(),
            block.bold / len(text),
            box.own,
            above,
            *neighbours,
        )
    )


def hints_above(box: Box) -> int:
    """The hints in the names of the element and of a few of its ancestors."""
    bits, left = 0, _FAR
    outer: Box | None = box
    while outer is not None and left:
        bits |= outer.own
        outer, left = outer.parent, left - 1
    return bits


def _is_summary(text: str, summary: str) -> bool:
    low = text[:400].casefold()
    return low[:70] in summary or summary[:70] in low
