"""What a forger may do to an archive whose form they know; each tells what the audit must name at least."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing

from dossier.log.checkpoints import whole
from dossier.proofs.local_state import LocalState
from tests.repository.house import House, case
from tests.repository.sealed import IDENTITY, Sealed

Lines = list[bytes]
_POSIX = os.name != "nt"


def fill(house: Sealed) -> None:
    """Nine lines, and checkpoints over four, eight and nine of them."""
    house.recorder.record([case("Puente")])
    house.recorder.record([case("Ferry", 2)])
    house.witness.seal()
    house.keep(["Bridge falls\n\nMOMPOX, March 3 - It fell.\n", "Ferries run\n\nMOMPOX, March 9 - They run.\n"])
    house.witness.seal()
    house.recorder.record([case("Camino", 3)])
    house.witness.seal()


def lines_of(house: Sealed) -> Lines:
    return house.log.path.read_bytes().splitlines(keepends=True)


def put(house: Sealed, lines: Lines) -> None:
    house.log.path.write_bytes(b"".join(lines))


def renumbered(lines: Lines) -> Lines:
    """Lines whose numbers follow one another, as one would write them who knows the form."""
    events = [json.loads(line) for line in lines]
    numbered = [event | {"seq": number} for number, event in enumerate(events, 1)]
    return [json.dumps(event, separators=(",", ":")).encode() + b"\n" for event in numbered]


def catalog_made_again(house: Sealed) -> None:
    """As a forger does who knows that the catalog is compared, too."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        raw.execute("UPDATE meta SET value = 0")
        raw.execute("DELETE FROM event")  # of which a rebuild would know that there were more
        raw.commit()
    house.recorder.rebuild()


def deleted(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, lines[:3] + lines[4:])
    return ("log", "line 4", "missing")


def deleted_and_renumbered(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, renumbered(lines[:2] + lines[3:]))
    catalog_made_again(house)
    return ("log", "line 3", "changed")


def deleted_last(house: Sealed) -> tuple[str, str, str]:
    put(house, lines_of(house)[:-1])
    catalog_made_again(house)
    return ("log", f"line {len(lines_of(house)) + 1}", "missing")


def inserted(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, [*lines[:4], lines[3].replace(b"Ferry", b"Lancha"), *lines[4:]])
    return ("log", "line 5", "extra")


def inserted_and_renumbered(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, renumbered([*lines[:5], lines[4], *lines[5:]]))
    return ("log", "line 6", "changed")


def swapped(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, [*lines[:2], lines[3], lines[2], *lines[4:]])
    return ("log", "line 3", "changed")


