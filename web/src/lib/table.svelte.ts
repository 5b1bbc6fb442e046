import { keepCommitment } from './commitments';
import { withoutLaid, type Laid, type Question } from './drafts';
import { PROTOCOL } from './facts.gen';
import type {
	Act,
	AskHint,
	ChatLine,
	ClientMessage,
	HintMove,
	HintView,
	Notice,
	PersonAsk,
	Presence,
	Reason,
	SeatView,
	ServerMessage,
	Update,
	Welcome
} from './protocol.gen';
import { newsIn, withLines, type Listener } from './heard';
import { nameAt } from './names';
import { Outbox } from './outbox.svelte';
import type { Refusal } from './refusal';
import { handOf, hasMoved, newlyDrawn, type Watcher } from './updates';
import { ReconnectingSocket, type ConnectionState } from './socket';

/** One table as this browser sees it: the only store. It asks and shows, and decides nothing. */
export class TableState {
	connection = $state<ConnectionState>('connecting');
	update = $state.raw<Update | null>(null); // the newest; replaces all older ones
	presence = $state.raw<Presence | null>(null);
	said = $state.raw<readonly ChatLine[]>([]); // chat and marks, oldest first
	unread = $state(0); // how much of it others said since it was last looked at
	chosen = $state<number | null>(null); // the selected card; survives updates
	question = $state.raw<Question | null>(null);
	refused = $state.raw<Refusal | null>(null); // the last refusal, until the next action
	hint = $state.raw<HintView | null>(null);
	hinting = $state(false);
	commitment = $state<string | null>(null); // the first that was shown here, also before a reload
	dealChanged = $state(false); // the server has shown another commitment than the first
	pointed = $state.raw<HintMove | null>(null); // the move that a lesson speaks of
	notice = $state.raw<Notice | null>(null); // what the host of the server tells everybody
	stale = $state(false); // the server speaks a newer protocol than this page
	closed = $state.raw<Reason | null>(null); // why the link will not come back
	drawn = $state.raw<readonly number[]>([]); // cards that came into the hand since the last play

	#outbox = new Outbox();
	#socket: ReconnectingSocket | null = null;
	#version: string | null = null;
	#cameBack = false; // the next update is the truth, also an older one: a backup may have been put back
	#clockAhead = 0; // the server's clock minus ours
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
	#watchers = new Set<Watcher>();
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
	#listeners = new Set<Listener>();
	#cameAt = 0; // when we first came, by the server's clock

