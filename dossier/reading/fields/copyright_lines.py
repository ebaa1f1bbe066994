"""Finds the outlet by an address that the report states, spelled out somewhere in its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dossier import lazy_re as re
from dossier.authority.gazetteer import fold
from dossier.model.claims import Claim, Words
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.outlet_names import ARTICLES, listed_outlet

ADDRESSED = 0.5  # how much an address counts

_HOST = re.compile(r"(?:https?://)?(?P<host>(?:[\w-]+\.)+[a-z]{2,})(?=$|[/:?\s>)\"'])", re.I)
_COMMON = frozenset(("www", "com", "org", "net", "news", "mail", "online", "blog", "info", "envios", "boletin", "web"))
_FEWEST = 6  # letters of a domain's label by which a name is believed
_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+")
_MOST_WORDS = 6
_REACH = 20_000  # characters of the text that are looked through


def at_address(rendition: str, claims: Iterable[Claim]) -> FoundOutlet | None:
    """The words of the text that, run together, are the name in the file's own address.

    "Valley Lantern" is it for valleylantern.example.
    """
    labels = {label for claim in claims for label in _labels(claim)}
    found = [who for label in labels for who in _spelled(rendition, label)]
    return min(found, key=lambda who: (rendition[who.start : who.end].isupper(), who.start), default=None)


def _labels(claim: Claim) -> Iterator[str]:
    """The parts of a host's name that may be a paper's: without "www", endings and what mailers add."""
    if claim.field not in ("url", "outlet") or not isinstance(claim.value, Words):
        return
    host = _HOST.match(claim.value.value)
    for label in host["host"].lower().split(".")[:-1] if host else ():
        plain = label.replace("-", "")
        if len(plain) >= _FEWEST and plain not in _COMMON:
            yield plain


def _spelled(rendition: str, label: str) -> Iterator[FoundOutlet]:
    """Two words or more that spell the label, the first with a capital, with an article before them if there is one."""
    words = [(match.start(), match.end()) for match in _TOKEN.finditer(rendition, 0, _REACH)]
    for n, (start, _) in enumerate(words):
        if not rendition[start].isupper():
            continue
        run = ""
        for m, (_, end) in enumerate(words[n : n + _MOST_WORDS]):
            run += fold(rendition[words[n + m][0] : end]).replace(" ", "")
            if run == label and m:
                yield _shown(rendition, _with_article(rendition, words, n), end)
            if not label.startswith(run) or rendition[end : end + 1] not in (" ", "-", "’", "'"):
                break


def _with_article(rendition: str, words: list[tuple[int, int]], n: int) -> int:
    start = words[n][0]
    before = words[n - 1] if n else (0, 0)
    return before[0] if rendition[slice(*before)] in ARTICLES and rendition[before[1] : start] == " " else start


def _shown(rendition: str, start: int, end: int) -> FoundOutlet:
    words = " ".join(rendition[start:end].split())
    listed = listed_outlet(words)
    name = listed.name if listed else words.title() if words.isupper() else words
    return FoundOutlet(name, listed, start, end, ADDRESSED)
