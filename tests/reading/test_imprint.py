"""Lines of a head that name the paper beside a byline, an edition, a desk, a place or a date."""

from __future__ import annotations

import pytest

from dossier.reading.fields.imprint_line import names_paper, read_imprint
from tests.reading.test_plaintext import described, people, place, value

EN = "Three people died on Wednesday when a footbridge fell into the river, police said, hours after a warning.\n"
ES = "Tres personas murieron el miércoles al caer un puente, informó Protección Civil en un comunicado.\n"


@pytest.mark.parametrize(
    ("line", "paper", "town", "day"),
    [
        ("Moor Lantern, Wednesday 11 March 2026", "Moor Lantern", None, "2026-03-11"),
        ("The Fen Standpoint, web desk, March 3, 2021", "The Fen Standpoint", None, "2021-03-03"),
        ("By Ada Ruiz, Lake Standpoint, 3 March 2021", "Lake Standpoint", None, "2021-03-03"),
        ("By Correspondent, The Moor Sentry, 3 March 2021", "The Moor Sentry", None, "2021-03-03"),
        ("Orchard Press Service, QUITO, March 3, 2021", "Orchard Press Service", "QUITO", "2021-03-03"),
        ("El Candil del Bajío | jueves 4 de marzo de 2021 | 09:15", "El Candil del Bajío", None, "2021-03-04"),
        ("Telediario Andino, edición digital", "Telediario Andino", None, None),
        ("Canal Cinco Noticias - sitio web", "Canal Cinco Noticias", None, None),
        ("RADIO ALTIPLANO 101.3 - ÚLTIMO MINUTO", "RADIO ALTIPLANO 101.3", None, None),
        ("Harvest Monthly online, 3 March 2021", "Harvest Monthly", None, "2021-03-03"),
        ("Nagpur Lokdhara English edition", "Nagpur Lokdhara", None, None),
        ("The Moor Observer, Quito bureau", "The Moor Observer", None, None),
        ("Orchard Dispatch, Cuenca edition", "Orchard Dispatch", None, None),
        ("Fen Valley FM, news online", "Fen Valley FM", None, None),
        ("Radio Polder news site, 3 March 2021, 21:12", "Radio Polder", None, "2021-03-03"),
        ("Data column, Polder Quarterly web edition", "Polder Quarterly", None, None),
        ("Quay & Tide, trade bulletin for port users, 3 March 2021", "Quay & Tide", None, "2021-03-03"),
        (
            "El Abejorro del Bajío, blog de crónica rural, 3 de marzo de 2021",
            "El Abejorro del Bajío",
            None,
            "2021-03-03",
        ),
        ("KQVB-TV Channel 4 — transcript, Late Report, March 3, 2021", "KQVB-TV Channel 4", None, "2021-03-03"),
    ],
)
def test_the_paper_in_a_line(line: str, paper: str, town: str | None, day: str | None) -> None:
    """The paper is told from author, desk, edition, programme, place and date, in whatever order they stand."""
    found = read_imprint(line, 0, len(line))
    assert found is not None and found.paper is not None
    assert line[slice(*found.paper)] == paper
    assert (line[slice(*found.place)] if found.place else None) == town
    assert (found.date.date if found.date else None) == day


@pytest.mark.parametrize(
    "line",
    [
        "Ada Ruiz, 3 March 2021",
        "By Ada Ruiz, Valleys Correspondent",
        "By Ada Ruiz, Leo Paz, 3 March 2021",
        "Por Leo Paz, enviado especial",
        "Wanjiku Achieng, 3 March 2021",
        "NOVYE ATAGI, Russia 1996-08-22",
        "NEW YORK, March 3, 2021",
        "First Published: March 3, 2021",
        "PRESS DIGEST - Iraq - Aug 22.",
        "City Market Burns, Two Hurt",
        "The mill closed on 3 March 2021",
    ],
)
def test_people_places_labels_and_headlines_are_no_paper(line: str) -> None:
    """A name beside a date that may be a person's, a town with its country, a label and a headline are left alone."""
    found = read_imprint(line, 0, len(line))
    assert found is None or found.paper is None


