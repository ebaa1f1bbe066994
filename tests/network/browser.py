"""A brief of pages that refer to everything, or those pages themselves, opened by a browser.

    python -m tests.network.browser FOLDER brief|raw

`raw` opens a page that names its host, and one that gives an address.
Chromium is asked for a picture of the page, which it takes when all that the page asks for has come or failed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.network.deeds import pages

_NAME = "<img src=http://tracker.example/name>"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
_ITS_OWN = ("*.google.com", "*.gstatic.com", "*.googleapis.com")  # whom Chromium asks by itself
_QUIET = (
    "--host-resolver-rules=" + ", ".join(f"MAP {name} ~NOTFOUND" for name in _ITS_OWN),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
)


def program() -> str | None:
    """The browser of this computer, if there is one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def brief(home: Path) -> Path:
    """The HTML brief of a case of all the pages."""
    from dossier.archive import Archive

    with Archive.create(home / "archive") as archive:
        reports = [outcome.report for outcome in archive.add([home / "drop"], jobs=1) if outcome.report]
        archive.cases.new(_NAME, list(dict.fromkeys(reports)))
        archive.cases.add_note(_NAME, "![x](http://tracker.example/note)<iframe src='//tracker.example/x'></iframe>")
        archive.briefs.write(_NAME, home / "brief.html")
    return home / "brief.html"


def opened(browser: str, page: Path, home: Path) -> None:
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={home / 'profile'}", *_QUIET]
    picture = f"--screenshot={home / 'page.png'}"
    subprocess.run([*command, picture, "--virtual-time-budget=3000", page.as_uri()], check=True, timeout=100)


def main() -> None:
    home, what = Path(sys.argv[1]), sys.argv[2]
    browser = program()
    assert browser is not None, "no browser here"
    pages(home / "drop")
    for page in [brief(home)] if what == "brief" else [home / "drop" / "page0.html", home / "drop" / "page2.html"]:
        opened(browser, page, home)


if __name__ == "__main__":
    main()
