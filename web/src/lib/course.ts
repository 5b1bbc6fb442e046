import type { Frame } from './protocol.gen';

/** How a game went, as two rows of numbers between 0 and 1. */
export interface Course {
	first: number[]; // cards left; in TAKE THAT the draw pile
	second: number[]; // room on the piles; in TAKE THAT the price of the line
}

/** Draw the course of a game from its moments. */
export function courseOf(frames: readonly Frame[]): Course {
	const first = frames.map((frame) => frame.cards_left);
	const second = frames.map(({ board }) =>
		board.type === 'piles' ? board.piles.reduce((sum, pile) => sum + pile.room, 0) : Math.abs(board.price)
	);
	return { first: scaled(first), second: scaled(second) };
}

function scaled(values: readonly number[]): number[] {
	const most = Math.max(1, ...values);
	return values.map((value) => value / most);
}

const BARS = '▁▂▃▄▅▆▇█';

/** The course as one line of small bars: it tells the story and no card. */
export function barsOf(values: readonly number[], length = 14): string {
	const picked = Array.from(
		{ length },
		(_, index) => values[Math.round((index * (values.length - 1)) / (length - 1))] ?? 0
	);
	return picked.map((value) => BARS[Math.min(BARS.length - 1, Math.floor(value * BARS.length))]).join('');
}
