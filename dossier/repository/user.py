"""Names the user of this computer, who signs decisions unless another person is named."""

from __future__ import annotations

import getpass


def this_user() -> str:
    """The login name; "unknown" for a user whom the computer has no name for, as in containers."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"
