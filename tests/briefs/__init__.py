"""Tests of the briefs: composing, both forms, and verification."""
