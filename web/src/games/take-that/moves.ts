import type { TwistCard } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';

/** Lay a card at the end of the line (T5). */
export function lay(table: TableState, held: TwistCard | undefined): void {
	if (held?.lay) table.move(held.lay, { card: held.card, pile: null, kind: 'lay' });
}

/** Twist a card with its twin in the line (T6). */
export function twist(table: TableState, held: TwistCard | undefined): void {
	if (held?.twist) table.move(held.twist, { card: held.card, pile: null, kind: 'twist' });
}
