import { announce, repeat } from '$lib/announce.svelte';
import { preferences } from '$lib/preferences.svelte';
import type { TableState } from '$lib/table.svelte';
import type { TableGame } from '../games/game';
import { describeTable } from './status';

const TYPING = 1200; // milliseconds within which two digits are one number

/** Play with single keys; returns what to call to stop listening. */
export function listenToKeys(table: TableState, game: TableGame, showKeys: () => void): () => void {
	let typed = '';
	let timer: ReturnType<typeof setTimeout>;

	const digit = (key: string) => {
		clearTimeout(timer);
		timer = setTimeout(() => (typed = ''), TYPING);
		typed = (typed + key).slice(-2);
		const card = table.hand.find((one) => one.card === Number(typed) || one.card === Number(key));
		const exact = table.hand.find((one) => one.card === Number(typed)) ?? card;
		if (exact && table.chosen !== exact.card) focusCard(exact.card);
		if (exact) table.chosen = exact.card;
	};
	const listener = (event: KeyboardEvent) => {
		if (isElsewhere(event)) return;
		if (event.key === '?') return showKeys();
		if (!preferences.keys) return;
		const key = event.key.toLowerCase();
		if (/^\d$/.test(key)) return digit(key);
		if (press(table, game, key)) event.preventDefault();
	};
	addEventListener('keydown', listener);
	return () => removeEventListener('keydown', listener);
}

/** Do what a key stands for; tells whether it stands for anything. */
export function press(table: TableState, game: TableGame, key: string): boolean {
	if (key === 's') announce(describeTable(table, game), 'assertive');
	else if (key === 'r') repeat();
	else if (key === 'f') focusCard(table.chosen ?? table.hand[0]?.card ?? 0);
	else if (key === 'h') table.askHint();
	else if (key === 'z' || key === 'backspace') takeBack(table);
	else if (key === 'escape') table.choose(null);
	else return table.board !== null && game.press(table, table.board, key);
	return true;
}

function takeBack(table: TableState): void {
	if (table.draft) table.ask({ type: 'take-back' });
}

function focusCard(card: number): void {
	document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
}

/** Keys that belong to a text field, a dialog or the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
	const target = event.target instanceof Element ? event.target : null;
	const typing = target?.closest(
		'input:not([type=range],[type=checkbox],[type=radio]), textarea, select, dialog'
	);
	return Boolean(typing) || event.ctrlKey || event.metaKey || event.altKey;
}
