import { beforeAll, describe, expect, it } from 'vitest';
import { TableState } from '$lib/table.svelte';
import { say, speak } from '$lib/words.svelte';
import { tipFor, type Tip } from '../src/lessons/lesson';
import { TAKE_THAT } from '../src/lessons/line';
import { EXTREME, THE_GAME } from '../src/lessons/piles';
import { board, fit, held, update } from './updates';

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
		expect(say(tip.id, tip.facts?.(table))).toContain('43 lies exactly ten behind pile A');
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
				(id) => say(id, { card: 1, pile: 'A', cards: 1, twin: 1, low: 1, high: 2, price: 1 }) === id
			)
		).toEqual([]);
	});
});
