"""Texts as people copy them from pages and clippings: menus, boxes without blanks, issue lines, old papers."""

from __future__ import annotations

import pytest

from dossier.model.claims import Dateline, Person, Published, Reading, Words
from dossier.reading.plaintext.text_reader import TextReader

EN = (
    "The old bridge will be closed until the end of the year while its piers are mended, the council said.\n\n"
    "Drivers have been told to use the new bridge, which stands a mile to the north of the market."
)
FR = "Le vieux pont sera fermé jusqu'à la fin de l'année pour réparer ses piles, a annoncé lundi le conseil municipal."


def described(words: str) -> Reading:
    return TextReader().read(words.encode(), "a.txt")


def values(reading: Reading, field: str) -> list[object]:
    return [c.value for c in reading.description.claims if c.field == field and c.rank > 0]


def first(reading: Reading, field: str) -> str | None:
    value = next(iter(values(reading, field)), None)
    assert value is None or isinstance(value, (Words, Published))
    return value.value if value else None


def authors(reading: Reading) -> list[str]:
    return [v.name for v in values(reading, "byline") if isinstance(v, Person) and v.role == "author"]


def place(reading: Reading) -> str | None:
    found = (v for v in values(reading, "dateline") if isinstance(v, Dateline) and v.basis == "stated")
    return next((v.place.name for v in found if v.place), None)


@pytest.mark.parametrize(
    ("paper", "headline", "story"),
    [
        (
            "江岸晚报",
            "旧桥关闭一年",
            "旧桥将关闭至年底，以便修理桥墩，市议会周一表示。\n\n司机请走市场以北一公里的新桥。",
        ),
        (
            "岬日報",
            "古い橋が1年間通行止めに",
            "市は月曜日、橋脚の修理のため古い橋を年末まで通行止めにすると発表した。\n\n「新しい橋を使ってほしい」と市長は述べた。",
        ),
    ],
)
def test_short_sentences_of_wide_letters_are_a_story(paper: str, headline: str, story: str) -> None:
    """Chinese and Japanese say in thirty letters what others say in ninety: so short a line is prose."""
    found = described(f"{paper}\n\n{headline}\n\n{story}\n")
    assert first(found, "headline") == headline
    assert found.text == story


def test_who_and_when_stand_over_share_buttons() -> None:
    """A byline and a labelled day in one run with share buttons are no menu, though the buttons are."""
    top = "Le pont fermé pour un an\nPar Jeanne Carlier\nPublié le 15/05/2019 à 06h04\nPartager\nFacebook\nTwitter\n\n"
    found = described(f"{top}{FR}\n\n{FR.replace('lundi', 'mardi')}\n")
    assert first(found, "headline") == "Le pont fermé pour un an"
    assert authors(found) == ["Jeanne Carlier"]
    assert (first(found, "published") or "").startswith("2019-05-15")
    assert "Partager" not in found.text


def test_chinese_pages_name_source_and_author_behind_the_hour() -> None:
    """Of "day hour source author" in one line the author is read, and the words of the menu are no story."""
    line = "2019-05-15 06:04 来源：江岸晚报 作者：王小明"
    found = described(f"旧桥关闭一年\n{line}\n分享\n微信\n\n旧桥将关闭至年底，以便修理桥墩，市议会周一表示。\n")
    assert authors(found) == ["王小明"]
    assert first(found, "published") == "2019-05-15T06:04"
    assert "微信" not in found.text


@pytest.mark.parametrize(
    ("top", "name"),
    [
        ("Menu\nSearch\nThe Guardian\nNews\nOpinion\nSport\nSign in", "The Guardian"),
        ("la Repubblica\nGenova\nCronaca\nAbbonati\nAccedi\nCerca", "La Repubblica"),
        ("EL PAÍS\nEconomía\nSUSCRÍBETE\nINICIAR SESIÓN\nBuscar", "El País"),
    ],
)
def test_a_listed_paper_in_a_menu(top: str, name: str) -> None:
    """The paper's name is told from a menu that it stands in, over the sections."""
    assert first(described(f"{top}\n\nOld bridge to be closed for a year\n\n{EN}"), "outlet") == name


def test_a_company_that_holds_the_rights_is_not_the_station() -> None:
    """The masthead wins over a company's name in the notice of copyright."""
    text = (
        f"KVTX News 8\n\nOld bridge to be closed for a year\n\n{EN}\n\nCopyright 2020 Nexora Inc. All rights reserved."
    )
    assert first(described(text), "outlet") == "KVTX News 8"


def test_a_byline_glued_to_its_neighbours() -> None:
    """ "ByAda RuizCrime Reporter" names Ada Ruiz."""
    assert authors(described(f"Old bridge to be closed for a year\n\nByAda RuizCrime Reporter\n\n{EN}")) == ["Ada Ruiz"]


def test_a_byline_with_an_address_behind() -> None:
    """The author is named before the address."""
    text = f"Old bridge to be closed\n\nBy Ada Ruiz ada.ruiz@valley.example\n\n{EN}"
    assert authors(described(text)) == ["Ada Ruiz"]


def test_a_name_before_the_word_published() -> None:
    """The author stands before "Published" and the day."""
    found = described(f"Old bridge to be closed for a year\nAda Ruiz  Published March 3, 2019\n\n{EN}")
    assert (authors(found), first(found, "published"), first(found, "outlet")) == (["Ada Ruiz"], "2019-03-03", None)


def test_a_town_with_its_department() -> None:
    """A department of France in brackets tells a dateline that a full stop closes."""
    assert place(described(f"Le pont fermé\n\nAlbertville (Savoie). {FR}")) == "Albertville"


def test_a_related_storys_dateline() -> None:
    """What stands under "Related stories" was filed elsewhere."""
    related = "Related stories\nPARIS, May 21 (Reuters) - A tunnel opens at last"
    text = f"Old bridge to be closed for a year\n\n{EN}\n\n{related}"
    assert place(described(text)) is None


def test_a_day_that_the_last_sentence_tells() -> None:
    """The day of an event in the last sentence is no day of publication."""
    assert (
        first(described(f"Old bridge to be closed\n\n{EN}\n\nThe bridge was opened on 14 April 2009."), "published")
        is None
    )
