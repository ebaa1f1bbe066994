"""Chooses the authors of a copied page's story: the likeliest list of names, which may be nobody, by two rankers."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence

from dossier.model.claims import Claim, Person
from dossier.model.evidence import quoted
from dossier.reading.fields.author_lists import Names, author_lists, list_features, lists_features
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.plaintext.copied_author_candidates import SOURCES, CopiedLines, TextAuthor, author_candidates
from dossier.reading.plaintext.copied_author_features import KINDS, name_features
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.page_dump import without_picture
from dossier.reading.text_tools.text_lines import lines

NAME_RANKER, LIST_RANKER = "page_text_author_name", "page_text_author_list"
LIST_FEATURES = (*list_features(KINDS), "lines", "others in lines", "lines between", "others close", "likeliest close")
_CLOSE = 2  # lines between names that were written together
_LEAST = 0.42  # probability under which nobody is named
_LIKELIEST, _LIKELY = 12, 0.2  # names whose lines are taken as lists; probability of a name in a shortened one
_SPENT = 120  # characters of a line that does hardly more than name an author


def copied_authors(words: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The authors of the likeliest list, if it is likely enough, each with its line."""
    page = copied_lines(words, layout)
    found = author_candidates(page)
    namer, judge = Ranker.named(NAME_RANKER), Ranker.named(LIST_RANKER)
    odds = [namer.probability(namer.score(row)) for row in name_features(found, page)]
    sure, names = max((judge.score(row), names) for names, row in measured_lists(found, odds))
    if (rank := judge.probability(sure)) < _LEAST:
        return
    for one in (found[n] for n in names):
        line = page.lines[one.line]
        claim = Claim("byline", Person(one.name, one.role), (quoted(words, one.start, one.end),), max(rank, SHOWN))
        yield LineFinding(line.start, (claim,), (), len(line.text) < _SPENT)


def copied_lines(words: str, layout: HeadAndBody) -> CopiedLines:
    """The page's lines, with the places of the headline and of the story."""
    found = [*map(without_picture, lines(words))]
    starts = [line.start for line in found]
    title = layout.title[0] if layout.title else 0
    body = (layout.body[0].start, layout.body[-1].start) if layout.body else (title, title)
    return CopiedLines(words, found, *(max(0, bisect_right(starts, at) - 1) for at in (title, *body)))


def measured_lists(found: Sequence[TextAuthor], odds: Sequence[float]) -> list[tuple[Names, list[float]]]:
    """Lists that may be right, each with its row in the order of `LIST_FEATURES`; `odds`: of each candidate."""
    said = [{SOURCES[source] for source in one.sources} for one in found]
    by_kind = {kind: {n for n, kinds in enumerate(said) if kind in kinds} for kind in KINDS}
    in_line: dict[int, list[int]] = defaultdict(list)
    for n in sorted(range(len(found)), key=lambda n: -odds[n])[:_LIKELIEST]:
        in_line[found[n].line].append(n)
    groups = [*in_line.values(), *([n for n in names if odds[n] > _LIKELY] for names in in_line.values())]
    able = author_lists(by_kind, odds, groups)
    agencies = {n for n, one in enumerate(found) if one.role == "agency"}
    rows = lists_features(able, by_kind, [len(kinds) for kinds in said], agencies, odds)
    return [(names, [*row, *_in_lines(names, found, odds)]) for names, row in zip(able, rows, strict=True)]


def _in_lines(names: Names, found: Sequence[TextAuthor], odds: Sequence[float]) -> tuple[float, ...]:
    """The lines that have the names, other candidates in these, and others close by."""
    taken = {found[n].line for n in names}
    others = [n for n in range(len(found)) if n not in names]
    close = [odds[n] for n in others if any(abs(found[n].line - at) <= _CLOSE for at in taken)]
    between = max(taken) - min(taken) if taken else -1
    inside = sum(found[n].line in taken for n in others)
    return float(len(taken)), float(inside), float(between), float(len(close)), max(close, default=-1.0)
