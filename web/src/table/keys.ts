import { announce, repeat } from '$lib/announce.svelte';
import { preferences } from '$lib/preferences.svelte';
import type { TableState } from '$lib/table.svelte';
import type { TableGame } from '../games/game';
import { describeTable } from './status';

/** Play with single keys; returns what to call to stop listening. */
export function listenToKeys(table: TableState, game: TableGame, showKeys: () => void): () => void {
	let typed = '';

	const digit = (key: string) => {
		const cards = table.hand.map((one) => one.card);
		// What was typed for a card that is not chosen any more is over.
		typed = typedNumber(cards.includes(Number(typed)) && table.chosen === null ? '' : typed, key, cards);
		const card = cards.find((one) => one === Number(typed));
		if (card === undefined) return;
		if (table.chosen !== card) focusCard(card);
		table.chosen = card;
	};
	const listener = (event: KeyboardEvent) => {
		if (isElsewhere(event) || event.defaultPrevented) return;
		if (event.key === 'Tab' && !event.shiftKey && goToPlaces(table.chosen)) return event.preventDefault();
		if (event.key === '?') return showKeys();
		if (!preferences.keys) return;
		const key = event.key.toLowerCase();
		if (/^\d$/.test(key)) return digit(key);
		typed = '';
		if (press(table, game, key)) event.preventDefault();
	};
	addEventListener('keydown', listener);
	return () => removeEventListener('keydown', listener);
}

/** Put one more digit to a number that some card begins with; where none does, it begins another number. */
export function typedNumber(typed: string, key: string, cards: readonly number[]): string {
	const isBegun = (number: string) => cards.some((card) => String(card).startsWith(number));
	return [typed + key, key].find(isBegun) ?? '';
}

/** Do what a key stands for; tells whether it stands for anything. */
export function press(table: TableState, game: TableGame, key: string): boolean {
	if (key === 's') announce(describeTable(table, game), 'assertive');
	else if (key === 'w') repeat();
	else if (key === 'm') document.querySelector<HTMLElement>('[data-action="talk"]')?.click();
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

/** From a chosen card to the first place that takes it, which lies before the hand; tells whether it went. */
function goToPlaces(chosen: number | null): boolean {
	const place = document.querySelector<HTMLElement>(
		'.lit button.target, [data-action=twist], [data-action=lay]'
	);
	if (!place || !document.activeElement?.matches(`[data-card="${chosen}"]`)) return false;
	place.focus();
	return true;
}

/** Keys that belong to a text field, a dialog or the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
	const target = event.target instanceof Element ? event.target : null;
	const typing = target?.closest(
		'input:not([type=range],[type=checkbox],[type=radio]), textarea, select, dialog'
	);
	return Boolean(typing) || event.ctrlKey || event.metaKey || event.altKey;
}
