import { beforeAll, describe, expect, it } from 'vitest';
import { TableState } from '$lib/table.svelte';
import { say, speak } from '$lib/words.svelte';
import { lastStep, nextTip, readingTime, tipFor, type Tip } from '../src/lessons/lesson';
import { TAKE_THAT } from '../src/games/take-that/tips';
import { EXTREME, THE_GAME } from '../src/games/the-game/tips';
import { board, fit, held, STEP, update } from './updates';

const at = (change: Parameters<typeof update>[1]) => {
	const table = new TableState('abc');
	table.heard(update(1, change));
	return table;
};
const put = (...ids: string[]) => new Set(ids);
const all = (tips: readonly Tip[]) => tips.map((tip) => tip.id);

beforeAll(() => speak('en'));

describe('a lesson', () => {
	it('begins with what the game is about', () => {
		expect(tipFor(THE_GAME, at({}), put())?.id).toBe('lesson-piles-goal');
		expect(tipFor(EXTREME, at({}), put())?.id).toBe('lesson-extreme-goal');
		expect(tipFor(TAKE_THAT, at({}), put())?.id).toBe('lesson-line-goal');
	});

	it('waits for the moment of each rule', () => {
		const begin = at({ board: board({ begin: 'begin' }) });
		expect(tipFor(THE_GAME, begin, put('lesson-piles-goal'))?.id).toBe('lesson-piles-begin');
	});

	it('names the card and the pile of a trick that can be played now', () => {
		const table = at({ board: board({ hand: [held(43, fit(0, { trick: true, step: -10, move: '43A' }))] }) });
		const away = put('lesson-piles-goal', 'lesson-piles-choose');
		const tip = tipFor(THE_GAME, table, away)!;
		expect(say(tip.id, tip.facts?.(table))).toContain('43 is exactly ten behind pile A');
		expect(tip.points?.(table)).toMatchObject({ card: 43, pile: 0 });
	});

	it('points first at the card that sets a trick up', () => {
		const hand = [held(3, fit(1, { step: 2, move: '3B' })), held(13, fit(1, { step: 12, move: '13B' }))];
		const table = at({ board: board({ hand, ties: [[3, 13]] }) });
		const tip = tipFor(THE_GAME, table, put('lesson-piles-goal'))!;
		expect(say(tip.id, tip.facts?.(table))).toContain('Play 13 on B first');
		expect(tip.points?.(table)).toMatchObject({ card: 13, pile: 1 });
	});

	it('says what a sign on a pile means', () => {
		const marks = [{ seat: 1, mark: 'rather-mine' as const, pile: 0 }];
		const table = at({ talk: { ...update(1).talk, marks }, you: { seat: 0, host: true, your_turn: false } });
		const tip = tipFor(THE_GAME, table, put('lesson-piles-goal'))!;
		expect(say(tip.id, tip.facts?.(table))).toContain(
			'Ben has put a mark on A. It means: “I’d like this pile.”'
		);
	});

	it('leaves a tip as long as it takes to read, then says what to do now', () => {
		const [goal] = THE_GAME;
		const begun = at({ board: board({ begin: 'begin' }) });
		const shown = { tip: goal!, text: '', since: 0, isRead: false };
		expect(nextTip(THE_GAME.slice(1), begun, put(), shown)?.id).toBe(goal!.id);
		expect(nextTip(THE_GAME.slice(1), begun, put(), { ...shown, isRead: true })?.id).toBe(
			'lesson-piles-begin'
		);
		expect(nextTip(THE_GAME.slice(1), begun, put(goal!.id), shown)?.id).toBe('lesson-piles-begin');
		expect(readingTime('twenty '.repeat(20).trim())).toBeGreaterThan(8_000);
	});

	it.each([
		['stop', 'Lightning'],
		['silence', 'Infinity']
	] as const)('explains %s when it is first held, with its family', (command, family) => {
		const table = at({ board: board({ hand: [{ ...held(57), command }] }) });
		const away = put('lesson-extreme-goal', 'lesson-piles-choose');
		const tip = tipFor(EXTREME, table, away)!;
		expect(tip.id).toBe(`lesson-command-${command}`);
		expect(say('lesson-command', tip.facts?.(table))).toContain(family);
	});

	it('has words for every tip', () => {
		const told = [...all(THE_GAME), ...all(EXTREME), ...all(TAKE_THAT)];
		const spoken = told.filter((id) => !id.startsWith('lesson-command-'));
		expect(
			spoken.filter(
				(id) =>
					say(id, {
						card: 1,
						pile: 'A',
						cards: 1,
						twin: 1,
						low: 1,
						high: 2,
						price: 1,
						first: 1,
						then: 2,
						name: 'Ben',
						words: ''
					}) === id
			)
		).toEqual([]);
	});

	it('explains a rule that was used before it came up', () => {
		const step = { ...STEP, number: 4, kind: 'lay' as const, card: 15 };
		const reach = TAKE_THAT.find((tip) => tip.id === 'lesson-line-reach')!;
		const table = at({ steps: [step] });
		expect(reach.done(table, lastStep(table))).toBe(false);
		table.heard(update(2, { steps: [step, { ...step, number: 5 }] }));
		expect(reach.done(table, 4)).toBe(true);
	});

	it('is not over because somebody else has used the rule', () => {
		const twist = TAKE_THAT.find((tip) => tip.id === 'lesson-line-twist')!;
		const theirs = { ...STEP, seat: 1, kind: 'twist' as const };
		expect(twist.done(at({ steps: [theirs] }), 0)).toBe(false);
		expect(twist.done(at({ steps: [{ ...theirs, seat: 0 }] }), 0)).toBe(true);
	});
});
