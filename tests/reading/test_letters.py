"""Datelines, reporters and outlets in Cyrillic, Arabic, Chinese, Japanese and Korean letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Dateline, Person, Reading, Words
from dossier.reading.fields.dateline_scripts import read_in_script
from dossier.reading.plaintext.text_reader import TextReader

RU = "Мост через реку закрыли на ремонт до конца года, сообщили в городской администрации."
AR = "أغلقت البلدية الجسر القديم أمام حركة السير حتى نهاية العام بسبب أعمال الصيانة والترميم."
ZH = "市政府当天宣布，老桥因维修将封闭至年底，过往车辆须绕行新桥。"


def described(words: str) -> Reading:
    return TextReader().read(words.encode(), "a.txt")


def stated(reading: Reading) -> tuple[str, str | None] | None:
    values = [c.value for c in reading.description.claims if c.field == "dateline"]
    first = next((v for v in values if isinstance(v, Dateline) and v.basis == "stated"), None)
    return (first.place.name, first.date) if first and first.place else None


def outlet(reading: Reading) -> str | None:
    values = [c.value for c in reading.description.claims if c.field == "outlet"]
    return next((v.value for v in values if isinstance(v, Words)), None)


@pytest.mark.parametrize(
    ("line", "place", "date", "house"),
    [
        ("ТОМСК, 3 марта. /ТАСС/. " + RU, "Tomsk", "--03-03", "TASS"),
        ("МОСКВА, 3 мар – РИА Новости. " + RU, "Moscow", "--03-03", "RIA Novosti"),
        ("Киев. 3 марта 2018 года. ИНТЕРФАКС - " + RU, "Kyiv", "2018-03-03", "Interfax"),
        ("3 марта, Минск /Корр. БЕЛТА/. " + RU, "Minsk", "--03-03", "BelTA"),
        ("АЛМАТЫ. КАЗИНФОРМ – " + RU, "Almaty", None, "Kazinform"),
        ("رام الله 3-5-2019 وفا- " + AR, "Ramallah", "2019-05-03", "WAFA"),
        ("إربد 3 آذار (بترا)- " + AR, "Irbid", "--03-03", "Petra"),
        ("الدمام 5 رجب 1442 هـ الموافق 17 فبراير 2021 م واس\n" + AR, "Dammam", "2021-02-17", "Saudi Press Agency"),
        ("新华社长沙3月5日电（记者王小明）" + ZH, "Changsha", "--03-05", "Xinhua News Agency"),
        ("人民网合肥2019年3月5日电 " + ZH, "Hefei", "2019-03-05", "People's Daily"),
        ("(부산=연합뉴스) " + "시는 다리를 올해 말까지 폐쇄한다고 밝혔다. " * 3, "Busan", None, "Yonhap News Agency"),
    ],
)
def test_agencies_open_their_reports_so(line: str, place: str, date: str | None, house: str) -> None:
    """Town, day and agency are told from the opening of a report in its own letters."""
    found = described(f"Мост\n\n{line}")
    assert (stated(found), outlet(found)) == ((place, date), house)


@pytest.mark.parametrize(
    "line",
    [
        "Москва — столица, и мост через реку в ней закрыли до конца года из-за ремонта опор.",
        "3 марта в Минске закрыли мост, сообщили в городской администрации, и открыли его 5 мая.",
        "دمشق مدينة قديمة أغلقت فيها البلدية الجسر يوم 3 آذار بسبب أعمال الصيانة والترميم.",
        "北京市政府3月5日宣布，老桥因维修将封闭至年底，过往车辆须绕行新桥。",
    ],
)
def test_a_town_that_a_sentence_is_about_is_no_dateline(line: str) -> None:
    """A sentence that opens with a town's name or a day is read as what it is."""
    assert stated(described(f"Мост\n\n{line}\n\n{line}")) is None


def test_a_reporter_whose_name_runs_into_the_town() -> None:
    """The name before the town, which nothing parts from it, is the author's."""
    found = described(f"老桥封闭\n\n（中央社記者王小明台北3月5日電）{ZH}")
    people = [
        c.value.name for c in found.description.claims if isinstance(c.value, Person) and c.value.role == "author"
    ]
    assert (people, stated(found)) == (["王小明"], ("Taipei", "--03-05"))


@given(st.text(alphabet="МОСКВА, 3мартя.–/ТАСС()دمشق新华社电日月=【】\n", max_size=80))
def test_any_letters_may_open_a_text(words: str) -> None:
    """Whatever stands there, a form that is found lies within the text, and its place is in it."""
    found = read_in_script(words, 0, len(words), lead=3)
    if found is not None:
        form = found.form
        assert 0 <= form.start < form.stop <= form.after <= len(words)
