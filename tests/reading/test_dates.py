"""Dates as news writes them, in five languages."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.authority.month_forms import MONTH_NAMES
from dossier.reading.fields.dates import find_dates, first_date, is_ambiguous, parse_date
from dossier.reading.fields.stated_dates import stated_date


@pytest.mark.parametrize(
    ("words", "value", "quote"),
    [
        ("Quito, January 15 2018 ( – The", "2018-01-15", "January 15 2018"),
        ("Published: 8:00AM GMT 30 Jan 2014", "2014-01-30T08:00+00:00", "8:00AM GMT 30 Jan 2014"),
        ("14-01-93 1622GMT", "1993-01-14T16:22+00:00", "14-01-93 1622GMT"),
        ("051118 Okt 21", "2021-10-05T11:18", "051118 Okt 21"),
        ("AP-NY-03-04-99 1435EST", "1999-03-04", "AP-NY-03-04-99 1435EST"),
        ("January 17,2018", "2018-01-17", "January 17,2018"),
        ("Sunday, March 3rd, 2019", "2019-03-03", "Sunday, March 3rd, 2019"),
        ("Lima, 23 may (XYZ).-", "--05-23", "23 may"),
        ("LIMA, 13 JAN 90 (RADIO X) --", "1990-01-13", "13 JAN 90"),
        ("LIMA, 7 FEB (X) --", "--02-07", "7 FEB"),
        ("17 de enero de 2018", "2018-01-17", "17 de enero de 2018"),
        ("5 de noviembre del 2018", "2018-11-05", "5 de noviembre del 2018"),
        ("3 de março de 2019", "2019-03-03", "3 de março de 2019"),
        ("le 1er août 2019", "2019-08-01", "1er août 2019"),
        ("12 fevrier 2012", "2012-02-12", "12 fevrier 2012"),
        ("am 3. März 2019", "2019-03-03", "3. März 2019"),
        ("Stand: 3.4.2019", "2019-04-03", "3.4.2019"),
        ("13/04/2019", "2019-04-13", "13/04/2019"),
        ("04/13/2019", "2019-04-13", "04/13/2019"),
        ("LIMA 1996-12-07", "1996-12-07", "1996-12-07"),
        ("2019年3月3日", "2019-03-03", "2019年3月3日"),
        ("May 1987", "1987-05", "May 1987"),
        ("Posted 11/19/19", "2019-11-19", "11/19/19"),
        ("31/12/99", "1999-12-31", "31/12/99"),
        ("11.15.2019", "2019-11-15", "11.15.2019"),
        ("4 Mart 2019", "2019-03-04", "4 Mart 2019"),
        ("12 Ağustos 2019", "2019-08-12", "12 Ağustos 2019"),
        ("3 Kasım 2019", "2019-11-03", "3 Kasım 2019"),
        ("Aug 22 1630 GMT", "--08-22", "Aug 22"),
        ("Mar. 3, 2019 GMT", "2019-03-03", "Mar. 3, 2019"),
        ("Jan. 5, 2018", "2018-01-05", "Jan. 5, 2018"),
        ("mar 13/08/2019 - 11:25", "2019-08-13T11:25", "13/08/2019 - 11:25"),
        ("14:05 - ۱۲ اسفند ۱۳۹۷", "2019-03-03T14:05", "14:05 - ۱۲ اسفند ۱۳۹۷"),
        ("تهران ۳۰ اسفند ۱۳۹۹", "2021-03-20", "۳۰ اسفند ۱۳۹۹"),
        ("۱۳۹۷/۱۲/۱۲", "2019-03-03", "۱۳۹۷/۱۲/۱۲"),
        ("3 มี.ค. 2562 เวลา 14:05 น.", "2019-03-03T14:05", "3 มี.ค. 2562 เวลา 14:05 น."),
        ("3 มีนาคม 2019", "2019-03-03", "3 มีนาคม 2019"),
        ("03/03/2562", "2019-03-03", "03/03/2562"),
        ("প্রকাশ: ৩ মার্চ ২০১৯, ১৪:০৫", "2019-03-03T14:05", "৩ মার্চ ২০১৯, ১৪:০৫"),
        ("٣ مارس ٢٠١٩", "2019-03-03", "٣ مارس ٢٠١٩"),
        ("3 फ़रवरी 2019", "2019-02-03", "3 फ़रवरी 2019"),
        ("3 במרץ 2019", "2019-03-03", "3 במרץ 2019"),
        ("3 tháng 3 năm 2019", "2019-03-03", "3 tháng 3 năm 2019"),
        ("2019. március 3. 14:05", "2019-03-03T14:05", "2019. március 3. 14:05"),
        ("3 Μαρτίου 2019", "2019-03-03", "3 Μαρτίου 2019"),
        ("3. maaliskuuta 2019", "2019-03-03", "3. maaliskuuta 2019"),
    ],
)
def test_dates_are_found_with_their_words(words: str, value: str, quote: str) -> None:
    """Each form gives its date, and exactly the words that say it."""
    (found,) = find_dates(words)
    assert (found.value, words[found.start : found.end]) == (value, quote)


@pytest.mark.parametrize("words", ["١٤٤٠/٦/٢٦", "۳۱ اسفند ۱۳۹۷", "۱۳۹۷/۱۳/۰۱", "1397/12/12", "31 เม.ย. 2562"])
def test_what_no_known_calendar_has_is_no_date(words: str) -> None:
    """A year of the moon's calendar, and days that none has, are left alone."""
    assert find_dates(words) == []


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("2019-03-03T14:05:33-05:00", "2019-03-03T14:05-05:00"),
        ("March 3, 2019 at 2:05 p.m. EST", "2019-03-03T14:05-05:00"),
        ("3. März 2019, 14.05 Uhr", "2019-03-03T14:05"),
        ("3 mars 2019 à 14h05", "2019-03-03T14:05"),
        ("3 March 2019 12:05 am", "2019-03-03T00:05"),
        ("3.mar.2019 às 14h05", "2019-03-03T14:05"),
        ("14 h 05 HNE, le 3 mars 2019", "2019-03-03T14:05-05:00"),
        ("3 de marzo de 2019. 14:05", "2019-03-03T14:05"),
        ("3 de marzo de 2019 (14:05 h.)", "2019-03-03T14:05"),
        ("March 3, 2019 9:41 PM GMT-5", "2019-03-03T21:41-05:00"),
        ("3 MAR 2019 - 20:30 UTC+05:30", "2019-03-03T20:30+05:30"),
        ("3 MAR 2019 - 20:30 COT", "2019-03-03T20:30-05:00"),
        ("3 March 2019 14:05 CST", "2019-03-03T14:05"),
        ("March 3, 201914:05", "2019-03-03T14:05"),
        ("3 March 20197:05", "2019-03-03T07:05"),
        ("3 March 2019, 1920 GMT", "2019-03-03T19:20+00:00"),
        ("3 March 2019, 0712 local", "2019-03-03T07:12"),
        ("2019年3月3日 14:05", "2019-03-03T14:05"),
        ("2019年3月3日14時05分", "2019-03-03T14:05"),
        ("March 3rd, 2019, 2: 05 pm", "2019-03-03T14:05"),
        ("2:05 PM · March 3, 2019", "2019-03-03T14:05"),
        ("14h05 | 3 mars 2019", "2019-03-03T14:05"),
        ("3 de marzo de 2019 | 14h05", "2019-03-03T14:05"),
        ("3 mars 2019 – 14 h 05", "2019-03-03T14:05"),
    ],
)
def test_times_are_read_with_their_offset(words: str, value: str) -> None:
    """A time of day makes the precision a minute; a zone with several offsets is not guessed at."""
    (found,) = find_dates(words)
    assert (found.value, found.precision) == (value, "minute")


