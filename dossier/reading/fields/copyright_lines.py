"""Finds who published a report in what the text says of itself: where it appeared, whose rights are reserved."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from dossier.authority.gazetteer import Gazetteer, fold
from dossier.model.claims import Claim, Words
from dossier.reading.fields import published
from dossier.reading.fields.outlet import FoundOutlet, named
from dossier.reading.fields.outlet_names import ARTICLES, listed_outlet

APPEARED, OWNER, ADDRESSED = 0.65, 0.75, 0.5  # how much each kind counts

_NAME = r"(?P<name>[A-ZÀ-Þ][^\n.,;:()]{2,50}?)"
_TOLD = (
    r"(?:an? (?:\w+ )?version of )?(?:this|the) (?:story|article|piece|report|essay|interview|column|review)"
    r"(?: was)?(?: originally| first)?"
    r" (?:appeared|appears|ran|published|printed)(?: originally| first)?(?: in print)? (?:in|on)",
    r"(?:(?:first|originally) )?published (?:originally |first )?in",
    r"(?:este|esta|el|la|o|a)? ?(?:artículo|texto|nota|reportaje|crónica|entrevista|artigo|reportagem|matéria)?"
    r" ?(?:(?:se publicó|apareció|salió|fue publicad[oa]|foi publicad[oa]|saiu|publicad[oa])(?: originalmente)?)"
    r" (?:en|em|n[ao])",
    r"(?:cet|ce|cette)? ?(?:article|texte|reportage|entretien|enquête)? ?(?:est |a été )?(?:paru|publié)e?"
    r"(?: initialement)? (?:dans|le)",
    r"(?:dieser|der|dieses|diese)? ?(?:artikel|text|beitrag|bericht|interview|reportage)? ?(?:ist )?"
    r"(?:erschien(?:en)?|veröffentlicht)?(?: ist)?(?: zuerst| zunächst)? (?:in|im)",
    r"(?:questo )?(?:articolo|testo|servizio) (?:è )?(?:apparso|uscito|pubblicato) (?:su|in|nel)\w*",
)
# "the March 2019 issue of", "la edición impresa del 3 de marzo de", "der Ausgabe 3/2019 der"
_ISSUE = (
    r"(?:(?-i:the|la|el|a|o|l['’]|le|der|die|dem|il|n[ao]) ?)?(?:[^\n.;:]{0,40}?"
    r"(?:page|página|seite|issue|edition|number|edición|número|edição|édition|numéro|ausgabe|heft|numero|edizione)\b[^\n.;:]{0,40}?"
    r"\b(?:of|de la revista|de|del|da|do|du|de la|der|des|von|di) (?-i:the )?)?"
    r"(?:(?:newspaper|magazine|revista|el diario) )?"
)
# "..., on page A4", "... du 3 mars 2019", "... erschienen"
_WHEN = (
    r"(?:,[^\n]{0,60}| erschienen| veröffentlicht"
    r"|\s(?:du|del|vom|of|de|do|on|in|am)\s(?=\d|(?:der )?[Aa]usgabe)[^\n]{0,60})?"
)
_APPEARED = re.compile(rf"[\W_]*(?i:(?:{'|'.join(_TOLD)}) {_ISSUE}){_NAME}{_WHEN}[\s.*_)\]]*")
# One of these is in every such note; looking for words is faster than matching them
_MAY_APPEAR = (
    "ppear",
    " ran ",
    "ubli",
    "print",
    "pareci",
    "saiu",
    "salió",
    "paru",
    "rschien",
    "eröff",
    "ppars",
    "uscit",
)
_NOTE = 200  # characters of such a note
_RIGHTS = re.compile(
    r"\W*(?:all rights reserved|todos los derechos reservados|todos os direitos reservados|tous droits réservés"
    r"|alle rechte vorbehalten|tutti i diritti riservati|(?:©\s*)?riproduzione riservata|reproducción prohibida)\W*",
    re.I,
)
_LONGEST = 45  # characters of a name
_HOST = re.compile(r"(?:https?://)?(?P<host>(?:[\w-]+\.)+[a-z]{2,})(?=$|[/:?\s>)\"'])", re.I)
_COMMON = frozenset(("www", "com", "org", "net", "news", "mail", "online", "blog", "info", "envios", "boletin", "web"))
_FEWEST = 6  # letters of a domain's label by which a name is believed
_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+")
_MOST_WORDS = 6
_REACH = 20_000  # characters of the text that are looked through


def first_appearance(rendition: str, start: int, end: int) -> tuple[FoundOutlet, tuple[Claim, ...]] | None:
    """The paper in "This story appeared in the March 2019 issue of Lakes Review.", and the date in that line."""
    if end - start > _NOTE or not any(map(rendition[start:end].__contains__, _MAY_APPEAR)):
        return None
    match = _APPEARED.fullmatch(rendition, start, end)
    who = named(rendition, *match.span("name"), APPEARED) if match else None
    if who is None or (who.outlet is None and Gazetteer.standard().find(who.name)):
        return None
    return who, tuple(published.as_publication(published.head_dates(rendition, start, end)))


def is_rights(words: str) -> bool:
    """Whether a line says that all rights are reserved, and nothing else."""
    return len(words) < 60 and _RIGHTS.fullmatch(words) is not None


def owner_line(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The name on the line over such a line: a few words in capitals."""
    words = rendition[start:end]
    parts = [part for part in words.split() if part[0].isalpha()]
    heavy = sum(part[0].isupper() for part in parts)
    if (
        not parts
        or len(words) > _LONGEST
        or words[-1] in ".!?:"
        or 2 * heavy <= len(parts)
        or not parts[0][0].isupper()
    ):
        return None
    return named(rendition, start, end, OWNER)


