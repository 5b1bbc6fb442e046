import type { SeatKind } from './protocol.gen';
import { say } from './words.svelte';

export interface Sitting {
	kind: string | SeatKind;
	name: string;
}

/** How a seat is called: people by their names, bots by their number among the bots. */
export function nameAt(seats: readonly Sitting[], seat: number): string {
	const sitting = seats[seat];
	if (!sitting) return '';
	return sitting.kind === 'bot' ? say('bot-name', { number: botNumber(seats, seat) }) : apart(sitting.name);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name that runs from right to left would carry the numbers beside it along: it is set apart. */
const apart = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The one letter (or the bot's number) that stands for a seat where there is little room. */
export function initialAt(seats: readonly Sitting[], seat: number): string {
	const sitting = seats[seat];
	return sitting?.kind === 'bot' ? String(botNumber(seats, seat)) : ([...(sitting?.name ?? '')][0] ?? '');
}

function botNumber(seats: readonly Sitting[], seat: number): number {
	return seats.slice(0, seat + 1).filter((one) => one.kind === 'bot').length;
}
