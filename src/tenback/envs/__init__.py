"""Adapters to other tools: Gymnasium, PettingZoo and OpenSpiel, each behind an extra of its own."""
