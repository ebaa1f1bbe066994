"""Chooses what of a page's own statements is worth showing under its visible words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dossier import lazy_re as re
from dossier.reading.fields.stated_lines import StatedFact, with_facts
from dossier.reading.html.html_nodes import HtmlPage, fold

BODY = "articleBody"
HEADING = "Stated in the page's source:"
_RECORDED = re.compile(
    r"title|headline|site_name|author|creator|byl|publi|date|time|modif|updat|locale|url|section|category|description|language|application-name"
)
_SILENT = re.compile(
    r"^(?:al:|fb:|twitter:(?:app|label|data|url|domain)|og:image|og:video|theme|msapplication|apple-|viewport)|image|height|width|token|verif"
)
RECORDED_LINKS = ("canonical", "saved-from", "base")
_MOST = 120  # lines


def with_metadata(
    page: HtmlPage, facts: Sequence[tuple[str, str]], body: Sequence[str] = ()
) -> tuple[str, list[StatedFact]]:
    """The rendition (visible words, then a line a fact) and the facts; `facts` are those of JSON-LD.

    `body`: the article's paragraphs as JSON-LD has them, of a page that shows them by its scripts alone.
    """
    statements = [*_recorded(page, facts), *(("json-ld", BODY, words) for words in body)]
    return with_facts(page.words, statements, HEADING)


@lru_cache(maxsize=1024)  # pages use the same names
def is_recorded(name: str) -> bool:
    return _RECORDED.search(name) is not None and _SILENT.search(name) is None


def _recorded(page: HtmlPage, facts: Sequence[tuple[str, str]]) -> list[tuple[str, str, str]]:
    statements = [("json-ld", key, value) for key, value in facts]
    statements += [("title", "title", page.title)] if page.title else []
    statements += [("html:lang", "language", fold(page.language))] if page.language else []
    statements += [(f"link:{rel}", rel, href) for rel, href in page.links]
    statements += [(f"meta:{name}", name, value) for name, value in page.metas if is_recorded(name)]
    times = [fold(mark.value) for mark in page.marks if mark.kind == "time" and mark.value]
    statements += [("time:datetime", "datetime", time) for time in times[:4]]
    return [fact for fact in dict.fromkeys(statements) if fact[2]][:_MOST]
