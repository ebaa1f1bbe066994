"""Answers what WebScrapBook asks a backend server before it sends a page: a server with one book and no index of it."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from dossier.archive.receiver import PAGE_ENDINGS

_PROTOCOL = "2.6.0"  # of PyWebScrapBook's protocol; the extension refuses a server of an earlier one
_BOOK = {
    "name": "Dossier",
    "top_dir": "",
    "data_dir": "",
    "tree_dir": "tree",
    "index": "tree/map.html",
    "no_tree": True,
}
_CONFIG = {
    "app": {"name": "Dossier", "theme": "default", "base": "", "is_local": False},
    "book": {"": _BOOK},
    "VERSION": _PROTOCOL,
    "WSB_DIR": ".wsb",
    "WSB_CONFIG": "config.ini",
}
_NOTHING_THERE = {"type": None, "size": None, "last_modified": None, "mime": None}
SAVE = "save"


def action_of(path: str) -> str:
    """The action that a request's address names; empty where it names none."""
    return parse_qs(urlsplit(path).query).get("a", [""])[0]


def data_for(action: str, path: str) -> Any:
    """What such a server answers. Raises KeyError for other actions: they change an index, and there is none.

    Every capture is new here, whatever its name. The token protects nothing: each request carries the password.
    """
    name = urlsplit(path).path.rpartition("/")[2]
    return {
        "config": _CONFIG,
        "token": "-",
        "lock": {"id": "-"},
        "unlock": None,
        "mkdir": None,
        "list": [],
        "info": {"name": name, **_NOTHING_THERE},
        "": {"name": name, **_NOTHING_THERE},
    }[action]


def is_whole_page(name: str) -> bool:
    """False for a file of a page that is saved as a folder: its index.html, a picture, a style."""
    return name.lower().endswith(PAGE_ENDINGS) and name.lower() != "index.html"
