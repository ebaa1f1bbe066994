"""Questions and tellings in windows of their own."""
