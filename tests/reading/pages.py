"""Pages of invented outlets, in the layouts that reports are saved in."""

from __future__ import annotations

import json

PARAGRAPHS = (
    "QUITO, March 3 - The old bridge over the Machángara river gave way on Sunday morning, hours after engineers had "
    "closed it to lorries, the city's fire service said.",
    "No one was on the bridge when the central span fell, said Marta Illán, who leads the fire service. Two "
    "people who "
    "had been fishing below were taken to hospital with light injuries.",
    "The city had planned to replace the bridge next year, at a cost of four million dollars. Neighbours had "
    "complained "
    "for months about cracks in its northern pillar, according to letters seen by this newspaper.",
    "“We heard a noise like thunder, and then dust,” said Tomás Rel, 52, who sells fruit beside the river. He "
    "said that "
    "he had crossed the bridge ten minutes before it fell.",
    "Traffic was sent over the new road to the south. The mayor is to visit the place on Monday, her office said.",
)
HEADLINE = "Old bridge falls in Quito hours after it was closed"
MENU = "".join(f'<li><a href="/s{n}">{word}</a></li>' for n, word in enumerate(("World", "Sport", "Money", "Weather")))
RELATED = "".join(
    f'<div class="card"><h3><a href="/r{n}">Another story about roads, number {n}</a></h3>'
    f"<p>What the council decided about road number {n} this week, in short.</p></div>"
    for n in range(4)
)
COMMENTS = "".join(
    f'<li class="comment"><p>Reader {n} writes that the bridge should have been closed long ago, and that nobody '
    f"listened to the neighbours, who had said so again and again for number {n} years.</p></li>"
    for n in range(8)
)


def body(paragraphs: tuple[str, ...] = PARAGRAPHS) -> str:
    return "".join(f"<p>{words}</p>" for words in paragraphs)


def page(head: str, main: str, *, lang: str = "en") -> bytes:
    opening = f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">{head}</head>'
    return f"{opening}<body>{main}</body></html>".encode()


def script(data: object) -> str:
    return f'<script type="application/ld+json">{json.dumps(data)}</script>'


GRAPH = {
    "@context": "https://schema.org",
    "@graph": [
        {"@type": "NewsArticle", "@id": "#a", "headline": HEADLINE, "author": [{"@id": "#p1"}, {"@id": "#p2"}],
         "publisher": {"@id": "#o"}, "datePublished": "2019-03-03T14:05:00-05:00",
         "dateModified": "2019-03-04T09:00:00-05:00",
         "inLanguage": "en", "mainEntityOfPage": "https://andeanmeridian.example/bridge"},
        {"@type": "Person", "@id": "#p1", "name": "Ada Ruiz"},
        {"@type": "Person", "@id": "#p2", "name": "Ben Ortega"},
        {"@type": "NewsMediaOrganization", "@id": "#o", "name": "The Andean Meridian"},
    ],
}  # fmt: skip

