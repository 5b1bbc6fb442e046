import type { GenericBoard } from '$lib/protocol.gen';

/** What a board of a package may ask of the table. */
export interface Asked {
	seat: number | null; // the viewer's; null for a spectator
	move(move: string): void;
	say(id: string, facts?: Record<string, string | number>): string;
	nameOf(seat: number): string;
}

/** A board that a package has drawn into an element. */
export interface Drawn {
	/** Draw the newest board; called once at the beginning and after every update. */
	show(board: GenericBoard): void;
	remove?(): void;
}

/** What the module of a package exports. */
export interface Drawing {
	draw(target: HTMLElement, asked: Asked): Drawn;
}

const drawings = new Map<string, Drawing>();

/** Load the module that draws a game; it comes from this server, as the page's policy demands. */
export async function loadDrawing(game: string): Promise<void> {
	const address = `/api/games/${encodeURIComponent(game)}/board.js`;
	drawings.set(game, (await import(/* @vite-ignore */ address)) as Drawing);
}

/** The module that draws a game, once it is loaded. */
export function drawingOf(game: string): Drawing | null {
	return drawings.get(game) ?? null;
}
