"""What is said of the family of All Fours alone."""
