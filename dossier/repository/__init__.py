"""Keeps blobs, log and catalog in step: writing, creating, catching up, rebuilding and auditing an archive."""
