import { announce, repeat } from './announce.svelte';
import { PILE_NAMES } from './facts.gen';
import { preferences } from './preferences.svelte';
import { stateTold, statusOf } from './status';
import type { TableState } from './table.svelte';

const PILES = PILE_NAMES.map((name) => name.toLowerCase());
const TYPING = 1200; // milliseconds within which two digits are one number

/** Play with single keys; returns what to call to stop listening. */
export function listenToKeys(table: TableState, showKeys: () => void): () => void {
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
		if (act(table, key)) event.preventDefault();
	};
	addEventListener('keydown', listener);
	return () => removeEventListener('keydown', listener);
}

/** Do what a key stands for; tells whether it stands for anything. */
export function act(table: TableState, key: string): boolean {
	if (key === 's') announce(`${statusOf(table)} ${stateTold(table)}`, 'assertive');
	else if (key === 'r') repeat();
	else if (key === 'f') focusCard(table.chosen ?? table.hand[0]?.card ?? 0);
	else if (key === 'h') table.askHint();
	else if (key === 'z' || key === 'backspace') takeBack(table);
	else if (key === 'escape') table.choose(null);
	else return table.board?.type === 'line' ? actOnLine(table, key) : actOnPiles(table, key);
	return true;
}

function actOnPiles(table: TableState, key: string): boolean {
	const board = table.board;
	if (board?.type !== 'piles') return false;
	const pile = key.length === 1 ? PILES.indexOf(key) : -1;
	if (pile >= 0 && table.chosen !== null) table.play(table.chosen, pile);
	else if (key === 'e' && board.end) table.move(board.end);
	else if (key === 'e' && board.end_reason) table.refused = { reason: board.end_reason };
	else if (key === 'g') table.move(board.begin);
	else return false;
	return true;
}

function actOnLine(table: TableState, key: string): boolean {
	const board = table.board;
	if (board?.type !== 'line') return false;
	const held = board.hand.find((one) => one.card === table.chosen);
	if (key === 'l') table.move(held?.lay);
	else if (key === 'x') table.move(held?.twist);
	else if (key === 't') table.move(board.take);
	else return false;
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
