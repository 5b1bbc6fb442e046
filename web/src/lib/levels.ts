import { LEVEL_WINS, LEVEL_WINS_WITH_MARKS } from './facts.gen';
import type { TalkMode } from './protocol.gen';
import { say } from './words.svelte';

/** The levels of bots that one of our games has, weakest first. */
export const levelsOf = (game: string): readonly string[] => Object.keys(LEVEL_WINS[game] ?? {});

/** Name a bot where it is chosen, with how often such bots win where that was measured, by what may be said. */
export function botOffered(game: string, level: string, players: number, talk?: TalkMode): string {
	const wins = talk === 'silent' ? LEVEL_WINS : LEVEL_WINS_WITH_MARKS;
	const won = wins[game]?.[level]?.[players];
	const named = say(`level-${level}`);
	return won === undefined
		? say('seat-for-bot', { level: named })
		: say('seat-for-bot-wins', { level: named, won });
}
