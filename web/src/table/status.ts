import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import type { TableGame } from '../games/game';

/** What stands above the board: whose turn it is, and what is still to be done. */
export function describeStatus(table: TableState, game: TableGame): string {
	const { update, board } = table;
	if (!update || !board) return '';
	if (update.stage === 'over') return say('game-over');
	if (table.slow) return say('sending');
	if (table.myTurn) return game.openQuestion(board) ?? `${say('your-turn')} ${game.describeDuty(board)}`;
	return update.turn === null ? '' : say('turn-of', { name: table.nameOf(update.turn) });
}

/** The status and the whole position, for ears. */
export function describeTable(table: TableState, game: TableGame): string {
	const position = table.board ? game.describePosition(table, table.board) : '';
	return `${describeStatus(table, game)} ${position}`;
}
