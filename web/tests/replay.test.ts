import { describe, expect, it } from 'vitest';
import type { Frame, Replay } from '$lib/protocol.gen';
import { played } from '../src/replay/frames';
import { turnAway, turnsOf } from '../src/replay/turns';

const replay = {
	table: 'abc',
	first: {
		hands: [[3, 5], [9]],
		turn: null,
		step: null,
		board: { line: [] },
		position: ['turn=-', 'history=-']
	},
	changes: [
		{ hands: { '0': [0, 1, []] }, turn: [1], step: [{ seat: 0 }], board: { line: [0, 0, [{ card: 3 }]] } },
		{ turn: [null], step: { seat: [1] }, position: { '1': [8, 1, '0:3,1:take'] } }
	]
} as unknown as Replay;

describe('a replay', () => {
	const { frames } = played(replay);

	it('has every moment, each made from the one before', () => {
		expect(frames).toEqual([
			replay.first,
			{ ...replay.first, hands: [[5], [9]], turn: 1, step: { seat: 0 }, board: { line: [{ card: 3 }] } },
			{
				hands: [[5], [9]],
				turn: null,
				step: { seat: 1 },
				board: { line: [{ card: 3 }] },
				position: ['turn=-', 'history=0:3,1:take']
			}
		]);
	});

	it('keeps what did not change only once', () => {
		expect(frames[2]!.board).toBe(frames[1]!.board);
	});
});

describe('the turns of a replay', () => {
	const turns = turnsOf(
		[null, 0, 0, 1, 0].map((seat) => ({ step: seat === null ? null : { seat } }) as Frame)
	);

	it('are the moves of one player in a row', () => {
		expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
			[0, 0, 2],
			[1, 2, 3],
			[0, 3, 4]
		]);
	});

	it('are gone through one by one, also from their middle', () => {
		expect([0, 1, 2, 3, 4].map((at) => turnAway(turns, at, 1))).toEqual([2, 2, 3, 4, 4]);
		expect([4, 3, 2, 1, 0].map((at) => turnAway(turns, at, -1))).toEqual([3, 2, 0, 0, 0]);
	});
});
