# Was das Terminal zeigt.
