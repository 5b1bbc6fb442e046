import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import CardFace from '$cards/CardFace.svelte';
import Hand from '$cards/Hand.svelte';
import Pile from '$cards/Pile.svelte';
import { announcements } from '$lib/announce.svelte';
import { parseRoute } from '$lib/route.svelte';
import { TableState } from '$lib/table.svelte';
import { speak } from '$lib/words.svelte';
import Board from '../src/games/the-game/Board.svelte';
import { theGame } from '../src/games/the-game/table';
import { barsOf } from '../src/result/progress';
import { announceTable } from '../src/table/announcing';
import { press, typedNumber } from '../src/table/keys';
import { board, fit, held, update } from './updates';

let shown: Record<string, unknown> | null = null;
const show = <Props extends Record<string, unknown>>(part: Component<Props>, props: Props) => {
	shown = mount(part, { target: document.body, props });
	flushSync();
	return document.body;
};

beforeAll(() => speak('en'));
afterEach(() => {
	if (shown) void unmount(shown);
	shown = null;
	document.body.innerHTML = '';
});

describe('a card', () => {
	it('that reads otherwise upside down is underlined', () => {
		const page = show(CardFace, { card: 68 });
		expect(page.querySelector('.turns')?.textContent).toBe('68');
	});

	it('is for the eyes only: its name is with the button', () => {
		expect(show(CardFace, { card: 57 }).querySelector('.card')?.getAttribute('aria-hidden')).toBe('true');
	});
});

