"""Distinguishes a heading with the site's name from the story's, by the titles that hold both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.reading.fields.title_cleanup import bare, outer_part
from dossier.reading.html.html_nodes import HtmlBlock

_SHORTEST = 12  # letters of a headline


def is_site(block: HtmlBlock, titles: Sequence[str], headings: Sequence[HtmlBlock], above: int) -> bool:
    """True if a title combines it with another heading's text; `above`: where the story begins.

    "Bridge falls | Pardal Post", "Bridge falls - Page 1 - Pardal Post", "Pardal Post » Archive » Bridge falls", "Pardal
    Post: Bridge falls".
    """
    for before, after in _around_key(bare(block.text), titles):
        for other in headings:
            key, below = bare(other.text), block.start < other.start < above
            if before and key == before:
                return True
            if (
                below
                and len(key) >= _SHORTEST
                and (before.startswith(key) or after == key or (block.is_linked and after.endswith(key)))
            ):
                return True
    return False


def _around_key(key: str, titles: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The rest of each title before the key at its end, and after the key at its beginning, both bare."""
    for title in titles:
        site, colon, rest = title.partition(": ")
        if colon and bare(site) == key:
            yield "", bare(rest)
        part = outer_part(title, key)
        if part is not None:
            yield bare(title[: part[0]]), bare(title[part[1] :])
