"""Promises of linking across languages, held against invented news."""

from __future__ import annotations

import pytest

from dossier.link import Corpus, features_of, related
from dossier.link.event_lexicon import notion
from dossier.link.words import fold, stem
from tests.link.news import SEEN, UNSEEN, b_cubed, grouped, labelled
from tests.link.samples import everything, record

# B-cubed F1 measured when they were written, less about a hundredth; by file and language of the reports
FLOORS = {
    (SEEN, None): 0.975, (SEEN, "es"): 0.93, (SEEN, "en"): 0.95,
    (UNSEEN, None): 0.965, (UNSEEN, "es"): 0.94, (UNSEEN, "en"): 0.945,
}  # fmt: skip

PORTUGUESE = """Terremoto perto de Osorno deixa seis mortos
Um terremoto de magnitude 6,8 atingiu na terça-feira a região de Osorno e matou seis pessoas, informou o serviço de
emergência. A capela de San Telmo, em Puerto Octay, desabou durante um batizado. Rosalba Quintremil, a sacristã, disse
que o sino caiu antes das paredes. Cerca de 1.450 casas estão sem luz. Não haverá aulas até 14 de março."""

FRENCH = """Séisme près d'Osorno : six morts
Un séisme de magnitude 6,8 a frappé mardi la région d'Osorno et fait six morts, selon le bureau des urgences. La
chapelle San Telmo, à Puerto Octay, s'est effondrée pendant un baptême. La cloche est tombée avant les murs, a raconté
Rosalba Quintremil, la sacristine. Quelque 1.450 maisons sont privées d'électricité."""


@pytest.mark.parametrize(("name", "language"), FLOORS)
def test_events_told_in_two_languages_are_one_case(name: str, language: str | None) -> None:
    """Spanish reports, English ones and both together are grouped by event as well as they were."""
    some = [(event, one) for event, one in labelled(name) if language in (None, one.language)]
    events = {one.report: event for event, one in some}
    assert b_cubed(events, grouped(one for _, one in some)) >= FLOORS[name, language]


@pytest.mark.parametrize(("text", "language"), [(PORTUGUESE, "pt"), (FRENCH, "fr")])
def test_other_languages_still_meet_at_names_and_numbers(text: str, language: str) -> None:
    """A report in a language without a lexicon is linked to those of its event, and to no other."""
    one = features_of(record("R9", text, language=language))
    links = related(one, everything(), Corpus.of([one, *everything()]))
    assert {link.other for link in links} == {"R1", "R2", "R3"}


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("terremotos", "quake"),
        ("murieron", "died"),
        ("huelga", "strikes"),
        ("Ginebra", "Geneva"),
        ("bomberos", "firefighters"),
    ],
)
def test_words_of_two_languages_are_one_notion(spanish: str, english: str) -> None:
    """What the lexicon translates has one name in both languages, whatever its ending."""
    assert notion(stem(fold(spanish), True), "es") == notion(stem(fold(english), False), "en") is not None
