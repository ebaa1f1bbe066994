"""Datelines in Cyrillic, Arabic, Chinese, Japanese and Korean letters, and what looks like one."""

from __future__ import annotations

import pytest

from dossier.model.claims import Dateline
from dossier.reading import read
from dossier.reading.rules.dateline import FoundDateline, read_dateline

STORY = " Мост через старый канал закрыли на рассвете, потому что ночью под ним осела северная опора."

FORMS = [
    # words, evidence, country, date
    ("САМАРА, 16 янв — ", "САМАРА, 16 янв", "RU", "--01-16"),
    ("МОСКВА, 16 января. /ПЛЁС/. ", "МОСКВА, 16 января. /ПЛЁС/", "RU", "--01-16"),
    ("Москва. 16 января. Плёс-агентство - ", "Москва. 16 января", "RU", "--01-16"),
    ("Ростов-на-Дону, 3 марта 2024 года. ", "Ростов-на-Дону, 3 марта 2024 года", "RU", "2024-03-03"),
    ("КИЕВ – ", "КИЕВ", "UA", None),
    ("القاهرة - ", "القاهرة", "EG", None),
    ("الرباط 3 مارس 2024 (نسيم) - ", "الرباط 3 مارس 2024 (نسيم)", "MA", "2024-03-03"),
    ("本报武汉3月21日电 ", "武汉3月21日电", "CN", "--03-21"),
    ("武汉2024年3月21日讯 ", "武汉2024年3月21日讯", "CN", "2024-03-21"),
    ("【神戸=三枝涼子】", "神戸=三枝涼子", "JP", None),
    ("القاهرة - 3-5-2024 (نسيم) - ", "القاهرة - 3-5-2024 (نسيم)", "EG", "2024-05-03"),
    ("Нижний Новгород, 3 марта – (ПЛЁС). ", "Нижний Новгород, 3 марта – (ПЛЁС)", "RU", "--03-03"),
    ("（本报记者王小明武汉3月21日电）", "武汉3月21日电", "CN", "--03-21"),
    ("[カイロ 3日 ロイター]", "カイロ 3日 ロイター", "EG", None),
    ("(서울=나루통신) ", "서울=나루통신", "KR", None),
]
NONE = [
    "عاجل - ",
    "Прокуратура – ",
    "Иванов (ЕР) - ",
    "В среду, 3 марта. ",
    "Прокуратура, 3 марта - ",
    "渡口网3月21日电 ",
]


def found_in(opening: str, lead: int = 3) -> FoundDateline | None:
    return read_dateline(opening + STORY, 0, len(opening + STORY), lead=lead)


@pytest.mark.parametrize(("words", "evidence", "country", "date"), FORMS)
def test_forms_are_read(words: str, evidence: str, country: str, date: str | None) -> None:
    """Place, date and the dateline's own words are told in each script."""
    found = found_in(words)
    assert found is not None
    told = (words + STORY)[found.form.start : found.form.stop], found.place.country, found.date and found.date.date
    assert told == (evidence, country, date)


@pytest.mark.parametrize("words", NONE)
def test_labels_and_people_are_none(words: str) -> None:
    """A label, a person's party or an agency without a town opens no dateline."""
    assert found_in(words) is None


def test_a_place_alone_opens_the_story_only() -> None:
    """Deeper in the story a word before a dash is no dateline, though a town is called so."""
    assert found_in("القاهرة - ", lead=2) is None


def test_a_report_takes_its_year_from_its_day() -> None:
    """A whole text in Russian tells where it was filed, and when."""
    reading = read(f"Опора осела\n\n17 января 2024\n\nСАМАРА, 16 янв —{STORY}\n\n{STORY}\n".encode(), "a.txt")
    best = reading.description.best("dateline")
    assert best is not None
    assert isinstance(best.value, Dateline)
    assert (best.value.date, best.value.place and best.value.place.name) == ("2024-01-16", "Samara")
    assert all(evidence.proves(reading.rendition) for evidence in best.evidence)
