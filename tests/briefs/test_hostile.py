"""What means harm in a source, a name, a note or a plan is words in every form, and nothing else."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from xml.etree import ElementTree

import pypdfium2
import pytest

from dossier.briefs import EXPORTERS, compose
from dossier.briefs.brief_forms import Exporter
from dossier.briefs.standalone.pdf_check import _streams
from dossier.model.briefs import Brief
from dossier.model.cases import CaseFile, Note
from dossier.model.plans import Plan
from tests.briefs.samples import MADE, market, report
from tests.briefs.test_html_export import Page

PLACES = ("https://tracker.example/x", "//tracker.example/x", "file:///etc/passwd", "\\\\tracker.example\\share\\x")
HARM = (
    "<script src='{u}'></script><img src='{u}' onerror=alert(1)><style>@import '{u}';</style>",
    "<meta http-equiv=refresh content='0;url={u}'><link rel=prefetch href='{u}'><base href='{u}'>",
    "]]></template></textarea><iframe src='{u}'></iframe><svg><image href='{u}'/></svg>",
    "![x]({u}) [x]({u} 'y') <{u}> [x]: {u}\n# x\n| a | b |\n|---|---|\n```\n~~~",
    "#import \"{u}\": * #image(\"{u}\") #link(\"{u}\")[x] $ #sys.inputs $ `#{{1}}`",
    "{{{{ ''.__class__ }}}} {{% include '{u}' %}} {{# x #}} ${{7*7}} <%= 7*7 %>",
    "{{ HYPERLINK \"{u}\" }} {{ INCLUDEPICTURE \"{u}\" }} {{ DDEAUTO c:\\\\windows\\\\cmd.exe \"/k calc\" }}",
    "=HYPERLINK(\"{u}\",\"x\")\r\nER  - \r\nTY  - NEWS\r\nUR  - {u}",
    "}} @article{{x, title = {{y}}, url = {{{u}}}}} \\input{{{u}}} \\write18{{id}}",
    "\u202egnp.exe\u202c \u2066x\u2069 \ufeff\u200b \x00\x07\x1b]0;x\x07",
)  # fmt: skip
ALL = " ".join(harm.format(u=place) for harm in HARM for place in PLACES)


@pytest.fixture(scope="module")
def brief() -> Brief:
    """A brief in which harm stands wherever a person or a source can put words."""
    whole = market()
    made = report(9, ALL[:900], ALL, (ALL[:300], ALL[300:700]), None, None, (ALL, "| x " * 5000))
    made = replace(
        made,
        version=replace(
            made.version, path=f"/x/``` ` ![x]({PLACES[0]})<b>{ALL[:100]}", media_type=ALL[:80], reader=ALL[:60]
        ),
    )
    case = replace(whole.case, name=ALL[:400], notes=(Note(ALL, "2026-05-13T10:20:00Z", f"person:{ALL[:60]}", "N1"),))
    plan = Plan(title=ALL[400:900], question=ALL, summary=ALL, open_questions=(ALL, "Who?"))
    return compose(CaseFile(case, (made, *whole.sources)), MADE, "0.4.0", plan)


def exporter(ending: str) -> Exporter:
    return next(one for one in EXPORTERS if one.ending == ending)


def test_html_holds_words_alone(brief: Brief) -> None:
    """No tag, attribute or address of a source is one of the page's."""
    page = Page(exporter(".html").export(brief).decode())
    assert not set(page.tags) & {"script", "img", "iframe", "object", "embed", "base", "link", "form", "input", "image"}
    for tag, name, value in page.attributes:
        assert not name.startswith("on"), (tag, name)
        assert name not in ("href", "src", "action") or value.startswith("#"), (tag, value)
        assert (tag, name) != ("meta", "http-equiv") or value == "Content-Security-Policy"


def test_pdf_holds_words_alone(brief: Brief) -> None:
    """No action, address or file but our attachments; links lead to places in the document."""
    data = exporter(".pdf").export(brief)
    whole = b"".join([data, *_streams(data)])
    for name in (b"/JavaScript", b"/Launch", b"/URI", b"/SubmitForm", b"/ImportData", b"/GoToR", b"/OpenAction"):
        assert name not in whole
    assert len(pypdfium2.PdfDocument(data)) > 3


def test_docx_holds_words_alone(brief: Brief) -> None:
    """No field but ours, nothing outside the package, no macro; all parts are sound."""
    with zipfile.ZipFile(io.BytesIO(exporter(".docx").export(brief))) as packed:
        parts = {name: packed.read(name).decode() for name in packed.namelist()}
    whole = "".join(parts.values())
    for text in parts.values():
        ElementTree.fromstring(text)
    assert 'TargetMode="External"' not in whole and "vbaProject" not in whole
    fields = re.findall(r"<w:(?:instrText[^>]*>|fldSimple [^>]*w:instr=\")\s*(\w+)", whole)
    assert set(fields) <= {"PAGE", "NUMPAGES", "NOTEREF", "REF", "TOC"}


def test_markdown_holds_words_alone(brief: Brief) -> None:
    """Every sign that could begin a link, a picture, a tag or a heading in a source is escaped."""
    text = exporter(".md").export(brief).decode()
    shown = text[: text.index("<!-- dossier-brief-json")].partition("\n")[2]
    shown = re.sub(
        r"(?m)^ {4}.*$", "", re.sub(r"(?<![\\`])(`+)(?!`)(.+?)(?<!`)\1(?!`)", "", shown)
    )  # code is shown as it is
    assert re.findall(r"(?<!\\)!\[", shown) == []
    assert re.findall(r"(?<!\\)<(?!a id=|/a>|sub>|/sub>|sup>|/sup>)", shown) == []
    for target in re.findall(r"(?<!\\)\]\(([^)]*)\)", shown):
        assert target.startswith("#"), target


@pytest.mark.parametrize("ending", [".ris", ".bib", ".csl.json"])
def test_lists_of_sources_have_an_entry_a_source(brief: Brief, ending: str) -> None:
    """No words of a source end its entry or begin another, and none begins a line as a formula would."""
    text = exporter(ending).export(brief).decode()
    begun = {".ris": r"(?m)^TY  - ", ".bib": r"(?m)^@", ".csl.json": r'(?m)^  "id": '}[ending]
    assert len(re.findall(begun, text)) == len(brief.sources)
    assert re.findall(r"(?m)^[=+\-@]", text.replace("@article", "")) == []
