// Written by `python -m tenback.server.wire.typescript`; do not edit.

export type Reason =
	| "refusal-the-game-game-over"
	| "refusal-the-game-no-such-seat"
	| "refusal-the-game-not-begun"
	| "refusal-the-game-already-begun"
	| "refusal-the-game-not-your-turn"
	| "refusal-the-game-card-not-in-hand"
	| "refusal-the-game-no-such-pile"
	| "refusal-the-game-card-too-low"
	| "refusal-the-game-card-too-high"
	| "refusal-the-game-no-trick"
	| "refusal-the-game-one-pile"
	| "refusal-the-game-owes-cards"
	| "refusal-the-game-owes-skull"
	| "refusal-the-game-owes-three"
	| "refusal-take-that-game-over"
	| "refusal-take-that-no-such-seat"
	| "refusal-take-that-not-your-turn"
	| "refusal-take-that-card-not-in-hand"
	| "refusal-take-that-too-far"
	| "refusal-take-that-no-line"
	| "refusal-take-that-toad"
	| "refusal-take-that-no-twin"
	| "refusal-talk-silence"
	| "refusal-talk-alone"
	| "refusal-talk-game-over"
	| "refusal-talk-no-such-seat"
	| "refusal-talk-needs-a-pile"
	| "refusal-talk-needs-no-pile"
	| "refusal-talk-not-offered"
	| "refusal-talk-begun"
	| "refusal-talk-no-commands"
	| "refusal-table-no-such-seat"
	| "refusal-table-seat-taken"
	| "refusal-table-seat-reserved"
	| "refusal-table-already-seated"
	| "refusal-table-not-seated"
	| "refusal-table-not-host"
	| "refusal-table-started"
	| "refusal-table-not-started"
	| "refusal-table-seats-open"
	| "refusal-table-other-cards"
	| "refusal-table-bad-settings"
	| "refusal-table-too-few-seats"
	| "refusal-table-over"
	| "refusal-table-not-over"
	| "refusal-table-no-such-bot"
	| "refusal-table-bad-move"
	| "refusal-table-no-draft"
	| "refusal-table-draft-waits"
	| "refusal-table-no-such-mark"
	| "refusal-table-no-marks"
	| "refusal-table-no-chat"
	| "refusal-table-chat-empty"
	| "refusal-table-chat-too-long"
	| "refusal-table-chat-too-fast"
	| "refusal-table-muted"
	| "refusal-table-unwanted-word"
	| "refusal-table-names-a-number"
	| "refusal-table-bad-name"
	| "refusal-table-not-away"
	| "refusal-table-not-a-person"
	| "refusal-table-own-seat"
	| "refusal-table-fits-nowhere"
	| "refusal-table-not-replaced"
	| "refusal-table-time-over"
	| "refusal-table-vote-alone"
	| "refusal-table-hints-off"
	| "refusal-table-nothing-to-hint"
	| "refusal-table-hint-late"
	| "refusal-table-rematched"
	| "refusal-table-draining"
	| "refusal-table-log-full"
	| "refusal-table-no-team"
	| "problem-server-no-such-table"
	| "problem-server-no-such-page"
	| "problem-server-no-person"
	| "problem-server-bad-request"
	| "problem-server-bad-settings"
	| "problem-server-bad-record"
	| "problem-server-bad-code"
	| "problem-server-mistyped-code"
	| "problem-server-bad-recovery-code"
	| "problem-server-no-such-device"
	| "problem-server-no-such-company"
	| "problem-server-no-such-challenge"
	| "problem-server-no-challenge"
	| "problem-server-challenge-over"
	| "problem-server-bad-origin"
	| "problem-server-bad-host"
	| "problem-server-wrong-method"
	| "problem-server-not-admin"
	| "problem-server-admin-insecure"
	| "problem-server-no-such-person"
	| "problem-server-no-such-report"
	| "problem-server-removed"
	| "problem-server-draining"
	| "problem-server-refused"
	| "problem-server-game-running"
	| "problem-server-deal-open"
	| "problem-server-no-such-deal"
	| "problem-server-other-secret"
	| "problem-server-too-large"
	| "problem-server-too-many"
	| "problem-server-too-many-messages"
	| "problem-server-not-a-message"
	| "problem-server-too-slow"
	| "problem-server-silent"
	| "problem-server-closing"
	| "problem-server-busy"
	| "problem-server-storage"
	| "problem-server-broken";

