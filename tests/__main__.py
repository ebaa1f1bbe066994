"""Runs every check, `python -m tests`, or those of one room, `--quick ROOM`; other words go to pytest."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOORS = "from importlinter.cli import lint_imports_command; lint_imports_command()"  # it has no `python -m`
STATIC = {
    "ruff check": ("-m", "ruff", "check", "."),
    "ruff format": ("-m", "ruff", "format", "--check", "."),
    "import-linter": ("-c", FLOORS),
    "mypy": ("-m", "mypy"),
}
# Side by side, one process more than there are processors, for many tests wait for children and disks. A file's tests
# run in one process, since they share what is costly to make; one that dies is not started again, for it would die
# again, or leave the others waiting
WORKERS = str(min(4, (os.cpu_count() or 1) + 1))
PARALLEL = ("--numprocesses", WORKERS, "--dist", "loadfile", "--max-worker-restart", "0")


# Thousands of processes are started, each of which would compile Dossier anew
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def main(words: Sequence[str]) -> int:
    """Gives the number of checks that failed. All run, so that one look shows everything that is wrong."""
    if words[:1] == ["--quick"]:
        return quick(words[1:])
    return report([*failed_tests(words or PARALLEL), *failed_static()])


def quick(words: Sequence[str]) -> int:
    """Tests of the rooms (or files) named, then the static checks unless their files passed them as they are."""
    named = [word for word in words if (ROOT / "tests" / word).exists()]
    if not named:
        rooms = ", ".join(sorted(path.parent.name for path in ROOT.glob("tests/*/__init__.py")))
        print(f"python -m tests --quick ROOM...; the rooms are {rooms}", file=sys.stderr)
        return 2
    options = [word for word in words if word not in named]
    failed = failed_tests([*(f"tests/{name}" for name in named), "--quiet", *(options or PARALLEL)])
    before, digest = passed_before(named), digest_of(named)
    if before.exists() and before.read_text(encoding="ascii") == digest:
        print("== static checks: passed before, and nothing here has changed since")
    elif static := failed_static():
        failed += static
    else:
        before.parent.mkdir(exist_ok=True)
        before.write_text(digest, encoding="ascii")
    return report(failed)


def failed_tests(words: Sequence[str]) -> list[str]:
    return [] if succeeds("pytest", ("-m", "pytest", *words)) else ["pytest"]


def failed_static() -> list[str]:
    return [name for name, arguments in STATIC.items() if not succeeds(name, arguments)]


def succeeds(name: str, arguments: Sequence[str]) -> bool:
    print(f"== {name}", flush=True)
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=ENVIRONMENT, check=False).returncode == 0


def passed_before(named: Sequence[str]) -> Path:
    return ROOT / ".pytest_cache" / ("static-" + "-".join(named).replace("/", "."))


def digest_of(named: Sequence[str]) -> str:
    """A digest of the sources of these rooms, of their tests, and of the checks' settings."""
    whole = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    for name in named:
        for top in ("tests", "dossier"):
            path = ROOT / top / name
            for file in sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists():
                whole.update(f"{file} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def report(failed: Sequence[str]) -> int:
    print("failed: " + ", ".join(failed) if failed else "All checks passed.")
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
