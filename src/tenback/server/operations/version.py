"""The version of the package that serves."""

from importlib.metadata import version

VERSION = version("tenback")
