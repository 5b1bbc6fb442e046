"""Sums of products: what a processor's own instruction gives is what the loop in Python means."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tenback.sim import products
from tenback.sim.jit import inlined, kernel, plain
from tenback.sim.products import PAIRS, TOGETHER, Four, Shorts, four_sums

ROOT = Path(__file__).resolve().parents[2]


@kernel
def through_a_kernel(weights: Shorts, first: int, values: Shorts) -> Four:
    return four_sums(weights, first, values)


@pytest.mark.parametrize("length", [0, 1, PAIRS - 1, PAIRS, 5 * PAIRS + 3, 512])
def test_four_rows_of_any_length_are_summed_exactly(length: int) -> None:
    numbers = np.random.default_rng(length)
    weights = numbers.integers(-2000, 2000, (12, length)).astype(np.int16)
    values = numbers.integers(-2000, 2000, length).astype(np.int16)
    for first in (0, TOGETHER, 3):
        expected = tuple(weights[first : first + TOGETHER].astype(np.int64) @ values)
        assert through_a_kernel(weights, first, values) == expected
        assert plain(through_a_kernel)(weights, first, values) == expected


def test_a_processor_without_the_instruction_sums_the_same() -> None:
    by_a_loop = inlined(products._by_a_loop)
    numbers = np.random.default_rng(7)
    weights = numbers.integers(-32768, 32768, (TOGETHER, 100)).astype(np.int16)
    values = numbers.integers(0, 500, 100).astype(np.int16)
    assert by_a_loop(weights, 0, values) == through_a_kernel(weights, 0, values)


def test_code_for_any_processor_of_its_kind_uses_no_instruction_that_some_lack(tmp_path: Path) -> None:
    """`deploy/Dockerfile.compiled` compiles so: with the instruction LLVM would end the process."""
    environment = os.environ | {"NUMBA_CPU_NAME": "generic", "NUMBA_CACHE_DIR": str(tmp_path)}
    code = (
        "import numpy as np\n"
        "from tests.sim.test_products import through_a_kernel\n"
        "print(through_a_kernel(np.full((4, 40), 3, np.int16), 0, np.full(40, 5, np.int16)))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout) == (0, "(600, 600, 600, 600)\n"), done.stderr


def test_the_largest_products_do_not_overflow() -> None:
    weights, values = np.full((TOGETHER, PAIRS), -32768, np.int16), np.full(PAIRS, 2000, np.int16)
    assert through_a_kernel(weights, 0, values) == (-32768 * 2000 * PAIRS,) * TOGETHER
