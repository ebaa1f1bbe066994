"""How fast a page is read and described, beside trafilatura (fast, with metadata) on the same pages in the same run.

    python -m tests.benchmarks.read_pages [--folder DIR] [--rounds 5]

Without a folder the pages are our own, those in `seeds/` and among the labelled examples of `tests/`, dressed with what
surrounds a story on a page of today: menus, teasers, comments, scripts. Prints, for each tool, milliseconds of this
process's CPU a page (the quickest round of several, in which the tools take turns), and how much of trafilatura's time
ours is, as one JSON object a line.
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from dossier.errors import Unreadable
from dossier.reading import read
from dossier.resources import seeds

_ENDINGS = (".html", ".htm", ".html.gz", ".htm.gz")
_EXAMPLES = Path(__file__).parent.parent / "reading" / "examples"

_MENU = "".join(f'<li class="menu-item"><a class="menu-link" href="/s/{n}">Section {n}</a></li>' for n in range(90))
_TEASERS = "".join(
    f'<div class="card card-{n % 3}"><div class="card-media"><img src="/i/{n}.jpg" alt=""></div><div class="card-body">'
    f'<h3 class="card-title"><a href="/n/{n}">What the harbour of Quay {n} hopes for this winter</a></h3>'
    f'<span class="card-date">{n} minutes ago</span></div></div>'
    for n in range(60)
)
_COMMENTS = "".join(
    f'<li class="comment"><span class="comment-author">Reader {n}</span><p>I crossed that bridge {n} times, and never '
    "once did anybody ask me what I thought of it.</p></li>"
    for n in range(25)
)
_SCRIPT = "<script>" + "window.q=window.q||[];q.push({a:1,b:[2,3],c:'d e f'});\n" * 600 + "</script>"
_ABOVE = f'<header class="site-header"><nav class="main-nav"><ul>{_MENU}</ul></nav></header>{_SCRIPT}'
_BELOW = (
    f'<aside class="related-stories">{_TEASERS}</aside><section class="comments"><ol>{_COMMENTS}</ol></section>'
    f'<footer class="site-footer"><ul>{_MENU}</ul></footer>{_SCRIPT * 4}'
)

Tool = Callable[[bytes], object]


def pages(folders: Sequence[Path]) -> list[bytes]:
    """The bytes of every page under the folders."""
    files = sorted(f for folder in folders for f in folder.rglob("*") if f.name.endswith(_ENDINGS))
    return [gzip.decompress(f.read_bytes()) if f.suffix == ".gz" else f.read_bytes() for f in files]


def dressed(page: bytes) -> bytes:
    """The page within surroundings; its own words stay as they are."""
    start, opening, story = page.partition(b"<body>")
    story, closing, end = story.rpartition(b"</body>")
    return b"".join([start, opening, _ABOVE.encode(), story, _BELOW.encode(), closing, end]) if opening else page


def ours(page: bytes) -> object:
    """All that Dossier says of the page, evidence included."""
    try:
        return read(page, "page.html")
    except Unreadable:
        return None


def peer() -> Tool | None:
    """Trafilatura as its users call it for text and metadata; `None` where it is not installed."""
    try:
        from trafilatura import bare_extraction
    except ImportError as error:
        print(f"No comparison ({error}): python -m pip install 'trafilatura>=2,<3' 'lxml_html_clean' brings the peer.")
        return None
    return lambda page: bare_extraction(page, fast=True, with_metadata=True)


def once(tool: Tool, found: Sequence[bytes]) -> float:
    """Milliseconds of CPU a page."""
    start = time.process_time()
    for page in found:
        tool(page)
    return 1000 * (time.process_time() - start) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, help="a folder of saved pages, .html or .html.gz")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    found = pages([chosen.folder]) if chosen.folder else [dressed(page) for page in pages([seeds(), _EXAMPLES])]
    if not found:
        raise SystemExit("There are no pages to read.")
    tools: dict[str, Tool] = {"dossier": ours}
    if other := peer():
        tools["trafilatura"] = other
    rounds = [{name: once(tool, found) for name, tool in tools.items()} for _ in range(chosen.rounds)]
    best = {name: min(each[name] for each in rounds) for name in tools}
    size = sum(map(len, found)) // len(found) // 1024
    for name, spent in best.items():
        first = round(rounds[0][name], 2)
        print(
            json.dumps({"tool": name, "pages": len(found), "KB a page": size, "ms": round(spent, 2), "first ms": first})
        )
    if "trafilatura" in best:
        print(json.dumps({"dossier / trafilatura": round(best["dossier"] / best["trafilatura"], 2)}))


if __name__ == "__main__":
    main()
