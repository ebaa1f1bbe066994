"""The widgets: they show what they are given and say what a person wants; none of them knows the archive."""
