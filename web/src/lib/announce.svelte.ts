import { untrack } from 'svelte';

const heard = $state({ polite: '', assertive: '' });

/** What the two live regions say now. */
export const announcements: Readonly<typeof heard> = heard;

/** Say something to screen readers; `assertive` for the player's own turn and for errors. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
	// The same words twice are only read again when the text differs.
	const before = untrack(() => heard[how]);
	heard[how] = before === text ? `${text}\u00a0` : text;
}

/** Say the last thing once more. */
export function repeat(): void {
	announce(heard.assertive || heard.polite, 'assertive');
}
