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
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from labelled_authors import AuthorRankers, LabelledAuthors, Names, authors_of, people
from labelled_pages import labelled, set_name, tenth_of, train

from dossier.errors import Unreadable
from dossier.reading.fields.author_lists import author_lists
from dossier.reading.html import described
from dossier.reading.html.author_choice import LIST_RANKER, NAME_RANKER, by_rules, chosen
from dossier.reading.html.author_features import (
    LIST_FEATURES,
    NAME_FEATURES,
    measured_lists,
    name_features,
    names_by_kind,
)
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.page_byline import names_of_outlets


def pages_of(folder: pathlib.Path) -> list[LabelledAuthors]:
    """The labelled pages of a set; those that have no words are left out."""
    seen: list[tuple[Any, ...]] = []

    def bylines(search: Any, outlets: Any, _proposed: Any, candidates: Any) -> tuple[()]:
        seen.append((candidates, name_features(candidates, search, names_of_outlets(outlets))))
        return ()

    described.byline_claims = bylines  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledAuthors] = []
    for file, gold, data in labelled(folder):
        names = authors_of(gold)
        if names is None:
            continue
        seen.clear()
        try:
            HtmlReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for candidates, rows in seen[-1:]:
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file.removesuffix(".gz"))
            rules = by_rules(candidates)
            page = LabelledAuthors(*set_name(folder), tenth, file, candidates, rows, people(names), rules)
            for one in candidates:
                one.evidence.clear()  # not learned from, and long
            found.append(page)
    return found


def _measured(page: LabelledAuthors, odds: Sequence[float]) -> list[tuple[Names, list[float]]]:
    lists = author_lists(names_by_kind(page.found), odds, [page.rules])
    return list(zip(lists, measured_lists(lists, page.found, odds), strict=True))


def _chosen(page: LabelledAuthors, scored: Sequence[tuple[float, Names]]) -> Names:
    taken = chosen(scored, page.rules)
    return page.rules if taken is None else taken


RANKERS = AuthorRankers(NAME_RANKER, LIST_RANKER, NAME_FEATURES, LIST_FEATURES, _measured, _chosen)

if __name__ == "__main__":
    train(__doc__, pages_of, RANKERS.judge, RANKERS.keep)
