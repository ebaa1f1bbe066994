"""Web archives (WARC, WACZ), in which every page is a report of its own."""
