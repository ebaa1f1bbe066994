"""Shows words within their sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dossier.model.evidence import Span
from dossier.model.sentence_bounds import around

_MOST = 320  # characters before the words, and behind them: a sentence has seldom more
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """`words` of the rendition, and the rest of their sentence on both sides, in one line."""

    before: str
    words: str
    after: str

    @property
    def text(self) -> str:
        return self.before + self.words + self.after


def excerpt(rendition: str, paragraphs: Sequence[Span], words: Span) -> Excerpt:
    """The sentence around `words`, or their line where they are not the article's own.

    Raises ValueError where the rendition ends before the words do, or where there are none.
    """
    if words.end > len(rendition) or words.start == words.end:
        raise ValueError(f"no such words: {words.start}..{words.end} of {len(rendition)}")
    home = around(rendition, paragraphs, words) or _line(rendition, words)
    start, end = max(home.start, words.start - _MOST), min(home.end, words.end + _MOST)
    before, after = rendition[start : words.start], rendition[words.end : end]
    return Excerpt(
        (_CUT if start > home.start else "") + _flat(before, lead=False),
        _flat(words.of(rendition)),
        _flat(after, trail=False) + (_CUT if end < home.end else ""),
    )


def _line(rendition: str, words: Span) -> Span:
    start = rendition.rfind("\n", 0, words.start) + 1
    end = rendition.find("\n", words.end)
    return Span(start, len(rendition) if end < 0 else end)


def _flat(text: str, *, lead: bool = True, trail: bool = True) -> str:
    """White space as single blanks; that at an end which is not to be kept is left out."""
    flat = " ".join(text.split())
    head = " " if lead and text[:1].isspace() and flat else ""
    tail = " " if trail and text[-1:].isspace() and flat else ""
    return head + flat + tail
