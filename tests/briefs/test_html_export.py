"""What the HTML form promises: one harmless page, every number a way to its words and back."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from html.parser import HTMLParser

from dossier.briefs.brief_record import load
from dossier.briefs.html_export import HtmlExporter
from tests.briefs.samples import HOSTILE, brief_of

TAGS = {
    "html", "head", "meta", "title", "style", "body", "header", "nav", "main", "section", "article", "aside", "footer",
    "h1", "h2", "h3", "h4", "p", "a", "b", "i", "q", "br", "wbr", "bdi", "span", "time", "mark", "pre", "blockquote",
    "ol", "ul", "li", "dl", "div", "dt", "dd", "table", "thead", "tbody", "tr", "th", "td", "template",
    "svg", "path", "circle", "text",
}  # fmt: skip


class Page(HTMLParser):
    """The page as a browser's parser would take it: tags, attributes and text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, name: str) -> list[str]:
        return [value for _, found, value in self.attributes if found == name]


def page() -> Page:
    return Page(HtmlExporter().export(brief_of()).decode())


def test_same_brief_same_bytes() -> None:
    """Two exports of one brief are equal to the byte."""
    assert HtmlExporter().export(brief_of()) == HtmlExporter().export(brief_of())


def test_only_known_tags_and_no_handlers() -> None:
    """No script, frame, image, form or link, no event handler, no style attribute, whatever the sources hold."""
    found = page()
    assert set(found.tags) <= TAGS
    names = {name for _, name, _ in found.attributes}
    assert not {name for name in names if name.startswith("on") or name in ("src", "srcset", "style", "action")}


def test_nothing_leads_outside() -> None:
    """Every link leads to a place on the page that exists; every place is named once."""
    found = page()
    ids = Counter(found.all("id"))
    assert set(ids.values()) == {1}
    links = found.all("href")
    assert len(links) > 100
    assert all(link.startswith("#") and link[1:] in ids for link in links)


def test_policy_allows_its_own_style_and_nothing_else() -> None:
    """The Content-Security-Policy forbids all but the one style, named by its hash."""
    raw = HtmlExporter().export(brief_of()).decode()
    style = re.search(r"<style>(.*?)</style>", raw, re.DOTALL)
    assert style is not None
    named = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    policy = next(value for value in Page(raw).all("content") if value.startswith("default-src"))
    assert policy == f"default-src 'none'; style-src 'sha256-{named}'; base-uri 'none'; form-action 'none'"
    assert "url(" not in style[1] and "@import" not in style[1]


def test_hostile_words_are_shown_as_words() -> None:
    """Markup in a source is text on the page; direction marks and controls are shown by number."""
    found = page()
    assert '<script>alert(1)</script> <img src="https://tracker.example/x.png">' in found.text
    assert "⟨U+202E⟩gnp.exe⟨U+202C⟩ ⟨U+0007⟩⟨U+001B⟩[31m {{ 7*7 }}" in found.text
    raw = HtmlExporter().export(brief_of()).decode()
    assert not set("\u202e\u202c\x07\x1b") & set(raw)
    assert "Fire at the market <Puebla>" in found.text
    assert len(HOSTILE) > 200


def test_citation_opens_its_words_in_place() -> None:
    """Every citation of the text has one marked beginning, an entry in the list, and a way back."""
    brief = brief_of()
    ids = set(page().all("id"))
    for cited in brief.citations:
        assert f"n{cited.number}" in ids
        assert f"c{cited.number}" in ids
        assert (f"w{cited.number}" in ids) == (cited.span is not None)


def test_record_in_the_page_is_the_brief() -> None:
    """The hidden record is read back as the same brief."""
    raw = HtmlExporter().export(brief_of()).decode()
    found = re.search(r'<template id="dossier-brief-json">(.*?)</template>', raw, re.DOTALL)
    assert found is not None
    assert load(found[1])[0] == brief_of()


def test_notes_are_marked_as_judgement() -> None:
    """The researcher's words stand apart from what sources say."""
    text = page().text
    assert "Words of the person named." in text and "◇ judgement" in text
    assert "Ask the <b>chief</b>." in text


def test_page_tells_of_the_source_in_quarantine() -> None:
    """A source that could not be read is shown with the reason."""
    assert "In custody, but not read: the file is encrypted." in page().text


def test_marked_words_are_not_struck_out_on_paper() -> None:
    """There a mark is one plain ground: browsers print the edge of a shaded one as a line through the words."""
    _, _, paper = HtmlExporter().export(brief_of()).decode().partition("@media print{")
    rules = dict(re.findall(r"([^{}]+)\{([^{}]*)\}", paper.partition("@page")[0]))
    assert rules["\n.rests"] == "background:var(--mark)"
    exact = next(chosen for chosen, rule in rules.items() if "print-color-adjust:exact" in rule)
    assert {".rests", "mark", ".src"} <= set(exact.strip().split(","))


def test_what_a_person_wrote_breaks_on_a_narrow_page() -> None:
    """A verdict holds a person's reason, which may be long: it is not kept on one line."""
    style = HtmlExporter().export(brief_of()).decode().partition("<style")[2].partition("</style>")[0]
    (verdict,) = re.findall(r"\n\.verdict\{([^}]*font-size[^}]*)\}", style)
    assert "nowrap" not in verdict
