"""Grows the two rankers of a copied page's authors from labelled plain texts, and prints how right they are.

    python resources/train/train_text_authors.py SET... [--write] [--jobs N]

A SET is as for `train_text_headlines.py`, with the names as `authors`: without that key, or with null, a text is left
out, and an empty list says that nobody is named. The heads of `tests/reading/heads.py` are invented texts, too. The
rankers are made as those of `train_authors.py`: one judges names, one lists of names. In texts that hold little but
a story rules find the authors. "By the rules" is the first name after "By". Needs the extra `train`.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import Never
from urllib.parse import urlsplit

from labelled_authors import AuthorRankers, LabelledAuthors, Names, authors_of, people
from labelled_pages import OWN, labelled, set_name, tenth_of, train

from dossier.errors import Unreadable
from dossier.reading.plaintext import surroundings
from dossier.reading.plaintext.copied_author_candidates import TextAuthor, author_candidates
from dossier.reading.plaintext.copied_author_features import NAME_FEATURES, name_features
from dossier.reading.plaintext.copied_authors import (
    LIST_FEATURES,
    LIST_RANKER,
    NAME_RANKER,
    copied_lines,
    measured_lists,
)
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.text_reader import TextReader
from tests.reading.heads import HEADS, page


class _Measured(Exception):
    """Ends the reading of a text."""


def pages_of(folder: pathlib.Path) -> list[LabelledAuthors]:
    """The texts of a set that were copied with their page."""
    seen: list[tuple[list[TextAuthor], list[list[float]]]] = []

    def authors(words: str, layout: HeadAndBody) -> Never:
        page = copied_lines(words, layout)
        candidates = author_candidates(page)
        seen.append((candidates, name_features(candidates, page)))
        raise _Measured

    surroundings.copied_authors = authors
    found: list[LabelledAuthors] = []
    heads = ((f"{n}.txt", {"authors": head.authors}, page(head).encode()) for n, head in enumerate(HEADS))
    for file, gold, data in chain(labelled(folder, TextReader().endings), heads if folder == OWN else ()):
        names = authors_of(gold)
        if names is None:
            continue
        seen.clear()
        try:
            with suppress(_Measured):
                TextReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for candidates, rows in seen[-1:]:
            tenth = tenth_of(urlsplit(gold.get("url") or "").hostname or file)
            first = tuple(n for n, one in enumerate(candidates) if one.sources.get("by") == 1)
            found.append(LabelledAuthors(*set_name(folder), tenth, file, candidates, rows, people(names), first))
    return found


def _measured(page: LabelledAuthors, odds: Sequence[float]) -> list[tuple[Names, list[float]]]:
    return measured_lists(page.found, odds)


def _chosen(_: LabelledAuthors, scored: Sequence[tuple[float, Names]]) -> Names:
    return max(scored)[1]


RANKERS = AuthorRankers(NAME_RANKER, LIST_RANKER, NAME_FEATURES, LIST_FEATURES, _measured, _chosen)

if __name__ == "__main__":
    train(__doc__, pages_of, RANKERS.judge, RANKERS.keep)
