"""Why no window can be opened is said in words, without Qt."""

from __future__ import annotations

import subprocess
import sys

from dossier.desktop.display import problem


def test_no_display_is_said() -> None:
    """Without a display the sentence says what to do, and mentions the commands."""
    said = problem({}, loads=lambda _: True, platform="linux")
    assert said and "no display" in said and "dossier --help" in said


def test_missing_libraries_are_named_with_their_packages() -> None:
    """Missing system libraries are named with what to install on Debian and on Fedora."""
    said = problem({"QT_QPA_PLATFORM": "offscreen"}, loads=lambda name: name != "libEGL.so.1", platform="linux")
    assert said and "libEGL.so.1" in said
    assert "apt install libegl1" in said and "dnf install libglvnd-egl" in said


def test_a_library_of_x11_is_not_asked_for_without_x11() -> None:
    """Without a display wanted, X11's libraries are not needed."""
    here = {"QT_QPA_PLATFORM": "offscreen"}
    assert problem(here, loads=lambda name: "xcb" not in name, platform="linux") is None
    assert problem({"WAYLAND_DISPLAY": "wayland-0"}, loads=lambda name: "xcb" not in name, platform="linux") is None


def test_a_display_that_does_not_answer_is_named() -> None:
    """A display that nobody serves is named, before Qt could end the interpreter over it."""
    said = problem({"DISPLAY": ":4711"}, loads=lambda _: True, platform="linux")
    assert said and ":4711" in said


def test_other_systems_have_what_they_need() -> None:
    """On Windows and macOS the wheel brings all that is needed."""
    assert problem({}, loads=lambda _: False, platform="win32") is None
    assert problem({}, loads=lambda _: False, platform="darwin") is None


def test_asking_loads_no_qt() -> None:
    """The question is answered without loading Qt."""
    code = "import sys; from dossier.desktop import display; display.problem(); print('PySide6.QtCore' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
