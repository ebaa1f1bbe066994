"""Regular expressions that are compiled at first use: the program knows a thousand, and a file needs few of them.

`from dossier import lazy_re as re` takes the place of `import re` where patterns are constants of a module. Compiling
all of them took two thirds of the start of a reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from re import (
    DOTALL,
    IGNORECASE,
    MULTILINE,
    A,
    I,
    M,
    Match,
    Pattern,
    S,
    escape,
    findall,
    finditer,
    fullmatch,
    match,
    search,
    split,
    sub,
)
from typing import TYPE_CHECKING, Any, AnyStr

__all__ = [
    "DOTALL",
    "IGNORECASE",
    "MULTILINE",
    "A",
    "I",
    "M",
    "Match",
    "Pattern",
    "S",
    "compile",
    "escape",
    "findall",
    "finditer",
    "fullmatch",
    "made_by",
    "match",
    "search",
    "split",
    "sub",
]


class LazyPattern:
    """Takes the place of an `re.Pattern`, and is one for `isinstance`; a match names the compiled pattern instead."""

    def __init__(self, make: Callable[[], Pattern[Any]]) -> None:
        self._compile = make

    if not TYPE_CHECKING:
        __class__ = Pattern

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # what Python asks of any object is no reason to compile
            raise AttributeError(name)
        found = getattr(self._compile(), name)
        self.__dict__[name] = found  # the next use finds the method of the compiled pattern without this one
        return found


if TYPE_CHECKING:
    from re import compile

    def made_by(make: Callable[[], Pattern[str]]) -> Pattern[str]: ...
else:

    def made_by(make: Callable[[], Pattern[str]]) -> Pattern[str]:
        """A pattern that `make` compiles when it is first used: its words may come out of a table."""
        return LazyPattern(make)

    def compile(pattern: AnyStr, flags: int = 0) -> Pattern[AnyStr]:
        """A pattern that is compiled when one of its attributes is first used; a wrong one raises `re.error` then."""
        return LazyPattern(partial(re.compile, pattern, flags))
