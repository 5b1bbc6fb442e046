import { crossfade, fade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { isCalm } from '$lib/preferences.svelte';

const TRAVEL = 180; // milliseconds from hand to pile
const LONG = 300; // across the table

/** One card moves from where it was to where it is; with calm motion it fades. */
export const [send, receive] = crossfade({
	duration: () => (isCalm() ? 0 : TRAVEL),
	easing: cubicOut,
	fallback: (node) => (isCalm() ? fade(node, { duration: 120 }) : travel(node, seatOf(node)))
});

/** A card that was drawn comes from the draw pile. */
export function fromDeck(node: Element) {
	return isCalm() ? fade(node, { duration: 120 }) : travel(node, document.querySelector('[data-deck]'));
}

/** The seat that a card comes from, where `data-from` names it. */
const seatOf = (node: Element) =>
	document.querySelector(`[data-seat="${(node as HTMLElement).dataset.from}"]`);

/** From where it was, such as somebody's seat; from nowhere we can see it drops. */
function travel(node: Element, start: Element | null) {
	const [x, y] = start ? away(node, start) : [0, -28];
	const least = start ? 0.4 : 1;
	return {
		duration: start ? LONG : TRAVEL,
		easing: cubicOut,
		css: (t: number, u: number) =>
			`transform: translate(${x * u}px, ${y * u}px) scale(${least + (1 - least) * t}); opacity: ${t}`
	};
}

/** How far the middle of another element is away, in pixels. */
function away(node: Element, other: Element): [number, number] {
	const [here, there] = [node.getBoundingClientRect(), other.getBoundingClientRect()];
	return [
		there.left + there.width / 2 - here.left - here.width / 2,
		there.top + there.height / 2 - here.top - here.height / 2
	];
}
