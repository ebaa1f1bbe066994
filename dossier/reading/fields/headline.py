"""Chooses the headline among the lines above a story."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.model.claims import Claim, Words
from dossier.model.evidence import quoted
from dossier.reading.fields.outlet import FoundOutlet, tail_of

_LABEL = re.compile(
    r"[\s*_>#-]*(?:headline|title|título|titular|titre|titel|überschrift|subject"
    r"|asunto)\s*:\s*[*_\"“]*(?P<value>[^\n]+)",
    re.I,
)
_ADDRESS = re.compile(r"(?:[a-z][a-z+.-]*://|www\.)\S+|(?:[\w-]+\.)+[a-z]{2,10}/\S*|[A-Za-z]:\\.*", re.I)
_OPENING = re.compile(r"(?:[•·▪◦‣*+]\s+)?(?:#{1,6}\s+)?")
_EDITION = re.compile(r"\s*:?\s*\[[^\[\]]{3,40}(?:edition|edición)\]$", re.I)
_LONG = 240
_REPEATED_LENGTH = 12  # characters that are hardly repeated by chance


def labelled(rendition: str, start: int, end: int) -> tuple[int, int] | None:
    """The span of the value in "Headline: ..."."""
    match = _LABEL.fullmatch(rendition, start, end)
    if match is None:
        return None
    start, end = without_marks(rendition, *match.span("value"))
    while end > start and rendition[end - 1] in "\"”' ":
        end -= 1
    return start, end


def without_marks(rendition: str, start: int, end: int) -> tuple[int, int]:
    """The span without the mark of a list, and Markdown's hashes and stars.

    Quotation marks are kept unless they enclose all of it.
    """
    opening = _OPENING.match(rendition, start, end)
    start = opening.end() if opening else start
    for marks in ("**", "__", "*", "_"):
        if (
            end - start > 2 * len(marks)
            and rendition.startswith(marks, start)
            and rendition.endswith(marks, start, end)
        ):
            start, end = start + len(marks), end - len(marks)
    while end > start and rendition[end - 1] in " \t\xa0#<":
        end -= 1
    while start < end and rendition[start] == "^":  # ^ and < enclose a headline on old wires (ANPA 1312)
        start += 1
    edition = _EDITION.search(rendition, start, end)
    return start, edition.start() if edition and edition.start() > start else end


@lru_cache(maxsize=64)  # a page states its title again and again
def can_be(words: str) -> bool:
    """Whether a line can be a headline: it says something, and is no paragraph, and no address."""
    if _ADDRESS.fullmatch(words.strip()):
        return False
    return 4 <= len(words) <= _LONG and sum(map(str.isalpha, words)) * 2 > len(words.replace(" ", "")) > 2


def leads_to(words: str, below: str) -> bool:
    """True if a line is the breadcrumb trail of the headline right under it: "Home > News > Ferry sinks".

    Also if the trail lost its separators, "HomeNewsFerry sinks".
    """
    if not (len(words) > len(below) >= _REPEATED_LENGTH and words.endswith(below)):
        return False
    # With a colon a kicker is the headline's, and no headline opens in small letters
    return words[: -len(below)].rstrip()[-1] != ":" and not below[0].islower()


def cut_tail(rendition: str, start: int, end: int) -> tuple[int, FoundOutlet | None]:
    """The end of the headline before an appended outlet's name, and that outlet."""
    outlet = tail_of(rendition, start, end)
    if outlet is None or rendition[start:end].isupper():
        return end, None  # a wire's capitals end in a source: "MAY TELL JAPAN - NY TIMES"
    cut = re.search(r"\s+(?:(?:[-–—|•·»]|::)\s+)+$", rendition[start : outlet.start])
    stop = start + cut.start() if cut else end
    return (stop, outlet) if stop - start >= 12 else (end, None)


def claim(rendition: str, start: int, end: int, rank: float = 1.0) -> Claim:
    value = " ".join(rendition[start:end].split())
    return Claim("headline", Words(value), (quoted(rendition, start, end),), rank)
