import { vi } from 'vitest';

// What happy-dom lacks: cards do not travel here, and no socket is opened.
Element.prototype.animate ??= vi.fn(
	() => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation
);
vi.stubGlobal(
	'WebSocket',
	class {
		static OPEN = 1;
		readyState = 0;
		send() {}
		close() {}
	}
);
