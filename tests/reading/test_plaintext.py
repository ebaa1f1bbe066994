"""Plain text and Markdown, whole: what a report says of itself, and the article's own words."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.claims import Words
from dossier.model.describe import contract_json
from dossier.reading import read
from tests.reading import texts


def described(text: str, name: str = "a.txt") -> dict[str, Any]:
    return contract_json(read(text.encode(), name))


def value(found: dict[str, Any], field: str) -> Any:
    return found[field] and found[field]["value"]


def people(found: dict[str, Any], role: str = "author") -> list[str]:
    return [person["name"] for person in found["byline"] if person["role"] == role]


def place(found: dict[str, Any]) -> tuple[str, str, str | None]:
    line = found["dateline"]
    return line["place"]["name"], line["place"]["country"], line["date"]


def test_wire_of_the_teleprinter() -> None:
    """Hard-wrapped wire copy gives headline, byline, agency, and a dateline without a year."""
    found = described(texts.WIRE)
    assert value(found, "headline") == "FOOTBRIDGE FALLS IN QUITO, THREE DEAD"
    assert (people(found), people(found, "agency")) == (["Ada Ruiz"], ["Reuters"])
    assert place(found) == ("Quito", "EC", "--03-03")
    assert found["published"] is None
    assert found["text"].startswith("QUITO, March 3 - Three people") and found["text"].endswith("its state.")


def test_place_and_date_on_their_own_line() -> None:
    """A bare author and a line of place and date stand between headline and story; a desk's contact is no author."""
    found = described(texts.LINES)
    assert value(found, "headline") == "Footbridge falls in Quito, three dead."
    assert (people(found), people(found, "contributor")) == (["Ada Ruiz"], ["Cleo Park"])
    assert place(found) == ("Quito", "EC", "1996-12-07")
    assert value(found, "published") == "1996-12-07"
    assert found["text"].startswith("Three people died")


def test_masthead_dates_a_scraped_page() -> None:
    """Place and date of the masthead date the dateline; an archive's stamp is kept as what it is."""
    found = described(texts.SCRAPED)
    assert value(found, "headline") == "Footbridge Falls in Quito, Three Dead"
    assert place(found) == ("Quito", "EC", "2019-03-03")
    assert found["dateline"]["evidence"][0]["quote"] == "QUITO"
    assert (value(found, "published"), found["published"]["what"]) == ("2019-03-03", "masthead")
    assert ("2019-04-01", "archived") in [(o["value"], o["what"]) for o in found["published"]["others"]]
    assert value(found, "outlet") == "KXYZ-TV"
    assert found["text"].endswith("the state of the bridge.")


def test_navigation_and_notices_are_no_article() -> None:
    """Menus, share buttons, sections, cookie notices and sign-offs stay out of text, headline and byline."""
    found = described(texts.PAGE)
    assert value(found, "headline") == "Mayor resigns after inquiry into footbridge collapse"
    assert (value(found, "outlet"), people(found)) == ("The Valley Herald", ["Ada Ruiz"])
    assert (value(found, "published"), found["published"]["what"]) == ("2019-03-03T14:30-05:00", "published")
    kinds = {other["value"]: other["what"] for other in found["published"]["others"]}
    assert (kinds["2019-03-04T17:10-05:00"], kinds["2017-05-03"]) == ("updated", "mentioned")
    assert found["text"].startswith("The mayor of Quito") and found["text"].endswith("the council released.")
    assert found["dateline"] is None


def test_spanish_page() -> None:
    """A masthead in capitals, "Por A y B", a dateline without date and credits at the end."""
    found = described(texts.SPANISH)
    assert value(found, "headline") == "Derrumbe en una mina deja tres muertos en Puebla"
    assert value(found, "outlet") == "El Heraldo del Valle"
    assert (people(found), people(found, "contributor")) == (["Ada Ruiz", "Benito Peña"], ["Clara Soto"])
    assert (place(found), found["language"]) == (("Puebla", "MX", "2019-03-03"), "es")