@pytest.mark.parametrize("words", ["March 41", "31 February 2019", "03/04/2019", "12.5.3", "Friday", "may 5pc"])
def test_what_is_no_date_is_left_alone(words: str) -> None:
    """Impossible, ambiguous and chance numbers are no dates with a year."""
    assert all(found.year is None for found in find_dates(words))


def test_ambiguous_order_follows_the_caller() -> None:
    """03/04/2019 is what the caller's country makes of it, and nothing without one."""
    assert find_dates("03/04/2019") == []
    assert [d.value for d in find_dates("03/04/2019", day_first=True)] == ["2019-04-03"]
    assert [d.value for d in find_dates("03/04/2019", day_first=False)] == ["2019-03-04"]


def test_whole_fields_are_parsed_and_sentences_are_not() -> None:
    """A machine's field is a date as a whole; a sentence that holds one is not."""
    assert (found := parse_date(" 20190303 ")) is not None and found.value == "2019-03-03"
    assert (found := parse_date("2019-03-03")) is not None and found.value == "2019-03-03"
    assert parse_date("The bridge fell on March 3, 2019 at dawn, police said") is None


DAYS = st.dates(date(1900, 1, 1), date(2099, 12, 31))


@settings(deadline=None)
@given(DAYS)
def test_every_day_of_the_calendar_is_read_back(day: date) -> None:
    """A date written in English, German and ISO form is read back as itself."""
    for words in (f"{day:%B} {day.day}, {day.year}", f"{day.day}. {day:%B} {day.year}", day.isoformat()):
        assert [d.value for d in find_dates(words)] == [day.isoformat()]


