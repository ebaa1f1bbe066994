"""What follows from what: each conductor listens to some widgets, asks the desk, and shows the answer."""
