"""The language of a report, told by its small words."""

from __future__ import annotations

import pytest

from dossier.model.evidence import Span
from dossier.reading.language import detect, language_claim

SENTENCES = {
    "en": "The mayor said that the bridge had been closed to carts since last year and that he would resign.",
    "es": "El alcalde dijo que el puente estaba cerrado a los carros desde el año pasado y que renunciaría.",
    "pt": "O prefeito disse que a ponte estava fechada para carroças desde o ano passado e que não vai renunciar.",
    "fr": "Le maire a dit que le pont était fermé aux charrettes depuis l'an dernier et qu'il allait démissionner.",
    "de": "Der Bürgermeister sagte, dass die Brücke seit dem letzten Jahr für Karren gesperrt war und er zurücktritt.",
    "it": "Il sindaco ha detto che il ponte era chiuso ai carri dallo scorso anno e che si sarebbe dimesso.",
}


@pytest.mark.parametrize(("code", "text"), SENTENCES.items())
def test_small_words_tell_the_language(code: str, text: str) -> None:
    """A sentence is enough, in capitals as well."""
    assert (detect(text), detect(text.upper())) == (code, code)


def test_other_languages_are_told_by_the_model() -> None:
    """Prose in a language without a word list here is told too."""
    text = "Мэр заявил, что мост был закрыт для повозок с прошлого года и что он уйдёт в отставку в понедельник."
    assert detect(text) == "ru"


@pytest.mark.parametrize("text", ["", "12 34 56", "Shr 27 cts vs 51 cts", "—"])
def test_too_little_tells_nothing(text: str) -> None:
    """Figures and scraps have no language that could be proved."""
    assert detect(text) is None
    assert language_claim(text, (Span(0, len(text)),) if text else ()) is None


def test_the_claim_quotes_words_of_the_text() -> None:
    """The evidence is the opening of the words looked at."""
    text = SENTENCES["es"]
    claim = language_claim(text, (Span(0, len(text)),))
    assert claim is not None and claim.evidence[0].proves(text) and claim.evidence[0].quote == text[:200]