def test_who_is_the_author_makes_the_other_name_the_paper() -> None:
    """A name like a person's beside a date is the paper where another line names the author."""
    line = "Orchard Grower, Monday 3 March 2021"
    assert read_imprint(line, 0, len(line)) is None
    found = described(f"Mill closes after flood\n{line}\nAnalysis by Leo Paz\n\n{EN}")
    assert (value(found, "outlet"), people(found)) == ("Orchard Grower", ["Leo Paz"])


@pytest.mark.parametrize(
    "words", ["Staff Correspondent", "Last Updated", "Associated Press", "Mayor Sues Bank", "Quito"]
)
def test_a_line_alone_is_no_paper_without_a_paper_s_word(words: str) -> None:
    """Posts, agencies, labels, headlines and towns on a line of their own are no paper's name."""
    assert not names_paper(words)


@pytest.mark.parametrize(
    "head",
    [
        "By Ada Ruiz, Valleys Correspondent\nThe Moor Clarion\nThursday 4 March 2021, 11.52am",
        "The Moor Clarion\n4 March 2021\nBy Ada Ruiz",
        "4 March 2021\nThe Moor Clarion\nBy Ada Ruiz",
        "By Ada Ruiz, The Moor Clarion\n4 March 2021",
    ],
)
def test_paper_date_and_author_in_any_order(head: str) -> None:
    """On lines of their own under the headline, paper, date and author are read in whatever order they come."""
    found = described(f"Mill closes after flood\n{head}\n\n{EN}")
    assert value(found, "headline") == "Mill closes after flood"
    assert (value(found, "outlet"), people(found)) == ("The Moor Clarion", ["Ada Ruiz"])
    assert (value(found, "published") or "")[:10] == "2021-03-04"


@pytest.mark.parametrize(
    ("mast", "paper"),
    [
        ("RADIO ALTIPLANO 101.3 - ÚLTIMO MINUTO", "RADIO ALTIPLANO 101.3"),
        ("Canal Cinco Noticias - sitio web", "Canal Cinco Noticias"),
        ("LUZ Y AGUA - Boletín de la Junta de Regantes", "LUZ Y AGUA"),
    ],
)
def test_a_masthead_over_the_headline(mast: str, paper: str) -> None:
    """The paper's line over the headline is the outlet, and the next line the headline."""
    found = described(f"{mast}\nCae un puente en el norte\n\nJueves 4 de marzo de 2021\n\n{ES}")
    assert (value(found, "outlet"), value(found, "headline")) == (paper, "Cae un puente en el norte")


def test_an_agency_s_line_has_its_town() -> None:
    """ "Agency, PLACE, date" under the byline tells from where the report was filed, and when."""
    found = described(f"Mill closes after flood\nBy Ada Ruiz\nOrchard Press Service, QUITO, March 4, 2021\n\n{EN}")
    assert (value(found, "outlet"), place(found)[:2]) == ("Orchard Press Service", ("Quito", "EC"))
    assert (people(found), value(found, "published")) == (["Ada Ruiz"], "2021-03-04")


def test_a_town_behind_the_date() -> None:
    """ "Friday, 5 March 2021, Quito" is place and date the other way round."""
    found = described(f"Mill closes after flood\nThe Moor Clarion\nFriday, 5 March 2021, Quito\n\n{EN}")
    assert (place(found)[:2], value(found, "published")) == (("Quito", "EC"), "2021-03-05")


