"""Writes messages as Outlook does: compound files (MSG) and bundles (TNEF)."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

Tree = Mapping[str, "bytes | Tree"]

SENT = datetime(2019, 3, 1, 9, 30, tzinfo=UTC)
_FREE, _END, _OF_TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
_SECTOR, _SMALL, _CUTOFF = 512, 64, 4096


def ticks(moment: datetime) -> int:
    return int((moment - datetime(1601, 1, 1, tzinfo=UTC)).total_seconds()) * 10_000_000


def message(
    words: Mapping[int, str],
    files: Sequence[tuple[str, bytes]] = (),
    *,
    binary: Mapping[int, bytes] | None = None,
    inner: Tree | None = None,
    head: int = 32,
) -> Tree:
    """The streams of a message, with attachments, and with one message within it."""
    row = struct.pack("<HHIq", 0x40, 0x0039, 6, ticks(SENT))
    tree: dict[str, bytes | Tree] = {"__properties_version1.0": bytes(head) + row}
    tree |= {f"__substg1.0_{number:04X}001F": value.encode("utf-16-le") for number, value in words.items()}
    tree |= {f"__substg1.0_{number:04X}0102": value for number, value in (binary or {}).items()}
    for n, (name, data) in enumerate(files):
        tree[f"__attach_version1.0_#{n:08X}"] = {
            "__properties_version1.0": bytes(8),
            "__substg1.0_3707001F": name.encode("utf-16-le"),
            "__substg1.0_37010102": data,
        }
    if inner:
        held: Tree = {"__properties_version1.0": bytes(8), "__substg1.0_3701000D": inner}
        tree[f"__attach_version1.0_#{len(files):08X}"] = held
    return tree


def compound_file(tree: Tree) -> bytes:
    """A compound file of 512-byte sectors ([MS-CFB]); entries of a storage are one chain, not a balanced tree."""
    entries: list[list[object]] = [["Root Entry", 5, _FREE, _FREE, _FREE, b""]]

    def add(items: Tree) -> int:
        first = _FREE
        for name, value in reversed(items.items()):
            entries.append([name, 1 if isinstance(value, Mapping) else 2, _FREE, first, _FREE, value])
            first = len(entries) - 1
            if isinstance(value, Mapping):
                entries[first][4] = add(value)
                entries[first][5] = b""
        return first

    entries[0][4] = add(tree)
    small, small_table = bytearray(), list[int]()
    sectors, table = list[bytes](), list[int]()

    def keep(data: bytes) -> int:
        first = len(sectors)
        pieces = [data[at : at + _SECTOR].ljust(_SECTOR, b"\0") for at in range(0, len(data), _SECTOR)]
        sectors.extend(pieces)
        table.extend([*range(first + 1, first + len(pieces)), _END] if pieces else [])
        return first if pieces else _END

    starts = list[tuple[int, int]]()
    for _, kind, *_, data in entries:
        assert isinstance(data, bytes)
        if kind != 2 or not data:
            starts.append((_END, 0))
        elif len(data) >= _CUTOFF:
            starts.append((keep(data), len(data)))
        else:
            first, count = len(small_table), -(-len(data) // _SMALL)
            small_table.extend([*range(first + 1, first + count), _END])
            small.extend(data.ljust(count * _SMALL, b"\0"))
            starts.append((first, len(data)))
    starts[0] = keep(bytes(small)), len(small)
    small_start = keep(struct.pack(f"<{len(small_table)}I", *small_table).ljust(_SECTOR, b"\xff"))
    rows = []
    for (name, kind, left, right, child, _), (start, size) in zip(entries, starts, strict=True):
        encoded = str(name).encode("utf-16-le") + b"\0\0"
        rows.append(struct.pack("<64sHBxIII36xIII", encoded, len(encoded), kind, left, right, child, start, size, 0))
    directory = keep(b"".join(rows))
    count = next(n for n in range(1, 109) if n * (_SECTOR // 4) >= len(table) + n)
    first = len(sectors)
    table += [_OF_TABLE] * count + [_FREE] * (count * (_SECTOR // 4) - len(table) - count)
    packed = struct.pack(f"<{len(table)}I", *table)
    sectors += [packed[at : at + _SECTOR] for at in range(0, len(packed), _SECTOR)]
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH6x", 0x3E, 3, 0xFFFE, 9, 6)
    head += struct.pack("<IIIIIIIII", 0, count, directory, 0, _CUTOFF, small_start, 1, _END, 0)
    held = [*range(first, first + count), *[_FREE] * (109 - count)]
    return head + struct.pack("<109I", *held) + b"".join(sectors)


def bundle(subject: str, body: str, files: Sequence[tuple[str, bytes]] = (), *, page: bytes = b"") -> bytes:
    """A winmail.dat."""
    found = [(1, 0x00069007, struct.pack("<II", 1252, 0)), (1, 0x00018004, subject.encode("cp1252") + b"\0")]
    day = struct.pack("<7H", SENT.year, SENT.month, SENT.day, SENT.hour, SENT.minute, 0, 5)
    found.append((1, 0x00038005, day))
    if body:
        found.append((1, 0x0002800C, body.encode("cp1252") + b"\0"))
    sender = "Mara Lindqvist".encode("utf-16-le") + b"\0\0"
    rows = [struct.pack("<HH16sIIHH", 0x1F, 0x8001, bytes(16), 1, 4, 65, 0) + struct.pack("<II", 1, 4) + b"x\0\0\0"]
    rows.append(struct.pack("<HHII", 0x1F, 0x0C1A, 1, len(sender)) + sender.ljust(-(-len(sender) // 4) * 4, b"\0"))
    if page:
        rows.append(struct.pack("<HHII", 0x102, 0x1013, 1, len(page)) + page.ljust(-(-len(page) // 4) * 4, b"\0"))
    found.append((1, 0x00069003, struct.pack("<I", len(rows)) + b"".join(rows)))
    for name, data in files:
        found += [(2, 0x00069002, bytes(14)), (2, 0x00018010, name.encode("cp1252") + b"\0"), (2, 0x0006800F, data)]
    out = b"\x78\x9f\x3e\x22\x01\x00"
    for level, attribute, content in found:
        out += struct.pack("<BII", level, attribute, len(content)) + content + struct.pack("<H", sum(content) & 0xFFFF)
    return out
