"""The packed Dossier's first lines: a child of it does its one thing, and loads nothing else."""

from dossier.children import ran_as_child

if not ran_as_child():
    from dossier.start import main

    main()
