"""Datelines in letters that are not Latin, and what looks like one."""

from __future__ import annotations

import pytest

from dossier.model.claims import Dateline, Person
from dossier.reading import read
from dossier.reading.fields.dateline import FoundDateline, read_dateline, read_place_line

STORY = " Мост через старый канал закрыли на рассвете, потому что ночью под ним осела северная опора."
WIDE = "古い橋が日曜日に川へ落ち、三人が亡くなったと市長が明け方に述べた。橋は百年前に造られた。"

FORMS = [
    # words, evidence, country, date
    ("САМАРА, 16 янв — ", "САМАРА, 16 янв", "RU", "--01-16"),
    ("МОСКВА, 16 января. /ПЛЁС/. ", "МОСКВА, 16 января. /ПЛЁС/", "RU", "--01-16"),
    ("Москва. 16 января. Плёс-агентство - ", "Москва. 16 января", "RU", "--01-16"),
    ("Ростов-на-Дону, 3 марта 2024 года. ", "Ростов-на-Дону, 3 марта 2024 года", "RU", "2024-03-03"),
    ("КИЕВ – ", "КИЕВ", "UA", None),
    ("القاهرة - ", "القاهرة", "EG", None),
    ("دمشق، سوريا (رويترز) -- ", "دمشق، سوريا (رويترز)", "SY", None),
    ("الرباط 3 مارس 2024 (نسيم) - ", "الرباط 3 مارس 2024 (نسيم)", "MA", "2024-03-03"),
    ("本报武汉3月21日电 ", "武汉3月21日电", "CN", "--03-21"),
    ("武汉2024年3月21日讯 ", "武汉2024年3月21日讯", "CN", "2024-03-21"),
    ("【神戸=三枝涼子】", "神戸=三枝涼子", "JP", None),
    ("القاهرة - 3-5-2024 (نسيم) - ", "القاهرة - 3-5-2024 (نسيم)", "EG", "2024-05-03"),
    ("Нижний Новгород, 3 марта – (ПЛЁС). ", "Нижний Новгород, 3 марта – (ПЛЁС)", "RU", "--03-03"),
    ("（本报记者王小明武汉3月21日电）", "武汉3月21日电", "CN", "--03-21"),
    ("[カイロ 3日 ロイター]", "カイロ 3日 ロイター", "EG", None),
    ("ΑΘΗΝΑ, 3 Μαρτίου (ΠΛΟΥΣ) - ", "ΑΘΗΝΑ, 3 Μαρτίου (ΠΛΟΥΣ)", "GR", "--03-03"),
    ("Λευκωσία - ", "Λευκωσία", "CY", None),
    ("ירושלים, 3 במרץ (נתיב) - ", "ירושלים, 3 במרץ (נתיב)", "IL", "--03-03"),
    ("תל אביב - ", "תל אביב", "IL", None),
    ("नई दिल्ली, 3 मार्च (धारा) ", "नई दिल्ली, 3 मार्च (धारा)", "IN", "--03-03"),
    ("मुंबई। ", "मुंबई", "IN", None),
    ("کابل (رود) - ", "کابل (رود)", "AF", None),
    ("ЖЕНЕВА /Плёс/. ", "ЖЕНЕВА /Плёс/", "CH", None),
    ("【ロンドン共同】", "ロンドン共同", "GB", None),
    ("【渡口报记者王小明台北报道】", "台北报道", "TW", None),
    ("(서울=나루통신) ", "서울=나루통신", "KR", None),
]
NONE = [
    "عاجل - ",
    "ΓΝΩΜΗ - ",
    "ספורט: ",
    "राय - ",
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


@pytest.mark.parametrize(
    ("line", "country"),
    [("Москва, 9 мая 2018 г.", "RU"), ("Αθήνα, 9 Μαΐου 2018", "GR"), ("ירושלים, 9 במאי 2018", "IL")],
)
def test_place_and_day_on_a_line_of_their_own(line: str, country: str) -> None:
    """Over the story they are a dateline in these letters as well."""
    found = read_place_line(line, 0, len(line))
    assert found is not None and found.date is not None
    assert (found.place.country, found.date.date) == (country, "2018-05-09")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("（ソウル＝山田太郎）", "山田太郎"),
        ("[베이징=이두리 특파원] ", "이두리"),
        ("(도쿄=물통신) 이두리 기자 = ", "이두리"),
    ],
)
def test_reporters_behind_the_town(words: str, name: str) -> None:
    """Who reported is told where Japanese and Korean papers write it."""
    bylines = read(f"題\n\n{words}{WIDE}\n".encode(), "a.txt").description.all_of("byline")
    assert name in [claim.value.name for claim in bylines if isinstance(claim.value, Person)]


def test_a_report_takes_its_year_from_its_day() -> None:
    """A whole text in Russian tells where it was filed, and when."""
    reading = read(f"Опора осела\n\n17 января 2024\n\nСАМАРА, 16 янв —{STORY}\n\n{STORY}\n".encode(), "a.txt")
    best = reading.description.best("dateline")
    assert best is not None
    assert isinstance(best.value, Dateline)
    assert (best.value.date, best.value.place and best.value.place.name) == ("2024-01-16", "Samara")
    assert all(evidence.proves(reading.rendition) for evidence in best.evidence)


def test_a_korean_house_before_a_stroke_is_no_town() -> None:
    """In the brackets that open a report, who reports may follow the paper instead of a town."""
    words = "[가람미디어=홍길동 기자] " + WIDE
    assert read_dateline(words, 0, len(words)) is None
