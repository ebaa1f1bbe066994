"""Finds a page's owner by the end of its title, as in blogs: "Bridge falls | Ada Ruiz"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.authority.given_names import opens_with_given
from dossier.model.evidence import quoted
from dossier.reading.fields.page_names import is_town
from dossier.reading.fields.people import is_body
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.title_cleanup import bare, parts_of
from dossier.reading.html.html_nodes import HtmlBlock
from dossier.reading.html.led_line import Named

_RANK = 0.5
_NEAR = 4  # blocks from the headline on: further down, a name is that of whom the story is about


def titled_author(words: str, blocks: Sequence[HtmlBlock], head: int, title: str) -> Iterator[Named]:
    """The person whose name closes the window's title behind the headline, and has a line of its own over the story."""
    *before, (start, end) = parts_of(title, 0, len(title))
    name = title[start:end].strip()
    if not opens_with_given(name) or not is_name(name) or is_body(name) or is_town(name):
        return
    headline = bare(blocks[head].text) if 0 <= head < len(blocks) else ""
    if headline and any(bare(title[slice(*part)]) == headline for part in before):
        line = next((block for block in blocks[: head + _NEAR] if block.text == name), None)
        if line is not None:
            yield name, "author", quoted(words, line.start, line.end), _RANK
