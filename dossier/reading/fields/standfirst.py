"""Finds the sentence between headline and story that sums the report up."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import USUAL_MONTH_PATTERN
from dossier.model.claims import Claim, Words
from dossier.model.evidence import quoted
from dossier.reading.text_tools.text_lines import Paragraph, trimmed

LABEL, ABOVE, OPENING = 1.0, 0.9, 0.7  # how much each kind counts

_LABEL = pattern(r"[\s*_>-]*<headline_words/label>\s*:\s*[*_\"“]*(?P<value>\S[^\n]*)", re.I)
# Lines near a byline or under a headline that sum nothing up
_OTHER_LINE = pattern("<headline_words/beside>", re.I)
_LONGEST = 420
_TAIL = 80  # characters
_SHORTEST = 30  # characters
_FEWEST = 5  # words
_STOPS = ".:;?!…"  # a line that ends as a sentence may be the story's own first
_WHOLE = re.compile(r"(\*{1,3}|_{1,3})(?![*_\s])(?:(?!\1)[^\n])+(?<![\s])\1")
_DATED = re.compile(
    rf"(?:\d{{1,2}}(?:er|\.|º)?\s(?:de\s)?(?:{USUAL_MONTH_PATTERN})|(?:{USUAL_MONTH_PATTERN})\s\d{{1,2}}),?\s(?:del?\s)?\d{{4}}\b",
    re.I,
)
_MARKS = "*_#> \t\xa0"


def labelled(rendition: str, start: int, end: int) -> Claim | None:
    """The value of "Summary: ...", "Entradilla: ..."."""
    match = _LABEL.fullmatch(rendition, start, end)
    return claim(rendition, *match.span("value"), LABEL) if match else None


def claim(rendition: str, start: int, end: int, rank: float) -> Claim | None:
    """The words there, without the marks that set them off."""
    start, end = trimmed(rendition, start, end, _MARKS)
    words = " ".join(rendition[start:end].split())
    return Claim("standfirst", Words(words), (quoted(rendition, start, end),), rank) if words else None


def find(
    rendition: str,
    parts: Sequence[Paragraph],
    title: int,
    story: int,
    prose: int,
    outside: AbstractSet[int],
    between: AbstractSet[int],
) -> Claim | None:
    """The paragraph between the headline and the byline, date or story, if it is one sentence or two.

    `parts`: the text's paragraphs; `title`, `story`: indices of the headline and of the paragraph with the dateline, or
    `len(parts)` if there is none; `prose`: that of the first one of the story. `outside`: the starts of paragraphs
    outside of the article; `between`: of those between a standfirst and a story (a byline, a date).
    """
    candidates: list[Paragraph] = []
    for n in range(title + 1, min(story, title + 9, len(parts))):
        part = parts[n]
        if part.start in between and candidates:
            return _one(rendition, candidates, ABOVE)
        if part.start in outside:
            continue
        if candidates and n >= prose and story == len(parts):
            break  # the story has begun
        candidates.append(part)
        if len(candidates) > 1:
            return None
        if _is_set_off(rendition, parts[n - 1], part):
            return _one(rendition, candidates, ABOVE)
    return (
        _one(rendition, candidates, OPENING)
        if story < len(parts) or _is_lone_standfirst(candidates, parts, title, prose)
        else None
    )


def _is_lone_standfirst(candidates: Sequence[Paragraph], parts: Sequence[Paragraph], title: int, prose: int) -> bool:
    """True if the candidate is a single paragraph between headline and prose, and no sentence."""
    under = title < prose < len(parts) and len(candidates) == 1 and candidates[0].start < parts[prose].start
    return under and candidates[0].text[-1] not in _STOPS


def _is_set_off(rendition: str, before: Paragraph, part: Paragraph) -> bool:
    """Whether a line is in italics or bold as a whole, or a heading under the heading, and below no picture."""
    words = rendition[part.start : part.end]
    if before.text.startswith("!["):
        return False
    return _WHOLE.fullmatch(words) is not None or (words.startswith("##") and before.text.startswith("# "))


def _one(rendition: str, candidates: Sequence[Paragraph], rank: float) -> Claim | None:
    if len(candidates) != 1 or not may_be(candidates[0].text):
        return None
    return claim(rendition, candidates[0].start, candidates[0].end, rank)


def may_be(text: str) -> bool:
    """Whether words are as long as a standfirst and not as long as a paragraph of a story."""
    if _OTHER_LINE.match(text) or _DATED.search(text, max(0, len(text) - _TAIL)):
        return False  # a caption closes with its full date, and with who took the picture
    words = [word for word in text.split() if word[0].isalpha()]
    if text[-1] not in '.!?…”»"' and 2 * sum(word[0].islower() for word in words) < len(words):
        return False
    return _SHORTEST <= len(text) <= _LONGEST and len(text.split()) >= _FEWEST and text[-1] not in ":,"
