import { isMuted } from './muted.svelte';
import type { ChatLine } from './protocol.gen';

/** Hears what others say. */
export type Listener = (lines: readonly ChatLine[]) => void;

const KEPT = 200;

/** Lines come again where somebody was deleted, or the server's database was put back: they replace ours. */
export function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
	const first = lines[0]?.number ?? Infinity;
	return [...known.filter((line) => line.number < first), ...lines].slice(-KEPT);
}

/** What is new after a line, said since we came, by somebody we listen to. */
export function newsIn(lines: readonly ChatLine[], last: number, cameAt: number): ChatLine[] {
	return lines.filter((line) => line.number > last && line.at >= cameAt && !isMuted(line.name));
}
