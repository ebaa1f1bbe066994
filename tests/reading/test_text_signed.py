"""Who wrote, filed and published a plain text, told by posts, towns, brackets and last lines of many countries."""

from __future__ import annotations

import pytest

from tests.reading.test_plaintext import described, people, place, value

EN = "Three people died on Wednesday when a footbridge fell into the river, police said, hours after a warning.\n"
HEAD = "Footbridge falls in the rain"


@pytest.mark.parametrize(
    ("lines", "author"),
    [
        ("ADA RUIZ\nQuito\n4 March 2021", "ADA RUIZ"),
        ("ADA RUIZ\nCORRESPONSAL EN QUITO", "ADA RUIZ"),
        ("DAL NOSTRO INVIATO\nADA RUIZ", "ADA RUIZ"),
        ("A. Ruiz - Quito\n4 March 2021", "A. Ruiz"),
        ("Door Ada Ruiz\n4 maart 2021", "Ada Ruiz"),
        ("Автор: Евгения Лопатина\n4 марта 2021", "Евгения Лопатина"),
        ("dc:creator: Ada Ruiz\n4 March 2021", "Ada Ruiz"),
    ],
)
def test_authors_that_their_neighbours_tell(lines: str, author: str) -> None:
    """Capitals, a post behind the name, an initial and other languages' words name an author where one may stand."""
    assert people(described(f"{HEAD}\n{lines}\n\n{EN}")) == [author]


@pytest.mark.parametrize("line", ["FLOOD WARNING", "BRIDGE CLOSED", "MORE FOLLOWS"])
def test_capitals_that_no_neighbour_vouches_for_are_nobody(line: str) -> None:
    """Two words in capitals alone are a kicker, and no author."""
    assert people(described(f"{HEAD}\n{line}\n\n{EN}")) == []


@pytest.mark.parametrize("line", ["DERECHOS HUMANOS", "GUERRA CIVIL", "PUBLIC HEALTH"])
def test_a_section_in_capitals_over_a_day_is_nobody(line: str) -> None:
    """A day alone makes no author of capitals that open with no given name; it does of those that do."""
    stamp = "Published 4 March 2021"
    assert people(described(f"{HEAD}\n{line}\n{stamp}\n\n{EN}")) == []
    assert people(described(f"{HEAD}\nADA RUIZ\n{stamp}\n\n{EN}")) == ["ADA RUIZ"]


def test_the_author_of_a_monitored_article() -> None:
    """ "[Article by Ada Ruiz: "..."]" below a monitor's source names the author, the source the outlet."""
    text = f"Quito EL BRANDELO in Spanish 4 May 90 p 4\n[Article by Ada Ruiz: “Footbridge Falls”]\n\n[Text] {EN}"
    found = described(text)
    assert (people(found), value(found, "outlet"), value(found, "published")) == (
        ["Ada Ruiz"], "EL BRANDELO", "1990-05-04",
    )  # fmt: skip


def test_an_agency_s_regional_desk_is_the_agency() -> None:
    """ "dpa/lby" is dpa, and a small abbreviation may open a story in brackets."""
    for opening in ("München (dpa/lby) - ", "(dpa) "):
        found = described(f"{HEAD}\n\n{opening}{EN}")
        assert value(found, "outlet") == "Deutsche Presse-Agentur"
        assert [who["role"] for who in found["byline"]] == ["agency"]


@pytest.mark.parametrize(
    ("line", "outlet"),
    [
        ("Ada Ruiz y Benito Peña | El Brandelo", "El Brandelo"),
        ("Ada Ruiz e Benito Peña, O Farol de Brandel", "O Farol de Brandel"),
    ],
)
def test_a_paper_with_its_article_beside_names(line: str, outlet: str) -> None:
    """What is named as papers are, behind a bar or a comma, is the paper."""
    found = described(f"{HEAD}\n{line}\n4 March 2021\n\n{EN}")
    assert (people(found), value(found, "outlet")) == (["Ada Ruiz", "Benito Peña"], outlet)


def test_an_owner_gives_way_to_the_station() -> None:
    """A media company's notice of copyright names the outlet only where nothing else does."""
    notice = "\nCopyright 2021 Brandel Media Inc. All rights reserved.\n"
    assert value(described(f"{HEAD}\n\nQUITO (KXYZ) — {EN}\n{EN}{notice}"), "outlet") == "KXYZ"
    assert value(described(f"{HEAD}\n\nQUITO — {EN}\n{EN}{notice}"), "outlet") == "Brandel Media"


def test_codes_are_no_papers() -> None:
    """An agency's numbers beside a date name no outlet."""
    assert described(f"BRD0044   5 CI 0201        Di, 29.Nov 2016\n\n{HEAD}\n\n{EN}")["outlet"] is None


@pytest.mark.parametrize(
    "line", ["(Per telegrafo al Brandello)", "BRANDEL-BRIDGE/ (UPDATE 1, PIX, TV)", "Comunicato stampa"]
)
def test_what_stands_beside_a_headline_is_no_part_of_it(line: str) -> None:
    """A remark in brackets, an account's name, a slug and a label are not the headline."""
    assert value(described(f"{HEAD}\n{line}\n\n{EN}"), "headline") == HEAD
    assert value(described(f"{line}\n{HEAD}\n\n{EN}"), "headline") == HEAD


