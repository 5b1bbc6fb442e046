import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '$lib/protocol.gen';
import { ReconnectingSocket, type ConnectionState } from '$lib/socket';

const WELCOME = {
	type: 'welcome',
	protocol: 1,
	version: '1',
	now: 0,
	person: null,
	ping_seconds: 2.5,
	silent_seconds: 30
} as const;

class FakeSocket {
	static OPEN = 1;
	static all: FakeSocket[] = [];
	readyState = FakeSocket.OPEN;
	sent: string[] = [];
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;

	constructor() {
		FakeSocket.all.push(this);
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text).type);
	}
	close(): void {
		this.readyState = 3;
	}
	says(message: ServerMessage): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

const newest = () => FakeSocket.all.at(-1)!;
let states: ConnectionState[];
let link: ReconnectingSocket;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	FakeSocket.all = [];
	states = [];
	link = new ReconnectingSocket('ws://here/ws/abc', {
		heard: () => undefined,
		changed: (state) => states.push(state),
		greeting: () => [{ type: 'hello', seen: 0, chat_seen: 0 }]
	});
});

afterEach(() => {
	link.stop();
	vi.useRealTimers();
});

describe('a link', () => {
	it('greets when it is welcomed', () => {
		newest().says(WELCOME);
		expect(newest().sent).toEqual(['hello']);
		expect(states).toEqual(['open']);
	});

	it('comes back by itself, a little later each time', () => {
		for (const wait of [500, 1000, 2000, 3000, 3000]) {
			const before = FakeSocket.all.length;
			newest().onclose?.();
			vi.advanceTimersByTime(wait - 1);
			expect(FakeSocket.all.length).toBe(before);
			vi.advanceTimersByTime(1);
			expect(FakeSocket.all.length).toBe(before + 1);
		}
	});

	it('pings after silence, and gives a silent server up after nine seconds', () => {
		newest().says(WELCOME);
		vi.advanceTimersByTime(2500);
		expect(newest().sent).toEqual(['hello', 'ping']);
		vi.advanceTimersByTime(9000);
		expect(states.at(-1)).toBe('lost');
	});

	it('says after three seconds that nobody answers what was asked, and takes it back', () => {
		newest().says(WELCOME);
		newest().says({ type: 'pong' });
		link.send({ type: 'act', id: 'a', ask: { type: 'take-back' } });
		vi.advanceTimersByTime(2999);
		expect(states).toEqual(['open']);
		vi.advanceTimersByTime(1);
		expect(states.at(-1)).toBe('silent');
		newest().says({ type: 'pong' });
		expect(states.at(-1)).toBe('open');
	});

	it('stays when the server answers', () => {
		newest().says(WELCOME);
		vi.advanceTimersByTime(2500);
		newest().says({ type: 'pong' });
		vi.advanceTimersByTime(2400);
		expect(states).toEqual(['open']);
	});

	it('does not come back when it was told not to', () => {
		newest().says({ type: 'goodbye', reason: 'problem-server-no-such-table', again: false });
		newest().onclose?.();
		vi.advanceTimersByTime(60_000);
		expect(FakeSocket.all.length).toBe(1);
		expect(states).toEqual(['closed']);
	});

	it('hears nothing of a socket it has left', () => {
		const old = newest();
		old.onclose?.();
		vi.advanceTimersByTime(500);
		old.says(WELCOME);
		expect(states).toEqual(['lost']);
	});
});
