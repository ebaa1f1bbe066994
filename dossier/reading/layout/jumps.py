"""Finds the continuation of a story ("Continued on page A5") on another of a newspaper's pages."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.reading.layout.layout_paragraphs import LayoutParagraph

_PAGE = r"(?:(?:pages?|p[áa]g(?:ina|s?\.|)|p\.|seite|s\.|blz\.|pagina)\s*)?"
_WHERE = rf"{_PAGE}[A-Z]{{0,2}}\d{{1,3}}"
_ON = re.compile(
    r"\W*(?:[^\W\d_][\w'’ -]{1,30}?\s*[.,:|/]?\s+)?(?:"
    rf"(?:story\s+)?continue[sd]?\s+(?:on|to)\s+{_WHERE}|(?:please\s+)?(?:see|turn\s+to)\s+[^,;.]{{2,30}},\s*{_WHERE}"
    rf"|(?:contin[úu]a|sigue|pasa)\s+(?:en|a)\s+(?:la\s+)?{_WHERE}"
    rf"|continua\s+(?:na|em|a)\s+{_WHERE}|segue\s+a\s+{_WHERE}"
    rf"|(?:lire\s+la\s+)?suite\s+(?:en\s+)?{_WHERE}"
    rf"|(?:fortsetzung|weiter)\s+auf\s+{_WHERE}"
    rf"|(?:vervolg|lees\s+verder)\s+op\s+{_WHERE}"
    r")\W*",
    re.I,
)
_FROM = re.compile(
    r"\W*(?:[^\W\d_][\w'’ -]{1,30}?\s*[.,:|/]?\s+)?(?:"
    rf"(?:story\s+)?(?:continued\s+|jump(?:ed)?\s+)?from\s+(?:the\s+front|{_WHERE})"
    r"|(?:continuación|sigue|viene)\s+de\s+(?:la\s+)?(?:portada|primera(?:\s+página)?|"
    rf"{_WHERE})"
    rf"|continuação\s+da\s+(?:capa|primeira\s+página|{_WHERE})"
    rf"|segue\s+d(?:alla|a)\s+(?:prima(?:\s+pagina)?|{_WHERE})"
    rf"|suite\s+de\s+la\s+(?:une|première(?:\s+page)?|{_WHERE})"
    rf"|fortsetzung\s+von\s+(?:der\s+titelseite|{_WHERE})"
    rf"|vervolg\s+van\s+(?:de\s+voorpagina|{_WHERE})"
    r")\W*",
    re.I,
)
_LONGEST = 80  # letters of such a line
_HEADS = 3  # passages above and below "From page A1" in which the headline of the rest may come
_WORD = re.compile(r"\w{4,}")


def breaks_off(one: LayoutParagraph) -> bool:
    """Whether a passage names the page on which its story continues."""
    return len(one.text) <= _LONGEST and _ON.fullmatch(one.text) is not None


def rest_of(passages: Sequence[LayoutParagraph], jump: int, title: int, size: float) -> int | None:
    """Index of the first passage of the rest of the story that breaks off at `jump`; `None` where no page has it.

    `size`: of the running text. Of several that come from another page it is the one whose headline, or whose name
    in front ("Pier, from page A1"), shares most words with the story's own.
    """
    froms = [n for n in range(jump + 1, len(passages)) if _comes_from(passages[n])]
    if not froms:
        return None
    own = _words(passages[title].text, passages[jump].text)
    best = max(froms, key=lambda n: (len(own & _words(*_heads(passages, n, size))), -n))
    if len(froms) > 1 and not own & _words(*_heads(passages, best, size)):
        return None
    rest = best + 1
    while rest < len(passages) and passages[rest].size > 1.3 * size:
        rest += 1
    return rest if rest < len(passages) else None


def _comes_from(one: LayoutParagraph) -> bool:
    return len(one.text) <= _LONGEST and _FROM.fullmatch(one.text) is not None


def _heads(passages: Sequence[LayoutParagraph], n: int, size: float) -> list[str]:
    """The line itself, and the larger ones right above and below it."""
    near = passages[max(0, n - _HEADS) : n + 1 + _HEADS]
    return [passages[n].text, *(one.text for one in near if one.page == passages[n].page and one.size > 1.15 * size)]


def _words(*texts: str) -> set[str]:
    return {word.casefold() for text in texts for word in _WORD.findall(text)} - {"from", "page", "continued"}
