"""Stories that keep their last words, their middle and their authors where pages look like others."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from tests.reading.pages import PARAGRAPHS, body, page

HEAD = "<h1>Old bridge falls in the harbour town</h1>"
TITLE = "<title>Old bridge falls in the harbour town</title>"


def told(main: str, head: str = TITLE) -> str:
    reading = read(page(head, main), "p.html")
    return " ".join(span.of(reading.rendition) for span in reading.description.text)


def authors(line: str) -> list[str]:
    found = read(page(TITLE, f"{HEAD}<div>{line}</div>{body()}"), "p.html").description
    return [c.value.name for c in found.claims if c.field == "byline" and isinstance(c.value, Person) and c.rank > 0]


@pytest.mark.parametrize(
    "last",
    [
        "Das Bildmaterial wird nun ausgewertet, wie die Polizei mitteilte.",
        "Posted in Quito for two years, Ruiz had learned to build there.",
        "Filed under seal, the complaint names nobody else.",
        "Anzeige-Kosten trägt die Stadt, so die Behörde.",
        "Anyone who saw the bridge fall is asked to call the office or to write to bridge@quito.example.",
        "Users who subscribe to YouTube Premium will see the film in May, according to <a href='/p'>a post</a>.",
    ],
)
def test_a_last_sentence_that_tells_stays(last: str) -> None:
    """What opens or sounds like a line under a story, and tells of it, is its last paragraph."""
    assert last.split("<", maxsplit=1)[0].strip() in told(f"{HEAD}<div class='story'>{body()}<p>{last}</p></div>")


def test_a_person_of_the_story_is_not_its_writer() -> None:
    """A closing sentence about a person of the story stays in the text."""
    story = f"{HEAD}<div class='story'>{body()}<p>The stones hit Ada Ruiz on the pier, the mayor said on Monday.</p>"
    last = "Ada Ruiz is the fourth journalist hurt in the town this year."
    assert last in told(f"{story}<p>{last}</p></div>")


@pytest.mark.parametrize(
    ("head", "rest"),
    [
        ("<article>{}</article>", "<article>{}</article>"),
        ("<div>{}</div>", "<div class='with-sidebar'>{}</div>"),
    ],
)
def test_a_story_parted_from_its_head_is_read_whole(head: str, rest: str) -> None:
    """A long standfirst in an element of its own does not make the story under it another one, or a column."""
    standfirst = f"<p>{PARAGRAPHS[0]} {PARAGRAPHS[1]}</p>"
    inner = "".join(f"<p>{words} It was the {n}th time, they say.</p>" for n in range(2) for words in PARAGRAPHS)
    found = told(head.format(HEAD + standfirst) + rest.format(inner))
    assert "It was the 0th time" in found
    assert "It was the 1th time" in found


def test_a_story_at_the_root_by_mistake_keeps_its_author_beside_many_others() -> None:
    """More links to stories than paragraphs make no front page of one whose title is its heading over a story."""
    links = "".join(f"<p><a href='/{n}'>The council decides about road number {n}</a></p>" for n in range(25))
    root = f'{TITLE}<link rel="canonical" href="https://andeanmeridian.example/">'
    found = read(page(root, f"{HEAD}<p class='byline'>By Ben Ortega</p>{body()}{links}"), "p.html").description
    assert found.best("byline") is not None


@pytest.mark.parametrize(
    "line", ["Posted in Trips by Boat", "Posted in Stories by Country", "Today — River Plate @ 8:00"]
)
def test_no_section_or_team_is_an_author(line: str) -> None:
    """One word behind "by" that is no given name, and a team at its hour, name nobody."""
    assert authors(line) == []


def test_an_item_number_in_an_address_is_no_day() -> None:
    """ "/2019/12/10-best-beaches" counts beaches: only its month is told."""
    head = f'{TITLE}<link rel="canonical" href="https://andeanmeridian.example/2019/12/10-best-beaches">'
    found = read(page(head, HEAD + body()), "p.html").description.best("published")
    assert found is not None
    assert getattr(found.value, "value", "") == "2019-12"
