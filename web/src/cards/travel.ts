import { crossfade, fade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { isCalm } from '$lib/preferences.svelte';

const TRAVEL = 180; // milliseconds from hand to pile

/** One card moves from where it was to where it is; with calm motion it fades. */
export const [send, receive] = crossfade({
	duration: () => (isCalm() ? 0 : TRAVEL),
	easing: cubicOut,
	fallback: (node) => (isCalm() ? fade(node, { duration: 120 }) : drop(node))
});

/** A card that comes from nowhere we can see: somebody else's hand. */
function drop(_node: Element) {
	return {
		duration: TRAVEL,
		easing: cubicOut,
		css: (t: number) => `transform: translateY(${(t - 1) * 1.75}rem); opacity: ${t}`
	};
}
