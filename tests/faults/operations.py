"""What is done to an archive while it is being broken: how each begins, and how it must have ended."""

from __future__ import annotations

import json
import shutil
import tarfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.faults.looking import CHANGED, LATER, write_reports
from tests.faults.nursery import ROOT, Nursery

_RELEASED = ROOT / "tests" / "repository" / "released" / "dossier-0.1.0.tar.xz"

Seen = Mapping[str, Any]  # what `look` gives


@dataclass(frozen=True, slots=True)
class Place:
    """A folder with an archive, sources, and room for what is printed."""

    folder: Path

    @property
    def archive(self) -> Path:
        return self.folder / "archive"

    @property
    def sources(self) -> Path:
        return self.folder / "in"

    @property
    def keys(self) -> Path:
        """What the computer keeps of the archive outside of it."""
        return self.folder / "keys"

    @property
    def product(self) -> Path:
        """Where briefs and backups go."""
        return self.folder / "product"

    @property
    def words(self) -> Path:
        """What a child printed."""
        return self.folder / "words"

    def copied_to(self, folder: Path) -> Place:
        """The same in another folder; archives may be moved about."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder)
        return Place(folder)

    def command(self, *words: str) -> dict[str, list[str]]:
        return {"argv": ["--archive", str(self.archive), "--json", *words]}


def _nothing(_: Place) -> None:
    pass


def _nobody(_: Place, __: list[Any], ___: Seen) -> list[str]:
    return []


@dataclass(frozen=True, slots=True)
class Operation:
    """A command, what comes before it, and what must be there once it said that it is done."""

    words: Callable[[Place], list[str]]
    before: Callable[[Place], None] = _nothing
    lost: Callable[[Place, list[Any], Seen], list[str]] = _nobody  # of what was said to be done
    founds: bool = False  # the archive itself


def _lost_reports(_: Place, said: list[Any], seen: Seen) -> list[str]:
    """Reports that were acknowledged and are not there."""
    lost = []
    for item in said:
        if item.get("sha256") and item.get("report"):
            found = seen["reports"].get(item["report"])
            if found is None or found["versions"][item["version"] - 1 :][:1] != [item["sha256"]]:
                lost.append(f"{item['report']} v{item['version']} was acknowledged and is not there")
    return lost


def _lost_correction(_: Place, said: list[Any], seen: Seen) -> list[str]:
    acknowledged = any(item.get("value") == "Bridge down" for item in _flat(said))
    return ["the correction"] if acknowledged and seen["reports"]["R1"]["headline"] != "Bridge down" else []


def _lost_brief(place: Place, said: list[Any], seen: Seen) -> list[str]:
    from dossier.model.digest import Digest

    wanted = [item["sha256"] for item in said if item.get("sha256")]
    if not wanted:
        return []
    there = Digest.of((place.product / "brief.html").read_bytes())
    return [f"the brief {digest}" for digest in wanted if digest != there or digest not in seen["exports"]]


def _lost_backup(place: Place, said: list[Any], _: Seen) -> list[str]:
    done = any("error" not in item for item in said)
    return ["the backup"] if done and not (place.product / "backup").exists() else []


def _make_backup(place: Place) -> None:
    from dossier import Archive

    with Archive.open(place.archive, keys=place.keys) as archive:
        archive.backup.write(place.product / "backup")


def _restore(place: Place) -> list[str]:
    """Beside what was restored before: nothing is put in its place."""
    taken = (place.product / "restored" / "dossier.json").exists()
    return ["restore", str(place.product / "backup"), str(place.product / ("again" if taken else "restored"))]


def _torn_restoration(place: Place, said: list[Any], seen: Seen) -> list[str]:
    """What was restored is all there was, or nothing is there; and there where that was said."""
    from tests.faults.looking import look

    restored = [out for name in ("restored", "again") if (out := place.product / name / "dossier.json").exists()]
    done = any("error" not in item for item in said)
    wrong = ["what was restored"] if done and not restored else []
    wrong += [f"{path} was not cleared away" for path in _half_restored(place) if done]
    others = place.folder / "others' keys"  # where it was made, only one of the two archives can go on
    for mark in restored:
        found = look(mark.parent, others)
        wrong += [f"restored as {mark.parent.name}: {fault}" for fault in found["faults"]]
        wrong += [f"restored without its {part}" for part in ("reports", "cases") if found[part] != seen[part]]
    return wrong + [str(path) for path in place.product.glob("restored/*") if not restored]


def _half_restored(place: Place) -> list[Path]:
    """Folders of restores that died; one that had become an archive by then may stay."""
    return [path for path in place.product.glob(".incoming-*") if not (path / "dossier.json").exists()]


def _bag(place: Place) -> list[str]:
    """A second bag beside one that is there: none is replaced."""
    out = place.product / "bag"
    return ["bag", "Puente", "--out", str(out.with_name("again") if out.exists() else out)]


def _torn_bag(place: Place, said: list[Any], _: Seen) -> list[str]:
    """A bag is whole, or not there; and there where that was said."""
    from dossier.briefs import standalone

    bags = [bag for name in ("bag", "again") if (bag := place.product / name).exists()]
    lost = [] if bags or all("error" in item for item in said) else ["the bag"]
    return lost + [f"{check.thing} of {bag.name}" for bag in bags for check in standalone.verify(bag) if not check.ok]


def _lost_word(word: str) -> Callable[[Place, list[Any], Seen], list[str]]:
    """What a person decided, as `look` tells it."""

    def lost(_: Place, said: list[Any], seen: Seen) -> list[str]:
        return [word] if said and word not in seen["decided"] else []

    return lost


def _flat(said: list[Any]) -> list[Any]:
    return [inner for item in said for inner in (item if isinstance(item, list) else [item, *item.get("claims", [])])]


def _bring_later(place: Place) -> None:
    (place.sources / "later.txt").write_bytes(LATER.replace("\n", "\r\n").encode())


def _bring_changed(place: Place) -> None:
    (place.sources / "bridge.txt").write_bytes(CHANGED.replace("\n", "\r\n").encode())


def _forget_archive(place: Place) -> None:
    for folder in (place.archive, place.keys):
        shutil.rmtree(folder, ignore_errors=True)
    _bring_later(place)


def _make_older(place: Place) -> None:
    """Puts in the archive's place one that the first release made, on a computer that knew none."""
    for folder in (place.archive, place.keys):
        shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(_RELEASED) as kept:
        kept.extractall(place.folder, filter="data")