def test_french_page() -> None:
    """The publication date wins over the dateline's and over the update, which are kept."""
    found = described(texts.FRENCH)
    assert (people(found), people(found, "agency")) == (["Jeanne Martin"], ["Agence France-Presse"])
    assert (place(found), found["language"]) == (("Lyon", "FR", "2019-03-03"), "fr")
    assert (value(found, "published"), found["published"]["precision"]) == ("2019-03-03T14:30", "minute")
    assert {o["what"] for o in found["published"]["others"]} >= {"dateline", "updated"}


@pytest.mark.parametrize(
    ("text", "language", "authors", "where"),
    [
        (texts.GERMAN, "de", ["Karl Müller", "Anna Schmidt"], ("DE", None)),
        (texts.PORTUGUESE, "pt", ["Ana Souza", "João Lima"], ("BR", "--03-03")),
    ],
)
def test_german_and_portuguese_wires(text: str, language: str, authors: list[str], where: tuple[str, str]) -> None:
    """Agency copy of other languages gives its language, authors and place."""
    found = described(text)
    assert (found["language"], people(found)) == (language, authors)
    assert place(found)[1:] == where


def test_front_matter_is_read() -> None:
    """Markdown's labelled lines are the best witnesses of headline, author, date, outlet and address."""
    found = described(texts.MARKDOWN, "clip.md")
    assert found["media_type"] == "text/markdown"
    assert (value(found, "headline"), people(found)) == ("Footbridge falls in Quito", ["Ada Ruiz"])
    assert (value(found, "published"), value(found, "outlet")) == ("2019-03-03", "The Valley Herald")
    assert value(found, "url") == "https://valleyherald.example/2019/footbridge"
    assert found["text"].startswith("QUITO, Ecuador — Three people")


def test_a_name_that_the_story_tells_of_is_a_caption() -> None:
    """A person pictured above the story is not its author."""
    found = described(texts.PHOTO)
    assert found["byline"] == []
    assert place(found) == ("Quito", "EC", None)


def test_mentioned_towns_are_no_dateline() -> None:
    """Towns in passing give no dateline, and what nobody tells is null."""
    found = described(texts.MENTIONS)
    assert [found[field] for field in ("dateline", "outlet", "published", "url")] == [None] * 4
    assert (found["byline"], found["language"]) == ([], "en")


def test_outlets_of_known_towns_place_a_report() -> None:
    """Without a stated dateline a known paper's home city is inferred, and the evidence says from what."""
    found = described(
        "The Boston Globe\n\nFootbridge falls\n\n" + "Three people died when an old footbridge fell. " * 3
    )
    line = found["dateline"]
    assert (line["basis"], line["place"]["name"], line["date"]) == ("inferred", "Boston", None)
    assert [e["from"] for e in line["evidence"]] == ["text", "outlets"]


def test_file_names_date_as_a_last_resort() -> None:
    """A date in a file's name counts when the file itself names none, and says where it comes from."""
    assert described(texts.MENTIONS, "2019-03-03-storm.txt")["published"]["evidence"][0]["from"] == "filename"
    assert value(described(texts.LINES, "2001-01-01.txt"), "published") == "1996-12-07"


def test_a_dated_line_gives_the_dateline_its_year() -> None:
    """A dateline without year takes it from a date above the story that lies close by."""
    found = described(
        "Footbridge falls in Quito\n\nJanuary 2, 2019\n\nQUITO, Dec 30 - Three people died, the mayor said.\n"
    )
    assert found["dateline"]["date"] == "2018-12-30"


def test_wide_and_marked_text_is_text() -> None:
    """UTF-16 with its mark is read, though it is full of NULs."""
    found = contract_json(read(texts.SPANISH.encode("utf-16"), "a.txt"))
    assert people(found) == ["Ada Ruiz", "Benito Peña"]


def test_a_name_that_many_towns_papers_bear_places_nothing() -> None:
    """ "El País" is a paper of Madrid, Montevideo and Cali: alone it is an outlet and no place."""
    found = described(
        "El País\n\nCae un puente\n\n" + "Tres personas murieron este domingo al caer un puente de piedra. " * 3
    )
    assert (value(found, "outlet"), found["dateline"]) == ("El País", None)


