"""Keeps blobs, log and catalog in step: the one way to write, founding, catching up, rebuilding and audit."""