def swapped_and_renumbered(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    first, second = lines.index(next(x for x in lines if b"Puente" in x)), 3
    lines[first], lines[second] = lines[second], lines[first]
    put(house, renumbered(lines))
    catalog_made_again(house)
    return ("log", f"line {min(first, second) + 1}", "changed")


def reordered(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, [lines[0], *reversed(lines[1:])])
    return ("log", "line 2", "changed")


def truncated(house: Sealed) -> tuple[str, str, str]:
    put(house, lines_of(house)[:5])
    catalog_gone(house)
    return ("log", "line 6", "missing")


def truncated_within_a_line(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, [*lines[:-1], lines[-1][:40]])
    catalog_gone(house)
    return ("log", f"line {len(lines)}", "missing")


def last_line_replaced(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    put(house, [*lines[:-1], lines[-1].replace(b"Camino", b"Sendero")])
    catalog_made_again(house)
    return ("log", f"line {len(lines)}", "changed")


def time_edited(house: Sealed) -> tuple[str, str, str]:
    lines = lines_of(house)
    lines[1] = lines[1].replace(b'"at":"2026', b'"at":"2025')
    put(house, lines)
    catalog_made_again(house)
    return ("log", "line 2", "changed")


def all_hashed_again(house: Sealed) -> tuple[str, str, str]:
    """Another text from the start, with bytes, log and catalog that agree with it."""
    folder = house.folder.with_name("forged")
    with House(folder) as forged:
        forged.recorder.record([case("Puente"), case("Ferry", 2)])
        forged.keep(["Bridge stands\n\nMOMPOX, March 3 - It stands.\n"])
    house.catalog.close()
    for name in ("log/events.jsonl", "catalog.sqlite"):
        shutil.copy(folder / name, house.folder / name)
    for name in ("catalog.sqlite-wal", "catalog.sqlite-shm"):
        (house.folder / name).unlink(missing_ok=True)
    shutil.rmtree(house.folder / "blobs")
    shutil.copytree(folder / "blobs", house.folder / "blobs")
    return ("log", "line 1", "changed")


def all_signed_again(house: Sealed) -> tuple[str, str, str]:
    """The same by one who has a key of his own, and signs with it."""
    folder = house.folder.with_name("forged")
    with Sealed(folder, folder.with_name("forged keys")) as forged:
        fill(forged)
    house.catalog.close()
    shutil.rmtree(house.folder / "log")
    shutil.copytree(folder / "log", house.folder / "log")
    catalog_gone(house)
    return ("key", house.memory.head().key, "missing")  # type: ignore[union-attr]


def checkpoints_dropped(house: Sealed) -> tuple[str, str, str]:
    house.checkpoints.path.unlink()
    return ("checkpoint", "file", "missing")


def checkpoint_taken_out(house: Sealed) -> tuple[str, str, str]:
    notes = list(whole(house.checkpoints.read()))
    house.checkpoints.path.write_bytes(b"".join(notes[:1] + notes[2:]))
    return ("checkpoint", "file", "missing")


def checkpoint_doubled(house: Sealed) -> tuple[str, str, str]:
    notes = list(whole(house.checkpoints.read()))
    house.checkpoints.path.write_bytes(b"".join([notes[0], notes[0], notes[2]]))
    return ("checkpoint", "line 6", "extra")


def key_replaced(house: Sealed) -> tuple[str, str, str]:
    other = LocalState(house.keys.with_name("forger"), IDENTITY).make_key()
    lines = lines_of(house)
    at = next(number for number, line in enumerate(lines) if b'"key-made"' in line)
    event = json.loads(lines[at])
    event["detail"]["key"] = str(other.public)
    lines[at] = json.dumps(event, separators=(",", ":")).encode() + b"\n"
    put(house, lines)
    catalog_made_again(house)
    return ("log", f"line {at + 1}", "changed")


def key_file_replaced(house: Sealed) -> tuple[str, str, str]:
    (path,) = house.memory.folder.glob("*.pem")
    path.write_bytes(LocalState(house.keys.with_name("forger"), IDENTITY).make_key().pem())
    return ("key", str(path), "damaged")


def key_without_a_word_of_the_one_before(house: Sealed) -> tuple[str, str, str]:
    forger = LocalState(house.keys.with_name("forger"), IDENTITY)
    seq = len(lines_of(house)) + 1
    event = {"seq": seq, "at": "2026-01-03T00:00:00.000000Z", "kind": "key-made", "type": "policy assignment"}
    line = json.dumps(event | {"agent": "person:x", "detail": {"key": str(forger.make_key().public)}})
    put(house, [*lines_of(house), line.replace(", ", ",").replace(": ", ":").encode() + b"\n"])
    catalog_made_again(house)
    return ("key", f"line {seq}", "changed")


def older_copy(house: Sealed) -> tuple[str, str, str]:
    older = house.folder.with_name("older")
    shutil.copytree(house.folder, older)
    seen = len(lines_of(house))
    house.recorder.record([case("Lancha", 4)])
    house.witness.seal()
    house.catalog.close()
    shutil.rmtree(house.folder)
    older.rename(house.folder)
    return ("log", f"line {seen + 1}", "missing")


def older_copy_that_went_on(house: Sealed) -> tuple[str, str, str]:
    told = older_copy(house)
    with House(house.folder) as other:
        other.recorder.record([case("Otra", 4), case("Otra mas", 5)])
    return (*told[:2], "changed")


def blobs_swapped(house: Sealed) -> tuple[str, str, str]:
    first, second = (house.store.path(digest) for digest in list(house.store.digests())[:2])
    aside = first.with_name("aside")
    first.rename(aside)
    second.rename(first)
    aside.rename(second)
    return ("blob", second.name, "changed")


def blob_put_in(house: Sealed) -> tuple[str, str, str]:
    return ("blob", house.leave(b"nobody named me"), "extra")


def blob_taken_out(house: Sealed) -> tuple[str, str, str]:
    path = house.blob("R2", "description")
    path.unlink()
    return ("blob", path.name, "missing")


def blob_made_a_pipe(house: Sealed) -> tuple[str, str, str]:
    """Who opens it waits for ever."""
    path = house.blob("R2", "description")
    path.unlink()
    os.mkfifo(path)
    return ("blob", path.name, "stray")


def blob_made_a_folder(house: Sealed) -> tuple[str, str, str]:
    path = house.blob("R2", "description")
    path.unlink()
    path.mkdir()
    return ("blob", path.name, "stray")


def blob_made_a_link(house: Sealed) -> tuple[str, str, str]:
    """To the same bytes elsewhere, which may change there."""
    path = house.blob("R2", "description")
    path.rename(house.folder.with_name("elsewhere"))
    path.symlink_to(house.folder.with_name("elsewhere"))
    return ("blob", path.name, "stray")


def blob_made_a_link_without_end(house: Sealed) -> tuple[str, str, str]:
    """To a device that gives bytes for ever."""
    path = house.blob("R2", "description")
    path.unlink()
    path.symlink_to("/dev/zero")
    return ("blob", path.name, "stray")


def row(sql: str, thing: str, fault: str) -> Callable[[Sealed], tuple[str, str, str]]:
    def tamper(house: Sealed) -> tuple[str, str, str]:
        with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
            raw.execute(sql)
            raw.commit()
        return ("catalog", thing, fault)

    return tamper


def catalog_gone(house: Sealed) -> None:
    house.catalog.close()
    for path in house.folder.glob("catalog.sqlite*"):
        path.unlink()


TAMPERS = {
    tamper.__name__: tamper
    for tamper in (  # each tells what is to be named
        deleted,
        deleted_and_renumbered,
        deleted_last,
        inserted,
        inserted_and_renumbered,
        swapped,
        swapped_and_renumbered,
        reordered,
        truncated,
        truncated_within_a_line,
        last_line_replaced,
        time_edited,
        all_hashed_again,
        all_signed_again,
        checkpoints_dropped,
        checkpoint_taken_out,
        checkpoint_doubled,
        key_replaced,
        key_file_replaced,
        key_without_a_word_of_the_one_before,
        older_copy,
        older_copy_that_went_on,
        blobs_swapped,
        blob_put_in,
        blob_taken_out,
        *((blob_made_a_pipe, blob_made_a_folder, blob_made_a_link, blob_made_a_link_without_end) if _POSIX else ()),
    )
} | {
    "row edited": row("UPDATE report SET headline = 'forged' WHERE report = 'R1'", "report:", "extra"),
    "row taken out": row("DELETE FROM version WHERE report = 'R2'", "version:", "missing"),
    "row put in": row(
        """INSERT INTO note (seq, "case", text, at, by, private, withdrawn)
        VALUES (99, 'C1', 'forged', 'now', 'person:x', 0, 0)""",
        "note:",
        "extra",
    ),
}
