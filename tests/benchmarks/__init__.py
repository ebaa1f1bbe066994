"""Benchmarks: ratios against a peer in the same run, started by hand; nothing here is a test."""