@pytest.mark.parametrize(
    "head",
    [
        "Quimbaya Ancha\nCae un puente en el norte\n4 de marzo de 2021\nPor Ada Ruiz",
        "Cae un puente en el norte\nQuimbaya Ancha\n4 de marzo de 2021\nPor Ada Ruiz",
        "Cae un puente en el norte\nQuimbaya Ancha (edición digital)\n4 de marzo de 2021\nPor Ada Ruiz",
        "Cae un puente en el norte\nQuimbaya Ancha | 4 de marzo de 2021 | Por Ada Ruiz",
        "Cae un puente en el norte\nPor Ada Ruiz\nQuimbaya Ancha, Loja, 4 de marzo de 2021",
        "Cae un puente en el norte\nPor Ada Ruiz\n4 de marzo de 2021, Quimbaya Ancha",
        "ÚLTIMA HORA\nQuimbaya Ancha\nCae un puente en el norte\nPor Ada Ruiz\n4 de marzo de 2021",
    ],
)
def test_a_name_without_a_paper_s_word(head: str) -> None:
    """Beside a date, an edition or the author, a name that is nobody's and no town's is the paper's."""
    found = described(f"{head}\n\n{ES}")
    assert (value(found, "outlet"), people(found)) == ("Quimbaya Ancha", ["Ada Ruiz"])
    assert (value(found, "headline"), value(found, "published")) == ("Cae un puente en el norte", "2021-03-04")


@pytest.mark.parametrize("name", ["TeleRibera", "Onda Ribera FM", "Canal 12", "KQVB 9", "Ribera Digital"])
def test_stations_and_sites_by_their_names(name: str) -> None:
    """A band, a number, a call sign or "Digital" makes a name a station's or a site's, also where no author is told."""
    assert value(described(f"Cae un puente en el norte\n{name}\n4 de marzo de 2021\n\n{ES}"), "outlet") == name


@pytest.mark.parametrize(
    "line",
    [
        "Leo Paz",
        "Quito",
        "Reportaje",
        "PERU HUELGA",
        "PERU-HUELGA FRONTERA",
        "Sucesos",
        "Redacción",
        "Escuchar",
        "March 4, 2021",
    ],
)
def test_what_else_stands_alone_in_a_head(line: str) -> None:
    """A second author, a town, a kind of writing, an agency's slug, a section, a desk and a day are no paper."""
    assert not names_paper(line, authored=True)


def test_two_authors_in_a_line_are_no_paper() -> None:
    """ "By Ada Ruiz, Leo Paz, 4 March 2021" names two people."""
    found = described(f"Mill closes after flood\nBy Ada Ruiz, Leo Paz, 4 March 2021\n\n{EN}")
    assert (people(found), found["outlet"]) == (["Ada Ruiz", "Leo Paz"], None)


def test_the_paper_in_brackets_behind_the_author() -> None:
    """ "By Ada Ruiz (The Moor Clarion)" is an author and a paper."""
    found = described(f"Mill closes after flood\nBy Ada Ruiz (The Moor Clarion)\n4 March 2021\n\n{EN}")
    assert (people(found), value(found, "outlet")) == (["Ada Ruiz"], "The Moor Clarion")


@pytest.mark.parametrize(
    ("line", "paper", "author"),
    [
        ("By Ada Ruiz for the Moor Lantern", "Moor Lantern", "Ada Ruiz"),
        ("Por Ada Ruiz para El Candil", "El Candil", "Ada Ruiz"),
        ("Ada Ruiz / El Candil", "El Candil", "Ada Ruiz"),
        ("Ada Ruiz, Moor Lantern", "Moor Lantern", "Ada Ruiz"),
        ("By Ada Ruiz | Moor Lantern staff", "Moor Lantern", "Ada Ruiz"),
        ("By Moor Lantern Reporter", "Moor Lantern", None),
        ("Redacción El Candil", "El Candil", None),
        ("Special to the Moor Lantern", "Moor Lantern", None),
    ],
)
def test_the_paper_of_an_author(line: str, paper: str, author: str | None) -> None:
    """For whom the author writes, whose staff a reporter is, and whose newsroom signs, is the outlet."""
    found = described(f"Mill closes after flood\n{line}\n4 March 2021\n\n{EN}")
    assert (value(found, "outlet"), people(found)) == (paper, [author] if author else [])
    assert value(found, "published") == "2021-03-04"


