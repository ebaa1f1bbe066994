"""What a command loads before it answers: a list of reports must come at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dossier.archive import Archive

_RUN = """
import sys
from dossier.start import main
try:
    main()
finally:
    print(*sorted(name for name in ("sqlalchemy", "sqlmodel", "pydantic") if name in sys.modules), file=sys.stderr)
"""


@pytest.mark.parametrize("words", [["list"], ["search", "bridge"], ["count", "tags"], ["saved", "list"]])
def test_a_list_loads_no_library_of_tables(tmp_path: Path, words: list[str]) -> None:
    """SQLAlchemy, SQLModel and Pydantic take three times as long to load as all the rest does."""
    text = tmp_path / "bridge.txt"
    text.write_text("BRIDGE CLOSED\n\nQUITO, May 3 - The bridge was closed.\n", encoding="utf-8")
    with Archive.create(tmp_path / "archive", keys=tmp_path / "keys") as archive:
        [*archive.add([text])]
    command = [sys.executable, "-c", _RUN, "--archive", str(tmp_path / "archive"), *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stderr.split() == []
    assert words[0] not in ("list", "search") or "BRIDGE CLOSED" in done.stdout
