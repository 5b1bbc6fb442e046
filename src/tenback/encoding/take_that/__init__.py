"""TAKE THAT as arrays."""

from tenback.encoding.take_that.encoding import TakeThatEncoding

__all__ = ["TakeThatEncoding"]
