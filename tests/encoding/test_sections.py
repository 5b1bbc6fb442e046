from typing import Any

import numpy as np
import pytest

from tenback.encoding import Layout, Section

LAYOUT = Layout([Section("tops", (4,), 100, "the tops", low=1), Section("marks", (2, 3), 1, "the marks")])


def test_sections_stand_one_after_the_other() -> None:
    assert LAYOUT.starts == {"tops": 0, "marks": 4}
    assert LAYOUT.size == 10


def test_a_part_is_a_window_on_the_array() -> None:
    array = np.zeros(10, np.int8)
    LAYOUT.part(array, "marks")[1, 2] = 1
    assert array[9] == 1


def test_a_batch_of_arrays_has_the_same_parts() -> None:
    batch = np.arange(30).reshape(3, 10)
    assert LAYOUT.part(batch, "marks").shape == (3, 2, 3)
    assert LAYOUT.part(batch, "tops")[2].tolist() == [20, 21, 22, 23]


def test_every_section_must_be_given() -> None:
    with pytest.raises(KeyError, match="marks"):
        LAYOUT.filled({"tops": [1, 1, 100, 100]})


@pytest.mark.parametrize(
    ("low", "high", "kind"),
    [(0, 127, np.int8), (-128, 1, np.int8), (0, 128, np.int16), (-40_000, 0, np.int32)],
)
def test_the_smallest_numbers_that_hold_all_are_chosen(low: int, high: int, kind: Any) -> None:
    assert Layout([Section("points", (1,), high, "", low=low)]).dtype == kind
