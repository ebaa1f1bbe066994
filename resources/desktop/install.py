"""Makes Dossier known to a Linux desktop: python3 install.py [--program PATH] [--data FOLDER] [--remove].

Puts its entry, icon, file type and description where the desktop looks for them: the person's own data folder, unless
another is named. `--program` is what the entry starts, by default the `dossier` on the path. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# What stands here, and where the desktop looks for it (freedesktop.org)
PLACES = {
    "dossier.desktop": "applications/dossier.desktop",
    "dossier-mime.xml": "mime/packages/dossier.xml",
    "dossier.metainfo.xml": "metainfo/internal.dossier.dossier.metainfo.xml",
    "../icons/dossier.svg": "icons/hicolor/scalable/apps/dossier.svg",
}
FORMER = ("metainfo/app.dossier.Dossier.metainfo.xml",)  # what 0.4.0 called one of them
# What brings its lists into step; a desktop without one of them needs it not
AFTER = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))


def install(data: Path, program: str) -> list[Path]:
    """Writes all of it; gives what was written."""
    clear(data)
    made = []
    for name, place in PLACES.items():
        target = data / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (HERE / name).read_text(encoding="utf-8")
        target.write_text(text.replace("Exec=dossier", f"Exec={quoted(program)}"), encoding="utf-8")
        made.append(target)
    refresh(data)
    return made


def remove(data: Path) -> None:
    clear(data)
    refresh(data)


def clear(data: Path) -> None:
    for place in (*PLACES.values(), *FORMER):
        (data / place).unlink(missing_ok=True)


def refresh(data: Path) -> None:
    for command, part in AFTER:
        if (program := shutil.which(command)) and (data / part).is_dir():
            subprocess.run([program, str(data / part)], check=False)


def quoted(program: str) -> str:
    """As an entry wants it (Desktop Entry Specification, the Exec key)."""
    if not any(letter in program for letter in " \t\"'\\><~|&;$*?#()`"):
        return program
    escaped = program.replace("\\", "\\\\").replace('"', '\\"').replace("`", "\\`").replace("$", "\\$")
    return f'"{escaped}"'.replace("\\", "\\\\").replace("%", "%%")


def main() -> None:
    usual = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--program", default=shutil.which("dossier"))
    reader.add_argument("--data", type=Path, default=usual)
    reader.add_argument("--remove", action="store_true")
    wish = reader.parse_args()
    if wish.remove:
        remove(wish.data)
    elif not wish.program:
        sys.exit("No program dossier is on the path; name it with --program.")
    else:
        for path in install(wish.data, str(Path(wish.program).absolute())):
            print(path)


if __name__ == "__main__":
    main()
