"""Says in words, before Qt is loaded, why a window cannot be opened here; Qt itself would end the interpreter."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache

_HEADLESS = ("offscreen", "minimal", "vnc")

# Library, its Debian package, its Fedora package
_ALWAYS = (
    ("libEGL.so.1", "libegl1", "libglvnd-egl"),
    ("libGL.so.1", "libgl1", "libglvnd-glx"),
    ("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    ("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    ("libfreetype.so.6", "libfreetype6", "freetype"),
    ("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    ("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
)
_ON_X11 = (
    ("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    ("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    ("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    ("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    ("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    ("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    ("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    ("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    ("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    ("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    ("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    ("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)


def problem(
    environ: Mapping[str, str] = os.environ,
    loads: Callable[[str], bool] | None = None,
    platform: str = sys.platform,
) -> str | None:
    """A sentence that says what to do, or None when a window can be opened. Never loads Qt."""
    if importlib.util.find_spec("PySide6") is None:
        return "The window needs PySide6, which is not installed here. Install it with: pip install PySide6"
    if not platform.startswith("linux"):
        return None
    loads = loads or _loads
    headless = environ.get("QT_QPA_PLATFORM", "").split(":")[0] in _HEADLESS
    wayland = bool(environ.get("WAYLAND_DISPLAY"))
    on_x11 = not headless and not wayland
    if on_x11 and not environ.get("DISPLAY"):
        return _NO_DISPLAY
    if absent := [row for row in _ALWAYS + (_ON_X11 if on_x11 else ()) if not loads(row[0])]:
        return _absent(absent)
    if on_x11 and not _answers(environ["DISPLAY"]):
        return f"The display {environ['DISPLAY']} does not answer. Check the variable DISPLAY, and that you may use it."
    return None


_NO_DISPLAY = (
    "There is no display here, so the window cannot be opened. Start Dossier in a desktop session, "
    "or use its commands, which need no display: dossier --help"
)


def _absent(rows: list[tuple[str, str, str]]) -> str:
    names = ", ".join(name for name, _, _ in rows)
    debian = " ".join(dict.fromkeys(package for _, package, _ in rows))
    fedora = " ".join(dict.fromkeys(package for _, _, package in rows))
    return (
        f"The window needs system libraries that are missing here: {names}. "
        f"On Debian or Ubuntu install them with: sudo apt install {debian} - on Fedora: sudo dnf install {fedora}"
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


@cache
def _answers(display: str) -> bool:
    """Whether an X server takes a connection, asked as Qt's own plugin will ask.

    A connection that it takes stays open with the process: a bare server (Xvfb) begins anew when its last client
    leaves, and would refuse Qt in that moment.
    """
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    if failed:
        xcb.xcb_disconnect(connection)
    return not failed