	readonly board = $derived(this.update?.board ?? null);
	readonly seat = $derived(this.update?.you.seat ?? null);
	readonly busy = $derived(this.#outbox.waiting.length > 0);
	readonly draft = $derived(this.update?.draft ?? null);
	readonly myTurn = $derived(this.update?.stage === 'playing' && this.update.you.your_turn);
	readonly sending = $derived(this.#outbox.sending);
	readonly slow = $derived(this.#outbox.slow);
	readonly sent = $derived(this.#outbox.sent);
	readonly laid = $derived<Laid | null>(this.sending ?? (this.draft?.waits ? this.draft : null));
	readonly hand = $derived(withoutLaid(handOf(this.board), this.laid));
	readonly hinted = $derived(this.hint?.turn[0] ?? this.pointed); // the move that is outlined

	constructor(readonly id: string) {}

	/** Connect to the table and stay connected until `leave`. */
	join(): void {
		const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
		this.#socket = new ReconnectingSocket(`${scheme}//${location.host}/ws/${this.id}`, {
			heard: (message) => this.heard(message),
			changed: (state) => (this.connection = state),
			greeting: () => this.greeting()
		});
	}

	leave(): void {
		this.#outbox.stop();
		this.#socket?.stop();
		this.#watchers.clear();
		this.#listeners.clear();
	}

	/** Reconnect and load everything again, for example after choosing a name. */
	rejoin(): void {
		this.#socket?.stop();
		this.update = null;
		this.join();
	}

	/** Call the watcher with every new update and the one before it; returns what stops that. */
	watch(watcher: Watcher): () => void {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	}

	/** Call the listener with everything that others say from now on; returns what stops that. */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	greeting(): ClientMessage[] {
		const chatSeen = this.said.at(-1)?.number ?? 0;
		return [{ type: 'hello', seen: this.update?.number ?? 0, chat_seen: chatSeen }, ...this.#outbox.waiting];
	}

	heard(message: ServerMessage): void {
		switch (message.type) {
			case 'welcome':
				return this.#greeted(message);
			case 'update':
				return this.#updated(message);
			case 'presence':
				this.presence = message;
				return;
			case 'chat-lines':
				return this.#heardTalk(message.lines);
			case 'done':
				this.#answered(message.id);
				this.#outbox.done(message.id, message.number);
				this.#outbox.shown(this.update?.number ?? 0);
				return;
			case 'refused':
				this.#outbox.refused(message.id);
				// A quick answer that asked for a better one by itself asks again later.
				if (this.#answered(message.id) === 'ask-hint' && this.hint) this.hint = { ...this.hint };
				else this.refused = { reason: message.reason, part: message.part, why: message.why };
				return;
			case 'hint':
				this.#answered(message.id);
				this.hint = message;
				return;
			case 'notice':
				this.notice = message;
				return;
			case 'goodbye':
				this.closed = message.again ? null : message.reason;
				return;
			case 'pong':
		}
	}

	/** Ask something of the table; it is sent again until it is answered. */
	ask(ask: PersonAsk, laid: Laid | null = null): void {
		this.refused = null;
		this.#send({ type: 'act', id: this.#outbox.nextId(), ask }, laid);
	}

	/** Do this now, or as soon as it is known what became of the card that is on its way. */
	whenSettled(action: () => void): void {
		this.#outbox.whenSettled(action);
	}

	askHint(): void {
		this.refused = this.hint = null;
		this.hinting = true;
		this.#send({ type: 'ask-hint', id: this.#outbox.nextId() });
	}

	/** Ask once more, behind the quick answer that is shown until the expert is ready. */
	askHintAgain(): void {
		this.#send({ type: 'ask-hint', id: this.#outbox.nextId() });
	}

	/** Make a move; no card stays selected, and the one that it lays is seen there at once. */
	move(move: string | null | undefined, laid: Laid | null = null): void {
		if (!move) return;
		this.chosen = null;
		this.ask({ type: 'move', move }, laid);
	}

	/** Select a card, or deselect it. */
	choose(card: number | null): void {
		this.refused = null;
		this.chosen = this.chosen === card ? null : card;
	}

	/** Answer the question before a fatal play. */
	answer(yes: boolean): void {
		const question = this.question;
		this.question = null;
		if (yes && question) this.move(question.move, question.laid);
	}

	/** All that was said has been seen. */
	readTalk(): void {
		this.unread = 0;
	}

	/** Milliseconds until a moment of the server's clock. */
	until(moment: number): number {
		return Math.max(0, moment - Date.now() - this.#clockAhead);
	}

	/** Whether the person on a seat is connected now. */
	isHere(seat: SeatView): boolean {
		return this.presence?.connected[seat.seat] ?? seat.connected;
	}

	nameOf(seat: number): string {
		return nameAt(this.update?.seats ?? [], seat);
	}

	#greeted(welcome: Welcome): void {
		this.#clockAhead = welcome.now - Date.now();
		this.#cameAt ||= welcome.now;
		this.#cameBack = true;
		this.#version ??= welcome.version;
		this.stale = welcome.protocol !== PROTOCOL || welcome.version !== this.#version;
	}

	#updated(update: Update): void {
		const before = this.update;
		if (before && update.number < before.number && !this.#cameBack) return;
		this.#cameBack = false;
		this.update = update;
		this.#compareCommitment(update.commitment);
		this.drawn = newlyDrawn(before, update, this.drawn);
		if (hasMoved(before, update)) this.hint = null;
		if (this.chosen !== null && !this.hand.some((one) => one.card === this.chosen)) this.chosen = null;
		if (this.question && !this.myTurn) this.question = null;
		this.#outbox.shown(update.number);
		for (const watcher of this.#watchers) watcher(before, update);
	}

	/** The deal was fixed at the start: whatever is shown later must be the same. */
	#compareCommitment(shown: string | null): void {
		if (shown === null && this.commitment === null) return;
		this.commitment ??= keepCommitment(this.id, shown ?? '');
		if (shown !== this.commitment) this.dealChanged = true;
	}

	/** What was said before we came is no news. */
	#heardTalk(lines: readonly ChatLine[]): void {
		const known = this.said;
		this.said = withLines(known, lines);
		const news = newsIn(lines, known.at(-1)?.number ?? 0, this.#cameAt).filter(
			(line) => line.seat !== this.seat
		);
		this.unread += news.length;
		for (const listener of news.length ? this.#listeners : []) listener(news);
	}

	#send(message: Act | AskHint, laid: Laid | null = null): void {
		this.#outbox.keep(message, laid);
		this.#socket?.send(message);
	}

	#answered(id: string): 'act' | 'ask-hint' | undefined {
		const asked = this.#outbox.answered(id)?.type;
		if (asked === 'ask-hint') this.hinting = false;
		return asked;
	}
}
