"""Adapters for Gymnasium, PettingZoo and OpenSpiel, each with its own extra."""