describe('a hand', () => {
	const cards = [57, 58, 70].map((card) => ({ card, label: `${card}, fits A` }));
	const props = { cards, label: 'Your hand', chosen: 58, choose: vi.fn(), drop: vi.fn() };

	it('is a list of buttons with one stop for Tab', () => {
		const buttons = [...show(Hand, props).querySelectorAll('button')];
		expect(buttons.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
		expect(buttons.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
	});

	it('is walked with the arrows', () => {
		const [first, second] = [...show(Hand, props).querySelectorAll('button')];
		first!.focus();
		first!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
		expect(document.activeElement).toBe(second);
	});

	it('tells which card was chosen', () => {
		show(Hand, props).querySelectorAll('button')[2]!.click();
		expect(props.choose).toHaveBeenCalledWith(70);
	});
});

describe('a pile', () => {
	it('shows what a card would cost, and its direction in words', () => {
		const page = show(Pile, {
			name: 'A',
			ascending: true,
			way: 'up',
			top: 53,
			filled: 0.5,
			label: 'Pile A',
			target: 'pile-0',
			cost: { text: '−10', kind: 'trick' as const },
			play: vi.fn()
		});
		expect(page.querySelector('.trick')?.textContent).toBe('−10');
		expect(page.querySelector('.label')?.textContent).toContain('up');
	});
});

describe('the piles of a table', () => {
	const table = () => {
		const state = new TableState('abc');
		state.heard(update(1));
		return state;
	};

	it('name each card with the piles it fits', () => {
		const state = table();
		const page = show(Board, { table: state, board: board() });
		expect(page.querySelector('[data-card="57"]')?.getAttribute('aria-label')).toBe('57, fits on A and D');
	});

	it('light up where the chosen card may go', () => {
		const state = table();
		const page = show(Board, { table: state, board: board() });
		state.choose(57);
		flushSync();
		const lit = [...page.querySelectorAll('.lit [data-pile]')].map((one) => one.getAttribute('data-pile'));
		expect(lit).toEqual(['A', 'D']);
	});

	it('are lit by what the card costs there, and a play that loses warns on pile and card', () => {
		const fits = [fit(0), fit(1, { step: 40 }), fit(2, { step: -10, trick: true }), fit(3, { doomed: true })];
		const hand = [held(57, ...fits), held(70, fit(1, { fatal: true, breaks: 'three' }))];
		const state = new TableState('abc');
		state.heard(update(1, { board: board({ hand }) }));
		const page = show(Board, { table: state, board: board({ hand }) });
		state.choose(57);
		flushSync();
		const lit = ['step', 'far', 'trick', 'loses'].map((kind) =>
			page.querySelector(`.pile.${kind} [data-pile]`)
		);
		expect(lit.map((one) => one?.getAttribute('data-pile'))).toEqual(['A', 'B', 'C', 'D']);
		expect(page.querySelector('[data-pile=D]')?.getAttribute('aria-label')).toContain('loses the game');
		expect(page.querySelector('.danger')?.getAttribute('data-card')).toBe('70');
	});

	it('show no hand to somebody who watches', () => {
		const state = table();
		state.heard(
			update(2, { you: { seat: null, host: false, your_turn: false }, board: board({ hand: [] }) })
		);
		expect(show(Board, { table: state, board: board({ hand: [] }) }).querySelector('[data-card]')).toBeNull();
	});
});

describe('keys', () => {
	it('play the chosen card on the pile with that letter', () => {
		const state = new TableState('abc');
		state.heard(update(1));
		state.choose(57);
		expect(press(state, theGame, 'd')).toBe(true);
		expect(state.greeting()[1]).toMatchObject({ ask: { type: 'move', move: '57D' } });
	});

	it('that mean nothing are left to the browser', () => {
		const state = new TableState('abc');
		state.heard(update(1));
		expect(press(state, theGame, 'q')).toBe(false);
	});
});

describe('telling', () => {
	const told = () => announcements.polite.map((one) => one.text);
	const step = (number: number, card: number, pile: number) => ({
		number,
		seat: 1,
		kind: 'play' as const,
		move: '',
		card,
		command: null,
		pile,
		step: 2,
		trick: false,
		drawn: 0,
		taken: 0,
		words: null
	});
	const theirs = { turn: 1, you: { seat: 0, host: true, your_turn: false } };

	it('says a turn of several plays as one sentence, when the turn is over', () => {
		const state = new TableState('abc');
		announceTable(state, theGame);
		state.heard(update(1, theirs));
		state.heard(update(2, { ...theirs, steps: [step(1, 57, 0)] }));
		expect(told().join()).not.toContain('57');
		state.heard(update(3, { steps: [step(1, 57, 0), step(2, 58, 0)] }));
		expect(told().at(-1)).toBe('Ben: 57 on A and 58 on A.');
		expect(announcements.assertive).toContain('Your turn.');
	});

	it('keeps everything that others say at once: nothing is overwritten', () => {
		const state = new TableState('abc');
		state.heard(update(1));
		announceTable(state, theGame);
		const mark = { seat: 1, name: 'Ben', text: '', at: 7, mark: 'fine' as const, pile: null };
		const lines = [
			{ ...mark, number: 1 },
			{ ...mark, number: 2, mark: null, text: 'hello' },
			{ ...mark, number: 3, seat: 0 }
		];
		state.heard({ type: 'chat-lines', lines });
		expect(told().slice(-2)).toEqual(['Ben: My next turn is easy.', 'Ben: hello']);
	});
});

describe('addresses', () => {
	it.each([
		['/', 'home'],
		['/t/abc', 'table'],
		['/t/abc/replay', 'replay'],
		['/learn', 'learn'],
		['/rules/extreme', 'rules'],
		['/new/take-that', 'new'],
		['/daily/2026-11-16-take-that', 'daily-deal'],
		['/instant/take-that', 'instant'],
		['/elsewhere', 'not-found']
	])('%s shows %s', (path, screen) => expect(parseRoute(path).screen).toBe(screen));
});

describe('the course of a game', () => {
	it('is drawn without a single card', () => {
		expect(barsOf([1, 0.5, 0], 3)).toBe('█▅▁');
	});
});

describe('a number typed with single keys', () => {
	it('grows while some card begins with it, however slowly it is typed', () => {
		expect(typedNumber('', '5', [5, 57, 70])).toBe('5');
		expect(typedNumber('5', '7', [5, 57, 70])).toBe('57');
	});

	it('begins again where no card goes on that way', () => {
		expect(typedNumber('57', '7', [5, 57, 70])).toBe('7');
		expect(typedNumber('5', '9', [5, 57, 70])).toBe('');
	});
});
