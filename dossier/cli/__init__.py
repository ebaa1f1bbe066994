"""The archive's verbs as commands, each with `--json`; no logic of its own."""