def test_a_weekday_in_the_dateline_is_the_one_before_the_day_of_print() -> None:
    """ "QUITO, Sunday:" under a masthead's Monday is the day before."""
    found = described(f"The Valley Herald\nMonday, March 4, 2019\n\n{HEAD}\n\nQUITO, Sunday: {EN}")
    assert found["dateline"]["date"] == "2019-03-03"


@pytest.mark.parametrize(
    "sign",
    [
        "Odalys Ruiz",
    ],
)
def test_a_signature_right_under_the_last_full_stop(sign: str) -> None:
    """Papers that were scraped line by line lose the empty line above the author's name."""
    assert people(described(f"{HEAD}\n\n{EN}\n{EN.replace('Three', 'Four')}{sign}\n")) == [sign]


def test_capitals_under_the_last_full_stop_need_a_given_name() -> None:
    """What closes a text in capitals is mostly no person."""
    assert people(described(f"{HEAD}\n\n{EN}\n{EN.replace('Three', 'Four')}MORE FOLLOWS\n")) == []


@pytest.mark.parametrize("label", ["Para mais informações:", "For further information:", "Contatti:"])
def test_whom_to_ask_is_nobody_who_wrote_it(label: str) -> None:
    """A name over an address under such a label is a release's contact."""
    contact = f"{label}\nAda Ruiz\nada@brandel.example"
    assert people(described(f"{HEAD}\n\n{EN}\n{EN}\n\n{contact}\n")) == []


@pytest.mark.parametrize("line", ["Colprensa, Quito", "Ada Ruiz, Colprensa"])
def test_an_agency_beside_a_name_or_a_town_is_credited(line: str) -> None:
    """The agency for which somebody reports is credited with the report."""
    found = described(f"{HEAD}\nAda Ruiz\n{line}\n\n{EN}" if "Quito" in line else f"{HEAD}\n{line}\n\n{EN}")
    assert ("Colprensa", "agency") in [(who["name"], who["role"]) for who in found["byline"]]


def test_a_name_on_the_line_over_the_dateline_is_no_part_of_the_place() -> None:
    """A teleprinter breaks a place between lines, but never between small letters and capitals."""
    found = described(f"{HEAD}\nOdalys Ruiz\nQUITO, Ecuador - {EN}")
    assert (people(found), place(found)[0]) == (["Odalys Ruiz"], "Quito")


@pytest.mark.parametrize(
    ("words", "town", "country", "date"),
    [
        ("DENVER, Col., Aug. 19. — ", "Denver", "US", "--08-19"),
        ("Puno, jul. 14 de 2015 (BRANDELNOTICIAS).- ", "Puno", "PE", "2015-07-14"),
        ("Ocosingo, Chis., ", "Ocosingo", "MX", None),
        ("Bolzano, 14 mag - ", "Bolzano", "IT", "--05-14"),
        ("Macon, Ga., October 3.—(Special.)—", "Macon", "US", "--10-03"),
    ],
)
def test_abbreviations_of_other_times_and_places(words: str, town: str, country: str, date: str | None) -> None:
    """Old abbreviations of states, months behind which "de" stands, and a comma before the story are read."""
    found = described(f"{HEAD}\n\n{words}{EN}")
    assert (found["dateline"]["place"]["name"], found["dateline"]["place"]["country"]) == (town, country)
    assert found["dateline"]["date"] == date


def test_a_blog_s_foot_names_its_author() -> None:
    """ "Publicado por Ada Ruiz en 18:20": the time is no part of the name."""
    assert people(described(f"{HEAD}\n\n{EN}\n{EN}\nPublicado por Ada Ruiz en 18:20\n")) == ["Ada Ruiz"]


def test_a_release_s_label_with_its_day() -> None:
    """ "FOR IMMEDIATE RELEASE: May 20, 2019" is the day of a release, and not its headline."""
    found = described(f"FOR IMMEDIATE RELEASE: May 20, 2019\n{HEAD}\n\n(Albany, N.Y.) – {EN}")
    assert (value(found, "headline"), value(found, "published"), people(found)) == (HEAD, "2019-05-20", [])
    assert place(found)[0] == "Albany"


def test_a_label_before_the_day_is_no_place() -> None:
    """ "Día 16/06/2012" under a byline is no town, though one is called so."""
    found = described(f"Cae un puente en el norte\nADA RUIZ / TERUEL\nDía 16/06/2012 - 04.30h\n\n{EN}")
    assert place(found)[0] == "Teruel"


@pytest.mark.parametrize(
    ("line", "author"),
    [
        ("Ada Ruiz (Lusa)", "Ada Ruiz"),
        ("（山田太郎）", "山田太郎"),
    ],
)
def test_signatures_with_a_house_a_town_or_in_other_letters(line: str, author: str) -> None:
    """The last line signs the story though an agency, a town or an article stands beside the name."""
    assert people(described(f"{HEAD}\n\nQUITO, March 3 (PMP) - {EN}\n{EN}\n{line}\n")) == [author]


@pytest.mark.parametrize(
    "line", ["PMP/ar/bo", "ar/bo", "(PMP) ar-bo", "/ar", "END", "-30-", "MORE", "Fin/Tamarindo", "TAM"]
)
def test_initials_and_closing_marks_are_nobody(line: str) -> None:
    """Initials, a house and the marks of a desk under the story name no author."""
    assert people(described(f"{HEAD}\n\nQUITO, March 3 (PMP) - {EN}\n{EN}\n{line}\n")) == []
