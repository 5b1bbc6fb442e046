import type { Game } from '../game';

/** A game that the server knows and this client does not: its board is told in the server's words. */
export function genericGame(name: string): Game {
	return {
		name,
		Art: null,
		hasTalk: false,
		describeSettings: () => [],
		practice: null,
		loadTips: () => Promise.resolve([]),
		loadChoices: null,
		loadFigure: null,
		loadTable: () => import('./table').then((table) => table.generic)
	};
}
