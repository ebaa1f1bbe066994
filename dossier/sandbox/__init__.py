"""Removes from a process that handles hostile bytes all that it does not need: memory, files, programs, the network.

Limits hold wherever there is `setrlimit`; Landlock and seccomp on Linux, where kernel and container allow them. What
could not be put in force is left out of the answer and never assumed: each part is tried before it is reported.
"""

from dossier.sandbox.confine import confine, without_files, without_system
from dossier.sandbox.preload_modules import load_late_parts
from dossier.sandbox.required import check_sandbox, is_sandbox_required
from dossier.sandbox.resource_limits import limit

__all__ = [
    "check_sandbox", "confine", "is_sandbox_required", "limit", "load_late_parts", "without_files", "without_system",
]  # fmt: skip
