import type { ClientMessage, ServerMessage } from './protocol.gen';

/** The state of the connection to the table, as it is shown. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
	heard(message: ServerMessage): void;
	changed(state: ConnectionState): void;
	/** What to say first on a fresh socket, and what was not answered yet. */
	greeting(): ClientMessage[];
}

const WAITS = [500, 1000, 2000, 3000];
const GONE_AFTER = 9000; // a server that is silent for so long after a ping is not there

/** A socket that comes back by itself. Knows messages as data only, and no Svelte. */
export class ReconnectingSocket {
	#socket: WebSocket | null = null;
	#tries = 0;
	#pingAfter = 2500;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#stopped = false;

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
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
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

	#waitThenPing(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.send({ type: 'ping' });
			this.#expectWord(GONE_AFTER);
		}, this.#pingAfter);
	}

	#expectWord(milliseconds: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#lost(), milliseconds);
	}

	#lost(): void {
		const socket = this.#socket;
		this.#socket = null;
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
