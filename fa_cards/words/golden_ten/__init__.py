"""What is said of Golden Ten alone."""
