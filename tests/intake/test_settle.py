"""A file is taken once it has stopped changing, and never before."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from dossier.intake.looks import Look
from dossier.intake.settle import Settling

FILE = Path("/in/report.txt")


def look(size: int) -> Look:
    return Look(size, size, size, 1)


def test_two_equal_looks_a_quiet_interval_apart_settle_a_file() -> None:
    """Neither one look, nor two in haste, nor two that differ, are enough."""
    settling = Settling(quiet=1.0)
    settling.note(FILE, look(1), 10.0)
    assert settling.waiting(10.9) == []
    assert not settling.settled(FILE, look(1), 10.9)
    assert settling.waiting(11.0) == [FILE]
    assert not settling.settled(FILE, look(2), 11.0)
    assert settling.waiting(11.9) == []
    assert settling.settled(FILE, look(2), 12.0)
    assert len(settling) == 0


def test_noting_the_same_look_again_does_not_begin_anew() -> None:
    """Events about a file that does not change must not keep it waiting for ever."""
    settling = Settling(quiet=1.0)
    for tenth in range(10):
        settling.note(FILE, look(1), tenth / 10)
    assert settling.settled(FILE, look(1), 1.0)


def test_a_file_that_is_gone_is_waited_for_no_more() -> None:
    """What vanishes before it settled is forgotten, and comes anew if it comes back."""
    settling = Settling(quiet=1.0)
    settling.note(FILE, look(1), 0.0)
    settling.drop(FILE)
    settling.drop(FILE)
    assert settling.waiting(9.0) == []
    assert not settling.settled(FILE, look(1), 9.0)
    assert settling.settled(FILE, look(1), 10.0)


def test_what_was_refused_before_is_told_from_what_is_new() -> None:
    """Files that are tried again do not count as something going on."""
    settling = Settling(quiet=1.0)
    assert settling.all_of([])
    settling.note(FILE, look(1), 0.0)
    assert settling.all_of({FILE})
    assert not settling.all_of({Path("/in/other.txt")})


@given(
    st.floats(0.01, 5),
    st.lists(st.tuples(st.floats(0, 3), st.integers(0, 2), st.booleans()), max_size=40),
)
def test_nothing_settles_that_changed_within_the_quiet_interval(
    quiet: float, looks: list[tuple[float, int, bool]]
) -> None:
    """Whatever looks come when, a file settles only when all looks of at least the quiet interval were equal."""
    settling, now = Settling(quiet), 0.0
    history: list[tuple[float, int]] = []
    for wait, size, second in looks:
        now += wait
        history.append((now, size))
        if not second:
            settling.note(FILE, look(size), now)
        elif settling.settled(FILE, look(size), now):
            equal = list(takewhile(lambda seen, size=size: seen[1] == size, reversed(history)))
            assert now - equal[-1][0] >= quiet
            history.clear()
