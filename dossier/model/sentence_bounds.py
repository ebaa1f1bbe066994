"""Finds whole sentences around words, so that no excerpt starts or stops in the middle of a thought."""

from __future__ import annotations

from collections.abc import Iterable

from dossier import lazy_re as re
from dossier.model.evidence import Span

# A mark that can end a sentence, closing quotes, white space, and then no small letter.
_END = re.compile(r"(?:[.!?…]+[\"'”’»)\]]*(?=\s+[^\sa-zà-öø-ÿ])|[。！？]+[」』”’]*)|\n\s*\n")
# Short forms and initials before a dot that seldom end a sentence.
_SHORT = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|Dra|Sr|Sra|Srta|St|Sta|Sto|Gen|Col|Col|Lt|Sgt|Capt|Gov|Sen|Rep|Prof|Ing|Lic|Gral|"
    r"Jr|No|Nos|vs|approx|ca|cf|Inc|Ltd|Co|Corp|p|pp|[A-Z]|[A-Z]\.[A-Z]))\.$"
)


def ends(text: str) -> list[int]:
    """Where the sentences of `text` stop, its own end the last."""
    found = [hit.end() for hit in _END.finditer(text) if not _SHORT.search(text[max(0, hit.end() - 8) : hit.end()])]
    return [*(at for at in found if at < len(text)), len(text)]


def _trimmed(text: str, start: int, end: int) -> Span:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end)


def around(rendition: str, paragraphs: Iterable[Span], words: Span) -> Span | None:
    """The sentence or sentences of the article that hold `words`; None when they are outside the article."""
    home = next((p for p in paragraphs if p.start <= words.start and words.end <= p.end), None)
    if home is None:
        return None
    stops = [home.start + at for at in ends(home.of(rendition))]
    start = max((at for at in stops if at <= words.start), default=home.start)
    end = min((at for at in stops if at >= words.end), default=home.end)
    return _trimmed(rendition, start, end)


def first(rendition: str, paragraph: Span, most: int) -> Span:
    """The first sentences of a paragraph, as many as keep within `most` characters; at least one."""
    stops = ends(paragraph.of(rendition))
    kept = max((at for at in stops if at <= most), default=stops[0])
    return _trimmed(rendition, paragraph.start, paragraph.start + kept)
