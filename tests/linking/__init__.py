"""Promises of linking."""
