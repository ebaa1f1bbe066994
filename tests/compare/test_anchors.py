"""Long texts lined up by words that stand once in each."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as some

from dossier.compare import anchors
from dossier.compare.anchors import opcodes

WORDS = [f"w{number}" for number in range(400)]


def rebuilt(old: list[str], new: list[str]) -> tuple[list[str], list[str]]:
    """Both texts out of the opcodes, which must follow each other without a gap."""
    ours, theirs, a, c = list[str](), list[str](), 0, 0
    for tag, i, j, k, m in opcodes(old, new):
        assert (i, k) == (a, c) and (j > i or m > k)
        assert (tag == "equal") == (old[i:j] == new[k:m])
        ours, theirs, a, c = ours + old[i:j], theirs + new[k:m], j, m
    return ours, theirs


@settings(max_examples=60, deadline=None)
@given(some.integers(0, 2**32), some.integers(0, 60), some.booleans())
def test_whatever_changed_both_texts_are_covered(seed: int, changes: int, few: bool) -> None:
    """The opcodes tell of every word of both texts once, and call equal what is equal and nothing else."""
    chance = random.Random(seed)
    old = chance.choices(WORDS[:5] if few else WORDS, k=900)
    new = list(old)
    for _ in range(changes):
        at = chance.randrange(len(new) - 20)
        match chance.randrange(3):
            case 0:
                del new[at : at + chance.randrange(20)]
            case 1:
                new[at:at] = chance.choices(WORDS, k=chance.randrange(20))
            case _:
                new[at] = "changed"
    assert len(old) * len(new) > anchors._SHORT
    assert rebuilt(old, new) == (old, new)


def test_a_long_text_with_few_changes_has_few_hunks() -> None:
    """In twenty thousand words the twenty that changed are told, and none beside them."""
    chance = random.Random(7)
    old = [chance.choice(WORDS) for _ in range(20_000)]
    new = [word if at % 1000 else "changed" for at, word in enumerate(old)]
    told = [code for code in opcodes(old, new) if code[0] != "equal"]
    assert sum(code[2] - code[1] for code in told) == 20 and len(told) == 20


def test_texts_with_nothing_in_common_are_one_change() -> None:
    """Two long texts without a common word are replaced as a whole, at once."""
    assert list(opcodes(["a"] * 3000, ["b"] * 3000)) == [("replace", 0, 3000, 0, 3000)]
