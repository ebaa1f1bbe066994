"""How a text closes: the marks of wires, their desks' initials, and what a copied page puts under a story."""

from __future__ import annotations

import pytest

from tests.reading.test_plaintext import described

STORY = (
    "Two miners died when a tunnel fell in on Tuesday, the foreman said, and nine others were brought out by night.\n\n"
    "The pit had been looked at in May. Its owners did not answer letters that were sent to them on Wednesday."
)


@pytest.mark.parametrize(
    "mark",
    [
        "-30-",
        "-0-",
        "(END)",
        "Enditem",
        "(Schluss) ab/cd",
        "bur-jh/kd/mtp",
        "jw/ mok/",
        "/mp/jh 14/05/96 15-22",
        "1424**1416",
        "dpa xx yy z1 kk",
        "Czytaj także",
        "相关新闻",
    ],
)
def test_marks_that_close_a_story_are_none_of_its_words(mark: str) -> None:
    """A wire's end mark, initials of its desks and a label for other stories are left out; the story stays whole."""
    assert described(f"Pit falls in\n\n{STORY}\n\n{mark}\n")["text"].endswith(STORY)


@pytest.mark.parametrize("last", ["No one was hurt.", "So it is said in the pit.", "The end of the shift was at six."])
def test_short_last_sentences_stay(last: str) -> None:
    """What is no mark is the story's own, however short."""
    assert described(f"Pit falls in\n\n{STORY}\n\n{last}\n")["text"].endswith(last)
