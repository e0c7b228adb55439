"""The lessons of Toonerville and Rook Shanghai."""
