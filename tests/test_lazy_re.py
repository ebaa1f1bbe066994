"""Patterns are compiled at first use, and then behave as those of `re`."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

import dossier
from dossier import lazy_re
from dossier.desktop import display

COUNTED = """
import re, sys
compiled = []
compile_now = re._compiler.compile
re._compiler.compile = lambda pattern, flags=0: compiled.append(pattern) or compile_now(pattern, flags)
from dossier.intake import reader_tasks
from dossier.intake.reader_protocol import Limits, Task, Work
reader_tasks.warm_up(True)
started = len(compiled)
words = b"Bridge closed\\n\\nBy Ann Lee\\n\\nLEEDS, March 1, 2019 - The bridge was closed after 12 people were hurt.\\n"
reader_tasks.answer(Work(Task(1, "a.txt", "a.txt", "R1", 1), words, None), Limits())
print(started, len(compiled))
"""


def within(value: object) -> Iterator[lazy_re.LazyPattern]:
    """The patterns in a constant."""
    if type(value) is lazy_re.LazyPattern:
        yield value
    elif isinstance(value, tuple | list | frozenset | set):
        for part in value:
            yield from within(part)
    elif isinstance(value, dict):
        yield from within(list(value.values()))


def loads(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def test_every_pattern_of_the_program_compiles() -> None:
    """A wrong pattern is found here, and not by the first file that needs it."""
    names = [module.name for module in pkgutil.walk_packages(dossier.__path__, "dossier.")]
    drawn = display.problem() is None
    modules = [name for name in names if not name.endswith("__main__") and (drawn or ".desktop" not in name)]
    if not loads("PySide6.QtWebEngineWidgets"):  # a system library of WebEngine is missing: pages are shown as outlines
        modules = [name for name in modules if not name.endswith((".web_page_view", ".web_requests"))]
    patterns = [found for name in modules for found in within([*vars(importlib.import_module(name)).values()])]
    assert len(patterns) > 500
    for pattern in patterns:
        assert pattern.groups >= 0


def test_a_lazy_pattern_is_a_pattern() -> None:
    """For `isinstance`, for the functions of `re`, and with its flags."""
    pattern = lazy_re.compile("(?P<letter>b+)", lazy_re.I)
    assert isinstance(pattern, re.Pattern)
    assert re.sub(pattern, "c", "aBb") == "ac"
    assert pattern.groupindex == {"letter": 1}
    assert [match["letter"] for match in pattern.finditer("bAB")] == ["b", "B"]


def test_a_wrong_pattern_is_named_at_its_first_use() -> None:
    """And not before."""
    pattern = lazy_re.compile("(")
    with pytest.raises(re.error, match="unterminated"):
        pattern.search("")


def test_a_reader_starts_with_few_patterns_compiled() -> None:
    """Most are compiled by the file that needs them; a short text needs under half of them."""
    done = subprocess.run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=True)
    started, after_a_file = map(int, done.stdout.split())
    assert started < 100
    assert started < after_a_file < 500
