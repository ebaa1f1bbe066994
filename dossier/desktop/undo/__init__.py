"""What a person can take back: each operation with its reverse, and the stacks for undo and redo."""
