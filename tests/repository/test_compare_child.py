"""Comparing is done by a confined child: a hostile report costs the comparison, never the program."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from dossier import Archive
from dossier.children import Dialogue
from dossier.compare import compare_judged, copy_tree
from dossier.error_sentences import sentence
from dossier.errors import NotCompared, Stopped
from dossier.model.evidence import Span
from dossier.model.judgements import Corrected, Judgement, Merged, SettledRow
from dossier.model.reports import Record
from dossier.repository.compare_child import Comparer

TOLD = (
    "Twelve people were killed in the fire of Momil on Sunday. “We will rebuild the old house,” said Ann Lee.",
    "Nine people were killed in the fire of Momil on Sunday. “We will rebuild the old house,” said Ann Leigh.",
)
LONG = "He saw 12 cars and 13 trucks at the house of John Smith, 34, who was hurt. "


def record(report: str, text: str) -> Record:
    return Record(report, 1, text, (Span(0, len(text)),), language="en", published="2019-03-04")


def records() -> list[Record]:
    return [record(f"R{n}", text) for n, text in enumerate(TOLD, 1)]


@pytest.fixture
def comparer() -> Iterator[Comparer]:
    with closing(Comparer()) as made:
        yield made


def test_the_child_finds_what_comparing_here_finds(comparer: Comparer) -> None:
    """Rows, cells, values with their types and people's judgements come back as they are; one child does several."""
    told = records()
    key = next(found for found in compare_judged(told, (), headlines=True).findings if found.key == "figure/killed")
    said = (
        Corrected(key.ref, key.cells[0].pin, 11),
        SettledRow(key.ref, "the hospital counted", 9.5),
        Merged((key.ref, replace(key.ref, key="figure/none"))),
    )
    judgements = [Judgement(f"J{n}", "C1", one, "2026-01-01T00:00:00Z", "person:ana") for n, one in enumerate(said)]
    here = compare_judged(told, judgements, headlines=True)
    for _ in range(2):
        found = comparer.compare(told, judgements)
        assert (list(found.findings), found.judgements) == (here.findings, here.judgements)
        assert repr(list(found.findings)) == repr(here.findings)  # 9 is no 9.0


def test_too_long_a_comparison_ends_with_a_sentence() -> None:
    """One that takes more CPU time than it may names the longest report; the next is answered by another child."""
    long = record("R7", LONG * 4000)
    with closing(Comparer(lambda reports: 1.0 if reports == 3 else 600.0)) as comparer:
        with pytest.raises(NotCompared) as refused:
            comparer.compare([*records(), long], [])
        assert sentence(refused.value) == (
            "The comparison takes too long, and was given up; nothing is lost. Most of the words are in "
            f"R7 ({len(long.rendition):,} characters): without such a report in the case, the others can be compared."
        )
        assert comparer.compare(records(), []).findings


def test_a_comparison_says_how_far_it_is(comparer: Comparer) -> None:
    """Its steps rise to the whole, and what `step` raises ends it; the next question has its own answer."""
    steps = list[tuple[int, int]]()
    comparer.compare(records(), [], lambda done, whole: steps.append((done, whole)))
    assert steps == sorted(steps) and steps[-1] == (100, 100) and len(steps) > 5

    def refuse(done: int, _: int) -> None:
        if done:
            raise Stopped("It")

    with pytest.raises(Stopped):
        comparer.compare(records(), [], refuse)
    assert [one.report for one in comparer.compare(records(), []).copies] == ["R1", "R2"]


def test_a_comparison_is_stopped_from_another_thread(comparer: Comparer) -> None:
    """Stopping ends the question in hand at once, and none that comes after it."""
    comparer.stop()  # of nothing
    assert comparer.compare(records(), []).findings
    stops = threading.Thread(target=comparer.stop)

    def stop(done: int, _: int) -> None:
        if done == 0 and not stops.is_alive():
            stops.start()
            stops.join()

    with pytest.raises(Stopped):
        comparer.compare([*records(), record("R7", LONG * 4000)], [], stop)
    assert comparer.compare(records(), []).findings


