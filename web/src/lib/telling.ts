import { announce } from './announce.svelte';
import type { MarkShown, StepShown, Update } from './protocol.gen';
import { sound } from './sounds';
import type { TableState } from './table.svelte';
import { say } from './words.svelte';
import { turnTold as lineTurn } from '../games/line/words';
import { turnTold as pilesTurn } from '../games/piles/words';
import { resultTold } from './result';
import { stateTold, statusOf } from './status';

/** Tell what happens at a table to ears: a turn of several plays is one sentence. */
export function tellTable(table: TableState): () => void {
	let told = table.update?.steps.at(-1)?.number ?? 0; // the last step that was told or kept
	let kept: StepShown[] = [];

	const flush = () => {
		const seat = kept[0]?.seat;
		if (seat === undefined) return;
		announce(sentence(table, kept, seat));
		kept = [];
	};
	const hear = (step: StepShown) => {
		if (kept.length && kept[0]!.seat !== step.seat) flush();
		if (step.trick) sound('trick');
		kept.push(step);
	};
	return table.watch((before, now) => {
		if (!before) told = now.steps.at(-1)?.number ?? 0;
		now.steps.filter((step) => step.number > told).forEach(hear);
		told = Math.max(told, now.steps.at(-1)?.number ?? 0);
		if (kept.length && now.turn !== kept[0]!.seat) flush();
		tellDraft(before, now);
		newMarks(before, now, table.seat).forEach((mark) => announce(markTold(table, mark)));
		if (now.result && !before?.result) tellResult(table, now);
		else if (asked(now) !== asked(before) && asked(now)) tellTurn(table);
	});
}

/** What is asked of us: to say who begins, to play, or nothing. */
function asked(update: Update | null): 'begin' | 'play' | null {
	if (update?.board?.type === 'piles' && update.board.begin !== null) return 'begin';
	return update?.you.your_turn ? 'play' : null;
}

function sentence(table: TableState, steps: readonly StepShown[], seat: number): string {
	const tell = table.board?.type === 'line' ? lineTurn : pilesTurn;
	return tell(steps, seat === table.seat ? null : table.nameOf(seat));
}

function tellTurn(table: TableState): void {
	sound('turn');
	announce(`${statusOf(table)} ${stateTold(table)}`, 'assertive');
}

function tellResult(table: TableState, now: Update): void {
	if (!now.result) return;
	const won = now.result.ending === 'scored' ? now.result.winners.includes(table.seat ?? -1) : now.result.won;
	sound(won ? 'won' : 'lost');
	announce(resultTold(now.result, now.seats), 'assertive');
}

function tellDraft(before: Update | null, now: Update): void {
	if (now.draft && now.draft.move !== before?.draft?.move)
		announce(say('draft-told', { card: now.draft.card ?? now.draft.move }));
	else if (before?.draft && !now.draft && now.steps.at(-1)?.number === before.steps.at(-1)?.number)
		announce(say('draft-taken-back'));
}

/** Marks of others that were not there before. */
export function newMarks(before: Update | null, now: Update, seat: number | null): readonly MarkShown[] {
	const old = new Set((before?.talk.marks ?? []).map((mark) => JSON.stringify(mark)));
	return before ? now.talk.marks.filter((mark) => mark.seat !== seat && !old.has(JSON.stringify(mark))) : [];
}

export function markTold(table: TableState, mark: MarkShown): string {
	const pile = mark.pile === null ? '' : ` (${table.piles[mark.pile]?.name ?? ''})`;
	return `${table.nameOf(mark.seat)}: ${say(`mark-${mark.mark}`)}${pile}`;
}
