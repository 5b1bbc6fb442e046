import type { ReviewView, JudgedTurn, SumView } from '$lib/protocol.gen';
import { nameAt } from '$lib/names';
import { say } from '$lib/words.svelte';
import { moves, reason, type Names } from '../table/hint';

/** A chance as people read it. */
export const percent = (chance: number) => say('hint-percent', { percent: Math.round(100 * chance) });

/** A difference of chances in points, always with its sign. */
export function signed(chance: number): string {
	const points = Math.round(100 * chance);
	return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** One part of the sum: it leads from one chance to another. */
export interface Part {
	name: string;
	from: number;
	to: number;
	told: string;
}

/** The parts of the sum in their order: what comes before the result adds up to it. */
export function partsOf(review: ReviewView, seat: number, asTeam: boolean): Part[] {
	const sum = review.sums[seat]!;
	let at = sum.start;
	const parts = [{ name: 'start', from: 0, to: sum.start, told: percent(sum.start) }];
	for (const [name, change] of changes(review, sum, asTeam)) {
		parts.push({ name, from: at, to: at + change, told: signed(change) });
		at += change;
	}
	return [...parts, { name: 'result', from: 0, to: sum.result, told: percent(sum.result) }];
}

function changes(review: ReviewView, sum: SumView, asTeam: boolean): [string, number][] {
	const luck: [string, number] = ['luck', sum.deal + sum.draws];
	const rest: [string, number] = ['rest', sum.rest];
	if (asTeam) return [luck, ['ours', sum.mine + sum.others], rest];
	if (review.seats.length === 1) return [luck, ['mine', sum.mine], rest];
	return [luck, ['mine', sum.mine], ['others', sum.others], rest];
}

/** How a seat is called. */
export const nameOf = (review: ReviewView, seat: number) => nameAt(review.seats, seat);

/** A decision in one sentence. */
export function stepTold(review: ReviewView, step: JudgedTurn, names: Names): string {
	const facts = { before: percent(step.before), after: percent(step.after) };
	return say('review-course-step', {
		...facts,
		name: nameOf(review, step.seat),
		moves: moves(step.played, names)
	});
}

/** Why another turn was better. */
export const whyTold = (step: JudgedTurn, names: Names) =>
	step.why.map((why) => reason(why, names)).join(' ');

/** The turn of a number, as the server names those that it picks out. */
export const turnOf = (review: ReviewView, number: number | null | undefined) =>
	review.steps.find((step) => step.number === number);

/** The costly decisions of some seats, the dearest first. */
export const costlyOf = (review: ReviewView, seats: readonly number[]) =>
	review.costly.map((number) => turnOf(review, number)!).filter((step) => seats.includes(step.seat));

const THEMES = ['wins', 'loses', 'trick', 'room', 'set-up', 'dead', 'moved', 'stopped'];

/** What has a name: from five points on. */
export const NAMED: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** What an exercise is about. */
export function themeTold(theme: string): string {
	const name = theme.replace('contrast-', '');
	return say(`review-theme-${THEMES.includes(name) ? name : 'other'}`);
}
