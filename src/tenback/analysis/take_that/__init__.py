"""TAKE THAT."""
