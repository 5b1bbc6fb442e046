/** Whose lines this browser hides, by name; kept in its local storage, never sent. */
const PLACE = 'tenback-muted';
const MOST = 200;

let muted = $state.raw<readonly string[]>(kept());

export const isMuted = (name: string) => muted.includes(name);

/** Hide what somebody says, or show it again. */
export function mute(name: string, hide: boolean): void {
	const others = muted.filter((other) => other !== name);
	muted = hide ? [...others, name].slice(-MOST) : others;
	try {
		localStorage.setItem(PLACE, JSON.stringify(muted));
	} catch {
		// A browser that keeps nothing still plays.
	}
}

function kept(): string[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
		return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
	} catch {
		return [];
	}
}
