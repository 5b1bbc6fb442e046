"""Networks that were taught on a GPU (see `training/`), for THE GAME in silence."""
