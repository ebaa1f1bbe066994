"""What briefs in another language promise: every word of theirs is in it, and nothing of what was cited is changed."""

from __future__ import annotations

import re
import string
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dossier import reading
from dossier.authority.knowledge import concepts
from dossier.briefs import FORMS, compose
from dossier.briefs.brief_wording import LANGUAGES, Wording, wording_in
from dossier.briefs.howto import steps
from dossier.compare import ages, durations, figure_rows, nationals
from dossier.model.briefs import Brief
from dossier.model.claims import ROLES
from dossier.model.plans import Plan
from tests.briefs.samples import MADE, market

SPANISH, ENGLISH = wording_in("es"), wording_in("en")
# Words that both languages write alike
_ALIKE = re.compile(
    r"(?:style|language|unit|thousands|decimal|qualifier\.exactly|cite|date|and_also|what|kind|of|place|origin|byte)\b|made_with"
)


def spanish() -> Brief:
    return compose(market(), MADE, "software:dossier/0.1.0", Plan(language="es", style="apa"))


def test_every_key_has_words_in_each_language() -> None:
    """The tables of both languages have the same keys, none of them empty, with the same names to fill in."""
    assert [set(wording_in(code).table) for code in LANGUAGES] == [set(ENGLISH.table)] * len(LANGUAGES)
    for key, words in ENGLISH.table.items():
        other = SPANISH.table[key]
        assert words and other, key
        named = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (words, other)]
        assert named[0] == named[1], key


def test_long_wording_is_translated() -> None:
    """No words of more than two letters are the same in both languages, but for those that are listed."""
    same = {key for key, words in ENGLISH.table.items() if words == SPANISH.table[key] and re.search("[a-z]{3}", words)}
    assert {key for key in same if not _ALIKE.match(key)} == set()


class _Own(HTMLParser):
    """The words of a page that are the brief's own: those of sources, names and commands aside."""

    _ASIDE = frozenset({"style", "pre", "template", "bdi", "q", "blockquote", "article"})

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words, self._aside = "", 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._aside += tag in self._ASIDE

    def handle_endtag(self, tag: str) -> None:
        self._aside -= tag in self._ASIDE

    def handle_data(self, data: str) -> None:
        self.words += "" if self._aside else f"{data} "


def test_no_english_is_left_on_the_page() -> None:
    """Outside the sources' words no English article or preposition stands on a Spanish page; its language is tagged."""
    page = next(form.exporter for form in FORMS if form.exporter.ending == ".html").export(spanish()).decode()
    own = _Own(page).words
    assert "Cómo comprobar este informe" in own
    found = set(
        re.findall(r"\b(?:the|and|with|from|this|words|source|not)\b", own.replace("Market fire kills five", ""))
    )
    assert found <= {"the"}  # a headline of the timeline, `Statement of the traders`
    assert '<html lang="es">' in page
    assert 'content:"Informe con fuentes"' in page and "Sourced brief" not in page


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.exporter.ending)
def test_language_is_tagged_and_the_same_words_cited(form: object) -> None:
    """Each form says that it is in Spanish, and cites what the English one cites."""
    english = compose(market(), MADE, "software:dossier/0.1.0")
    assert [c.quote for c in spanish().citations] == [c.quote for c in english.citations]
    data = form.exporter.export(spanish())  # type: ignore[attr-defined]
    tags = {
        ".pdf": b"/Lang(es)",
        ".docx": b"<dc:language>es</dc:language>",
        ".html": b'lang="es"',
        ".md": b"Informe con",
    }
    assert tags[form.exporter.ending] in data  # type: ignore[attr-defined]


def test_dates_numbers_and_plurals() -> None:
    """Dates, thousands, decimals and plurals are those of the language."""
    from dossier.briefs import date_wording

    assert date_wording.words("2024-03-13", SPANISH) == "13 de marzo de 2024"
    assert date_wording.words("--03-13", SPANISH) == "13 de marzo (no consta el año)"
    assert (
        date_wording.between(["2024-03-13", "2024-04-01"], SPANISH) == "del 13 de marzo de 2024 al 1 de abril de 2024"
    )
    assert (SPANISH.number(9876), SPANISH.number(12500.5)) == ("9876", "12\u202f500,5")
    assert (SPANISH.counted(1, "source"), SPANISH.counted(12000, "source")) == ("1 fuente", "12\u202f000 fuentes")


def _known(group: str, wording: Wording) -> set[str]:
    return {key.partition(".")[2] for key in wording.table if key.startswith(f"{group}.")}


def test_everything_compared_has_words() -> None:
    """What comparing counts, and what it names of happenings, sums and durations, is in the table."""
    counted = {*concepts("person_nouns"), *concepts("thing_nouns")}
    counted |= {ages.AGE, *nationals.NATIONS.values()}
    assert counted | set(concepts("events")) | set(concepts("sums_of_money")) <= _known("of", SPANISH)
    assert SPANISH.known("of", "customers (UK)") == "clientes (Reino Unido)"
    assert set(figure_rows._KINDS) <= _known("kind", SPANISH)
    assert {unit for unit in durations._UNITS} == {key.partition(".")[0] for key in _known("unit", SPANISH)}
    assert set(ROLES) - {"author"} == _known("role", SPANISH)


def test_every_kind_of_day_has_words() -> None:
    """Whatever a reading tells a day of publication to be, a Spanish brief tells it in Spanish."""
    told = (Path(reading.__file__).parent / "fields" / "published.py").read_text(encoding="utf-8")
    kinds = {kind for kind in _known("what", SPANISH) if f'"{kind}"' in told}
    assert {"masthead", "dateline", "mentioned"} <= kinds
    assert SPANISH.known("what", "dateline") == "data"


def test_how_to_check_is_told_in_every_form() -> None:
    """Each form has its own way to be checked, in both languages."""
    for form in FORMS:
        name = form.exporter.ending[1:]
        told = [[step["text"] for step in steps(name, "x", wording_in(code))] for code in LANGUAGES]
        assert len(told[0]) == len(told[1]) == 5
        assert all(one != other for one, other in zip(*told, strict=True))
