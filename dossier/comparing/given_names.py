"""Knows the short forms of given names, and whether two people's given and middle names may be one person's."""

from __future__ import annotations

from collections.abc import Sequence

_SHORT = {
    short: tuple(fulls.split())
    for short, fulls in {
        "abby": "abigail", "al": "albert alan alfred", "alex": "alexander alexandra alejandro", "andy": "andrew",
        "art": "arthur", "barb": "barbara", "becky": "rebecca", "ben": "benjamin", "bernie": "bernard",
        "beth": "elizabeth", "betty": "elizabeth", "beto": "alberto roberto", "bill": "william", "billy": "william",
        "bob": "robert", "bobby": "robert", "brad": "bradley", "cathy": "catherine", "charlie": "charles",
        "chris": "christopher christine christian", "chuck": "charles", "cindy": "cynthia", "dan": "daniel",
        "danny": "daniel", "dave": "david", "deb": "deborah", "debbie": "deborah", "dick": "richard", "don": "donald",
        "doug": "douglas", "ed": "edward edwin", "eddie": "edward", "fran": "frances", "fred": "frederick",
        "geoff": "geoffrey", "greg": "gregory", "hank": "henry", "jack": "john", "jeff": "jeffrey", "jen": "jennifer",
        "jenny": "jennifer", "jerry": "gerald", "jim": "james", "jimmy": "james", "joe": "joseph", "joey": "joseph",
        "jon": "jonathan", "josh": "joshua", "judy": "judith", "kate": "katherine", "kathy": "katherine",
        "ken": "kenneth", "kim": "kimberly", "lalo": "eduardo", "larry": "lawrence", "liz": "elizabeth",
        "lola": "dolores", "lou": "louis", "lupe": "guadalupe", "maggie": "margaret", "manolo": "manuel",
        "marty": "martin", "matt": "matthew", "meg": "margaret", "mel": "melvin", "memo": "guillermo",
        "mike": "michael", "mitch": "mitchell", "nacho": "ignacio", "nando": "fernando", "nate": "nathan nathaniel",
        "nick": "nicholas", "paco": "francisco", "pam": "pamela", "pancho": "francisco", "pat": "patrick patricia",
        "peggy": "margaret", "pepe": "jose", "pete": "peter", "phil": "philip phillip", "quique": "enrique",
        "rafa": "rafael", "randy": "randall", "ray": "raymond", "rich": "richard", "rick": "richard", "rob": "robert",
        "ron": "ronald", "ronnie": "ronald", "russ": "russell", "sam": "samuel samantha", "sandy": "sandra",
        "santi": "santiago", "stan": "stanley", "steve": "steven stephen", "stu": "stuart", "sue": "susan",
        "ted": "theodore edward", "tere": "teresa", "terry": "terrence", "tim": "timothy", "toby": "tobias",
        "tom": "thomas", "tommy": "thomas", "tony": "anthony", "tono": "antonio", "vicky": "victoria",
        "vince": "vincent", "walt": "walter", "will": "william", "zach": "zachary",
    }.items()
}  # fmt: skip


_SPELLINGS = (  # of names that come from other letters: no rule leads from one to the other
    "mohammed muhammad mohamed mohammad muhammed mohamad mehmed mehmet mohd", "ahmed ahmad ahmet",
    "yusuf youssef yousef yusef yousuf yousif youcef", "hussein husein husayn hussain hossein hocine",
    "abdullah abdallah abdulla abdoullah", "omar umar omer", "osama usama oussama", "khaled khalid khaleed",
    "said saeed sayeed", "hasan hassan", "ali aly", "ibrahim ebrahim ibraheem brahim", "mustafa moustafa mostafa",
    "karim kareem", "rashid rasheed rachid", "jamal gamal djamal", "sulaiman suleiman soleiman sulayman suleyman",
    "ismail esmail ismael", "faisal faysal feisal", "abdelaziz abdulaziz", "abdelrahman abdulrahman abdurrahman",
    "aleksandr alexander alexandr aleksander oleksandr", "aleksei alexei alexey aleksey alexej",
    "dmitry dmitri dmitriy dmitrii dmitrij dimitri dmytro", "sergei sergey serguei sergej serhiy",
    "yuri yury yuriy iouri jurij juri", "mikhail michail mihail mikhael mykhailo", "yevgeny evgeny yevgeni evgeni",
    "andrei andrey andrej andriy", "nikolai nikolay nikolaj mykola", "vladimir volodymyr wladimir", "pavel pawel pavlo",
    "vasily vasili vassili vasyl", "fyodor fedor fiodor", "pyotr petr piotr petro", "viktor victor",
    "gunther gunter guenther guenter", "jorg joerg", "jurgen juergen",
)  # fmt: skip
_SPELLED = {one: names.split()[0] for names in _SPELLINGS for one in names.split()}
_OTHER_GENDER = ("e", "le", "ne")  # Martin and Martine, Daniel and Danielle, Jean and Jeanne


def is_other_spelling(one: str, other: str) -> bool:
    """Whether two given names are one in other letters: `Dmitry` and `Dmitri`."""
    return one != other and one in _SPELLED and _SPELLED[one] == _SPELLED.get(other)


def of_two_genders(one: str, other: str) -> bool:
    """Whether two given names that are nearly alike are a man's and a woman's: `Paul` and `Paula`."""
    a, b = sorted((one.rstrip("h"), other.rstrip("h")), key=len)
    if len(a) < 2:  # an initial
        return False
    return a.endswith("a") != b.endswith("a") or b in {a + ending for ending in _OTHER_GENDER}


def is_short_of(one: str, other: str) -> bool:
    """Whether one of two given names is a short form of the other: `Bob` of `Robert`."""
    return other in _SHORT.get(one, ()) or one in _SHORT.get(other, ())


def agree(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether middle names do not speak against one person: one has none, or they are the same or its initial."""
    return not mine or not theirs or (len(mine) == len(theirs) and all(map(_same, mine, theirs)))


def _same(one: str, other: str) -> bool:
    return one == other or (min(len(one), len(other)) == 1 and one[0] == other[0])
