import type { StepView, Update } from './protocol.gen';

/** Sees every update with the one before it. */
export type Watcher = (before: Update | null, now: Update) => void;

/** Whether a card was played or taken back since: a hint is then over; marks and chat leave it. */
export function hasMoved(before: Update | null, now: Update): boolean {
	const [last, latest] = [before?.steps.at(-1)?.number, now.steps.at(-1)?.number];
	return last !== latest || before?.draft?.move !== now.draft?.move || before?.stage !== now.stage;
}

/** The viewer's cards, where the board shows them as cards. */
export const handOf = (board: Update['board']): readonly { card: number }[] =>
	board && 'hand' in board ? board.hand : [];

/** The cards that are new in the hand: drawn by the last turn, and not played on since. */
export function newlyDrawn(before: Update | null, now: Update, last: readonly number[]): readonly number[] {
	const own = newSteps(before, now).filter((step) => step.seat === now.you.seat);
	if (!own.some((step) => step.drawn > 0)) return own.length || now.draft ? [] : last;
	const known = handOf(before?.board ?? null).map((held) => held.card);
	return handOf(now.board)
		.map((held) => held.card)
		.filter((card) => !known.includes(card));
}

/** The moves that an update tells and the one before did not. */
function newSteps(before: Update | null, now: Update): readonly StepView[] {
	const last = before?.steps.at(-1)?.number ?? (before ? 0 : Infinity);
	return now.steps.filter((step) => step.number > last);
}
