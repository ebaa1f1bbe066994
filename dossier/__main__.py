"""`python -m dossier` is `dossier`."""

from dossier.cli.main import main

if __name__ == "__main__":
    main()
