import type { HintMove, StepView } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import type { Facts } from '$lib/words.svelte';

/** One thing to learn: shown once its moment has come, until it was done, put away or read. */
export interface Tip {
	id: string; // the id of its words
	facts?: (table: TableState) => Facts;
	when: (table: TableState) => boolean;
	/** Whether its rule was used after the step `since`, the last one when the tip was first shown. */
	done: (table: TableState, since: number) => boolean;
	/** The move that it speaks of: its card and its pile are outlined. */
	points?: (table: TableState) => HintMove | null;
}

/** The tip on the screen. */
export interface TipShown {
	tip: Tip;
	text: string;
	since: number; // the last step when it was first shown
	isRead: boolean; // whether it has stood long enough to be read
}

export const never = () => false;
export const always = () => true;

/** The number of the last step that was made. */
export const lastStep = (table: TableState) => table.update?.steps.at(-1)?.number ?? 0;

/** Whether the player at this screen has made such a step since then. */
export function did(table: TableState, since: number, is: (step: StepView) => boolean): boolean {
	const steps = table.update?.steps ?? [];
	return steps.some((step) => step.number > since && step.seat === table.seat && is(step));
}

/** The first tip that fits the moment and was neither done nor put away. */
export function tipFor(tips: readonly Tip[], table: TableState, away: ReadonlySet<string>): Tip | null {
	return tips.find((tip) => !away.has(tip.id) && tip.when(table)) ?? null;
}

/** The tip to show now: one that is being read stays, even if its moment has passed. */
export function nextTip(
	tips: readonly Tip[],
	table: TableState,
	away: ReadonlySet<string>,
	shown: TipShown | null
): Tip | null {
	const stays = shown !== null && !shown.isRead && !away.has(shown.tip.id);
	return stays ? shown.tip : tipFor(tips, table, away);
}

const A_LOOK = 1_500;
const A_WORD = 330; // 180 words a minute: slow readers too

/** How many milliseconds a text takes to be read. */
export const readingTime = (text: string) => A_LOOK + A_WORD * text.split(/\s+/).length;
