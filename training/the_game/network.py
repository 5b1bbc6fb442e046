"""The network: facts, three hidden layers, and for some numbers of cards the chance that no more are left."""

import itertools
import pathlib
from typing import Final

import torch
from torch import Tensor, nn

from training.the_game.kernels import DEVICE

HEADS: Final = (0, 2, 5, 10, 20)
"""P(at most so many cards are left); the first is the chance to win."""
BY_WIN: Final = (1.0, 0.0, 0.02, 0.0, 0.0)
"""How turns are chosen: by the chance to win, and a little by few cards left where there is none."""
BY_ALL: Final = (0.5, 0.15, 0.15, 0.1, 0.1)
"""How they are chosen in the beginning, when wins are rare."""
IMPORTANCE: Final = (1.0, 0.3, 0.3, 0.2, 0.2)
"""How much an error of each head counts."""


class Network(nn.Module):
    """Learns in float32."""

    def __init__(self, facts: int, widths: tuple[int, ...]) -> None:
        super().__init__()
        sizes = (facts, *widths, len(HEADS))
        self.widths = widths
        self.layers = nn.ModuleList(nn.Linear(into, out) for into, out in itertools.pairwise(sizes))
        with torch.no_grad():
            self.layers[0].weight.mul_(2.0)  # few facts are true at once
            self.layers[-1].weight.mul_(0.2)

    def forward(self, facts: Tensor) -> Tensor:
        """The heads' logits."""
        for layer in self.layers[:-1]:
            facts = torch.relu(layer(facts))
        logits: Tensor = self.layers[-1](facts)
        return logits


class Player:
    """A copy in bfloat16 that only plays."""

    def __init__(self, network: Network) -> None:
        self.weights = [
            (layer.weight.detach().bfloat16().t().contiguous(), layer.bias.detach().bfloat16())
            for layer in network.layers
        ]

    def chances(self, facts: Tensor) -> Tensor:
        """The chance of each head."""
        for weight, bias in self.weights[:-1]:
            facts = (
                torch.relu(torch.addmm(bias, facts, weight))
                if DEVICE == "cpu"
                else _layer(bias, facts, weight)
            )
        weight, bias = self.weights[-1]
        return torch.sigmoid(torch.addmm(bias, facts, weight).float())


def _layer(bias: Tensor, facts: Tensor, weight: Tensor) -> Tensor:
    return torch._addmm_activation(bias, facts, weight, use_gelu=False)


def came_to(left: Tensor) -> Tensor:
    """What the heads should have said when so many cards are left."""
    return (left.float()[..., None] <= torch.tensor(HEADS, device=left.device)).float()


def save(network: Network, path: pathlib.Path) -> None:
    """Write a network for playing and for `export`."""
    layers = {name: value.half().cpu() for name, value in network.state_dict().items()}
    torch.save({"widths": network.widths, "layers": layers}, path)


def load(path: pathlib.Path) -> Network:
    """Read what `save` wrote."""
    stored = torch.load(path, map_location=DEVICE)
    facts = stored["layers"]["layers.0.weight"].shape[1]
    network = Network(facts, tuple(stored["widths"])).to(DEVICE)
    network.load_state_dict({name: value.float() for name, value in stored["layers"].items()})
    return network


def widened(network: Network, widths: tuple[int, ...]) -> Network:
    """The same network with more units in its hidden layers; the new ones have no say yet."""
    wider = Network(network.layers[0].in_features, widths).to(DEVICE)
    with torch.no_grad():
        for new, old in zip(wider.layers, network.layers, strict=True):
            new.bias[: old.out_features] = old.bias
            new.weight[: old.out_features, : old.in_features] = old.weight
            new.weight[: old.out_features, old.in_features :] = 0.0
    return wider
