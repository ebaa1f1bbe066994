"""Takes from a process that handles hostile bytes all that it does not need: memory, files, programs, the network.

Limits hold wherever there is `setrlimit`; Landlock and seccomp on Linux, where kernel and container allow them. What
could not be put in force is left out of the answer and never assumed: each part is tried before it is told.
"""

from dossier.confinement.confine import confine, without_files, without_system
from dossier.confinement.limits import limit
from dossier.confinement.loading import load_late_parts
from dossier.confinement.required import check_sandbox, is_sandbox_required

__all__ = [
    "check_sandbox", "confine", "is_sandbox_required", "limit", "load_late_parts", "without_files", "without_system",
]  # fmt: skip
