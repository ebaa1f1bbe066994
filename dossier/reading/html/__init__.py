"""Web pages: one walk over the tree gives words and blocks; what is seen and what is stated are weighed."""
