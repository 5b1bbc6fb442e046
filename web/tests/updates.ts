import type { Fit, HandCard, TheGameBoard, PileView, StepView, Update } from '$lib/protocol.gen';

/** A pile as the server shows it. */
export const pile = (index: number, top: number): PileView => ({
	pile: index,
	name: 'ABCD'[index]!,
	ascending: index < 2,
	top,
	command: null,
	cards: 0,
	room: 50
});

export const fit = (index: number, change: Partial<Fit> = {}): Fit => ({
	pile: index,
	step: 4,
	trick: false,
	move: `57${'ABCD'[index]}`,
	fatal: false,
	doomed: false,
	reason: null,
	barred: false,
	breaks: null,
	owes: [],
	...change
});

export const held = (card: number, ...fits: Fit[]): HandCard => ({ card, command: null, fits, why: null });

export const board = (change: Partial<TheGameBoard> = {}): TheGameBoard => ({
	type: 'the-game',
	piles: [pile(0, 53), pile(1, 1), pile(2, 100), pile(3, 60)],
	draw_pile: 40,
	hand: [held(57, fit(0), fit(3, { step: 3 })), held(70, fit(1, { step: 69, move: '70B' }))],
	ties: [],
	begin: null,
	end: null,
	end_reason: 'refusal-the-game-owes-cards',
	minimum: 2,
	played_now: 0,
	duty: [{ id: 'owed-cards', facts: { cards: 2 } }],
	owed: ['cards'],
	cards_owed: 2,
	bound_to: null,
	in_force: [],
	drafted: null,
	commands_out: {},
	played: null,
	...change
});

/** A step of seat 0. */
export const STEP: StepView = {
	number: 1,
	seat: 0,
	kind: 'play',
	move: '57A',
	card: 57,
	command: null,
	pile: 0,
	step: 4,
	trick: false,
	drawn: 0,
	taken: 0,
	words: null
};

/** A table in the middle of a game, with us to move on seat 0. */
export const update = (number: number, change: Partial<Update> = {}): Update => ({
	type: 'update',
	table: 'abc',
	number,
	stage: 'playing',
	settings: {
		game: 'the-game',
		players: 2,
		minimum: 2,
		short_hand: false,
		one_pile: 'from-now',
		switched_off: [],
		layout: null,
		rounds: 2,
		professional: false,
		talk: 'marks',
		aid: false,
		hints: true,
		public: false,
		draft_seconds: 3,
		bot_seconds: 1,
		turn_seconds: null,
		practice_deal: null,
		practice_number: 0,
		played_on: false,
		game_options: []
	},
	you: { seat: 0, host: true, your_turn: true },
	seats: ['Ann', 'Ben'].map((name, seat) => ({
		seat,
		kind: 'person',
		name,
		level: null,
		host: seat === 0,
		connected: true,
		away: false,
		replaced: false,
		reserved: false,
		cards: 6,
		played_as: null,
		to_move: seat === 0
	})),
	turn: 0,
	board: board(),
	steps: [],
	talk: { mode: 'marks', marks_open: true, chat_open: false, closed: null, marks: [], offers: [] },
	draft: null,
	clock: null,
	votes: [],
	giving_up: null,
	open_until: null,
	commitment: null,
	result: null,
	rematch: null,
	...change
});
