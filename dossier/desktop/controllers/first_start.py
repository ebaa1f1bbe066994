"""The first start: shows its page where no archive is, and makes what the person decided on, and nothing before."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from dossier.archive_place import ArchivePlace, archive_at, look_at
from dossier.demo import demonstrate
from dossier.desktop.appearance import Appearance
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.views.first_run import FirstRun
from dossier.desktop.workers.worker import Lane
from dossier.resources import seeds
from dossier.translations import tr

_OURS = frozenset({"watched folder", "archive", "brief.pdf", "brief.html"})
_LAST = "brief.html"  # what the demo makes last

# Where to begin: the archive's folder, what to watch, and whether it is the one to open from now on
Begin = Callable[[Path, Path | None, bool], object]


class Beginning(QObject):
    """`begin` is called once with what was decided; `leave` when the page was closed instead."""

    def __init__(self, look: Appearance, lane: Lane, begin: Begin, leave: Callable[[], object], sample: Path) -> None:
        """`sample` is where the sample archive is made."""
        super().__init__(lane)
        self._look, self._lane, self._begin, self._leave = look, lane, begin, leave
        self._sample = sample
        self.page: FirstRun | None = None

    def show(self, given: Path, missing: Path | None = None) -> None:
        page = self.page = FirstRun(self._look, given, dialogs.ask_folder, missing)
        page.asked.connect(self._ask)
        page.began.connect(lambda place, watch: self._end(place.expanduser().absolute(), watch, True))
        page.sampled.connect(self._make_sample)
        page.elsewhere.connect(self._open)
        page.left.connect(self._leave)
        self._ask(*page.wishes())
        page.show()

    def _ask(self, place: Path, watch: Path | None) -> None:
        def show_found(found: ArchivePlace) -> None:
            if self.page and self.page.wishes() == (place, watch):  # else it was typed on meanwhile
                self.page.show_place(found)

        self._lane.ask(lambda: look_at(place, [watch] if watch else []), show_found, self._fail)

    def _open(self, folder: Path) -> None:
        def then(archive: Path | None) -> None:
            if archive:
                self._end(archive, None, True)
            else:
                self._fail(tr("{path} holds no archive of Dossier.", path=str(folder)))

        self._lane.ask(lambda: archive_at(folder), then, self._fail)

    def _make_sample(self) -> None:
        self._lane.ask(lambda: sample_archive(self._sample), lambda made: self._end(made, None, False), self._fail)

    def _fail(self, sentence: str) -> None:
        if self.page:
            self.page.fail(sentence)

    def _end(self, folder: Path, watch: Path | None, keep: bool) -> None:
        if self.page:
            self.close()
            self._begin(folder, watch, keep)

    def close(self) -> None:
        """The page goes for good."""
        if page := self.page:
            self.page = None
            page.blockSignals(True)
            page.hide()
            page.deleteLater()


def sample_archive(folder: Path) -> Path:
    """The archive of the sample case in `folder`, made if it is not there yet. Raises what the demo raises."""
    archive = archive_at(folder / "archive")
    if archive and (folder / _LAST).exists():
        return archive
    if folder.exists() and {path.name for path in folder.iterdir()} <= _OURS:
        shutil.rmtree(folder)  # of a start that was cut short
    for _ in demonstrate(folder, seeds()):
        pass
    return folder / "archive"
