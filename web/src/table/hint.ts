import type { EstimateView, HintMove, HintView, OtherView, WhyView } from '$lib/protocol.gen';
import { listed, say, type Facts } from '$lib/words.svelte';

/** What the words of a hint need to know about the table. */
export interface Names {
	pile: (pile: number) => string;
	seat: (seat: number) => string;
}

/** What the bot would do. */
export function proposal(hint: HintView, names: Names): string {
	const move = hint.turn[0]!;
	return say(`hint-${move.kind}`, { bot: say(`level-${hint.bot}`), ...factsOf(move, names) });
}

/** Why it would: a sentence for each reason, and how its turn would go on. */
export function reasons(hint: HintView, names: Names): string[] {
	const told = hint.why.map((why) => reason(why, names));
	const rest = hint.turn.slice(1);
	return rest.length ? [...told, say('hint-then', { moves: moves(rest, names) })] : told;
}

/** What it expects; a quick answer says that it is one. */
export function expected({ estimate, progress }: Pick<HintView, 'estimate' | 'progress'>): string {
	if (!estimate) return say('hint-getting-ready', { percent: Math.round(100 * progress) });
	const points = Math.round(estimate.points ?? 0);
	return say(`hint-estimate-${estimate.base}`, { percent: percents(estimate), points });
}

/** Another way on, and how good it is. */
export function alternative(other: OtherView, names: Names): { moves: string; worth: string } {
	const worth = other.close ? say('hint-close') : say('hint-percent', { percent: percents(other.estimate) });
	return { moves: moves(other.turn, names), worth };
}

/** What the sampled deals leave open, as “31–39”; a certain chance is one number. */
function percents({ win, doubt }: EstimateView): string {
	const [low, high] = [Math.max(0, win - doubt), Math.min(1, win + doubt)].map((one) =>
		Math.round(100 * one)
	);
	return low === high ? `${low}` : `${low}–${high}`;
}

/** A reason in words. */
export function reason({ reason, facts }: WhyView, names: Names): string {
	const said: Facts = { ...(facts as Facts) };
	if (facts.pile !== undefined) said.pile = names.pile(Number(facts.pile));
	if (facts.seat !== undefined) said.name = names.seat(Number(facts.seat));
	if (facts.command !== undefined) said.command = say(`command-${facts.command}`);
	return say(`hint-why-${reason}`, said);
}

/** Moves one after the other. */
export function moves(turn: readonly HintMove[], names: Names): string {
	return listed(turn.map((move) => say(`hint-move-${move.kind}`, factsOf(move, names))));
}

function factsOf(move: HintMove, names: Names): Facts {
	return { card: move.card ?? '', pile: move.pile === null ? '' : names.pile(move.pile) };
}
