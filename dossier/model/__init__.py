"""The data model: frozen dataclasses that every room shares, made of the standard library alone."""
