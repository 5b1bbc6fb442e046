import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { alternative, expected, proposal, reasons } from '../src/table/hint';
import type { EstimateView, HintView } from '$lib/protocol.gen';
import { TableState } from '$lib/table.svelte';
import { learnWords, speak } from '$lib/words.svelte';
import { theGame } from '../src/games/the-game/table';
import Playing from '../src/screens/Playing.svelte';
import HintCard from '../src/table/HintCard.svelte';
import { update } from './updates';

const estimate: EstimateView = {
	win: 0.34,
	doubt: 0.021,
	base: 'network',
	points: null,
	sure: false
};
const hint = (change: Partial<HintView> = {}): HintView => ({
	type: 'hint',
	id: 'h',
	bot: 'expert',
	turn: [
		{ kind: 'play', move: '57A', card: 57, pile: 0 },
		{ kind: 'play', move: '70B', card: 70, pile: 1 },
		{ kind: 'end', move: 'end', card: null, pile: null }
	],
	estimate,
	why: [{ reason: 'leaves-pile', facts: { pile: 3, seat: 1 } }],
	others: [],
	getting_ready: false,
	progress: 1,
	...change
});
const names = { pile: (pile: number) => 'ABCD'[pile]!, seat: (seat: number) => ['Ann', 'Ben'][seat]! };

describe('a hint in words', () => {
	beforeAll(() => speak('en').then(() => learnWords('analysis')));

	it('names the move, the reason and how the turn goes on', () => {
		expect(proposal(hint(), names)).toBe('The expert bot would play 57 on A.');
		expect(reasons(hint(), names)).toEqual([
			'D stays free for Ben, who asked for it.',
			'Then: 70 on B and end the turn.'
		]);
	});

	const told = (change: Partial<EstimateView>) =>
		expected({ estimate: { ...estimate, ...change }, progress: 1 });

	it('says the chance, its doubt and what it stands on', () => {
		expect(told({})).toBe('If everyone plays on as strongly as the best bot: 32–36% chance to win.');
		expect(told({ win: 0.01 })).toContain(': 0–3% chance');
		expect(told({ win: 1, doubt: 0 })).toContain(': 100% chance');
		expect(told({ base: 'marks-network' })).toContain('gives marks');
		expect(expected({ estimate: null, progress: 0.42 })).toContain(
			'The expert is still getting ready (42% done; the first time only).'
		);
		expect(told({ points: -12.4, base: 'play-outs' })).toContain('−12 points');
	});

	it('says of another way how good it is, or that it is as good', () => {
		const turn = [{ kind: 'take', move: 'take', card: null, pile: null }] as const;
		const shown = (close: boolean) => alternative({ turn, estimate, close }, names);
		expect(shown(false)).toEqual({ moves: 'take the line', worth: '32–36%' });
		expect(shown(true).worth).toBe('about as good');
	});
});

describe('a hint at the table', () => {
	const step = { number: 1, seat: 1, kind: 'end', move: 'end' } as const;

	it('lights the card and the pile of its first move', () => {
		const table = new TableState('abc');
		table.heard(update(1));
		table.heard(hint());
		expect(table.hinted).toMatchObject({ card: 57, pile: 0 });
	});

	it('stays while people talk, and goes with the next move', () => {
		const table = new TableState('abc');
		table.heard(update(1));
		table.heard(hint());
		table.heard(update(2, { talk: { ...update(2).talk, marks: [{ seat: 1, mark: 'fine', pile: null }] } }));
		expect(table.hint).not.toBeNull();
		const whole = {
			card: null,
			command: null,
			pile: null,
			step: null,
			trick: false,
			drawn: 0,
			taken: 0,
			words: null
		};
		table.heard(update(3, { steps: [{ ...step, ...whole }] }));
		expect(table.hint).toBeNull();
	});
});

describe('a quick answer', () => {
	const SELDOM = 8_000; // it never waits longer
	beforeAll(() => speak('en'));
	afterEach(() => void vi.useRealTimers());

	it('asks for a better one by itself, and asks again when the bots were busy', () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const table = new TableState('abc');
		table.heard(update(1));
		table.heard(hint({ getting_ready: true, progress: 0.5 }));
		const shown = {
			table,
			game: theGame,
			get hint() {
				return table.hint!;
			}
		};
		const card = mount(HintCard, { target: document.body, props: shown });
		const asked = () => table.greeting().flatMap((one) => (one.type === 'ask-hint' ? [one.id] : []));
		flushSync();
		vi.advanceTimersByTime(SELDOM);
		expect(asked()).toHaveLength(1);

		const busy = { reason: 'problem-server-busy', text: '', part: '', why: '' } as const;
		table.heard({ type: 'refused', id: asked()[0]!, ...busy });
		expect(table.refused).toBeNull();
		expect(table.hint).toMatchObject({ getting_ready: true, progress: 0.5 });
		expect(asked()).toEqual([]);
		flushSync();
		vi.advanceTimersByTime(SELDOM);
		expect(asked()).toHaveLength(1);
		void unmount(card);
	});
});

describe('a hint on the screen', () => {
	beforeAll(() => speak('en'));

	it.each([
		[1280, '.side .hint'],
		[360, '.board .hint.over']
	])('at %i px stands where nothing scrolls away', async (width, place) => {
		const matches = (query: string) => query.includes('64rem') && width >= 1024;
		vi.stubGlobal('matchMedia', (query: string) => ({
			matches: matches(query),
			addEventListener() {},
			removeEventListener() {}
		}));
		const table = new TableState('abc');
		table.heard(update(1));
		table.hint = hint();
		const screen = mount(Playing, { target: document.body, props: { table, game: theGame, Coach: null } });
		flushSync();
		await expect.poll(() => document.querySelectorAll('.hint').length).toBe(1);
		expect(document.querySelector(place)?.textContent).toContain('would play 57 on A');
		void unmount(screen);
		vi.unstubAllGlobals();
		document.body.innerHTML = '';
	});
});
