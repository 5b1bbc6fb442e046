"""Bots for THE GAME and EXTREME."""
