import type { Game } from './game';
import { genericGame } from './generic';

const FOLDERS = import.meta.glob<readonly Game[]>('./*/games.ts', { eager: true, import: 'default' });
const KNOWN = new Map(
	Object.values(FOLDERS)
		.flat()
		.map((game) => [game.name, game])
);

/** A game by its name; one that has no folder here is told by the server's words. */
export function gameNamed(name: string): Game {
	return KNOWN.get(name) ?? genericGame(name);
}
