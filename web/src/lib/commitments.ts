const PLACE = 'tenback-commitments';
const MOST = 200; // tables; the oldest are forgotten

/** Keep the first commitment that a table has shown, over reloads; give the one that was kept. */
export function keepCommitment(table: string, shown: string): string {
	const kept = read();
	const first = kept.find(([id]) => id === table)?.[1];
	if (first !== undefined) return first;
	try {
		localStorage.setItem(PLACE, JSON.stringify([...kept, [table, shown]].slice(-MOST)));
	} catch {
		// A browser that keeps nothing compares as long as the page is open.
	}
	return shown;
}

function read(): [string, string][] {
	try {
		return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, string][];
	} catch {
		return [];
	}
}
