"""Modules that are imported at first use: a command that lists reports starts without what only writing needs."""

from __future__ import annotations

from importlib import import_module


class LazyModule:
    """Takes the place of a module, which is imported when one of its names is first used."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(import_module(self._name), name)
