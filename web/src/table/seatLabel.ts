import { nameAt } from '$lib/names';
import type { SeatView } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';

/** Say all that the eye sees of a seat, for the ear. */
export function seatLabel(table: TableState, seat: SeatView, cards: number): string {
	const parts = [nameAt(table.update?.seats ?? [], seat.seat), say('cards-in-hand', { cards })];
	if (seat.seat === table.seat) parts.push(say('seat-you'));
	if (seat.kind === 'bot') parts.push(say(`level-${seat.level}`));
	if (seat.played_as) parts.push(say('seat-played-as', { level: say(`level-${seat.played_as}`) }));
	if (seat.to_move) parts.push(say('seat-to-move'));
	if (seat.replaced) parts.push(say('seat-for-bot', { level: say(`level-${seat.level}`) }));
	if (seat.kind === 'person' && !table.isHere(seat)) parts.push(say('seat-not-here'));
	return parts.join(', ');
}
