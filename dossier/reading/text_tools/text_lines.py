"""Splits a rendition into lines and paragraphs that keep their offsets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from dossier import lazy_re as re
from dossier.model.evidence import Span

_EDGE = " \t\r\f\v\xa0\ufeff\u200b\u2003\u2002\u2009\u3000"
_WRAP = 100  # longest line that a typist or a teleprinter would have wrapped
# What opens an item of a list in a page's text, as browsers without pictures write it
_ITEM = re.compile(r"(?:[*+•◦▪■□○●–-]|\d{1,3}[.)])(?:\s|$)")
_FEW_LINES = 5  # long lines from which a width is measured, at least
_UNBROKEN = 50  # one letter in so many may be in lines longer than the width to which others are filled
_RAGGED = 3  # characters by which filled lines miss the width: signs of two columns, marks that draw nothing
_RULE = re.compile(r"[-=*_~#.\s]{3,}")


@dataclass(slots=True)
class Line:
    """`rendition[start:end] == text`, without surrounding white space; `blank`: an empty line comes before it."""

    start: int
    end: int
    text: str
    blank: bool = False
    indent: int = 0


@dataclass(slots=True)
class Paragraph:
    """Lines that belong together; `text` is their words in one line, `rendition[start:end]` the unchanged words."""

    lines: tuple[Line, ...]
    text: str
    start: int
    end: int

    @property
    def is_item(self) -> bool:
        """Whether it looks like an item of a list."""
        return _ITEM.match(self.text) is not None

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)


def trimmed(text: str, start: int, end: int, before: str, behind: str | None = None) -> tuple[int, int]:
    """`text[start:end]` without these signs before and, if others are not named, behind it."""
    behind = before if behind is None else behind
    while start < end and text[start] in before:
        start += 1
    while end > start and text[end - 1] in behind:
        end -= 1
    return start, end


def lines(rendition: str) -> list[Line]:
    """All lines with words, in order."""
    found: list[Line] = []
    at = breaks = 0  # where the line begins, and how many lines have ended since the last one with words
    for whole in rendition.split("\n"):
        raw = whole.rstrip()
        inner = raw.lstrip(_EDGE)
        if text := inner.rstrip(_EDGE):
            indent = len(raw) - len(inner)
            start = at + indent
            found.append(Line(start, start + len(text), text, breaks > 1, indent))
            breaks = 0
        at += len(whole) + 1
        breaks += 1
    return found


def is_rule(text: str) -> bool:
    """Whether a line only draws: `-----`, `=====`, `* * *`."""
    return not text[:1].isalnum() and _RULE.fullmatch(text) is not None


def paragraph(members: Sequence[Line]) -> Paragraph:
    """Lines as one paragraph; a single line keeps its spaces, which distinguish a menu from a sentence."""
    alone = len(members) == 1
    words = members[0].text if alone else " ".join([line.text for line in members])
    if not alone and ("  " in words or not words.isprintable()):  # as hardly any: other white space is no letter
        words = " ".join(words.split())
    return Paragraph(tuple(members), words, members[0].start, members[-1].end)


def ends_early(lines: Sequence[Line], n: int) -> bool:
    """Whether the next line's first word had room on line `n`, so that the break is not caused by the width."""
    return _would_fit(lines[n], lines[n + 1], max(line.indent + len(line.text) for line in lines))


def is_wrapped(found: Sequence[Line]) -> bool:
    """Whether lines were broken by width: none is long, and long ones often run on in the next."""
    if not found or max(len(line.text) for line in found) > _WRAP:
        return False
    full = [(a, b) for a, b in pairwise(found) if len(a.text) > 40 and not b.blank and b.indent < a.indent + 2]
    runs = [b for a, b in full if a.text[-1] not in ".!?:\"'”"]
    return len(runs) * 2 > len(full) and any(b.text[0].islower() or b.text.isupper() for b in runs)


def paragraphs(found: Sequence[Line]) -> list[Paragraph]:
    """Lines, none of which only draws, as paragraphs: each its own, or joined where the text is hard-wrapped."""
    return _grouped(found, _starts) if is_wrapped(found) else [paragraph([line]) for line in found]


def items(found: Sequence[Line]) -> list[Paragraph]:
    """The same for a page that was copied, or written to any width: each item of a list is a paragraph."""
    width = _width([line for line in found if not _ITEM.match(line.text)])
    if width is None:
        return [paragraph([line]) for line in found]
    return _grouped(found, lambda group, line: _starts_item(group, line, width))


def _width(found: Sequence[Line]) -> int | None:
    """The width to which lines were filled, but for a few that nothing could break; `None` if they end on purpose."""
    wide = sorted((line.indent + len(line.text) for line in found), reverse=True)
    longer = accumulate(wide, initial=0)
    few = sum(wide) // _UNBROKEN
    widths = dict.fromkeys(width for width, over in zip(wide, longer, strict=False) if over <= few)
    return next((width for width in widths if _is_filled(found, width)), None)


def _is_filled(found: Sequence[Line], width: int) -> bool:
    """Whether most of the longer lines are, or half of them, where the next often begins in mid-sentence."""
    long = [(a, b) for a, b in pairwise(found) if len(a.text) * 5 > width * 3 and not b.blank]
    filled = [(a, b) for a, b in long if not _would_fit(a, b, width - _RAGGED)]
    if len(long) >= _FEW_LINES and len(filled) * 3 > len(long) * 2:
        return True
    broken = sum(b.text[0].islower() and a.text[-1] not in ".!?:" for a, b in filled)
    return broken > 1 and broken * 4 > len(long) and len(filled) * 2 > len(long)


def _would_fit(line: Line, after: Line, width: int) -> bool:
    """Whether the first word of the next line would have had room: then the line was ended on purpose."""
    return line.indent + len(line.text) + 1 + len(after.text.split(maxsplit=1)[0]) <= width


def _grouped(found: Sequence[Line], starts: Callable[[Sequence[Line], Line], bool]) -> list[Paragraph]:
    groups: list[list[Line]] = []
    for line in found:
        if groups and not starts(groups[-1], line):
            groups[-1].append(line)
        else:
            groups.append([line])
    return [paragraph(group) for group in groups]


def _starts(group: Sequence[Line], line: Line) -> bool:
    """A paragraph starts after an empty line, or where a line is set in further than the one before."""
    return line.blank or line.indent >= group[-1].indent + 2


def _starts_item(group: Sequence[Line], line: Line, width: int) -> bool:
    return _starts(group, line) or _ITEM.match(line.text) is not None or _would_fit(group[-1], line, width - _RAGGED)
