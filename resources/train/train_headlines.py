"""Grows the ranker of a page's headline from labelled pages, and prints how right it is on pages left out.

    python resources/train/train_headlines.py SET... [--write] [--jobs N]

A SET is a folder with `index.jsonl` (file, title) and `pages/`; a folder `stripped` within another set's folder belongs
to that set, so that both are left out together. Prints for each set how often the best candidate is right by what the
other sets teach, and how often the rules' first choice is; then the same for a tenth of the publishers at a time. The
invented pages of `seeds` and `tests/reading/examples` are a set of their own, which always takes part. With `--write`
grows the ranker on all of them. Only weights are written, no text. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import pathlib
import re
import sys
import unicodedata
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import lightgbm
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dossier.errors import Unreadable  # noqa: E402
from dossier.reading.html import described  # noqa: E402
from dossier.reading.html.headline_choice import RANKER, measured  # noqa: E402
from dossier.reading.html.headline_features import FEATURES  # noqa: E402
from dossier.reading.html.html_reader import HtmlReader  # noqa: E402
from dossier.reading.html.page_outlet_name import hosts_of  # noqa: E402
from tests.reading.labels import examples  # noqa: E402

OUT = ROOT / "resources" / "models" / f"{RANKER}.json"
OWN = pathlib.Path("own")  # stands for the invented pages among the folders
ROUNDS = 24
SETTINGS = {
    "objective": "binary", "num_leaves": 8, "learning_rate": 0.2, "min_data_in_leaf": 20, "feature_fraction": 0.5,
    "bagging_fraction": 0.8, "bagging_freq": 1, "lambda_l2": 2.0, "max_bin": 63, "seed": 5, "num_threads": 1,
    "verbose": -1, "deterministic": True,
}  # fmt: skip
TENTHS = 10
_ALIKE = str.maketrans("‘’“”–—‑", "''\"\"---", "\u00ad")


@dataclass
class LabelledHeadline:
    """One page: its candidates' features, and which of them are right."""

    collection: str
    form: str
    tenth: int  # in which its publisher is left out
    rows: np.ndarray
    right: np.ndarray

    @property
    def by_rules(self) -> bool:
        """Whether the rules' first choice is right."""
        first = self.rows[:, FEATURES.index("rules' place")] == 0
        return bool(self.right[first].any())


def _norm(text: str) -> str:
    """The form in which a headline is compared to the right one."""
    text = unicodedata.normalize("NFKC", text or "").casefold().translate(_ALIKE)
    return re.sub(r"\s+", " ", text).strip()


def set_name(folder: pathlib.Path) -> tuple[str, str]:
    """The collection and the form of its pages."""
    return (folder.parent.name, "stripped") if folder.name == "stripped" else (folder.name, "whole")


def labelled(folder: pathlib.Path) -> Iterator[tuple[str, str, bytes]]:
    """File, headline and bytes of each page that has a headline."""
    if folder == OWN:
        pages = [one for one in examples() if one.path.suffix in HtmlReader().endings and one.label.get("headline")]
        yield from ((one.path.name, one.label["headline"], one.path.read_bytes()) for one in pages)
        return
    for line in (folder / "index.jsonl").read_text(encoding="utf-8").rstrip("\n").split("\n"):
        gold = json.loads(line)
        if gold.get("title"):
            data = (folder / "pages" / gold["file"]).read_bytes()
            yield gold["file"], gold["title"], gzip.decompress(data) if gold["file"].endswith(".gz") else data


def pages_of(folder: pathlib.Path) -> list[LabelledHeadline]:
    """The pages of a set; those that have no words are left out."""
    seen: list[tuple[Any, ...]] = []

    def headlines(page: Any, facts: Any, names: Any, places: Any) -> tuple[()]:
        host = next((host for host, _ in hosts_of(facts)), "")
        seen.append((host, *measured(page, facts, list(names), places)))
        return ()

    described.headline_claims = headlines  # type: ignore[assignment]  # only the features are wanted
    found: list[LabelledHeadline] = []
    for file, title, data in labelled(folder):
        seen.clear()
        try:
            HtmlReader().read(data, file)
        except Unreadable as error:
            print(folder, file, error, flush=True)
        for host, candidates, rows in seen[-1:]:
            right = np.array([_norm(one.value) == _norm(title) for one in candidates], dtype=float)
            tenth = zlib.crc32((host or file).encode()) % TENTHS
            shape = np.array(rows, dtype=float).reshape(-1, len(FEATURES))
            found.append(LabelledHeadline(*set_name(folder), tenth, shape, right))
    return found


