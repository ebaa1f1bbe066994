"""Measures each name that may be the author's, and each list of names that may be all of the authors."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import islice

from dossier import lazy_re as re
from dossier.authority.given_names import is_given, opens_with_given
from dossier.model.evidence import Evidence
from dossier.reading.fields.author_lists import Names, list_features, lists_features
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.stated_lines import find_visible
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.html.author_candidates import SOURCES, AuthorCandidate
from dossier.reading.html.author_search import AuthorSearch
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.page_byline import author_marks

KINDS = tuple(dict.fromkeys(SOURCES.values()))
NAME_FEATURES = (
    *(f"place in {source}" for source in SOURCES),
    "rank", "kinds", "sources", "first place", "mentions", "mentions in story", "in title",
    "given", "name", "name if stated", "words", "letters", "in small letters", "own", "agency", "candidates",
    *(f"page has {kind}" for kind in KINDS),
    "spots", "below head", "below story", "below foot", "progress", "letters of block", "share of block", "links",
    "linked", "led", "digits", "digits next", "sign behind", "tag", "called author", "in author", "in navigation",
)  # fmt: skip
LIST_FEATURES = list_features(KINDS)
_LED = re.compile(
    r"(?:\b(?:by|von|por|par|di|da|door|av|af|de|texto?|text|words|autor\w*|author\w*|auteur\w*|reporter|redak\w+)"
    r"\s*:?\s*|:\s*|[/|•·]\s*)$",
    re.I,
)
_TAGS = ("p", "div", "li", "h1", "h2", "h3", "h4", "a", "td", "figcaption", "address", "span", "dd")
_SIGNS = ",.:;|/-–—•·\n("
_NUMBER = re.compile(r"\d\d")
_ABOVE = 4  # elements above a block
_UNSEEN_KINDS = ("stated", "meta")
_UNSEEN = (0.0, -99.0, -99.0, -99.0, *(-1.0,) * 10, 0.0, 0.0, 0.0)
_FEW = 2
_BEFORE, _NEXT = 24, 60  # characters


def seen_at(words: str, one: AuthorCandidate, marks: Sequence[tuple[int, int]]) -> Evidence | None:
    """Where the page shows the name: in the line that names the author, else in a mark, else at its first mention."""
    shown = next((e for e in one.evidence if e.origin == "text" and e.span), None)
    return shown or find_visible(words, one.name, marks)


def name_features(found: Sequence[AuthorCandidate], search: AuthorSearch, own: frozenset[str]) -> list[list[float]]:
    """A row for each candidate, in the order of `NAME_FEATURES`; `own`: the keys of the page's outlet."""
    head, story, foot = search.places
    page, words, blocks = search.page, search.page.words, search.page.blocks
    starts = [block.start for block in blocks]
    first = blocks[story].start if story < len(blocks) else 0
    last = blocks[foot].end if foot < len(blocks) else len(words)
    title, marks = bare(page.title), author_marks(page)
    present = {SOURCES[source] for one in found for source in one.sources}

    def seen(one: AuthorCandidate) -> tuple[float, ...]:
        shown = seen_at(words, one, marks)
        if shown is None or shown.span is None:
            return _UNSEEN
        at = shown.span.start
        n = max(0, bisect_right(starts, at) - 1)
        block, size = blocks[n], max(1, len(blocks[n].text))
        own_hints, above = int(block.box.own), 0
        for box in islice(block.box.outwards(), 1, 1 + _ABOVE):
            above |= int(box.own)
        near = sum(
            weight * bool(_NUMBER.search(blocks[other].text[:_NEXT]))
            for other, weight in ((n + 1, 1), (n - 1, 2))
            if 0 <= other < len(blocks)
        )
        behind = words[at + len(one.name) : at + len(one.name) + 2].strip()[:1]
        return (
            sum(SOURCES[source] not in _UNSEEN_KINDS for source in one.sources) or 1,
            n - head if head >= 0 else -99, n - story, n - foot,
            n / len(blocks), len(block.text), len(one.name) / size, block.anchors, block.links / size,
            bool(_LED.search(words, max(0, at - _BEFORE), at)), bool(_NUMBER.search(block.text)), near,
            _SIGNS.find(behind) if behind else -1, _TAGS.index(block.box.tag) if block.box.tag in _TAGS else len(_TAGS),
            bool(own_hints & ClassHint.AUTHOR), bool(above & ClassHint.AUTHOR), bool(above & ClassHint.NAV),
        )  # fmt: skip

    return [
        [
            float(value)
            for value in (
                *(one.sources.get(source, 0) for source in SOURCES),
                one.rank,
                len({SOURCES[source] for source in one.sources}),
                len(one.sources),
                min(one.sources.values()),
                words.count(one.name),
                words.count(one.name, first, last),
                one.key in title,
                opens_with_given(one.name) + is_given(one.name),
                is_name(one.name),
                is_name(one.name, stated=True),
                one.name.count(" ") + 1,
                len(one.name),
                one.name.islower(),
                is_own(one.key, own),
                one.role == "agency",
                len(found),
                *(kind in present for kind in KINDS),
                *seen(one),
            )
        ]
        for one in found
    ]


def is_own(key: str, own: Iterable[str]) -> int:
    """2 if a name is the outlet's, 1 if it holds that or is a part of it: "The Herald", "Herald staff"."""
    return 2 * (key in own) + any(len(name) > _FEW and (name in key or key in name) for name in own)


def measured_lists(
    lists: Sequence[Names], found: Sequence[AuthorCandidate], odds: Sequence[float]
) -> list[list[float]]:
    """A row for each list of candidates, in the order of `LIST_FEATURES`; `odds`: how likely each is an author."""
    agencies = {n for n, one in enumerate(found) if one.role == "agency"}
    kinds = [len({SOURCES[source] for source in one.sources}) for one in found]
    return lists_features(lists, names_by_kind(found), kinds, agencies, odds)


def names_by_kind(found: Sequence[AuthorCandidate]) -> dict[str, set[int]]:
    """The places of the candidates that sources of each kind name."""
    return {kind: {n for n, one in enumerate(found) if any(SOURCES[s] == kind for s in one.sources)} for kind in KINDS}
