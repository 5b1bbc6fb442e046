"""Benchmarks with a name: fixed cells and deals, one JSON and one row for every bot."""

from tenback.arena.benchmark.cells import BENCHMARKS, Benchmark, benchmark_named
from tenback.arena.benchmark.playing import play_benchmark
from tenback.arena.benchmark.verifying import verify

__all__ = ["BENCHMARKS", "Benchmark", "benchmark_named", "play_benchmark", "verify"]
