"""Pages that run, call, point elsewhere, or are far too rich."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from tests.hostile.scale import Scale
from tests.reading import mails

HOST = "tracker.example"
_REMOTE = """
<script src="{u}"></script>|<script>fetch("{u}")</script>|<script type="module">import "{u}"</script>
<link rel="stylesheet" href="{u}">|<link rel="preload" href="{u}" as="image">|<link rel="dns-prefetch" href="{u}">
<link rel="preconnect" href="{u}">|<link rel="icon" href="{u}">|<link rel="manifest" href="{u}">
<link rel="prerender" href="{u}">|<img src="{u}">|<img srcset="{u} 2x">|<picture><source srcset="{u}"></picture>
<video src="{u}" poster="{u}"></video>|<audio src="{u}"></audio>|<video><track src="{u}"></video>
<iframe src="{u}"></iframe>|<iframe srcdoc="&lt;img src={u}&gt;"></iframe>|<frameset><frame src="{u}"></frameset>
<embed src="{u}">|<object data="{u}"></object>|<applet code="{u}"></applet>|<base href="{u}">
<meta http-equiv="refresh" content="0;url={u}">|<body background="{u}">|<table background="{u}"><tr><td>x</table>
<style>@import "{u}";</style>|<style>body{{background:url({u})}}</style>|<p style="background:url({u})">x</p>
<style>@font-face{{font-family:a;src:url({u})}}p{{font-family:a}}</style>
<div style="list-style-image:url('{u}')">x</div>
<svg><image href="{u}"/></svg>|<svg><use xlink:href="{u}#a"/></svg>|<svg><script href="{u}"/></svg>
<svg><foreignObject><img src="{u}"></foreignObject></svg>|<math href="{u}">x</math>|<a href="{u}" ping="{u}">x</a>
<form action="{u}"><input type="image" src="{u}"></form>|<input formaction="{u}">|<img src=x onerror="fetch('{u}')">
<body onload="location='{u}'">|<a href="javascript:fetch('{u}')">x</a>|<img lowsrc="{u}" dynsrc="{u}">
<bgsound src="{u}">|<xml src="{u}"></xml>|<img src="data:image/svg+xml,&lt;svg&gt;&lt;image href='{u}'/&gt;">
<noscript><img src="{u}"></noscript>|<template><img src="{u}"></template>|<portal src="{u}"></portal>
<!--[if IE]><img src="{u}"><![endif]-->|<?xml-stylesheet href="{u}"?>|<html manifest="{u}">|<q cite="{u}">x</q>
<blockquote cite="{u}">x</blockquote>|<ins cite="{u}">x</ins>|<img longdesc="{u}">|<area href="{u}">
<script type="application/ld+json">{{"@context":"{u}","image":"{u}"}}</script>|<meta property="og:image" content="{u}">
<script type="speculationrules">{{"prefetch":[{{"urls":["{u}"]}}]}}</script>|<img src="//{h}/x" loading="eager">
"""
_SCHEMES = (
    "http://{h}/x",
    "https://{h}/x",
    "//{h}/x",
    "ftp://{h}/x",
    "file://{h}/share/x",
    "\\\\{h}\\share\\x",
    "file:///etc/passwd",
)
STORY = "<h1>Ferry strike halts traffic</h1><p>QUITO, March 3, 2019 – Dock workers kept the gates shut on Sunday.</p>"


def references() -> Iterator[str]:
    """Each way in which a page may have something loaded, over http."""
    for line in filter(None, _REMOTE.split("\n")):
        yield from (piece.format(u=f"http://{HOST}/x", h=HOST) for piece in line.split("|"))


def page_of_everything(address: str) -> str:
    """One page with all of them, at this address."""
    whole = "".join(references()).replace(f"http://{HOST}/x", address).replace(f"//{HOST}/x", address)
    return f"<html><head><title>x</title></head><body><article>{STORY}{whole}{STORY}</article></body></html>"


def files(scale: Scale) -> Iterator[tuple[str, bytes]]:
    for reference in references():
        yield "remote.html", f"<html><body><article>{STORY}{reference}</article></body></html>".encode()
    for scheme in _SCHEMES:
        address = scheme.format(h=HOST)
        page = page_of_everything(address)
        yield "all.html", page.encode()
        yield "all.eml", mails.raw("", page.encode(), "text/html; charset=utf-8")
        yield "all.md", f"# x\n\n![x]({address}) [x]({address}) <{address}>\n\n{page}".encode()
        field = rf'{{\field{{\*\fldinst INCLUDEPICTURE "{address}"}}{{\fldrslt x}}}}'
        yield "all.rtf", rf"{{\rtf1 words {field} {{\*\template {address}}}}}".encode()
    yield "external.eml", mails.raw("", b"x", f'message/external-body; access-type=URL; URL="http://{HOST}/x"')
    yield from _rich(scale)


def _rich(scale: Scale) -> Iterator[tuple[str, bytes]]:
    many = scale.file // 8
    yield "attributes.html", ("<p " + " ".join(f"a{n}=1" for n in range(min(many, 300_000))) + ">words</p>").encode()
    yield "same-attribute.html", ("<p " + "class=a " * many + ">words</p>").encode()
    yield "long-attribute.html", f"<p class='{'a ' * (scale.file // 2)}'>{STORY}</p>".encode()
    yield "long-style.html", f"<p style='{'a:b;' * (scale.file // 4)}'>{STORY}</p>".encode()
    yield "sheet.html", f"<style>{'.a .b > .c{d:e}' * (scale.file // 15)}</style>{STORY}".encode()
    yield "comments.html", ("<!--" * many + STORY).encode()
    yield "entities.html", ("&amp;" * (scale.file // 5) + "&#x10FFFF;&#xD800;&#0;&#99999999999;&notanentity").encode()
    yield "bad-entities.html", ("&" * scale.file).encode()
    yield "open-tags.html", ("<" * scale.file).encode()
    yield "open-attribute.html", ('<p class="' + STORY * (scale.file // len(STORY))).encode()
    yield "empty-paragraphs.html", ("<p></p>" * (scale.file // 7) + STORY).encode()
    yield "breaks.html", ("<br>" * (scale.file // 4) + STORY).encode()
    yield "links.html", ("<a href=/x>more</a> " * (scale.file // 20)).encode()
    yield "headlines.html", ("<h1>Ferry strike</h1>" * (scale.file // 21)).encode()
    yield "bylines.html", ("<p class=byline>By Ada Ruiz</p>" * (scale.file // 31)).encode()
    yield "datelines.html", ("<p>QUITO, March 3 - x</p>" * (scale.file // 25)).encode()
    yield "times.html", ("<time datetime=2019-03-03>March 3</time>" * (scale.file // 40)).encode()
    yield "options.html", ("<select>" + "<option>x" * (scale.file // 9)).encode()
    yield "script-words.html", f"<script>{'</scrip' * (scale.file // 7)}".encode()
    yield "template.html", f"<template>{STORY * 20}</template>{{{{constructor.constructor('x')()}}}}".encode()
    image = base64.b64encode(b"x" * (scale.file // 2)).decode()
    yield "data-address.html", f"{STORY}<img src='data:image/png;base64,{image}'>".encode()
    items = ",".join('{"@type":"Person","name":"A"}' for _ in range(scale.file // 30))
    data = f'{{"@type":"NewsArticle","headline":"x","author":[{items}]}}'
    yield "authors.html", f"<script type=application/ld+json>{data}</script>{STORY}".encode()
    for value in (
        "1e400",
        "-0",
        "1" * 5000,
        '"\\ud800"',
        "NaN",
        "null",
        "[null]",
        "{}",
        '"\\u0000"',
        "true",
        '"' + "x" * 9000 + '"',
    ):
        data = (
            f'{{"@type":"NewsArticle","headline":{value},"author":{value},"datePublished":{value},"publisher":{value}}}'
        )
        yield "value.html", f"<script type=application/ld+json>{data}</script>{STORY}".encode()
