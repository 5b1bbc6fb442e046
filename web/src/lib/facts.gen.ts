// Written by `python -m tenback.server.wire.typescript`; do not edit.

import type { CommandName, Reason } from './protocol.gen.ts';

/** All commands, in the order they are told. */
export const COMMANDS: readonly CommandName[] = ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"];

/** Those of this turn alone (E4). */
export const LIGHTNING: readonly CommandName[] = ["stop", "skull", "three"];

/** The piles by name. */
export const PILE_NAMES: readonly string[] = ["A", "B", "C", "D"];

/** What can lie on a pile. */
export const PILE_CARDS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99];

/** How much room an untouched pile has. */
export const PILE_WAY: number = 98;

/** The longest step that a mark speaks of (G20). */
export const FARTHEST_MARK: number = 14;

/** Why a card goes on no further. */
export const PILE_REFUSES: Record<'up' | 'down', Reason> = {"up": "refusal-the-game-card-too-low", "down": "refusal-the-game-card-too-high"};

/** Cards that nothing twists (T1). */
export const TOADS: readonly number[] = [22, 33, 44, 55, 66, 77, 88];

/** Of every twisted pair the lower card (T1). */
export const LOWER_TWINS: readonly number[] = [12, 13, 14, 15, 16, 17, 18, 19, 23, 24, 25, 26, 27, 28, 29, 34, 35, 36, 37, 38, 39, 45, 46, 47, 48, 49, 56, 57, 58, 59, 67, 68, 69, 78, 79, 89];

/** How many can play. */
export const PLAYERS: Record<string, readonly number[]> = {"the-game": [1, 2, 3, 4, 5], "extreme": [1, 2, 3, 4, 5], "take-that": [2, 3, 4]};

/** Levels of bots, weakest first. */
export const LEVELS: Record<string, readonly string[]> = {"the-game": ["random", "greedy", "careful", "quick", "expert"], "extreme": ["random", "greedy", "careful", "quick", "expert"], "take-that": ["random", "careful", "quick", "expert"]};

/** Percent won, by game, rules, level and players, in silence. */
export const LEVEL_WINS: Record<string, Record<string, Record<string, Record<number, number>>>> = {"the-game": {"usual": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 2, "2": 3, "3": 1, "4": 2, "5": 1}, "careful": {"1": 9, "2": 50, "3": 32, "4": 52, "5": 59}, "quick": {"1": 43, "2": 85, "3": 78, "4": 94, "5": 96}, "expert": {"1": 53, "2": 90, "3": 81, "4": 97, "5": 99}}, "minimum-three": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 3, "2": 13, "3": 3, "4": 7, "5": 12}, "quick": {"1": 22, "2": 46, "3": 20, "4": 39, "5": 51}, "expert": {"1": 30, "2": 47, "3": 25, "4": 41, "5": 59}}, "short-hand": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 2, "2": 9, "3": 3, "4": 7, "5": 10}, "quick": {"1": 10, "2": 31, "3": 13, "4": 32, "5": 44}, "expert": {"1": 11, "2": 34, "3": 15, "4": 38, "5": 51}}}, "extreme": {"usual": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 1, "2": 5, "3": 1, "4": 2, "5": 3}, "quick": {"1": 17, "2": 37, "3": 19, "4": 30, "5": 30}, "expert": {"1": 25, "2": 37, "3": 28, "4": 32, "5": 33}}}, "take-that": {"usual": {"random": {"2": 0, "3": 0, "4": 0}, "careful": {"2": 50, "3": 33, "4": 25}, "quick": {"2": 76, "3": 51, "4": 36}, "expert": {"2": 83, "3": 62, "4": 41}}, "professional": {"random": {"2": 0, "3": 1, "4": 2}, "careful": {"2": 50, "3": 33, "4": 25}, "quick": {"2": 71, "3": 55, "4": 44}, "expert": {"2": 84, "3": 66, "4": 49}}}};

/** Percent won, by game, rules, level and players, with marks. */
export const LEVEL_WINS_WITH_MARKS: Record<string, Record<string, Record<string, Record<number, number>>>> = {"the-game": {"usual": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 2, "2": 3, "3": 1, "4": 2, "5": 1}, "careful": {"1": 9, "2": 61, "3": 50, "4": 60, "5": 65}, "quick": {"1": 43, "2": 93, "3": 93, "4": 98, "5": 98}, "expert": {"1": 53, "2": 99, "3": 97, "4": 99, "5": 100}}, "minimum-three": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 3, "2": 22, "3": 7, "4": 12, "5": 14}, "quick": {"1": 22, "2": 60, "3": 41, "4": 64, "5": 75}, "expert": {"1": 30, "2": 77, "3": 58, "4": 76, "5": 89}}, "short-hand": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 2, "2": 18, "3": 6, "4": 14, "5": 16}, "quick": {"1": 10, "2": 48, "3": 30, "4": 61, "5": 72}, "expert": {"1": 11, "2": 69, "3": 53, "4": 78, "5": 86}}}, "extreme": {"usual": {"random": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "greedy": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "careful": {"1": 1, "2": 8, "3": 2, "4": 5, "5": 4}, "quick": {"1": 17, "2": 43, "3": 26, "4": 36, "5": 38}, "expert": {"1": 25, "2": 60, "3": 39, "4": 50, "5": 50}}}, "take-that": {"usual": {"random": {"2": 0, "3": 0, "4": 0}, "careful": {"2": 50, "3": 33, "4": 25}, "quick": {"2": 76, "3": 51, "4": 36}, "expert": {"2": 83, "3": 62, "4": 41}}, "professional": {"random": {"2": 0, "3": 1, "4": 2}, "careful": {"2": 50, "3": 33, "4": 25}, "quick": {"2": 71, "3": 55, "4": 44}, "expert": {"2": 84, "3": 66, "4": 49}}}};

/** Our games, in the order they are offered. */
export const GAMES: readonly string[] = ["the-game", "extreme", "take-that"];

/** The languages, each by its own name. */
export const LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "pl": "Polski", "pt": "Português", "cs": "Čeština"} as const;

/** Characters in a line of chat. */
export const LONGEST_LINE: number = 300;

/** Letters in a name. */
export const LONGEST_NAME: number = 24;

/** The protocol that this page was built for. */
export const PROTOCOL: number = 2;

/** Where the server listens unless told otherwise. */
export const DEFAULT_PORT: number = 8098;
