"""Running a server: settings, limits, metrics, backup and erasure."""