export type CommandName =
	| "stop"
	| "skull"
	| "three"
	| "silence"
	| "no-trick"
	| "one-pile"
	| "draw-one";

export type OnePileName =
	| "from-now"
	| "whole-turn";

export type MarkName =
	| "leave-it"
	| "rather-mine"
	| "no-big-jump"
	| "trouble"
	| "fine"
	| "i-hold-a-stop"
	| "no-skull-now"
	| "let-me-begin"
	| "rather-not-me";

export type OwedName =
	| "cards"
	| "skull"
	| "three";

export type EndingName =
	| "won"
	| "stuck"
	| "broken"
	| "given-up"
	| "scored"
	| "told";

export type StepKind =
	| "begin"
	| "play"
	| "end"
	| "lay"
	| "twist"
	| "take"
	| "move";

export type SeatKind =
	| "open"
	| "person"
	| "bot";

export type StageName =
	| "seating"
	| "playing"
	| "over";

export type VoteKind =
	| "replace"
	| "remove";

export type HintReason =
	| "only-move"
	| "best-in-deals"
	| "wins"
	| "loses"
	| "begins"
	| "trick"
	| "sets-up-trick"
	| "run"
	| "covers-skull"
	| "covers-command"
	| "stops"
	| "nothing-lost"
	| "smallest-step"
	| "fewest-lost"
	| "leaves-pile"
	| "keeps-pair"
	| "avoids-fatal"
	| "least-harm"
	| "next-costs"
	| "contrast-wins"
	| "contrast-loses"
	| "contrast-trick"
	| "contrast-room"
	| "contrast-set-up"
	| "contrast-dead"
	| "contrast-moved"
	| "contrast-stopped"
	| "twist"
	| "clears-line"
	| "ends-round"
	| "takes-now"
	| "lays-toad"
	| "own-twin"
	| "twin-gone"
	| "keeps-twist"
	| "hard-to-follow"
	| "can-follow"
	| "price-rises";

export type ChanceBase =
	| "network"
	| "marks-network"
	| "play-outs";

export type Severity =
	| "nothing"
	| "slight"
	| "inaccuracy"
	| "mistake"
	| "blunder";

export type TalkMode =
	| "silent"
	| "marks"
	| "chat"
	| "honour";

export type ClientMessage =
	| Hello
	| Act
	| AskHint
	| Look
	| Ping;

export type ServerMessage =
	| Welcome
	| Update
	| Presence
	| ChatLines
	| Done
	| Refused
	| HintView
	| Looking
	| Notice
	| Pong
	| Goodbye;

export type PersonAsk =
	| TakeSeat
	| LeaveSeat
	| ComeBack
	| SeatBot
	| ClearSeat
	| ChangeSettings
	| Start
	| LetBegin
	| MakeMove
	| TakeBack
	| Confirm
	| GiveMark
	| Chat
	| Vote
	| GiveUp
	| Rematch;

export type Board =
	| TheGameBoard
	| TakeThatBoard
	| GenericBoard;

/** What a client chooses of the settings; the rest has its default. */
export type SettingsChosen = Pick<Settings, "game" | "players"> & Partial<Settings>;

/** Changes by name or place; the value now; or where, how much is taken out, what is put in. */
export type Change =
	| { readonly [part: string]: Change }
	| readonly [unknown]
	| readonly [number, number, string | readonly unknown[]];

/** Choose a name; the first time it makes an identity for this browser. */
export interface NamePerson {
	name: string;
}

/** Open a table. */
export interface NewTable {
	settings: SettingsChosen;
	seats?: readonly string[];
	start?: boolean;
}

/** Make a one-time invitation to a seat. */
export interface InviteTo {
	seat: number;
}

