"""Puts together the sentences of a page that was scraped node by node, where each link in them is a line of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dossier.reading.fields.boilerplate import is_button
from dossier.reading.fields.boilerplate_lines import is_leftover, opens_with_day
from dossier.reading.fields.byline import read_bare
from dossier.reading.fields.byline_words import LEAD
from dossier.reading.text_tools.prose import ends, has_sentences, size, stops
from dossier.reading.text_tools.text_lines import Line, Paragraph, items, paragraph

_GOES_ON = frozenset(",.;:!?)]»”、。，،।")  # signs that no line begins with, but what follows a link
_BEHIND = frozenset(" \"'”’»),.")  # what may follow one of them
_FEWEST = 3  # lines that go on with the one above, on a page whose sentences are split
_LINK = 90  # letters of a link
_NAME = 60  # and of a name


def page_parts(found: Sequence[Line]) -> list[Paragraph]:
    """A copied page's paragraphs, items and labels, with each sentence in one."""
    # Browsers write empty lines; of nodes come one a line, and those of the page's source.
    parts = items(found) if any(line.blank for line in found) else [paragraph([line]) for line in found]
    if len(parts) < len(found) or sum(_goes_on(a.text, b.text) for a, b in pairwise(parts)) < _FEWEST:
        return parts
    return [part for group in _groups(parts) for part in _joined(group)]


def _groups(parts: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    group: list[Paragraph] = []
    for n, part in enumerate(parts):
        after = parts[n + 1].text if n + 1 < len(parts) else ""
        if group and (part.lines[0].blank or not _is_of(group, part.text, after)):
            yield group
            group = []
        group.append(part)
    if group:
        yield group


def _joined(group: Sequence[Paragraph]) -> Sequence[Paragraph]:
    """The lines as one paragraph if they tell something: a headline over "by" is none, nor is a menu."""
    if len(group) == 1:
        return group
    whole = paragraph([line for part in group for line in part.lines])
    return [whole] if has_sentences(whole.text) else group


def _is_of(group: Sequence[Paragraph], text: str, after: str) -> bool:
    """Whether a line goes on with the sentence that the lines before it began: as such, or as a link within it."""
    before = group[-1].text
    if _names_author(text) and not any(stops(part.text) for part in group):
        return False
    if _goes_on(before, text):
        return True
    in_sentence = not ends(before) and size(text) <= _LINK and _goes_on(text, after)
    return in_sentence and not (len(group) == 1 and _is_side(before))


def _is_side(text: str) -> bool:
    """Whether a line by itself says who wrote, or when, or is the page's: no sentence begins with it."""
    named = len(text) <= _NAME and bool(read_bare(text, 0, len(text)))
    return named or is_button(text) or is_leftover(text) or opens_with_day(text)


def _names_author(text: str) -> bool:
    """ "by", or "by Ada Ruiz", and not "by a tug"."""
    lead = LEAD.match(text + " ")
    return lead is not None and not text[lead.end() :][:1].islower()


def _goes_on(before: str, text: str) -> bool:
    """Whether a line begins in the middle of a sentence: with a comma, or in small letters behind an open one."""
    if text[:1] in _GOES_ON:
        return text[:3] != "..." and (len(text) == 1 or text[1] in _BEHIND or text[0] not in ".:!?")
    return text[:1].islower() and not ends(before)
