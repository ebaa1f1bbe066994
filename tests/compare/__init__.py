"""Promises of comparing."""