GRAPH_PAGE = page(
    f"<title>{HEADLINE} | The Andean Meridian</title>{script(GRAPH)}",
    f'<nav class="menu"><ul>{MENU}</ul></nav><main><article><h1>{HEADLINE}</h1><p class="byline">By '
    f'<a rel="author" href="/ada">Ada Ruiz</a> and Ben Ortega</p><time '
    f'datetime="2019-03-03T14:05:00-05:00">March 3, 2019'
    f'</time><figure><img src="b.jpg"><figcaption>The river after the fall. (Photo: Cleo Vance)</figcaption></figure>'
    f'<div class="article-body">{body()}</div></article><section class="related"><h2>Related stories</h2>{RELATED}'
    f'</section><section class="comments"><ol>{COMMENTS}</ol></section></main><footer>© 2019 The Andean '
    f"Meridian</footer>",
)
META_PAGE = page(
    f"<title>{HEADLINE} - Sierra Courier</title><meta property='og:title' content='{HEADLINE}'>"
    "<meta property='og:site_name' content='Sierra Courier'><meta name='author' content='By Ada Ruiz, Senior "
    "Reporter'>"
    "<meta property='article:published_time' content='2019-03-03T19:05:00Z'>"
    "<link rel='canonical' href='https://sierracourier.example/news/bridge'>",
    f'<div id="top">{MENU}</div><h1>{HEADLINE}</h1><div class="story">{body()}</div>',
)
TABLE_PAGE = (
    "<html><head><title>Sierra Courier: Old bridge falls in Quito</title></head><body bgcolor=white><table "
    "width=600><tr>"
    "<td width=120><a href=a.htm>Home</a><br><a href=b.htm>World</a><br><a href=c.htm>Sport</a></td><td>"
    "<font size=5><b>Old bridge falls in Quito</b></font><p><font size=2>By Ada Ruiz</font><p>March 3, 1998<p>"
    + "<p>".join(PARAGRAPHS)
    + "</td></tr></table><center>Copyright 1998 Sierra Courier</center>"
).encode("cp1252")
MICRODATA_PAGE = page(
    "<title>Bridge</title>",
    f'<div itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">{HEADLINE}</h1>'
    '<span itemprop="author" itemscope><span itemprop="name">Ada Ruiz</span></span>'
    f'<meta itemprop="datePublished" content="2019-03-03"><div itemprop="articleBody">{body()}</div></div>',
)
SPANISH = (
    "El puente viejo sobre el río Machángara se cayó el domingo por la mañana, pocas horas después de que los "
    "ingenieros "
    "lo cerraran a los camiones, según dijeron los bomberos de la ciudad.",
    "Nadie estaba sobre el puente cuando cayó el tramo central, dijo Marta Illán, jefa de los bomberos. Dos "
    "personas que "
    "pescaban debajo fueron llevadas al hospital con heridas leves.",
    "La alcaldía había previsto cambiar el puente el próximo año, con un costo de cuatro millones de dólares, y "
    "los vecinos "
    "se habían quejado durante meses de las grietas del pilar del norte.",
)
SPANISH_PAGE = page(
    "<title>Cae un puente viejo en Quito | El Correo de la Sierra</title>"
    "<meta property='og:site_name' content='El Correo de la Sierra'>",
    "<header><a href='/'>Portada</a></header><article><h1>Cae un puente viejo en Quito</h1><p class='autor'>Por "
    "Ada Ruiz</p>"
    f"<span class='fecha'>3 de marzo de 2019</span>{body(SPANISH)}</article>",
    lang="es",
)
GERMAN = (
    "Die alte Brücke über den Fluss ist am Sonntagmorgen eingestürzt, wenige Stunden nachdem Fachleute sie für "
    "Lastwagen "
    "gesperrt hatten. Das teilte die Feuerwehr der Stadt mit.",
    "Niemand war auf der Brücke, als das mittlere Stück fiel, sagte Marta Illán, die Leiterin der Feuerwehr. "
    "Zwei Angler "
    "kamen mit leichten Verletzungen in ein Krankenhaus.",
    "Die Stadt wollte die Brücke im kommenden Jahr ersetzen. Anwohner hatten sich seit Monaten über Risse im "
    "nördlichen "
    "Pfeiler beschwert, wie aus Briefen hervorgeht, die dieser Zeitung vorliegen.",
)
GERMAN_PAGE = page(
    script({"@type": "NewsArticle", "headline": "Alte Brücke stürzt ein", "author": {"@type": "Organization",
        "name": "Bergbote-Redaktion"}, "datePublished": "2019-03-03", "publisher": {"name": "Bergbote"}}),
    f"<main><h1>Alte Brücke stürzt ein</h1><p>Von der Bergbote-Redaktion</p>{body(GERMAN)}</main>",
    lang="de",
)  # fmt: skip