/** Use a one-time code. */
export interface UseCode {
	code: string;
}

/** Who this browser is; None before it has chosen a name. */
export interface Me {
	person: PersonView | null;
}

/** A table has been opened. */
export interface TableMade {
	id: string;
	link: string;
}

/** A one-time code; it travels in the fragment of the link only. */
export interface Invitation {
	code: string;
	link: string;
}

/** A list of tables, newest first. */
export interface Tables {
	tables: readonly TableLine[];
}

/** What this server offers. */
export interface About {
	version: string;
	protocol: number;
	games: readonly GameAbout[];
	languages: readonly string[];
	public_url: string;
}

/** What can be played here: our games, then those that installed packages bring. */
export interface Games {
	games: readonly GameAbout[];
}

/** A finished game: its first moment, and what each move changed. */
export interface Replay {
	table: string;
	settings: Settings;
	seats: readonly SeatLine[];
	first: Frame;
	changes: readonly Change[];
	result: ResultView;
	commitment: string;
}

/** Finished games by game, number of players, talk and options. */
export interface Statistics {
	lines: readonly StatisticsLine[];
}

/** Finished games, newest first. */
export interface Results {
	results: readonly ResultLine[];
}

/** Report the name of a seat, or a line that was said there. */
export interface ReportIt {
	seat: number;
	line?: number | null;
}

/** Who watches a table, as its host is told. */
export interface Spectators {
	spectators: readonly SpectatorView[];
	nameless: number;
}

/** How many days things are kept after they were last used; 0 is until somebody deletes them. */
export interface Keeps {
	finished_days: number;
	seating_days: number;
	running_days: number;
	people_days: number;
	report_days: number;
	contact: string;
	imprint: string;
	docs_url: string;
}

/** Why a request failed, and what to do. */
export interface Problem {
	reason: string;
	text: string;
	part: string;
	why: string;
}

/** My finished games by kind, the kind that was played last first. */
export interface MyStatistics {
	kinds: readonly KindOfGames[];
	unfinished: number;
}

/** The sets of people that I have played with, the last first. */
export interface Companies {
	companies: readonly CompanyLine[];
}

/** The finished games of an exact set of people; only its members can ask for it. */
export interface CompanyStatistics {
	names: readonly string[];
	kinds: readonly KindOfGames[];
}

/** My devices, the last used first. */
export interface Devices {
	devices: readonly DeviceView[];
	recovery_code_from: string | null;
}

/** A recovery code; it is shown once and stored hashed. */
export interface RecoveryCode {
	code: string;
}

/** Who this client is now, and the recovery code that replaces the one that was used. */
export interface Recovered {
	person: PersonView;
	code: string;
}

/** Begin a daily deal, or go on with it. */
export interface BeginDaily {
	bot?: boolean;
}

/** The deals of a day. */
export interface Today {
	date: string;
	deals: readonly DailyLine[];
	streak: Streak;
}

/** The days that can be looked at, newest first. */
export interface Days {
	days: readonly DayLine[];
}

/** My first try beside the field; None in `field` means that it is still being made. */
export interface DailyResult {
	line: DailyLine;
	by_points: boolean;
	course: readonly number[];
	field: GroupView | null;
	levels: readonly GroupView[];
	people: GroupView | null;
	bots: GroupView | null;
	difficulty: DifficultyView | null;
	making: boolean;
	key: string;
	share: string;
}

/** A tournament as one person may see it; nothing of the bots is told before a deal has been played. */
export interface InstantView {
	id: string;
	name: string;
	by_points: boolean;
	level: string;
	deals: readonly InstantLine[];
	finished: number;
	compared: number;
	won: number;
	bots_won: number;
	percent: number | null;
	making: boolean;
}

/** Let others play the deal of a finished table. */
export interface NewChallenge {
	days?: number;
	invited?: number;
}

/** A challenge has been opened. */
export interface ChallengeMade {
	id: string;
	link: string;
}

