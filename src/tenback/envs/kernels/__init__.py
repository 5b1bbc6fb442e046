"""Many games as arrays: move, observe and deal again inside compiled loops."""

from tenback.envs.kernels.boards import DISABLED, NEXT_STEP, SAME_STEP, Afterwards, Boards, Seen
from tenback.envs.kernels.choice import Kernels, kernels_of

__all__ = ["DISABLED", "NEXT_STEP", "SAME_STEP", "Afterwards", "Boards", "Kernels", "Seen", "kernels_of"]
