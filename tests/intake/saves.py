"""Saves of invented pages, as programs of several kinds make them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.reading.captures import Got, warc
from tests.reading.documents import zipped
from tests.reading.sheets import pdf

_WORDS = """
    ferry harbour council bridge mayor river night police school strike budget rain storm train station market vote
    minister report union worker village road engine captain island tower museum doctor hospital farmer drought flood
    rescue diver cable signal winter summer court judge lawyer witness plan contract company factory smoke
""".split()  # noqa: SIM905 - a list of words is read more easily so
_VERBS = """
    said opened closed repaired counted visited warned promised ordered blocked answered followed crossed
""".split()  # noqa: SIM905


@dataclass(frozen=True, slots=True)
class Save:
    """One capture of a page."""

    url: str = "https://nadircourier.example/2024/03/06/ferry-runs-aground"
    year: int = 2024
    hour: int = 8
    deaths: int = 2

    @property
    def moment(self) -> str:
        return f"{self.year}-03-06T{self.hour:02}:00:05Z"


@dataclass(frozen=True, slots=True)
class Form:
    name: str
    ending: str
    make: Callable[[Save, str | None], bytes]


def story(save: Save) -> str:
    return (
        f"A ferry with 120 people on board ran aground near the harbour of Nadir on Tuesday night, and {save.deaths}"
        " people were killed, the coast guard said in a statement.\n\n"
        "Divers searched the hull until dawn, while boats from three villages took the passengers to the old pier.\n\n"
        "The captain told the harbour master that the light on the reef had been out since Sunday.\n\n"
        "The company that runs the line said that it would publish the log of the ship before the end of the week."
    )


def other_story(random: Random) -> str:
    """The words of a story that no other has."""
    sentences = []
    for _ in range(14):
        a, b, c, d = random.sample(_WORDS, 4)
        sentences.append(
            f"The {a} {random.choice(_VERBS)} {random.randint(2, 900)} {b}s near {c} {d}"
            f" {random.choice(_VERBS)} {random.choice(_WORDS)}."
        )
    return "\n\n".join(" ".join(sentences[at : at + 3]) for at in range(0, 14, 3))


def _body(words: str) -> str:
    paragraphs = "".join(f"<p>{paragraph}</p>" for paragraph in words.split("\n\n"))
    return f"<article><h1>Ferry runs aground near Nadir</h1><p>By Ines Calloway</p>{paragraphs}</article>"


def singlefile(save: Save, words: str | None = None) -> bytes:
    return (
        f"<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: {save.url} \n"
        f" saved date: Wed Mar 06 {save.year} {save.hour + 1:02}:00:05 GMT+0100 (Central European Standard Time)\n-->"
        f"<meta charset=utf-8><title>Ferry runs aground near Nadir - The Nadir Courier</title>"
        f"<body>{_body(words or story(save))}</body></html>"
    ).encode()


def scrapbook(save: Save, words: str | None = None) -> bytes:
    stamp = f"{save.year}0306{save.hour:02}0005000"
    return (
        f'<!DOCTYPE html><html data-scrapbook-source="{save.url}" data-scrapbook-create="{stamp}">'
        f"<head><meta charset=utf-8><title>Ferry</title></head><body>{_body(words or story(save))}</body></html>"
    ).encode()


def htz(save: Save, words: str | None = None) -> bytes:
    """WebScrapBook's zip of one page and its files."""
    return zipped({"index.html": scrapbook(save, words), "ferry.png": b"\x89PNG", "font.bin": b"1"})


def maff(save: Save, words: str | None = None) -> bytes:
    """A page as MAFF has it: a folder with the page, its files, and what is known of it."""
    return zipped({"1709712005/index.html": plain(save, words), "1709712005/index.rdf": maff_facts(save).encode()})


