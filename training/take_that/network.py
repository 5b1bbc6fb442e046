"""The network of TAKE THAT as it learns: facts, two hidden layers, and the points that are still gained."""

import pathlib
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tenback.bots.take_that.facts import FACTS
from tenback.bots.take_that.first_sight import Evaluator, new_evaluator
from tenback.bots.take_that.network import unpacked
from training.take_that.export import packed

Layers = dict[str, Any]


class Network(nn.Module):
    """Learns in float32; a row of facts ends with the number that stands for none."""

    def __init__(self, widths: tuple[int, int]) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(FACTS + 1, widths[0], mode="sum", padding_idx=FACTS)
        self.bias = nn.Parameter(torch.zeros(widths[0]))
        self.second = nn.Linear(*widths)
        self.last = nn.Linear(widths[1], 1)
        nn.init.normal_(self.first.weight, std=0.05)
        self.first.weight.data[FACTS] = 0

    def forward(self, facts: Tensor) -> Tensor:
        """Tens of points."""
        gains: Tensor = self.last(torch.relu(self.second(torch.relu(self.first(facts) + self.bias))))
        return gains[:, 0]


def layers_of(network: Network) -> Layers:
    """The layers as arrays, each matrix from what goes in to what comes out."""
    return {
        "first": _array(network.first.weight),
        "bias": _array(network.bias),
        "second": _array(network.second.weight.T),
        "second_bias": _array(network.second.bias),
        "last": _array(network.last.weight[0]),
        "last_bias": _array(network.last.bias),
    }


def _array(values: Tensor) -> Any:
    return np.ascontiguousarray(values.detach().float().cpu().numpy())


def load(network: Network, path: pathlib.Path) -> None:
    """Go on with layers that were written before."""
    with np.load(path) as stored, torch.no_grad():
        for target, values in (
            (network.first.weight, stored["first"]),
            (network.bias, stored["bias"]),
            (network.second.weight, stored["second"].T),
            (network.second.bias, stored["second_bias"]),
            (network.last.weight, stored["last"][None]),
            (network.last.bias, stored["last_bias"]),
        ):
            target.copy_(torch.from_numpy(np.ascontiguousarray(values)))


def evaluator_of(layers: Layers) -> Evaluator:
    """Play by the network as it would be shipped: in whole numbers."""
    return new_evaluator(unpacked(packed(layers)))
