import type { Laid } from './drafts';
import type { Act, AskHint, PersonAsk } from './protocol.gen';

type Waiting = Act | AskHint;

/** A card on its way: shown at its place until an update with that number has it, or a refusal takes it back. */
interface Sending extends Laid {
	id: string;
	shownBy: number | null; // the number of the update that shows it; null while nobody has answered
}

const SLOW = 600; // milliseconds after which it is said that something is being sent

const askedOf = (ask: PersonAsk) => (ask.type === 'move' ? ask.move : ask.type);

/** What was asked of the server and not answered yet. */
export class Outbox {
	waiting = $state.raw<readonly Waiting[]>([]); // said again after coming back
	sending = $state.raw<Sending | null>(null);
	slow = $state(false); // an answer takes so long that it is said

	#next: (() => void) | null = null; // what was asked while a card was on its way
	#timer: ReturnType<typeof setTimeout> | undefined;
	#name = Math.random().toString(36).slice(2, 10);
	#count = 0;

	/** What waits for its answer: moves, and the types of all else. */
	readonly sent = $derived<readonly string[]>(
		this.waiting.map((one) => (one.type === 'act' ? askedOf(one.ask) : one.type))
	);

	/** An id that no other action has. */
	nextId(): string {
		this.#count += 1;
		return `${this.#name}-${this.#count}`;
	}

	/** Keep a message until it is answered; the card that it lays is seen there at once. */
	keep(message: Waiting, laid: Laid | null): void {
		this.waiting = [...this.waiting, message];
		if (laid) this.sending = { ...laid, id: message.id, shownBy: null };
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.slow = this.#isAsking), SLOW);
	}

	/** A message was answered; gives it. */
	answered(id: string): Waiting | undefined {
		const answered = this.waiting.find((message) => message.id === id);
		this.waiting = this.waiting.filter((message) => message.id !== id);
		if (!this.#isAsking) this.stop();
		return answered;
	}

	/** It was done: the update with that number shows it. */
	done(id: string, number: number): void {
		if (this.sending?.id === id) this.sending = { ...this.sending, shownBy: number };
	}

	/** It was refused: the card is in the hand again. */
	refused(id: string): void {
		if (this.sending?.id === id) this.#settle();
	}

	/** An update is there: a card that it shows is on its way no more. */
	shown(number: number): void {
		if (number >= (this.sending?.shownBy ?? Infinity)) this.#settle();
	}

	/** Do this now, or as soon as it is known what became of the card that is on its way. */
	whenSettled(action: () => void): void {
		if (this.sending) this.#next = action;
		else action();
	}

	/** Nothing more is said about waiting. */
	stop(): void {
		clearTimeout(this.#timer);
		this.slow = false;
	}

	/** What was asked meanwhile is judged by the table as it is now. */
	#settle(): void {
		const next = this.#next;
		this.sending = this.#next = null;
		next?.();
	}

	/** Whether an action waits for its answer; a hint takes its time and says so itself. */
	get #isAsking(): boolean {
		return this.waiting.some((message) => message.type === 'act');
	}
}
