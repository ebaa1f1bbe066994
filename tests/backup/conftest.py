"""Backups are restored into a folder of their own, as in the tests of the repository."""

from tests.repository.conftest import place

__all__ = ["place"]
