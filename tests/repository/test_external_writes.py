"""What one program writes, another that has the archive open hears of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from dossier import Archive
from dossier.model.events import Changes
from dossier.model.evidence import Span
from dossier.model.folders import FolderEdit
from dossier.model.links import Ruling
from dossier.model.outlets import Outlet
from dossier.model.plans import Plan
from tests.repository.house import REPORTS


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Archive, Archive]]:
    """One archive, opened twice, as two programs would; both have looked."""
    with ExitStack() as held:
        here, there = (held.enter_context(Archive.create(tmp_path / "archive", exist_ok=True)) for _ in range(2))
        assert here.news() == there.news() == Changes()
        yield here, there


def reports(folder: Path) -> list[Path]:
    folder.mkdir()
    paths = [folder / f"{number}.txt" for number, _ in enumerate(REPORTS)]
    for path, text in zip(paths, REPORTS, strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def test_what_is_heard_is_never_less_than_what_was_written(two: tuple[Archive, Archive], tmp_path: Path) -> None:
    """Every write of one program is heard by the other once, with all that its own listeners were told of."""
    here, there = two
    told: list[Changes] = []
    here.listen(told.append)

    def heard() -> None:
        said, news = Changes(), there.news()
        for changes in told:
            said |= changes
        assert said != Changes()
        assert news.reports >= said.reports or news.anything
        assert news.cases >= said.cases
        for name in ("folders", "links", "outlets", "rules", "searches"):
            assert getattr(news, name) >= getattr(said, name)
        assert there.news() == Changes()
        told.clear()

    [*here.add(reports(tmp_path / "in"))]
    heard()
    deeds = (
        lambda: here.corrections.set("R1", "outlet", "The Mompox Herald"),
        lambda: here.corrections.undo("R1", "outlet"),
        lambda: here.links.rule(Ruling("R1", "R3", "together")),
        lambda: here.links.undo_ruling("R1", "R3"),
        lambda: here.cases.new("Bridge", ["R1", "R2"]),
        lambda: here.cases.add_note("Bridge", "Who built it?", private=True),
        lambda: here.cases.mark_note("Bridge", here.cases.get("Bridge").notes[0].note, False),
        lambda: here.plans.set("Bridge", Plan(title="What fell")),
        lambda: here.plans.redact("Bridge", "R1", Span(0, 5), "a name", None),
        lambda: here.plans.undo_redaction("Bridge", here.plans.redactions("Bridge")[0].redaction),
        lambda: here.tags.add(["R1", "R2"], ["strike"]),
        lambda: here.tags.remove(["R1"], ["strike"]),
        lambda: here.reports.trash(["R1"]),
        lambda: here.reports.restore(["R1"]),
        lambda: here.search.save("Bridges", "bridge"),
        lambda: here.search.save("Dams", "dam", "Bridges"),
        lambda: here.search.remove("Dams"),
        lambda: here.corrections.accept("R1", "headline"),
        lambda: here.cases.remove("Bridge", ["R2"]),
        lambda: here.folders.add(str(tmp_path / "in"), FolderEdit(paused=True)),
        lambda: here.outlets.set(Outlet("The Mompox Herald", domains=("mompox.example",))),
    )
    for deed in deeds:
        deed()
        heard()


def test_what_a_program_wrote_itself_is_no_news_to_it(two: tuple[Archive, Archive], tmp_path: Path) -> None:
    """News are of others alone, also where the writes of both alternate."""
    here, there = two
    [*here.add(reports(tmp_path / "in"))]
    assert here.news() == Changes()
    there.cases.new("There")
    here.cases.new("Here")
    there.cases.new("There again")
    names = {case.case: case.name for case in here.cases.list()}
    assert {names[case] for case in here.news().cases} == {"There", "There again"}
    assert {names[case] for case in there.news().cases if case} >= {"Here"}