@pytest.mark.parametrize(
    "line",
    [
        "Published in The Moor Lantern on 4 March 2021",
        "From The Moor Lantern, 4 March 2021",
        "The Moor Lantern, page 3, 4 March 2021",
        "The Moor Lantern, 4 March 2021, p. 3",
        "The Moor Lantern newsletter, issue 112, 4 March 2021",
        "The Moor Lantern, 10 p.m. newscast, 4 March 2021",
        "(The Moor Lantern, 4 March 2021)",
    ],
)
def test_page_issue_and_programme_beside_the_paper(line: str) -> None:
    """Where it was published, on which page, in which issue or programme, are told from the paper's name."""
    found = described(f"Mill closes after flood\n{line}\n\n{EN}")
    assert (value(found, "outlet"), value(found, "published")) == ("The Moor Lantern", "2021-03-04")


@pytest.mark.parametrize(
    "line", ["By: Breaking News Staff", "By Staff Reporter", "By Valleys Reporter", "Leo Paz, baker"]
)
def test_a_post_without_a_paper(line: str) -> None:
    """Posts, kickers and a person's trade name no paper."""
    assert described(f"Mill closes after flood\n{line}\n4 March 2021\n\n{EN}")["outlet"] is None


def test_a_masthead_in_capitals() -> None:
    """A paper's name with its article, in capitals over a headline, is the outlet; a slug over one is not."""
    found = described(f"EL CANDIL\nCae un puente en el norte\n4 de marzo de 2021\n\n{ES}")
    assert (value(found, "outlet"), value(found, "headline")) == ("EL CANDIL", "Cae un puente en el norte")
    assert described(f"LOS PUENTES\nCAE UN PUENTE EN EL NORTE\n\nLIMA, 4 MAR -- {ES.upper()}")["outlet"] is None


@pytest.mark.parametrize(
    "head",
    [
        "Quimbaya Ancha\nCae un puente en el norte\nAda Ruiz\n4 de marzo de 2021",
        "Cae un puente en el norte\nQuimbaya Ancha\nAda Ruiz / Loja\n4 de marzo de 2021",
        "**Quimbaya Ancha**\n\n# Cae un puente en el norte\n\n*4 de marzo de 2021*\n\nPor Ada Ruiz",
        "Cae un puente en el norte\nPor Ada Ruiz, corresponsal de Quimbaya Digital\n4 de marzo de 2021",
    ],
)
def test_the_author_without_by_and_marks_of_markdown(head: str) -> None:
    """A person's name alone makes another name the paper's, and Markdown's marks are no part of it."""
    found = described(f"{head}\n\n{ES}")
    assert (value(found, "outlet") or "").startswith("Quimbaya") and people(found) == ["Ada Ruiz"]
    assert value(found, "headline").endswith("Cae un puente en el norte")


def test_a_rank_over_a_name_is_no_paper() -> None:
    """ "Deputy Sheriff" over a name is that person's rank."""
    found = described(f"Mill closes after flood\nDeputy Sheriff\nAda Ruiz\n4 March 2021\n\n{EN}")
    assert found["outlet"] is None


def test_a_paper_in_capitals_with_its_date_is_no_town() -> None:
    """ "THE MOOR RAVEN, Friday March 5 2021" is a paper and its date, and no place and date."""
    found = described(f"Mill closes after flood\nTHE MOOR RAVEN, Friday March 5 2021\nBy Ada Ruiz\n\n{EN}")
    assert (value(found, "outlet"), found["dateline"]) == ("THE MOOR RAVEN", None)


def test_a_local_time_behind_place_and_date() -> None:
    """ "QUITO, Ecuador, 4 March 2021, 0712 local" tells place, day and time."""
    found = described(f"Mill closes after flood\n\nOrchard Wire\nQUITO, Ecuador, 4 March 2021, 0712 local\n\n{EN}")
    assert (place(found), value(found, "published")) == (("Quito", "EC", "2021-03-04"), "2021-03-04T07:12")


