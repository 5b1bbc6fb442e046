"""THE GAME and EXTREME as rows of numbers."""