def test_a_paper_means_the_places_of_its_own_country() -> None:
    """ "CAMBRIDGE" in a paper of Boston is not the one in England, unless the paper says so."""
    story = "CAMBRIDGE — Three people died on Sunday when an old footbridge fell into the river, the mayor said.\n"
    assert place(described(f"The Boston Globe\n\nFootbridge falls in the rain\n\n{story}"))[1] == "US"
    assert place(described(f"The Guardian\n\nFootbridge falls in the rain\n\n{story}"))[1] == "GB"


def test_a_story_without_headline_has_none() -> None:
    """A first line that tells the story in a sentence is its first paragraph."""
    first = (
        "Three people died on Sunday when an old footbridge fell into the river Machangara, the mayor of Quito said."
    )
    found = described(f"{first}\nHe would resign, he added, once the council had met.\n")
    assert (found["headline"], found["text"].startswith(first)) == (None, True)


@pytest.mark.parametrize(
    ("words", "headline", "text"),
    [
        ("A man died in Quito on Sunday when a wall fell on him.", None, True),
        ("Bridge collapse leaves three dead in Quito", "Bridge collapse leaves three dead in Quito", False),
    ],
)
def test_a_file_of_one_line(words: str, headline: str | None, text: bool) -> None:
    """A single line that is a sentence is the story, and one that is none a headline without a story."""
    found = described(words + "\n")
    assert (value(found, "headline"), found["text"]) == (headline, words if text else "")


STROKES = "{paper}\n\n03/04/2019\n\nFootbridge falls in the rain\n\n{story}\n"
ENGLISH = "Three people died when an old footbridge fell into the river, the mayor of the town said at dawn."
SPANISH = "Tres personas murieron cuando cayó un viejo puente de piedra en el río, dijo el alcalde de la ciudad."


@pytest.mark.parametrize(
    ("paper", "story", "day"),
    [
        ("The Boston Globe", ENGLISH, "2019-03-04"),
        ("The Guardian", ENGLISH, "2019-04-03"),
        ("El Heraldo del Valle", SPANISH, "2019-04-03"),
    ],
)
def test_strokes_are_read_as_the_papers_country_or_language_writes(paper: str, story: str, day: str) -> None:
    """Month first in American papers, day first in British ones and in other languages."""
    assert value(described(STROKES.format(paper=paper, story=story)), "published") == day


def test_a_day_that_may_be_two_is_told_as_its_year() -> None:
    """Where neither paper nor language tells, the year is shown and both days are kept."""
    found = described(STROKES.format(paper="The Valley Herald", story=ENGLISH))["published"]
    assert (found["value"], found["precision"]) == ("2019", "year")
    assert {other["value"] for other in found["others"]} == {"2019-03-04", "2019-04-03"}


def test_a_short_sentence_above_the_story_is_story() -> None:
    """The first sentence counts although it is short; a repeated headline does not."""
    head, first = "Footbridge falls in the rain", "A man was hurt on Monday, the police said."
    assert described(f"{head}\n\n{head}\n\n{first}\n\n{ENGLISH}\n")["text"].startswith(first)


@pytest.mark.parametrize(
    ("tail", "name"),
    [
        ("WXYZ Channel 4", "WXYZ Channel 4"),
        ("13 WXYZ Springfield", "13 WXYZ"),
        ("WXYZ 13 Springfield, Valley News, Weather", "WXYZ 13"),
        ("WXYZ.com | Springfield News", "WXYZ.com"),
    ],
)
def test_a_stations_call_sign_ends_a_headline(tail: str, name: str) -> None:
    """What a page's title hangs on the headline is cut off and names the station."""
    found = described(f"Footbridge falls in the rain - {tail}\n\n{ENGLISH}\n")
    assert value(found, "headline") == "Footbridge falls in the rain"
    assert found["outlet"]["evidence"][0]["quote"] == name


