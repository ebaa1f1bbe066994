"""Reads a page of the web that a browser printed: as the page that it was, then what the print adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.model.claims import Description
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.layout.layout_nouns import PrintedSheet
from dossier.reading.layout.margins import margin_facts, printed_address, without_margins
from dossier.reading.layout.printed import with_print
from dossier.reading.layout.read_printed import ELSEWHERE
from dossier.reading.layout.web_page import WebPage
from dossier.reading.office.document_facts import HEADING, FactRow, prepare_facts

_OF_PAGE = ("title", "language")  # the print has them from the page


def read_print(
    web: WebPage, sheets: Sequence[PrintedSheet], stated: Iterable[FactRow], name: str
) -> tuple[str, Description]:
    """The rendition and the description; `sheets`: the words on the pages outside the page's own elements.

    Raises Unreadable if there are no words.
    """
    inner, edges = without_margins(sheets)
    stated = tuple(stated)
    of_page = {key: value for key, _, value in stated if key in _OF_PAGE}
    source, menus = web.written(of_page.get("title", ""), of_page.get("language", ""), printed_address(edges))
    page = HtmlReader().read(source.encode(), name)
    outside = (text for sheet in inner for text in (*(line.text for line in sheet.lines), *sheet.turned))
    rest = [*menus, *outside]
    words = "\n\n".join([page.rendition, *([ELSEWHERE, *rest] if rest else [])])
    facts = prepare_facts("pdf", [*stated, *margin_facts(edges, len(sheets))])
    rendition, found = with_facts(words, facts, HEADING)
    return rendition, with_print(page.description, found)
