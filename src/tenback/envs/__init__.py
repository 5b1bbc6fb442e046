"""Faces for others' tools: Gymnasium, PettingZoo and OpenSpiel, each behind an extra of its own."""
