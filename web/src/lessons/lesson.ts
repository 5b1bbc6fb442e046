import type { TableState } from '$lib/table.svelte';
import type { Facts } from '$lib/words.svelte';

/** One thing to learn: shown once its moment has come, until it was done or put away. */
export interface Tip {
	id: string; // the id of its words
	facts?: (table: TableState) => Facts;
	when: (table: TableState) => boolean;
	done: (table: TableState) => boolean;
}

export const never = () => false;
export const always = () => true;

/** The first tip that fits the moment and was neither done nor put away. */
export function tipFor(tips: readonly Tip[], table: TableState, away: ReadonlySet<string>): Tip | null {
	return tips.find((tip) => !away.has(tip.id) && tip.when(table)) ?? null;
}
