"""Checks a bag that Dossier made, with nothing but Python's standard library (3.9 or later); fetches nothing.

    python3 verify.py [BAG] [--json]

Without BAG it checks the bag that it lies in. It prints a line a check, and ends with status 1 where one fails.
Dossier checks bags with the same lines, its own copy of them: who changes a bag may change this file too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from dossier.briefs.standalone.bag_files import PAGE, PRINT, BagCheck, Files, told
from dossier.briefs.standalone.bagit import bag_holds
from dossier.briefs.standalone.contents import contents_hold, sizes_hold, sources_hold, tags_hold
from dossier.briefs.standalone.html_check import page_holds
from dossier.briefs.standalone.limits import MEMORY, SECONDS, TooLong, Unusable, hold
from dossier.briefs.standalone.log_check import log_holds
from dossier.briefs.standalone.pdf_check import print_holds

_LOOKS = (
    ("log", log_holds), ("sizes", sizes_hold), ("bag", bag_holds), ("contents", contents_hold), ("tags", tags_hold),
    ("sources", sources_hold), ("page", page_holds), ("print", print_holds),
)  # fmt: skip
# What values of other kinds than were expected lead to; the program never breaks off at a hostile bag
_CONFUSED = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, OSError, RecursionError,
    TypeError, ValueError,
)  # fmt: skip


NOT_CHECKED = "whether their pages show what the record holds, and nothing else: that takes Dossier (dossier verify)"


def verify(bag: Path) -> list[BagCheck]:
    """All checks of the bag in a folder; what is wrong is named. Raises OSError where there is no folder."""
    try:
        files = Files(bag)
    except Unusable as error:
        return [BagCheck("bag", False, *error.args)]
    checks, data = list[BagCheck](), dict[str, Any]()
    for name, look in _LOOKS:
        try:
            checks += told(name, *look(files, data))
        except Unusable as error:
            checks.append(BagCheck(name, False, *error.args))
        except _CONFUSED as error:
            checks.append(BagCheck(name, False, name, f"cannot be understood ({type(error).__name__}: {error})"))
    return checks


def main(words: list[str]) -> int:
    """The program: its words, and its exit status."""
    as_json, places = "--json" in words, [word for word in words if word != "--json"]
    bag = Path(places[0]) if places else Path(__file__).resolve().parent
    hold()
    try:
        checks = verify(bag)
    except (MemoryError, TooLong):
        why = f"cannot be checked within {SECONDS} seconds and {MEMORY >> 20} MB of memory; Dossier's bags can"
        checks = [BagCheck("bag", False, str(bag), why)]
    except OSError as error:
        print(f"{bag}: cannot be read ({error.strerror or error})", file=sys.stderr)
        return 1
    for check in checks:
        # ASCII, and quoted: names and words in a bag must not steer the terminal that shows them
        line = ascii(f"{check.thing}: {check.detail}")[1:-1]
        print(json.dumps(check._asdict()) if as_json else f"{'ok      ' if check.ok else 'MISMATCH'}  {line}")
    left = {"name": "layout", "ok": None, "thing": f"{PAGE} and {PRINT}", "detail": f"not checked: {NOT_CHECKED}"}
    print(json.dumps(left) if as_json else f"NOT CHECKED  {left['thing']}: {NOT_CHECKED}")
    return 0 if all(check.ok for check in checks) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
