"""The keys that views answer to beyond the menus, by view: what the window of all shortcuts lists."""

from __future__ import annotations

from dossier.tongue import term

# Where, the keys, what they do
KEYS: tuple[tuple[str, str, str], ...] = (
    (term("Everywhere"), "/", term("Search")),
    (term("Everywhere"), "Esc", term("Go back: close the message, return to the list, clear the search")),
    (term("Everywhere"), "F6", term("Go on to the next pane")),
    (term("Everywhere"), "Tab", term("Go on to the next part")),
    (term("Lists"), "Enter", term("In the reports: go to the fields; elsewhere: open what the line tells of")),
    (term("Lists"), "Space", term("Page through the report’s words")),
    (term("Lists"), "Shift+↑ / Shift+↓", term("Choose several")),
    (term("Lists"), "Ctrl+A", term("Choose all")),
    (term("Lists"), "Ctrl+C", term("Copy the chosen lines")),
    (term("Fields"), "Enter", term("Accept the value")),
    (term("Fields"), "F2", term("Correct the chosen field")),
    (term("Fields"), "→ / ←", term("Show or hide other candidates")),
    (term("Text"), "Ctrl+A", term("Choose all words")),
    (term("Text"), "Ctrl+C", term("Copy the chosen words")),
    (term("Search"), "↓", term("Go through what is offered")),
    (term("Search"), "Tab", term("Take what is offered")),
    (term("User guide"), "Ctrl+F", term("Search in the guide")),
    (term("User guide"), "Alt+←", term("Back to the chapter before")),
)