/** A challenge; while it is open nothing is told about how others did. */
export interface ChallengeView {
	id: string;
	settings: Settings;
	seats: readonly string[];
	by: readonly string[];
	commitment: string;
	closes_at: number;
	open: boolean;
	invited: number;
	finished: number;
	your_table: string | null;
	results: readonly ChallengeResult[];
	same_moves: number;
}

/** The review of a finished game, as far as it is made. */
export interface ReviewView {
	table: string;
	game: string;
	seats: readonly SeatLine[];
	seat: number | null;
	team: boolean;
	stage: "done" | "failed" | "waiting";
	turns: number;
	steps: readonly JudgedTurn[];
	sums: readonly SumView[];
	width: number | null;
	explains: boolean;
	open_win: number | null;
	costly: readonly number[];
	best: readonly (number | null)[];
	luckiest: number | null;
}

/** How far a review is, told in a stream: the turns that were judged since it was told last. */
export interface ReviewProgress {
	turns: number;
	steps: readonly JudgedTurn[];
	costly: readonly number[];
}

/** A turn that somebody tries in place of one that was costly. */
export interface TryTurn {
	number: number;
	moves: readonly string[];
}

/** A tried turn so far: what can be done next, or how good the whole turn is. */
export interface TryView {
	hand: readonly TriedCard[];
	piles: readonly TriedPile[];
	line: readonly number[];
	played: readonly HintMove[];
	legal: readonly HintMove[];
	verdict: Verdict | null;
}

/** My mistakes, those that are due first. */
export interface Exercises {
	exercises: readonly ExerciseView[];
}

/** A wish to play on from a position of a finished game, with the same cards. */
export interface PlayOn {
	number: number;
}

/** Luck over my reviewed games, the kinds with most games first. */
export interface MyLuck {
	kinds: readonly LuckView[];
}

/** Begin or come back: `seen` is the number of the last update shown, `chat_seen` of the last line. */
export interface Hello {
	type: "hello";
	seen?: number;
	chat_seen?: number;
}

/** Ask something of the table; send it again with the same id until it is answered. */
export interface Act {
	type: "act";
	id: string;
	ask: PersonAsk;
}

/** Ask what a strong bot would play. */
export interface AskHint {
	type: "ask-hint";
	id: string;
}

/** Lead the people of a finished game through it; whoever says this leads from now on. */
export interface Look {
	type: "look";
	at: number;
	arrows?: readonly number[];
	moves?: readonly string[];
}

/** Say that the link is alive. */
export interface Ping {
	type: "ping";
}

/** The first message on every socket. */
export interface Welcome {
	type: "welcome";
	protocol: number;
	version: string;
	now: number;
	person: string | null;
	ping_seconds: number;
	silent_seconds: number;
}

/** The whole table as this viewer may see it; a newer one replaces an older one. */
export interface Update {
	type: "update";
	table: string;
	number: number;
	stage: StageName;
	settings: Settings;
	you: You;
	seats: readonly SeatView[];
	turn: number | null;
	board: Board | null;
	steps: readonly StepView[];
	talk: TalkView;
	draft: DraftView | null;
	clock: ClockView | null;
	votes: readonly VoteView[];
	giving_up: GivingUp | null;
	commitment: string | null;
	result: ResultView | null;
	rematch: string | null;
	open_until: number | null;
}

/** Who is connected now, by seat, and how many watch. */
export interface Presence {
	type: "presence";
	connected: readonly boolean[];
	watchers: number;
}

/** What was said and the viewer has not seen, oldest first: lines of chat and marks. */
export interface ChatLines {
	type: "chat-lines";
	lines: readonly ChatLine[];
}

/** The action of that id is durably stored; sent again it changes nothing. */
export interface Done {
	type: "done";
	id: string;
	number: number;
}

/** The action of that id was refused and has changed nothing. */
export interface Refused {
	type: "refused";
	id: string;
	reason: Reason;
	text: string;
	part: string;
	why: string;
}

/** What a strong bot would do with what the viewer sees, what it expects of it, and why. */
export interface HintView {
	type: "hint";
	id: string;
	bot: string;
	turn: readonly HintMove[];
	estimate: EstimateView | null;
	why: readonly WhyView[];
	others: readonly OtherView[];
	getting_ready: boolean;
	progress: number;
}

