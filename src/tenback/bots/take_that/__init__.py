"""Bots for TAKE THAT."""
