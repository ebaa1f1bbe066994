"""Exports with stories of our own: papers and people are invented."""

# ruff: noqa: E501 - samples are as long as exports have them
from __future__ import annotations

STORY_ONE = (
    "A crane toppled onto the eastern quay of Lerwick on Monday morning, and two dockers were taken to hospital, the port said.",
    '"The wind had been inside the limits all night," said Magnus Isbister, who runs the port. "We will find out why."',
)
STORY_TWO = (
    "The island council voted by nine to two on Tuesday to mend the pier lamp that has been dark since the winter of 1987.",
    "The work is to cost 41,000 pounds, and the trust that keeps the pier will pay a third of it, its clerk told reporters.",
)
TITLES = "Crane topples onto quay in Lerwick", "Council mends the pier lamp at last"
PAPERS = "The Skerry Times", "Yell Gazette"
PEOPLE = "Mairi Halcrow", "Tomas Odell"
DAYS = "2020-02-03", "2020-02-04"
LONG_DAYS = "February 3, 2020 Monday", "February 4, 2020 Tuesday"
BODIES = "\n\n".join(STORY_ONE), "\n\n".join(STORY_TWO)
BOTH = tuple(zip(TITLES, PAPERS, PEOPLE, DAYS, LONG_DAYS, BODIES, strict=True))


def lexis() -> str:
    """LexisNexis as text, behind a cover sheet."""
    stories = (
        f"                           {n} of 2 DOCUMENTS\n\n\n                    {paper}\n\n"
        f"                 {long}\n\n{title}\n\nBYLINE: {who}\n\nSECTION: NEWS; Pg. 3\n\nLENGTH: 80 words\n\n\n{body}\n\n"
        f"LOAD-DATE: {long}\n\nLANGUAGE: ENGLISH\n\nPUBLICATION-TYPE: Newspaper\n\n\n       Copyright 2020 {paper}\n"
        "       All Rights Reserved\n\n"
        for n, (title, paper, who, _, long, body) in enumerate(BOTH, 1)
    )
    return "Search terms: crane or lamp\nDocuments: 2\n\n" + "".join(stories)


def factiva_tags() -> str:
    """Factiva's tagged text without the numbers that close its stories."""
    return "".join(
        f"SE   News\nHD   {title}\nBY   By {who}\nWC   80 words\nPD   {day}\nSN   {paper}\nLA   English\nLP   \n"
        f"{body.partition(chr(10))[0]}\n\nTD   \n{body.rpartition(chr(10))[2]}\n\nRE   uk : Scotland\n\n"
        for title, paper, who, day, _, body in BOTH
    )


def newsbank() -> str:
    return "".join(
        f"{title}\n{paper} - {long.rsplit(' ', 1)[0]}\nAuthor: {who}\nSection: Local\n\n{body}\n\nRecord Number: 1234567{n}\n"
        f"Copyright (c) 2020 {paper}\n\n"
        for n, (title, paper, who, _, long, body) in enumerate(BOTH)
    )


def nexis_rtf() -> bytes:
    stories = (
        rf"\pard \b {title}\b0\par\pard {paper}\par\pard {long}\par\pard\par\pard Copyright 2020 {paper}\par\pard\par"
        rf"\pard \b Section: \b0 NEWS; Pg. 3\par\pard \b Length: \b0 80 words\par\pard \b Byline: \b0 {who}\par\pard\par"
        rf"\pard \b Body\b0\par\pard\par"
        + "".join(rf"\pard {part}\par" for part in body.split("\n\n"))
        + rf"\pard\par\pard \b Load-Date: \b0 {long}\par\pard\par\pard End of Document\par\pard\par"
        for title, paper, who, _, long, body in BOTH
    )
    return ("{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times;}}\n" + "\n".join(stories) + "}").encode()


def factiva_page() -> str:
    rows = "<tr><td><b>{}</b>&nbsp;</td><td>{}</td></tr>"
    stories = (
        '<div class="article"><table>'
        + "".join(
            rows.format(tag, value)
            for tag, value in (
                ("HD", title), ("BY", f"By {who}"), ("WC", "80 words"), ("PD", day), ("SN", paper), ("LA", "English"),
                ("LP", f"<p>{body.partition(chr(10))[0]}</p>"), ("TD", f"<p>{body.rpartition(chr(10))[2]}</p>"),
                ("AN", f"Document SKETIM00202002{n:02d}abcd0000{n}"),
            )
        )
        + "</table></div>"
        for n, (title, paper, who, day, _, body) in enumerate(BOTH, 1)
    )  # fmt: skip
    return f"<html><head><title>Factiva</title></head><body>{''.join(stories)}</body></html>"