/** What the one who leads looks at in a finished game; only its people are told. */
export interface Looking {
	type: "looking";
	seat: number | null;
	at: number;
	arrows: readonly number[];
	moves: readonly HintMove[];
}

/** What the host of the server tells everybody, and whether it is about to stop: no new game begins. */
export interface Notice {
	type: "notice";
	text: string;
	draining: boolean;
}

/** The answer to a ping. */
export interface Pong {
	type: "pong";
}

/** The socket will be closed; `again` says whether to come back. */
export interface Goodbye {
	type: "goodbye";
	reason: Reason;
	again: boolean;
}

/** Sit down at an open seat before the start. */
export interface TakeSeat {
	type: "take-seat";
	seat: number;
}

/** Stand up: before the start the seat is open again, later the others may vote for a bot. */
export interface LeaveSeat {
	type: "leave-seat";
}

/** Take your seat back from the bot that plays for it. */
export interface ComeBack {
	type: "come-back";
}

/** Put a bot on an open seat before the start (any person at the table may). */
export interface SeatBot {
	type: "seat-bot";
	seat: number;
	level: string;
}

/** Open a seat again before the start: the host for anyone, everyone for bots. */
export interface ClearSeat {
	type: "clear-seat";
	seat: number;
}

/** Change what is agreed for the table before the start: the host may, but the game stays the same. */
export interface ChangeSettings {
	type: "change-settings";
	settings: SettingsChosen;
}

/** Deal the cards; every seat must be taken. */
export interface Start {
	type: "start";
}

/** Let a bot be the one who starts (G3); people begin by their own move. */
export interface LetBegin {
	type: "let-begin";
	seat: number;
}

/** Make a move, written as the update wrote it: `57A`, `end`, `begin`, `49`, `x49`, `take`. */
export interface MakeMove {
	type: "move";
	move: string;
}

/** Take your draft back into your hand. */
export interface TakeBack {
	type: "take-back";
}

/** Show your draft to everyone now. */
export interface Confirm {
	type: "confirm";
}

/** Give a mark, or put it away by giving it again; marks on a pile name it (0 to 3). */
export interface GiveMark {
	type: "mark";
	mark: string;
	pile?: number | null;
}

/** Say something in words. */
export interface Chat {
	type: "chat";
	text: string;
}

/** Vote about a seat; the first vote opens the ballot. */
export interface Vote {
	type: "vote";
	kind: VoteKind;
	seat: number;
	yes?: boolean;
}

/** Agree to give the game up as lost, or say no; it is over once every person has agreed (G21). */
export interface GiveUp {
	type: "give-up";
	yes?: boolean;
}

/** Open the next table with the same people, bots and settings. */
export interface Rematch {
	type: "rematch";
}

/** THE GAME and THE GAME EXTREME. */
export interface TheGameBoard {
	type: "the-game";
	piles: readonly PileView[];
	draw_pile: number;
	hand: readonly HandCard[];
	ties: readonly (readonly [number, number])[];
	begin: string | null;
	end: string | null;
	end_reason: Reason | null;
	minimum: number;
	played_now: number;
	duty: readonly Message[];
	owed: readonly OwedName[];
	cards_owed: number;
	bound_to: number | null;
	in_force: readonly CommandName[];
	drafted: CommandName | null;
	commands_out: Partial<Record<CommandName, number>>;
	played: readonly number[] | null;
}

/** TAKE THAT. */
export interface TakeThatBoard {
	type: "take-that";
	line: readonly LineCard[];
	price: number;
	low: number | null;
	high: number | null;
	hand: readonly TwistCard[];
	duty: readonly Message[];
	take: string | null;
	take_reason: Reason | null;
	draw_pile: number;
	heaps: readonly Heap[];
	round: number;
	rounds: number;
	scored: readonly (readonly number[])[];
	extra_shown: readonly (readonly (readonly number[])[])[];
}

/** A game that brings no board of its own: told in sentences, with its moves as a list. */
export interface GenericBoard {
	type: "generic";
	status: Message;
	lines: readonly Message[];
	choices: readonly Choice[];
	drawing: unknown;
}

