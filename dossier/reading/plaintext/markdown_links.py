"""Takes the links out of Markdown for the rules of plain text, and sets what they find back where it is written."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.model.claims import Claim, Description
from dossier.model.evidence import Evidence, Span
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.byline_words import LEAD

_LINK = re.compile(
    r"(?<!!)\[(?P<words>[^\[\]\n]{1,300})\]"
    r"\([^()\s]{1,600}(?:\([^()\s]{0,100}\)[^()\s]{0,300})?(?:\s+\"[^\"\n]{0,200}\")?\)"
)
_LINE = re.compile(r"[^\n]+")
_ITEM = re.compile(r"[ \t]*(?:[-+*•]|\d{1,3}[.)])[ \t]")  # of a list: one that is but a link leads to another story
_TOP = 1200  # characters in which a line that is but a link may be the paper's name, its section or the headline


@dataclass(frozen=True, slots=True)
class Unlinked:
    """`words` are those of `written` without their links' addresses; `at`: each character's offset in `written`."""

    written: str
    words: str
    at: array[int]
    begins: frozenset[int]  # where, as written, the words of a link begin
    ends: dict[int, int]  # where they end, and where the link ends

    def back(self, found: Description) -> Description:
        """The description with all offsets as written; a paragraph takes the whole of its first and last link along."""
        return Description(
            tuple(self._claim(claim) for claim in found.claims),
            tuple(self._whole(span) for span in found.text),
            tuple(self._claim(claim) for claim in found.others),
        )

    def _claim(self, claim: Claim) -> Claim:
        return replace(claim, evidence=tuple(self._evidence(one) for one in claim.evidence))

    def _evidence(self, one: Evidence) -> Evidence:
        if one.span is None:
            return one
        span = self._span(one.span)
        return Evidence(one.origin, span.of(self.written), span)

    def _span(self, span: Span) -> Span:
        """The same words as written; they end with the last of them, not at the start of the next."""
        if span.start == span.end:
            return Span(self.at[span.start], self.at[span.start])
        return Span(self.at[span.start], self.at[span.end - 1] + 1)

    def _whole(self, span: Span) -> Span:
        inner = self._span(span)
        return Span(inner.start - (inner.start in self.begins), self.ends.get(inner.end, inner.end))


def unlinked(written: str) -> Unlinked | None:
    """The words without link addresses; `None` if no links replace words of the text."""
    taken = [link for line in _LINE.finditer(written) for link in _links(written, *line.span())]
    if not taken:
        return None
    at, parts, last = array("q"), [], 0
    for link in taken:
        for start, end in ((last, link.start()), link.span("words")):
            parts.append(written[start:end])
            at.extend(range(start, end))
        last = link.end()
    parts.append(written[last:])
    at.extend(range(last, len(written) + 1))
    begins = frozenset(link.start("words") for link in taken)
    return Unlinked(written, "".join(parts), at, begins, {link.end("words"): link.end() for link in taken})


def _links(written: str, start: int, end: int) -> Iterator[re.Match[str]]:
    """The line's links, unless it holds little else: an item of a list, a menu, or a link to another story."""
    if written.find("](", start, end) < 0:
        return
    found = list(_LINK.finditer(written, start, end))
    titled = len(found) == 1 and start < _TOP and not _ITEM.match(written, start, end)
    if titled or LEAD.match(written, start, end) or not is_leftover(written[start:end]):
        yield from found
