"""Texts from news databases, agencies' desks and clippers: what their lines state, and the story between them."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.claims import Reading
from dossier.model.describe import contract_json
from dossier.reading import read
from dossier.reading.plaintext.database_record import read_record
from dossier.reading.text_tools.text_lines import lines
from tests.reading import exports, texts

ALL = (
    exports.LABELS,
    exports.TAGS,
    exports.COUNTED,
    exports.BANK,
    exports.DETAILS,
    exports.NOTE,
    exports.DESK,
)


def reading(text: str) -> Reading:
    return read(text.encode(), "export.txt")


def described(text: str) -> dict[str, Any]:
    return contract_json(reading(text))


def told(text: str, *fields: str) -> list[Any]:
    found = described(text)
    return [found[field] and found[field]["value"] for field in fields]


def people(text: str) -> list[tuple[str, str]]:
    return [(person["name"], person["role"]) for person in described(text)["byline"]]


def line(text: str) -> tuple[str, str | None, str]:
    found = described(text)["dateline"]
    return found["place"]["name"], found["date"], found["basis"]


FOUND = ["Footbridge falls in Quito, three dead", "The Valley Herald", "2019-03-03"]
AUTHORS = [("Ada Ruiz", "author"), ("Ben Okoro", "author")]


def test_labels_in_capitals() -> None:
    """Byline, section without its page, highlight, dateline and load date are what their labels say."""
    assert told(exports.LABELS, "headline", "outlet", "published") == FOUND
    assert told(exports.LABELS, "section", "standfirst") == [
        "NEWS",
        "Council had been warned twice about the state of the bridge",
    ]
    assert people(exports.LABELS) == AUTHORS
    assert line(exports.LABELS) == ("Quito", None, "stated")
    others = {other["value"]: other["what"] for other in described(exports.LABELS)["published"]["others"]}
    assert others["2019-03-04"] == "archived"


def test_labels_of_two_letters() -> None:
    """Tags give every field; date and time of day become one moment; the agency in the story's brackets is credited."""
    assert told(exports.TAGS, "headline", "outlet", "published", "section") == [*FOUND[:2], "2019-03-03T14:30", "News"]
    assert people(exports.TAGS) == [*AUTHORS, ("Reuters", "agency")]
    assert line(exports.TAGS) == ("Quito", None, "stated")


def test_lines_without_labels_around_a_count_of_words() -> None:
    """Headline, count, date, paper, code, language and copyright in their order are told apart."""
    assert told(exports.COUNTED, "headline", "outlet", "published") == [
        "Cae un puente en Quito",
        "El Heraldo del Valle",
        "2019-03-03",
    ]
    assert line(exports.COUNTED) == ("Quito", "2019-03-03", "stated")


def test_a_papers_name_that_was_turned_is_turned_back() -> None:
    """ "Valley Herald, The (Quito, Ecuador)" is The Valley Herald; dateline and caption stand below the story."""
    assert told(exports.BANK, "headline", "outlet", "published", "section") == [*FOUND, "Local"]
    assert people(exports.BANK) == [("Ada Ruiz", "author"), ("Cleo Park", "photographer")]
    assert line(exports.BANK) == ("Quito", None, "stated")


def test_an_authors_name_that_was_turned_is_turned_back() -> None:
    """ "Ruiz, Ada" is Ada Ruiz; where no dateline is stated the place of publication is inferred."""
    assert told(exports.DETAILS, "headline", "outlet", "published", "section") == [*FOUND, "News"]
    assert people(exports.DETAILS) == [("Ada Ruiz", "author")]
    assert line(exports.DETAILS) == ("Quito", None, "inferred")
    assert told(exports.DETAILS, "url") == ["https://valley.example/docview/1234567"]


def test_a_clippers_note() -> None:
    """Front matter in the clipper's language gives every field, lists of authors too; the day of clipping is kept."""
    assert told(exports.NOTE, "headline", "outlet", "published", "section", "standfirst") == [
        "Cae un puente en Quito",
        "El Heraldo del Valle",
        "2019-03-03",
        "Sucesos",
        "El concejo había sido advertido dos veces del estado del puente.",
    ]
    assert people(exports.NOTE) == [("Ada Ruiz", "author"), ("Benito Peña", "author")]
    assert line(exports.NOTE) == ("Quito", None, "stated")
    assert ("2021-05-02", "archived") in [
        (other["value"], other["what"]) for other in described(exports.NOTE)["published"]["others"]
    ]