@settings(deadline=None)
@given(st.text(alphabet="0123456789 /-.:,JanFebMayoMärzdel'º", max_size=60))
def test_found_dates_exist_and_stand_where_they_are_said_to(text: str) -> None:
    """Spans are in order, disjoint and inside the text, and every full date is in the calendar."""
    end = 0
    for found in find_dates(text):
        assert end <= found.start < found.end <= len(text)
        end = found.end
        if found.year and found.month and found.day:
            assert date(found.year, found.month, found.day) + timedelta(0)


@pytest.mark.parametrize(
    ("text", "either"),
    [
        ("03/04/2019", True),
        ("3-4-2019", True),
        ("13/04/2019", False),
        ("04/13/2019", False),
        ("4/4/2019", False),
        ("3.4.2019", False),
        ("2019-03-04", False),
        ("March 4, 2019", False),
    ],
)
def test_a_date_that_may_be_in_two_months_is_known(text: str, either: bool) -> None:
    """Strokes between two different numbers up to twelve leave the month open; dots, words and ISO do not."""
    assert is_ambiguous(text) is either


@pytest.mark.parametrize("zone", ["+99:99", "-9959", "+24:00", "+15:00"])
def test_an_offset_that_no_clock_keeps_is_left_out(zone: str) -> None:
    """Clocks keep from twelve hours behind to fourteen ahead of UTC; the hour that stands there is kept alone."""
    assert stated_date(f"2020-03-03T14:05:00{zone}") == ("2020-03-03T14:05", "minute")
    assert [d.value for d in find_dates(f"Tue, 3 Mar 2020 14:05:00 {zone}")] == ["2020-03-03T14:05"]
    assert stated_date("2020-03-03T14:05:00+14:00") == ("2020-03-03T14:05+14:00", "minute")


@given(
    st.sampled_from(["{m} {d}", "{m}. {d}", "{m} {d}, {y}", "{d} {m}", "{d} {m} {y}", "{d} {m} {s:02d}"]),
    st.sampled_from(sorted(MONTH_NAMES)),
    st.integers(1, 31),
    st.integers(1900, 2099),
    st.sampled_from(["", "QUITO, ", "(", "12.", "3,", "x", "-"]),
)
def test_a_plain_date_is_told_as_among_others(form: str, month: str, day: int, year: int, before: str) -> None:
    """The first date of a few words is the one that is found there together with all others."""
    words = form.format(m=month, d=day, y=year, s=year % 100)
    text = f"{before}{words} - El alcalde"
    span = len(before), len(before) + len(words)
    assert first_date(text, *span) == next(iter(find_dates(text, *span)), None)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("EL FARO - 13/XI/2024", "2024-11-13"),
        ("13.IX.2024", "2024-09-13"),
        ("13 III 2024, 10:30", "2024-03-13T10:30"),
        ("2021年（令和3年）5月20日", "2021-05-20"),
        ("令和3年5月20日", "2021-05-20"),
        ("昭和63年5月20日", "1988-05-20"),
        ("4 września 2021", "2021-09-04"),
        ("14 февраля 2019, 18:20", "2019-02-14T18:20"),
        ("7 أكتوبر 2020", "2020-10-07"),
        ("4 de xuño de 2021 ás 10:15", "2021-06-04T10:15"),
        ("2 de gener de 2021 a les 9:30", "2021-01-02T09:30"),
        ("7 agosto 2022 alle ore 16:31", "2022-08-07T16:31"),
        ("18 maart 2020 om 07:45", "2020-03-18T07:45"),
        ("18 mars 2020 kl. 07.45", "2020-03-18T07:45"),
    ],
)
def test_dates_of_neighbours_and_of_other_calendars(text: str, day: str) -> None:
    """Roman months, Japanese eras, other languages' months and their words before a time of day are read."""
    assert [date.value for date in find_dates(text)] == [day]


def test_a_roman_numeral_alone_is_no_month() -> None:
    """Kings, volumes and letters between numbers of other kinds name no month."""
    for text in ("Carlos V 2019", "vol. 3 IX", "40 X 2019", "3 IIII 2019"):
        assert find_dates(text) == []
