"""Promises of counting people whom a sentence lists."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from dossier.compare.figures import figures
from tests.compare.samples import record


def told(text: str) -> list[tuple[str, object, str]]:
    found = figures(record(text))
    return [(f.kind, f.cell.value, f.cell.evidence.quote) for f in found if f.of is None]


@pytest.mark.parametrize(
    ("text", "kind", "value", "words"),
    [
        ("A man and a woman were killed in the blast.", "killed", 2, "A man and a woman were killed"),
        ("Her two sons and a neighbour died.", "killed", 3, "Her two sons and a neighbour died"),
        ("The mother, a nurse and her three children were hurt.", "wounded", 5, None),
        ("A gunman opened fire, killing Ana Ruiz and Leo Paz.", "killed", 2, "killing Ana Ruiz and Leo Paz"),
        ("Ana Ruiz, 34, and Leo Paz, 35, were killed.", "killed", 2, "Ana Ruiz, 34, and Leo Paz, 35, were killed"),
        ("The couple was found dead.", "killed", 2, "The couple was found dead"),
        ("Both Stover and Gilliam died from their wounds.", "killed", 2, "Both Stover and Gilliam died"),
        ("Murieron un hombre y una mujer.", "killed", 2, "Murieron un hombre y una mujer"),
        ("Un hombre y dos niñas resultaron heridos.", "wounded", 3, "Un hombre y dos niñas resultaron heridos"),
    ],
)
def test_those_listed_are_counted(text: str, kind: str, value: int, words: str | None) -> None:
    """Men, kin and names, in English and Spanish, with the list and what befell them as the words."""
    ((found, count, quote),) = told(text)
    assert (found, count) == (kind, value)
    assert words in (None, quote)


@pytest.mark.parametrize(
    "text",
    [
        "A man and a woman told the police that they heard a shot.",
        "Ana Ruiz and Leo Paz were in the house when the shots killed a dog.",
        "The gunman shot at a door and a window.",
        "A pair of boots was found beside the dead.",
    ],
)
def test_lists_of_others_are_not(text: str) -> None:
    """Whoever only stands near what befell somebody is not counted."""
    assert told(text) == []


@pytest.mark.parametrize(
    "text", ["Five people, including a man and a woman, died.", "Five people died: a man and a woman died at home."]
)
def test_a_number_in_the_sentence_counts_before_a_list(text: str) -> None:
    """Those listed are then a part of it."""
    assert [value for _, value, _ in told(text)] == [5]


def test_a_list_beside_a_larger_count_is_a_part_of_it() -> None:
    """One report that lists two and one that counts three do not contradict each other."""
    (row,) = compare([record("A man and a woman were killed.", "R1"), record("Three people were killed.", "R2")])
    assert (row.agree, row.relation) == (True, "part-of-total")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Two men aged 19 and 24 were killed.", [2]),
        ("Murieron dos hombres y dos jóvenes de 19 y 24 años resultaron heridos.", [2, 2]),
        ("Seven people were wounded, and the youngest of the wounded is 14, she said.", [7]),
    ],
)
def test_ages_of_unnamed_people_count_nobody(text: str, values: list[int]) -> None:
    """How old the dead or hurt are is no number of them, whether two ages stand behind them or the youngest's."""
    assert [f.cell.value for f in figures(record(text)) if f.kind in ("killed", "wounded")] == values


@pytest.mark.parametrize("text", ["Os danos são de 800 milhões de pesos.", "La grève a duré 41 jours."])
def test_measures_of_other_languages_are_no_things(text: str) -> None:
    """Days and millions in a language whose sums and durations are not read are not counted as things."""
    assert not any(f.kind == "count" for f in figures(record(text)))
