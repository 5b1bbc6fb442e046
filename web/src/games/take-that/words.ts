import { LOWER_TWINS, TOADS } from '$lib/facts.gen';
import type { TakeThatBoard, StepView, TwistCard } from '$lib/protocol.gen';
import type { Tone } from '$cards/CardFace.svelte';
import { listed, say } from '$lib/words.svelte';

/** The two orders of digits have two edges, so that twins are found at a glance. */
export function toneOf(card: number): Tone {
	if (TOADS.includes(card)) return 'dark';
	return LOWER_TWINS.includes(card) ? 'left' : 'right';
}

export function cardLabel(held: TwistCard): string {
	const parts = [String(held.card)];
	if (held.toad) parts.push(say('toad'));
	if (held.lay) parts.push(say('card-can-lay'));
	else if (held.lay_reason) parts.push(say(held.lay_reason));
	if (held.twist && held.twin !== null) parts.push(say('card-can-twist', { twin: held.twin }));
	return parts.join(', ');
}

export function lineLabel(board: TakeThatBoard): string {
	if (!board.line.length) return say('line-empty');
	const cards = listed(board.line.map((one) => String(one.card)));
	return say('line-told', { cards, price: Math.abs(board.price) });
}

/** Points with their sign, as they are counted. */
export const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** A turn as one sentence; `name` is null for the player at this screen. */
export function describeTurn(steps: readonly StepView[], name: string | null): string {
	return steps.map((step) => describeStep(step, name)).join(' ');
}

function describeStep(step: StepView, name: string | null): string {
	const facts = { name: name ?? '', card: step.card ?? '', taken: step.taken };
	const you = name === null;
	if (step.kind === 'lay') return you ? say('told-you-lay', facts) : say('told-lays', facts);
	if (step.kind === 'twist') return you ? say('told-you-twist', facts) : say('told-twists', facts);
	return you ? say('told-you-take', facts) : say('told-takes', facts);
}
