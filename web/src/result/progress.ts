import type { Frame } from '$lib/protocol.gen';
import type { TableGame } from '../games/game';

/** How a game went, as two rows of numbers between 0 and 1. */
export interface Progress {
	first: number[]; // cards left
	second: number[]; // what else the game counts
}

/** Draw the course of a game from its moments. */
export function progressOf(frames: readonly Frame[], game: TableGame): Progress {
	const first = frames.map((frame) => frame.cards_left);
	const second = frames.map((frame) => game.chart?.value(frame.board) ?? 0);
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