def test_a_wires_lines_for_its_desks() -> None:
    """Slugs and counts are no headline, "BY" is no place, and the stamp below the story dates it to the minute."""
    assert told(exports.DESK, "headline", "published") == [
        "FOOTBRIDGE FALLS IN QUITO, THREE DEAD",
        "1993-03-03T16:22+00:00",
    ]
    assert people(exports.DESK) == [("ADA RUIZ", "author"), ("VALLEY NEWS", "agency")]
    assert line(exports.DESK) == ("Quito", "1993-03-03", "stated")


@pytest.mark.parametrize("text", ALL)
def test_the_text_is_the_story_and_no_label(text: str) -> None:
    """Between its first and last words the article's text holds nothing of the export's own."""
    body = described(text)["text"].casefold()
    assert ("engineers" in body or "ingenieros" in body) and ("three people" in body or "tres personas" in body)
    for words in ("document ", "load-date", "words", "record number", "volver a", "nnnn", "copyright", "td\n"):
        assert words not in body


@pytest.mark.parametrize("text", ALL)
def test_what_is_stated_is_proved(text: str) -> None:
    """Every claim's evidence stands in the rendition."""
    found = reading(text)
    claims = (*found.description.claims, *found.description.others)
    assert [e for claim in claims for e in claim.evidence if not e.proves(found.rendition)] == []


@pytest.mark.parametrize("text", texts.ALL[:-3])
def test_other_texts_are_no_records(text: str) -> None:
    """Wire copy and copied pages without a database's labels are read as what they are."""
    assert read_record(text, lines(text)) is None


@pytest.mark.parametrize(("date", "stated"), [("11 March 2019", "2019-03-11T02:14"), ("March 2019", "2019-03")])
def test_a_month_has_no_time_of_day(date: str, stated: str) -> None:
    """A record's time of day completes its date; where that is only a month, the month is what is told."""
    text = (
        f"HD  Harbour crane stands still\nWC  31 words\nPD  {date}\nET  02:14\nSN  The Lagoon Mercury\n\nLP\n"
        "The crane in the harbour has stood still since Monday, the port said, and it will stand still for a week.\n"
    )
    assert told(text, "published") == [stated]


_TOLD = (
    "The bridge over the river fell on Sunday morning, and three people who had been crossing it with goods died, "
    "the mayor said after a night on the bank, where he had waited for the divers."
)


def test_the_paper_stands_over_its_date() -> None:
    """Where no label names the paper, it is the line over its date, not the company that holds the rights."""
    head = "Footbridge falls in Quito, three dead\n\nThe Weir Lamp\n\nMarch 3, 2019 Sunday\n\nFirst Edition\n\n"
    rights = "Copyright 2019 Weir Newspapers Ltd. All Rights Reserved\n\n"
    labels = "Section: NEWS; Pg. 3\n\nLength: 342 words\n\nByline: Ada Ruiz\n\nBody\n\n"
    text = f"{head}{rights}{labels}{_TOLD}\n\nLoad-Date: March 4, 2019\n\nEnd of Document\n"
    assert told(text, "headline", "outlet", "published") == [
        "Footbridge falls in Quito, three dead",
        "The Weir Lamp",
        "2019-03-03",
    ]


def test_a_citation_of_two_authors() -> None:
    """ProQuest's citation turns names and parts them by semicolons; rare first names are turned back all the same."""
    cited = "Orrick, Wendell; Lindqvist, Dana . Valley Herald ; Quito [Quito]. 3 Mar 2019: C.1. ProQuest document link"
    labels = "Publication title: Valley Herald\nPublication date: Mar 3, 2019\nISSN: 01234567\n"
    text = f"Footbridge falls in Quito, three dead\n\n{cited}\n\nFULL TEXT\n\n{_TOLD}\n\nDETAILS\n\n{labels}"
    assert people(text) == [("Wendell Orrick", "author"), ("Dana Lindqvist", "author")]


def test_a_section_over_the_headline_of_a_counted_record() -> None:
    """Factiva's plain form with a section first, and an empty line between all lines as in its documents."""
    details = ["398 mots", "3 mars 2019", "Le Phare", "PHAR", "12", "Français", "Copyright 2019. Tous droits réservés."]
    lines = [
        "Région",
        "Une passerelle tombe à Quito",
        "Ada Ruiz",
        *details,
        _TOLD,
        "Document PHAR000020190303ei340000f",
    ]
    text = "\n\n".join(lines)
    assert told(text, "headline", "outlet", "published") == ["Une passerelle tombe à Quito", "Le Phare", "2019-03-03"]
    assert described(text)["text"] == _TOLD


