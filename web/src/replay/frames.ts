import type { Change, Frame, Replay } from '$lib/protocol.gen';

/** A finished game with every moment written out. */
export interface Played extends Omit<Replay, 'first' | 'changes'> {
	frames: readonly Frame[];
}

/** Write out the moments of a replay, which is sent as its first moment and what each move changed. */
export function played({ first, changes, ...replay }: Replay): Played {
	const frames = [first];
	for (const change of changes) frames.push(changed(frames[frames.length - 1]!, change));
	return { ...replay, frames };
}

/** Apply a change; what did not change is shared with the moment before. */
function changed<T>(value: T, change: Change): T {
	if (!isLeaf(change)) return withParts(value, change);
	if (change.length === 1) return change[0] as T;
	const [at, out, put] = change;
	if (typeof value === 'string') return `${value.slice(0, at)}${String(put)}${value.slice(at + out)}` as T;
	const list = value as readonly unknown[];
	return [...list.slice(0, at), ...put, ...list.slice(at + out)] as T;
}

function withParts<T>(value: T, parts: Readonly<Record<string, Change>>): T {
	const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
	for (const [part, change] of Object.entries(parts)) copy[part] = changed(copy[part], change);
	return copy as T;
}

type Leaf = Extract<Change, readonly unknown[]>;
const isLeaf = (change: Change): change is Leaf => Array.isArray(change);
