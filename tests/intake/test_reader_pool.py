"""A reader that dies, hangs, swells or talks nonsense costs its file the reading, never its custody, never the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.errors import NoReader
from dossier.intake.describe_files import described_by
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits, Start, Task
from dossier.intake.reader_start import launch, launched_ahead
from dossier.intake.sandbox_probe import measured
from dossier.model.reports import Outcome
from dossier.sandbox import landlock
from tests.repository.house import House

HOSTILE = (sys.executable, str(Path(__file__).with_name("hostile.py")))
LOOSE = (*HOSTILE, "--loose")
LIMITS = Limits(seconds=2.0, memory=1 << 30)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        yield house


def add(house: House, folder: Path, cage: ReaderPool) -> dict[str, Outcome]:
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: cage)
    try:
        return {Path(outcome.path).stem: outcome for outcome in intake.add([folder])}
    finally:
        intake.close()


def test_every_misbehaviour_costs_one_file_its_reading(house: House, tmp_path: Path) -> None:
    """Each hostile file is in custody with a reason; every honest file between them is read; the audit is clean."""
    drop = tmp_path / "drop"
    drop.mkdir()
    asks = ("HANG", "DIE", "SWELL", "GARBAGE", "WRONG", "EMPTY", "LIE", "SURROGATE")
    for number, ask in enumerate(asks):
        (drop / f"{number}{ask}.txt").write_text(f"{ask} and the words that follow, el puente cayó.\n")
        (drop / f"{number}honest.txt").write_text(f"Report {number}: the ferry left at noon.\n")
    found = add(house, drop, ReaderPool(1, LIMITS, HOSTILE))
    assert {name: outcome.status for name, outcome in found.items() if "honest" in name} == {
        f"{number}honest": "added" for number in range(len(asks))
    }
    reasons = {name[1:]: outcome.reason for name, outcome in found.items() if outcome.status == "quarantined"}
    assert reasons == {
        "HANG": "took longer than 2 seconds to read",
        "DIE": "makes its reader fail (exit status 3) and cannot be read",
        "SWELL": "needs more memory than a reader may take (1024 MB)",
        "GARBAGE": "makes its reader fail (SIGKILL) and cannot be read",
        "WRONG": "makes its reader fail (SIGKILL) and cannot be read",
        "EMPTY": "its reader gave no description",
        "LIE": reasons["LIE"],
        "SURROGATE": "makes its reader fail (SIGKILL) and cannot be read",
    }
    assert "are not where it says" in (reasons["LIE"] or "")
    assert house.catalog.count(parse_query("")) == 2 * len(asks)
    assert house.faults() == []


def test_a_reader_gone_mad_speaks_for_its_own_file_alone(tmp_path: Path) -> None:
    """Described without an archive, a file has one line about itself, or a reason; the others are described."""
    asks = ("FORGE", "BROKEN", "EMPTY", "OTHER", "INNER")
    for number, ask in enumerate(asks):
        (tmp_path / f"{number}{ask}.txt").write_text(f"{ask} and the words that follow, el puente cayó.\n")
    (tmp_path / "honest.txt").write_text("The ferry left at noon.\n")
    with ReaderPool(1, LIMITS, HOSTILE) as cage:
        found = list(described_by(cage, [tmp_path], rendition=False))
    told = [Path(one.path).stem for one in found if one.description]
    assert told == ["4INNER", "honest"]
    nothing = "its reader gave no description"
    places = [str(tmp_path / f"{number}{ask}.txt") for number, ask in enumerate(asks)]
    refused = [(one.path, one.reason) for one in found if not one.description]
    assert refused == [(place, nothing) for place in (*places[:4], *[f"{places[4]}//?"] * 5)]


def test_a_reader_that_cannot_start_is_no_files_fault(house: House, tmp_path: Path) -> None:
    """When no reader starts, adding ends with that error; what was kept is read at the next start."""
    drop = tmp_path / "drop"
    drop.mkdir()
    (drop / "a.txt").write_text("The ferry left at noon.\n")
    for command in ((sys.executable, "-c", "raise SystemExit(7)"), (str(tmp_path / "no such program"),)):
        with pytest.raises(NoReader) as caught:
            add(house, drop, ReaderPool(1, LIMITS, command))
        assert "7" in caught.value.reason or "No such file" in caught.value.reason
    assert house.catalog.row("R1").state == "archived"
    assert add(house, drop, ReaderPool(1))["a"].status == "unchanged"
    assert house.catalog.row("R1").state == "read"


def test_tasks_are_answered_whatever_their_number(tmp_path: Path) -> None:
    """Each task gets one answer; a cage that is closed with tasks in hand gives up and leaves nothing running."""
    for number in range(40):
        (tmp_path / f"{number}.txt").write_text(f"Report {number} on ferries.\n")
    tasks = [Task(number, str(tmp_path / f"{number}.txt"), f"{number}.txt", f"R{number}", 1) for number in range(40)]
    with ReaderPool(2) as cage:
        cage.submit(tasks)
        answers = []
        while cage.open:
            answers += list(cage.ready(wait=True))
        assert list(cage.ready(wait=True)) == []
        cage.submit(tasks)
    assert sorted(answer.key for answer in answers) == list(range(40))
    assert all(answer.rendition and answer.reason is None for answer in answers)


def test_a_cage_tells_whether_its_readers_have_enough_to_do(tmp_path: Path) -> None:
    """So many files a reader count until they are answered, whoever takes the answers, and no longer."""
    (tmp_path / "a.txt").write_text("The ferry left at noon.\n")
    tasks = [Task(number, str(tmp_path / "a.txt"), "a.txt", f"R{number}", 1) for number in range(8)]
    with ReaderPool(2, command=(sys.executable, "-c", "import time; time.sleep(600)")) as stuck:
        stuck.submit(tasks)
        assert stuck.has_for_each(4)
        assert not stuck.has_for_each(5)
    with ReaderPool(2) as cage:
        cage.submit(tasks)
        next(cage.ready(len(tasks)))
        assert not cage.has_for_each(1)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_what_a_reader_started_ends_with_it(tmp_path: Path) -> None:
    """A reader that is ended at its deadline leaves no program of its own running."""
    (tmp_path / "a.txt").write_text("PARENT of another program\n")
    with ReaderPool(1, Limits(seconds=1), LOOSE) as cage:
        cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt", "R1", 1)])
        (answer,) = cage.ready(wait=True)
    assert answer.reason == "took longer than 1 seconds to read"
    (child,) = tmp_path.glob("*.child")
    for _ in range(100):
        if not Path("/proc", child.stem).exists() or "\nState:\tZ" in Path("/proc", child.stem, "status").read_text():
            break
        time.sleep(0.05)
    else:
        pytest.fail(f"program {child.stem} is still at work")


def test_closing_does_not_wait_for_a_reader_that_hangs(tmp_path: Path) -> None:
    """A cage can be closed while a reader hangs, long before its deadline."""
    (tmp_path / "a.txt").write_text("HANG for ever\n")
    with ReaderPool(1, Limits(seconds=3600), HOSTILE) as cage:
        cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt", "R1", 1)])


def test_what_is_no_file_is_said_and_not_waited_on(tmp_path: Path) -> None:
    """A reader asked for a pipe, a folder or nothing at all answers at once, in words."""
    os.mkfifo(tmp_path / "pipe")
    wanted = {1: tmp_path / "pipe", 2: tmp_path, 3: tmp_path / "gone", 4: Path(os.devnull)}
    with ReaderPool(1) as cage:
        cage.submit(Task(key, str(path), path.name) for key, path in wanted.items())
        reasons = {}
        while cage.open:
            reasons |= {answer.key: answer.reason for answer in cage.ready(wait=True)}
    assert reasons == {
        1: "is a pipe, not a file",
        2: "is a folder",
        3: "cannot be opened: No such file or directory",
        4: "is a device, not a file",
    }


COUNTED = "import sys; open(sys.argv[1], 'a').write('x'); from dossier.intake.reader_process import main; main()"


def test_few_files_are_read_by_one_reader(tmp_path: Path) -> None:
    """Readers that would take longer to start than the work takes are not started, however many are allowed."""
    started = tmp_path / "started"
    (tmp_path / "a.txt").write_text("A report on ferries.\n")
    tasks = [Task(number, str(tmp_path / "a.txt"), "a.txt") for number in range(8)]
    with ReaderPool(8, Limits(), (sys.executable, "-c", COUNTED, str(started))) as cage:
        cage.submit(tasks)
        while cage.open:
            assert all(answer.reason is None for answer in cage.ready(wait=True))
    assert started.read_text() == "x"


def test_a_reader_launched_ahead_is_the_first_one_at_work(tmp_path: Path) -> None:
    """It is not started again; and one that was told something else is left alone."""
    started = tmp_path / "started"
    (tmp_path / "a.txt").write_text("A report on ferries.\n")
    command = (sys.executable, "-c", COUNTED, str(started))
    for keeps, times in ((True, "x"), (False, "xxx")):
        ahead = launch(command, Start(Limits(), keeps))
        with ReaderPool(2, Limits(), command, ahead) as cage:
            cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt", "R1", 1)])
            (answer,) = cage.ready(wait=True)
        ahead.end()
        assert answer.reason is None
        assert started.read_text() == times


def test_a_reader_launched_ahead_ends_whether_it_was_taken_or_not() -> None:
    """Nothing is left running when the archive could not even be opened."""
    with launched_ahead() as ahead:
        assert ahead is None or ahead.child.poll() is None
    assert ahead is None or ahead.child.poll() is not None


def test_a_file_that_takes_its_time_keeps_no_others_waiting(tmp_path: Path) -> None:
    """Behind a reader that hangs another is started, which answers the rest before the first one's time is up."""
    (tmp_path / "hang.txt").write_text("HANG and the words that follow.\n")
    (tmp_path / "a.txt").write_text("A report on ferries.\n")
    with ReaderPool(2, Limits(seconds=600), HOSTILE) as cage:
        cage.submit([Task(0, str(tmp_path / "hang.txt"), "hang.txt", "R0", 1)])
        cage.submit([Task(n, str(tmp_path / "a.txt"), "a.txt", f"R{n}", 1) for n in range(1, 40)])
        answers: list[int] = []
        while len(answers) < 39:
            answers += [answer.key for answer in cage.ready(wait=True)]
    assert sorted(answers) == list(range(1, 40))