def at_address(rendition: str, claims: Iterable[Claim]) -> FoundOutlet | None:
    """The words of the text that, run together, are the name in the file's own address.

    "Valley Lantern" is it for valleylantern.example.
    """
    labels = {label for claim in claims for label in _labels(claim)}
    found = [who for label in labels for who in _spelled(rendition, label)]
    return min(found, key=lambda who: (rendition[who.start : who.end].isupper(), who.start), default=None)


def _labels(claim: Claim) -> Iterator[str]:
    """The parts of a host's name that may be a paper's: without "www", endings and what mailers add."""
    if claim.field not in ("url", "outlet") or not isinstance(claim.value, Words):
        return
    host = _HOST.match(claim.value.value)
    for label in host["host"].lower().split(".")[:-1] if host else ():
        plain = label.replace("-", "")
        if len(plain) >= _FEWEST and plain not in _COMMON:
            yield plain


def _spelled(rendition: str, label: str) -> Iterator[FoundOutlet]:
    """Two words or more that spell the label, the first with a capital, with an article before them if there is one."""
    words = [(match.start(), match.end()) for match in _TOKEN.finditer(rendition, 0, _REACH)]
    for n, (start, _) in enumerate(words):
        if not rendition[start].isupper():
            continue
        run = ""
        for m, (_, end) in enumerate(words[n : n + _MOST_WORDS]):
            run += fold(rendition[words[n + m][0] : end]).replace(" ", "")
            if run == label and m:
                yield _shown(rendition, _with_article(rendition, words, n), end)
            if not label.startswith(run) or rendition[end : end + 1] not in (" ", "-", "’", "'"):
                break


def _with_article(rendition: str, words: list[tuple[int, int]], n: int) -> int:
    start = words[n][0]
    before = words[n - 1] if n else (0, 0)
    return before[0] if rendition[slice(*before)] in ARTICLES and rendition[before[1] : start] == " " else start


def _shown(rendition: str, start: int, end: int) -> FoundOutlet:
    words = " ".join(rendition[start:end].split())
    listed = listed_outlet(words)
    name = listed.name if listed else words.title() if words.isupper() else words
    return FoundOutlet(name, listed, start, end, ADDRESSED)
