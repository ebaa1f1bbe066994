"""Writes reports in the formats that institutions and other programs take in; a module a format."""
