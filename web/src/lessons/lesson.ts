import type { StepShown } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import type { Facts } from '$lib/words.svelte';

/** One thing to learn: shown once its moment has come, until it was done or put away. */
export interface Tip {
	id: string; // the id of its words
	facts?: (table: TableState) => Facts;
	when: (table: TableState) => boolean;
	/** Whether its rule was used after the step `since`, the last one when the tip was first shown. */
	done: (table: TableState, since: number) => boolean;
}

export const never = () => false;
export const always = () => true;

/** The number of the last step that was made. */
export const lastStep = (table: TableState) => table.update?.steps.at(-1)?.number ?? 0;

/** Whether the player at this screen has made such a step since then. */
export function did(table: TableState, since: number, is: (step: StepShown) => boolean): boolean {
	const steps = table.update?.steps ?? [];
	return steps.some((step) => step.number > since && step.seat === table.seat && is(step));
}

/** The first tip that fits the moment and was neither done nor put away. */
export function tipFor(tips: readonly Tip[], table: TableState, away: ReadonlySet<string>): Tip | null {
	return tips.find((tip) => !away.has(tip.id) && tip.when(table)) ?? null;
}