/** All that is agreed before the first card; nothing of it changes once the cards are dealt. */
export interface Settings {
	game: string;
	players: number;
	minimum: number;
	short_hand: boolean;
	one_pile: OnePileName;
	switched_off: readonly CommandName[];
	layout: string | null;
	rounds: number;
	professional: boolean;
	talk: TalkMode;
	aid: boolean;
	hints: boolean;
	public: boolean;
	draft_seconds: number;
	bot_seconds: number;
	turn_seconds: number | null;
	practice_deal: number | null;
	practice_number: number;
	played_on: boolean;
	game_options: readonly GameOption[];
}

/** One moment of a finished game: the board as a spectator saw it, and all hands. */
export interface Frame {
	board: Board;
	hands: readonly (readonly number[])[];
	turn: number | null;
	step: StepView | null;
	marks: readonly MarkView[];
	cards_left: number;
	position: readonly string[];
}

/** How the game ended; hands are open now. */
export interface ResultView {
	ending: EndingName;
	won: boolean;
	excellent: boolean;
	cards_left: number;
	seat: number | null;
	owed: readonly OwedName[];
	command: CommandName | null;
	scores: readonly number[];
	winners: readonly number[];
	hands: readonly (readonly number[])[];
	deal: string;
	nonce: string;
	words: Message | null;
}

/** An identity of this server: a name and a public id, no more. */
export interface PersonView {
	id: string;
	name: string;
}

/** Days in a row with a try that counts; one missed day breaks nothing. */
export interface Streak {
	days: number;
	grace: boolean;
}

/** One deal of a day; nothing of how others did. */
export interface DailyLine {
	id: string;
	name: string;
	settings: Settings;
	by_points: boolean;
	seats: readonly string[];
	commitment: string;
	opens_at: number;
	closes_at: number;
	open: boolean;
	tries: number;
	first: DailyTry | null;
	last: DailyTry | null;
}

/** Where the viewer sits; `seat` is None for a spectator. */
export interface You {
	seat: number | null;
	host: boolean;
	your_turn: boolean;
}

/** What may be said, and what stands on the table. */
export interface TalkView {
	mode: TalkMode;
	marks_open: boolean;
	chat_open: boolean;
	closed: Reason | null;
	marks: readonly MarkView[];
	offers: readonly MarkOffer[];
}

/** A sentence by its id in the catalogues; a fact `seat` is said as the player's `name`. */
export interface Message {
	id: string;
	facts: Partial<Record<string, number | string>>;
}

/** A table in a list. */
export interface TableLine {
	id: string;
	settings: Settings;
	stage: StageName;
	seats: readonly SeatLine[];
	open_seats: number;
	your_seat: number | null;
	your_turn: boolean;
	updated_at: number;
	result: string | null;
}

/** What a game offers. */
export interface GameAbout {
	game: string;
	least_players: number;
	most_players: number;
	levels: readonly string[];
	own_board: boolean;
}

/** A seat in a list of tables. */
export interface SeatLine {
	kind: string;
	name: string;
}

/** Finished games of one kind. */
export interface StatisticsLine {
	game: string;
	players: number;
	talk: string;
	options: string;
	games: number;
	won: number;
	excellent: number;
	mean_cards_left: number | null;
	mean_score: number | null;
}

/** A finished game of this browser's person. */
export interface ResultLine {
	table: string;
	game: string;
	players: number;
	ended_at: number;
	result: string;
}

/** Somebody who watches. */
export interface SpectatorView {
	id: string;
	name: string;
}

/** My finished games of one kind; only these are compared with each other. */
export interface KindOfGames {
	game: string;
	players: number;
	talk: string;
	hints: boolean;
	settings: Settings;
	games: number;
	won: number;
	excellent: number;
	left_early: number;
	mean: number | null;
	streak: number;
	best_streak: number;
	tricks: number;
	marks: number;
	histogram: readonly ResultBar[];
	best: readonly GamePlayed[];
	last: readonly GamePlayed[];
	members: readonly MemberView[];
	field: FieldOfKind | null;
}