def attacked(tmp_path: Path, command: tuple[str, ...] = HOSTILE) -> dict[str, str]:
    """How each deed of `hostile_deeds` ended that was tried within a reader."""
    (tmp_path / "a.txt").write_text("ATTACK from within\n")
    with ReaderPool(1, Limits(), command) as cage:
        cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt", "R1", 1)])
        (answer,) = cage.ready(wait=True)
    return dict(json.loads(answer.reason or ""))


def test_a_reader_that_was_taken_over_can_do_nothing(tmp_path: Path) -> None:
    """Connecting, opening, writing, running, forking, tracing, signalling: the system refuses it all to a reader."""
    bound = measured()
    if not bound.seccomp:
        pytest.skip("this system has no seccomp, or a container forbids it")
    assert {deed: end for deed, end in attacked(tmp_path).items() if end != "refused"} == {}


FILES = ("open a file", "open its own program", "list a folder", "open through /proc")


def test_landlock_alone_keeps_a_reader_from_files(tmp_path: Path) -> None:
    """Where there is Landlock and no seccomp, no file can be opened and no folder listed all the same."""
    if not landlock.version():
        pytest.skip("this kernel has no Landlock, or a container forbids it")
    found = attacked(tmp_path, (*HOSTILE, "--without-seccomp"))
    assert {deed: found[deed] for deed in FILES} == dict.fromkeys(FILES, "refused")
    assert found["start a thread"] == "done"