@pytest.mark.parametrize(
    "answer",
    [
        b"no JSON\n",
        b"[]\n",
        b'{"findings": [1], "applying": [], "copies": []}\n',
        b'{"findings": [], "applying": []}\n',
        b'{"findings": [], "applying": [], "copies": []}\n',
        b'{"findings": [], "applying": [], "copies": [{"report": "R1", "source": "R1"}]}\n',
        b'{"findings": [], "applying": [], "copies": [{"report": "R1", "source": "R1"},'
        b' {"report": "R2", "source": "R3"}]}\n',
        b"",
        b'{"findings": "',
        b"7\n",
        b'{"done": "x", "whole": 1}\n',
        b'{"done": 0, "whole": 0}\n',
        b'{"done": 1, "whole": 1}\n',
    ],
)
def test_what_a_child_gone_mad_says_is_no_finding(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the child writes instead of an answer costs the comparison; nothing else happens."""
    monkeypatch.setattr("dossier.repository.compare_child.child_command", lambda _: ["printf", "%s", answer.decode()])
    with closing(Comparer()) as comparer, pytest.raises(NotCompared, match="ended the process at work on it"):
        comparer.compare(records(), [])


def test_a_cell_of_a_report_that_was_not_compared_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child cannot put words into the mouth of a report that it was not given."""
    found = compare_judged(records(), (), headlines=True)
    asked, copies = found.findings[0], [asdict(one) for one in found.copies]
    forged = json.dumps({"findings": [asdict(asked)], "applying": [], "copies": copies}) + "\n"

    def forge(self: Dialogue, question: bytes, seconds: float, answer: object) -> bytes:
        return forged.encode()

    monkeypatch.setattr(Dialogue, "ask", forge)
    with closing(Comparer()) as comparer:
        assert comparer.compare(records(), []).findings == (asked,)
        with pytest.raises(NotCompared):
            comparer.compare(records()[:1], [])


def test_the_child_finds_the_copies_that_are_found_here(comparer: Comparer) -> None:
    """The tree comes back as it is, with the words of each change at their places."""
    case = [*records(), *(record(f"R{n}", f"{LONG}{TOLD[0]} Report {n} ends here.") for n in (3, 4))]
    found = comparer.compare(case, []).copies
    assert found == copy_tree(case) and any(one.changes for one in found)
    assert comparer.compare([], []).copies == ()


def test_words_of_a_copy_that_its_report_has_not_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child cannot quote what no report has at this place."""
    case = [record(f"R{n}", LONG * 2) for n in (1, 2)]
    tree = json.dumps({"findings": [], "applying": [], "copies": [asdict(one) for one in copy_tree(case)]})
    answers = iter((tree, tree.replace("12 cars", "99 cars")))
    monkeypatch.setattr(Dialogue, "ask", lambda *_: next(answers).encode() + b"\n")
    with closing(Comparer()) as comparer:
        assert comparer.compare(case, []).copies == copy_tree(case)
        with pytest.raises(NotCompared):
            comparer.compare(case, [])


def test_closing_ends_a_comparison_at_work() -> None:
    """Whoever waits for it is told that it was stopped; afterwards nothing is compared any more."""
    begun, told = threading.Event(), list[str]()
    comparer = Comparer()
    ask = Dialogue.ask

    def watched(self: Dialogue, question: bytes, seconds: float, answer: object) -> bytes:
        begun.set()
        return ask(self, question, seconds, answer)  # type: ignore[arg-type]

    def wait() -> None:
        try:
            comparer.compare([*records(), record("R7", LONG * 40_000)], [])
        except NotCompared as error:
            told.append(error.reason)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Dialogue, "ask", watched)
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert begun.wait(60)
        comparer.close()
        waiting.join(60)
    assert told == ["was stopped"] and not waiting.is_alive()
    with pytest.raises(NotCompared, match="was stopped"):
        comparer.compare(records(), [])


def test_the_archive_compares_in_a_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing, copies, a judgement and a brief each say that the limit was hit; reports stay as they were."""
    monkeypatch.setattr("dossier.archive.Comparer", lambda: Comparer(lambda _: 0.001))
    for n, text in enumerate(TOLD, 1):
        (tmp_path / f"{n}.txt").write_text(f"Fire in Momil, report {n}\n\n{text} {LONG * 300}\n")
    with Archive.create(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "1.txt", tmp_path / "2.txt"]))
        archive.cases.new("Fire", ["R1", "R2"])
        events = len(archive.reports.history())
        for verb in (
            lambda: archive.compare.findings("Fire"),
            lambda: archive.compare.copies("Fire"),
            lambda: archive.judgements.settle("Fire", "figure/killed", "seen"),
            lambda: archive.briefs.write("Fire", tmp_path / "brief.html"),
        ):
            with pytest.raises(NotCompared, match="takes too long"):
                verb()
        assert len(archive.reports.history()) == events and not (tmp_path / "brief.html").exists()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system shows no confinement of a process")
def test_the_child_is_confined() -> None:
    """Its memory is limited, and where there is seccomp it filters the calls of the process."""
    with closing(Comparer()) as comparer:
        comparer.compare(records(), [])
        child = comparer._child
        assert child is not None
        limits, status = (Path(f"/proc/{child.pid}/{name}").read_text() for name in ("limits", "status"))
    memory = next(line.split()[3] for line in limits.splitlines() if line.startswith("Max address space"))
    assert int(memory) == 3 << 30
    from dossier import protection_status

    found = protection_status.measured()
    assert found is not None
    assert ("Seccomp:\t2" in status) is found.seccomp
