/** Tables that this browser no longer lists; kept in its local storage, never sent. A link still leads there. */
const PLACE = 'tenback-removed-tables';
const MOST = 500;

let removed = $state.raw<readonly string[]>(kept());

export const isRemoved = (table: string) => removed.includes(table);

/** List a table no longer. */
export const remove = (table: string) => keep([...removed, table].slice(-MOST));

/** List all tables again. */
export const listAgain = () => keep([]);

function keep(next: readonly string[]): void {
	removed = next;
	try {
		localStorage.setItem(PLACE, JSON.stringify(next));
	} catch {
		// A browser that keeps nothing still plays.
	}
}

function kept(): string[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
		return Array.isArray(found) ? found.filter((table) => typeof table === 'string') : [];
	} catch {
		return [];
	}
}