def test_without_the_kernels_help_readers_work_and_say_so(tmp_path: Path) -> None:
    """Where neither can be had, files are read all the same, and the reader says that only limits bind it."""
    (tmp_path / "a.txt").write_text("A report on ferries.\n")
    with ReaderPool(1, Limits(), LOOSE) as cage:
        cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt", "R1", 1)])
        (answer,) = cage.ready(wait=True)
        (found,) = cage.protections()
    assert answer.reason is None
    assert (found.landlock, found.seccomp) == (0, False)
    assert {"time", "output"} <= set(found.limits)
    assert attacked(tmp_path, LOOSE)["open its own program"] == "done"


def test_a_reader_tells_what_binds_it(tmp_path: Path) -> None:
    """What readers at work report is what is told when somebody asks for the protection in force."""
    (tmp_path / "a.txt").write_text("A report on ferries.\n")
    with ReaderPool(1) as cage:
        cage.submit([Task(1, str(tmp_path / "a.txt"), "a.txt")])
        list(cage.ready(wait=True))
        (found,) = cage.protections()
    told = measured()
    assert (found.limits, found.landlock, found.seccomp) == (told.limits, told.landlock, told.seccomp)


def test_what_no_kernel_grants_is_not_told() -> None:
    """A kernel that refuses Landlock and seccomp, as an older one or a container does, is told as one without them."""
    refused = "from dossier.sandbox import kernel; kernel.machine = lambda: ''"
    told = "from dossier.sandbox import confine; print(confine(1 << 32).json())"
    done = subprocess.run([sys.executable, "-c", f"{refused}; {told}"], capture_output=True, text=True, check=True)
    assert "'landlock': 0, 'seccomp': False" in done.stdout


def test_a_reader_that_floods_is_ended(house: House, tmp_path: Path) -> None:
    """A reader that finds more within a file than may be costs that file its reading; what came before is kept."""
    drop = tmp_path / "drop"
    drop.mkdir()
    (drop / "a.txt").write_text("FLOOD of files\n")
    (drop / "b.txt").write_text("The ferry left at noon.\n")
    found = add(house, drop, ReaderPool(1, Limits(parts=20), HOSTILE))
    assert (found["a"].status, found["a"].reason) == (
        "quarantined",
        "makes its reader fail (SIGKILL) and cannot be read",
    )
    assert found["b"].status == "added"
    assert house.faults() == []
