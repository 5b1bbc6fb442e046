"""The tables that are in memory: their clients, bots, timers, presence and leases."""
