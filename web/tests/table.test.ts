import { beforeAll, describe, expect, it } from 'vitest';
import type { Act, ChatLine, StepView, TheGameBoard } from '$lib/protocol.gen';
import { PROTOCOL } from '$lib/facts.gen';
import { TableState } from '$lib/table.svelte';
import { sayAll, speak } from '$lib/words.svelte';
import { theGame } from '../src/games/the-game/table';
import { describeRemark, remarks } from '../src/table/said';
import { describeStatus } from '../src/table/status';
import { fitsOfChosen, pilesOf, playCard } from '../src/games/the-game/position';
import { sinceMyTurn } from '../src/games/the-game/words';
import { board, fit, held, update } from './updates';

beforeAll(() => speak('en'));

const seated = (...updates: ReturnType<typeof update>[]) => {
	const table = new TableState('abc');
	updates.forEach((one) => table.heard(one));
	return table;
};
const WELCOME = {
	type: 'welcome',
	protocol: PROTOCOL,
	version: '1',
	now: 0,
	person: null,
	ping_seconds: 2,
	silent_seconds: 30
} as const;
const line = (number: number, change: Partial<ChatLine> = {}): ChatLine => ({
	number,
	seat: 1,
	name: 'Ben',
	text: `line ${number}`,
	at: 0,
	mark: null,
	pile: null,
	...change
});
const shown = (table: TableState) => table.board as TheGameBoard;
const play = playCard;
const asked = (table: TableState) => table.greeting().filter((one): one is Act => one.type === 'act');

