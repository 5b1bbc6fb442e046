"""Sockets, storage, wire messages, settings: tables over the network."""
