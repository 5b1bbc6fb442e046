import { describe, expect, it } from 'vitest';
import type { Act } from '$lib/protocol.gen';
import { TableState } from '$lib/table.svelte';
import { board, fit, held, update } from './updates';

const seated = (...updates: ReturnType<typeof update>[]) => {
	const table = new TableState('abc');
	updates.forEach((one) => table.heard(one));
	return table;
};
const asked = (table: TableState) => table.greeting().filter((one): one is Act => one.type === 'act');

describe('a table', () => {
	it('shows the newest update and ignores an older one', () => {
		const table = seated(update(7, { turn: 1 }), update(6, { turn: 0 }));
		expect(table.update?.turn).toBe(1);
	});

	it('comes back with the numbers it has seen', () => {
		const table = seated(update(7));
		table.heard({ type: 'chat-lines', lines: [{ number: 3, seat: 1, name: 'Ben', text: 'hello', at: 0 }] });
		expect(table.greeting()[0]).toEqual({ type: 'hello', seen: 7, chat_seen: 3 });
	});

	it('says again what was not answered, with the same id, and nothing twice', () => {
		const table = seated(update(1));
		table.play(57, 0);
		const [first] = asked(table);
		expect(first?.ask).toEqual({ type: 'move', move: '57A' });
		expect(asked(table)[0]?.id).toBe(first?.id);
		table.heard({ type: 'done', id: first!.id, number: 2 });
		expect(asked(table)).toEqual([]);
	});

	it('keeps a refusal until the next action', () => {
		const table = seated(update(1));
		table.ask({ type: 'take-back' });
		table.heard({
			type: 'refused',
			id: asked(table)[0]!.id,
			reason: 'refusal-table-no-draft',
			text: '',
			part: '',
			why: ''
		});
		expect(table.refused?.reason).toBe('refusal-table-no-draft');
		table.choose(57);
		expect(table.refused).toBeNull();
	});
});

describe('a card in the fingers', () => {
	it('survives an update', () => {
		const table = seated(update(1));
		table.choose(57);
		table.heard(update(2));
		expect(table.chosen).toBe(57);
	});

	it('is put away when it has left the hand', () => {
		const table = seated(update(1));
		table.choose(57);
		table.heard(update(2, { board: board({ hand: [held(70)] }) }));
		expect(table.chosen).toBeNull();
	});

	it('goes back when it is chosen again', () => {
		const table = seated(update(1));
		table.choose(57);
		table.choose(57);
		expect(table.chosen).toBeNull();
	});

	it('knows the piles that the server named, and no others', () => {
		const table = seated(update(1));
		table.choose(57);
		expect(table.fits.map((one) => one.pile)).toEqual([0, 3]);
	});

	it('is not played where it does not fit: the reason is shown and nothing is sent', () => {
		const table = seated(update(1));
		table.play(57, 1);
		expect(asked(table)).toEqual([]);
		expect(table.refused).not.toBeNull();
	});
});

describe('a play that would lose the game', () => {
	const fatal = () => seated(update(1, { board: board({ hand: [held(57, fit(0, { fatal: true }))] }) }));

	it('asks first', () => {
		const table = fatal();
		table.play(57, 0);
		expect(table.question?.card).toBe(57);
		expect(asked(table)).toEqual([]);
	});

	it('is made when the player insists', () => {
		const table = fatal();
		table.play(57, 0);
		table.answer(true);
		expect(asked(table)[0]?.ask).toEqual({ type: 'move', move: '57A' });
	});

	it('is not made when the player thinks better of it', () => {
		const table = fatal();
		table.play(57, 0);
		table.answer(false);
		expect(table.question).toBeNull();
		expect(asked(table)).toEqual([]);
	});
});

describe('a draft', () => {
	const draft = { kind: 'play' as const, move: '57A', card: 57, pile: 0, waits: true, confirmed_at: 0 };

	it('that waits is laid on its pile and out of the hand, for our eyes', () => {
		const table = seated(update(1, { draft }));
		expect(table.piles[0]?.top).toBe(57);
		expect(table.hand.map((one) => one.card)).toEqual([70]);
	});

	it('that does not wait is on the board already', () => {
		const table = seated(update(1, { draft: { ...draft, waits: false } }));
		expect(table.piles[0]?.top).toBe(53);
	});
});

describe('a stale page', () => {
	const welcome = {
		type: 'welcome',
		protocol: 1,
		version: '1',
		now: 0,
		person: null,
		ping_seconds: 2,
		silent_seconds: 30
	} as const;

	it('is noticed when the server has changed', () => {
		const table = seated();
		table.heard(welcome);
		expect(table.stale).toBe(false);
		table.heard({ ...welcome, version: '2' });
		expect(table.stale).toBe(true);
	});

	it('is noticed when the protocol is another one', () => {
		const table = seated();
		table.heard({ ...welcome, protocol: 2 });
		expect(table.stale).toBe(true);
	});
});