def test_a_citation_turns_even_a_rare_name() -> None:
    """One author of ProQuest's citation is turned back though no list knows the first name."""
    cited = "Quayle, Hesterine.  The Weir Lamp; Quito [Quito]. 3 Mar 2019: 3."
    labels = "Publication title: The Weir Lamp; Quito\nPublication date: Mar 3, 2019\nISSN: 01234567\n"
    text = f"Footbridge falls in Quito, three dead\n\n{cited}\n\nFULL TEXT\n\n{_TOLD}\n\nDETAILS\n\n{labels}"
    assert people(text) == [("Hesterine Quayle", "author")]


def test_from_names_the_paper_and_publisher_the_company() -> None:
    """Of a record with both labels the paper comes before the company that prints it."""
    head = (
        "Authors: Ada Ruiz and Ben Okoro\nDate: Mar. 3, 2019\nFrom: The Weir Lamp\nPublisher: Weir Lamp Publishing Co."
    )
    text = f"Footbridge falls in Quito, three dead\n\n{head}\nLength: 341 words\n\nFull Text:\n\n{_TOLD}\n"
    assert told(text, "outlet", "published") == ["The Weir Lamp", "2019-03-03"]
    assert people(text) == AUTHORS


def test_a_card_with_empty_lines_between_its_labels() -> None:
    """A clipping service's card is read whether or not empty lines stand between its lines."""
    card = ["VEÍCULO: Folha do Vale", "EDITORIA: Cidades", "AUTOR: Ada Ruiz", "DATA: 21/08/2023", "TIPO: Impresso"]
    text = "\n\n".join([*card, "Passarela cai em Quito e mata três", _TOLD])
    assert told(text, "headline", "outlet", "published") == [
        "Passarela cai em Quito e mata três",
        "Folha do Vale",
        "2023-08-21",
    ]
    assert described(text)["text"] == _TOLD


@pytest.mark.parametrize("label", ["DATA", "DATUM", "FECHA"])
def test_a_dates_label_is_no_place(label: str) -> None:
    """A label in capitals before a date is no town from which the report was filed."""
    text = f"Footbridge falls in Quito, three dead\n\n{label}: 21/08/2023\n\n{_TOLD}\n"
    line = described(text)["dateline"]
    assert line is None or line["basis"] != "stated"


CARDS = [
    "Testata: Il Pardal del Lago\nData: 3 marzo 2019\nPagina: 4\nTitolo: {}\nAutore: Ada Ruiz\n\nROMA - ",
    "Tytuł: {}\nGazeta: Il Pardal del Lago\nData: 3 marca 2019\nAutor: Ada Ruiz\n\nRZYM - ",
    "Krant: Il Pardal del Lago\nDatum: 3 maart 2019\nPagina: 4\nKop: {}\nAuteur: Ada Ruiz\n\nROME - ",
    "Газета: Il Pardal del Lago\nДата: 3 марта 2019\nЗаголовок: {}\nАвтор: Ada Ruiz\n\nROMA - ",
    "Gazete: Il Pardal del Lago\nTarih: 03.03.2019\nBaşlık: {}\nYazar: Ada Ruiz\n\nROMA - ",
    "来源：Il Pardal del Lago\n日期：2019年3月3日\n标题：{}\n作者：Ada Ruiz\n\nROMA - ",
]
FALLEN = "Un ponte è caduto nel fiume mercoledì, ha detto la sindaca, e tre persone sono morte nella notte.\n"


@pytest.mark.parametrize("card", CARDS)
def test_labels_of_more_languages(card: str) -> None:
    """A card labelled in Italian, Polish, Dutch, Russian, Turkish or Chinese states as much as one in English."""
    text = card.format("Cade un ponte a Roma") + FALLEN + "\n" + FALLEN
    assert told(text, "headline", "outlet", "published") == ["Cade un ponte a Roma", "Il Pardal del Lago", "2019-03-03"]
    assert people(text) == [("Ada Ruiz", "author")]


def test_a_clock_with_its_zone_is_no_paper() -> None:
    """Between the day and the paper a database sets the hour: "14:05 GMT"."""
    text = (
        "Cae un puente en Quito\n\nAda Ruiz\n212 words\n3 March 2019\n14:05 GMT\nPardal News\nPARDN\nEnglish\n"
        f"(c) 2019 Pardal News\n\nQUITO, March 3 (Pardal News) - {FALLEN}\n{FALLEN}"
    )
    assert told(text, "outlet") == ["Pardal News"]
