"""A file is taken once it has stopped changing, and never before."""

from __future__ import annotations

from itertools import pairwise, takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.intake.file_stat import FileStat
from dossier.intake.settle import Settling
from dossier.intake.settle_backoff import why_waiting

FILE = "/in/report.txt"
QUIET = 1.0  # seconds


def look(size: int) -> FileStat:
    return FileStat(size, size + 1, size + 1, 1)


def test_two_equal_looks_a_quiet_interval_apart_settle_a_file() -> None:
    """Neither one look, nor two in haste, nor two that differ, are enough."""
    settling = Settling()
    settling.note(FILE, look(1), 10.0, QUIET)
    assert settling.waiting(10.9) == []
    assert not settling.settled(FILE, look(1), 10.9)
    assert settling.waiting(11.0) == [FILE]
    assert not settling.settled(FILE, look(2), 11.0)
    assert settling.waiting(11.9) == []
    assert settling.settled(FILE, look(2), 12.0)
    assert len(settling) == 0


def test_noting_the_same_look_again_does_not_begin_anew() -> None:
    """Events about a file that does not change must not keep it waiting for ever."""
    settling = Settling()
    for tenth in range(10):
        settling.note(FILE, look(1), tenth / 10, QUIET)
    assert settling.settled(FILE, look(1), 1.0)


@pytest.mark.parametrize(("mtime", "ctime", "due"), [(10**9, 10**9, 2.0), (10**9, 10**9 + 1, QUIET), (7, 7, QUIET)])
def test_disks_that_date_to_the_second_are_given_two(mtime: int, ctime: int, due: float) -> None:
    """On FAT what changes within two seconds bears the same date: a second change would never be seen.

    A file whose own date is whole, as from the web, is on another disk known by the system's date for it.
    """
    settling, dated = Settling(), FileStat(5, mtime, ctime, 1)
    settling.note(FILE, dated, 0.0, QUIET)
    assert settling.waiting(due - 0.1) == []
    assert not settling.settled(FILE, dated, due - 0.1)
    assert settling.waiting(due) == [FILE]
    assert settling.settled(FILE, dated, due)


def test_a_file_that_is_gone_is_waited_for_no_more() -> None:
    """What vanishes before it settled is forgotten, and comes anew if it comes back."""
    settling = Settling()
    settling.note(FILE, look(1), 0.0, QUIET)
    settling.drop(FILE)
    settling.drop(FILE)
    assert settling.waiting(9.0) == []
    assert not settling.settled(FILE, look(1), 9.0)
    settling.note(FILE, look(1), 9.0, QUIET)
    assert not settling.settled(FILE, look(1), 9.9)
    assert settling.settled(FILE, look(1), 10.0)


def test_files_are_counted_by_the_folder_that_they_are_watched_in() -> None:
    """Each folder has a quiet interval and a count of its own, and can be forgotten without the others."""
    settling = Settling()
    settling.note("/a/1", look(1), 0.0, 1.0, "/a")
    settling.note("/a/2", look(1), 0.5, 1.0, "/a")
    settling.note("/a/b/1", look(1), 0.0, 5.0, "/a/b")
    settling.note("/a/1", look(2), 0.6, 1.0, "/a")
    assert (settling.within("/a"), settling.within("/a/b"), settling.oldest()) == (2, 1, 0.0)
    assert settling.waiting(1.5) == ["/a/2"]
    assert settling.until_due(1.5) == 0.0
    settling.drop_within("/a")
    assert (settling.within("/a"), settling.within("/a/b"), len(settling)) == (0, 1, 1)
    assert settling.waiting(4.9) == []
    assert settling.until_due(4.9) == pytest.approx(0.1)
    assert settling.settled("/a/b/1", look(1), 5.0)
    assert (settling.within("/a/b"), settling.oldest()) == (0, None)


def test_a_file_that_changes_as_soon_as_it_was_taken_in_is_waited_for_ever_longer() -> None:
    """In a day a log that is written to all the time is taken some thirty times; one that rests is as any other."""
    settling, now, size, taken = Settling(), 0.0, 0, list[float]()
    while now < 86_400:
        settling.note(FILE, look(size := size + 1), now, QUIET)
        while not settling.settled(FILE, look(size), now):
            now += 0.5
        taken.append(now)
        now += 0.5
    assert [later - earlier - 0.5 for earlier, later in pairwise(taken)][:5] == [2, 4, 8, 16, 32]
    assert len(taken) < 40
    assert taken[-1] - taken[-2] == pytest.approx(3600.5)
    assert settling.restless() == []
    settling.note(FILE, look(size + 1), now, QUIET)
    assert settling.restless() == [(FILE, 3600.0)]
    settling.drop(FILE)
    settling.note(FILE, look(size + 2), now + 3601, QUIET)
    assert settling.settled(FILE, look(size + 2), now + 3601 + QUIET)


def test_a_restless_file_that_went_and_comes_back_at_rest_is_told_no_more() -> None:
    """Its name alone is no reason to say that it keeps changing, neither at once nor once it was taken in."""
    settling, now = Settling(), 0.0
    for size in range(6):
        settling.note(FILE, look(size), now, QUIET)
        now += 20
        assert settling.settled(FILE, look(size), now) is (size < 5)  # by then it must rest for longer
    assert settling.restless()
    settling.drop(FILE)
    settling.note(FILE, look(9), now + 3601, QUIET)
    assert settling.restless() == []


def test_a_file_that_is_looked_at_again_or_changes_later_is_not_restless() -> None:
    """Neither a second look at the same bytes, nor the next edition some while later, is waited for any longer."""
    settling = Settling()
    settling.note(FILE, look(1), 0.0, QUIET)
    assert settling.settled(FILE, look(1), 1.0)
    settling.note(FILE, look(1), 1.1, QUIET)
    assert settling.settled(FILE, look(1), 2.1)
    settling.note(FILE, look(2), 13.0, QUIET)
    assert settling.settled(FILE, look(2), 14.0)


def test_what_settled_long_ago_is_not_remembered() -> None:
    """Ten thousand files that came and rested leave next to nothing in memory."""
    settling = Settling()
    for number in range(10_000):
        settling.note(str(number), look(1), number / 100, QUIET)
        assert settling.settled(str(number), look(1), number / 100 + QUIET)
    assert len(settling._backoff._last) <= 2200


@given(
    st.floats(0.01, 5),
    st.lists(st.tuples(st.floats(0, 3), st.integers(0, 2), st.booleans()), max_size=40),
)
def test_nothing_settles_that_changed_within_the_quiet_interval(
    quiet: float, looks: list[tuple[float, int, bool]]
) -> None:
    """Whatever looks come when, a file settles only when all looks of at least the quiet interval were equal."""
    settling, now = Settling(), 0.0
    history: list[tuple[float, int]] = []
    for wait, size, second in looks:
        now += wait
        history.append((now, size))
        if not second:
            settling.note(FILE, look(size), now, quiet)
        elif settling.settled(FILE, look(size), now):
            equal = list(takewhile(lambda seen, size=size: seen[1] == size, reversed(history)))
            assert now - equal[-1][0] >= quiet
            history.clear()


@pytest.mark.parametrize(
    ("quiet", "told"),
    [(0.8, "0.8 seconds"), (80.0, "80 seconds"), (1280.0, "21 minutes"), (3600.0, "an hour"), (5400.0, "1.5 hours")],
)
def test_long_times_of_waiting_are_told_as_people_tell_them(quiet: float, told: str) -> None:
    """A file that is waited for an hour is not said to be waited for 3600 seconds."""
    assert why_waiting(quiet).endswith(f"once it has stayed as it is for {told}")
