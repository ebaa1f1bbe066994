"""Tests of the window: on real archives, without a display."""
