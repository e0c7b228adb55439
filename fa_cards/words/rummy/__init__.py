"""What is said of contract rummy alone."""
