"""`python -m dossier` is `dossier`."""

from dossier.start import main

if __name__ == "__main__":
    main()
