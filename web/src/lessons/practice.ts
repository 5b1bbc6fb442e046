import type { GameName, SettingsChosen } from '$lib/protocol.gen';

/** The prepared deals of the first games: each shows its rules early. */
export const PRACTICE: Record<GameName, SettingsChosen> = {
	'the-game': { game: 'the-game', players: 2, practice_deal: 2241 },
	extreme: { game: 'extreme', players: 2, practice_deal: 217 },
	'take-that': { game: 'take-that', players: 2, rounds: 1, practice_deal: 15 }
};
