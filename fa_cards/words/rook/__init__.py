"""What is said of the games of the Rook family alone."""
