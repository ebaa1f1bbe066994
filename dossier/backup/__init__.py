"""Backups of a whole archive: one tar file, written, checked to its last byte, and restored."""
