"""TAKE THAT as rows of numbers."""
