"""The window: Qt is used here alone, and the archive is reached only by `dossier.archive`.

The main thread paints and asks; `workers` (threads) do what touches disk or database. `views` show, `models` hold
rows, `controllers` connect the two with the archive, `dialogs` ask. `display.problem()` says without
Qt whether a window can be opened at all; `app.run(folder)` opens it.
"""