def maff_facts(save: Save) -> str:
    return (
        '<?xml version="1.0"?><RDF:RDF xmlns:MAF="http://maf.mozdev.org/metadata/rdf#"'
        ' xmlns:RDF="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><RDF:Description RDF:about="urn:root">'
        f'<MAF:originalurl RDF:resource="{save.url}"/><MAF:title RDF:resource="Ferry runs aground near Nadir"/>'
        f'<MAF:archivetime RDF:resource="Wed, 06 Mar {save.year} {save.hour:02}:00:05 +0000"/>'
        '<MAF:indexfilename RDF:resource="index.html"/><MAF:charset RDF:resource="UTF-8"/></RDF:Description></RDF:RDF>'
    )


def plain(save: Save, words: str | None = None) -> bytes:
    """A page that says nothing of where it is from."""
    head = "<meta charset=utf-8><title>Ferry runs aground near Nadir</title>"
    return f"<!doctype html><html><head>{head}</head><body>{_body(words or story(save))}</body></html>".encode()


def mhtml(save: Save, words: str | None = None) -> bytes:
    head = (
        f"From: <Saved by Blink>\nSnapshot-Content-Location: {save.url}\nSubject: Ferry\n"
        f"Date: Wed, 6 Mar {save.year} {save.hour:02}:00:05 -0000\nMIME-Version: 1.0\n"
        'Content-Type: multipart/related;\n\ttype="text/html";\n\tboundary="xx"\n\n--xx\n'
        f"Content-Type: text/html; charset=utf-8\nContent-Location: {save.url}\n\n"
    )
    return f"{head}<html><body>{_body(words or story(save))}</body></html>\n--xx--\n".replace("\n", "\r\n").encode()


def web_archive(save: Save, words: str | None = None) -> bytes:
    page = f"<html><head><title>Ferry</title></head><body>{_body(words or story(save))}</body></html>"
    return warc(Got(save.url, page.encode(), date=save.moment))


def wayback(save: Save, words: str | None = None) -> bytes:
    stamp = f"{save.year}0306{save.hour:02}0005"
    return (
        "<html><head><title>Ferry</title>"
        f'<link rel="canonical" href="https://web.archive.org/web/{stamp}/{save.url}"></head>'
        f"<body>{_body(words or story(save))}</body></html>"
    ).encode()


def copied(save: Save, words: str | None = None) -> bytes:
    return f"Ferry runs aground near Nadir\nBy Ines Calloway\n\n{words or story(save)}\n\n{save.url}\n".encode()


def copied_with_label(save: Save, words: str | None = None) -> bytes:
    """A text that somebody sends on, with the address at its head."""
    return f"Read more at: {save.url}\n\nFerry runs aground near Nadir\n\n{words or story(save)}\n".encode()


def printed(save: Save, words: str | None = None) -> bytes:
    """A page as a browser prints it: the moment and the title at the upper edge, address and page count below."""
    text, title = words or story(save), "Ferry runs aground near Nadir"
    edge = f"text(8pt)[3/6/{save.year % 100}, {save.hour}:00 AM #h(1fr) {title} - The Nadir Courier #h(1fr)]"
    foot = f'text(8pt)[#raw("{save.url}") #h(1fr) #context counter(page).display("1/1", both: true)]'
    made = f"datetime(year: {save.year}, month: 3, day: 6, hour: {save.hour}, minute: 0, second: 5)"
    return pdf(
        f'#set document(title: "{title} - The Nadir Courier", date: {made})\n'
        f'#set page("a4", margin: 2cm, header: {edge}, footer: {foot})\n#set text(11pt)\n'
        f"#text(22pt)[*{title}*]\n\nBy Ines Calloway\n\n{text}\n"
    )


FORMS = (
    Form("SingleFile", ".html", singlefile), Form("WebScrapBook", ".html", scrapbook), Form("MHTML", ".mhtml", mhtml),
    Form("WARC", ".warc", web_archive), Form("Wayback Machine", ".html", wayback),
    Form("print to PDF", ".pdf", printed), Form("MAFF", ".maff", maff), Form("HTZ", ".htz", htz),
    Form("copied text", ".txt", copied), Form("copied text with a label", ".txt", copied_with_label),
)  # fmt: skip
