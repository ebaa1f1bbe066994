"""Newspapers' pages of several stories: a story that goes on elsewhere, and where another one begins."""

from __future__ import annotations

import pytest

from dossier.reading.layout.article import article_of
from dossier.reading.layout.jumps import breaks_off, rest_of
from dossier.reading.layout.layout_paragraphs import LayoutParagraph
from dossier.reading.layout.other_stories import opens_story

TOP, REST = "The bridge fell on Saturday, the mayor", "said, and two carts went with it into the river below the mill."


class Counted(list[LayoutParagraph]):
    """Passages that count how often one is looked at."""

    looks = 0

    def __getitem__(self, n):  # type: ignore[no-untyped-def, override]
        self.looks += 1
        return super().__getitem__(n)


def passage(text: str, size: float = 9.0, left: float = 40.0, top: float = 100.0, page: int = 1) -> LayoutParagraph:
    return LayoutParagraph(text, page, size, left, left + 150, top, lines=3)


def kept(*found: LayoutParagraph) -> list[str]:
    """The texts of the story among the passages of pages that are 700 points wide."""
    article = article_of(found, 9.0, {1: 700.0, 2: 700.0})
    return [article.passages[n].text for n in sorted(article.story)]


@pytest.mark.parametrize(
    ("on", "back"),
    [
        ("Continued on Page A5", "From Page A1"),
        ("See BRIDGE, Page 4", "BRIDGE from page 1"),
        ("Continúa en la página 7", "PUENTE. Viene de la página 1"),
        ("Continúa en la página 14", "Viene de la portada"),
        ("Continua na página 6", "Continuação da capa"),
        ("Lire la suite page 3", "Suite de la une"),
        ("Fortsetzung auf Seite 2", "Fortsetzung von Seite 1"),
        ("Segue a pagina 9", "Segue dalla prima pagina"),
        ("Vervolg op pagina 5", "Vervolg van de voorpagina"),
    ],
)
def test_jump_lines_in_seven_languages(on: str, back: str) -> None:
    """A line that sends the reader on, and one that says where a story comes from, are known as such."""
    pages = [passage("A bridge falls", 24), passage(TOP), passage(on), passage(back, page=2), passage(REST, page=2)]
    assert breaks_off(pages[2])
    assert rest_of(pages, 2, 0, 9.0) == 4


def test_of_two_rests_the_one_that_names_the_story_is_its() -> None:
    """Where two stories come from page one, the rest is the one with the story's word; with none, neither is."""
    two = [passage("Salt, from page 1", page=2), passage("x"), passage("Bridge, from page 1", page=2), passage(REST)]
    assert rest_of([passage("A bridge falls", 24), passage("Continued on page 2"), *two], 1, 0, 9.0) == 5
    assert rest_of([passage("A dog wins", 24), passage("Continued on page 2"), *two], 1, 0, 9.0) is None


def test_a_line_left_of_the_columns_opens_another_story() -> None:
    """A heading below all columns, at the first one's edge, is another story's though it is hardly larger."""
    told = [passage(f"{TOP} said. {REST}", left=40.0 + 160 * n) for n in range(3)]
    under = [
        passage("Salt is dearer again as rains close the road", 12.0, top=300.0),
        passage(f"{REST} said.", top=320),
    ]
    assert kept(passage("A bridge falls at last", 24.0), *told, *under) == [one.text for one in told]


@pytest.mark.parametrize(
    "other",
    [
        LayoutParagraph("Salt is dearer again as rains close the road", 1, 12.0, 40.0, 400.0, 300.0, bold=True),
        LayoutParagraph("Salt is dearer again", 1, 12.0, 560.0, 680.0, 60.0, bold=True),
        LayoutParagraph("Salt is dearer again", 2, 12.0, 40.0, 160.0, 30.0, bold=True),
    ],
    ids=["wider than the columns", "beside the story", "first of a page"],
)
def test_a_bold_line_that_is_no_subheading_opens_another_story(other: LayoutParagraph) -> None:
    """A line hardly larger than the text is another story's where no heading within a story could stand."""
    told = [passage(f"{TOP} said. {REST}", top=100.0 + 60 * n) for n in range(3)]
    more = passage(f"{REST} It was salt.", left=other.left, top=other.top + 20, page=other.page)
    assert kept(passage("A bridge falls at last", 24.0, top=20.0), *told, other, more) == [one.text for one in told]


def test_a_quotation_of_the_story_is_no_other_story() -> None:
    """Large words between two rules that the story says itself, in one sentence or several, do not end it."""
    told = [passage(f"{REST} Now there are four. {TOP} said.", left=40.0 + 160 * n) for n in range(3)]
    quote = passage("“Two carts went with it. Now there are four”", 18.0, left=200)
    assert kept(passage("A bridge falls at last", 24.0), told[0], quote, *told[1:])[-1] == told[2].text


def test_two_headings_side_by_side_are_two_stories() -> None:
    """Under a story set in one wide column, two headings at one height open others, however small they are."""
    wide = [LayoutParagraph(f"{TOP} said. {REST}", 1, 9.0, 40, 500, 100.0 + 50 * n, lines=3) for n in range(3)]
    heads = [LayoutParagraph("Salt is dearer again", 1, 12.0, left, left + 200, 300.0, bold=True) for left in (40, 400)]
    below = [LayoutParagraph(f"{REST} It was salt.", 1, 9.0, left, left + 220, 320.0, lines=3) for left in (40, 400)]
    headline = passage("A bridge falls at last", 36.0, top=20.0)
    assert kept(headline, *wide, heads[0], below[0], heads[1], below[1]) == [one.text for one in wide]


def test_a_page_of_headings_is_looked_through_once_for_each() -> None:
    """Whether a heading opens a story is told in steps that grow as the page does, however many headings it has."""
    found = Counted()
    for n in range(400):
        found.append(LayoutParagraph(f"Salt is dearer again {n}", 1, 12.0, 40.0, 240.0, 40.0 * n, bold=True))
        found.append(LayoutParagraph(f"{TOP} said. {REST}", 1, 9.0, 40.0, 240.0, 40.0 * n + 20, lines=3))
    told = range(1, len(found), 2)
    opens_story(found, len(found) - 2, (20.0, 11.0), told, 0)
    assert found.looks < 20 * len(found)


def test_a_headline_in_chinese_counts_by_its_letters() -> None:
    """Two runs of letters without blanks are a headline where they are long enough, and a paper's name is none."""
    story = (
        "渡口镇一座旧仓库昨夜起火，消防人员一小时后将火扑灭。附近的居民都被安排到学校过夜，没有人受重伤，起火的原因还在调查当中。"
        * 2
    )
    found = (passage("渡口晨报", 9.0, top=20.0), passage("渡口旧仓库昨夜起火 无人重伤", 20.0, top=60.0), passage(story))
    article = article_of(found, 9.0, {1: 700.0})
    assert article.title is not None
    assert article.passages[article.title].text == "渡口旧仓库昨夜起火 无人重伤"
