import { untrack } from 'svelte';

/** What is said politely stays a while, so that nothing is overwritten before it was read out. */
const KEPT = 5;

interface Told {
	number: number;
	text: string;
}

const heard = $state<{ polite: Told[]; assertive: string }>({ polite: [], assertive: '' });
let count = 0;
let last = '';

/** What the two live regions say now; the polite one is a list that grows at its end. */
export const announcements: Readonly<{ polite: readonly Told[]; assertive: string }> = heard;

/** Say something to screen readers; `assertive` for the player's own turn and for errors. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
	last = text;
	if (how === 'polite') {
		count += 1;
		heard.polite = [...untrack(() => heard.polite), { number: count, text }].slice(-KEPT);
		return;
	}
	// The same words twice are only read again when the text differs.
	const before = untrack(() => heard.assertive);
	heard.assertive = before === text ? `${text}\u00a0` : text;
}

/** Say the last thing once more. */
export function repeat(): void {
	announce(last, 'assertive');
}