describe('a table', () => {
	it('shows the newest update and ignores an older one', () => {
		const table = seated(update(7, { turn: 1 }), update(6, { turn: 0 }));
		expect(table.update?.turn).toBe(1);
	});

	it('comes back with the numbers it has seen', () => {
		const table = seated(update(7));
		table.heard({ type: 'chat-lines', lines: [line(3)] });
		expect(table.greeting()[0]).toEqual({ type: 'hello', seen: 7, chat_seen: 3 });
	});

	it('says again what was not answered, with the same id, and nothing twice', () => {
		const table = seated(update(1));
		play(table, 57, 0);
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

describe('what is new', () => {
	const step = (number: number, change: Partial<StepView>): StepView =>
		({ number, seat: 0, kind: 'play', move: '', pile: null, step: null, drawn: 0, ...change }) as StepView;

	it('are the cards that were drawn, until the next play', () => {
		const table = seated(update(1, { board: board({ hand: [held(57)] }) }));
		const hand = [held(57), held(61), held(88)];
		table.heard(update(2, { board: board({ hand }), steps: [step(1, { kind: 'end', drawn: 2 })] }));
		expect(table.drawn).toEqual([61, 88]);
		table.heard(update(3, { board: board({ hand }), steps: [step(1, { kind: 'end', drawn: 2 })] }));
		expect(table.drawn).toEqual([61, 88]);
		table.heard(update(4, { steps: [step(1, { kind: 'end', drawn: 2 }), step(2, { card: 57 })] }));
		expect(table.drawn).toEqual([]);
	});

	it('is how far others have moved a pile since my last card', () => {
		const steps = [
			step(1, { seat: 1, pile: 0, step: 9 }),
			step(2, { pile: 0, step: 1 }),
			step(3, { kind: 'end' }),
			step(4, { seat: 1, pile: 0, step: 4 }),
			step(5, { seat: 2, pile: 0, step: -10 })
		];
		expect(sinceMyTurn(steps, 0, 0)).toEqual({ step: '−6', seat: 2 });
		expect(sinceMyTurn(steps, 0, 1)).toBeNull();
	});
});

describe('a card on its way', () => {
	const answered = (table: TableState, number: number) =>
		table.heard({ type: 'done', id: asked(table)[0]!.id, number });

	it('lies on its pile before the server has answered, and not in the hand', () => {
		const table = seated(update(1));
		play(table, 57, 0);
		expect(pilesOf(table, shown(table))[0]!.top).toBe(57);
		expect(table.hand.map((one) => one.card)).not.toContain(57);
	});

	it('stays there until the update that shows it', () => {
		const table = seated(update(1));
		play(table, 57, 0);
		answered(table, 2);
		expect(table.sending?.card).toBe(57);
		table.heard(update(2));
		expect(table.sending).toBeNull();
	});

	it('comes back into the hand when it is refused', () => {
		const table = seated(update(1));
		play(table, 57, 0);
		const id = asked(table)[0]!.id;
		table.heard({ type: 'refused', id, reason: 'refusal-table-over', text: '', part: '', why: '' });
		expect(table.hand.map((one) => one.card)).toContain(57);
	});

	it('holds the next one back, which is judged by the table that it finds', () => {
		const table = seated(update(1));
		play(table, 57, 0);
		play(table, 70, 0);
		expect(asked(table).length).toBe(1);
		answered(table, 2);
		table.heard(update(2, { board: board({ hand: [held(70)] }) }));
		expect(asked(table)).toEqual([]);
		expect(table.refused).not.toBeNull();
	});
});

describe('the selected card', () => {
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
		expect(fitsOfChosen(table, shown(table)).map((one) => one.pile)).toEqual([0, 3]);
	});

	it('is not played where it does not fit: the reason is shown and nothing is sent', () => {
		const table = seated(update(1));
		play(table, 57, 1);
		expect(asked(table)).toEqual([]);
		expect(table.refused).not.toBeNull();
	});
});

describe('a play that would lose the game', () => {
	const fatal = () =>
		seated(update(1, { board: board({ hand: [held(57, fit(0, { fatal: true, breaks: 'stop' }))] }) }));

	it('asks first', () => {
		const table = fatal();
		play(table, 57, 0);
		expect(sayAll(table.question?.words ?? [])).toBe(
			'57 on A breaks STOP: everyone would lose the game at once.'
		);
		expect(asked(table)).toEqual([]);
	});

	it('is made when the player insists', () => {
		const table = fatal();
		play(table, 57, 0);
		table.answer(true);
		expect(asked(table)[0]?.ask).toEqual({ type: 'move', move: '57A' });
	});

	it('is not made when the player thinks better of it', () => {
		const table = fatal();
		play(table, 57, 0);
		table.answer(false);
		expect(table.question).toBeNull();
		expect(asked(table)).toEqual([]);
	});
});

describe('a draft', () => {
	const draft = {
		kind: 'play' as const,
		move: '57A',
		card: 57,
		pile: 0,
		waits: true,
		loses: false,
		confirmed_at: 0,
		words: null
	};

	it('that waits is laid on its pile and out of the hand, for our eyes', () => {
		const table = seated(update(1, { draft }));
		expect(pilesOf(table, shown(table))[0]?.top).toBe(57);
		expect(table.hand.map((one) => one.card)).toEqual([70]);
	});

	it('says above the cards what it does', () => {
		const duty = [{ id: 'duty-breaks', facts: { command: 'skull' } }];
		const table = seated(update(1, { draft: { ...draft, loses: true }, board: board({ duty }) }));
		expect(describeStatus(table, theGame)).toBe(
			'Your turn. This card breaks SKULL: the game would be lost. Undo it?'
		);
	});

	it('that does not wait is on the board already', () => {
		const table = seated(update(1, { draft: { ...draft, waits: false } }));
		expect(pilesOf(table, shown(table))[0]?.top).toBe(53);
	});
});

describe('a stale page', () => {
	it('is noticed when the server has changed', () => {
		const table = seated();
		table.heard(WELCOME);
		expect(table.stale).toBe(false);
		table.heard({ ...WELCOME, version: '2' });
		expect(table.stale).toBe(true);
	});

	it('is noticed when the protocol is another one', () => {
		const table = seated();
		table.heard({ ...WELCOME, protocol: PROTOCOL + 1 });
		expect(table.stale).toBe(true);
	});
});

describe('who is at the table', () => {
	it('is told by the newest presence, else by the update', () => {
		const table = seated(update(1));
		const ben = table.update!.seats[1]!;
		expect(table.isHere(ben)).toBe(true);
		table.heard({ type: 'presence', connected: [true, false], watchers: 0 });
		expect(table.isHere(ben)).toBe(false);
	});

	it('has a name, and a seat that is not there has none', () => {
		expect(seated(update(1)).nameOf(1)).toBe('Ben');
		expect(seated().nameOf(7)).toBe('');
	});

	it('is asked for anew after choosing a name, and what was asked is kept', () => {
		const table = seated(update(3));
		table.ask({ type: 'take-seat', seat: 1 });
		table.rejoin();
		expect(table.greeting()).toMatchObject([{ seen: 0 }, { ask: { type: 'take-seat' } }]);
		table.leave();
	});
});

describe('a no', () => {
	const refused = (table: TableState, pile: number) => {
		play(table, 57, pile);
		return table.refused?.reason;
	};

	it('names the direction of the pile that does not take the card', () => {
		const table = seated(update(1));
		expect(refused(table, 1)).toBe('refusal-the-game-card-too-low');
		expect(refused(table, 2)).toBe('refusal-the-game-card-too-high');
	});

	it('is the reason of the server where the number would fit', () => {
		const reason = 'refusal-the-game-bound-to-pile' as never;
		const table = seated(update(1, { board: board({ hand: [held(57, fit(0, { move: null, reason }))] }) }));
		expect(refused(table, 0)).toBe(reason);
	});

	it('is the reason of the card where it fits nowhere', () => {
		const why = 'refusal-table-fits-nowhere' as const;
		const table = seated(update(1, { board: board({ hand: [{ ...held(57), why }] }) }));
		expect(refused(table, 0)).toBe(why);
	});

	it('to a line of chat says which part of it and why', () => {
		const table = seated(update(1));
		table.ask({ type: 'chat', text: 'fifty' });
		const [{ id }] = asked(table) as [Act];
		const reason = 'refusal-table-names-a-number' as const;
		table.heard({ type: 'refused', id, reason, text: '', part: 'fifty', why: 'referee-number' });
		expect(table.refused).toEqual({ reason, part: 'fifty', why: 'referee-number' });
		expect(table.busy).toBe(false);
	});
});

describe('a question before a fatal play', () => {
	const doomed = board({ hand: [held(57, fit(0, { doomed: true, owes: ['skull'] }))] });

	it('is asked as well when the command could no longer be obeyed', () => {
		const table = seated(update(1, { board: doomed }));
		play(table, 57, 0);
		expect(sayAll(table.question?.words ?? [])).toContain('You’d still have to cover the skull.');
	});

	it('survives what others say, and goes when it is no longer our turn', () => {
		const table = seated(update(1, { board: doomed }));
		play(table, 57, 0);
		table.heard(update(2, { board: doomed }));
		expect(table.question).not.toBeNull();
		table.heard(update(3, { board: doomed, you: { seat: 0, host: true, your_turn: false }, turn: 1 }));
		expect(table.question).toBeNull();
	});
});

describe('the talk', () => {
	it('is shown once, however often it is sent', () => {
		const table = seated(update(1));
		table.heard({ type: 'chat-lines', lines: [line(1), line(2)] });
		table.heard({ type: 'chat-lines', lines: [line(2), line(3)] });
		expect(table.said.map((one) => one.number)).toEqual([1, 2, 3]);
	});

	it('that was said by others is news until it is looked at, except what was said before we came', () => {
		const table = seated(update(1));
		table.heard({ ...WELCOME, now: 100 });
		table.heard({ type: 'chat-lines', lines: [line(1, { at: 99 })] });
		expect(table.unread).toBe(0);
		const later = { at: 101 };
		const lines = [line(2, later), line(3, { ...later, seat: 0 }), line(4, later)];
		table.heard({ type: 'chat-lines', lines });
		expect(table.unread).toBe(2);
		table.readTalk();
		expect(table.unread).toBe(0);
	});

	it('has all the marks that a seat gave together in one remark, and who gave them', () => {
		const marks = [line(1, { mark: 'leave-it', pile: 0 }), line(2, { mark: 'trouble' }), line(3)];
		expect(remarks(seated(update(1)), marks).map(describeRemark)).toEqual([
			'Ben: A: Leave it to me! My next turn will hurt.',
			'Ben: line 3'
		]);
	});

	it('does not grow without end', () => {
		const table = seated(update(1));
		table.heard({ type: 'chat-lines', lines: Array.from({ length: 250 }, (_, index) => line(index + 1)) });
		expect(table.said.length).toBe(200);
		expect(table.said[0]?.number).toBe(51);
	});
});

describe('the end of a link', () => {
	const goodbye = (again: boolean) =>
		({ type: 'goodbye', reason: 'problem-server-no-such-table', again }) as const;

	it('is final when there is nothing to come back to', () => {
		const table = seated();
		table.heard(goodbye(false));
		expect(table.closed).toBe('problem-server-no-such-table');
	});

	it('is not when the server only restarts', () => {
		const table = seated();
		table.heard(goodbye(true));
		expect(table.closed).toBeNull();
	});
});

describe('the clock', () => {
	it('is the server’s, whatever this browser thinks of the time', () => {
		const table = seated();
		const now = Date.now() + 3_600_000;
		const rest = { protocol: PROTOCOL, version: '1', person: null, ping_seconds: 2, silent_seconds: 30 };
		table.heard({ type: 'welcome', now, ...rest });
		expect(Math.round(table.until(now + 10_000) / 1000)).toBe(10);
		expect(table.until(now - 10_000)).toBe(0);
	});
});

describe('those who watch the table', () => {
	it('hear of every update with the one before it, until they stop', () => {
		const table = seated(update(1));
		const heard: (number | undefined)[][] = [];
		const stop = table.watch((before, now) => heard.push([before?.number, now.number]));
		table.heard(update(2));
		stop();
		table.heard(update(3));
		expect(heard).toEqual([[1, 2]]);
	});
});
