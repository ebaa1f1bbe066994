"""Files that hold several stories: each is an object of its own, with its place in the file."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest

from dossier.archive import Archive
from dossier.intake.item_order import in_file_order
from dossier.model.file_parts import Item
from dossier.model.reports import Outcome
from dossier.store import FolderStore
from tests.intake.test_parts import add, message, nested
from tests.intake.warm import Warm
from tests.repository.house import REPORTS, House


def test_read_says_which_item_of_how_many(drop: Path) -> None:
    """Every part has its locator, number and total; the file that holds them, and one that is one story, have null."""
    mail, alone = drop / "mail.eml", drop / "alone.txt"
    mail.write_bytes(message(("a.txt", REPORTS[0]), ("b.txt", ""), ("c.txt", REPORTS[1])))
    alone.write_text(REPORTS[2])
    found = list(Archive.read([mail, alone], jobs=1))
    assert [json.loads(one.description)["item"] if one.description else one.item for one in found] == [
        None, {"locator": "a.txt", "number": 1, "of": 3}, Item("b.txt", 2, 3),
        {"locator": "c.txt", "number": 3, "of": 3}, None,
    ]  # fmt: skip


def test_items_of_items_count_within_their_own_file(drop: Path) -> None:
    """A message within a message is an item, and its attachments are counted within it."""
    mail = drop / "mail.eml"
    mail.write_bytes(nested(REPORTS[0]))
    found = [json.loads(one.description or "")["item"] for one in Archive.read([mail], jobs=1)]
    assert found == [
        None, {"locator": "inner.eml", "number": 1, "of": 1}, {"locator": "bridge.txt", "number": 1, "of": 1},
    ]  # fmt: skip


def test_outcomes_come_in_the_order_of_the_file() -> None:
    """Whatever order readers finish in, the items of a file are reported in its order, and nothing is lost."""
    items = [Outcome(f"/m.eml//{n}.txt", "added", f"R{n}", 1, item=Item(f"{n}.txt", n, 3)) for n in (1, 2, 3)]
    other = Outcome("/o.txt", "added", "R9", 1)
    for order in permutations([*items, other]):
        found = list(in_file_order(order))
        assert [outcome for outcome in found if outcome.item] == items
        assert other in found
    assert list(in_file_order([items[2], other])) == [other, items[2]]  # one that never came holds nothing back
    assert list(in_file_order([*items, items[0]])) == [*items, items[0]]


def test_add_says_which_item_of_how_many(house: House, drop: Path, warm: Warm) -> None:
    """In an archive each item says the same, in the order of the file, and its version keeps that for ever."""
    mail = drop / "mail.eml"
    mail.write_bytes(message(*((f"{n}.txt", f"{REPORTS[n % 3]}{n}\n") for n in range(8))))
    outcomes = add(house, warm, mail)
    assert [outcome.item for outcome in outcomes] == [None, *(Item(f"{n}.txt", n + 1, 8) for n in range(8))]
    held = house.catalog.versions(outcomes[3].report or "")[0].origin
    assert held and held.item == Item("2.txt", 3, 8)
    house.assert_sound()


def test_items_are_kept_in_groups(house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch) -> None:
    """The items of a file reach the disk together, and not each with a sync of its own; all of them are kept."""
    groups: list[int] = []
    batch = FolderStore.batch

    def counted(store: FolderStore, count: int) -> object:
        groups.append(count)
        return batch(store, count)

    monkeypatch.setattr(FolderStore, "batch", counted)
    monkeypatch.setattr(FolderStore, "put", lambda *_: pytest.fail("a blob was kept by itself"))
    mail = drop / "mail.eml"
    mail.write_bytes(message(*((f"{n}.txt", f"{REPORTS[n % 3]}{n}\n") for n in range(20))))
    assert [outcome.status for outcome in add(house, warm, mail)] == ["added"] * 21
    assert 20 in groups
    house.assert_sound()
