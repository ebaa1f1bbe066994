"""Decides whether words share the topic of a page's story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.reading.html.html_nodes import HtmlBlock

_REACH = 6_000  # characters of the story
_FEW = 2
_SHORTER = re.compile(r"[^\W\d_]{4,}")
_WORD = re.compile(r"[^\W\d_]{5,}|[\u3400-\u9fff]{2}|[\uac00-\ud7af]{2}")


@dataclass(frozen=True, slots=True)
class StoryTopic:
    """The opening of a page's story, case folded."""

    text: str

    @staticmethod
    def of(words: str, blocks: Sequence[HtmlBlock], story: int, foot: int | None = None) -> StoryTopic:
        """`story`, `foot`: the places of the article's first and last paragraphs among the blocks."""
        start = blocks[story].start if story < len(blocks) else 0
        end = blocks[foot].end if foot is not None and story <= foot < len(blocks) else len(words)
        return StoryTopic(words[start : min(start + _REACH, end)].casefold())

    def shares_words_with(self, words: str) -> bool:
        """True if the story has two in five of the longer words, and at least two; if few, shorter ones count."""
        folded = words.casefold()
        found = _WORD.findall(folded)
        if len(found) <= _FEW:
            found = _SHORTER.findall(folded) or found
        known = sum(word in self.text for word in found)
        return known >= min(2, len(found)) and 5 * known >= 2 * len(found)

    def share(self, words: str) -> float:
        """The share of the longer words that the story has; -1 where there are none."""
        found = _WORD.findall(words.casefold())
        return sum(word in self.text for word in found) / len(found) if found else -1.0
