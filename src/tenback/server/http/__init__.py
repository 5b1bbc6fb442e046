"""HTTP and WebSocket: routes, who asks, and what may be asked from where."""