def test_a_day_behind_a_full_stop() -> None:
    """ "Deporte Ya, Ecuador. Jueves 4 de marzo de 2021, 11:25 p. m." tells when the report appeared."""
    found = described(f"Cae un puente\nDeporte Ya, Ecuador. Jueves 4 de marzo de 2021, 11:25 p. m.\n\n{ES}")
    assert value(found, "published") == "2021-03-04T23:25"


@pytest.mark.parametrize(
    ("line", "day"), [("QUITO, 4 March 2021 (EFE)", "2021-03-04"), ("Quito, 4 mar. (EFE)", "--03-04")]
)
def test_place_date_and_agency_on_a_line_of_their_own(line: str, day: str) -> None:
    """The line is the dateline, and the agency in its brackets took no picture."""
    found = described(f"Mill closes after flood\n\n{line}\n\n{EN}")
    assert place(found) == ("Quito", "EC", day)
    assert (people(found, "agency"), people(found, "photographer")) == (["Agencia EFE"], [])


@pytest.mark.parametrize("line", ["Xinhua, March 4, 2019", "Xinhua | Updated: 2019-03-04 15:30"])
def test_an_agency_that_is_called_like_a_town(line: str) -> None:
    """An agency's name beside a date is the agency, though a town has the name, too."""
    found = described(f"Mill closes after flood\n{line}\n\n{EN}")
    assert (value(found, "outlet"), (value(found, "published") or "")[:10]) == ("Xinhua News Agency", "2019-03-04")
    assert found["dateline"] is None or found["dateline"]["basis"] == "inferred"


def test_a_site_s_address_under_the_headline() -> None:
    """An address on a line of its own is the outlet, in exactly these words."""
    found = described(f"Mill closes after flood\nmoorlantern.com\n4 March 2021\n\n{EN}")
    assert (value(found, "outlet"), value(found, "headline")) == ("moorlantern.com", "Mill closes after flood")


@pytest.mark.parametrize(
    ("lines", "day"),
    [
        ("Posted 11/19/19 at 5:30 pm", "2019-11-19T17:30"),
        ("Güncelleme: 4 Mart 2019 15:30\nYayınlanma: 3 Mart 2019 09:10", "2019-03-03T09:10"),
        ("Yayın Tarihi: 04.03.2019 - 15:30", "2019-03-04T15:30"),
        ("更新日：2019年3月5日\n公開日：2019年3月4日", "2019-03-04"),
        ("发布时间：2019年3月4日 15:30", "2019-03-04T15:30"),
    ],
)
def test_what_a_date_is_in_other_tongues(lines: str, day: str) -> None:
    """Labels in Turkish, Chinese and Japanese tell when it was published, and when it was only changed."""
    found = described(f"Mill closes after flood\n\n{lines}\n\n{EN}")
    assert (value(found, "published"), value(found, "headline")) == (day, "Mill closes after flood")
    assert people(found) == []


def test_rows_of_a_table_are_no_stamps() -> None:
    """Rows with a day such as 19/11/96 stay in the story, and tell nothing of when it was published."""
    rows = "\n".join(f"Moor Ace {day}/11/96 5,000 Quito" for day in range(14, 20))
    found = described(f"Mill ships\n\n{EN}\nVessel Date Quantity\n{rows}\n")
    assert (found["published"], "Moor Ace 14/11/96" in (found["text"] or "")) == (None, True)


def test_a_source_between_bars() -> None:
    """ "Source: Agency | date | Editor: name" tells whose report it is, and when it appeared."""
    line = "Source: Xinhua | 2019-03-04 15:30:12 | Editor: Li Na"
    found = described(f"Mill closes after flood\n\n{line}\n\n{EN}")
    assert (value(found, "outlet"), value(found, "published")) == ("Xinhua News Agency", "2019-03-04T15:30")
