import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResultLine, ResultView, TakeThatBoard } from '$lib/protocol.gen';
import { TableState } from '$lib/table.svelte';
import { speak } from '$lib/words.svelte';
import RoundOver from '../src/games/take-that/RoundOver.svelte';
import { takeThat } from '../src/games/take-that/table';
import { theGame } from '../src/games/the-game/table';
import type { Played } from '../src/replay/frames';
import { describeBest } from '../src/result/best';
import { board, pile, STEP, update } from './updates';

const RESULT: ResultView = {
	ending: 'stuck',
	won: false,
	excellent: false,
	cards_left: 12,
	seat: 1,
	owed: ['cards'],
	command: null,
	scores: [],
	winners: [],
	hands: [[8], [44, 63]],
	deal: '',
	nonce: '',
	words: null
};
const SEATS = [
	{ kind: 'person', name: 'Ann' },
	{ kind: 'bot', name: 'careful' }
];

beforeAll(() => speak('en'));
afterEach(() => (document.body.innerHTML = ''));

describe('a lost game', () => {
	it('says who was stuck with what', () => {
		expect(theGame.describeResult(RESULT, SEATS, 0)).toBe(
			'Lost. Bot 1 had to play another card, but nothing fitted: 44 and 63. 12 cards are left.'
		);
		expect(theGame.describeResult({ ...RESULT, seat: 0 }, SEATS, 0)).toContain(
			'Lost. You had to play another card, but 8 didn’t fit anywhere.'
		);
	});

	it('says who broke which command', () => {
		const broken: ResultView = { ...RESULT, ending: 'broken', owed: [], command: 'skull' };
		expect(theGame.describeResult(broken, SEATS, 0)).toContain('Bot 1 broke SKULL.');
	});
});

describe('the story of a game', () => {
	const moment = (cards_left: number, room: number, step = {}) => ({
		board: board({ piles: [{ ...pile(0, 53), room }] }),
		cards_left,
		step: { ...STEP, ...step }
	});
	const replay = (won: boolean) =>
		({
			result: { ...RESULT, won },
			seats: SEATS,
			frames: [
				moment(50, 100),
				moment(40, 50, { trick: true, step: -10, card: 43 }),
				moment(20, 90, { seat: 1, step: 31 })
			]
		}) as unknown as Played;

	it('counts the tricks and fans the piles of a won game, and names its tightest moment', () => {
		const story = theGame.tellStory!(replay(true), 0);
		expect([story.count, story.heaps[0]]).toEqual([1, [57, 43, 57]]);
		expect(story.sentence).toBe('The tightest moment: 40 cards to go, room left on the piles: 50.');
	});

	it('names the biggest step of a lost one', () => {
		expect(theGame.tellStory!(replay(false), 0).sentence).toBe('The biggest step: 31 on A, by Bot 1.');
		expect(theGame.tellStory!(replay(false), 1).sentence).toBe('The biggest step was yours: 31 on A.');
	});

	it('says who took the longest line of a match', () => {
		const taken = { ...replay(true), frames: [moment(0, 0, { kind: 'take', seat: 1, taken: 9 })] };
		const told = (you: number) => takeThat.tellStory!(taken as unknown as Played, you).sentence;
		expect(told(0)).toBe('The longest line that was taken had 9 cards. Bot 1 took it.');
		expect(told(1)).toBe('The longest line that was taken had 9 cards. You took it.');
	});

	it('compares with what the person has reached before', () => {
		const earlier = ['lost:20', 'lost:15'].map((result) => ({ result }) as ResultLine);
		expect(describeBest(RESULT, earlier)).toBe('Your best result so far!');
		expect(describeBest({ ...RESULT, cards_left: 16 }, earlier)).toBe('Your best so far: 15 cards left.');
		expect(describeBest({ ...RESULT, won: true }, [{ result: 'won' } as ResultLine])).toContain(
			'Won 2 of your 2'
		);
	});

	it('calls the winner of a match You', () => {
		const result: ResultView = { ...RESULT, ending: 'scored', owed: [], scores: [7, -4], winners: [0] };
		expect(takeThat.resultTitle(result, 0)).toBe('You win!');
		expect(takeThat.describeResult(result, SEATS, 1)).toBe('Ann wins: 7 points.');
	});
});

describe('the end of a round', () => {
	it('stops and counts for every player, with the cards that were turned up', () => {
		const table = new TableState('abc');
		table.heard(update(1));
		const scored = { scored: [[4, -9]], extra_shown: [[[], [22]]] } as unknown as TakeThatBoard;
		const close = vi.fn();
		const shown = mount(RoundOver, { target: document.body, props: { table, board: scored, close } });
		flushSync();
		const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
		expect(rows).toEqual(['You+4+4', 'BenTurned up: 22−9−9']);
		document.querySelector<HTMLButtonElement>('[data-action=next-round]')!.click();
		expect(close).toHaveBeenCalled();
		void unmount(shown);
	});
});
