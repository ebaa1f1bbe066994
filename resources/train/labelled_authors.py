"""Grows two rankers of authors, of names and of lists of names: what the trainers of pages and of texts share."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import lightgbm
import numpy as np
from labelled_pages import Outcome, calibration, grown, log_odds, norm, write

Names = tuple[int, ...]
ROUNDS = 60
FOLDS = 4
EMPTIED = 4  # tenths of the pages that are learned from without their right names, too
_BY = re.compile(r"^(?:by|von|por|par|de)\s+")
_AND = re.compile(r"\s*(?:,|;|/|&|\band\b|\bund\b|\by\b|\bet\b|\be\b)\s+")


class Candidate(Protocol):
    """A name that may be an author's."""

    name: str
    role: Any


def people(names: Iterable[str]) -> frozenset[str]:
    """Names in the form for comparison; one label may hold several."""
    parts = (_BY.sub("", norm(part)) for name in names for part in _AND.split(name))
    return frozenset(filter(None, map(_fold, parts)))


def _fold(text: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^0-9a-z]+", " ", plain).strip() or text


def authors_of(gold: Mapping[str, Any]) -> list[str] | None:
    """The right names: those of a set's label, or of an invented page's."""
    if "byline" in gold:
        return [one["name"] for one in gold["byline"] or () if one["role"] in ("author", "agency")]
    names: list[str] | None = gold.get("authors")
    return names


@dataclass
class LabelledAuthors:
    """One page: its candidates with their features, the right names, and whether the choice without rankers is right.

    `rules`: the places of the candidates that rules choose.
    """

    collection: str
    form: str
    tenth: int
    file: str
    found: Sequence[Any]
    rows: list[list[float]]
    right: frozenset[str]
    rules: Names = ()

    @property
    def by_rules(self) -> bool:
        return self.is_right(self.rules)

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
        rules = tuple(kept.index(n) for n in self.rules if n in kept)
        found, rows = [self.found[n] for n in kept], [self.rows[n] for n in kept]
        return replace(self, found=found, rows=rows, right=people(()), rules=rules)

    @property
    def number(self) -> int:
        """The same for each form of a page, so that no fold is learned from another form of its own pages."""
        return zlib.crc32(re.sub(r"\.(?:html?|txt)(?:\.gz)?$", "", self.file).encode())


@dataclass(frozen=True)
class AuthorRankers:
    """The two rankers of the program, how lists are made of names, and which is chosen, given their log odds."""

    names: str
    lists: str
    name_features: tuple[str, ...]
    list_features: tuple[str, ...]
    measured: Callable[[LabelledAuthors, Sequence[float]], Sequence[tuple[Names, list[float]]]]
    chosen: Callable[[LabelledAuthors, Sequence[tuple[float, Names]]], Names]

    def judge(self, others: Sequence[LabelledAuthors], pages: Sequence[LabelledAuthors]) -> list[Outcome]:
        """What these pages' authors are by what the others teach."""
        (names, lists), found = self._models(others), list[Outcome]()
        for page in pages:
            able = self._lists(page, names)
            odds = log_odds(lists, [row for _, row in able])
            taken = self.chosen(page, [(float(o), names) for o, (names, _) in zip(odds, able, strict=True)])
            found.append((page, page.is_right(taken), float(odds.max())))
        return found

    def keep(self, pages: list[LabelledAuthors], outcomes: list[Outcome]) -> None:
        names, lists = self._models(pages)
        write(self.names, names, self.name_features, 1.0, 0.0)
        write(self.lists, lists, self.list_features, *calibration([(ok, odds) for _, ok, odds in outcomes]))

    def _models(self, pages: Sequence[LabelledAuthors]) -> tuple[lightgbm.Booster, lightgbm.Booster]:
        """The judge of names, and that of lists."""
        pages = [*pages, *(page.emptied() for page in pages if page.right and page.number % 10 < EMPTIED)]
        rows: list[list[float]] = []
        right: list[bool] = []
        for fold in range(FOLDS):
            names = _name_model([page for page in pages if page.number % FOLDS != fold])
            for page in (page for page in pages if page.number % FOLDS == fold):
                for taken, row in self._lists(page, names):
                    rows.append(row)
                    right.append(page.is_right(taken))
        return _name_model(pages), _grown(rows, right)

    def _lists(self, page: LabelledAuthors, names: lightgbm.Booster) -> Sequence[tuple[Names, list[float]]]:
        return self.measured(page, list(1 / (1 + np.exp(-log_odds(names, page.rows)))))


def _grown(rows: Sequence[list[float]], right: Sequence[bool]) -> lightgbm.Booster:
    return grown(rows, right, ROUNDS, num_leaves=12, learning_rate=0.1)


def _name_model(pages: Sequence[LabelledAuthors]) -> lightgbm.Booster:
    names = [(page, people([one.name])) for page in pages for one in page.found]
    right = [bool(name) and name <= page.right for page, name in names]
    return _grown([row for page in pages for row in page.rows], right)
