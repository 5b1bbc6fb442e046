import { nameAt, type Sitting } from '$lib/names';
import type { ResultView, TakeThatBoard } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { listed, say, sayAll } from '$lib/words.svelte';
import { tableGame } from '../game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { lay, twist } from './moves';
import { tellStory } from './story';
import { describeTurn, lineLabel } from './words';

function describeResult(result: ResultView, seats: readonly Sitting[], you: number | null = null): string {
	const names = listed(result.winners.map((seat) => nameAt(seats, seat)));
	const points = result.scores[result.winners[0] ?? 0] ?? 0;
	if (result.winners.length === 1 && result.winners[0] === you) return say('you-win', { points });
	return say('ending-take-that-scored', { winners: result.winners.length, names, points });
}

const hasWon = (result: ResultView, you: number | null) => you !== null && result.winners.includes(you);

function press(table: TableState, board: TakeThatBoard, key: string): boolean {
	const held = board.hand.find((one) => one.card === table.chosen);
	if (key === 'l') lay(table, held);
	else if (key === 'x') twist(table, held);
	else if (key === 't') table.move(board.take);
	else return false;
	return true;
}

export const takeThat = tableGame<TakeThatBoard>({
	Board,
	ReplayBoard,
	Card,
	Aside: null,
	openQuestion: () => null,
	describeDuty: (board) => sayAll(board.duty),
	describeChosen: () => null,
	describePosition: (_table, board) =>
		`${lineLabel(board)} ${say('draw-pile-has', { cards: board.draw_pile })}`,
	describeTurn,
	describeStep: (step, name) => describeTurn([step], name),
	describeResult,
	resultTitle: (result, you) => say(hasWon(result, you) ? 'result-you-win' : 'result-scored'),
	tellStory,
	describeScore: (result) => say('result-scores', { scores: result.scores.join(' : ') }),
	piles: 0,
	pileName: () => '',
	chart: { label: 'line-price-course', value: (board) => Math.abs(board.price) },
	keys: [
		['L', 'keys-lay'],
		['X', 'keys-twist'],
		['T', 'keys-take']
	],
	press
});
