"""How fast blobs are hashed again, beside two parallel `sha256sum -c` (small files) and `openssl dgst` (large ones).

    python -m tests.benchmarks.check_blobs [--rounds 5] [--small 25000] [--large 8]

Small files have 20 KB, large ones 256 MB. That is the part of `dossier audit` that these peers do as well; for all of
it, log and catalog included, see `audit`. Python's start is in our time.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from dossier.store import FolderStore
from tests.benchmarks.side_by_side import OURS, Commands, compare

_SMALL, _LARGE = 20 << 10, 256 << 20
_OURS = (
    "import sys; from pathlib import Path; from dossier.store import check_blobs; "
    "assert all(isinstance(found, str) for found in check_blobs(Path(sys.argv[1])))"
)


def kept(folder: Path, count: int, size: int) -> list[Path]:
    """`count` blobs of `size` random bytes."""
    store = FolderStore(folder)
    for start in range(0, count, 1000):
        with store.batch(min(1000, count - start)) as gathered:
            for _ in range(start, min(start + 1000, count)):
                gathered.put_stream(io.BytesIO(os.urandom(size)))
    store.sync()
    return [store.path(digest) for digest in store.digests()]


def halves(paths: Sequence[Path]) -> tuple[Sequence[Path], Sequence[Path]]:
    return paths[::2], paths[1::2]


def ours(blobs: Path) -> Commands:
    return [[sys.executable, "-c", _OURS, str(blobs)]]


def sha256sum(paths: Sequence[Path], folder: Path) -> Commands:
    lists = [folder / "first", folder / "second"]
    for path, half in zip(lists, halves(paths), strict=True):
        path.write_text("".join(f"{blob.name}  {blob}\n" for blob in half))
    return [["sha256sum", "--quiet", "--check", str(path)] for path in lists]


def openssl(paths: Sequence[Path]) -> Commands:
    return [["openssl", "dgst", "-sha256", *map(str, half)] for half in halves(paths)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--small", type=int, default=25_000)
    parser.add_argument("--large", type=int, default=8)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dossier-benchmark-") as name:
        scratch = Path(name)
        for what, count, size, peer in (
            ("small", chosen.small, _SMALL, "sha256sum"),
            ("large", chosen.large, _LARGE, "openssl"),
        ):
            if not count:
                continue
            paths = kept(scratch / what, count, size)
            for path in paths:
                path.read_bytes()  # warms the page cache
            tools = {OURS: lambda _, blobs=scratch / what: ours(blobs)}
            if peer == "sha256sum" and shutil.which(peer):
                tools["2 x sha256sum -c"] = lambda folder, paths=paths: sha256sum(paths, folder)
            if peer == "openssl" and shutil.which(peer):
                tools["2 x openssl dgst"] = lambda _, paths=paths: openssl(paths)
            title = f"check {count} blobs of {size >> 10} KB"
            compare(title, count, "files", tools, chosen.rounds, scratch / f"rounds-{what}")
            shutil.rmtree(scratch / what)


if __name__ == "__main__":
    main()
