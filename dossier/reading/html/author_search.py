"""Searches a page for the names of its authors, each way once, for the rules that propose and for the candidates."""

from __future__ import annotations

from functools import cached_property

from dossier.reading.html.byline_below import closing_byline, labelled
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.inline_columns import names_in_cells
from dossier.reading.html.led_line import Named, names_after_by
from dossier.reading.html.linked_author import linked_authors


class AuthorSearch:
    """A page, where its story is, and what searches of several blocks find there."""

    def __init__(self, page: HtmlPage, places: tuple[int, int, int]) -> None:
        """`places`: the headline, the story's first paragraph and its last, among the blocks."""
        self.page, self.places = page, places
        self._head, self._story, self._foot = places

    @cached_property
    def after_by(self) -> list[Named]:
        return list(names_after_by(self.page.words, self.page.blocks, self._head, self._story))

    @cached_property
    def in_links(self) -> list[Named]:
        return list(linked_authors(self.page.words, self.page.blocks, self._head, self._story))

    @cached_property
    def in_cells(self) -> list[Named]:
        return list(names_in_cells(self.page.words, self.page.blocks, self._head, self._story))

    @cached_property
    def closing(self) -> list[Named]:
        return list(closing_byline(self.page.words, self.page.blocks, self._foot))

    @cached_property
    def after_labels(self) -> list[Named]:
        return list(labelled(self.page.words, self.page.blocks, self._foot))
