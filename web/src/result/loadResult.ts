import { api } from '$lib/api';
import type { TableState } from '$lib/table.svelte';
import { learnWords } from '$lib/words.svelte';

/** Load all that a result tells beside its first sentence, to be shown at once: its buttons stand below. */
export async function loadResult(table: TableState, open: boolean, isShared: boolean) {
	const [played, mine, SeeOthers] = await Promise.all([
		// While others still play the same deal there is neither replay nor record.
		open ? null : api.replay(table.id).catch(() => null),
		table.seat === null ? [] : api.myResults().catch(() => []),
		open || isShared ? loadSeeOthers().catch(() => null) : null
	]);
	const { game, players } = played?.settings ?? {};
	const earlier = mine.filter(
		(line) => line.game === game && line.players === players && line.table !== table.id
	);
	return { played, earlier, SeeOthers };
}

async function loadSeeOthers() {
	const [others] = await Promise.all([import('../daily/SeeOthers.svelte'), learnWords('daily')]);
	return others.default;
}
