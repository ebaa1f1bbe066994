"""A confined reader can load no module: what its code imports late is loaded before."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import dossier.reading

READING = Path(dossier.reading.__file__).parent
LOADED = """
import json, sys
from dossier.intake.reader_tasks import warm_up
warm_up(keeps=True)
print(json.dumps(sorted(sys.modules)))
"""


def _late(tree: ast.AST) -> Iterator[str]:
    """The modules of Dossier that are imported within functions."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for found in ast.walk(function):
                if isinstance(found, ast.ImportFrom) and (found.module or "").startswith("dossier."):
                    yield str(found.module)


def test_a_reader_loads_all_that_it_imports_late_before_it_is_confined() -> None:
    wanted = {name for path in READING.rglob("*.py") for name in _late(ast.parse(path.read_text(encoding="utf-8")))}
    assert wanted
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)
    assert wanted - set(json.loads(done.stdout)) == set()
