"""Puts together the sentences of a page that was scraped node by node: each link in them stands on a line of its own."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.reading.rules.byline_words import LEAD
from dossier.reading.words.lines import Line, Paragraph, items, paragraph
from dossier.reading.words.prose import ends, size, stops

_GOES_ON = frozenset(",.;:!?)]»”")  # signs that no line begins with, but what follows a link
_FEWEST = 3  # such lines on a page whose sentences are parted
_LONG, _LINK = 60, 80  # letters of what a link may stand behind, and of a link


def page_parts(found: Sequence[Line]) -> list[Paragraph]:
    """A copied page's paragraphs, items and labels, with each sentence in one."""
    parts = items(found)
    if any(line.blank for line in found):  # as browsers write them; nodes come one a line
        return parts
    if sum(_goes_on(a.text, b.text) for a, b in zip(parts, parts[1:], strict=False)) < _FEWEST:
        return parts
    groups: list[list[Paragraph]] = []
    for n, part in enumerate(parts):
        after = parts[n + 1].text if n + 1 < len(parts) else ""
        if groups and _is_of(groups[-1], part.text, after):
            groups[-1].append(part)
        else:
            groups.append([part])
    return [group[0] if len(group) == 1 else paragraph([x for part in group for x in part.lines]) for group in groups]


def _is_of(group: Sequence[Paragraph], text: str, after: str) -> bool:
    """Whether a line goes on with the sentence that the lines before it began: as such, or as a link within it."""
    if _goes_on(group[-1].text, text):
        return True
    began = not ends(group[-1].text) and (len(group) > 1 or size(group[-1].text) >= _LONG)
    return began and size(text) <= _LINK and _goes_on(text, after) and not LEAD.match(text + " ")


def _goes_on(before: str, text: str) -> bool:
    """Whether a line begins in the middle of a sentence: with a comma, or in small letters behind an open one."""
    if text[:1] in _GOES_ON:
        return text[:3] != "..." and (len(text) == 1 or text[1] in " \"'”’»)" or text[0] in ")]»”")
    return text[:1].islower() and not ends(before) and size(before) >= _LONG and stops(before) > 0
