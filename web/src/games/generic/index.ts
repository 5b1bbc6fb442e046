import type { Game } from '../game';

/** A game that the server knows and this client does not: the server's words say all about it. */
export function genericGame(name: string): Game {
	return {
		name,
		Art: null,
		isTaught: false,
		hasTalk: false,
		describeSettings: () => [],
		practice: null,
		loadTips: () => Promise.resolve([]),
		loadChoices: null,
		loadFigure: null,
		loadTable: () => import('./table').then((table) => table.loadGeneric(name))
	};
}