def grown(pages: Sequence[LabelledHeadline]) -> lightgbm.Booster:
    """Trees that these pages teach."""
    able = [page for page in pages if page.right.any()]
    rows, right = np.concatenate([page.rows for page in able]), np.concatenate([page.right for page in able])
    return lightgbm.train(SETTINGS, lightgbm.Dataset(rows, label=right), ROUNDS)


Outcome = tuple[LabelledHeadline, bool, float]  # whether its best candidate is right, and the log odds of that


def left_out(pages: Sequence[LabelledHeadline], part: Callable[[LabelledHeadline], Any], value: Any) -> list[Outcome]:
    """The outcomes on one part of the pages by what the others teach."""
    model = grown([page for page in pages if part(page) != value])
    found: list[Outcome] = []
    for page in pages:
        if part(page) == value:
            odds = model.predict(page.rows, raw_score=True, num_threads=1) if len(page.rows) else np.array([-9.0])
            best = int(odds.argmax())
            found.append((page, bool(len(page.right) and page.right[best]), float(odds[best])))
    return found


def _collection(page: LabelledHeadline) -> str:
    return page.collection


def _tenth(page: LabelledHeadline) -> int:
    return page.tenth


def all_left_out(
    pages: Sequence[LabelledHeadline], part: Callable[[LabelledHeadline], Any], pool: ProcessPoolExecutor
) -> list[Outcome]:
    """The outcomes on all pages, each part by what the others teach."""
    values = sorted({part(page) for page in pages})
    return [outcome for found in pool.map(partial(left_out, pages, part), values) for outcome in found]


def table(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """A line of a table for each collection and form."""
    groups: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome[0].collection, outcome[0].form].append(outcome)
    for (collection, form), found in sorted(groups.items()):
        right, rules = sum(ok for _, ok, _ in found), sum(page.by_rules for page, _, _ in found)
        held = sum(bool(page.right.any()) for page, _, _ in found)
        shares = " | ".join(f"{count / len(found):.3f}" for count in (right, rules, held))
        yield f"| {collection}, {form} | {len(found)} | {shares} |"


def calibration(outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """Slope and shift that make of the best candidate's log odds how often it was right (Platt), by Newton's method."""
    right = np.array([ok for _, ok, _ in outcomes], dtype=float)
    design = np.stack([[odds for _, _, odds in outcomes], np.ones(len(outcomes))], axis=1)
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        p = 1 / (1 + np.exp(-design @ weights))
        hessian = (design * (p * (1 - p))[:, None]).T @ design + 0.01 * np.eye(2)
        weights += np.linalg.solve(hessian, design.T @ (right - p) - 0.01 * weights)
    return round(float(weights[0]), 4), round(float(weights[1]), 4)


def _node(tree: Mapping[str, Any]) -> Any:
    if "leaf_value" in tree:
        return round(tree["leaf_value"], 4)
    threshold = float(f"{tree['threshold']:.5g}")
    return [tree["split_feature"], threshold, _node(tree["left_child"]), _node(tree["right_child"])]


def write(model: lightgbm.Booster, slope: float, shift: float) -> None:
    """Replaces the program's ranker."""
    head = json.dumps({"features": list(FEATURES), "slope": slope, "shift": shift}, ensure_ascii=False)
    trees = [_node(info["tree_structure"]) for info in model.dump_model()["tree_info"]]
    lines = ",\n".join(json.dumps(tree, separators=(",", ":")) for tree in trees)
    OUT.write_text(f'{head[:-1]}, "trees": [\n{lines}\n]}}\n', encoding="utf-8")


def main() -> None:
    """Prints the scores of pages left out; with `--write` also grows the ranker on all pages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="SET")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        pages = [page for found in pool.map(pages_of, [*args.folders, OWN]) for page in found]
        for folder in args.folders:
            digest = hashlib.sha256((folder / "index.jsonl").read_bytes()).hexdigest()
            print(f"{'/'.join(set_name(folder))}: {digest[:8]}")
        print("collection left out | pages | right | right by the rules | right one is a candidate")
        outcomes = all_left_out(pages, _collection, pool)
        print(*table(outcomes), sep="\n")
        print("a tenth of the publishers left out")
        print(*table(all_left_out(pages, _tenth, pool)), sep="\n", flush=True)
    if args.write:
        write(grown(pages), *calibration(outcomes))


if __name__ == "__main__":
    main()
