"""What a person does and can take back: each deed with its undoing, and the two stacks that they stand on."""
