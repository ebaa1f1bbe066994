"""What makes the log usable as evidence: the signing key, what this computer has seen of the log, and its checks."""
