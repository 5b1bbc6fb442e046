import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GenericBoard, Message } from '$lib/protocol.gen';
import { TableState } from '$lib/table.svelte';
import { speak } from '$lib/words.svelte';
import { gameNamed } from '../src/games';
import Board from '../src/games/generic/Board.svelte';
import OwnBoard from '../src/games/generic/OwnBoard.svelte';
import type { Asked, Drawing } from '../src/games/generic/drawing';
import { STEP, update } from './updates';

// Any messages do: a package brings its own, and the client knows none of them.
const message = (id: string, facts: Message['facts'] = {}): Message => ({ id, facts });
const board = (change: Partial<GenericBoard> = {}): GenericBoard => ({
	type: 'generic',
	status: message('turn-of', { seat: 1 }),
	lines: [message('draw-pile-has', { cards: 9 })],
	choices: [
		{ move: 'take-1', words: message('owed-cards', { cards: 1 }), losing: false },
		{ move: 'take-2', words: message('owed-cards', { cards: 2 }), losing: true }
	],
	drawing: null,
	...change
});

let shown: Record<string, unknown> | null = null;
const seated = () => {
	const table = new TableState('abc');
	table.heard(update(1, { board: board() }));
	return table;
};
const show = (table: TableState) => {
	shown = mount(Board, { target: document.body, props: { table, board: board() } });
	flushSync();
	return document.body;
};
const moves = (table: TableState) =>
	table.greeting().flatMap((one) => (one.type === 'act' && one.ask.type === 'move' ? [one.ask.move] : []));

beforeAll(() => speak('en'));
afterEach(() => {
	if (shown) void unmount(shown);
	shown = null;
	document.body.innerHTML = '';
});

describe('a game that the client does not know', () => {
	it('is told in the server’s words, with players by name', () => {
		const page = show(seated());
		expect(page.textContent).toContain('Ben');
		expect(page.textContent).toContain('9 cards in the draw pile.');
	});

	it('offers every move as a button', () => {
		const table = seated();
		const buttons = show(table).querySelectorAll<HTMLButtonElement>('[data-move]');
		expect(buttons.length).toBe(2);
		buttons[0]!.click();
		expect(moves(table)).toEqual(['take-1']);
	});

	it('asks before a move that loses', () => {
		const table = seated();
		show(table).querySelector<HTMLButtonElement>('[data-move="take-2"]')!.click();
		expect(moves(table)).toEqual([]);
		expect(table.question?.words[0]?.id).toBe('losing-move');
		table.answer(true);
		expect(moves(table)).toEqual(['take-2']);
	});

	it('tells a move with its player', async () => {
		const { describeTurn } = await import('../src/games/generic/table').then((table) => table.generic);
		const words = message('owed-cards', { cards: 1 });
		expect(describeTurn([{ ...STEP, words }], 'Ben')).toBe('Ben: Play at least 1 more card.');
		expect(describeTurn([{ ...STEP, words: message('turn-of', { seat: 1 }) }], 'Ben')).toBe(
			'It’s Ben’s turn.'
		);
	});

	it('does not say what is to be done when the game is over', () => {
		const table = seated();
		table.heard(update(2, { board: board(), stage: 'over' }));
		expect(show(table).textContent).not.toContain('Ben');
	});

	it('has no art, no lessons and no rules of ours', () => {
		const game = gameNamed('counting');
		expect([game.Art, game.practice, game.isTaught]).toEqual([null, null, false]);
	});
});

describe('a board that a package draws', () => {
	it('is told of every update and can move', () => {
		const table = seated();
		const drawn: unknown[] = [];
		let asked: Asked | null = null;
		const drawing: Drawing = {
			draw: (_target, given) => {
				asked = given;
				return { show: (one) => drawn.push(one.drawing) };
			}
		};
		shown = mount(OwnBoard, {
			target: document.body,
			props: { table, board: board({ drawing: [3, 5] }), drawing }
		});
		flushSync();
		expect(drawn).toEqual([[3, 5]]);
		asked!.move('take-1');
		expect(moves(table)).toEqual(['take-1']);
	});
});
