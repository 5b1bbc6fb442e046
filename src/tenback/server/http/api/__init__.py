"""The HTTP part of the protocol."""
