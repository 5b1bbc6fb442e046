"""Random choices with a temperature: the better something looks, the likelier it is chosen."""

from typing import Final

import numpy as np

# Drawn by lot with these added, a choice is as likely as exp(its worth / temperature) says (Gumbel's trick).
# Rounded, so that no machine's last bit has a say.
LUCK: Final = np.round(-np.log(-np.log((np.arange(1024) + 0.5) / 1024)), 9)
