import type { ClientMessage, ServerMessage } from './protocol.gen';

/** The state of the connection to the table, as it is shown. */
export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost' | 'closed';

export interface Listener {
	heard(message: ServerMessage): void;
	changed(state: ConnectionState): void;
	/** What to say first on a fresh socket, and what was not answered yet. */
	greeting(): ClientMessage[];
}

const WAITS = [500, 1000, 2000, 3000];
const SOON = 1000; // what was asked is answered within that time, or a ping asks whether anybody is there
const SILENT_AFTER = 2000; // no answer to a ping for so long is said
const GONE_AFTER = 9000; // a server that is silent for so long after a ping is not there

/** A socket that comes back by itself. Knows messages as data only, and no Svelte. */
export class ReconnectingSocket {
	#socket: WebSocket | null = null;
	#tries = 0;
	#pingAfter = 2500;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#stopped = false;
	#doubt: 'none' | 'asked' | 'told' = 'none'; // whether a ping waits for its answer, and that was said

	constructor(
		readonly url: string,
		readonly listener: Listener
	) {
		addEventListener('online', this.#hurry);
		document.addEventListener('visibilitychange', this.#hurry);
		this.#connect();
	}

	/** Send a message if the link is open; what must arrive is said again in the greeting. */
	send(message: ClientMessage): void {
		if (this.#socket?.readyState !== WebSocket.OPEN) return;
		this.#socket.send(JSON.stringify(message));
		if (message.type !== 'ping' && this.#doubt === 'none') this.#waitThenPing(SOON);
	}

	/** Close for good. */
	stop(): void {
		this.#stopped = true;
		removeEventListener('online', this.#hurry);
		document.removeEventListener('visibilitychange', this.#hurry);
		clearTimeout(this.#timer);
		this.#socket?.close();
	}

	#connect = (): void => {
		clearTimeout(this.#timer);
		const socket = new WebSocket(this.url);
		this.#socket = socket;
		this.#expectWord(GONE_AFTER);
		socket.onmessage = (event: MessageEvent<string>) => {
			if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
		};
		socket.onclose = () => {
			if (socket === this.#socket) this.#lost();
		};
	};

	#hear(message: ServerMessage): void {
		if (this.#doubt === 'told' && message.type !== 'welcome') this.listener.changed('open');
		this.#doubt = 'none';
		if (message.type === 'welcome') {
			this.#tries = 0;
			this.#pingAfter = message.ping_seconds * 1000;
			this.listener.changed('open');
			this.listener.heard(message);
			for (const greeting of this.listener.greeting()) this.send(greeting);
		} else {
			if (message.type === 'goodbye' && !message.again) this.#stopped = true;
			this.listener.heard(message);
		}
		if (!this.#stopped) this.#waitThenPing();
	}

	#waitThenPing(after = this.#pingAfter): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#doubt = 'asked';
			this.send({ type: 'ping' });
			this.#timer = setTimeout(() => this.#silent(), SILENT_AFTER);
		}, after);
	}

	#silent(): void {
		this.#doubt = 'told';
		this.listener.changed('silent');
		this.#expectWord(GONE_AFTER - SILENT_AFTER);
	}

	#expectWord(milliseconds: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#lost(), milliseconds);
	}

	#lost(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#doubt = 'none';
		socket?.close();
		clearTimeout(this.#timer);
		this.listener.changed(this.#stopped ? 'closed' : 'lost');
		if (this.#stopped) return;
		const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
		this.#tries += 1;
		this.#timer = setTimeout(this.#connect, wait);
	}

	/** The network or the page is back: do not wait for the next try. */
	#hurry = (): void => {
		if (!this.#stopped && this.#socket === null && document.visibilityState === 'visible') this.#connect();
	};
}
