"""Sound files of every format that is read, cut, flipped, blanked, mixed up and misnamed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from tests.hostile.scale import Scale

_EXAMPLES = Path(__file__).parents[1] / "reading" / "examples"
_CUTS, _FLIPS = 4, 5


def sound() -> dict[str, bytes]:
    """The smallest example of each ending."""
    found: dict[str, bytes] = {}
    for path in sorted(_EXAMPLES.iterdir(), key=lambda path: (path.stat().st_size, path.name)):
        ending = path.name.partition(".")[2]
        if ending != "json":
            found.setdefault(ending, path.read_bytes())
    return found


def files(scale: Scale) -> Iterator[tuple[str, bytes]]:
    chance, kinds = random.Random(7), sound()
    for ending, data in kinds.items():
        picture = ending in ("png", "jpg")  # each costs tesseract a moment
        for cut in range(1, 2 if picture else _CUTS + 1):
            yield f"cut.{ending}", data[: len(data) * cut // (_CUTS + 1)]
        for _ in range(2 if picture else _FLIPS):
            yield f"flipped.{ending}", _flipped(data, chance)
        if picture:
            continue
        third = len(data) // 3
        yield f"blanked.{ending}", data[:third] + b"\0" * third + data[2 * third :]
        yield f"headless.{ending}", data[third:]
        yield f"doubled.{ending}", data + data
        yield f"turned.{ending}", data[::-1]
        yield f"noise-after.{ending}", data + chance.randbytes(2000)
        yield f"noise-before.{ending}", chance.randbytes(500) + data
        yield f"shuffled.{ending}", _shuffled(data, chance)
    yield from _mixed(kinds)


def _flipped(data: bytes, chance: random.Random) -> bytes:
    """With some bits turned over."""
    flipped = bytearray(data)
    for _ in range(max(1, len(data) // 400)):
        flipped[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(flipped)


def _shuffled(data: bytes, chance: random.Random) -> bytes:
    size = max(1, len(data) // 16)
    pieces = [data[at : at + size] for at in range(0, len(data), size)]
    chance.shuffle(pieces)
    return b"".join(pieces)


def _mixed(kinds: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Polyglots: one format within, before or after another; and contents under another's name."""
    endings = [ending for ending in kinds if ending not in ("png", "jpg")]
    for one, other in zip(endings, [*endings[1:], endings[0]], strict=True):
        yield f"both.{one}", kinds[one] + kinds[other]
        yield f"misnamed.{other}", kinds[one] + b"\n"
        yield f"comment.{one}.html", b"<!--" + kinds[one] + b"--><p>Dock workers kept the gates shut.</p>"
    yield "picture-and-page.html", b"GIF89a/*<html><body><p>Dock workers kept the gates shut.</p>*/=1;"
    yield "pdf-and-page.html", b"<!-- %PDF-1.4 --><p>Dock workers kept the gates shut.</p>"
