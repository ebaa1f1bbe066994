"""The labels that news databases put before what they know of a text, and which of them only databases use."""

from __future__ import annotations

from typing import Literal

from dossier.reading.months import bare

Kind = Literal[
    "headline", "standfirst", "byline", "section", "published", "archived", "outlet", "dateline", "agency", "url",
    "body", "end", "other",
]  # fmt: skip

_LABELS: dict[Kind, str] = {
    "headline": "headline|title|document title|título|titular|titre|titel|überschrift",
    "standfirst": "highlight|standfirst|abstract|summary|subtitle|subheadline|sumario|resumen|resumo|résumé|chapeau"
    "|vorspann",
    "byline": "byline|by-line|author|authors|author/byline|byline/author|autor|autores|autora|auteur|auteurs|auteur(s)",
    "section": "section|sección|seção|secção|editoria|rubrique|ressort|rubrik|column",
    "published": "date|publication date|date of publication|publish date|fecha|fecha de publicación|data"
    "|data de publicação|date de publication|datum|erscheinungsdatum",
    "archived": "load-date|load date|last updated|date loaded|date accessed|date created",
    "outlet": "source|publication|publication title|publication name|newspaper|newspaper name|journal|fuente|fonte"
    "|quelle|medium|publicación|publicação|zeitung",
    "dateline": "dateline",
    "agency": "credit line|news agency|source agency",
    "url": "url|document url|permalink|link",
    "body": "body|full text|fulltext|article text|text|texto completo|texte intégral|texte|volltext|texto|full article",
    "end": "end of document|classification|details|record number|accession number|document number|proquest document id"
    "|subject|subjects|index terms|graphic|memo|caption|captions|load-date|publication-type|document-type"
    "|copyright|notes|language|correction|correction-date|geographic|organization|company|person|industry|indexing",
    "other": "length|edition|page|pages|word count|words|issn|estimated printed pages|publication-type|document-type"
    "|publication type|document type|journal-code|journal code|series|correction|language|graphic|type|pub-type"
    "|openurl link|product|database|distribution|column|seite|página|ausgabe|dokumentnummer|zone|volume|issue|day"
    "|publisher|place of publication|country of publication|source type|publication year|publication subject"
    "|language of publication|proquest document id|document url|first page|number of pages|location|people"
    "|publication info|publication-date|classification|ticker|download date",
}
# Factiva's two letters; its own list calls them indexing codes
_TAGS: dict[Kind, str] = {
    "headline": "hd",
    "byline": "by",
    "section": "se",
    "published": "pd",
    "outlet": "sn",
    "agency": "cr",
    "body": "lp td",
    "end": "rf co in ns re ipc ipd pub an ct art nt",
    "other": "wc et sc ed pg la cy cx vol clm",
}
_OWN = (
    "length|load-date|load date|highlight|graphic|publication-type|document-type|publication title|record number"
    "|estimated printed pages|issn|proquest document id|document url|byline|dateline|edition|journal-code"
    "|accession number|full text|article text|body|word count|author/byline|publication date|dokumentnummer"
)


def _table(labels: dict[Kind, str], parting: str | None) -> dict[str, Kind]:
    return {bare(label): kind for kind, row in labels.items() for label in row.split(parting)}


KINDS = _table(_LABELS, "|")  # bare label -> what stands behind it; a kind further down wins
TAGS = _table(_TAGS, None)
OWN = frozenset(_OWN.split("|"))
AFTER = frozenset(label for label in _LABELS["end"].split("|"))  # labels that come after a story
