"""One thread is woken for as many answers as it waits for, and no later than that."""

from __future__ import annotations

from threading import Thread

import pytest

from dossier.errors import NoReader
from dossier.intake.reader_protocol import ReaderAnswer
from dossier.intake.reader_results import Answers


def test_so_many_are_waited_for_as_were_asked_for() -> None:
    """Whoever waits comes back with all of them, however many threads put them one by one."""
    answers, threads, each = Answers(), 4, 500

    def put() -> None:
        for key in range(each):
            answers.put(ReaderAnswer(key))

    hands = [Thread(target=put) for _ in range(threads)]
    for hand in hands:
        hand.start()
    taken = 0
    for wanted in (1, 7, 300, threads * each - 308):
        answers.wait(wanted)
        assert len(answers) >= wanted
        for _ in range(wanted):
            answers.take()
            taken += 1
    for hand in hands:
        hand.join()
    assert (taken, len(answers)) == (threads * each, 0)


def test_a_failure_wakes_whoever_waits_for_more() -> None:
    """It comes after the answers that were there before it, and is told once."""
    answers = Answers()
    answers.put(ReaderAnswer(1))
    failing = Thread(target=answers.put, args=[NoReader("it is gone")])
    failing.start()
    answers.wait(100)
    assert answers.take().key == 1
    with pytest.raises(NoReader, match="it is gone"):
        answers.take()
    failing.join()
    answers.put(ReaderAnswer(2))
    answers.wait(1)
    assert answers.take().key == 2


def test_nothing_is_waited_for_where_nothing_is_asked_for() -> None:
    """Who only looks whether anything is there comes back at once."""
    answers = Answers()
    answers.wait(0)
    assert len(answers) == 0
