"""How fast files are hashed and kept so that they outlive a power cut, beside borg, restic and `git add`.

    python -m tests.benchmarks.keep_files [--rounds 5] [--files 10000]

Each has 20 KB of random bytes. Ours keeps them in a store as `dossier add` does, and neither records nor reads them.
Python's start is in our time, as it is in borg's.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.side_by_side import OURS, Commands, Prepared, compare

_OURS = """
import sys
from pathlib import Path
from dossier.store import FolderStore
store, files = FolderStore(Path(sys.argv[2])), sorted(Path(sys.argv[1]).rglob("*.bin"))
for start in range(0, len(files), 256):
    batch = files[start : start + 256]
    with store.batch(len(batch)) as gathered:
        for file in batch:
            with file.open("rb") as stream:
                gathered.put_stream(stream)
    store.sync()
"""


def make_files(folder: Path, count: int) -> None:
    for number in range(count):
        path = folder / f"{number // 200:03d}" / f"{number:06d}.bin"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(os.urandom(20 << 10))


def tools(source: Path) -> dict[str, Prepared]:
    """Ours, and every peer that is installed, with the settings under which it keeps what was given as it is."""
    found: dict[str, Prepared] = {
        OURS: lambda folder: [[sys.executable, "-c", _OURS, str(source), str(folder / "blobs")]]
    }
    if shutil.which("borg"):
        found["borg"] = lambda folder: borg(source, folder)
    if shutil.which("restic"):
        found["restic"] = lambda folder: restic(source, folder)
    if shutil.which("git"):
        found["git add"] = lambda folder: git(source, folder)
    return found


def borg(source: Path, folder: Path) -> Commands:
    os.environ |= {"BORG_BASE_DIR": str(folder), "BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK": "yes"}
    subprocess.run(["borg", "init", "--encryption", "none", folder / "kept"], check=True, capture_output=True)
    return [["borg", "create", "--compression", "none", f"{folder / 'kept'}::one", str(source)]]


def restic(source: Path, folder: Path) -> Commands:
    os.environ |= {"RESTIC_PASSWORD": "benchmark", "RESTIC_CACHE_DIR": str(folder / "cache")}
    subprocess.run(["restic", "init", "--repo", folder / "kept"], check=True, capture_output=True)
    return [["restic", "--repo", str(folder / "kept"), "--compression", "off", "backup", str(source)]]


def git(source: Path, folder: Path) -> Commands:
    subprocess.run(["git", "init", "--quiet", folder], check=True)
    subprocess.run(["git", "-C", folder, "config", "core.fsync", "added"], check=True)
    subprocess.run(["git", "-C", folder, "config", "core.compression", "0"], check=True)
    return [["git", "-C", str(folder), "--work-tree", str(source), "add", "."]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--files", type=int, default=10_000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dossier-benchmark-") as name:
        source = Path(name, "source")
        make_files(source, chosen.files)
        title = f"keep {chosen.files} files of 20 KB"
        compare(title, chosen.files, "files", tools(source), chosen.rounds, Path(name, "rounds"))


if __name__ == "__main__":
    main()
