// Written by `python -m tenback.server.wire.typescript`; do not edit.

import type { GameName } from './protocol.gen.ts';

/** The sections of each game's rules. */
export const SECTIONS: Record<GameName, readonly { topic: string; numbers: readonly string[] }[]> = {"the-game": [{"topic": "set-up", "numbers": ["G1", "G2", "G3"]}, {"topic": "turn", "numbers": ["G4", "G5", "G6", "G7", "G8"]}, {"topic": "end", "numbers": ["G9", "G10"]}, {"topic": "talk", "numbers": ["G11", "G12"]}, {"topic": "experts", "numbers": ["G13"]}, {"topic": "rulings", "numbers": ["G20"]}], "extreme": [{"topic": "commands", "numbers": ["E1", "E2", "E3", "E4"]}, {"topic": "lightning", "numbers": ["E5", "E6", "E7"]}, {"topic": "infinity", "numbers": ["E8", "E9", "E10", "E11", "E12"]}, {"topic": "talk", "numbers": ["E13"]}, {"topic": "rulings", "numbers": ["E20", "E21", "E22", "E23", "E24", "E25"]}], "take-that": [{"topic": "set-up", "numbers": ["T1", "T2", "T3"]}, {"topic": "turn", "numbers": ["T4", "T5", "T6", "T7", "T8"]}, {"topic": "end", "numbers": ["T9", "T10", "T11"]}, {"topic": "experts", "numbers": ["T12"]}, {"topic": "rulings", "numbers": ["T20", "T21", "T22", "T23", "T24"]}]};
