"""What makes the log usable as evidence: the signing key, what this computer has seen of the log, and the audit.

`signer` signs checkpoints (their form is in `log.signed_notes`), `local_state` keeps key and head outside the archive.
"""