/** An exact set of people that I am one of. */
export interface CompanyLine {
	id: string;
	names: readonly string[];
	games: number;
	won: number;
	ended_at: number;
}

/** A device on which I am this person. */
export interface DeviceView {
	id: string;
	browser: string;
	platform: string;
	first_day: string;
	last_day: string;
	this: boolean;
}

/** A past day in the calendar: my first tries, by the name of the deal. */
export interface DayLine {
	date: string;
	tries: Partial<Record<string, DailyTry>>;
}

/** How my result stands among others: all of them bots, or all of them people. */
export interface GroupView {
	level: string | null;
	games: number;
	won: number;
	beaten: number;
	mean: number | null;
	histogram: readonly (readonly [number, number])[];
}

/** How hard the deal is: so many percent of all deals are easier for the stated level. */
export interface DifficultyView {
	level: string;
	percent: number;
	low: number;
	high: number;
}

/** One of the eight deals, and my first try of it against the bots. */
export interface InstantLine {
	line: DailyLine;
	compared: boolean;
	games: number;
	percent: number | null;
}

/** How one table did; shown when the challenge has closed. */
export interface ChallengeResult {
	table: string;
	names: readonly string[];
	first: boolean;
	finished: boolean;
	won: boolean;
	cards_left: number | null;
	scores: readonly number[];
	known: boolean;
	course: readonly number[];
	moves: readonly string[];
}

/** One turn: the chance around it, what it lost, and the luck that followed; chances are from 0 to 1. */
export interface JudgedTurn {
	number: number;
	last: number;
	seat: number;
	played: readonly HintMove[];
	best: readonly HintMove[];
	start: number;
	before: number;
	after: number;
	doubt: number;
	lost: number;
	luck: number;
	rest: number;
	base: ChanceBase;
	severity: Severity;
	free: boolean;
	why: readonly WhyView[];
}

/** The account of one seat: the other parts add up to the result. */
export interface SumView {
	start: number;
	deal: number;
	draws: number;
	mine: number;
	others: number;
	rest: number;
	result: number;
}

/** A card of the hand that a turn is tried with. */
export interface TriedCard {
	card: number;
	command: CommandName | null;
}

/** A pile that a turn is tried on. */
export interface TriedPile {
	name: string;
	ascending: boolean;
	top: number;
	command: CommandName | null;
}

/** One move of a turn. */
export interface HintMove {
	kind: StepKind;
	move: string;
	card: number | null;
	pile: number | null;
}

/** How good a tried turn is beside the best one, both on the same re-dealt hidden cards. */
export interface Verdict {
	lost: number;
	win: number;
	best: readonly HintMove[];
	best_win: number;
	why: readonly WhyView[];
}

/** A costly decision of one of my games. */
export interface ExerciseView {
	table: string;
	number: number;
	theme: string;
	lost: number;
	round: number;
	due: boolean;
}

/** The reviewed games of one kind added up, in wins: the other parts add up to the result. */
export interface LuckView {
	game: string;
	players: number;
	games: number;
	sum: SumView;
	width: number;
	rules: readonly string[];
}

/** A seat as everyone sees it. */
export interface SeatView {
	seat: number;
	kind: SeatKind;
	name: string;
	level: string | null;
	played_as: string | null;
	host: boolean;
	connected: boolean;
	away: boolean;
	replaced: boolean;
	reserved: boolean;
	cards: number;
	to_move: boolean;
}

/** One of the last moves, as everyone saw it. */
export interface StepView {
	number: number;
	seat: number;
	kind: StepKind;
	move: string;
	card: number | null;
	command: CommandName | null;
	pile: number | null;
	step: number | null;
	trick: boolean;
	drawn: number;
	taken: number;
	words: Message | null;
}

/** The own play that nobody else has seen yet. */
export interface DraftView {
	kind: StepKind;
	move: string;
	card: number | null;
	pile: number | null;
	waits: boolean;
	loses: boolean;
	confirmed_at: number | null;
	words: Message | null;
}

