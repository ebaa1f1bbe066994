"""Names the person at this computer, by whom decisions are signed unless another is named."""

from __future__ import annotations

import getpass


def this_user() -> str:
    """The login name; "unknown" for a user whom the computer has no name for, as in containers."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"
