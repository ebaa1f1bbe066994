"""Runs every check: `python -m tests`; the words after it go to pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOORS = "from importlinter.cli import lint_imports_command; lint_imports_command()"  # it has no `python -m`
CHECKS = {
    "ruff check": ("-m", "ruff", "check", "."),
    "ruff format": ("-m", "ruff", "format", "--check", "."),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", FLOORS),
    "pytest": ("-m", "pytest"),
}
# Side by side, a file's tests in one process, since they share what is costly to make; one that dies is not started
# again, for it would die again, or leave the others waiting
ALL = ("--numprocesses", "auto", "--maxprocesses", "4", "--dist", "loadfile", "--max-worker-restart", "0")


# Thousands of processes are started, each of which would compile Dossier anew
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def main(words: list[str]) -> int:
    """Gives the number of checks that failed. All run, so that one look shows everything that is wrong."""
    failed = []
    for name, arguments in CHECKS.items():
        print(f"== {name}", flush=True)
        more = (words or ALL) if name == "pytest" else ()
        if subprocess.run([sys.executable, *arguments, *more], cwd=ROOT, env=ENVIRONMENT, check=False).returncode:
            failed.append(name)
    print("failed: " + ", ".join(failed) if failed else "All checks passed.")
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