STORY = (
    "The council voted on Tuesday to keep the footbridge closed until the spring, saying that the cost of the repair"
    " had doubled since the first survey was made.\n\nNobody in the hall had expected the vote to be so close, said the"
    " clerk, who counted the hands twice and then asked for names.\n\nWork is to begin in April.\n"
)


def test_a_page_in_reader_mode() -> None:
    """Site, author and minutes in one line, a summary in italics, and a foot that names the paper."""
    found = described(
        "# The bridge that nobody crosses\n\nmoorlandherald.example · Winifred Tarn · 4 min read\n\n"
        "*Eleven years on, a village still argues whether its footbridge is a nuisance*\n\n" + STORY
        + "\n---\n\n*This article first appeared in the May 2015 edition of The Moorland Herald.*\n",
        "a.md",
    )  # fmt: skip
    assert (people(found), value(found, "outlet")) == (["Winifred Tarn"], "The Moorland Herald")
    assert value(found, "standfirst").startswith("Eleven years on")


def test_a_caption_is_neither_headline_nor_standfirst() -> None:
    """What closes with a desk and a name is a picture's caption."""
    found = described(
        "Der Steg bleibt zu\n\nDer Steg von Ratzeburg, am 4. März 2016.  NDP - Tobias Reimers\n\nRatzeburg (NDP) - "
        + STORY
    )
    assert (value(found, "headline"), found["standfirst"]) == ("Der Steg bleibt zu", None)
    assert people(found, "photographer") == ["Tobias Reimers"]


def test_an_agency_s_numbers_and_translators() -> None:
    """An agency's numbers are no headline, and who translated contributed."""
    found = described(
        "PLN0231 3 SOC 0250 COL-PUENTE\nColombia puente\n\nUn concejo mantiene cerrado su puente once semanas más\n\n"
        "Honda (Colombia), 4 mar (Prensa Llana).- " + STORY + "\n(Traduzione di Carla Bonetti)\n"
    )
    assert value(found, "headline") == "Un concejo mantiene cerrado su puente once semanas más"
    assert (people(found), people(found, "contributor")) == ([], ["Carla Bonetti"])


@pytest.mark.parametrize(
    ("opening", "town", "agency"),
    [
        ("ASTANA. STEPPRESS – ", "Astana", "STEPPRESS"),
        ("dpa Berlin. ", "Berlin", "dpa"),
        ("epd KÖLN – ", "Köln", "epd"),
    ],
)
def test_agencies_without_brackets(opening: str, town: str, agency: str) -> None:
    """An agency may stand before the place, or behind its full stop."""
    story = (
        "Der Rat hat am Dienstag beschlossen, den Steg bis zum Frühjahr gesperrt zu lassen, weil sich die Kosten der"
        " Sanierung seit dem ersten Gutachten verdoppelt haben.\n\nNiemand im Saal hatte damit gerechnet, sagte die"
        " Schriftführerin, die zweimal zählte und dann nach Namen fragte.\n"
    )
    found = described("Der Steg bleibt bis zum Frühjahr gesperrt\n\n" + opening + story)
    assert place(found)[0] == town
    assert [p["evidence"][0]["quote"] for p in found["byline"] if p["role"] == "agency"] == [agency]


def test_a_chinese_story_without_a_headline_has_none() -> None:
    """A first paragraph that closes as a sentence does is the story's, however short; a headline closes so never."""
    told = "周六一座旧桥倒塌，三人死亡，市长说，还有两人失踪。"
    after = "市议会承诺调查此前被搁置多年的警告，工程师曾两次提出警告。"
    bare = read(f"{told}\n\n{after}\n".encode(), "a.txt")
    assert bare.description.best("headline") is None
    assert [span.of(bare.rendition) for span in bare.description.text] == [told, after]
    headed = read(f"旧桥倒塌致三人死亡\n\n{told}\n\n{after}\n".encode(), "a.txt")
    best = headed.description.best("headline")
    assert best is not None and best.value == Words("旧桥倒塌致三人死亡")
