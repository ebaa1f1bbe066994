"""Grows the ranker of a page's headline from labelled pages, and prints how right it is on collections left out.

    python resources/train/headlines.py collect SET... --out FILE [--part N/M]    reads the pages, keeps features
    python resources/train/headlines.py train FILE... [--jobs N]                  measures, writes resources/rankers

A SET is a folder with `index.jsonl` (id, file, title) and `pages/`; a folder `stripped` within another set's folder
belongs to it, so that both are left out together. Only weights are written, no text. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import pathlib
import pickle
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import lightgbm
import numpy as np

from dossier.errors import Unreadable
from dossier.reading.html import described, page_headline
from dossier.reading.html.headline_candidates import headline_candidates
from dossier.reading.html.headline_features import FEATURES, headline_features
from dossier.reading.html.html_reader import HtmlReader

_OUT = pathlib.Path(__file__).resolve().parents[1] / "rankers"
_SETTINGS = {
    "objective": "binary", "num_leaves": 12, "learning_rate": 0.1, "min_data_in_leaf": 20, "feature_fraction": 0.5,
    "bagging_fraction": 0.8, "bagging_freq": 1, "lambda_l2": 2.0, "max_bin": 63, "seed": 3, "num_threads": 1,
    "verbose": -1,
}  # fmt: skip
_ROUNDS = 80
_ALIKE = str.maketrans("‘’“”–—‑", "''\"\"---", "\u00ad")
Row = dict[str, Any]


def _norm(text: str) -> str:
    """The form in which a headline is compared to the right one."""
    text = unicodedata.normalize("NFKC", text or "").casefold().translate(_ALIKE)
    return re.sub(r"\s+", " ", text).strip()


def _pages(folder: pathlib.Path) -> Iterator[tuple[Row, bytes]]:
    for line in (folder / "index.jsonl").read_text(encoding="utf-8").rstrip("\n").split("\n"):
        gold = json.loads(line)
        data = (folder / "pages" / gold["file"]).read_bytes()
        yield gold, gzip.decompress(data) if gold["file"].endswith(".gz") else data


def _candidates(gold: Row, data: bytes) -> list[tuple[bool, list[float]]]:
    """Whether each candidate of a page is right, and its features."""
    seen: list[tuple[bool, list[float]]] = []

    def headlines(page: Any, facts: Any, names: Any, places: Any) -> Any:
        names = list(names)
        found = headline_candidates(page, facts, places[1])
        rows = headline_features(found, page, names, places)
        seen.extend((_norm(one.value) == _norm(gold["title"]), row) for one, row in zip(found, rows, strict=True))
        return page_headline.headline_claims(page, facts, names, places)

    described.headline_claims = headlines
    HtmlReader().read(data, gold["file"])
    return seen


def collect(folders: Sequence[pathlib.Path], out: pathlib.Path, part: int, parts: int) -> None:
    """Reads a part of the pages, every `parts`-th of them, and writes what is learned from."""
    rows: list[Row] = []
    digests: dict[str, str] = {}
    for folder in folders:
        form = "stripped" if folder.name == "stripped" else "whole"
        collection = folder.name if form == "whole" else folder.parent.name
        digests[f"{collection}/{form}"] = hashlib.sha256((folder / "index.jsonl").read_bytes()).hexdigest()
        for n, (gold, data) in enumerate(_pages(folder)):
            if n % parts != part or not gold.get("title"):
                continue
            try:
                found = _candidates(gold, data)
            except Unreadable as error:
                print(gold["file"], error, file=sys.stderr)
                continue
            rows.append({"headlines": found, "collection": collection, "form": form})
    out.write_bytes(pickle.dumps((rows, digests)))


def _grown(pages: Sequence[Row]) -> lightgbm.Booster:
    able = [one for page in pages if any(right for right, _ in page["headlines"]) for one in page["headlines"]]
    rows, right = np.asarray([row for _, row in able], dtype=float), np.asarray([ok for ok, _ in able], dtype=float)
    return lightgbm.train(_SETTINGS, lightgbm.Dataset(rows, label=right), _ROUNDS)


def _left_out(both: tuple[list[Row], str]) -> list[tuple[str, bool, float]]:
    """Form, outcome and log odds of the best candidate of each page of a collection, by what the others teach."""
    pages, collection = both
    model = _grown([page for page in pages if page["collection"] != collection])
    found: list[tuple[str, bool, float]] = []
    for page in pages:
        if page["collection"] == collection:
            rows = np.asarray([row for _, row in page["headlines"]], dtype=float)
            odds = model.predict(rows, raw_score=True, num_threads=1)
            best = int(odds.argmax())
            found.append((page["form"], page["headlines"][best][0], float(odds[best])))
    return found


def _calibration(outcomes: Sequence[tuple[bool, float]]) -> tuple[float, float]:
    """Slope and shift that make of the best candidate's log odds how often it was right (Platt), by Newton's method."""
    right = np.array([ok for ok, _ in outcomes], dtype=float)
    design = np.stack([[odds for _, odds in outcomes], np.ones(len(outcomes))], axis=1)
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        p = 1 / (1 + np.exp(-design @ weights))
        hessian = (design * (p * (1 - p))[:, None]).T @ design + 0.01 * np.eye(2)
        weights += np.linalg.solve(hessian, design.T @ (right - p) - 0.01 * weights)
    return round(float(weights[0]), 4), round(float(weights[1]), 4)


def _node(tree: Row) -> Any:
    if "leaf_value" in tree:
        return round(tree["leaf_value"], 4)
    threshold = float(f"{tree['threshold']:.5g}")
    return [tree["split_feature"], threshold, _node(tree["left_child"]), _node(tree["right_child"])]


def train(files: Sequence[pathlib.Path], jobs: int) -> None:
    """Measures on each collection by what the others teach, then grows the ranker on all of them."""
    pages: list[Row] = []
    digests: dict[str, str] = {}
    for file in files:
        rows, known = pickle.loads(file.read_bytes())  # what `collect` wrote
        pages += [row for row in rows if row["headlines"]]
        digests |= known
    outcomes: list[tuple[bool, float]] = []
    scores: dict[str, str] = {}
    collections = sorted({page["collection"] for page in pages})
    with ProcessPoolExecutor(jobs) as pool:
        last = pool.submit(_grown, pages)
        for collection, found in zip(collections, pool.map(_left_out, [(pages, c) for c in collections]), strict=True):
            by_form: dict[str, list[bool]] = defaultdict(list)
            for form, right, odds in found:
                by_form[form].append(right)
                outcomes.append((right, odds))
            for form, every in by_form.items():
                scores[f"headline {collection}/{form}"] = f"{sum(every) / len(every):.4f} of {len(every)}"
                print(collection, form, scores[f"headline {collection}/{form}"], flush=True)
        model = last.result()
    slope, shift = _calibration(outcomes)
    head = json.dumps({"features": list(FEATURES), "slope": slope, "shift": shift}, ensure_ascii=False)
    trees = [_node(info["tree_structure"]) for info in model.dump_model()["tree_info"]]
    lines = ",\n".join(json.dumps(tree, separators=(",", ":")) for tree in trees)
    (_OUT / "page_headline.json").write_text(f'{head[:-1]},\n"trees": [\n{lines}\n]}}\n', encoding="utf-8")
    card = json.dumps({"scores": scores, "sets": digests}, indent=1, sort_keys=True)
    (_OUT / "scores.json").write_text(card + "\n", encoding="utf-8")


def main() -> None:
    """Runs one of the two steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    one = verbs.add_parser("collect")
    one.add_argument("folders", nargs="+", type=pathlib.Path)
    one.add_argument("--out", type=pathlib.Path, required=True)
    one.add_argument("--part", default="0/1")
    two = verbs.add_parser("train")
    two.add_argument("files", nargs="+", type=pathlib.Path)
    two.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.verb == "collect":
        collect(args.folders, args.out, *map(int, args.part.split("/")))
    else:
        train(args.files, args.jobs)


if __name__ == "__main__":
    main()