def _leave_behind(place: Place) -> None:
    """Adds a line to the log that the catalog does not know, as a process that died leaves it."""
    path = place.archive / "log" / "events.jsonl"
    last = json.loads(path.read_bytes().splitlines()[-1])
    line = last | {"seq": last["seq"] + 1, "kind": "folder-watched", "type": "policy assignment"}
    line["detail"] = {"path": "/in"}
    with path.open("ab") as log:
        log.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")


def _tear(place: Place) -> None:
    """Adds half a line to the log."""
    with (place.archive / "log" / "events.jsonl").open("ab") as log:
        log.write(b'{"seq":99,"at":"20')


def _forget_catalog(place: Place) -> None:
    for path in place.archive.glob("catalog.sqlite*"):
        path.unlink()


def _later(place: Place) -> list[str]:
    return ["add", "--jobs", "1", str(place.sources / "later.txt")]


OPERATIONS: dict[str, Operation] = {
    "found": Operation(_later, _forget_archive, _lost_reports, founds=True),
    "add": Operation(_later, _bring_later, _lost_reports),
    "new-version": Operation(
        lambda place: ["add", "--jobs", "1", str(place.sources / "bridge.txt")], _bring_changed, _lost_reports
    ),
    "correction": Operation(lambda _: ["set", "R1", "headline", "Bridge down"], lost=_lost_correction),
    "export": Operation(
        lambda place: ["brief", "Puente", "--out", str(place.product / "brief.html")], lost=_lost_brief
    ),
    "bag": Operation(_bag, lost=_torn_bag),
    "migrate": Operation(lambda _: ["list"], _make_older),
    "mend": Operation(
        lambda _: ["case", "note", "Puente", "Ask again"], _leave_behind, _lost_word("Puente: Ask again")
    ),
    "torn": Operation(lambda _: ["case", "note", "Puente", "Ask again"], _tear, _lost_word("Puente: Ask again")),
    "tag": Operation(lambda _: ["tag", "R1", "strike"], lost=_lost_word("R1 strike")),
    "trash": Operation(lambda _: ["trash", "R1"], lost=_lost_word("R1 in the trash")),
    "judgement": Operation(lambda _: ["case", "grade", "R1", "B2"], lost=_lost_word("source-graded of R1")),
    "plan": Operation(
        lambda _: ["case", "plan", "Puente", "--question", "Who fell?"], lost=_lost_word("Puente: Who fell?")
    ),
    "catalog-gone": Operation(lambda _: ["list"], _forget_catalog),
    "rebuild": Operation(lambda _: ["rebuild"]),
    "restore": Operation(_restore, _make_backup, _torn_restoration),
    "backup": Operation(lambda place: ["backup", "--replace", str(place.product / "backup")], lost=_lost_backup),
}


def known_operations() -> list[str]:
    """Those that this Dossier has commands for."""
    from dossier.cli.main import dossier_command

    place = Place(Path("/nowhere"))
    return [name for name, operation in OPERATIONS.items() if operation.words(place)[0] in dossier_command.commands]


def prepare(nursery: Nursery, folder: Path) -> Place:
    """An archive with two reports in a case, in use before and closed; made once, then copied from beside it."""
    place, made = Place(folder), Place(folder.with_name("made"))
    if made.folder.exists():
        return made.copied_to(folder)
    shutil.rmtree(folder, ignore_errors=True)
    write_reports(place.sources)
    place.product.mkdir()
    for words in (
        ("add", "--jobs", "1", str(place.sources)),
        ("case", "new", "Puente"),
        ("case", "add", "Puente", "R1", "R2"),
    ):
        assert nursery.done("command", out=place.words, **place.command(*words)) == 0, complaints(place)
    place.copied_to(made.folder)
    return place


def said_by(place: Place) -> list[Any]:
    """What a child acknowledged: the whole lines of its output, as JSON."""
    lines = place.words.read_bytes().splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def complaints(place: Place) -> str:
    return Path(f"{place.words}.err").read_text(encoding="utf-8", errors="replace")


def half_written(place: Place) -> list[str]:
    """Temporary files that are still there."""
    return [str(path) for path in place.folder.rglob("*") if ".incoming-" in path.name]
