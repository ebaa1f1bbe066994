"""The window: Qt lives here alone, and enters the archive only by its door, `dossier.archive`.

The main thread paints and asks; lanes (worker threads) do what touches disk or database. `display.problem()` says,
without Qt, whether a window can be opened at all; `app.run(folder)` opens it.
"""