/** When the clock of the active seat runs out, in milliseconds since 1970. */
export interface ClockView {
	seat: number;
	ends_at: number;
}

/** An open vote about a seat. */
export interface VoteView {
	kind: VoteKind;
	seat: number;
	yes: readonly number[];
	no: readonly number[];
	needed: number;
}

/** Who has agreed to give the game up, and who has to for it to be over (G21). */
export interface GivingUp {
	agreed: readonly number[];
	people: readonly number[];
}

/** Something that was said: a line of chat, or a mark that was given and may be gone by now. */
export interface ChatLine {
	number: number;
	seat: number;
	name: string;
	text: string;
	at: number;
	mark: MarkName | null;
	pile: number | null;
}

/** A chance to win when everybody plays on as its base does. */
export interface EstimateView {
	win: number;
	doubt: number;
	base: ChanceBase;
	points: number | null;
	sure: boolean;
}

/** A reason with its facts: cards, piles and seats by number, a command by name, counts. */
export interface WhyView {
	reason: HintReason;
	facts: Partial<Record<string, number | string>>;
}

/** Another good way on. */
export interface OtherView {
	turn: readonly HintMove[];
	estimate: EstimateView;
	close: boolean;
}

/** One of the four piles. */
export interface PileView {
	pile: number;
	name: string;
	ascending: boolean;
	top: number;
	command: CommandName | null;
	cards: number;
	room: number;
}

/** A card of the viewer's hand. */
export interface HandCard {
	card: number;
	command: CommandName | null;
	fits: readonly Fit[];
	why: Reason | null;
}

/** A card of the line; `twin` is the card of the viewer's hand that twists it, if any. */
export interface LineCard {
	card: number;
	toad: boolean;
	twin: number | null;
}

/** A card of the viewer's hand in TAKE THAT, with the moves that use it. */
export interface TwistCard {
	card: number;
	toad: boolean;
	twin: number | null;
	lay: string | null;
	lay_reason: Reason | null;
	twist: string | null;
	twist_reason: Reason | null;
	in_reach: boolean;
}

/** What lies before a seat in TAKE THAT. */
export interface Heap {
	face_up: readonly number[];
	face_down: number;
	face_down_toads: number | null;
	extra: number;
	points: number;
	total: number;
}

/** A move that this viewer may make now. */
export interface Choice {
	move: string;
	words: Message;
	losing: boolean;
}

/** Something that a package's game lets players choose, beyond what every table has. */
export interface GameOption {
	name: string;
	value: boolean | number | string;
}

/** A mark that stands on the table. */
export interface MarkView {
	seat: number;
	mark: MarkName;
	pile: number | null;
}

/** How a try of mine went. */
export interface DailyTry {
	table: string;
	over: boolean;
	counts: boolean;
	hinted: boolean;
	finished: boolean;
	won: boolean;
	measure: number | null;
}

/** A mark that may be given now; `given` ones are put away by giving them again. */
export interface MarkOffer {
	mark: MarkName;
	pile: number | null;
	true: boolean;
	given: boolean;
}

/** How many games ended with a result from `low` to `high`: cards left, or points. */
export interface ResultBar {
	low: number;
	high: number;
	games: number;
}

/** One finished game of mine. */
export interface GamePlayed {
	table: string;
	ended_at: number;
	won: boolean;
	cards_left: number | null;
	score: number | null;
	left_early: boolean;
	still_open: boolean;
}

/** Somebody at these tables, and how often they won. */
export interface MemberView {
	name: string;
	you: boolean;
	won: number;
}

/** How bots did on the daily deals of this kind that I have played; never in one figure with mine. */
export interface FieldOfKind {
	level: string;
	games: number;
	won: number;
	histogram: readonly ResultBar[];
}

/** A pile that a card of the viewer's hand could go on by its number. */
export interface Fit {
	pile: number;
	step: number;
	trick: boolean;
	move: string | null;
	fatal: boolean;
	doomed: boolean;
	reason: Reason | null;
	barred: boolean;
	breaks: CommandName | null;
	owes: readonly OwedName[];
}