def atom() -> str:
    entries = (
        f"<entry><id>tag:skerry.example,2020:{n}</id><title>{title}</title><author><name>{who}</name></author>"
        f"<published>{day}T07:00:00Z</published><updated>{day}T09:00:00Z</updated>"
        f'<link rel="alternate" href="https://skerry.example/{n}"/><source><title>{paper}</title></source>'
        f'<content type="html">{"".join(f"&lt;p&gt;{part}&lt;/p&gt;" for part in body.split(chr(10) * 2))}</content></entry>'
        for n, (title, paper, who, day, _, body) in enumerate(BOTH, 1)
    )
    return (
        '<?xml version="1.0"?><!DOCTYPE feed SYSTEM "http://unreachable.example/feed.dtd" [<!ENTITY x "boom">]>'
        f'<feed xmlns="http://www.w3.org/2005/Atom"><title>Islands</title>{"".join(entries)}</feed>'
    )


def nitf(n: int) -> str:
    title, paper, who, day, _, body = BOTH[n]
    paragraphs = "".join(f"<p>{part}</p>" for part in body.split("\n\n"))
    return (
        f'<?xml version="1.0"?><!DOCTYPE nitf SYSTEM "nitf-3-5.dtd"><nitf><head><title>{title}</title>'
        f'<docdata><date.issue norm="{day.replace("-", "")}T070000Z"/></docdata><pubdata name="{paper}"/></head><body>'
        f"<body.head><hedline><hl1>{title}</hl1></hedline><byline>By <person>{who}</person></byline>"
        f"<dateline><location>LERWICK</location></dateline></body.head><body.content><block>{paragraphs}</block>"
        "</body.content></body></nitf>"
    )


def newsml() -> str:
    items = (
        f"<NewsItem><Identification><NewsIdentifier><DateId>{day.replace('-', '')}</DateId>"
        f"<PublicIdentifier>urn:newsml:skerry.example:{n}</PublicIdentifier></NewsIdentifier></Identification><NewsComponent>"
        f"<NewsLines><HeadLine>{title}</HeadLine><ByLine>By {who}</ByLine><CreditLine>{paper}</CreditLine></NewsLines>"
        f"<ContentItem><DataContent>{''.join(f'<p>{part}</p>' for part in body.split(chr(10) * 2))}</DataContent>"
        "</ContentItem></NewsComponent></NewsItem>"
        for n, (title, paper, who, day, _, body) in enumerate(BOTH, 1)
    )
    return f"<NewsML><NewsEnvelope/>{''.join(items)}</NewsML>"


def notes() -> str:
    """Evernote's export; the notes' addresses are those of the reports."""
    return '<?xml version="1.0" encoding="UTF-8"?><en-export>' + "".join(
        f"<note><title>{title}</title><content><![CDATA[<?xml version='1.0'?><en-note>"
        f"{''.join(f'<div>{part}</div>' for part in body.split(chr(10) * 2))}</en-note>]]></content>"
        f"<created>{day.replace('-', '')}T080000Z</created><note-attributes><author>{who}</author>"
        f"<source-url>https://skerry.example/{n}</source-url></note-attributes></note>"
        for n, (title, _, who, day, _, body) in enumerate(BOTH, 1)
    ) + "</en-export>"  # fmt: skip


def mailbox() -> str:
    return "".join(
        f"From news@skerry.example Mon Feb  3 08:00:00 2020\nFrom: {paper} <news@skerry.example>\nTo: desk@example.org\n"
        f"Subject: {title}\nDate: Mon, 03 Feb 2020 08:0{n}:00 +0000\nMessage-ID: <{n}@skerry.example>\n\n{title}\n\nBy {who}\n\n"
        f"{body}\n\n>From the archive: nothing.\n\n"
        for n, (title, paper, who, _, _, body) in enumerate(BOTH, 1)
    )


def references() -> tuple[str, str]:
    """The same two reports as RIS and as BibTeX."""
    ris = "".join(
        f"TY  - NEWS\nTI  - {title}\nAU  - {who.split()[1]}, {who.split()[0]}\nT2  - {paper}\nDA  - {day.replace('-', '/')}/\n"
        f"UR  - https://skerry.example/{n}\nER  - \n\n"
        for n, (title, paper, who, day, _, _) in enumerate(BOTH, 1)
    )
    bib = "".join(
        f"@article{{skerry{n},\n  title = {{{title}}},\n  author = {{{who.split()[1]}, {who.split()[0]}}},\n"
        f"  journal = {{{paper}}},\n  date = {{{day}}},\n  url = {{https://skerry.example/{n}}}\n}}\n\n"
        for n, (title, paper, who, day, _, _) in enumerate(BOTH, 1)
    )
    return ris, bib
