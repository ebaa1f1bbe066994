"""Knows the lines that close a story and tell nothing: of its subjects, rights and owners, and of who wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dossier.reading.page.notices import AGENCIES, LONGEST, is_closing

# Under a story: its subjects, its rights, where its writer can be reached
_SUBJECTS = re.compile(
    r"[\W_]*(?:tag(?:s|ged)?(?: (?:with|as))?|labels|topics|keywords|filed under|posted in|schlag(?:worte?|wörter)"
    r"|stichw(?:orte|örter)|themen|abgelegt unter|kategorien?|etiquetas?|palabras clave|temas|categorías?|tópicos"
    r"|assuntos|palavras-chave|mots[- ]clés|étiquettes?|catégories?|parole chiave|argomenti|trefwoorden|tagi|štítky"
    r"|etiketler|метки|теги|ключевые слова)\s*[:：]|\W*(?:filed under|abgelegt unter|posted in|archivado en|classé dans"
    r"|archiviato in)\b(?!.*[.!?…]\W*$)",
    re.I,
)
_RESERVED = re.compile(
    r"this (?:document|article|material|content|page) is (?:subject to|protected by) copyright"
    r"|[\W_]*(?:citation|more information|journal reference|further reading|weitere informationen|mehr informationen"
    r"|más información|mais informações|(?:plus|pour plus) d['’]informations?|maggiori informazioni)\s*:\s",
    re.I,
)
# Whose its pictures are, and who paid for it
_OWNED = re.compile(
    r"[\W_]*(?:(?:photos?|fotos?|fotograf\w{1,3}|pictures?|images?|imagen|imágenes|imagens?|immagin[ei]|bild(?:er|quellen?"
    r"|nachweise?|material)?|(?:titel|beitrags|vorschau|artikel)bild(?:er)?|featured image|crédits?)"
    r"(?:\s+(?:credits?|by|by courtesy of|courtesy|source|rights|quelle|dans le texte|de portada))?(?:\s*\(cc\))?"
    r"\s*[:©]|das bildmaterial\b.{0,80}(?:©|copyright|\brecht|zur verfügung)"
    r"|(?:anzeige|werbung|advertorial|sponsored post|publirreportaje|publicidad)(?:\s?[:|]|\s?[–-]\s))",
    re.I,
)
# "[Featured image by Ada Ruiz]"
_PICTURED = re.compile(
    r"\[(?:featured |header |cover |lead )?(?:images?|photos?|pictures?|fotos?|im[aá]gene?s?|bild(?:er)?)"
    r"(?:\s?[:©/]|\s(?:by|via|from|courtesy|credit|von|de|por|par|di)\b)[^\[\]]{0,120}\]\.?",
    re.I,
)
_TRADES = (
    r"(?:journalist|reporter|writer|author|editor|correspondent|columnist|blogger|contributor|producer|photographer"
    r"|professor|lecturer|fellow|historian|redakteur|autor|korrespondent|kolumnist|professor|journaliste|rédact"
    r"|écrivain|auteur|chroniqueu|correspondant|periodista|escritor|redactor|columnista|corresponsal|profesor"
    r"|jornalista|repórter|colunista|giornalista|scrittor|redattor|redacteur|dziennikar|novinář)"
)
_BIO = re.compile(
    r"(?:[A-ZÀ-Þ][\w.'’-]+\s+){1,3}(?P<name>[A-ZÀ-Þ][\w'’-]+),? (?:is|ist|est|es|é|è|jest|är|er) "
    rf"(?:[^\W\d]+[\s-]){{0,4}}?(?i:{_TRADES})",
)
_REACHED = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_ASKED, _LEADS_ON, _LONGEST_BIO = 160, 120, 600  # letters of a line with an address, of one that leads to
# what is no part of the story, and of a paragraph on who wrote it
_SENTENCE = 14  # spaces in a sentence that asks for more than to be written to
_SAYS = re.compile(r'["“”„«»:]')
_NAMED = r"(?:[A-ZÀ-Þ][\w'’-]+|d[aeo]l?|l[ao]s?|y)"  # a word of a name or a place
# "mit dpa", "Redaktion The Andean Meridian", "Translated from the Spanish by Ada Ruiz"
_SIGNED_OFF = re.compile(
    rf"\W*(?:(?:mit|with|con|avec|z|met|med)(?: (?:material (?:von|from)|información de|informations? de))?"
    rf"(?:[\s,/&]+(?:und|and|et|y|the|der|die)?\s?{AGENCIES})+\W*|(?:[^.!?\n]{{1,40}}[\s-])?"
    rf"redaktion(?: [^.!?\n]{{2,40}})?"
    # "Xalapa. Corresponsal", behind a name or a place and no sentence
    rf"|(?-i:{_NAMED}(?: {_NAMED}){{0,5}}[.,]-? )?"
    r"(?:corresponsal|correspondente|corrispondente|enviad[oa] especial)"
    r"(?: en [^.!?]{2,40})?\.?"
    r"|(?:aus dem \S{4,20}(?: übersetzt)? von|(?:über|ü)setzt von|translated (?:from (?:the )?\S{4,20} )?by"
    r"|traducción(?: del? \S{4,20})?(?: de|:)|traducido (?:del? \S{4,20} )?por|traduit (?:del?’?'?\s?\S{4,20} )?par"
    r"|traduzione (?:di|a cura di)|tradução(?: de|:)|vertaald (?:uit het \S{4,20} )?door)\s[^.!?]{3,60}\.?)",
    re.I,
)


def leads_on(text: str) -> bool:
    """Whether a story's last line is none of its own: it leads to a list, gives an address, tells whose what is."""
    if len(text) <= _LEADS_ON and text[-1] in ":：":
        return True
    if len(text) <= _ASKED and "@" in text and _REACHED.search(text) and not _SAYS.search(text):
        return text[-1] not in ".!?" or text.count(" ") < _SENTENCE  # "Anyone who saw it is asked to write to ..."
    if len(text) <= _ASKED and (_OWNED.match(text) or _SIGNED_OFF.fullmatch(text) or _PICTURED.fullmatch(text)):
        return True
    if "\n" in text and len(text) <= LONGEST:
        return all(leads_on(line) or is_closing(line) for line in text.split("\n"))
    return _RESERVED.match(text) is not None or (len(text) <= LONGEST and _SUBJECTS.match(text) is not None)


def tells_of_writer(text: str, before: Iterable[str]) -> bool:
    """Whether a paragraph says who the writer is: somebody of a trade, of whom the paragraphs before it do not tell."""
    bio = _BIO.match(text) if len(text) <= _LONGEST_BIO else None
    return bio is not None and not any(_holds(one, bio["name"]) for one in before)


def _holds(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None
