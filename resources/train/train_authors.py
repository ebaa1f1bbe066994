"""Grows the two rankers of a page's authors from labelled pages, and prints how right they are on pages left out.

    python resources/train/train_authors.py SET... [--write] [--jobs N]

A SET is a folder with `index.jsonl` (file, authors) and `pages/`, as for `train_headlines.py`; a page without the key
`authors`, or with null, is left out, and an empty list says that nobody is named. The first ranker judges names, the
second whole lists of names, of which one is nobody; it learns from the odds that the first gives to names of pages
that it was not grown on. A part of the pages is learned from once more without any of their right names, so that
"nobody" can be right. Only weights are written, no text. Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
import re
import unicodedata
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

import lightgbm
import numpy as np
from labelled_pages import Outcome, calibration, grown, labelled, log_odds, norm, set_name, tenth_of, train, write

from dossier.errors import Unreadable
from dossier.reading.html import described
from dossier.reading.html.author_candidates import AuthorCandidate
from dossier.reading.html.author_choice import LIST_RANKER, NAME_RANKER, author_lists, by_rules, chosen
from dossier.reading.html.author_features import LIST_FEATURES, NAME_FEATURES, lists_features, name_features
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.page_byline import names_of_outlets

ROUNDS = 60
FOLDS = 4
EMPTIED = 4  # tenths of the pages that are learned from without their right names, too
_BY = re.compile(r"^(?:by|von|por|par|de)\s+")
_AND = re.compile(r"\s*(?:,|;|/|&|\band\b|\bund\b|\by\b|\bet\b|\be\b)\s+")


def people(names: Iterable[str]) -> frozenset[str]:
    """Names in the form for comparison; one label may hold several."""
    parts = (_BY.sub("", norm(part)) for name in names for part in _AND.split(name))
    return frozenset(filter(None, map(_fold, parts)))


def _fold(text: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^0-9a-z]+", " ", plain).strip() or text


@dataclass
class LabelledAuthors:
    """One page: its candidates with their features, and the right names."""

    collection: str
    form: str
    tenth: int
    file: str
    found: list[AuthorCandidate]
    rows: list[list[float]]
    right: frozenset[str]

    @property
    def by_rules(self) -> bool:
        return self.is_right(by_rules(self.found))

    @property
    def held(self) -> bool:
        return self.right <= people(one.name for one in self.found)

    def is_right(self, names: Iterable[int]) -> bool:
        """Whether these are the authors; a credited agency may come with the right persons."""
        taken = [self.found[n] for n in names]
        persons = people(one.name for one in taken if one.role == "author")
        return self.right in (persons, people(one.name for one in taken))

    def emptied(self) -> LabelledAuthors:
        """The page as if it named none of its authors."""
        kept = [n for n, one in enumerate(self.found) if not people([one.name]) & self.right]
        return replace(self, found=[self.found[n] for n in kept], rows=[self.rows[n] for n in kept], right=people(()))

    @property
    def number(self) -> int:
        """The same for each form of a page, so that no fold is learned from another form of its own pages."""
        return zlib.crc32(self.file.removesuffix(".gz").encode())


def _authors(gold: Mapping[str, Any]) -> list[str] | None:
    """The right names: those of a set's label, or of an invented page's."""
    if "byline" in gold:
        return [one["name"] for one in gold["byline"] or () if one["role"] in ("author", "agency")]
    names: list[str] | None = gold.get("authors")
    return names


def pages_of(folder: pathlib.Path) -> list[LabelledAuthors]:
    """The labelled pages of a set; those that have no words are left out."""
    seen: list[tuple[Any, ...]] = []

    def bylines(search: Any, outlets: Any, _proposed: Any, candidates: Any) -> tuple[()]:
        seen.append((candidates, name_features(candidates, search, names_of_outlets(outlets))))
        return ()

    described.byline_claims = bylines  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledAuthors] = []
    for file, gold, data in labelled(folder):
        names = _authors(gold)
        if names is None:
            continue
        seen.clear()
        try:
            HtmlReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for candidates, rows in seen[-1:]:
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file.removesuffix(".gz"))
            page = LabelledAuthors(*set_name(folder), tenth, file, candidates, rows, people(names))
            for one in candidates:
                one.evidence.clear()  # not learned from, and long
            found.append(page)
    return found


def _grown(rows: Sequence[list[float]], right: Sequence[bool]) -> lightgbm.Booster:
    return grown(rows, right, ROUNDS, num_leaves=12, learning_rate=0.1)


def _name_model(pages: Sequence[LabelledAuthors]) -> lightgbm.Booster:
    names = [(page, people([one.name])) for page in pages for one in page.found]
    right = [bool(name) and name <= page.right for page, name in names]
    return _grown([row for page in pages for row in page.rows], right)


def _lists(page: LabelledAuthors, names: lightgbm.Booster) -> list[tuple[tuple[int, ...], list[float]]]:
    odds = list(1 / (1 + np.exp(-log_odds(names, page.rows))))
    lists = author_lists(page.found, odds)
    return list(zip(lists, lists_features(lists, page.found, odds), strict=True))


def models_of(pages: Sequence[LabelledAuthors]) -> tuple[lightgbm.Booster, lightgbm.Booster]:
    """The judge of names, and that of lists."""
    pages = [*pages, *(page.emptied() for page in pages if page.right and page.number % 10 < EMPTIED)]
    rows: list[list[float]] = []
    right: list[bool] = []
    for fold in range(FOLDS):
        names = _name_model([page for page in pages if page.number % FOLDS != fold])
        for page in (page for page in pages if page.number % FOLDS == fold):
            for taken, row in _lists(page, names):
                rows.append(row)
                right.append(page.is_right(taken))
    return _name_model(pages), _grown(rows, right)


def judge(others: Sequence[LabelledAuthors], pages: Sequence[LabelledAuthors]) -> list[Outcome]:
    (names, lists), found = models_of(others), list[Outcome]()
    for page in pages:
        able = _lists(page, names)
        odds = log_odds(lists, [row for _, row in able])
        taken = chosen([(float(o), names) for o, (names, _) in zip(odds, able, strict=True)], by_rules(page.found))
        found.append((page, page.is_right(by_rules(page.found) if taken is None else taken), float(odds.max())))
    return found


def keep(pages: list[LabelledAuthors], outcomes: list[Outcome]) -> None:
    names, lists = models_of(pages)
    write(NAME_RANKER, names, NAME_FEATURES, 1.0, 0.0)
    write(LIST_RANKER, lists, LIST_FEATURES, *calibration([(ok, odds) for _, ok, odds in outcomes]))


if __name__ == "__main__":
    train(__doc__, pages_of, judge, keep)
