"""One address, one life: captures of one page are versions of one report, in the order of their moments."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from dossier.catalog import parse_query
from dossier.intake.intake import Intake
from dossier.model.captures import stated_capture
from dossier.model.reports import Outcome
from dossier.model.same_story import shared_words
from dossier.reading import parts, read
from dossier.repository.writer import LogEntry
from tests.intake.saves import FORMS, Save, maff_facts, other_story, plain, scrapbook, singlefile
from tests.intake.test_parts import add
from tests.intake.warm import Warm
from tests.reading.documents import zipped
from tests.repository.house import House


def put(drop: Path, name: str, data: bytes) -> Path:
    path = drop / name
    path.write_bytes(data)
    return path


def told(outcomes: list[Outcome]) -> list[tuple[str, str | None, int | None]]:
    return [(outcome.status, outcome.report, outcome.version) for outcome in outcomes]


def lives(house: House) -> list[list[str]]:
    """The files of each report, in the order of its versions."""
    reports = house.catalog.ids(parse_query(""), "")
    return sorted([Path(v.path).name for v in house.catalog.versions(report)] for report in reports)


def test_a_second_save_is_the_next_version(house: House, drop: Path, warm: Warm) -> None:
    """Whatever it is called and whichever program saved it; the newest is shown, and its address finds the third."""
    first, *more = (Save(hour=hour, deaths=2 + hour) for hour in range(len(FORMS)))
    assert told(add(house, warm, put(drop, "a.html", singlefile(first)))) == [("added", "R1", 1)]
    for number, (save, form) in enumerate(zip(more, FORMS[1:], strict=True), 2):
        assert told(add(house, warm, put(drop, f"other {number}{form.ending}", form.make(save, None)))) == [
            ("new-version", "R1", number)
        ]
    assert house.catalog.row("R1").version == len(FORMS)
    house.assert_sound()


def test_an_older_capture_that_comes_later_is_an_earlier_version(house: House, drop: Path, warm: Warm) -> None:
    """It keeps its number, comes first in the order, and what is shown stays."""
    add(house, warm, put(drop, "evening.html", singlefile(Save(hour=18, deaths=3))))
    assert told(add(house, warm, put(drop, "morning.html", singlefile(Save(hour=8, deaths=2))))) == [
        ("new-version", "R1", 2)
    ]
    assert [version.number for version in house.catalog.versions("R1")] == [2, 1]
    row = house.catalog.row("R1")
    assert (row.version, Path(row.path).name) == (1, "evening.html")
    house.assert_sound()


def test_a_moment_in_the_future_counts_as_the_arrival(house: House, drop: Path, warm: Warm) -> None:
    """A clock that runs ahead does not keep a page at the top for years."""
    add(house, warm, put(drop, "ahead.html", singlefile(Save(year=2190))))
    add(house, warm, put(drop, "later.html", singlefile(Save(year=2191, deaths=4))))
    assert [version.number for version in house.catalog.versions("R1")] == [1, 2]


def test_two_captures_of_one_moment_keep_their_order(house: House, drop: Path, warm: Warm) -> None:
    """The one that came first is the earlier; both are kept."""
    for name, deaths in (("a.html", 2), ("b.html", 3)):
        add(house, warm, put(drop, name, singlefile(Save(hour=9, deaths=deaths))))
    assert [version.number for version in house.catalog.versions("R1")] == [1, 2]


def test_words_that_disagree_are_asked_about(house: House, drop: Path, warm: Warm) -> None:
    """A site that gives one address for all its stories: each stays a report, and the address is offered."""
    random = Random(4)
    for number in range(3):
        page = singlefile(Save(url="https://paper.example/story"), other_story(random))
        assert told(add(house, warm, put(drop, f"{number}.html", page)))[0][0] == "added"
    (offer,) = house.catalog.shared_addresses()
    assert (offer.address, offer.reports) == ("paper.example/story", ("R1", "R2", "R3"))


def test_a_front_page_is_joined_only_where_it_is_much_the_same(house: House, drop: Path, warm: Warm) -> None:
    """The front page of another day is another report, though its frame is the same."""
    random = Random(5)
    frame = " ".join(other_story(random).split()[:40])
    for number, status in ((0, "added"), (1, "added")):
        words = f"{frame} {other_story(random)}"
        page = singlefile(Save(url="https://paper.example/"), words)
        assert told(add(house, warm, put(drop, f"{number}.html", page)))[0][0] == status
    assert [offer.reports for offer in house.catalog.shared_addresses()] == [("R1", "R2")]


def test_captures_of_one_batch_meet(house: House, drop: Path, warm: Warm) -> None:
    """Twenty saves of four pages, added at once, are four reports of five versions each."""
    random = Random(6)
    stories = [other_story(random) for _ in range(4)]
    for story in range(4):
        for hour in range(5):
            save = Save(url=f"https://paper.example/2024/story-{story}-x", hour=hour, deaths=hour + 2)
            put(drop, f"{hour}-{story}.html", singlefile(save, stories[story]))
    outcomes = add(house, warm, drop)
    assert sorted(outcome.status for outcome in outcomes) == ["added"] * 4 + ["new-version"] * 16
    assert lives(house) == [[f"{hour}-{story}.html" for hour in range(5)] for story in range(4)]
    house.assert_sound()


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_arrival_does_not_matter(tmp_path: Path, warm: Warm, seed: int) -> None:
    """Any order and any batches give the same lives with the same order of versions, and a rebuild the same rows."""
    random, numbers = Random(seed), count()
    stories = [other_story(Random(n)) for n in range(3)]
    saves = [
        (f"{story}-{hour:02}.html", singlefile(
            Save(url=f"https://paper.example/2024/story-{story}-x?utm_source={next(numbers)}", hour=hour, deaths=hour),
            stories[story],
        ))
        for story in range(3) for hour in random.sample(range(2, 20), 4)
    ]  # fmt: skip
    expected = sorted(sorted(name for name, _ in saves if name[0] == str(story)) for story in range(3))
    for turn in range(2):
        random.shuffle(saves)
        folder = tmp_path / f"drop {turn}"
        folder.mkdir()
        with House(tmp_path / f"archive {turn}") as house:
            todo = [put(folder, name, data) for name, data in saves]
            while todo:
                some = random.randint(1, 6)
                add(house, warm, *todo[:some])
                del todo[:some]
            assert lives(house) == expected
            rows = house.catalog.dump()
            house.recorder.rebuild()
            assert house.catalog.dump() == rows


def test_an_address_that_changes_keeps_its_life_by_place(house: House, drop: Path, warm: Warm) -> None:
    """A file at one place is the same report though its page gives another address today; both addresses lead to it."""
    old, new = Save(url="https://paper.example/2024/old-name-here"), Save(url="https://paper.example/2024/new", hour=9)
    add(house, warm, put(drop, "page.html", singlefile(old)))
    assert told(add(house, warm, put(drop, "page.html", singlefile(new)))) == [("new-version", "R1", 2)]
    for number, save in enumerate((old, new), 3):
        page = singlefile(Save(url=save.url, hour=10 + number, deaths=9))
        assert told(add(house, warm, put(drop, f"{number}.html", page))) == [("new-version", "R1", number)]


def test_a_report_that_is_joined_while_it_is_read(house: House, drop: Path, warm: Warm) -> None:
    """Its reading is no event then, for no such report is there; it is read again, and the log can be replayed."""
    for number in range(2):
        add(house, warm, put(drop, f"{number}.txt", other_story(Random(number)).encode()))
    version = house.catalog.versions("R2")[0]
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    outcomes = intake.try_again([version])
    house.recorder.record([LogEntry("joined", {"report": "R1", "other": "R2", "versions": [[1, 2]]})])
    assert len(list(outcomes)) == 1
    intake.close()
    house.recorder.rebuild()
    assert [version.number for version in house.catalog.versions("R1")] == [1, 2]
    house.assert_sound()


def test_no_two_stories_share_many_words() -> None:
    """Different stories of one generator share hardly any three words in a row; an update shares most."""
    random = Random(7)
    one, another = other_story(random), other_story(random)
    assert shared_words(one, another) < 0.1
    assert shared_words(one, one.replace("said", "says")) > 0.6
    assert shared_words("", one) == 0.0


@pytest.mark.slow
def test_pairs_of_saves_are_joined(house: House, drop: Path, warm: Warm) -> None:
    """200 pairs of saves of edited stories, each by two programs, are 200 reports of two versions."""
    random = Random(8)
    for number in range(200):
        words, url = other_story(random), f"https://paper.example/2024/03/06/story-{number}-of-the-day"
        edited = words.replace(" the ", " this ", 3).replace(" near ", " close to ", number % 4)
        edited += f"\n\nA correction was added to story {number} on Friday evening." * (number % 2)
        one, another = random.sample(FORMS, 2)
        put(drop, f"{number} a{one.ending}", one.make(Save(url=url, hour=8), words))
        put(drop, f"{number} b{another.ending}", another.make(Save(url=f"{url}?utm_source=mail", hour=18), edited))
    add(house, warm, drop)
    found = lives(house)
    assert [len(life) for life in found] == [2] * 200
    assert all(one.split()[0] == another.split()[0] for one, another in found)


@pytest.mark.slow
def test_pairs_of_stories_are_not_joined() -> None:
    """Of 2,000 pairs of different stories none is one by its words, should all state the same address."""
    random = Random(9)
    assert all(shared_words(other_story(random), other_story(random)) < 0.15 for _ in range(2000))


def test_pages_of_one_maff_file_are_reports_of_their_own(house: House, drop: Path, warm: Warm) -> None:
    """Each has its address and moment; saved once more, each is a version of its own report."""
    stories = [other_story(Random(number)) for number in range(2)]

    def packed(hour: int) -> bytes:
        files: dict[str, bytes] = {}
        for number, words in enumerate(stories):
            save = Save(url=f"https://paper.example/2024/story-{number}-of-the-day", hour=hour)
            page = plain(save, f"{words}\n\nIt is {hour} now.")
            files |= {f"{number}/index.html": page, f"{number}/index.rdf": maff_facts(save).encode()}
        return zipped(files)

    outcomes = add(house, warm, put(drop, "a.maff", packed(8)), put(drop, "b.maff", packed(9)))
    assert sorted(one.status for one in outcomes if one.item) == ["added", "added", "new-version", "new-version"]
    versions = house.catalog.versions(next(one.report for one in outcomes if one.item) or "")
    assert [version.stated.moment for version in versions] == ["2024-03-06T08:00:05Z", "2024-03-06T09:00:05Z"]
    house.assert_sound()


@pytest.mark.parametrize("first", ["entry", "page"])
def test_an_entry_of_a_list_and_its_page_are_one_report(house: House, drop: Path, warm: Warm, first: str) -> None:
    """A list of references states address and headline; the page that it names is a version, and is the one shown."""
    save = Save()
    ris = f"TY  - NEWS\nTI  - Ferry runs aground near Nadir\nUR  - {save.url}\nY2  - 2024/03/01\nER  - \n"
    files = {"entry": ("list.ris", ris.encode()), "page": ("page.html", singlefile(save))}
    for name in sorted(files, key=lambda name: name != first):
        add(house, warm, put(drop, *files[name]))
    assert lives(house) == [["list.ris", "page.html"]]
    assert Path(house.catalog.shown_version("R1").path).name == "page.html"


@pytest.mark.parametrize(
    ("markup", "address", "moment"),
    [
        (
            "<!-- Mirrored from nadircourier.example/ferry by HTTrack Website Copier/3.x [XR&CO'2014],"
            " Wed, 06 Mar 2024 08:00:00 GMT -->",
            "http://nadircourier.example/ferry", "2024-03-06T08:00:00Z",
        ),
        (
            '<div>This is Google\'s cache of <a href="https://nadircourier.example/ferry">'
            "https://nadircourier.example/ferry</a>. "
            "It is a snapshot of the page as it appeared on 6 Mar 2024 08:00:00 GMT.</div>",
            "https://nadircourier.example/ferry", "2024-03-06T08:00:00Z",
        ),
    ],
    ids=["httrack", "google-cache"],
)  # fmt: skip
def test_a_mirror_or_cache_states_address_and_moment(markup: str, address: str, moment: str) -> None:
    page = plain(Save()).decode().replace("<body>", f"<body>{markup}")
    stated = stated_capture(read(page.encode(), "page.html").description)
    assert (stated.url, stated.moment) == (address, moment)


def test_an_index_that_only_leads_on_is_not_the_page() -> None:
    """WebScrapBook writes a page that leads to the page saved, where that has another name."""
    index = b'<meta charset=utf-8><meta http-equiv="refresh" content="0;url=ferry.html">'
    data = zipped({"index.html": index, "ferry.html": scrapbook(Save()), "x.bin": b"1"})
    assert stated_capture(read(data, "a.htz").description).url == Save().url


def test_saves_are_known_by_their_address() -> None:
    """Every way of saving states the address, and all but copied text the moment to the second."""
    for form in FORMS:
        data = form.make(Save(hour=9), None)
        assert not list(parts(data, f"x{form.ending}"))
        capture = stated_capture(read(data, f"x{form.ending}").description)
        assert capture.url == Save().url, form.name
        assert (capture.moment == "2024-03-06T09:00:05Z") is ("copied" not in form.name), form.name
