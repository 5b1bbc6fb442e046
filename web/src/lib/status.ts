import type { LineBoard, PilesBoard } from './protocol.gen';
import type { TableState } from './table.svelte';
import { listed, say } from './words.svelte';
import { lineLabel } from '../games/line/words';

/** What stands above the piles: who is at turn and what is still owed. */
export function statusOf(table: TableState): string {
	const update = table.update;
	if (!update || update.stage === 'seating') return '';
	if (update.stage === 'over') return say('game-over');
	if (table.board?.type === 'piles' && table.board.begin) return say('who-begins');
	if (table.myTurn && table.board) return `${say('your-turn')} ${owedTold(table.board)}`;
	return update.turn === null ? '' : say('turn-of', { name: table.nameOf(update.turn) });
}

/** What the player at turn still has to do. */
export function owedTold(board: PilesBoard | LineBoard): string {
	if (board.type === 'line') return board.line.length ? '' : say('line-any');
	const owed = board.owed.map((kind) =>
		kind === 'cards' ? say('owed-cards', { cards: board.cards_owed }) : say(`owed-${kind}`)
	);
	return owed.length ? owed.join(' ') : say('owed-nothing');
}

/** The whole position in words, for one who asks. */
export function stateTold(table: TableState): string {
	const board = table.board;
	if (!board) return '';
	if (board.type === 'line') return `${lineLabel(board)} ${say('draw-pile-has', { cards: board.draw_pile })}`;
	const tops = table.piles.map((pile) =>
		say('pile-short', {
			pile: pile.name,
			way: pile.ascending ? say('way-up') : say('way-down'),
			top: pile.top
		})
	);
	return `${listed(tops)}. ${say('draw-pile-has', { cards: board.draw_pile })}`;
}
