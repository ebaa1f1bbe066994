"""The labels that news databases put before what they know of a text, and which of them only databases use."""

from __future__ import annotations

from typing import Literal

from dossier.authority.month_forms import bare

Kind = Literal[
    "headline", "standfirst", "byline", "section", "published", "clock", "archived", "outlet", "home", "dateline",
    "place", "agency", "url", "body", "end", "other",
]  # fmt: skip

_LABELS: dict[Kind, str] = {
    "headline": "headline|title|document title|título|titular|titre|titel|überschrift|schlagzeile|manchete"
    "|titulo de la nota"
    "|titolo|tytuł|kop|koppen|overskrift|otsikko|titulek|nadpis|başlık|titlu|titol|cím|naslov|заголовок|название|назва"
    "|τίτλος|العنوان|عنوان|כותרת|शीर्षक|标题|標題|見出し|제목",
    "standfirst": "highlight|standfirst|abstract|summary|subtitle|subheadline|sumario|resumen|resumo|résumé|chapeau"
    "|vorspann|linha fina|entradilla|bajada|subtítulo|sous-titre|untertitel|unterzeile|chapô"
    "|description|descripción|descrição|dek|deck|excerpt",
    "byline": "byline|by-line|author|authors|author/byline|byline/author|autor|autores|autora|autoren|auteur|auteurs"
    "|author(s)|writer(s)|auteur(s)|autor(es)|repórter|reporter|verfasser|verfasserin|journaliste|periodista|jornalista|redactor|writer"
    "|autore|autori|autrice|författare|forfatter|kirjoittaja|autoři|yazar|szerző|автор|авторы|автори|συντάκτης|الكاتب|المحرر"
    "|מאת|लेखक|作者|记者|記者|執筆者|기자",
    "section": "section|sección|seção|secção|editoria|rubrique|rubrica|ressort|rubrik|category|categoría|categoria"
    "|catégorie|caderno|cuaderno|cahier|suplemento|buch"
    "|sezione|rubryka|dział|avdelning|osasto|rubrika|bölüm|rovat|secció|katern|раздел|рубрика|розділ|ενότητα|القسم|מדור|版面|섹션",
    "published": "date|publication date|date of publication|publish date|published|fecha|fecha de publicación|data"
    "|data de publicação|date de publication|publié|datum|erscheinungsdatum|publicado|veröffentlicht|erschienen"
    "|erschienen am|erscheinungstag|issue date"
    "|date of issue|data da edição|data de edição|fecha de edición|fecha de la edición|date de parution|parution"
    "|paru le"
    "|data di pubblicazione|data publikacji|data wydania|publicatiedatum|publiceringsdatum|dato|päivämäärä|tarih"
    "|yayın tarihi|dátum|datum vydání|дата|дата публикации|дата публікації|ημερομηνία|التاريخ|תאריך|दिनांक|日期|发布日期"
    "|發佈日期|日付|날짜",
    "clock": "time|hora|heure|uhrzeit",
    "archived": "load-date|load date|last updated|date loaded|date accessed|date created|saved|clipped|retrieved"
    "|archived|accessed|captured|abgelegt|gespeichert|guardado|archivado|última actualización|última atualização"
    "|dernière mise à jour|consulté le|salvo em|abgerufen|abgerufen am|fecha de consulta|data de consulta"
    "|data da consulta"
    "|date de consultation|cópia feita em|copiado el|copied on|date copied|printed on",
    "outlet": "source|from|publication|publication title|publication name|newspaper|newspaper name|outlet|publisher"
    "|site|fuente|medio|fonte|veículo|quelle|zeitung|medium|periódico|diario|jornal|journal|blatt|paper|publicación"
    "|publicação|título de publicación"
    "|título da publicação|nom de la source|titre de la publication|información de publicación|publication info|média"
    "|testata|giornale|krant|gazeta|źródło|tidning|källa|avis|kilde|bron|lehti|lähde|noviny|zdroj|kaynak|gazete|sursa|ziar"
    "|publicație|forrás|lap|izvor|mitjà|font|источник|издание|газета|джерело|видання|πηγή|εφημερίδα|المصدر|الصحيفة|מקור"
    "|עיתון|स्रोत|来源|來源|媒体|媒體|出典|매체|출처",
    "home": "place of publication|lugar de publicación|local de publicação|lieu de publication|erscheinungsort"
    "|provenance|cidade/uf|cidade",
    "dateline": "dateline",
    "place": "lugar|ort|lieu|local|place|luogo|miejsce|plaats|plats|sted|místo|yer|hely|lloc|место|місце|τόπος|المكان"
    "|地点|地點|장소",
    "agency": "news agency|source agency|agencia|agência|agence|agentur",
    "url": "url|document url|permalink|link|source url|original|canonical|enlace|lien|url original|adresse"
    "|collegamento|länk|lenke|odkaz|bağlantı|ссылка|посилання|网址|網址",
    "body": "body|full text|fulltext|article text|text|texto completo|texte intégral|texte|volltext|texto|full article"
    "|testo|tekst|teksti|metin|szöveg|текст|κείμενο|النص|טקסט|正文|本文|본문",
    "end": "end of document|classification|details|record number|accession number|document number|graphic|memo|caption"
    "|captions|publication-type|document-type|copyright|notes|geographic|organization|company|person|industry"
    "|indexing|credit|crédito|crédit|illustration(s)|bildunterschrift|tema|taille|numéro de document",
    "other": "length|edition|page|pages|word count|words|issn|estimated printed pages|publication type|document type"
    "|journal-code|journal code|series|correction|correction-date|language|type|pub-type|openurl link|product|database"
    "|distribution|column|seite|página|páginas|ausgabe|dokumentnummer|dokumentnr.|zone|volume|issue|day|publisher name"
    "|country of publication|source type|publication year|publication subject|language of publication"
    "|proquest document id|first page|number of pages|location|people|ticker|download date|subject|subjects|index terms"
    "|tags|keywords|lang|idioma|sprache|langue|nº de caracteres|editorial|año de publicación|país de publicación"
    "|tipo de fuente|idioma de la publicación|id del documento de base de datos|base de datos|type de source"
    "|périodicité|couverture géographique|guardado por|words count|edição|edición"
    "|pagina|strona|sida|side|sivu|strana|sayfa|oldal|pàgina|страница|сторінка|σελίδα|lingua|język|taal|språk|kieli|jazyk|dil"
    "|nyelv|язык|мова|γλώσσα|اللغة|语言|語言|언어",
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
    "clock": "et",
    "other": "wc sc ed pg la cy cx vol clm",
}
_OWN = (
    "length|load-date|load date|highlight|graphic|publication-type|document-type|publication title|record number"
    "|estimated printed pages|issn|proquest document id|document url|byline|dateline|edition|journal-code"
    "|accession number|full text|article text|body|word count|author/byline|publication date|dokumentnummer"
    "|dokumentnr.|ausgabe|ressort|texto completo|información de publicación|título de publicación|nom de la source"
    "|type de source|périodicité|couverture géographique|veículo|data de publicação|cidade/uf|editoria|linha fina"
    "|volltext|texte intégral|erscheinungsdatum"
)


def _table(labels: dict[Kind, str], parting: str | None) -> dict[str, Kind]:
    return {bare(label): kind for kind, row in labels.items() for label in row.split(parting)}


KINDS = _table(_LABELS, "|")  # bare label -> the kind of the value after it; a kind further down wins
TAGS = _table(_TAGS, None)
OWN = frozenset(bare(label) for label in _OWN.split("|"))
AFTER = frozenset(bare(label) for label in _LABELS["end"].split("|"))  # labels that come after a story
