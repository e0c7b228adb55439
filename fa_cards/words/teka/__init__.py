"""What is said of Teka alone."""
